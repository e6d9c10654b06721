// Small tools for the line-based text formats of the project.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The parts between single separators; n separators give n + 1 parts, some of which may be empty.
std::vector<std::string_view> split(std::string_view text, char separator);

// A decimal number without leading zeros; a minus sign only when `low` is negative. Nothing when it is malformed or
// outside low…high.
std::optional<int> parse_number(std::string_view text, int low, int high);

// "pl, ru or zh"
std::string listed(const std::vector<std::string_view>& words);

}  // namespace core
