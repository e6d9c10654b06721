// Reads the files of data/lexicon/ line by line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.h"

namespace lexicon {

using Words = std::vector<std::string_view>;

// The words of a line, without its comment.
Words words_of(std::string_view line);

// Passes each line behind the first, which must be `first`, to parser.line(words), then calls parser.finish(). Both answer with
// what is wrong, or nothing.
template <class Parser>
std::optional<core::ParseError> read_lines(std::string_view text, std::string_view first, Parser& parser) {
  bool begun = false;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const Words words = words_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (words.empty()) continue;
    std::string fault;
    if (begun) {
      fault = parser.line(words);
    } else if (words != words_of(first)) {
      fault = "the first line must be '" + std::string(first) + "'";
    }
    begun = true;
    if (!fault.empty()) return core::ParseError{number, std::move(fault)};
  }
  if (!begun) return core::ParseError{0, "the file is empty"};
  if (std::string fault = parser.finish(); !fault.empty()) return core::ParseError{0, std::move(fault)};
  return std::nullopt;
}

}  // namespace lexicon
