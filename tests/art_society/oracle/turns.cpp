// A player's turn and the re-hanging after it: picks, hangings, the assistant, swaps and surplus.
#include "oracle.h"

namespace oracle {

int Game::active() const { return turn_ < 0 ? -1 : order_.at(idx(turn_)); }

void Game::offer_turn(int s, Offer& offer) const {
  const Seat& me = seat(s);
  if (!me.picked) {
    // AS-D1 in the order of the bids, one painting of the auction each.
    if (s != active()) return;
    for (const Lot& lot : lots_) {
      if (lot.gone) continue;
      offer.actions["p" + std::to_string(lot.painting)] = {.kind = Kind::kPick, .number = lot.painting};
    }
    return;
  }
  if (me.ready) {
    // AS-D4 ready can be withdrawn until the last one.
    offer.actions["wait"] = {.kind = Kind::kWait};
    return;
  }
  if (me.pending != 0 && me.pending == me.swapped_in) {
    // AS-N2a hung at once, before any other step.
    const Painting& p = painting(me.pending);
    for (Place place : me.wall.grid.places(p.width, p.height)) {
      offer.actions[square_name(place)] = {.kind = Kind::kHang, .place = place};
    }
    return;
  }
  if (me.pending != 0) offer_painting(s, offer);
  offer_item(s, offer);
  offer_rights(s, offer);
  int steps = count_of(me.steps);
  if (steps > me.frozen) {
    // AS-D4 newest first.
    offer.actions["undo" + std::to_string(steps)] = {.kind = Kind::kUndo, .number = steps};
  } else if (steps > 0) {
    offer.refusals.insert("AS-D5 frozen step kept");
  }
  if (me.passed && me.pending == 0 && !has_open_right(s)) {
    // AS-D4 ready needs nothing pending.
    offer.actions["ready"] = {.kind = Kind::kReady};
  }
}

// The painting at hand, when it isn't one that was swapped in.
void Game::offer_painting(int s, Offer& offer) const {
  const Seat& me = seat(s);
  if (has_open_right(s)) {
    // AS-H4g decor won comes before anything else that is pending.
    offer.refusals.insert("AS-H4g decor before the painting");
    return;
  }
  const Painting& p = painting(me.pending);
  std::vector<Place> places = me.wall.grid.places(p.width, p.height);
  for (Place place : places) offer.actions[square_name(place)] = {.kind = Kind::kHang, .place = place};
  // AS-H7, AS-N1 instead of the wall it may go to an empty-handed assistant.
  if (me.assistant.empty()) offer.actions["give"] = {.kind = Kind::kGive};
  // AS-H8 a painting that fits must be hung or given to the assistant.
  if (!places.empty() && !me.assistant.empty()) offer.refusals.insert("AS-H8 fits and the assistant is full");
  if (!places.empty()) return;
  if (me.passed) {
    // AS-D4a swap and surplus are decided in the own turn only.
    offer.refusals.insert("AS-D4a no swap or surplus after the turn");
    return;
  }
  // AS-N2 swapped for a museum painting of the same type that fits.
  std::vector<int> swaps = swaps_for(s);
  for (int number : swaps) offer.actions["swap" + std::to_string(number)] = {.kind = Kind::kSwap, .number = number};
  // AS-N3 surplus if it can't be swapped (flag: or isn't).
  if (swaps.empty() || !flags_.surplus_forced) {
    offer.actions["surplus"] = {.kind = Kind::kSurplus};
  } else {
    offer.refusals.insert("AS-N3 surplus refused for a swap");
  }
}

std::vector<int> Game::swaps_for(int s) const {
  const Seat& me = seat(s);
  std::vector<int> found;
  for (int number : museum_) {
    const Painting& p = painting(number);
    if (p.type == painting(me.pending).type && me.wall.grid.fits(p.width, p.height)) found.push_back(number);
  }
  return found;
}

// AS-H7, AS-H7a the held item may be hung at any time from the own pick until ready.
void Game::offer_item(int s, Offer& offer) const {
  const Item& item = seat(s).assistant;
  if (item.empty()) return;
  int width = item.painting != 0 ? painting(item.painting).width : decor_shape(item.decor).width;
  int height = item.painting != 0 ? painting(item.painting).height : decor_shape(item.decor).height;
  for (Place place : seat(s).wall.grid.places(width, height)) {
    offer.actions["@" + square_name(place)] = {.kind = Kind::kHangItem, .place = place};
  }
}

void Game::pick(int s, int number) {
  Seat& me = seat(s);
  for (Lot& lot : lots_) {
    if (lot.painting == number) lot.gone = true;
  }
  me.pending = number;
  me.picked = true;
  me.fitted_when_picked = me.wall.grid.fits(painting(number).width, painting(number).height);
  fired("AS-D1");
}

int Game::put_on_wall(int s, const Item& item, Place place) {
  Tile tile{.painting = item.painting, .decor = item.decor, .place = place, .round = round_};
  tile.width = item.painting != 0 ? painting(item.painting).width : decor_shape(item.decor).width;
  tile.height = item.painting != 0 ? painting(item.painting).height : decor_shape(item.decor).height;
  return seat(s).wall.hang(tile);
}

void Game::hang_pending(int s, Place place) {
  Seat& me = seat(s);
  int number = me.pending;
  count_refused_places(s, number);
  bool from_museum = number == me.swapped_in;
  if (from_museum && me.swap_undone) fired("AS-D5 swapped-in painting hung anew");
  if (me.passed) fired("AS-D4 re-hung after the turn");
  Item item{.painting = number};
  me.pending = 0;
  int tile = put_on_wall(s, item, place);
  bool won = win_right(s, tile, from_museum ? "AS-H4 from the museum" : nullptr);
  me.steps.push_back({.kind = StepKind::kHang, .item = item, .tile = tile, .won_right = won});
}

void Game::count_refused_places(int s, int number) {
  const Grid& grid = seat(s).wall.grid;
  const Painting& p = painting(number);
  bool overlap = false, apart = false;
  for (int row = 1; row + p.height - 1 <= grid.rows(); ++row) {
    for (int column = 1; column + p.width - 1 <= grid.columns(); ++column) {
      Place place{column, row};
      overlap = overlap || !grid.free(place, p.width, p.height);
      apart = apart || (grid.free(place, p.width, p.height) && !grid.touches(place, p.width, p.height));
    }
  }
  if (overlap) fired("AS-H1 overlap refused");
  if (apart) fired("AS-H2 place without contact refused");
}

void Game::hang_item(int s, Place place) {
  Seat& me = seat(s);
  Item item = me.assistant;
  me.assistant = {};
  fired("AS-H7 item hung");
  if (item.decor >= 0) fired("AS-H7 held decor hung");
  if (item.painting != 0 && me.given_paintings.count(item.painting) != 0) fired("AS-H7a item given this round hung");
  if (has_open_right(s)) fired("AS-H4e item hung before won decor");
  int tile = put_on_wall(s, item, place);
  std::map<int, int> needs = lower_needs(s);
  bool won = item.painting != 0 && win_right(s, tile, "AS-H4 from the assistant");
  me.steps.push_back({.kind = StepKind::kHangItem, .item = item, .tile = tile, .won_right = won, .needs = needs});
}

void Game::give(int s) {
  Seat& me = seat(s);
  const Painting& p = painting(me.pending);
  // AS-N1 a painting that fits nowhere may go to an empty-handed assistant as well.
  fired(me.wall.grid.fits(p.width, p.height) ? "AS-H7 painting given" : "AS-N1");
  me.assistant = {.painting = me.pending};
  me.given_paintings.insert(me.pending);
  me.steps.push_back({.kind = StepKind::kGive, .item = me.assistant});
  me.pending = 0;
}

// AS-N2 the pending painting goes to the museum. AS-M4 no marker moves.
void Game::swap(int s, int number) {
  Seat& me = seat(s);
  fired("AS-N2 swap");
  if (museum_by_swap_.count(number) != 0) fired("AS-N2 swap after swap");
  if (me.fitted_when_picked) fired("AS-N5 swap of a painting that had fitted");
  museum_.erase(number);
  museum_.insert(me.pending);
  museum_by_swap_.insert(me.pending);
  me.pending = number;
  me.swapped_in = number;
  freeze(s, "AS-D5 swap freezes");
}

// AS-N3 set aside for good; the player takes a 1-shield decor.
void Game::set_surplus(int s) {
  Seat& me = seat(s);
  bool could_swap = !swaps_for(s).empty();
  fired(could_swap ? "AS-N3 surplus although a swap is possible" : "AS-N3 surplus without a swap");
  if (me.assistant.empty()) fired("AS-N3 surplus although the assistant is empty");
  if (me.fitted_when_picked) fired("AS-N5 surplus of a painting that had fitted");
  me.surplus.push_back(me.pending);
  me.pending = 0;
  if (count_of(me.surplus) == 2) fired("AS-N4");
  freeze(s, "AS-D5 surplus freezes");
  if (me.wall.grid.full()) {
    // AS-N3a no decor on a full wall.
    fired("AS-N3a");
    return;
  }
  me.rights.push_back({.limit = 1});
}

// AS-D5 a swap or surplus is final, and freezes the own steps before it in this round.
void Game::freeze(int s, const char* clause) {
  Seat& me = seat(s);
  if (count_of(me.steps) > me.frozen) fired(clause);
  me.frozen = count_of(me.steps);
}

}  // namespace oracle
