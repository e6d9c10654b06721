#include "server/room/games.h"

#include <map>
#include <mutex>
#include <utility>

#include "games/registry.h"

namespace server {

core::Result<std::shared_ptr<const core::AnyGame>, std::string> shared_game(const protocol::Setup& setup) {
  // There are only so many editions, flags and numbers of seats, and what can't be opened is not kept.
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const core::AnyGame>> shelf;
  std::string name = setup.game + "/" + setup.edition + "/" + std::to_string(setup.seats);
  for (const auto& [flag, value] : setup.flags) ((name += "/") += flag + "=") += value;
  const std::scoped_lock lock(mutex);
  if (const auto found = shelf.find(name); found != shelf.end()) return found->second;
  auto game = games::open_game(games::Request{
      .game = setup.game, .edition = setup.edition, .seats = static_cast<int>(setup.seats), .flags = setup.flags});
  if (!game) return core::Failure{game.error()};
  return shelf[name] = std::move(game).value();
}

}  // namespace server
