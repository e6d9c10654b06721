// AL-T5, AL-G: the end of a turn and of the game.
#include <algorithm>

#include "artline/game.h"

namespace artline {

// AL-T5. In the last turns the deck may be empty (AL-G4).
void Game::draw(State& state) const {
  if (state.deck.empty()) return end_turn(state);
  state.table.phase = Phase::draw;
}

// AL-G1: after the end is triggered every other player has one turn. AL-G4: before that, an empty deck ends the game.
void Game::end_turn(State& state) const {
  OpenTable& t = state.table;
  ++t.turns;
  while (t.tried > 0) t.tries[--t.tried] = {};
  t.shows_hand = false;
  const int next = (t.active + 1) % players_;
  const bool ends = t.ender != none ? next == t.ender : state.deck.empty();
  t.phase = ends ? Phase::over : Phase::turn;
  if (!ends) t.active = byte(next);
}

Array<int, core::max_seats> Game::points(const State& state) const {
  Array<int, core::max_seats> points{};
  for (int s = 0; s < players_; ++s) points[s] = state.hands[s].size;
  return points;
}

// AL-G2: the seats that got rid of their hand by an exhibition; AL-G4: if there are none, the fewest cards win.
Actors Game::winners(const State& state) const {
  if (!over(state)) return Actors::nobody();
  if (state.table.ender != none) return Actors::of(state.table.finished);
  int fewest = hand_limit;
  for (int s = 0; s < players_; ++s) fewest = std::min<int>(fewest, state.hands[s].size);
  Actors winners = Actors::nobody();
  for (int s = 0; s < players_; ++s) {
    if (state.hands[s].size == fewest) winners.add(Seat{byte(s)});
  }
  return winners;
}

std::string_view Game::end_reason(const State& state) const {
  if (!over(state)) return "";
  return state.table.ender != none ? "exhibition" : "empty deck";
}

}  // namespace artline
