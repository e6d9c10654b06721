// A plain good team player with a perfect memory. It is quick, for the search plays its games to the end with it.
#pragma once

#include "cats_bot/options.h"
#include "cats_bot/team.h"

namespace cats_bot {

// The state is read only as far as it is open or its `seen` bit is set.
cats::Action greedy(const cats::Game& game, const cats::State& state, int seat, core::Random& random,
                    const Weights& weights = {});

// What greedy thinks of, up to `wanted` options.
Options consider(const cats::Game& game, const cats::State& state, int seat, int wanted, core::Random& random,
                 const Weights& weights = {});

}  // namespace cats_bot
