// The files of data/ as they were when the program was built: it needs no data folder to play.
#pragma once

#include <string>
#include <string_view>

namespace games {

// By file name, "art-society.components"; empty if there is no such file.
std::string_view embedded_file(std::string_view name);

inline std::string_view embedded_components(std::string_view game) {
  return embedded_file(std::string(game) + ".components");
}

}  // namespace games
