// All that chance will bring in one game, settled beforehand: the i-th paint from the stack, the k-th die of a round. What
// the players do changes when it comes and not what comes, so teams can be compared on the same deals, and one that knows
// the future can look ahead.
#pragma once

#include <cstdint>

#include "cats/game.h"

namespace cats_bot {

class Fate {
 public:
  explicit Fate(std::uint64_t seed) : cards_(seed), other_(seed) {}

  // The same cards in the same order, but other dice and other shuffles of what was discarded.
  Fate with_other_dice(std::uint64_t seed) const;
  // What comes next; chance must be awaited.
  cats::Action next(const cats::Game& game, const cats::State& state);

 private:
  std::uint64_t cards_;
  std::uint64_t other_;
  cats::Array<std::uint16_t, cats::kind_count> come_{};  // how many of each kind so far
};

}  // namespace cats_bot
