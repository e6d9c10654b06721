// Why something is done, for the people at the table: the key of a message with its arguments.
#pragma once

#include <string>

#include "cats/game.h"

namespace cats_bot {

// How a player would explain this action. The player knows the open cards and those whose `seen` bit is set.
std::string reason(const cats::Game& game, const cats::State& state, int seat, cats::Action action);

}  // namespace cats_bot
