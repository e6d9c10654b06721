// Reads what a test says. A text that can't be read fails the test.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/parse_error.h"
#include "core/text.h"
#include "tests/table/evidence.h"

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
  saw_subject();
  return std::move(parts).value();
}

// What is wrong with a component file; the clause is empty if nothing is.
template <class Parsed>
core::ParseError error_of(const Parsed& parts) {
  saw_subject();
  if (parts.ok()) return {-1, "nothing is wrong", ""};
  saw_bad_file(parts.error().clause, parts.error().reason);
  return parts.error();
}

}  // namespace table
