// What somebody thinks of doing.
#pragma once

#include "cats/game.h"
#include "core/random.h"

namespace cats_bot {

using cats::Array;

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

}  // namespace cats_bot
