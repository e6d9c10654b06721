// A set of small numbers: squares of a grid with 16 places per row, or component numbers.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/bits.h"

namespace core {

// Holds the numbers 0 … Capacity − 1, 64 per word. The loops over words are unrolled at compile time.
template <int Capacity>
class BasicCellSet {
  static_assert(Capacity > 0 && Capacity % 64 == 0, "a set consists of whole words");
  static constexpr std::size_t words = static_cast<std::size_t>(Capacity) / 64;

 public:
  static constexpr int capacity = Capacity;
  static constexpr int row = 16;  // the last place of each grid row is never used, so that nothing wraps around

  constexpr BasicCellSet() = default;
  // The arguments are the members 0 … 63 and 64 … 127, as bits.
  constexpr explicit BasicCellSet(std::uint64_t first) { w_[0] = first; }
  constexpr BasicCellSet(std::uint64_t first, std::uint64_t second)
    requires(words > 1)
  {
    w_[0] = first;
    w_[1] = second;
  }
  static constexpr BasicCellSet single(int cell) { return BasicCellSet(1).shifted_up(cell); }

  constexpr bool test(int cell) const { return ((w_[word(cell)] >> bit(cell)) & 1U) != 0; }
  constexpr void set(int cell) { w_[word(cell)] |= std::uint64_t{1} << bit(cell); }
  constexpr void reset(int cell) { w_[word(cell)] &= ~(std::uint64_t{1} << bit(cell)); }
  constexpr bool empty() const {
    return folded([&](auto... i) { return (w_[i] | ...); }) == 0;
  }
  constexpr int count() const {
    return folded([&](auto... i) { return (std::popcount(w_[i]) + ...); });
  }

  // The smallest member; the set must not be empty.
  constexpr int first() const { return first_from<0>(); }
  // The nth member in ascending order, 0 ≤ n < count().
  constexpr int nth(int n) const {
    // It is unpredictable which word holds the member, so select the word without a branch.
    std::uint64_t word = w_[0];
    int below = 0;
    int skipped = 0;
    int base = 0;
    const auto step = [&](std::size_t i) {
      below += std::popcount(w_[i - 1]);
      const bool past = n >= below;
      word = past ? w_[i] : word;
      skipped = past ? below : skipped;
      base += past ? 64 : 0;
    };
    [&]<std::size_t... i>(std::index_sequence<i...>) { (step(i + 1), ...); }(std::make_index_sequence<words - 1>());
    return base + select_bit(word, n - skipped);
  }

  friend constexpr BasicCellSet operator&(BasicCellSet a, BasicCellSet b) {
    return made([&](auto i) { return a.w_[i] & b.w_[i]; });
  }
  friend constexpr BasicCellSet operator|(BasicCellSet a, BasicCellSet b) {
    return made([&](auto i) { return a.w_[i] | b.w_[i]; });
  }
  constexpr BasicCellSet without(BasicCellSet b) const {
    return made([&](auto i) { return w_[i] & ~b.w_[i]; });
  }
  constexpr bool meets(BasicCellSet b) const { return !(*this & b).empty(); }
  constexpr bool contains(BasicCellSet b) const { return b.without(*this).empty(); }
  friend constexpr bool operator==(BasicCellSet a, BasicCellSet b) {
    return made([&](auto i) { return a.w_[i] ^ b.w_[i]; }).empty();
  }

  // Every member moved up by n, 0 ≤ n < capacity.
  constexpr BasicCellSet shifted_up(int n) const {
    const int b = n & 63;
    return moved_up<0>(made([&](auto i) {
                         const std::uint64_t low = w_[i] << b;
                         if constexpr (i == 0) {
                           return low;
                         } else {
                           return low | spill_up(w_[i - 1], b);
                         }
                       }),
                       n);
  }
  // Every member moved down by n, 0 ≤ n < 64. Erosion calls this most, so there is no branch.
  constexpr BasicCellSet shifted_down(int n) const {
    return made([&](auto i) {
      const std::uint64_t high = w_[i] >> n;
      if constexpr (i + 1 == words) {
        return high;
      } else {
        return high | spill_down(w_[i + 1], n);
      }
    });
  }
  // Every member moved down by n, which must be less than the unused end of a row, so that no bit crosses a word.
  constexpr BasicCellSet shifted_in_row(int n) const {
    return made([&](auto i) { return w_[i] >> n; });
  }

  // All squares that share a side with a member. The result may include members and unused places.
  constexpr BasicCellSet neighbours() const {
    const auto beside = made([&](auto i) { return w_[i] << 1U | w_[i] >> 1U; });
    return beside | shifted_up(row) | shifted_down(row);
  }

  template <class F>
  constexpr void for_each(F&& f) const {
    for (std::size_t i = 0; i < words; ++i) {
      for (std::uint64_t w = w_[i]; w != 0; w &= w - 1) f(static_cast<int>(i) * 64 + std::countr_zero(w));
    }
  }

 private:
  static constexpr std::size_t word(int cell) { return static_cast<std::size_t>(cell) >> 6U; }
  static constexpr int bit(int cell) { return cell & 63; }
  static constexpr std::uint64_t spill_up(std::uint64_t w, int n) { return (w >> 1U) >> (63 - n); }
  static constexpr std::uint64_t spill_down(std::uint64_t w, int n) { return (w << 1U) << (63 - n); }

  // folded() calls f(0, 1, …), and made() builds a set from the words f(0), f(1), … Each number is a constant of its
  // own type.
  template <class F>
  static constexpr auto folded(F&& f) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
      return f(std::integral_constant<std::size_t, i>()...);
    }(std::make_index_sequence<words>());
  }
  template <class F>
  static constexpr BasicCellSet made(F&& f) {
    BasicCellSet set;
    set.w_ = folded([&](auto... i) { return std::array<std::uint64_t, words>{f(i)...}; });
    return set;
  }
  template <std::size_t i>
  constexpr int first_from() const {
    if constexpr (i + 1 < words) {
      if (w_[i] == 0) return first_from<i + 1>();
    }
    return static_cast<int>(i) * 64 + std::countr_zero(w_[i]);
  }
  // The words of `set` moved up by n / 64 words. n / 64 is at least `by`.
  template <std::size_t by>
  static constexpr BasicCellSet moved_up(BasicCellSet set, int n) {
    if constexpr (by + 1 < words) {
      if (n >= static_cast<int>(by + 1) * 64) return moved_up<by + 1>(set, n);
    }
    return made([&](auto i) {
      if constexpr (i < by) {
        return std::uint64_t{0};
      } else {
        return set.w_[i - by];
      }
    });
  }

  std::array<std::uint64_t, words> w_{};
};

// For grids of up to 12 rows.
using CellSet = BasicCellSet<192>;

}  // namespace core
