// Random play to the end, on the concrete game.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/open_action.h"
#include "core/random.h"

namespace core {

// Plays from `state` to the end. Chance comes from `deals.below(n)`. Seats choose evenly among the actions that move
// the game forward, or among all legal actions if `going_back`. `seen(state, actor, action)` is called before each
// action. The function is flattened: the rules that the compiler sees are inlined into this loop.
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
    // A seat whose only actions go back takes one of those.
    const int options = going_back || legal.forward() == 0 ? legal.size() : legal.forward();
    int choice = 0;
    if (actor.is_chance()) {
      choice = deals.below(options);
    } else if (options > 1) {
      choice = choices.below(options);
    }
    const auto action = filled(game, state, actor, legal[choice], choices);
    seen(state, actor, action);
    game.apply(state, actor, action);
  }
}

// How long a random game was.
struct Played {
  long decisions = 0;  // by seats
  long draws = 0;      // by chance
};

// The same, but it only counts. A game instantiates it beside its rules (games/<game>/random_play.cpp): the loop is a quarter
// faster if the compiler sees the rules.
template <bool going_back, Game G, class Deals>
[[gnu::flatten, gnu::noinline]] Played play_random(const G& game, typename G::State& state, Deals& deals,
                                                   Random& choices) {
  Played played;
  play_out(game, state, deals, choices, going_back, [&](const auto& /*state*/, Actor actor, const auto& /*action*/) {
    ++(actor.is_chance() ? played.draws : played.decisions);
  });
  return played;
}

}  // namespace core
