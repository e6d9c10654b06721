// Splits what people type into words that can be compared: case, composed letters, wide letters and punctuation do not count.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lexicon {

class Letters {
 public:
  // From now on the first letter counts as the second.
  void fold(char32_t from, char32_t to);

  // Words in small letters. A Chinese character is a word by itself; "," stands for any sign that separates items of a list; any other sign
  // that is not just punctuation is a word too. The text must be valid UTF-8.
  std::vector<std::string> words(std::string_view text) const;
  // The same, with blanks between.
  std::string key(std::string_view text) const;

 private:
  char32_t folded(char32_t c) const;
  std::vector<std::pair<char32_t, char32_t>> folds_;  // in rising order
};

void append(std::string& text, char32_t c);

}  // namespace lexicon
