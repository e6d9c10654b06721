// Random play to the end, on the concrete game.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/random.h"

namespace core {

// Plays from `state` to the end. Chance comes from `deals.below(n)`, seats choose evenly among the actions that bring
// the game on, or among all legal ones if `going_back`. `seen(state, actor, action)` is called before each action.
// Flattened: where the whole program is optimised the rules become part of this loop, which is worth a twentieth.
template <Game G, class Deals, class Seen>
[[gnu::flatten]] void play_out(const G& game, typename G::State& state, Deals& deals, Random& choices, bool going_back,
                               Seen&& seen) {
  typename G::LegalActions legal;
  while (true) {
    const Actors who = going_back ? game.actors(state) : game.awaited(state);
    if (who.empty()) return;
    const int count = who.count();
    const Actor actor = who.nth(count == 1 ? 0 : choices.below(count));
    game.legal(state, actor, legal);
    // A seat that can only go back does so.
    const int options = going_back || legal.forward() == 0 ? legal.size() : legal.forward();
    int choice = 0;
    if (actor.is_chance()) {
      choice = deals.below(options);
    } else if (options > 1) {
      choice = choices.below(options);
    }
    const auto action = legal[choice];
    seen(state, actor, action);
    game.apply(state, actor, action);
  }
}

}  // namespace core
