// CV-P1…P4, CV-T5c: the traps among the paints.
#include "cats/game.h"

namespace cats {

// CV-P4: in the order of the places; each trap takes effect first, and then a paint replaces it.
void Game::resolve_traps(State& state) const {
  OpenTable& t = state.table;
  const int first = t.attempt.painting * places_each;
  for (int i = 0; i < places_each; ++i) {
    const int card = state.cards[first + i];
    if (!is_trap(card)) continue;
    if (t.attempt.sprung[i] == none && spring(state, i, trap_of(card))) return;
    ++t.traps[static_cast<int>(trap_of(card))];
    state.cards[first + i] = none;
    if (!refill(state)) continue;
    state.cursor = byte(first + i);
    t.phase = Phase::trap_draw;
    return;
  }
  bool catastrophe = false;
  for (const int trap : t.attempt.sprung) catastrophe = catastrophe || trap == static_cast<int>(Trap::catastrophe);
  t.phase = catastrophe ? Phase::caught : Phase::attempt;
  if (!catastrophe) judge(state);
}

// Answers whether something has to happen before the trap is replaced.
bool Game::spring(State& state, int place, Trap trap) const {
  OpenTable& t = state.table;
  const int seat = t.attempt.seat;
  const int painting = t.attempt.painting;
  t.attempt.sprung[place] = byte(static_cast<int>(trap));
  switch (trap) {
    case Trap::catastrophe:  // CV-P1
      t.discard = t.discard + t.hands[seat];
      t.hands[seat] = {};
      return false;
    case Trap::all_paws: {  // CV-P2; CV-P4: no choice if a Catastrophe takes the hand anyway
      t.limited.add(seat);
      if (t.hands[seat].total() <= 1) return false;
      for (int i = 0; i < places_each; ++i) {
        const int card = state.cards[painting * places_each + i];
        if (is_trap(card) && trap_of(card) == Trap::catastrophe) return false;
      }
      enter(state, Phase::paws_drop, seat);
      return true;
    }
    case Trap::catflood:  // CV-P3, CV-P4: discarded before the new one is drawn
      if (state.palettes[painting] != none) t.palette_discard |= 1U << state.palettes[painting];
      state.palettes[painting] = none;
      return hang_palette(state, painting);
  }
  return false;
}

}  // namespace cats
