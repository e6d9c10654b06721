// Why something is done, for the people at the table: the key of a message with its arguments.
#pragma once

#include <string>

#include "cats/game.h"

namespace cats_bot {

// What a player who knows what is open and whose `seen` bit is set would say to this action.
std::string reason(const cats::Game& game, const cats::State& state, int seat, cats::Action action);

}  // namespace cats_bot
