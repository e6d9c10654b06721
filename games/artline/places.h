// Sets of places on the table, and of cards. A place is numbered 32 · row + column, so that each row is one word.
#pragma once

#include <bit>
#include <cstdint>

#include "core/array.h"
#include "core/bits.h"

namespace artline {

using core::Array;

inline constexpr int max_size = 25;  // AL-S5: of the table, rows and columns
inline constexpr int max_cards = 256;

template <int Words>
class Bits {
 public:
  static constexpr int capacity = 32 * Words;

  static constexpr Bits single(int member) {
    Bits set;
    set.set(member);
    return set;
  }
  constexpr bool test(int member) const { return (words_[member >> 5] >> (member & 31) & 1U) != 0; }
  constexpr bool has(int member) const { return test(member); }
  constexpr void set(int member) { words_[member >> 5] |= 1U << (member & 31); }
  constexpr void reset(int member) { words_[member >> 5] &= ~(1U << (member & 31)); }
  constexpr std::uint32_t& word(int n) { return words_[n]; }
  constexpr std::uint32_t word(int n) const { return words_[n]; }
  constexpr int count() const {
    int total = 0;
    for (const std::uint32_t word : words_) total += std::popcount(word);
    return total;
  }
  constexpr bool empty() const {
    std::uint32_t any = 0;
    for (const std::uint32_t word : words_) any |= word;
    return any == 0;
  }
  // The nth member in ascending order, 0 ≤ n < count().
  constexpr int nth(int n) const {
    int w = 0;
    for (; n >= std::popcount(words_[w]); ++w) n -= std::popcount(words_[w]);
    return 32 * w + core::select_bit(words_[w], n);
  }
  template <class F>
  constexpr void for_each(F&& f) const {
    for (int w = 0; w < Words; ++w) {
      for (std::uint32_t left = words_[w]; left != 0; left &= left - 1) f(32 * w + std::countr_zero(left));
    }
  }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;

 private:
  Array<std::uint32_t, Words> words_{};
};

using Places = Bits<max_size>;
using Cards = Bits<max_cards / 32>;

constexpr int place_at(int column, int row) { return 32 * row + column; }
constexpr int column_of(int place) { return place & 31; }
constexpr int row_of(int place) { return place >> 5; }

// AL-L2: a line is a whole row, or a whole column of the table.
inline constexpr int max_lines = 2 * max_size;
enum Direction : std::uint8_t { in_row, in_column };
inline constexpr Array<Direction, 2> directions = {{in_row, in_column}};
constexpr int line_of(int place, Direction direction) {
  return direction == in_row ? row_of(place) : max_size + column_of(place);
}
constexpr int at_on_line(int place, Direction direction) {
  return direction == in_row ? column_of(place) : row_of(place);
}

// The cards that hang on the table.
class Board {
 public:
  const Places& taken() const { return taken_; }
  bool is_taken(int place) const { return taken_.test(place); }
  int card(int place) const { return cards_[cell(place)]; }
  void put(int place, int card) {
    taken_.set(place);
    columns_[column_of(place)] |= 1U << row_of(place);
    cards_[cell(place)] = static_cast<std::uint8_t>(card);
  }
  void take(int place) {
    taken_.reset(place);
    columns_[column_of(place)] &= ~(1U << row_of(place));
    cards_[cell(place)] = 0;
  }
  // Where the cards of a line hang, as bits along the line.
  std::uint32_t line(int line) const { return line < max_size ? taken_.word(line) : columns_[line - max_size]; }
  // The same without this place, which is on the line.
  std::uint32_t others(int place, Direction direction) const {
    return line(line_of(place, direction)) & ~(1U << at_on_line(place, direction));
  }
  friend bool operator==(const Board&, const Board&) = default;

 private:
  static int cell(int place) { return row_of(place) * max_size + column_of(place); }

  Places taken_;
  Array<std::uint32_t, max_size> columns_{};          // the same, column by column
  Array<std::uint8_t, max_size * max_size> cards_{};  // zero where nothing hangs
};

// The place on a line at this distance from its beginning.
constexpr int place_on_line(int line, int at) {
  return line < max_size ? place_at(at, line) : place_at(line - max_size, at);
}

}  // namespace artline
