// Who may do what: AS-D1…D5, AS-H1…H8, AS-N1…N3.
#include "art_society/game.h"

namespace art_society {

Actors Game::actors(const State& state) const { return who(state, false); }
Actors Game::awaited(const State& state) const { return who(state, true); }

Actors Game::who(const State& state, bool waited_for) const {
  const OpenTable& t = state.table;
  switch (t.phase) {
    case Phase::start_deal:
    case Phase::card_deal:
    case Phase::draw:
      return Actors::chance();
    case Phase::lots:
      return Actors::only(Seat{t.auctioneer});
    case Phase::bids:
      return Actors::of(core::SeatSet::first(players_).without(t.has_bid));
    case Phase::start_hang:
    case Phase::turns:
    case Phase::over:
      break;
  }
  core::SeatSet seats = waited_for ? t.picked.without(t.ready) : t.picked;
  if (t.phase == Phase::start_hang) {
    for (int s = 0; s < players_; ++s) seats.put(s, state.seat(s).pending != none);
  } else if (t.phase == Phase::over) {
    return Actors::nobody();
  } else if (t.turns_over < players_) {
    seats.add(t.order[t.turns_over]);
  }
  return Actors::of(seats);
}

CellSet Game::chance_outcomes(const State& state) const {
  const OpenTable& t = state.table;
  if (t.phase == Phase::start_deal) return state.supply & parts_.starting;
  if (t.phase == Phase::draw) return state.supply & parts_.paintings_by_shape[t.lot_shapes[t.lots_drawn]];
  CellSet cards;  // AS-S4
  for (const auto value : parts_.starting_cards) cards.set(value);
  for (int s = 0; s < t.dealt; ++s) cards.reset(state.secret(s).stack[0]);
  return cards;
}

void Game::legal(const State& state, Actor actor, LegalActions& out) const {
  out.clear();
  const Phase phase = state.table.phase;
  if (actor.is_chance()) {
    if (!actors(state).is_chance()) return;
    out.add(phase == Phase::card_deal ? Kind::card_comes : Kind::painting_comes, 0, chance_outcomes(state));
    return;
  }
  const int seat = core::index(actor.seat());
  if (seat >= players_) return;
  const OpenSeat& s = state.seat(seat);
  if (phase == Phase::turns) {
    if (state.table.picked.has(seat)) return legal_in_turn(state, seat, out);
    if (turn_of(state) == seat) out.add(Kind::pick, 0, lots_left(state));
  } else if (phase == Phase::bids) {
    if (!state.table.has_bid.has(seat)) out.add(Kind::bid, 0, CellSet(state.secret(seat).hand));
  } else if (phase == Phase::lots) {
    if (seat == state.table.auctioneer) out.add(Kind::name_lot, 0, CellSet(state.table.shapes_left));
  } else if (phase == Phase::start_hang && s.pending != none) {
    out.add(Kind::hang, 0, start_places(s.pending));
  }
}

// AS-D1: players may try things out before the pick, and before the bid that decides the order of picking.
bool Game::rehearse(State& state, Seat seat) const {
  OpenTable& t = state.table;
  const int number = core::index(seat);
  if ((t.phase != Phase::bids && t.phase != Phase::turns) || t.picked.has(number)) return false;
  if (t.phase == Phase::bids) {
    for (int s = 0; s < players_; ++s) t.order[s] = byte(s);
    t.phase = Phase::turns;
  }
  for (auto& place : t.order) {
    if (place == number) place = t.order[t.turns_over];
  }
  t.order[t.turns_over] = byte(number);
  return true;
}

bool Game::fits(const State& state, int seat, int painting) const {
  return !places_for(state, seat, parts_.shape_of_painting(painting)).empty();
}

// AS-N2: museum paintings of the same type that fit. Empty unless the pending painting itself fits nowhere.
CellSet Game::swaps(const State& state, int seat) const {
  const int pending = state.seat(seat).pending;
  CellSet good;
  const CellSet pile = state.table.museum & parts_.paintings_by_type[parts_.painting(pending).type];
  pile.for_each([&](int painting) {
    if (fits(state, seat, painting)) good.set(painting);
  });
  return good;
}

void Game::legal_in_turn(const State& state, int seat, LegalActions& out) const {
  const OpenSeat& s = state.seat(seat);
  if (state.table.ready.has(seat)) return out.add_back(Kind::wait);
  if (s.pending != none && state.table.swapped.has(seat)) {  // AS-N2a
    return out.add(Kind::hang, 0, places_for(state, seat, parts_.shape_of_painting(s.pending)));
  }
  if (state.table.entitled.has(seat)) {
    legal_pieces(state, seat, out);
  } else if (s.pending != none) {
    const CellSet squares = places_for(state, seat, parts_.shape_of_painting(s.pending));
    out.add(Kind::hang, 0, squares);
    if (s.assistant.empty()) out.add(Kind::give);
    if (squares.empty() && !state.table.passed.has(seat)) {  // AS-N5
      const CellSet swappable = swaps(state, seat);
      out.add(Kind::swap, 0, swappable);
      if (swappable.empty() || !flags_.surplus_forced) out.add(Kind::surplus);  // AS-N3
    }
  } else if (state.table.passed.has(seat)) {
    out.add(Kind::ready);
  }
  if (!s.assistant.empty()) out.add(Kind::hang_held, 0, places_for(state, seat, shape_of(s.assistant)));
  if (s.step_count > s.frozen) out.add_back(Kind::undo, s.step_count);
}

void Game::legal_pieces(const State& state, int seat, LegalActions& out) const {
  const OpenSeat& s = state.seat(seat);
  for (int right = 0; right < s.right_count; ++right) {
    const Right& r = s.rights[right];
    if (!r.open()) continue;
    const int need = needed(state, seat, r);
    for (int decor = 0; decor < decor_count && decor_size[decor] <= r.limit; ++decor) {
      if (!to_be_had(state, decor)) continue;
      const int detail = Piece{right, decor}.pack();
      out.add(Kind::piece, detail, piece_places(state, seat, r, decor, need));
      if (may_give(state, seat, r) && keeps_need(state, seat, r, decor, none, need)) out.add(Kind::give_piece, detail);
    }
    if (r.pieces > 0 && need == 0) out.add(Kind::stop, right);  // AS-H4b
  }
}

}  // namespace art_society
