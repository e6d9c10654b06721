// Small tools for the line-based text formats of the project.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// Splits at every separator: n separators give n + 1 parts, and parts may be empty.
std::vector<std::string_view> split(std::string_view text, char separator);

// A decimal number without leading zeros; a minus sign is allowed only if `low` is negative. Nothing if the text is
// malformed or the number is not in low…high.
std::optional<int> parse_number(std::string_view text, int low, int high);

// A word from outside, cut short enough to be quoted in a sentence.
std::string shortened(std::string_view word);

// The index of a letter in `letters`; nothing if the text is anything else.
std::optional<int> read_letter(std::string_view letters, std::string_view text);

// "pl, ru or zh"
std::string listed(const std::vector<std::string_view>& words);

}  // namespace core
