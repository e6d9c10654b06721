// Fair deals: a seed decides every outcome of chance, and its hash is published before the game
// (docs/formats/record.md, "Fair deals").
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/sha256.h"

namespace core {

struct Seed {
  std::array<std::uint8_t, 16> bytes{};

  static std::optional<Seed> from_hex(std::string_view digits);
  // A seed for repeatable experiments: the same numbers give the same seed. Never use it for games between people.
  static Seed derived(std::uint64_t base, std::uint64_t number);

  std::string hex() const;
  std::string commitment() const;  // 64 hexadecimal digits
  friend bool operator==(const Seed&, const Seed&) = default;
};

class DealStream {
 public:
  explicit DealStream(const Seed& seed) : seed_(seed) {}
  int below(int n);  // uniform in 0..n−1, n ≥ 1; n = 1 takes no number from the stream

 private:
  std::uint32_t next();
  Seed seed_;
  Hash256 block_{};
  std::uint32_t block_number_ = 0;
  std::size_t used_ = sizeof(Hash256);
};

}  // namespace core
