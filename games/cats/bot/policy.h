// A plain good team player with a perfect memory. It is quick, for the search plays its games to the end with it.
#pragma once

#include "cats_bot/team.h"
#include "core/random.h"

namespace cats_bot {

// The best of the options, best first, each with what it is thought to be worth.
class Options {
 public:
  static constexpr int capacity = 8;
  struct Option {
    cats::Action action{cats::Kind::stop};
    int value = 0;
  };

  explicit Options(int wanted) : wanted_(wanted) {}
  int size() const { return count_; }
  const Option& operator[](int i) const { return options_[i]; }
  // Among equals chance decides.
  void add(cats::Action action, int value, core::Random& random);
  bool would_take(int value) const { return count_ < wanted_ || value >= options_[count_ - 1].value; }

 private:
  Array<Option, capacity> options_{};
  int wanted_;
  int count_ = 0;
  int ties_ = 1;
};

// The state is read only as far as it is open or its `seen` bit is set.
cats::Action greedy(const cats::Game& game, const cats::State& state, int seat, core::Random& random,
                    const Weights& weights = {});

// What greedy thinks of, up to `wanted` options.
Options consider(const cats::Game& game, const cats::State& state, int seat, int wanted, core::Random& random,
                 const Weights& weights = {});

}  // namespace cats_bot
