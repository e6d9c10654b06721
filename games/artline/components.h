// AL-C1, AL-D1: the deck, with what can be seen on its cards, and common themes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "artline/action.h"
#include "artline/judgement.h"
#include "artline/places.h"
#include "core/cell_set.h"
#include "core/description.h"
#include "core/parse_error.h"
#include "core/result.h"
#include "themes/facts.h"
#include "themes/query.h"

namespace artline {

inline constexpr int max_themes = 1024;
inline constexpr int fewest_themes =
    max_lines + 10;  // so that one is always left beside the galleries and the rejected tries

using CommonThemes = core::BasicCellSet<max_themes>;

// A theme that the program proposes.
struct CommonTheme {
  std::string theme;  // as it is announced: "=dog"
  int cards = 0;      // for which it holds
};

struct Components {
  std::string name;
  std::string hash;  // of the content of the file, 16 hexadecimal digits
  themes::Words words;
  std::vector<themes::CardFacts> deck;
  std::vector<core::CardName> names;  // of the cards of somebody's deck; the painter knows those of the house
  std::vector<CommonTheme> common;
  std::vector<CommonThemes> common_of;  // by card: those that hold for it

  int cards() const { return static_cast<int>(deck.size()); }
  // AL-V5: whether a card shows a theme, as a computer player judges it.
  themes::Fit fit(std::string_view theme, int card) const {
    return artline::fit(theme, deck[static_cast<std::size_t>(card)], words);
  }
};

// Reads a component file (docs/formats/components.md). `name` appears in records.
core::Result<Components, core::ParseError> parse_components(std::string_view name, std::string_view text);

}  // namespace artline
