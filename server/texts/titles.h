// What the cards of a game are called, and who painted them: no themes (AL-TH5).
#pragma once

#include <vector>

#include "core/any_game.h"
#include "core/description.h"

namespace server {

// In all languages.
std::vector<core::CardName> titles_of(const core::AnyGame& game);

}  // namespace server
