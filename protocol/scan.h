// Finds its way through compact JSON text without building anything. Safe on any bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace protocol {

inline constexpr std::size_t nowhere = std::string_view::npos;

// Where the value that begins at `at` ends, judging by quotes and brackets alone; nowhere if it never does.
std::size_t value_end(std::string_view text, std::size_t at);

// Where the string that begins at `at` with its quote ends, behind the closing quote.
std::size_t string_end(std::string_view text, std::size_t at);

// Whether the text is one JSON value without spaces. UTF-8 is not judged.
bool is_compact_json(std::string_view text);

}  // namespace protocol
