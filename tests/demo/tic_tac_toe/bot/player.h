// The computer player of signed tic-tac-toe.
#pragma once

#include "tic_tac_toe/game.h"

namespace tic_tac_toe_bot {

// Marks the middle, then corners; never objects.
tic_tac_toe::Action choose(const tic_tac_toe::Game& game, const tic_tac_toe::View& view, core::Random& random);

}  // namespace tic_tac_toe_bot
