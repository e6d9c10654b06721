// The five languages, as they were when the program was built.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/languages.h"
#include "lexicon/language.h"
#include "lexicon/reader.h"

namespace lexicon {

// One of core::languages; the two kinds of Chinese are one language in two scripts.
struct Tongue {
  std::string_view id;
  const Language* language = nullptr;
  Script script = Script::usual;
};

class Languages {
 public:
  // Why the built-in files are wrong; empty if they are right.
  const std::string& fault() const { return fault_; }
  const Concepts& concepts() const { return concepts_; }
  const std::array<Tongue, core::languages.size()>& tongues() const { return tongues_; }
  const Tongue* tongue(std::string_view id) const;
  // Reads in this language; without one, in the first that understands.
  Understood read(std::string_view text, std::string_view language = {}) const;
  std::string said(const themes::Query& query, const Tongue& tongue) const;

  Languages(const Languages&) = delete;
  Languages& operator=(const Languages&) = delete;

 private:
  friend const Languages& built_in();
  Languages();

  Concepts concepts_;
  std::array<Language, 4> languages_;
  std::array<Tongue, core::languages.size()> tongues_;
  std::string fault_;
};

// Read once, at the first call.
const Languages& built_in();

}  // namespace lexicon
