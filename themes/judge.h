// Whether a card shows a theme.
#pragma once

#include "themes/facts.h"
#include "themes/query.h"

namespace themes {

// In rising order: if several conditions must hold, the least counts; if one of them is enough, the greatest.
enum class Fit : std::uint8_t { no, unclear, yes };
inline constexpr std::array<std::string_view, 3> fit_names = {"no", "unclear", "yes"};

// Judges by the theme and by what is seen on the card, and by nothing else. Allocates nothing.
Fit judge(const Query& query, const CardFacts& card, const Words& words);

}  // namespace themes
