// AL-T6: the default when a player's time is over.
#include "artline/game.h"

namespace artline {

// The card held longest is discarded, in the contest without showing the hand; a neighbour declines.
std::vector<Action> Game::timeout_actions(const State& state, Seat seat, const State* /*last_complete*/) const {
  if (!actors(state).has(seat)) return {};
  const OpenTable& t = state.table;
  if (t.phase == Phase::window) return {{.kind = Kind::ok}};
  if (t.phase == Phase::shown) return {{.kind = Kind::decline}};
  if (t.phase == Phase::turn && flags_.curators) return {{.kind = Kind::run_out}};
  return {{.kind = Kind::discard, .place = state.hands[t.active].cards[0]}};
}

}  // namespace artline
