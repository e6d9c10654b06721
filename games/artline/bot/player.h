// The computer players of Artline. They see a view and ask the rules; how they vote is in the rules themselves (AL-V5).
#pragma once

#include <array>
#include <string_view>

#include "artline/game.h"
#include "core/random.h"

namespace artline_bot {

// guest: the first play that is sure to fit, with the most general theme.
inline constexpr std::array<std::string_view, 1> levels = {"guest"};

artline::Action choose(std::string_view level, const artline::Game& game, const artline::View& view,
                       core::Random& random);

}  // namespace artline_bot
