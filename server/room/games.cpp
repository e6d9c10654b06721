#include "server/room/games.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <utility>

#include "core/sha256.h"
#include "games/registry.h"

namespace server {
namespace {

using Shared = std::shared_ptr<const core::AnyGame>;

// Tables hold the game that they play. This many more are kept for future tables; without a limit, options with many
// values could fill the memory.
constexpr std::size_t kept_games = 64;

struct Entry {
  std::string name;
  Shared game;
};

std::string name_of(const protocol::Setup& setup, const std::string& components, int rules) {
  std::string name = setup.game + "/" + std::to_string(rules) + "/" + setup.components + "/" + setup.edition + "/" +
                     std::to_string(setup.seats);
  for (const auto& [flag, value] : setup.flags) ((name += "/") += flag + "=") += value;
  return components.empty() ? name : name + "/" + core::to_hex(core::sha256(components));
}

}  // namespace

core::Result<Shared, std::string> shared_game(const protocol::Setup& setup, const std::string& components, int rules) {
  static std::mutex mutex;
  static std::list<Entry> shelf;  // the most recently used first
  std::string name = name_of(setup, components, rules);
  const std::scoped_lock lock(mutex);
  const auto found = std::find_if(shelf.begin(), shelf.end(), [&](const Entry& entry) { return entry.name == name; });
  if (found != shelf.end()) {
    shelf.splice(shelf.begin(), shelf, found);
    return found->game;
  }
  games::Request request{.game = setup.game,
                         .edition = setup.edition,
                         .seats = static_cast<int>(setup.seats),
                         .flags = setup.flags,
                         .components_hash = setup.components,
                         .rules = rules};
  if (!components.empty()) {
    request.components_name = own_components;
    request.components = components;
  }
  auto game = games::open_game(request);
  if (!game) return core::Failure{game.error()};
  shelf.push_front({std::move(name), Shared(std::move(game).value())});
  if (shelf.size() > kept_games) shelf.pop_back();
  return shelf.front().game;
}

}  // namespace server
