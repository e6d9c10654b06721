// Whether a view that comes from elsewhere could come of a game, as far as the rules rely on it.
#pragma once

#include <string_view>

#include "cats/game.h"

namespace cats {

// What can't be, or nothing.
std::string_view what_is_wrong(const Game& game, const View& view);

}  // namespace cats
