// Fixes all outcomes of chance in one game beforehand: the i-th paint from the stack, the k-th die of a round. The players'
// actions change when an outcome comes, but not which. So teams can be compared on the same deals, and a player who knows the
// future can look ahead.
#pragma once

#include <cstdint>

#include "cats/game.h"

namespace cats_bot {

class Fate {
 public:
  explicit Fate(std::uint64_t seed) : cards_(seed), other_(seed) {}

  // The same cards in the same order, with other dice and other shuffles of the discard.
  Fate with_other_dice(std::uint64_t seed) const;
  // The next outcome; it must be chance's turn.
  cats::Action next(const cats::Game& game, const cats::State& state);

 private:
  std::uint64_t cards_;
  std::uint64_t other_;
  cats::Array<std::uint16_t, cats::kind_count> come_{};  // how many of each kind so far
};

}  // namespace cats_bot
