// The files of data/, embedded when the program is built: it needs no data folder to play.
#pragma once

#include <string>
#include <string_view>

namespace games {

// The file with this name, for example "art-society.components"; empty if there is none.
std::string_view embedded_file(std::string_view name);

// The component file of a game. Older ones are kept by their hash as GAME.HASH.components, for the matches that are
// played with them.
inline std::string_view embedded_components(std::string_view game, std::string_view hash = {}) {
  const std::string_view older = embedded_file(std::string(game) + "." + std::string(hash) + ".components");
  return older.empty() ? embedded_file(std::string(game) + ".components") : older;
}

}  // namespace games
