// Fast pseudo-random numbers for bots, simulation and tests (splitmix64). Deals use core/deal.h instead.
#pragma once

#include <cstdint>

namespace core {

class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }
  // Uniform in 0..n−1, n ≥ 1. The bias of the multiplication is below 2⁻³² · n.
  constexpr int below(int n) {
    return static_cast<int>(((next() >> 32U) * static_cast<std::uint64_t>(static_cast<std::uint32_t>(n))) >> 32U);
  }

 private:
  std::uint64_t state_;
};

}  // namespace core
