// Why something is done, for everybody at the table: the key of a message with its arguments.
#pragma once

#include <string>

#include "artline/game.h"

namespace artline_bot {

// How a player would explain this action. It is made of what everybody sees, so it gives no hand away. Empty in a vote, because
// who contests a play is secret until the window closes (AL-V3b).
std::string reason(const artline::Game& game, const artline::View& seen, const artline::Action& action);

}  // namespace artline_bot
