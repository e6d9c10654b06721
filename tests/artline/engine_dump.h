// The engine's state as the text that the slow model writes too.
#pragma once

#include <string>

#include "artline/game.h"
#include "oracle/oracle.h"

namespace differential {

std::string dump(const artline::Game& game, const artline::State& state);
std::string component_text(const oracle::Components& parts);

}  // namespace differential
