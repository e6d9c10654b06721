// AS-H4 decor won by frames (and by surplus, AS-N3): rights to shields.
#include <algorithm>

#include "oracle.h"

namespace oracle {

bool Game::has_open_right(int s) const {
  const std::vector<Right>& rights = seat(s).rights;
  return std::any_of(rights.begin(), rights.end(), [](const Right& right) { return right.open(); });
}

// In the supply, or to be got by a run-out exchange (AS-H5).
bool Game::to_be_had(int shape) const { return decor_.at(idx(shape)) > 0 || find_exchange(shape).has_value(); }

// AS-H4 a newly hung painting touching k >= 1 paintings of the same frame wins decor; each neighbour counts once.
bool Game::win_right(int s, int tile, const char* source) {
  Seat& me = seat(s);
  int frame = painting(me.wall.tiles.at(tile).painting).frame;
  int k = 0;
  for (int other : me.wall.neighbours(tile)) {
    int number = me.wall.tiles.at(other).painting;
    if (number != 0 && painting(number).frame == frame) ++k;
  }
  if (k == 0) return false;
  if (me.wall.grid.full()) {
    // AS-H4d on a full wall: none.
    fired("AS-H4d");
    return false;
  }
  if (has_open_right(s)) fired("AS-H4g two rights open");
  if (source != nullptr) fired(source);
  Right right{.limit = k, .single = k <= 3};
  if (right.single) {
    fired("AS-H4a k=" + std::to_string(k));
  } else {
    fired(flags_.exact ? "AS-H4b exactly k" : "AS-H4b at most k");
    right.exact = flags_.exact;
  }
  if (right.exact) {
    // AS-H4f k if the pieces fit on the wall, otherwise the largest total that fits.
    right.need = fitting_total(s, k);
    if (right.need < k) fired("AS-H4f need below k");
    if (right.need > largest_total(me.wall.grid, decor_, k)) fired("AS-H4f exchange foreseen");
  }
  me.rights.push_back(right);
  return true;
}

// AS-H4f if the assistant's item is hung in between, the need falls to what still fits. Answers the needs before.
std::map<int, int> Game::lower_needs(int s) {
  std::map<int, int> before;
  for (int r = 0; r < count_of(seat(s).rights); ++r) {
    Right& right = seat(s).rights.at(idx(r));
    if (!right.open() || !right.exact) continue;
    int now = fitting_total(s, right.limit);
    if (now >= right.need) continue;
    fired("AS-H4f need falls by the item");
    before[r] = right.need;
    right.need = now;
  }
  return before;
}

// AS-H4f undoing that brings the old need back.
void Game::restore_needs(int s, const Step& step) {
  if (flags_.version < 2) return;
  for (auto [r, need] : step.needs) {
    seat(s).rights.at(idx(r)).need = need;
    fired("AS-H4f need restored");
  }
}

// Every order in which pieces of at most this total can be taken one after another: from the supply, or by the exchange
// that is made when the shape has run out (AS-H5).
Orders Game::orders_to_take(const Supply& supply, int limit) const {
  Orders orders = {{0, {{}}}};
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    int size = decor_shape(shape).size();
    if (size > limit) continue;
    Orders rest;
    Supply left = supply;
    if (left.at(idx(shape)) > 0) {
      --left.at(idx(shape));
      rest = orders_to_take(left, limit - size);
    } else if (auto exchange = find_exchange(shape, supply)) {
      Game after = *this;
      after.decor_ = supply;
      after.make_exchange(*exchange);
      --after.decor_.at(idx(shape));
      rest = after.orders_to_take(after.decor_, limit - size);
    }
    for (const auto& [total, sequences] : rest) {
      for (const std::vector<int>& sequence : sequences) {
        std::vector<int>& order = orders[total + size].emplace_back(1, shape);
        order.insert(order.end(), sequence.begin(), sequence.end());
      }
    }
  }
  return orders;
}

// AS-H4f the largest total of pieces that fit on the wall. Since version 2 those of exchanges count.
int Game::fitting_total(int s, int limit) const {
  const Grid& grid = seat(s).wall.grid;
  if (!counts_exchanges()) return largest_total(grid, decor_, limit);
  return largest_order(grid, orders_to_take(decor_, limit), false);
}

// AS-H4f what must still be reached: never more than can be had now.
int Game::needed_total(int s, const Right& right) const {
  const Seat& me = seat(s);
  bool assistant_free = me.assistant.empty() && !right.given;
  if (counts_exchanges())
    return std::min(right.need, largest_order(me.wall.grid, orders_to_take(decor_, right.limit), assistant_free));
  return std::min(right.need, largest_total_with_assistant(me.wall.grid, decor_, right.limit, assistant_free));
}

// AS-H4f a piece that makes the needed total unreachable is refused. Without a place the piece is given.
bool Game::reaches(int s, const Right& right, int needed, const Taken& taken, std::optional<Place> place) const {
  const Seat& me = seat(s);
  const DecorShape& decor = decor_shape(taken.shape);
  if (decor.size() >= needed) return true;
  Grid grid = me.wall.grid;
  if (place) grid.fill(*place, decor.width, decor.height, 1);
  bool assistant_free = place && me.assistant.empty() && !right.given;
  if (!counts_exchanges()) {
    int more = largest_total_with_assistant(grid, taken.rest, right.limit - decor.size(), assistant_free);
    return decor.size() + more >= needed;
  }
  for (const auto& [total, sequences] : taken.orders) {
    if (decor.size() + total >= needed && some_order_hangs(grid, sequences, assistant_free)) return true;
  }
  return false;
}

// What is left of the supply after a piece that is to be had, and what can be taken then.
Game::Taken Game::take_in_thought(const Right& right, int shape) const {
  Game after = *this;
  if (decor_.at(idx(shape)) == 0) after.make_exchange(find_exchange(shape).value());
  --after.decor_.at(idx(shape));
  Taken taken{.shape = shape, .rest = after.decor_};
  if (right.exact && counts_exchanges())
    taken.orders = after.orders_to_take(taken.rest, right.limit - decor_shape(shape).size());
  return taken;
}

// AS-H4g of two rights either may come first; the action names the right.
void Game::offer_rights(int s, Offer& offer) const {
  for (int r = 0; r < count_of(seat(s).rights); ++r) {
    const Right& right = seat(s).rights.at(idx(r));
    if (!right.open()) continue;
    offer_pieces(s, r, offer);
    if (may_stop(s, right)) {
      offer.actions[r == 0 ? "stop" : "stop/2"] = {.kind = Kind::kStop, .right = r};
    } else if (right.pieces > 0) {
      offer.refusals.insert("AS-H4f stop refused");
    }
  }
}

// AS-H4a one tile of at most k shields. AS-H4b a combination. AS-H4c hung, or given to the assistant.
void Game::offer_pieces(int s, int r, Offer& offer) const {
  const Seat& me = seat(s);
  const Right& right = me.rights.at(idx(r));
  const std::string suffix = r == 0 ? "" : "/2";
  int needed = right.exact ? needed_total(s, right) : 0;
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    const DecorShape& decor = decor_shape(shape);
    if (decor.size() > right.limit) continue;
    if (!to_be_had(shape)) {
      offer.refusals.insert("AS-H5 no exchange possible");
      continue;
    }
    Taken taken = take_in_thought(right, shape);
    for (Place place : me.wall.grid.places(decor.width, decor.height)) {
      if (right.exact && !reaches(s, right, needed, taken, place)) {
        offer.refusals.insert("AS-H4f piece refused");
        continue;
      }
      offer.actions[decor.name + square_name(place) + suffix] = {
          .kind = Kind::kPieceHang, .shape = shape, .place = place, .right = r};
    }
    // AS-H4f at most one piece of a right to the assistant.
    if (me.assistant.empty() && right.given) offer.refusals.insert("AS-H4f second gift refused");
    if (!me.assistant.empty() || right.given) continue;
    if (right.exact && !reaches(s, right, needed, taken, std::nullopt)) {
      offer.refusals.insert("AS-H4f gift refused");
      continue;
    }
    offer.actions[std::string("give") + decor.name + suffix] = {.kind = Kind::kPieceGive, .shape = shape, .right = r};
  }
}

// AS-H4b at most k: at least one tile. Exactly k: not before the need is met.
bool Game::may_stop(int s, const Right& right) const {
  if (right.single || right.pieces == 0) return false;
  return !right.exact || needed_total(s, right) <= 0;
}

void Game::take_piece(int s, const Action& action) {
  Seat& me = seat(s);
  Right& right = me.rights.at(idx(action.right));
  const DecorShape& decor = decor_shape(action.shape);
  bool could_hang = false;
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    const DecorShape& other = decor_shape(shape);
    could_hang =
        could_hang || (other.size() <= right.limit && to_be_had(shape) && me.wall.grid.fits(other.width, other.height));
  }
  count_piece(s, right, action, could_hang);
  Step step{.kind = StepKind::kPieceHang, .item = {.decor = action.shape}, .right = action.right};
  int& left = decor_.at(idx(action.shape));
  if (left == 0) {
    make_exchange(find_exchange(action.shape).value());
    step.exchanged = true;
  }
  --left;
  for (const Seat& other : seats_) {
    if (&other != &me && left == 0 && other.undone_shapes.count(action.shape) != 0) {
      fired("AS-D4a undone decor taken by another");
      break;
    }
  }
  ++right.pieces;
  if (!right.single) {
    right.limit -= decor.size();
    right.need -= decor.size();
  }
  if (action.kind == Kind::kPieceGive) {
    me.assistant = step.item;
    right.given = true;
    step.kind = StepKind::kPieceGive;
  } else {
    step.tile = put_on_wall(s, step.item, action.place);
  }
  me.steps.push_back(step);
}

void Game::count_piece(int s, const Right& right, const Action& action, bool could_hang) {
  if (action.kind == Kind::kPieceHang) return fired("AS-H4c hung");
  fired("AS-H4c given");
  if (right.exact) fired("AS-H4f gift inside an exact combination");
  // AS-H4g nothing can be hung but the assistant is empty: a piece must be given.
  if (!could_hang) fired("AS-H4g gift forced");
  if (right.exact && right.limit > 0) {
    int on_wall = largest_total(seat(s).wall.grid, decor_, right.limit);
    int with_gift = largest_total_with_assistant(seat(s).wall.grid, decor_, right.limit, true);
    if (with_gift > on_wall) fired("AS-H4f more by using the assistant");
  }
}

void Game::stop(int s, int r) {
  seat(s).rights.at(idx(r)).stopped = true;
  seat(s).steps.push_back({.kind = StepKind::kStop, .right = r});
  fired(flags_.exact ? "AS-H4b stop of an exact combination" : "AS-H4b stop");
}

bool Game::piece_possible(int s, const Right& right) const {
  const Seat& me = seat(s);
  if (me.wall.grid.full()) return false;
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    const DecorShape& decor = decor_shape(shape);
    if (decor.size() > right.limit) continue;
    bool usable = me.wall.grid.fits(decor.width, decor.height) || (me.assistant.empty() && !right.given);
    if (usable && to_be_had(shape)) return true;
  }
  return false;
}

// AS-H4e a full wall by then, or no permitted piece to be had: the right lapses.
void Game::lapse_rights() {
  for (int s = 0; s < seat_count(); ++s) {
    for (Right& right : seat(s).rights) {
      if (!right.open() || piece_possible(s, right)) continue;
      fired(seat(s).wall.grid.full() ? "AS-H4e lapse on a full wall" : "AS-H4e lapse without a piece");
      if (s != active()) fired("AS-H4e lapse outside the own turn");
      right.lapsed_limit = right.limit;
      right.limit = 0;
      right.need = std::min(right.need, 0);
    }
  }
}

}  // namespace oracle
