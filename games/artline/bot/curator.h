// Tries the best options by playing many possible games.
#pragma once

#include "artline_bot/options.h"
#include "core/random.h"

namespace artline_bot {

artline::Action choose_curator(Thought& thought, core::Random& random);

}  // namespace artline_bot
