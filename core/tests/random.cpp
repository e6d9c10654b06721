#include "core/random.h"

#include <array>

#include <doctest/doctest.h>

using core::Random;

// The expected numbers come from another implementation of splitmix64.
TEST_CASE("the generator gives the known numbers") {
  Random zero(0);
  CHECK(zero.next() == 0xe220a8397b1dcdafU);
  CHECK(zero.next() == 0x6e789e6aa1b965f4U);
  CHECK(zero.next() == 0x6c45d188009454fU);
  CHECK(zero.next() == 0xf88bb8a8724c81ecU);
  Random other(42);
  CHECK(other.next() == 0xbdd732262feb6e95U);
  CHECK(other.next() == 0x28efe333b266f103U);
}

TEST_CASE("below(n) takes one number each and stays below n") {
  Random random(42);
  for (const int expected : {74, 15, 27, 34, 3, 86, 21, 80}) CHECK(random.below(100) == expected);
  for (int i = 0; i < 100; ++i) CHECK(random.below(1) == 0);
  Random copy = random;
  CHECK(copy.next() == random.next());
}

TEST_CASE("below(n) is about even") {
  Random random(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60000; ++i) ++seen[static_cast<std::size_t>(random.below(6))];
  for (const int count : seen) {
    CHECK(count > 9600);
    CHECK(count < 10400);
  }
}
