// A good greedy team player with a perfect memory. It is fast, because the search plays its games to the end with it.
#pragma once

#include "cats_bot/options.h"
#include "cats_bot/team.h"

namespace cats_bot {

// Reads only the open part of the state and cards whose `seen` bit is set.
cats::Action greedy(const cats::Game& game, const cats::State& state, int seat, core::Random& random,
                    const Weights& weights = {});

// The greedy player's best options, at most `wanted`.
Options consider(const cats::Game& game, const cats::State& state, int seat, int wanted, core::Random& random,
                 const Weights& weights = {});

}  // namespace cats_bot
