// Playing on from a decision many times to see how it ends.
#pragma once

#include <algorithm>
#include <cmath>

#include "cats_bot/belief.h"
#include "cats_bot/policy.h"

namespace cats_bot {

// How many games may be played to the end for one decision, and how many options are looked at.
struct Budget {
  int rollouts = 400;
  int candidates = 8;
};

struct Ranked {
  cats::Action action;
  double value = 0;  // share of the games won from here; 0 where nothing had to be tried
};

// A possible truth: the state, and the numbers that chance goes by from then on.
template <class Chance>
struct World {
  cats::State state;
  Chance chance;  // has below(n)
};

// What a finished game is worth. Not only whether it is won: how many of the paintings it takes are clean and how
// many dice were not needed tells of few games as much as that tells of many, and lost games are still played well.
// Paintings beyond the goal are worth nothing (CV-G2): who counts them risks the game for them.
int reward(const cats::Game& game, const cats::State& state);

template <class Chance>
int play_on(const cats::Game& game, World<Chance>& world, core::Random& choices) {
  cats::LegalActions legal;
  while (!game.over(world.state)) {
    const core::Actor actor = game.awaited(world.state).nth(0);
    if (actor.is_chance()) {
      game.legal(world.state, actor, legal);
      game.apply(world.state, actor, legal[world.chance.below(legal.size())]);
    } else {
      game.apply(world.state, actor, greedy(game, world.state, core::index(actor.seat()), choices));
    }
  }
  return reward(game, world.state);
}

// How an option did beside the first one, in the same worlds.
struct Tally {
  double more = 0;  // reward beyond that of the first option
  double squares = 0;
  int wins = 0;
  int tried = 0;

  void add(int difference, bool won) {
    more += difference;
    squares += static_cast<double>(difference) * difference;
    wins += won ? 1 : 0;
    ++tried;
  }
  // What it is better by, and how far off that may be by luck.
  double mean() const { return more / tried; }
  double error() const { return std::sqrt(std::max(0.0, squares / tried - mean() * mean()) / tried); }
  bool surely_better() const { return mean() > doubt * error(); }
  bool hopeless() const { return mean() + despair * error() <= 0; }

  static constexpr double doubt = 0.7;
  static constexpr double despair = 3;
};

// The best candidate of this seat. `worlds(i)` is the i-th possible truth; every candidate is tried in the same ones. In each
// round the better half goes on, and now and then those leave that can no longer be the best. The first, which a plain good
// player would choose, stays to the end: another one must be better by more than luck explains. A paint costs no die, so when
// the plain player would take one there is nothing to try.
template <class Worlds>
Ranked search(const cats::Game& game, int seat, Worlds&& worlds, Budget budget, core::Random& random) {
  const Options candidates = consider(game, worlds(0).state, seat, budget.candidates, random);
  if (candidates.size() == 1 || candidates[0].action.kind == cats::Kind::take) return {candidates[0].action};
  Array<Tally, Options::capacity> tallies{};
  Array<int, Options::capacity> order{};
  int left = candidates.size();
  for (int i = 0; i < left; ++i) order[i] = i;
  const std::uint64_t luck = random.next();
  int tried = 0;
  const auto try_all = [&] {
    const auto truth = worlds(tried);
    int first = 0;
    for (int i = 0; i < left; ++i) {
      auto world = truth;
      core::Random choices(luck + static_cast<std::uint64_t>(tried));
      game.apply(world.state, core::Seat{cats::byte(seat)}, candidates[order[i]].action);
      const int reward = play_on(game, world, choices);
      if (i == 0) first = reward;
      tallies[order[i]].add(reward - first, !game.winners(world.state).empty());
    }
    ++tried;
  };
  const auto give_up_hopeless = [&] {
    const auto end =
        std::stable_partition(order.begin() + 1, order.begin() + left, [&](int i) { return !tallies[i].hopeless(); });
    left = static_cast<int>(end - order.begin());
  };
  constexpr int now_and_then = 16;
  const int rounds = static_cast<int>(std::bit_width(static_cast<unsigned>(left - 1)));
  for (int round = 0; round < rounds && left > 1; ++round) {
    const int until = tried + std::max(1, budget.rollouts / (rounds * left));
    while (tried < until && left > 1) {
      try_all();
      if (tried % now_and_then == 0) give_up_hopeless();
    }
    std::stable_sort(order.begin() + 1, order.begin() + left,
                     [&](int a, int b) { return tallies[a].more > tallies[b].more; });
    left = (left + 2) / 2;
  }
  const int best = left > 1 && tallies[order[1]].surely_better() ? order[1] : 0;
  return {candidates[best].action, static_cast<double>(tallies[best].wins) / tallies[best].tried};
}

// What the expert does: truths are drawn from what can be known.
Ranked expert(const cats::Game& game, const cats::View& view, const Memory& memory, Budget budget,
              core::Random& random);

// For comparison: somebody who sees all cards, but not what chance will bring.
Ranked card_seer(const cats::Game& game, const cats::State& state, int seat, Budget budget, core::Random& random);

// And one who knows that too: `chance` is a copy of what deals.
template <class Chance>
Ranked all_knower(const cats::Game& game, const cats::State& state, int seat, const Chance& chance, Budget budget,
                  core::Random& random) {
  World<Chance> truth{state, chance};
  truth.state.seen = ~std::uint64_t{0};
  return search(game, seat, [&](int) { return truth; }, budget, random);
}

}  // namespace cats_bot
