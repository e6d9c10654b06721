// Words from outside: which are allowed, and how to quote them. core/typed_text.h says what any text may contain.
#pragma once

#include <string>
#include <string_view>

namespace protocol {

// Only letters, digits, _ and -.
bool is_word(std::string_view text);
// Makes foreign text short and plain enough to be quoted in a sentence of ours.
std::string shown(std::string_view text);

}  // namespace protocol
