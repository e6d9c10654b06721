// Every refusal, with its clause and a sentence for the player. legal() alone decides what is legal; this file explains
// why something is not.
#include "art_society/game.h"

namespace art_society {
namespace {

using core::Violation;

constexpr Violation no_such_action = {"", "there is no such action"};

constexpr bool is_chance_kind(Kind kind) { return kind == Kind::painting_comes || kind == Kind::card_comes; }

// Whether such an action exists at all, at any moment.
constexpr bool exists(Action action) {
  if (static_cast<int>(action.kind) >= kind_count || action.place >= CellSet::capacity) return false;
  const bool has_detail = action.kind == Kind::piece || action.kind == Kind::give_piece || action.kind == Kind::stop;
  const bool has_place =
      action.kind < Kind::give || action.kind == Kind::swap || action.kind == Kind::piece || action.kind == Kind::undo;
  return (has_detail || action.detail == 0) && (has_place || action.place == 0);
}

}  // namespace

Verdict Game::validate(const State& state, Actor actor, Action action) const {
  LegalActions allowed;
  legal(state, actor, allowed);
  if (allowed.contains(action)) return {};
  return core::Failure{refusal(state, actor, action)};
}

Violation Game::refusal(const State& state, Actor actor, Action action) const {
  if (over(state)) return {"AS-G1", "the game is over"};
  if (!exists(action)) return no_such_action;
  if (actor.is_chance() != is_chance_kind(action.kind))
    return {"AS-A2", "only chance deals cards and paintings, and it does nothing else"};
  if (actor.is_chance()) return refused_chance(state, action);
  const int seat = core::index(actor.seat());
  if (seat >= players_) return {"", "there is no such seat"};
  switch (state.table.phase) {
    case Phase::start_hang:
      return refused_start(state, seat, action);
    case Phase::lots:
      if (seat != state.table.auctioneer) return {"AS-A1", "only the auctioneer chooses the lots"};
      if (action.kind != Kind::name_lot) return {"AS-A1", "the auctioneer has to choose the lots first"};
      return {"AS-A1", "no painting of this shape is left"};
    case Phase::bids:
      if (state.table.has_bid.has(seat)) return {"AS-D4a", "a bid is final"};
      if (action.kind != Kind::bid) return {"AS-B1", "everybody has to bid first"};
      return {"AS-B1", "this bid card is not in your hand; each is used once"};
    case Phase::turns:
      return refused_turn(state, seat, action);
    default:
      return {"AS-A2", "chance has to be resolved first"};
  }
}

std::string_view Game::chance_clause(const State& state) const {
  if (state.table.phase == Phase::start_deal) return "AS-S3";
  return state.table.phase == Phase::card_deal ? "AS-S4" : "AS-A2";
}

Violation Game::refused_chance(const State& state, Action action) const {
  const Phase phase = state.table.phase;
  if (!actors(state).is_chance()) return {"AS-A2", "nothing is drawn now"};
  if ((action.kind == Kind::card_comes) != (phase == Phase::card_deal)) return {"AS-S4", "something else is dealt now"};
  if (phase == Phase::start_deal) return {"AS-S3", "this starting painting can't come now"};
  return phase == Phase::card_deal
             ? Violation{"AS-S4", "this starting card can't come now"}
             : Violation{"AS-A2", "this painting is not of the chosen shape, or not in the supply"};
}

Violation Game::refused_start(const State& state, int seat, Action action) const {
  if (action.kind != Kind::hang) return {"AS-S3", "the starting paintings must be hung first"};
  const int painting = state.seat(seat).pending;
  if (painting == none) return {"AS-S3", "your starting painting hangs already"};
  const Shape& shape = parts_.shape_of_painting(painting);
  if (!places_inside(parts_.wall, shape).test(action.place)) return {"AS-H1", "it must hang inside the wall"};
  return {"AS-S3", "the starting painting must cover a star"};
}

Violation Game::refused_turn(const State& state, int seat, Action action) const {
  if (action.kind == Kind::bid) return {"AS-B1", "the bids are already made"};
  if (action.kind == Kind::name_lot) return {"AS-A1", "the lots are already chosen"};
  if (action.kind == Kind::pick) {
    if (state.table.picked.has(seat)) return {"AS-D1", "one painting each, and the pick is final"};
    if (turn_of(state) != seat) return {"AS-B2", "higher bids pick first"};
    return {"AS-D1", "this painting is not among the lots that are left"};
  }
  if (!state.table.picked.has(seat)) return {"AS-D3", "pick a painting first, when it is your turn"};
  return refused_arranging(state, seat, action);
}

// After the player's own pick: AS-D3…D5, AS-H1…H8, AS-N1…N3.
Violation Game::refused_arranging(const State& state, int seat, Action action) const {
  const OpenSeat& s = state.seat(seat);
  if (action.kind == Kind::wait) return {"AS-D4", "you are not ready yet"};
  if (state.table.ready.has(seat)) return {"AS-D4", "you said that you are ready; withdraw it first"};
  if (s.pending != none && state.table.swapped.has(seat) && action.kind != Kind::hang && action.kind != Kind::undo)
    return {"AS-N2a", "the painting from the museum is hung first"};
  switch (action.kind) {
    case Kind::undo:
      if (s.step_count == 0) return {"AS-D4", "there is nothing to undo in this round"};
      if (action.place != s.step_count) return {"AS-D4", "only the newest step can be undone"};
      return {"AS-D5", "a swap or a surplus is final, and so are the steps before it"};
    case Kind::ready:
      return {"AS-D4", "something is still to be hung or given"};
    case Kind::hang_held:
      if (s.assistant.empty()) return {"AS-H7", "the assistant holds nothing"};
      return refused_square(state, seat, shape_of(s.assistant), action.place);
    case Kind::piece:
    case Kind::give_piece:
    case Kind::stop:
      return refused_piece(state, seat, action);
    default:
      return refused_pending(state, seat, action);
  }
}

Violation Game::refused_square(const State& state, int seat, const Shape& shape, int square) const {
  if (!places_inside(parts_.wall, shape).test(square)) return {"AS-H1", "it must hang inside the wall"};
  if (!places_inside(parts_.wall.without(state.seat(seat).wall.taken), shape).test(square))
    return {"AS-H1", "it may not overlap another tile"};
  return {"AS-H2", "it must share an edge with a tile on the wall"};
}

// The choices for the pending painting: hang, give, swap, surplus.
Violation Game::refused_pending(const State& state, int seat, Action action) const {
  const OpenSeat& s = state.seat(seat);
  if (s.pending == none) return {"AS-D3", "there is no painting to deal with"};
  if (state.table.entitled.has(seat)) return {"AS-H4g", "the decor you won comes first"};
  if (action.kind == Kind::hang) return refused_square(state, seat, parts_.shape_of_painting(s.pending), action.place);
  if (action.kind == Kind::give) return {"AS-H7", "the assistant's hands are full"};
  if (state.table.passed.has(seat)) return {"AS-D4a", "swap and surplus are possible only in your own turn"};
  if (fits(state, seat, s.pending)) return {"AS-H8", "a painting that fits must be hung or given to the assistant"};
  if (action.kind == Kind::surplus)
    return {"AS-N3", "in this edition you may not set aside a painting that can be swapped"};
  const int wanted = action.place;
  if (!state.table.museum.test(wanted)) return {"AS-N2", "this painting is not in the museum"};
  if (parts_.painting(wanted).type != parts_.painting(s.pending).type)
    return {"AS-N2", "you can swap only for a painting of the same type"};
  return {"AS-N2", "this painting does not fit on your wall either"};
}

Violation Game::refused_piece(const State& state, int seat, Action action) const {
  const OpenSeat& s = state.seat(seat);
  const auto [which, decor] = action.kind == Kind::stop ? Piece{action.detail, 0} : Piece::unpack(action.detail);
  if (which >= max_rights || decor >= decor_count) return no_such_action;
  if (which >= s.right_count) return {"AS-H4", "you have won no such decor"};
  const Right& right = s.rights[which];
  if (!right.open()) {
    if (right.single && right.pieces > 0) return {"AS-H4a", "up to three frames win only one piece"};
    return right.limit == 0 && right.pieces == 0 ? Violation{"AS-H4e", "this right has lapsed"}
                                                 : Violation{"AS-H4b", "nothing is left of this right"};
  }
  if (action.kind == Kind::stop) {
    return right.pieces == 0 ? Violation{"AS-H4c", "you must take the decor that you won"}
                             : Violation{"AS-H4f", "you must take more shields"};
  }
  if (decor_size[decor] > right.limit)
    return {right.single ? "AS-H4a" : "AS-H4b", "this right does not allow so many shields"};
  if (!to_be_had(state, decor)) return {"AS-H5", "this shape has run out and can't be exchanged for"};
  if (action.kind == Kind::give_piece) {
    if (!s.assistant.empty()) return {"AS-H7", "the assistant's hands are full"};
    if (right.given) return {"AS-H4f", "only one of the pieces may go to the assistant"};
  } else if (!places_for(state, seat, parts_.decor[decor]).test(action.place)) {
    return refused_square(state, seat, parts_.decor[decor], action.place);
  }
  return {"AS-H4f", "the total that you need would be out of reach"};
}

}  // namespace art_society
