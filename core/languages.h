// The languages of the house, in the order in which lists of translations have them.
#pragma once

#include <array>
#include <string_view>

namespace core {

inline constexpr std::array<std::string_view, 5> languages = {"en", "ru", "pl", "zh-Hant", "zh-Hans"};

}  // namespace core
