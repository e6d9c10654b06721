// Collects what is read in a language: each form in the letters of that language.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lexicon/language.h"

namespace lexicon {

class EntryList {
 public:
  // "猫|貓" is then the same word in two scripts.
  void use_two_scripts() { two_scripts_ = true; }
  std::pair<std::string, std::string> scripts(const std::string& text) const;

  void add(const std::string& text, const Entry& entry);
  void add(const std::string& usual, const std::string& traditional, const Entry& entry);
  // "ёе": the first letter counts as the second, or does so only if nothing was understood before. False if these are not two letters.
  bool fold(std::string_view pair, bool plain);
  // Gives the language its entries and letters. What was added before is read with all of them.
  void finish(Language& language);

 private:
  bool two_scripts_ = false;
  bool has_plain_ = false;
  Letters letters_, plain_letters_;
  std::vector<std::pair<std::string, Entry>> written_;
};

}  // namespace lexicon
