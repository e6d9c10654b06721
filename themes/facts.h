// What is known to be seen on the cards of a deck, in the words of queries. docs/formats/theme.md describes the lines.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "themes/query.h"

namespace themes {

struct Word {
  std::string name;
  bool open = false;                      // it may be there though it is not listed
  bool small = false;                     // likewise, but only a small one
  bool many = false;                      // it consists of several, which can't be counted
  std::vector<std::uint16_t> kinds = {};  // all wider words
};

class Words {
 public:
  std::vector<Word> all;                  // in rising order of their names
  int find(std::string_view name) const;  // −1: there is no such word
  const Word& operator[](int id) const { return all[static_cast<std::size_t>(id)]; }
  bool is_kind_of(int word, int wider) const;
};

// A word that is said of something that is seen; `unclear`: perhaps it holds.
struct Said {
  std::uint16_t word = 0;
  bool unclear = false;
};

struct Seen {
  std::vector<Said> said;
  int count = 1;   // 0: several that can't be counted
  int whole = -1;  // the number of what it belongs to; −1: nothing
  Relation relation =
      Relation::there;  // how: the whole is `with` it, `wears`, `holds`, `shows` it; or it is `on`, `in` it
};

struct CardFacts {
  std::string card;
  std::vector<Seen> seen;  // first the picture as a whole
};

// Reads the lines `word`, `card` and `see`; each line is split into its words.
class FactsReader {
 public:
  FactsReader(Words& words, std::vector<CardFacts>& cards) : words_(words), cards_(cards) {}

  static bool knows(std::string_view keyword) { return keyword == "word" || keyword == "card" || keyword == "see"; }
  // Why the line is wrong; empty if it is right.
  std::string line(std::span<const std::string_view> line);

 private:
  std::string word_line(std::span<const std::string_view> line);
  std::string card_line(std::span<const std::string_view> line);
  std::string see_line(std::span<const std::string_view> line);
  std::string finish_words();
  std::string add_token(Seen& seen, std::string_view token, bool count_allowed) const;

  Words& words_;
  std::vector<CardFacts>& cards_;
  std::vector<std::vector<std::string>> kinds_;  // of the words, until all are known
};

}  // namespace themes
