// Checks that a view from elsewhere could come from a real game, as far as the rules rely on it.
#pragma once

#include <string_view>

#include "artline/game.h"

namespace artline {

// The reason why it could not; empty if it could.
std::string_view what_is_wrong(const Game& game, const View& view);

}  // namespace artline
