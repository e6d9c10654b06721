// The engine's state as the text that the slow model writes too, and the slow model's components as an engine's data
// file.
#pragma once

#include <string>

#include "cats/game.h"
#include "oracle/oracle.h"

namespace differential {

std::string dump(const cats::Game& game, const cats::State& state);

std::string component_text(const oracle::Components& parts);

}  // namespace differential
