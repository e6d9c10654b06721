// What each action does. The actions are valid here; validate.cpp and turn.cpp decide that.
#include "art_society/game.h"

namespace art_society {
namespace {

void push(OpenSeat& seat, Step step) { seat.steps[seat.step_count++] = step; }

}  // namespace

void Game::apply(State& state, Actor actor, Action action) const {
  const int seat = actor.is_chance() ? 0 : core::index(actor.seat());
  const int place = action.place;
  switch (action.kind) {
    case Kind::painting_comes:
      return state.table.phase == Phase::start_deal ? deal_painting(state, place) : draw_lot(state, place);
    case Kind::card_comes:
      return deal_card(state, place);
    case Kind::name_lot:
      return name_lot(state, place);
    case Kind::bid:
      return seal_bid(state, seat, place);
    case Kind::pick:
      return pick(state, seat, place);
    case Kind::hang:
      if (state.table.phase == Phase::start_hang) return hang_start(state, seat, place);
      hang(state, seat, place);
      break;
    case Kind::hang_held:
      hang_held(state, seat, place);
      break;
    case Kind::give:
      state.seat(seat).assistant = Item::painting(state.seat(seat).pending);
      state.seat(seat).pending = none;
      push(state.seat(seat), Step::of(StepKind::give));
      break;
    case Kind::swap:
      return swap(state, seat, place);
    case Kind::surplus:
      set_aside(state, seat);
      break;
    case Kind::piece:
    case Kind::give_piece:
      take_piece(state, seat, action);
      break;
    case Kind::stop:
      state.seat(seat).rights[action.detail].stopped = true;
      push(state.seat(seat), Step::of_decor(StepKind::stop, 0, 0, action.detail));
      break;
    case Kind::undo:
      undo(state, seat);
      break;
    case Kind::ready:
      state.table.ready.add(seat);
      break;
    case Kind::wait:
      state.table.ready.remove(seat);
      return;
  }
  state.table.entitled.put(seat, state.seat(seat).has_open_right());
  settle(state);
}

void Game::hang(State& state, int seat, int square) const {
  OpenSeat& s = state.seat(seat);
  const int painting = s.pending;
  s.pending = none;
  const bool won = win(state, seat, painting, square);
  push(s, Step::hanging(StepKind::hang, square, won));
}

void Game::hang_held(State& state, int seat, int square) const {
  OpenSeat& s = state.seat(seat);
  const Item item = s.assistant;
  s.assistant = {};
  const int older_rights = s.right_count;
  if (item.is_painting()) {
    const bool won = win(state, seat, item.id(), square);
    push(s, Step::hanging(StepKind::hang_held_painting, square, won));
  } else {
    s.wall.put_decor(parts_, item.id(), square);
    push(s, Step::of_decor(StepKind::hang_held_decor, square, item.id()));
  }
  lower_needs(state, seat, older_rights);
}

// AS-N2, AS-M4: no marker moves. AS-D5: earlier steps can't be undone any more.
void Game::swap(State& state, int seat, int painting) const {
  OpenSeat& s = state.seat(seat);
  state.table.museum.set(s.pending);
  state.table.museum.reset(painting);
  s.pending = byte(painting);
  state.table.swapped.add(seat);
  s.frozen = s.step_count;
}

// AS-N3, AS-N3a, AS-D5.
void Game::set_aside(State& state, int seat) const {
  OpenSeat& s = state.seat(seat);
  s.surplus[s.surplus_count()] = s.pending;
  s.pending = none;
  s.frozen = s.step_count;
  if (!is_full(parts_, s.wall)) s.rights[s.right_count++] = {.limit = 1, .single = true};
}

// AS-H4c: hung at once, or given to the assistant.
void Game::take_piece(State& state, int seat, Action action) const {
  const auto [which, decor] = Piece::unpack(action.detail);
  take_from_supply(state, decor);
  OpenSeat& s = state.seat(seat);
  Right& right = s.rights[which];
  ++right.pieces;
  if (!right.single) {
    const int size = decor_size[decor];
    right.limit = byte(right.limit - size);
    right.need = static_cast<std::int8_t>(right.need - size);
  }
  if (action.kind == Kind::give_piece) {
    right.given = true;
    s.assistant = Item::decor(decor);
    push(s, Step::of_decor(StepKind::give_piece, 0, decor, which));
  } else {
    s.wall.put_decor(parts_, decor, action.place);
    push(s, Step::of_decor(StepKind::piece, action.place, decor, which));
  }
}

// AS-D4: takes back the newest step. A right that lapsed stays lapsed (AS-H4g), and exchanges stay (AS-H5).
void Game::undo(State& state, int seat) const {
  OpenSeat& s = state.seat(seat);
  const Step step = s.steps[--s.step_count];
  s.steps[s.step_count] = {};
  if (step.won()) s.rights[--s.right_count] = {};
  switch (step.kind()) {
    case StepKind::hang:
      s.pending = s.wall.pop(parts_).painting;
      return;
    case StepKind::hang_held_painting:
      s.assistant = Item::painting(s.wall.pop(parts_).painting);
      restore_needs(state, seat);
      return;
    case StepKind::hang_held_decor:
      s.wall.remove_decor(parts_, step.decor(), step.square());
      s.assistant = Item::decor(step.decor());
      restore_needs(state, seat);
      return;
    case StepKind::give:
      s.pending = byte(s.assistant.id());
      s.assistant = {};
      return;
    case StepKind::stop:
      s.rights[step.right()].stopped = false;
      return;
    case StepKind::piece:
      s.wall.remove_decor(parts_, step.decor(), step.square());
      break;
    case StepKind::give_piece:
      s.assistant = {};
      s.rights[step.right()].given = false;
      break;
  }
  ++state.table.decor[step.decor()];
  Right& right = s.rights[step.right()];
  --right.pieces;
  if (right.single) return;
  right.limit = byte(right.limit + decor_size[step.decor()]);
  right.need = static_cast<std::int8_t>(right.need + decor_size[step.decor()]);
}

}  // namespace art_society
