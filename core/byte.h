// States and views keep small numbers in bytes; the rules calculate with ints.
#pragma once

#include <cstdint>

namespace core {

inline constexpr std::uint8_t none = 0xff;  // no seat, no painting, no card

constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

}  // namespace core
