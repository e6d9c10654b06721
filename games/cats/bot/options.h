// The actions that a player considers.
#pragma once

#include "cats/game.h"
#include "core/random.h"

namespace cats_bot {

using cats::Array;

// The best options with their estimated worth, best first.
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
  // Ties are broken at random.
  void add(cats::Action action, int value, core::Random& random);
  bool would_take(int value) const { return count_ < wanted_ || value >= options_[count_ - 1].value; }

 private:
  Array<Option, capacity> options_{};
  int wanted_;
  int count_ = 0;
  int ties_ = 1;
};

}  // namespace cats_bot
