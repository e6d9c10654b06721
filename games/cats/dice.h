// The dice of a round, CV-T1: one byte per die in one word, so that questions about all dice need no loop.
#pragma once

#include <bit>
#include <cstdint>

#include "cats/components.h"

namespace cats {

// CV-T5: a die stays with the player who took it; a die that paid for an exchange is discarded.
struct Die {
  static constexpr std::uint8_t discarded = 0xfe;
  std::uint8_t painting = 0;  // the painting that it names
  std::uint8_t owner = none;  // a seat, `discarded`, or `none` if it is unused
  friend bool operator==(const Die&, const Die&) = default;
};

class Dice {
 public:
  int size() const { return size_; }
  bool any_unused() const { return unused() != 0; }
  int unused_count() const { return std::popcount(unused()); }
  // Bit p: an unused die names painting p.
  unsigned named() const {
    unsigned paintings = 0;
    for (std::uint64_t left = unused(); left != 0; left &= left - 1) {
      const int byte = std::countr_zero(left) & ~7;
      paintings |= 1U << (dice_ >> byte & 15U);
    }
    return paintings;
  }
  Die operator[](int d) const {
    const auto die = static_cast<unsigned>(dice_ >> (8 * d) & 0xffU);
    return {static_cast<std::uint8_t>(die & 15U),
            static_cast<std::uint8_t>(die >= 0xe0U ? die >> 4U | 0xf0U : die >> 4U)};
  }

  void add(Die die) {
    const auto byte = std::uint64_t{die.painting} | std::uint64_t{die.owner & 15U} << 4U;
    dice_ |= byte << (8 * size_++);
  }
  // Uses the first unused die that names this painting; dice with the same number are alike. There must be one.
  void use(int named, int owner) {
    const std::uint64_t others = dice_ ^ ones * (0xf0U | static_cast<unsigned>(named));
    const int found = std::countr_zero((others - ones) & ~others & ones << 7U) & ~7;
    dice_ ^= std::uint64_t{~static_cast<unsigned>(owner) & 15U} << (found + 4);
  }
  friend bool operator==(const Dice&, const Dice&) = default;

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  // The highest bit of each byte without an owner: only then are all four upper bits set.
  std::uint64_t unused() const { return dice_ & dice_ << 1U & dice_ << 2U & dice_ << 3U & ones << 7U; }

  // Per byte: the painting in the lower half, the last four bits of the owner in the upper half.
  std::uint64_t dice_ = 0;
  std::uint8_t size_ = 0;
};
static_assert(max_dice <= 8 && max_paintings <= 16);

}  // namespace cats
