// AL-S1…S3, AL-X1: from the closed box to the first turn. Nobody knows the order of a shuffled deck, so drawing from it at
// random is the same.
#include "artline/game.h"

namespace artline {

State Game::start() const {
  State state;
  for (int card = 0; card < parts_.cards(); ++card) state.deck.set(card);
  return state;
}

// AL-X1: a diagonal down to the right; number ⌈n/2⌉ lies in the middle.
int Game::start_place(int n) const {
  const int at = flags_.size / 2 + n - (start_cards() - 1) / 2;
  return place_at(at, at);
}

// AL-S1: five at once to each player in seat order; AL-S2: then the start cards.
void Game::deal(State& state, int card) const {
  OpenTable& t = state.table;
  if (t.phase == Phase::deal) {
    Hand& hand = state.hands[t.active];
    hand.add(card);
    if (hand.size < hand_limit) return;
    if (++t.active < players_) return;
    t.active = 0;
    t.phase = Phase::start_cards;
    return;
  }
  const int hanging = t.board.taken().count();
  t.board.put(start_place(hanging), card);
  if (hanging + 1 < start_cards()) return;
  t.phase = flags_.first == 0 ? Phase::first : Phase::turn;
  if (flags_.first != 0) t.active = byte(flags_.first - 1);
}

}  // namespace artline
