// The course of a round: turns, the museum's purchase, the end of the round.
#include "oracle.h"

namespace oracle {

void Game::begin_round() {
  ++round_;
  phase_ = Phase::kLots;
  lots_.clear();
  order_.clear();
  turn_ = -1;
  museum_by_swap_.clear();
  for (Seat& each : seats_) {
    each.rights.clear();
    each.steps.clear();
    each.frozen = each.swapped_in = each.shown = 0;
    each.picked = each.passed = each.ready = false;
    each.fitted_when_picked = each.swap_undone = false;
    each.undone_shapes.clear();
    each.given_paintings.clear();
  }
}

// After every action: rights lapse, turns pass, the round may end.
void Game::settle() {
  lapse_rights();
  // AS-D3, AS-D4a a turn passes by itself the first time nothing is pending.
  while (turn_ >= 0) {
    Seat& current = seat(active());
    if (!current.picked || current.pending != 0 || has_open_right(active())) break;
    current.passed = true;
    fired("AS-D3 turn passes");
    ++turn_;
    if (turn_ == seat_count()) {
      turn_ = -1;
      museum_buys();
    }
  }
  if (turn_ >= 0) return;
  for (const Seat& each : seats_) {
    if (!each.ready) return;
  }
  finish_round();
}

namespace {

bool same_space(int a, int b, bool by_number) {
  if (a <= 0 || b <= 0) return false;
  return by_number ? a == b : (a - 1) % 50 == (b - 1) % 50;
}

}  // namespace

// AS-M2 markers never share a space: back to the first free one, never behind where it stood; 0 is no space.
int marker_target(const std::array<int, 4>& markers, int type, int value, bool by_number) {
  int from = markers.at(idx(type));
  int target = from + value;
  while (target > from) {
    bool taken = false;
    for (int other = 0; other < 4; ++other) {
      taken = taken || (other != type && same_space(markers.at(idx(other)), target, by_number));
    }
    if (!taken) break;
    --target;
  }
  return target;
}

// AS-M1 the painting nobody took goes to the museum pile of its type; that marker advances by its value.
void Game::museum_buys() {
  fired("AS-M1");
  for (const Seat& each : seats_) {
    if (each.pending == 0 && !has_open_right(static_cast<int>(&each - seats_.data()))) continue;
    fired("AS-D4a undone steps do not delay M1");
    break;
  }
  for (Lot& lot : lots_) {
    if (lot.gone) continue;
    lot.gone = true;
    const Painting& p = painting(lot.painting);
    museum_.insert(lot.painting);
    came_.at(idx(p.type)) = true;
    int from = markers_.at(idx(p.type)), full = from + p.value;
    int target = marker_target(markers_, p.type, p.value, flags_.markers_by_number);
    if (target < full) fired("AS-M2 step back");
    if (target == from) fired("AS-M2 step back to where it stood");
    if (flags_.markers_by_number && marker_target(markers_, p.type, p.value, false) != target) fired("AS-M2 by number");
    // AS-M3 past 50 it flips: +50. AS-M5 stepping back may cross 51 -> 50.
    if (target > 50 && from <= 50) fired("AS-M3");
    if (full > 50 && from <= 50 && target <= 50) fired("AS-M5");
    markers_.at(idx(p.type)) = target;
  }
}

void Game::finish_round() {
  if (end_triggered()) {
    phase_ = Phase::kOver;
    count_final_clauses();
    return;
  }
  // AS-E1 the gavel passes to the left; next round.
  auctioneer_ = (auctioneer_ + 1) % seat_count();
  fired("AS-E1");
  begin_round();
}

// AS-G1 a full wall, a second surplus, no bid cards left; AS-A3 too few paintings for another round.
bool Game::end_triggered() {
  bool full = false, surplus = false, no_cards = false;
  for (const Seat& each : seats_) {
    full = full || each.wall.grid.full();
    surplus = surplus || each.surplus.size() >= 2;
    no_cards = no_cards || each.hand.empty();
  }
  bool too_few = count_of(paintings_left_) < seat_count() + 1;
  if (full) fired("AS-G1 full wall");
  if (surplus) fired("AS-G1 second surplus");
  if (no_cards) fired("AS-G1 no bid cards");
  if (too_few) fired("AS-A3");
  return full || surplus || no_cards || too_few;
}

}  // namespace oracle
