// A set of up to 64 small numbers in one word; CellSet is its counterpart for larger sets.
#pragma once

#include <bit>
#include <cstdint>

#include "core/bits.h"

namespace core {

class WordSet {
 public:
  static constexpr int capacity = 64;

  constexpr WordSet() = default;
  constexpr explicit WordSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr WordSet single(int member) { return WordSet(std::uint64_t{1} << member); }

  constexpr bool test(int member) const { return (bits_ >> member & 1U) != 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr int nth(int n) const { return select_bit(bits_, n); }  // in ascending order, 0 ≤ n < count()

  template <class F>
  constexpr void for_each(F&& f) const {
    for (std::uint64_t w = bits_; w != 0; w &= w - 1) f(std::countr_zero(w));
  }
  friend constexpr bool operator==(WordSet, WordSet) = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace core
