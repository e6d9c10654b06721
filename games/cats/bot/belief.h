// What a player may think of what nobody sees.
#pragma once

#include "cats_bot/memory.h"
#include "core/random.h"

namespace cats_bot {

// A state that looks like the view to somebody with this memory, drawn evenly from all that are as likely: cards never shown
// are exchangeable. Bit `seen` is set for what is remembered. `view` must be one in which a seat decides.
cats::State sample(const cats::Game& game, const cats::View& view, const Memory& memory, core::Random& random);

}  // namespace cats_bot
