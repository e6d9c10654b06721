// Guesses at the cards that nobody sees.
#pragma once

#include "cats_bot/memory.h"
#include "core/random.h"

namespace cats_bot {

// Draws a state that fits the view and this memory. All such states are equally likely, since cards that were never shown are
// exchangeable. Remembered cards have their `seen` bit set. In `view` a seat must be about to decide.
cats::State sample(const cats::Game& game, const cats::View& view, const Memory& memory, core::Random& random);

}  // namespace cats_bot
