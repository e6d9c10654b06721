// Bits of a word.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace core {

// Position of the nth set bit, 0 ≤ n < popcount(w): by one instruction where there is one, else halving the word by population
// counts.
constexpr int select_bit(std::uint64_t w, int n) {
#ifdef __BMI2__
  if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, w));
#endif
  int base = 0;
  for (int half = 32; half >= 8; half /= 2) {
    const int low = std::popcount(w & ((std::uint64_t{1} << half) - 1));
    const bool upper = n >= low;
    n -= upper ? low : 0;
    base += upper ? half : 0;
    w >>= upper ? half : 0;
  }
  for (; n > 0; --n) w &= w - 1;
  return base + std::countr_zero(w);
}

}  // namespace core
