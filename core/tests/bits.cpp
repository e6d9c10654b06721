#include "core/bits.h"

#include <doctest/doctest.h>

#include "core/random.h"

// At compile time no instruction of the machine is used.
static_assert(core::select_bit(1, 0) == 0);
static_assert(core::select_bit(0x8000000000000001U, 1) == 63);
static_assert(core::select_bit(0xf0f0, 5) == 13);
static_assert(core::select_bit(~std::uint64_t{0}, 40) == 40);

TEST_CASE("the nth set bit, counted one by one") {
  core::Random random(9);
  for (int i = 0; i < 2000; ++i) {
    std::uint64_t word = random.next();
    for (int thin = random.below(4); thin > 0; --thin) word &= random.next();
    int n = 0;
    for (int bit = 0; bit < 64; ++bit) {
      if (((word >> static_cast<unsigned>(bit)) & 1U) == 0) continue;
      REQUIRE(core::select_bit(word, n) == bit);
      ++n;
    }
  }
}
