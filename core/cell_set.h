// A set of up to 192 small numbers: squares of a grid with 16 places a row, or numbers of components.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/bits.h"

namespace core {

class CellSet {
 public:
  static constexpr int capacity = 192;
  static constexpr int row = 16;  // a grid row; the last place of each row is never used, so that nothing wraps around

  constexpr CellSet() = default;
  constexpr CellSet(std::uint64_t a, std::uint64_t b, std::uint64_t c) : w_{a, b, c} {}
  static constexpr CellSet single(int cell) { return CellSet(1, 0, 0).shifted_up(cell); }

  constexpr bool test(int cell) const { return ((w_[word(cell)] >> bit(cell)) & 1U) != 0; }
  constexpr void set(int cell) { w_[word(cell)] |= std::uint64_t{1} << bit(cell); }
  constexpr void reset(int cell) { w_[word(cell)] &= ~(std::uint64_t{1} << bit(cell)); }
  constexpr bool empty() const { return (w_[0] | w_[1] | w_[2]) == 0; }
  constexpr int count() const { return std::popcount(w_[0]) + std::popcount(w_[1]) + std::popcount(w_[2]); }

  // The smallest member; the set must not be empty.
  constexpr int first() const {
    if (w_[0] != 0) return std::countr_zero(w_[0]);
    return w_[1] != 0 ? 64 + std::countr_zero(w_[1]) : 128 + std::countr_zero(w_[2]);
  }
  // The nth member in ascending order, 0 ≤ n < count().
  constexpr int nth(int n) const {
    // Which word it is in is as good as random, so it is selected, not branched on.
    const int below1 = std::popcount(w_[0]);
    const int below2 = below1 + std::popcount(w_[1]);
    const bool past1 = n >= below1;
    const bool past2 = n >= below2;
    std::uint64_t word = past1 ? w_[1] : w_[0];
    word = past2 ? w_[2] : word;
    int skipped = past1 ? below1 : 0;
    skipped = past2 ? below2 : skipped;
    const int base = (past1 ? 64 : 0) + (past2 ? 64 : 0);
    return base + select_bit(word, n - skipped);
  }

  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return {a.w_[0] & b.w_[0], a.w_[1] & b.w_[1], a.w_[2] & b.w_[2]};
  }
  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return {a.w_[0] | b.w_[0], a.w_[1] | b.w_[1], a.w_[2] | b.w_[2]};
  }
  constexpr CellSet without(CellSet b) const { return {w_[0] & ~b.w_[0], w_[1] & ~b.w_[1], w_[2] & ~b.w_[2]}; }
  constexpr bool meets(CellSet b) const { return !(*this & b).empty(); }
  constexpr bool contains(CellSet b) const { return b.without(*this).empty(); }
  friend constexpr bool operator==(CellSet a, CellSet b) {
    return ((a.w_[0] ^ b.w_[0]) | (a.w_[1] ^ b.w_[1]) | (a.w_[2] ^ b.w_[2])) == 0;
  }

  // Every member moved up or down by n, 0 ≤ n < 192.
  constexpr CellSet shifted_up(int n) const {
    const int b = n & 63;
    const std::uint64_t lo = w_[0] << b;
    const std::uint64_t mid = (w_[1] << b) | spill_up(w_[0], b);
    const std::uint64_t hi = (w_[2] << b) | spill_up(w_[1], b);
    if (n < 64) return {lo, mid, hi};
    return n < 128 ? CellSet{0, lo, mid} : CellSet{0, 0, lo};
  }
  // The same downwards for 0 ≤ n < 64, without a branch: the step of erosion.
  constexpr CellSet shifted_down(int n) const {
    return {(w_[0] >> n) | spill_down(w_[1], n), (w_[1] >> n) | spill_down(w_[2], n), w_[2] >> n};
  }
  // Members moved down by n where none crosses a word: n smaller than the free end of a row.
  constexpr CellSet shifted_in_row(int n) const { return {w_[0] >> n, w_[1] >> n, w_[2] >> n}; }

  // All squares that share a side with a member of a grid (members themselves and the unused places may be among them).
  constexpr CellSet neighbours() const {
    const CellSet beside = {w_[0] << 1U | w_[0] >> 1U, w_[1] << 1U | w_[1] >> 1U, w_[2] << 1U | w_[2] >> 1U};
    return beside | shifted_up(row) | shifted_down(row);
  }

  template <class F>
  constexpr void for_each(F&& f) const {
    for (int i = 0; i < 3; ++i) {
      for (std::uint64_t w = w_[static_cast<std::size_t>(i)]; w != 0; w &= w - 1) f(i * 64 + std::countr_zero(w));
    }
  }

 private:
  static constexpr std::size_t word(int cell) { return static_cast<std::size_t>(cell) >> 6U; }
  static constexpr int bit(int cell) { return cell & 63; }
  static constexpr std::uint64_t spill_up(std::uint64_t w, int n) { return (w >> 1U) >> (63 - n); }
  static constexpr std::uint64_t spill_down(std::uint64_t w, int n) { return (w << 1U) << (63 - n); }

  std::array<std::uint64_t, 3> w_{};
};

}  // namespace core
