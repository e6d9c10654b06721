// AS-S1…S4: from the closed box to the first auction.
#include "art_society/game.h"

namespace art_society {

State Game::start() const {
  State state;  // AS-S1: all markers off the track
  state.table.decor = parts_.decor_supply;
  state.supply = parts_.for_auction | parts_.starting;
  for (int shape = 0; shape < parts_.shape_count; ++shape) update_shapes_left(state, shape);
  for (int s = 0; s < players_; ++s) {  // AS-S2
    state.secret(s).hand = ((1U << static_cast<unsigned>(parts_.bid_cards)) - 1U) << 1U;
  }
  return state;
}

// AS-S3: the places where the starting painting covers at least one star.
CellSet Game::start_places(int painting) const {
  const Shape& shape = parts_.shape_of_painting(painting);
  return places_inside(parts_.wall, shape).without(places_inside(parts_.wall.without(parts_.stars), shape));
}

void Game::deal_painting(State& state, int painting) const {
  state.supply.reset(painting);
  state.seat(state.table.dealt++).pending = byte(painting);
  if (state.table.dealt < players_) return;
  state.supply = state.supply.without(parts_.starting);  // AS-S3: the rest are out of the game
  state.table.dealt = 0;
  state.table.phase = Phase::start_hang;
}

void Game::hang_start(State& state, int seat, int square) const {
  OpenSeat& s = state.seat(seat);
  s.wall.push(parts_.shape_of_painting(s.pending), s.pending, square);
  s.pending = none;
  for (int other = 0; other < players_; ++other) {
    if (state.seat(other).pending != none) return;
  }
  state.table.phase = Phase::card_deal;
}

// AS-S4: the card becomes the bottom of the stack; the lowest card makes the first auctioneer.
void Game::deal_card(State& state, int value) const {
  SecretSeat& s = state.secret(state.table.dealt++);
  s.stack[s.stack_count++] = byte(value);
  if (state.table.dealt < players_) return;
  state.table.auctioneer = 0;
  for (int other = 1; other < players_; ++other) {
    if (state.secret(other).stack[0] < state.secret(state.table.auctioneer).stack[0])
      state.table.auctioneer = byte(other);
  }
  begin_round(state);
}

}  // namespace art_society
