// The computer players of Artline. They see a view and ask the rules.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "artline/game.h"
#include "core/random.h"

namespace artline_bot {

// guest: the first play that is sure to fit, with the most general theme. guide: the option with the greatest worth at first sight.
// curator: tries the best options in many possible games.
inline constexpr std::array<std::string_view, 3> levels = {"guest", "guide", "curator"};  // weakest first

// An action, and its reason: the key of a message with its arguments.
struct Decision {
  artline::Action action;
  std::string reason = {};
};

// `view` must be that of a seat that may act.
Decision choose(std::string_view level, const artline::Game& game, const artline::View& view, core::Random& random);

}  // namespace artline_bot
