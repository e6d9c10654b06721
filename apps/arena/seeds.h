// Numbers for the random sources of a deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/deal.h"

namespace apps {

// Eight bytes of a seed, from this one on.
constexpr std::uint64_t number_in(const core::Seed& seed, std::size_t from) {
  std::uint64_t number = 0;
  for (std::size_t i = from; i < from + 8; ++i) number = number << 8U | seed.bytes[i];
  return number;
}

// Each word has its own number.
constexpr std::uint64_t number_of(std::string_view word) {
  std::uint64_t number = 0;
  for (const char letter : word) number = number * 31 + static_cast<unsigned char>(letter);
  return number;
}

}  // namespace apps
