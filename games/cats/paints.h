// Paints by colour: a hand, a stack, a palette's face. Cards of one colour are alike, so only their number counts.
#pragma once

#include <cstdint>

namespace cats {

inline constexpr int colour_count = 4;  // CV-C2: red, yellow, green, blue
inline constexpr int max_paints_a_colour = 16;

class Paints {
 public:
  constexpr Paints() = default;
  constexpr Paints(int red, int yellow, int green, int blue)
      : bits_(static_cast<std::uint32_t>(red | yellow << 8 | green << 16 | blue << 24)) {}
  static constexpr Paints of(int colour) { return Paints(1U << shift(colour)); }

  constexpr int count(int colour) const { return static_cast<int>(bits_ >> shift(colour) & 0xffU); }
  constexpr bool has(int colour) const { return count(colour) > 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int total() const { return static_cast<int>((bits_ * 0x01010101U) >> 24U); }
  constexpr void add(int colour) { bits_ += 1U << shift(colour); }
  constexpr void remove(int colour) { bits_ -= 1U << shift(colour); }

  // Bit c: there is a paint of colour c. The multiplication collects the lowest bits of the four bytes.
  constexpr unsigned colours() const { return (present() * 0x10204080U) >> 28U; }
  // These paints minus the others; no count falls below zero. A count never uses the highest bit of its byte, so this
  // bit tells after the subtraction whether something is left.
  constexpr Paints without(Paints others) const {
    const std::uint32_t rest = (bits_ | 0x80808080U) - others.bits_;
    return Paints(rest & (rest >> 7U & 0x01010101U) * 0x7fU);
  }
  // The paints whose colour does not occur among the others.
  constexpr Paints foreign_to(Paints others) const { return Paints(bits_ & ~(others.present() * 0xffU)); }
  friend constexpr Paints operator+(Paints a, Paints b) { return Paints(a.bits_ + b.bits_); }
  friend constexpr bool operator==(Paints, Paints) = default;

 private:
  constexpr explicit Paints(std::uint32_t bits) : bits_(bits) {}
  // A one in each byte that is not zero.
  constexpr std::uint32_t present() const { return (bits_ + 0x7f7f7f7fU) >> 7U & 0x01010101U; }
  static constexpr unsigned shift(int colour) { return 8U * static_cast<unsigned>(colour); }
  std::uint32_t bits_ = 0;  // one byte per colour
};

}  // namespace cats
