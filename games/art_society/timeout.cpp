// AS-D4, AS-D4a: the default when a player's time is over.
#include "art_society/game.h"

namespace art_society {
namespace {

// AS-D4a: the default, in the order that the clause gives; for decor the largest piece. Nothing if the seat can only go
// back.
std::optional<Action> default_action(const LegalActions& legal) {
  for (const Kind kind :
       {Kind::hang, Kind::give, Kind::swap, Kind::surplus, Kind::ready, Kind::name_lot, Kind::bid, Kind::pick}) {
    for (int i = 0; i < legal.size(); ++i) {
      if (legal[i].kind == kind) return legal[i];
    }
  }
  for (const Kind kind : {Kind::piece, Kind::give_piece}) {
    std::optional<Action> largest;
    for (int i = 0; i < legal.size(); ++i) {
      const Action action = legal[i];
      if (action.kind != kind) continue;
      const int size = decor_size[Piece::unpack(action.detail).decor];
      if (!largest || size > decor_size[Piece::unpack(largest->detail).decor]) largest = action;
    }
    if (largest) return largest;
  }
  return std::nullopt;
}

}  // namespace

bool Game::is_complete(const State& state, Seat seat) const {
  const OpenSeat& s = state.seat(core::index(seat));
  return state.table.phase == Phase::turns && state.table.picked.has(core::index(seat)) && s.pending == none &&
         !s.has_open_right();
}

std::vector<Action> Game::timeout_actions(State state, Seat seat, const State* last_complete) const {
  std::vector<Action> actions;
  const OpenSeat& s = state.seat(core::index(seat));
  const int round = state.table.round;
  const Phase phase = state.table.phase;
  const auto act = [&](Action action) {
    if (!validate(state, seat, action)) return false;
    apply(state, seat, action);
    actions.push_back(action);
    return true;
  };
  const auto undo_to = [&](int count) {
    while (s.step_count > count && act({Kind::undo, 0, s.step_count})) {
    }
  };
  if (last_complete != nullptr && phase == Phase::turns && !is_complete(state, seat)) {
    const OpenSeat& goal = last_complete->seat(core::index(seat));
    int common = 0;
    while (common < s.step_count && common < goal.step_count && s.steps[common] == goal.steps[common]) ++common;
    undo_to(common);
    for (int i = common; i < goal.step_count; ++i) act(action_of(goal.steps[i]));
  }
  LegalActions legal;
  // In the turns phase, act until the seat is ready; in other phases, make one decision.
  while (awaited(state).has(seat) && state.table.phase == phase && state.table.round == round) {
    this->legal(state, seat, legal);
    const auto action = default_action(legal);
    if (action) {
      act(*action);
    } else {
      // The steps of this round have left no room, so they are undone. From the start of the arrangement a seat can always
      // finish.
      undo_to(s.frozen);
    }
    if (phase == Phase::bids || phase == Phase::start_hang) break;
  }
  return actions;
}

}  // namespace art_society
