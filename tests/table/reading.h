// Reading what a test says; whatever can't be read fails the test.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/text.h"

namespace table {

inline std::vector<std::string_view> words(std::string_view text) {
  auto list = core::split(text, ' ');
  std::erase_if(list, [](std::string_view word) { return word.empty(); });
  return list;
}

inline int number(std::string_view text, int low) {
  const auto value = core::parse_number(text, low, 255);
  REQUIRE_MESSAGE(value.has_value(), "no number: " << std::string(text));
  return value.value_or(low);
}

// The components of a file that must be good.
template <class Parsed>
auto good(Parsed parts) {
  REQUIRE_MESSAGE(parts.ok(), "line " << parts.error().line << ": " << parts.error().reason);
  return std::move(parts).value();
}

}  // namespace table
