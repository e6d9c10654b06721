// SHA-256 (FIPS 180-4). Written here because the page needs it too, and no available library compiles to WebAssembly.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core {

using Hash256 = std::array<std::uint8_t, 32>;

Hash256 sha256(std::string_view bytes);

// The bytes as lower-case hexadecimal digits.
std::string to_hex(std::string_view bytes);
inline std::string to_hex(const Hash256& hash) {
  return to_hex(std::string_view(reinterpret_cast<const char*>(hash.data()), hash.size()));  // NOLINT: bytes as text
}

}  // namespace core
