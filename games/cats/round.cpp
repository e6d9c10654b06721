// CV-T1, CV-T6, CV-T7, CV-G: the automatic steps: draws, the round, the end.
#include "cats/game.h"

namespace cats {

// `active` may be nobody.
void Game::enter(State& state, Phase phase, int active) const {
  state.table.phase = phase;
  state.table.active = byte(active);
  ++state.moment;
}

// CV-T6: if a card must be drawn and the stack is empty, the discard becomes the stack. Answers whether there is a card
// now.
bool Game::refill(State& state) const {
  OpenTable& t = state.table;
  if (state.stack.empty()) std::swap(state.stack, t.discard);
  return !state.stack.empty();
}

// CV-P3, CV-E2: the top of the palette stack hangs above the painting. Answers whether chance has to reveal a palette
// now: the one that hangs, if the stack had to be reshuffled, or the new top, whose back everybody sees (CV-S2).
bool Game::hang_palette(State& state, int painting) const {
  OpenTable& t = state.table;
  if (state.top == none) {
    state.palette_stack = t.palette_discard;
    t.palette_discard = 0;
    if (state.palette_stack == 0) return false;
    state.hanging = byte(painting);
  } else {
    state.palettes[painting] = state.top;
    state.top = none;
    if (state.palette_stack == 0) return false;
  }
  t.phase = Phase::new_top;
  return true;
}

void Game::palette_comes(State& state, int palette) const {
  state.palette_stack &= ~(1U << palette);
  if (state.hanging != none) {
    state.palettes[state.hanging] = byte(palette);
    state.hanging = none;
    if (state.palette_stack != 0) return;
  } else {
    state.top = byte(palette);
  }
  state.table.attempt.painting == none ? begin_round(state) : resolve_traps(state);
}

void Game::paint_comes(State& state, int colour) const {
  OpenTable& t = state.table;
  state.stack.remove(colour);
  switch (t.phase) {
    case Phase::take_draw:  // CV-T3
      t.hands[t.active].add(colour);
      return go_on(state, next(t.active));
    case Phase::exchange_draw:
      t.hands[t.active].add(colour);
      t.phase = Phase::exchange_drop;
      return;
    case Phase::trap_draw:
      state.cards[state.cursor] = byte(colour);
      return resolve_traps(state);
    case Phase::oops_draw:
      state.cards[state.cursor++] = byte(colour);
      return go_on_splashing(state);
    default:
      return deal_paint(state, colour);
  }
}

void Game::die_shows(State& state, int painting) const {
  OpenTable& t = state.table;
  t.twisted = {{none, none}};  // only a roll comes after a twist
  if (t.phase == Phase::nap_roll) return nap(state, painting);
  t.dice.add({byte(painting), none});
  if (t.dice.size() == dice_to_roll(t)) enter(state, Phase::turn, t.starter);
}

int Game::dice_to_roll(const OpenTable& table) const {
  return parts_.dice - (table.event == static_cast<int>(Event::die) ? 1 : 0);  // CV-E5
}

// CV-T7a: if nothing can be tried, nothing is rolled.
void Game::begin_round(State& state) const {
  if (triable(state.table) != 0 && dice_to_roll(state.table) > 0) return enter(state, Phase::roll, none);
  go_on(state, state.table.starter);
}

// After a turn. `next` would have the next turn, unless the game or the round ends.
void Game::go_on(State& state, int next) const {
  OpenTable& t = state.table;
  if (dirty(t) == 0) return enter(state, Phase::over, none);  // CV-G1
  if (triable(t) == 0 && t.round == parts_.rounds) {          // CV-E4
    sweep(state);
    t.asked = core::SeatSet::first(players_);
    return enter(state, Phase::last, none);
  }
  if (triable(t) == 0 || !t.dice.any_unused()) return end_round(state, next);
  enter(state, Phase::turn, next);
}

// CV-E7: the event ends with its round, CV-P2: so does All Paws.
void Game::sweep(State& state) const {
  OpenTable& t = state.table;
  t.limited = {};
  t.dice = {};
  t.event = t.cat = none;
}

// CV-T1: decides who begins the next round.
void Game::end_round(State& state, int next) const {
  OpenTable& t = state.table;
  sweep(state);
  if (t.round == parts_.rounds) return enter(state, Phase::over, none);
  ++t.round;
  if (flags_.order_runs_on) t.starter = byte(next);
  open_event(state);
}

void Game::legal_chance(const State& state, LegalActions& out) const {
  switch (state.table.phase) {
    case Phase::deal_palettes:
    case Phase::deal_top:
    case Phase::new_top:
      return out.add(Kind::palette_comes, 0, WordSet(state.palette_stack));
    case Phase::deal_traps:
    case Phase::deal_events:
    case Phase::deal_first:
      return legal_deal(state, out);
    case Phase::roll:
    case Phase::nap_roll:
      return out.add(Kind::die_shows, 0, WordSet(all_paintings()));
    default: {
      const auto cards = [&](int colour) { return (std::uint64_t{1} << state.stack.count(colour)) - 1; };
      return out.add(Kind::paint_comes, 0, WordSet(cards(0) | cards(1) << 16U | cards(2) << 32U | cards(3) << 48U));
    }
  }
}

void Game::apply_chance(State& state, Action action) const {
  switch (action.kind) {
    case Kind::paint_comes:
      return paint_comes(state, action.place / max_paints_a_colour);
    case Kind::die_shows:
      return die_shows(state, action.place);
    case Kind::palette_comes:
      if (state.table.phase == Phase::new_top) return palette_comes(state, action.place);
      return apply_deal(state, action);
    default:
      return apply_deal(state, action);
  }
}

Array<int, core::max_seats> Game::points(const State& state) const {
  Array<int, core::max_seats> points{};
  for (int s = 0; s < players_; ++s) points[s] = clean_count(state.table);
  return points;
}

// CV-G2
Actors Game::winners(const State& state) const {
  const bool won = over(state) && clean_count(state.table) >= goal();
  return won ? Actors::of(core::SeatSet::first(players_)) : Actors::nobody();
}

std::string_view Game::end_reason(const State& state) const {
  if (!over(state)) return "";
  return dirty(state.table) == 0 ? "all clean" : "morning";
}

}  // namespace cats
