#include "tic_tac_toe_bot/player.h"

#include "core/open_action.h"

namespace tic_tac_toe_bot {

using tic_tac_toe::Action;

Action choose(const tic_tac_toe::Game& game, const tic_tac_toe::View& view, core::Random& random) {
  const auto state = game.imagine(view);
  const auto seat = view.viewer.seat();
  tic_tac_toe::LegalActions legal;
  game.legal(state, seat, legal);
  for (const int square : {4, 0, 2, 6, 8}) {
    const Action action{.kind = tic_tac_toe::Kind::mark, .place = static_cast<std::uint8_t>(square)};
    if (legal.contains(action)) return action;
  }
  return core::filled(game, state, seat, legal[0], random);
}

}  // namespace tic_tac_toe_bot
