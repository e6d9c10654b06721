#include "core/deal.h"

#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/sha256.h"

using core::DealStream;
using core::Seed;

namespace {

const std::string digits = "000102030405060708090a0b0c0d0e0f";

// The first numbers of the sequence by the text of docs/formats/record.md.
std::vector<std::uint32_t> sequence(const Seed& seed, std::uint32_t blocks) {
  std::vector<std::uint32_t> numbers;
  for (std::uint32_t i = 0; i < blocks; ++i) {
    std::string text(seed.bytes.begin(), seed.bytes.end());
    for (const unsigned shift : {24U, 16U, 8U, 0U}) text += static_cast<char>((i >> shift) & 0xffU);
    const std::string hex = core::to_hex(core::sha256(text));
    for (std::size_t n = 0; n < 8; ++n) {
      numbers.push_back(static_cast<std::uint32_t>(std::stoul(hex.substr(8 * n, 8), nullptr, 16)));
    }
  }
  return numbers;
}

}  // namespace

TEST_CASE("a seed is read from 32 lower-case hexadecimal digits and written back") {
  const auto seed = Seed::from_hex(digits);
  REQUIRE(seed);
  CHECK(seed->bytes[15] == 15);
  CHECK(seed->hex() == digits);
  CHECK_FALSE(Seed::from_hex(""));
  CHECK_FALSE(Seed::from_hex(digits.substr(1)));
  CHECK_FALSE(Seed::from_hex(digits + "0"));
  CHECK_FALSE(Seed::from_hex("000102030405060708090A0B0C0D0E0F"));
  CHECK_FALSE(Seed::from_hex("000102030405060708090a0b0c0d0e0g"));
  CHECK_FALSE(Seed::from_hex("000102030405060708090a0b0c0d0e 0"));
}

TEST_CASE("the commitment is the hash of the seed's bytes") {
  CHECK(Seed::from_hex(digits)->commitment() == "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991");
}

TEST_CASE("a derived seed follows from its two numbers") {
  CHECK(Seed::derived(7, 3).hex() == "83d4e1f3803191a2ca6c2090c5cbe04f");
  CHECK_FALSE(Seed::derived(7, 3) == Seed::derived(3, 7));
}

TEST_CASE("deals follow the published sequence") {
  const Seed seed = *Seed::from_hex(digits);
  DealStream deals(seed);
  // Known numbers first, from another implementation; then many blocks.
  for (const int expected : {6, 5, 5, 2, 6, 6, 2, 2, 2, 3, 1, 2, 5, 1, 1, 2}) CHECK(deals.below(7) == expected);
  const auto numbers = sequence(seed, 40);
  for (std::size_t i = 16; i < numbers.size(); ++i) {
    const auto n = static_cast<std::uint32_t>(2 + i % 150);
    CHECK(deals.below(static_cast<int>(n)) == static_cast<int>(numbers[i] % n));
  }
}

TEST_CASE("numbers that would favour the first outcomes are dropped") {
  const Seed seed = Seed::derived(1, 2);
  const auto numbers = sequence(seed, 64);
  constexpr std::uint32_t n = 1431655766;  // two of these fit into 2³², and a third of all numbers is dropped
  constexpr std::uint32_t limit = 2 * n;
  DealStream deals(seed);
  int dropped = 0;
  for (const std::uint32_t x : numbers) {
    if (x >= limit)
      ++dropped;
    else
      CHECK(deals.below(static_cast<int>(n)) == static_cast<int>(x % n));
  }
  CHECK(dropped > 100);
}

TEST_CASE("a power of two drops nothing, one outcome takes no number") {
  const Seed seed = Seed::derived(5, 5);
  const auto numbers = sequence(seed, 8);
  DealStream deals(seed);
  for (const std::uint32_t x : numbers) {
    CHECK(deals.below(1) == 0);
    CHECK(deals.below(1 << 30) == static_cast<int>(x % (1U << 30U)));
    CHECK(deals.below(1) == 0);
  }
}
