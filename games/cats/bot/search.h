// Tries each option of a decision by playing many games to the end.
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
  double value = 0;  // share of games won; 0 if nothing had to be tried
};

// A possible world: the state, and the source of all later chance.
template <class Chance>
struct World {
  cats::State state;
  Chance chance;  // has below(n)
};

// The reward of a finished game. Clean paintings and unused dice count too: then fewer games give the same certainty, and a
// lost game is still played well. Paintings beyond the goal count nothing (CV-G2); otherwise a player would risk the victory
// for them.
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

// How an option compares with the first one in the same worlds.
struct Tally {
  double more = 0;  // its reward minus that of the first option
  double squares = 0;
  int wins = 0;
  int tried = 0;

  void add(int difference, bool won) {
    more += difference;
    squares += static_cast<double>(difference) * difference;
    wins += won ? 1 : 0;
    ++tried;
  }
  // The mean advantage and its standard error.
  double mean() const { return more / tried; }
  double error() const { return std::sqrt(std::max(0.0, squares / tried - mean() * mean()) / tried); }
  bool surely_better() const { return mean() > doubt * error(); }
  bool hopeless() const { return mean() + despair * error() <= 0; }

  static constexpr double doubt = 0.7;
  static constexpr double despair = 3;
};

// The options of a decision, tried in the same worlds. The first is the greedy player's choice and stays to the end; another
// one must be better by more than luck explains.
class Contest {
 public:
  Contest(const cats::Game& game, int seat, const Options& options, std::uint64_t luck)
      : game_(game), seat_(seat), options_(options), luck_(luck), left_(options.size()) {
    for (int i = 0; i < left_; ++i) order_[i] = i;
  }
  int left() const { return left_; }
  int tried() const { return tried_; }

  template <class Truth>  // has a state and plays on from it by play_on()
  void try_in(const Truth& truth) {
    int first = 0;
    for (int i = 0; i < left_; ++i) {
      Truth world = truth;
      core::Random choices(luck_ + static_cast<std::uint64_t>(tried_));
      game_.apply(world.state, core::Seat{cats::byte(seat_)}, options_[order_[i]].action);
      const int reward = play_on(game_, world, choices);
      if (i == 0) first = reward;
      tallies_[order_[i]].add(reward - first, !game_.winners(world.state).empty());
    }
    ++tried_;
  }
  void drop_hopeless() {
    const auto end = std::stable_partition(order_.begin() + 1, order_.begin() + left_,
                                           [&](int i) { return !tallies_[i].hopeless(); });
    left_ = static_cast<int>(end - order_.begin());
  }
  void keep_better_half() {
    std::stable_sort(order_.begin() + 1, order_.begin() + left_,
                     [&](int a, int b) { return tallies_[a].more > tallies_[b].more; });
    left_ = (left_ + 2) / 2;
  }
  Ranked best() const {
    const int winner = left_ > 1 && tallies_[order_[1]].surely_better() ? order_[1] : 0;
    return {options_[winner].action, static_cast<double>(tallies_[winner].wins) / tallies_[winner].tried};
  }

 private:
  const cats::Game& game_;
  int seat_;
  const Options& options_;
  std::uint64_t luck_;
  int left_;
  int tried_ = 0;
  Array<Tally, Options::capacity> tallies_{};
  Array<int, Options::capacity> order_{};  // the first left_ are still in it
};

// The best option of this seat; `worlds(i)` is the i-th possible world. Taking a paint costs no die, so if the greedy player
// takes one, nothing has to be tried.
template <class Worlds>
Ranked search(const cats::Game& game, int seat, Worlds&& worlds, Budget budget, core::Random& random) {
  const Options options = consider(game, worlds(0).state, seat, budget.candidates, random);
  if (options.size() == 1 || options[0].action.kind == cats::Kind::take) return {options[0].action};
  Contest contest(game, seat, options, random.next());
  constexpr int now_and_then = 16;
  const int rounds = static_cast<int>(std::bit_width(static_cast<unsigned>(options.size() - 1)));
  for (int round = 0; round < rounds && contest.left() > 1; ++round) {
    const int until = contest.tried() + std::max(1, budget.rollouts / (rounds * contest.left()));
    while (contest.tried() < until && contest.left() > 1) {
      contest.try_in(worlds(contest.tried()));
      if (contest.tried() % now_and_then == 0) contest.drop_hopeless();
    }
    contest.keep_better_half();
  }
  return contest.best();
}

// The expert: worlds are drawn from what its seat may know.
Ranked expert(const cats::Game& game, const cats::View& view, const Memory& memory, Budget budget,
              core::Random& random);

// For comparison: a player who sees all cards, but not the outcomes of chance.
Ranked card_seer(const cats::Game& game, const cats::State& state, int seat, Budget budget, core::Random& random);

// A player who knows those too: `chance` is a copy of the source that deals.
template <class Chance>
Ranked all_knower(const cats::Game& game, const cats::State& state, int seat, const Chance& chance, Budget budget,
                  core::Random& random) {
  World<Chance> truth{state, chance};
  truth.state.seen = ~std::uint64_t{0};
  return search(game, seat, [&](int) { return truth; }, budget, random);
}

}  // namespace cats_bot
