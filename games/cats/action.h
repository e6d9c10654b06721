// What can be done in Cats. docs/formats/record.md has the notation of each.
#pragma once

#include <cstdint>

#include "core/action_set.h"
#include "core/word_set.h"

namespace cats {

// The comment says what `place` means, and `detail` where it is used. Colours, seats, palettes, paintings count from 0.
enum class Kind : std::uint8_t {
  palette_comes,  // chance: palette
  trap_comes,     // chance: place on the board; detail: kind · 8 + which of them
  paint_comes,    // chance: colour · 16 + which of them
  event_comes,    // chance: event
  first_comes,    // chance: seat
  die_shows,      // chance: painting
  take,           // –
  exchange,       // painting that the die names
  clean,          // painting; detail: painting that the die names
  drop,           // colour
  put,            // colour; detail: place on the painting
  stop,           // –
  paw,            // palette; detail: Offer
  yes,            // –
  no,             // –
  jump,           // palette
  two,            // palette
  turbo,          // palette
  claim,          // –
  splash,         // painting
  twist,          // place on the board; detail: the other, which is lower
};
inline constexpr int kind_count = 21;
constexpr bool is_chance_kind(Kind kind) { return kind <= Kind::die_shows; }

// CV-B2: who shall give what for what, packed into an action's detail.
struct Offer {
  int partner = 0;
  int give = 0;  // colour of the one who proposes
  int take = 0;  // colour of the partner
  static constexpr Offer unpack(int detail) { return {detail >> 4, detail >> 2 & 3, detail & 3}; }
  constexpr int pack() const { return partner << 4 | give << 2 | take; }
};

// Groups at worst: Twist and Twirl names every place but the last painting's as the lower one.
using LegalActions = core::ActionSet<Kind, 36, core::WordSet>;
using Action = LegalActions::Action;

}  // namespace cats
