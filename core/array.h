// std::array indexed by int. All numbers in the rules are ints, so no casts are needed.
#pragma once

#include <array>
#include <cstddef>

namespace core {

template <class T, int N>
struct Array {
  std::array<T, static_cast<std::size_t>(N)> items;

  constexpr T& operator[](int i) { return items[static_cast<std::size_t>(i)]; }
  constexpr const T& operator[](int i) const { return items[static_cast<std::size_t>(i)]; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto end() const { return items.end(); }
  static constexpr int size() { return N; }
  constexpr void fill(const T& value) { items.fill(value); }
  friend constexpr bool operator==(const Array&, const Array&) = default;
};

}  // namespace core
