// The languages of the program, in the order that lists of translations use.
#pragma once

#include <array>
#include <string_view>

namespace core {

inline constexpr std::array<std::string_view, 5> languages = {"en", "ru", "pl", "zh-Hant", "zh-Hans"};

}  // namespace core
