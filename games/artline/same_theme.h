// AL-TH4: when two themes are the same.
#pragma once

#include <optional>
#include <string_view>

#include "artline/components.h"

namespace artline {

// The two themes that a play names; each may be empty.
struct Named {
  std::string_view row;
  std::string_view column;
  std::string_view of(Direction direction) const { return direction == in_row ? row : column; }
};
// Nothing if the text does not say where the theme of the row ends.
std::optional<Named> named_in(const Themes& themes);
Themes themes_of(std::string_view row, std::string_view column);

// Two queries if their texts are equal, since there is one text for each meaning. Other texts if they are equal without regard
// to case, spaces and punctuation.
bool same_theme(std::string_view a, std::string_view b);
// Whether a text says anything: it has letters or digits.
bool says_something(std::string_view text);

}  // namespace artline
