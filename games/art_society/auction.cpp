// AS-A1…A3, AS-B1…B4, AS-D1: lots, sealed bids, the reveal and the pick.
#include <algorithm>

#include "art_society/game.h"

namespace art_society {

// AS-A1: equal lots are allowed while there are paintings of that shape.
void Game::update_shapes_left(State& state, int shape) const {
  OpenTable& t = state.table;
  int left = (state.supply & parts_.paintings_by_shape[shape]).count();
  for (int lot = t.lots_drawn; lot < t.lots_named; ++lot) left -= t.lot_shapes[lot] == shape ? 1 : 0;
  const std::uint32_t bit = 1U << static_cast<unsigned>(shape);
  t.shapes_left = left > 0 ? t.shapes_left | bit : t.shapes_left & ~bit;
}

void Game::name_lot(State& state, int shape) const {
  OpenTable& t = state.table;
  t.lot_shapes[t.lots_named++] = byte(shape);
  update_shapes_left(state, shape);
  if (t.lots_named == players_ + 1) t.phase = Phase::draw;
}

// AS-A2: turned up in the order in which the lots were named.
void Game::draw_lot(State& state, int painting) const {
  OpenTable& t = state.table;
  state.supply.reset(painting);
  t.lot_shapes[t.lots_drawn] = 0;  // from now on the painting tells its shape
  t.lots[t.lots_drawn++] = byte(painting);
  if (t.lots_drawn == t.lots_named) t.phase = Phase::bids;
}

void Game::seal_bid(State& state, int seat, int card) const {
  state.secret(seat).sealed = byte(card);
  state.secret(seat).hand &= ~(1U << static_cast<unsigned>(card));  // AS-B1: a card is used once
  state.table.has_bid.add(seat);
  if (state.table.has_bid == core::SeatSet::first(players_)) reveal(state);
}

namespace {

// The number of cards, counted from the top, that two stacks of equal height have in common.
int common_top(const SecretSeat& a, const SecretSeat& b) {
  int common = 0;
  while (common < a.stack_count && a.stack[a.stack_count - 1 - common] == b.stack[b.stack_count - 1 - common]) {
    ++common;
  }
  return common;
}

}  // namespace

void Game::reveal(State& state) const {
  for (int s = 0; s < players_; ++s) {
    SecretSeat& secret = state.secret(s);
    secret.stack[secret.stack_count++] = secret.sealed;
    secret.sealed = 0;
  }
  compare_bids(state);
  state.table.phase = Phase::turns;
}

// AS-B2, AS-B3: highest first; ties compare the card below, down to the starting cards, which all differ.
void Game::compare_bids(State& state) const {
  Array<std::uint8_t, max_players> ahead{};  // how many seats bid higher
  for (int a = 0; a < players_; ++a) {
    for (int b = 0; b < a; ++b) {
      const SecretSeat& x = state.secret(a);
      const SecretSeat& y = state.secret(b);
      const int common = common_top(x, y);
      const auto decisive = x.stack_count - 1 - common;
      ++ahead[x.stack[decisive] > y.stack[decisive] ? b : a];
      for (const int seat : {a, b}) state.seat(seat).shown = std::max(state.seat(seat).shown, byte(common + 1));
    }
  }
  for (int s = 0; s < players_; ++s) state.table.order[ahead[s]] = byte(s);
}

CellSet Game::lots_left(const State& state) const {
  static_assert(max_paintings <= 128 && none >= 128);
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  for (const unsigned painting : state.table.lots) {  // a lot that is taken falls into neither word
    const std::uint64_t bit = std::uint64_t{1} << (painting & 63U);
    low |= painting >> 6U == 0 ? bit : 0;
    high |= painting >> 6U == 1 ? bit : 0;
  }
  return {low, high};
}

void Game::pick(State& state, int seat, int painting) const {
  for (auto& lot : state.table.lots) lot = lot == painting ? none : lot;
  state.seat(seat).pending = byte(painting);
  state.table.picked.add(seat);
}

}  // namespace art_society
