// The actions of Artline. docs/formats/record.md describes their notation.
#pragma once

#include <cstdint>

#include "artline/places.h"
#include "core/action_set.h"
#include "core/open_action.h"
#include "core/typed_text.h"

namespace artline {

// The themes that a play names: that of the row, `|`, and that of the column. Each of them may be empty.
inline constexpr int longest_theme = 96;  // bytes
inline constexpr char between_themes = core::between_texts;
using Themes = core::Text<2 * longest_theme + 1>;

// The comments say what `place` means, and `detail` if it is used. Cards, seats and points count from 0.
enum class Kind : std::uint8_t {
  card_comes,   // chance: card
  first_comes,  // chance: seat
  hang,         // place on the table; detail: card
  name,         // the same, and it opens a gallery or two: the text names their themes
  discard,      // card
  show,         // –: shows the hand, AL-X2
  decline,      // –: the neighbour plays none of the cards that are shown
  ok,           // –: fits and understood, as far as this seat has not said otherwise
  no,           // point
  yes,          // point
  run_out,      // –: the time of a turn is over, AL-T6
};
inline constexpr int kind_count = 11;
constexpr bool is_chance_kind(Kind kind) { return kind <= Kind::first_comes; }
constexpr bool is_play(Kind kind) { return kind == Kind::hang || kind == Kind::name; }

struct Action {
  Kind kind = Kind::card_comes;
  std::uint8_t detail = 0;
  std::uint16_t place = 0;
  Themes text = {};
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

inline constexpr int hand_limit = 5;

// For each card of a hand: to hang it, to open a gallery, to discard it; and three more.
using LegalActions = core::ActionSet<Kind, 3 * hand_limit + 3, Places, Action>;

}  // namespace artline
