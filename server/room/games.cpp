#include "server/room/games.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <utility>

#include "games/registry.h"

namespace server {
namespace {

using Shared = std::shared_ptr<const core::AnyGame>;

// Tables keep the game they play; this many are kept besides for tables to come. Options with many values could otherwise
// fill the memory.
constexpr std::size_t kept_games = 64;

struct Entry {
  std::string name;
  Shared game;
};

std::string name_of(const protocol::Setup& setup) {
  std::string name = setup.game + "/" + setup.edition + "/" + std::to_string(setup.seats);
  for (const auto& [flag, value] : setup.flags) ((name += "/") += flag + "=") += value;
  return name;
}

}  // namespace

core::Result<Shared, std::string> shared_game(const protocol::Setup& setup) {
  static std::mutex mutex;
  static std::list<Entry> shelf;  // the latest used first
  std::string name = name_of(setup);
  const std::scoped_lock lock(mutex);
  const auto found = std::find_if(shelf.begin(), shelf.end(), [&](const Entry& entry) { return entry.name == name; });
  if (found != shelf.end()) {
    shelf.splice(shelf.begin(), shelf, found);
    return found->game;
  }
  auto game = games::open_game(games::Request{
      .game = setup.game, .edition = setup.edition, .seats = static_cast<int>(setup.seats), .flags = setup.flags});
  if (!game) return core::Failure{game.error()};
  shelf.push_front({std::move(name), Shared(std::move(game).value())});
  if (shelf.size() > kept_games) shelf.pop_back();
  return shelf.front().game;
}

}  // namespace server
