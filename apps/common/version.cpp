#include "apps/common/version.h"

#include "games/registry.h"

namespace apps {

std::string version_text() {
  std::string text = "vernissage 0.1.0, records 1";
  for (const games::GameInfo& info : games::all_games()) {
    const auto game = games::open_game(games::Request{.game = std::string(info.id), .seats = info.min_seats});
    text +=
        ", " + std::string(info.id) + " rules " + (game ? std::to_string(game.value()->agreement().rules) : "broken");
  }
  return text;
}

}  // namespace apps
