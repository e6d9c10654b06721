// Scans compact JSON text without building anything. Safe on any bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace protocol {

inline constexpr std::size_t nowhere = std::string_view::npos;

// The end of the value that begins at `at`, found by quotes and brackets alone; nowhere if the value has no end.
std::size_t value_end(std::string_view text, std::size_t at);

// The end, after the closing quote, of the string whose opening quote is at `at`.
std::size_t string_end(std::string_view text, std::size_t at);

// Whether the text is one JSON value without spaces. Does not check UTF-8.
bool is_compact_json(std::string_view text);

}  // namespace protocol
