// The reason for an action, for everybody at the table: the key of a message with its arguments.
#pragma once

#include <string>

#include "artline/game.h"

namespace artline_bot {

// `seen` is the view of a spectator, so a reason gives no hand away. It is empty in a vote, because nobody may know who contests a
// play before the window closes (AL-V3b).
std::string reason(const artline::Game& game, const artline::View& seen, const artline::Action& action);

}  // namespace artline_bot
