// The words of a component file of Artline: concepts, and the painter's own words that no concept covers.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lexicon/concepts.h"

namespace apps {

class WordsTable {
 public:
  explicit WordsTable(const lexicon::Concepts& concepts);

  // What the painter's word for a thing or part means, perhaps with "?". Without an entry it means itself.
  std::vector<std::string> meaning(const std::string& painted) const;
  // The same for a word that is not about a thing, such as the doing "galloping": without an entry it means the concept of this
  // name and class, if there is one.
  std::vector<std::string> meaning(std::string_view what, std::string_view painted, lexicon::Class kind) const;
  bool is_a(const std::string& word, const std::string& wider) const;
  // The lines `word …` of docs/formats/theme.md.
  std::string lines() const;

 private:
  struct Entry {
    bool open = false, small = false, many = false;
    std::set<std::string> wider;  // in the end all of them
  };
  void add_concept(const lexicon::Concept& one);
  void add_painted(std::string_view word, std::string_view kinds);
  void complete();

  const lexicon::Concepts& concepts_;
  std::map<std::string, Entry> entries_;
};

}  // namespace apps
