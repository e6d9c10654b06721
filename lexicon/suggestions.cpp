#include "lexicon/suggestions.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/typed_text.h"

namespace lexicon {
namespace {

constexpr std::size_t most_near = 6;     // words that are tried instead of the unknown one
constexpr std::size_t most_dropped = 4;  // words that are left out in turn
constexpr std::size_t longest_word = 24;

// The letters of a word, without allocation, because all words of a language are looked at.
struct Spelling {
  std::array<char32_t, longest_word> all{};
  std::size_t size = 0;  // 0: the word is too long
};

Spelling letters_of(std::string_view word) {
  Spelling letters;
  for (std::size_t at = 0; at < word.size();) {
    const auto c = core::next_code_point(word, at);
    if (!c || letters.size == longest_word) return {};
    letters.all[letters.size++] = *c;
  }
  return letters;
}

// How many letters have to be changed, added, left out or swapped with the next one.
std::size_t distance(const Spelling& a, const Spelling& b) {
  std::array<std::array<std::size_t, longest_word + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size; ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size; ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i + 2) % 3];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size; ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a.all[i - 1] == b.all[j - 1] ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a.all[i - 1] == b.all[j - 2] && a.all[i - 2] == b.all[j - 1];
      if (swapped) row[j] = std::min(row[j], rows[(i + 1) % 3][j - 2] + 1);
    }
  }
  return rows[a.size % 3][b.size];
}

bool may_be_meant(Part part) {
  return part == Part::noun || part == Part::attribute || part == Part::verb || part == Part::adverb;
}

// Known words that are written much like this one, the nearest first. Words of two or three letters are like too many others.
std::vector<std::string> near(std::string_view word, const Language& language) {
  const Spelling wanted = letters_of(word);
  std::vector<std::pair<std::size_t, std::string>> found;
  if (wanted.size < 4) return {};
  const std::size_t most = wanted.size < 7 ? 1 : 2;
  for (const Entry& entry : language.entries) {
    // Most are told apart by their length, at up to four bytes a letter.
    if (entry.key.size() + 4 * most < word.size() || word.size() + 4 * most < entry.key.size()) continue;
    if (!may_be_meant(entry.part) || entry.key.find(' ') != std::string::npos) continue;
    const Spelling letters = letters_of(entry.key);
    if (letters.size == 0 || letters.size + most < wanted.size || wanted.size + most < letters.size) continue;
    if (const std::size_t apart = distance(wanted, letters); apart <= most) found.emplace_back(apart, entry.key);
  }
  std::stable_sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<std::string> words;
  for (auto& [apart, key] : found) {
    if (words.size() < most_near) words.push_back(std::move(key));
  }
  return words;
}

class Finder {
 public:
  Finder(std::vector<std::string> words, const Language& language, const Concepts& concepts)
      : words_(std::move(words)), language_(language), concepts_(concepts) {}

  std::vector<themes::Query> find(std::string_view unknown) {
    const auto at = std::find(words_.begin(), words_.end(), unknown);
    if (at == words_.end()) {
      for (std::size_t i = 0; i < std::min(words_.size(), most_dropped); ++i) try_with(i, {});
      return std::move(found_);
    }
    const auto place = static_cast<std::size_t>(at - words_.begin());
    for (const std::string& word : near(unknown, language_)) try_with(place, word);
    try_with(place, {});
    return std::move(found_);
  }

 private:
  // Reads the text with another word at this place, or with none.
  void try_with(std::size_t place, std::string_view word) {
    std::string text;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::string_view next = i == place ? word : std::string_view(words_[i]);
      if (!next.empty()) text.append(text.empty() ? "" : " ").append(next);
    }
    const Understood result = read(text, language_, concepts_);
    if (result.readings.empty() || found_.size() >= most_readings) return;
    const themes::Query& first = result.readings.front();
    if (std::find(found_.begin(), found_.end(), first) == found_.end()) found_.push_back(first);
  }

  std::vector<std::string> words_;
  const Language& language_;
  const Concepts& concepts_;
  std::vector<themes::Query> found_;
};

}  // namespace

std::vector<themes::Query> suggestions(std::string_view text, const Language& language, const Concepts& concepts) {
  const Understood result = read(text, language, concepts);
  if (!core::is_harmless(text) || !result.readings.empty() || !result.clause.empty()) return {};
  return Finder(language.letters.words(text), language, concepts).find(result.unknown);
}

}  // namespace lexicon
