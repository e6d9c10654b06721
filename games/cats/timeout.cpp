// The default when a player's time is over: the least that lets the others go on.
#include "cats/game.h"

namespace cats {
namespace {

// The first of these kinds that is legal, at its first place: decline before everything else, take before trying.
constexpr std::array<Kind, 10> defaults = {Kind::no,    Kind::stop,   Kind::drop,  Kind::take, Kind::clean,
                                           Kind::claim, Kind::splash, Kind::twist, Kind::jump, Kind::yes};

}  // namespace

std::vector<Action> Game::timeout_actions(State state, Seat seat, const State* /*last_complete*/) const {
  LegalActions legal;
  this->legal(state, seat, legal);
  for (const Kind kind : defaults) {
    for (int i = 0; i < legal.size(); ++i) {
      if (legal[i].kind == kind) return {legal[i]};
    }
  }
  return {};
}

}  // namespace cats
