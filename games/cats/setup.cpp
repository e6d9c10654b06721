// CV-S2…S8: from the closed box to the first roll. Nobody knows the order of a shuffled stack, so drawing from it at
// random is the same. Only cards that lie somewhere are dealt.
#include "cats/game.h"

namespace cats {

State Game::start() const {
  State state;
  state.cards.fill(none);
  state.palettes.fill(none);
  state.palette_stack = (1U << static_cast<unsigned>(parts_.palette_count)) - 1U;
  state.stack = parts_.paints;
  state.box_traps = parts_.traps;
  state.events.fill(none);
  return state;
}

void Game::legal_deal(const State& state, LegalActions& out) const {
  const OpenTable& t = state.table;
  if (t.phase == Phase::deal_traps) {  // CV-S4: any of the traps in the box, at any place that is free
    const WordSet free(all_places() & ~lying(state));
    unsigned traps = 0;
    for (int kind = 0; kind < trap_count; ++kind)
      traps |= ((1U << state.box_traps[kind]) - 1U) << (kind * max_traps_a_kind);
    for (; traps != 0; traps &= traps - 1) out.add(Kind::trap_comes, std::countr_zero(traps), free);
  } else if (t.phase == Phase::deal_events) {
    unsigned left = parts_.events;
    for (int i = 0; i < t.events_left; ++i) left &= ~(1U << state.events[i]);
    out.add(Kind::event_comes, 0, WordSet(left));
  } else {
    out.add(Kind::first_comes, 0, WordSet((1U << static_cast<unsigned>(players_)) - 1U));
  }
}

// Goes to the next place without a trap, which gets a paint.
void Game::skip_traps(State& state) const {
  while (state.cursor < parts_.places() && state.cards[state.cursor] != none) ++state.cursor;
  if (state.cursor < parts_.places()) return;
  state.cursor = 0;
  state.table.phase = parts_.events_used > 0 ? Phase::deal_events : Phase::deal_hands;
}

void Game::apply_deal(State& state, Action action) const {
  OpenTable& t = state.table;
  switch (action.kind) {
    case Kind::palette_comes:
      state.palette_stack &= ~(1U << action.place);
      if (t.phase == Phase::deal_top) {
        state.top = action.place;
      } else {  // CV-S2
        state.palettes[state.cursor++] = action.place;
        if (state.cursor < parts_.paintings()) return;
        state.cursor = 0;
        t.phase = Phase::deal_top;
        if (state.palette_stack != 0) return;
      }
      t.phase = Phase::deal_traps;
      break;
    case Kind::trap_comes:
      state.cards[action.place] = byte(first_trap + action.detail / max_traps_a_kind);
      --state.box_traps[action.detail / max_traps_a_kind];
      ++state.cursor;
      break;
    case Kind::event_comes:  // CV-S5
      state.events[t.events_left++] = action.place;
      if (t.events_left == parts_.events_used) t.phase = Phase::deal_hands;
      return;
    default:
      return first_player(state, action.place);
  }
  if (state.cursor < parts_.traps_laid) return;
  state.cursor = 0;
  t.phase = Phase::deal_paints;
  skip_traps(state);
}

// CV-S4: on the paintings; CV-S6: one for each player.
void Game::deal_paint(State& state, int colour) const {
  OpenTable& t = state.table;
  if (t.phase == Phase::deal_paints) {
    state.cards[state.cursor] = byte(colour);
    return skip_traps(state);
  }
  t.hands[state.cursor++].add(colour);
  if (state.cursor < players_) return;
  state.cursor = 0;
  if (flags_.starter != 0) return first_player(state, flags_.starter - 1);
  t.phase = Phase::deal_first;
}

void Game::first_player(State& state, int seat) const {
  state.table.starter = byte(seat);
  state.table.round = 1;
  begin_round(state);
}

}  // namespace cats
