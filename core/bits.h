// Operations on the bits of a word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace core {

// select_in_byte[n][b]: the position of the nth set bit of the byte b.
inline constexpr auto select_in_byte = [] {
  std::array<std::array<std::uint8_t, 256>, 8> table{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    unsigned left = byte;
    for (std::size_t n = 0; left != 0; ++n, left &= left - 1)
      table[n][byte] = static_cast<std::uint8_t>(std::countr_zero(left));
  }
  return table;
}();

// The position of the nth set bit, 0 ≤ n < popcount(w), without a branch. Uses one instruction if the compiler may. Otherwise one
// multiplication adds up the set bits byte by byte, which tells in which byte the bit is.
constexpr int select_bit(std::uint64_t w, int n) {
#ifdef __BMI2__
  if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, w));
#endif
  constexpr std::uint64_t ones = 0x0101010101010101U;
  constexpr std::uint64_t high = ones << 7U;
  std::uint64_t sums = w - (w >> 1U & ones * 0x55U);
  sums = (sums & ones * 0x33U) + (sums >> 2U & ones * 0x33U);
  sums = (sums + (sums >> 4U) & ones * 0x0fU) * ones;  // byte i: the set bits of the bytes 0 to i
  const auto wanted = static_cast<std::uint64_t>(n);
  const int at = 8 * std::popcount(((wanted * ones | high) - sums) & high);
  const auto rest = static_cast<std::size_t>(wanted - (sums << 8U >> at & 0xffU));
  return at + select_in_byte[rest][w >> at & 0xffU];
}

}  // namespace core
