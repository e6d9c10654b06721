// SHA-256 (FIPS 180-4), by hand because the page needs it too and no library for it compiles to WebAssembly here.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core {

using Hash256 = std::array<std::uint8_t, 32>;

Hash256 sha256(std::string_view bytes);

// Lower-case hexadecimal digits of bytes.
std::string to_hex(std::string_view bytes);
inline std::string to_hex(const Hash256& hash) {
  return to_hex(std::string_view(reinterpret_cast<const char*>(hash.data()), hash.size()));  // NOLINT: bytes as text
}

}  // namespace core
