#pragma once

#include <string_view>

namespace games {

// The text of data/<game>.components as it was when the program was built; empty if there is no such file.
std::string_view embedded_components(std::string_view game);

}  // namespace games
