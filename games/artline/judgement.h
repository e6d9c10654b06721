// AL-V5: how computer players judge. They are given themes and what is seen on cards, and nothing else.
#pragma once

#include <string_view>

#include "artline/state.h"
#include "themes/facts.h"
#include "themes/judge.h"

namespace artline {

// AL-TH7: a theme that the program understands begins with this, and a query follows (docs/formats/theme.md).
inline constexpr char query_mark = '=';
constexpr bool is_query(std::string_view theme) { return theme.starts_with(query_mark); }

// Whether a card shows a theme.
themes::Fit fit(std::string_view theme, const themes::CardFacts& card, const themes::Words& words);

// A line of a play that is voted on: whether the card shows its theme and, if the line has just opened, whether the card that hung there
// before shows it too.
struct Asked {
  std::string_view theme;
  const themes::CardFacts* card = nullptr;    // null: nothing is asked of this line
  const themes::CardFacts* before = nullptr;  // null: the line does not open
};

// How every computer player votes on a play: the row first, then the column.
Ballot machine_ballot(const Array<Asked, 2>& lines, const themes::Words& words);

}  // namespace artline
