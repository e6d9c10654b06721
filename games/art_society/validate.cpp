// Every refusal, with the clause it rests on and a sentence for the person who tried.
#include "art_society/game.h"

namespace art_society {
namespace {

Verdict refuse(std::string_view clause, std::string_view reason) {
  return core::Failure{core::Violation{clause, reason}};
}
const Verdict allowed{};

constexpr bool is_chance_kind(Kind kind) { return kind == Kind::painting_comes || kind == Kind::card_comes; }

}  // namespace

Verdict Game::validate(const State& state, Actor actor, Action action) const {
  const Phase phase = state.table.phase;
  if (phase == Phase::over) return refuse("AS-G1", "the game is over");
  const bool known = static_cast<int>(action.kind) < kind_count && action.place < CellSet::capacity;
  if (!known) return refuse("", "there is no such action");
  const bool has_detail = action.kind == Kind::piece || action.kind == Kind::give_piece || action.kind == Kind::stop;
  const bool has_place =
      action.kind < Kind::give || action.kind == Kind::swap || action.kind == Kind::piece || action.kind == Kind::undo;
  if ((!has_detail && action.detail != 0) || (!has_place && action.place != 0))
    return refuse("", "there is no such action");
  if (actor.is_chance() != is_chance_kind(action.kind))
    return refuse("AS-A2", "cards and paintings come by chance, and only they do");
  if (actor.is_chance()) return validate_chance(state, action);
  const int seat = core::index(actor.seat());
  if (seat >= players_) return refuse("", "there is no such seat");
  switch (phase) {
    case Phase::start_hang:
      return validate_start(state, seat, action);
    case Phase::lots:
      if (seat != state.table.auctioneer) return refuse("AS-A1", "only the auctioneer chooses the lots");
      if (action.kind != Kind::name_lot) return refuse("AS-A1", "the auctioneer has to choose the lots first");
      return CellSet(state.table.shapes_left).test(action.place) ? allowed
                                                                 : refuse("AS-A1", "no painting of this shape is left");
    case Phase::bids:
      if (state.table.has_bid.has(seat)) return refuse("AS-D4a", "a bid is final when it is made");
      if (action.kind != Kind::bid) return refuse("AS-B1", "everybody has to bid first");
      return CellSet(state.secret(seat).hand).test(action.place)
                 ? allowed
                 : refuse("AS-B1", "this bid card is not in your hand; each is used once");
    case Phase::turns:
      return validate_turns(state, seat, action);
    default:
      return refuse("AS-A2", "chance has to be resolved first");
  }
}

Verdict Game::validate_chance(const State& state, Action action) const {
  const Phase phase = state.table.phase;
  if (!actors(state).is_chance()) return refuse("AS-A2", "nothing is drawn now");
  if ((action.kind == Kind::card_comes) != (phase == Phase::card_deal))
    return refuse("AS-S4", "something else is dealt now");
  if (chance_outcomes(state).test(action.place)) return allowed;
  if (phase == Phase::start_deal) return refuse("AS-S3", "this starting painting can't come now");
  return phase == Phase::card_deal ? refuse("AS-S4", "this starting card can't come now")
                                   : refuse("AS-A2", "this painting is not of the chosen shape, or not in the supply");
}

Verdict Game::validate_start(const State& state, int seat, Action action) const {
  if (action.kind != Kind::hang) return refuse("AS-S3", "the starting paintings have to be hung first");
  const int painting = state.seat(seat).pending;
  if (painting == none) return refuse("AS-S3", "your starting painting hangs already");
  const Shape& shape = parts_.shape_of_painting(painting);
  if (!places_inside(parts_.wall, shape).test(action.place)) return refuse("AS-H1", "it must hang inside the wall");
  return start_places(painting).test(action.place) ? allowed
                                                   : refuse("AS-S3", "the starting painting must cover a star");
}

Verdict Game::validate_turns(const State& state, int seat, Action action) const {
  if (action.kind == Kind::bid) return refuse("AS-B1", "the bids are made");
  if (action.kind == Kind::name_lot) return refuse("AS-A1", "the lots are chosen");
  if (action.kind == Kind::pick) {
    if (state.table.picked.has(seat)) return refuse("AS-D1", "one painting each, and the pick is final");
    if (turn_of(state) != seat) return refuse("AS-B2", "higher bids pick first");
    return lots_left(state).test(action.place) ? allowed
                                               : refuse("AS-D1", "this painting is not among the lots that are left");
  }
  if (!state.table.picked.has(seat)) return refuse("AS-D3", "pick a painting first, when it is your turn");
  return validate_arranging(state, seat, action);
}

// After the own pick: AS-D3…D5, AS-H1…H8, AS-N1…N3.
Verdict Game::validate_arranging(const State& state, int seat, Action action) const {
  const OpenSeat& s = state.seat(seat);
  if (action.kind == Kind::wait)
    return state.table.ready.has(seat) ? allowed : refuse("AS-D4", "you are not ready yet");
  if (state.table.ready.has(seat)) return refuse("AS-D4", "you said that you are ready; withdraw it first");
  if (s.pending != none && state.table.swapped.has(seat) && action.kind != Kind::hang && action.kind != Kind::undo) {
    return refuse("AS-N2a", "the painting from the museum is hung first");
  }
  switch (action.kind) {
    case Kind::undo:
      if (s.step_count == 0) return refuse("AS-D4", "there is nothing to undo in this round");
      if (action.place != s.step_count) return refuse("AS-D4", "only the newest step can be undone");
      return s.step_count > s.frozen ? allowed
                                     : refuse("AS-D5", "a swap or a surplus is final, and all that was done before it");
    case Kind::ready:
      // A turn passes when nothing is left to deal with, see settle().
      return s.pending == none && !state.table.entitled.has(seat) && state.table.passed.has(seat)
                 ? allowed
                 : refuse("AS-D4", "something is still to be hung or given");
    case Kind::hang_held:
      if (s.assistant.empty()) return refuse("AS-H7", "the assistant holds nothing");
      return validate_square(state, seat, shape_of(s.assistant), action.place);
    case Kind::piece:
    case Kind::give_piece:
    case Kind::stop:
      return validate_piece(state, seat, action);
    default:
      return validate_pending(state, seat, action);
  }
}

Verdict Game::validate_square(const State& state, int seat, const Shape& shape, int square) const {
  const Wall& wall = state.seat(seat).wall;
  if (!places_inside(parts_.wall, shape).test(square)) return refuse("AS-H1", "it must hang inside the wall");
  if (!places_inside(parts_.wall.without(wall.taken), shape).test(square))
    return refuse("AS-H1", "it may not overlap another tile");
  return places(parts_, wall, shape).test(square) ? allowed
                                                  : refuse("AS-H2", "it must share an edge with a tile on the wall");
}

// What to do with the painting at hand: hang, give, swap, surplus.
Verdict Game::validate_pending(const State& state, int seat, Action action) const {
  const OpenSeat& s = state.seat(seat);
  if (s.pending == none) return refuse("AS-D3", "there is no painting to deal with");
  if (state.table.entitled.has(seat)) return refuse("AS-H4g", "the decor you won comes first");
  const Shape& shape = parts_.shape_of_painting(s.pending);
  if (action.kind == Kind::hang) return validate_square(state, seat, shape, action.place);
  if (action.kind == Kind::give)
    return s.assistant.empty() ? allowed : refuse("AS-H7", "the assistant's hands are full");
  if (state.table.passed.has(seat)) return refuse("AS-D4a", "swap and surplus are decided in the own turn only");
  if (fits(state, seat, s.pending))
    return refuse("AS-H8", "a painting that fits must be hung or given to the assistant");
  if (action.kind == Kind::surplus) {
    return !flags_.surplus_forced || swaps(state, seat).empty()
               ? allowed
               : refuse("AS-N3", "in this edition a painting that can be swapped is no surplus");
  }
  const int wanted = action.place;
  if (!state.table.museum.test(wanted)) return refuse("AS-N2", "this painting is not in the museum");
  if (parts_.painting(wanted).type != parts_.painting(s.pending).type)
    return refuse("AS-N2", "only for a painting of the same type");
  return fits(state, seat, wanted) ? allowed : refuse("AS-N2", "this painting does not fit on your wall either");
}

Verdict Game::validate_piece(const State& state, int seat, Action action) const {
  const OpenSeat& s = state.seat(seat);
  const auto [which, decor] = action.kind == Kind::stop ? Piece{action.detail, 0} : Piece::unpack(action.detail);
  if (which >= max_rights || decor >= decor_count) return refuse("", "there is no such action");
  if (which >= s.right_count) return refuse("AS-H4", "you have won no such decor");
  const Right& right = s.rights[which];
  if (!right.open()) {
    if (right.single && right.pieces > 0) return refuse("AS-H4a", "one piece only for up to three frames");
    return right.limit == 0 && right.pieces == 0 ? refuse("AS-H4e", "this right has lapsed")
                                                 : refuse("AS-H4b", "nothing is left of this right");
  }
  if (action.kind == Kind::stop) {
    if (right.pieces == 0) return refuse("AS-H4c", "what was won must be taken");
    return may_stop(state, seat, which) ? allowed : refuse("AS-H4f", "more shields have to be taken");
  }
  if (decor_size[decor] > right.limit)
    return refuse(right.single ? "AS-H4a" : "AS-H4b", "more shields than frames that match");
  if (!to_be_had(state, decor)) return refuse("AS-H5", "this shape has run out and can't be exchanged for");
  if (action.kind == Kind::give_piece) {
    if (!s.assistant.empty()) return refuse("AS-H7", "the assistant's hands are full");
    if (right.given) return refuse("AS-H4f", "only one of the pieces may go to the assistant");
    return may_give_piece(state, seat, which, decor) ? allowed
                                                     : refuse("AS-H4f", "the total could not be reached any more");
  }
  const Verdict square = validate_square(state, seat, parts_.decor[decor], action.place);
  if (!square) return square;
  return piece_places(state, seat, which, decor).test(action.place)
             ? allowed
             : refuse("AS-H4f", "the total could not be reached any more");
}

}  // namespace art_society
