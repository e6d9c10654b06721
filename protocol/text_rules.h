// What text from outside may contain. All of it is valid UTF-8 by the time it comes here.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace protocol {

std::size_t code_points(std::string_view text);
// Only letters, digits, _ and -.
bool is_word(std::string_view text);
// No control characters (U+0000-001F, 007F-009F) and none that turn the direction of text (U+202A-202E, 2066-2069).
bool is_harmless(std::string_view text);
// Foreign text within a sentence of ours: short and plain.
std::string shown(std::string_view text);

}  // namespace protocol
