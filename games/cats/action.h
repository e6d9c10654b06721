// The actions of Cats. docs/formats/record.md describes their notation.
#pragma once

#include <cstdint>

#include "core/action_set.h"
#include "core/word_set.h"

namespace cats {

// The comments say what `place` means, and `detail` if it is used. Colours, seats, palettes and paintings count from 0.
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

// CV-B2: the partner and the two colours of a proposal, packed into an action's detail.
struct Offer {
  int partner = 0;
  int give = 0;  // colour that the proposer gives
  int take = 0;  // colour that the partner gives
  static constexpr Offer unpack(int detail) { return {detail >> 4, detail >> 2 & 3, detail & 3}; }
  constexpr int pack() const { return partner << 4 | give << 2 | take; }
};

// The largest number of groups: Twist and Twirl names every place except those of the last painting as the lower one.
using LegalActions = core::ActionSet<Kind, 36, core::WordSet>;
using Action = LegalActions::Action;

}  // namespace cats
