// The actions of Art Society. docs/formats/record.md describes their notation.
#pragma once

#include <cstdint>

#include "core/action_set.h"

namespace art_society {

// The comments say what `place` means; `detail` is 0 unless it is mentioned.
enum class Kind : std::uint8_t {
  painting_comes,  // chance: painting
  card_comes,      // chance: starting bid card, its value
  name_lot,        // shape
  bid,             // card, its value
  pick,            // painting
  hang,            // square
  hang_held,       // square
  give,            // –
  swap,            // painting of the museum
  surplus,         // –
  piece,           // square; detail: Piece
  give_piece,      // –; detail: Piece
  stop,            // –; detail: number of the right, 0 or 1
  undo,            // number of the step, from 1
  ready,           // –
  wait,            // –
};
inline constexpr int kind_count = 16;

// A decor shape and the right it is taken for, packed into an action's detail.
struct Piece {
  int right = 0;
  int decor = 0;
  static constexpr Piece unpack(int detail) { return {detail >> 3, detail & 7}; }
  constexpr int pack() const { return right << 3 | decor; }
};

// The largest number of groups: two rights with five shapes each to hang and to give, two stops and four single
// actions.
using LegalActions = core::ActionSet<Kind, 28>;
using Action = LegalActions::Action;

}  // namespace art_society
