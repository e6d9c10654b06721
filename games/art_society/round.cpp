// AS-D3, AS-M1…M5, AS-E1, AS-G1: the automatic steps between the players' actions.
#include "art_society/game.h"

namespace art_society {

int Game::turn_of(const State& state) const {
  const OpenTable& t = state.table;
  return t.phase == Phase::turns && t.turns_over < players_ ? t.order[t.turns_over] : none;
}

// After each action in the turns phase: rights lapse, turns pass, the museum buys, the round ends.
void Game::settle(State& state) const {
  OpenTable& t = state.table;
  for (int s = 0; s < players_ && !t.entitled.empty(); ++s) {
    if (t.entitled.has(s)) lapse(state, s);
  }
  while (t.turns_over < players_) {  // AS-D4a: a turn passes the first time that nothing is pending
    const int seat = t.order[t.turns_over];
    if (!t.picked.has(seat) || state.seat(seat).pending != none || t.entitled.has(seat)) return;
    t.passed.add(seat);
    if (++t.turns_over == players_) museum_buys(state);
  }
  if (t.ready == core::SeatSet::first(players_)) end_round(state);
}

// AS-M2: back to the first free space, but never behind the marker's old position.
int Game::advanced(const State& state, int type, int value) const {
  const int from = state.table.markers[type];
  const auto same_space = [this](int a, int b) {
    if (flags_.markers_by_number) return a == b;
    return (a - 1) % track_spaces == (b - 1) % track_spaces;  // AS-M5
  };
  const auto occupied = [&](int target) {
    for (int other = 0; other < type_count; ++other) {
      const int marker = state.table.markers[other];
      if (other != type && marker > 0 && same_space(marker, target)) return true;
    }
    return false;
  };
  int target = from + value;
  while (target > from && occupied(target)) --target;
  return target;
}

// AS-M1: the painting that nobody took goes to the museum, and its type gains prestige.
void Game::museum_buys(State& state) const {
  const int unsold = lots_left(state).first();
  for (auto& lot : state.table.lots) lot = none;
  state.table.museum.set(unsold);
  const Painting& painting = parts_.painting(unsold);
  state.table.markers[painting.type] = byte(advanced(state, painting.type, painting.value));
  state.table.came = byte(state.table.came | (1 << painting.type));
}

// AS-G1, AS-A3.
std::optional<EndReason> Game::end_trigger(const State& state) const {
  for (int s = 0; s < players_; ++s) {
    if (is_full(parts_, state.seat(s).wall)) return EndReason::full_wall;
  }
  for (int s = 0; s < players_; ++s) {
    if (state.seat(s).surplus_count() >= 2) return EndReason::second_surplus;
  }
  if (state.secret(0).hand == 0) return EndReason::no_bids;
  if (state.supply.count() < players_ + 1) return EndReason::too_few_paintings;
  return std::nullopt;
}

// Assumes that every step that can be undone is undone, and that all bid cards and paintings that this round still needs
// are used.
std::optional<EndReason> Game::certain_end(const State& state) const {
  const OpenTable& t = state.table;
  if (t.phase < Phase::lots) return std::nullopt;
  if (t.phase == Phase::over) return end_trigger(state);
  State least = state;
  for (int s = 0; s < players_; ++s) {
    while (least.seat(s).step_count > least.seat(s).frozen) undo(least, s);
  }
  if (t.phase < Phase::turns && !t.has_bid.has(0)) least.secret(0).hand &= least.secret(0).hand - 1;
  for (int drawn = t.lots_drawn; drawn <= players_ && !least.supply.empty(); ++drawn) {
    least.supply.reset(least.supply.first());
  }
  return end_trigger(least);
}

void Game::end_round(State& state) const {
  if (end_trigger(state)) {
    state.table.phase = Phase::over;
    return;
  }
  state.table.auctioneer = byte((state.table.auctioneer + 1) % players_);  // AS-E1
  begin_round(state);
}

void Game::begin_round(State& state) const {
  OpenTable& t = state.table;
  ++t.round;
  t.phase = Phase::lots;
  t.lots_named = t.lots_drawn = t.dealt = t.turns_over = 0;
  t.lot_shapes.fill(0);
  t.order.fill(0);
  t.has_bid = t.picked = t.swapped = t.passed = t.ready = t.entitled = {};
  for (int s = 0; s < players_; ++s) {
    OpenSeat& seat = state.seat(s);
    for (int i = 0; i < seat.step_count; ++i) seat.steps[i] = {};
    seat.rights = {};
    seat.step_count = seat.frozen = seat.shown = 0;
    seat.right_count = 0;
  }
}

}  // namespace art_society
