// Views of real games, one after another, as a server would send them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/ids.h"
#include "core/random.h"
#include "games/registry.h"

namespace protocol_tests {

// What one viewer saw after each action of a random game: seat A, or a spectator.
inline std::vector<std::string> random_views(const std::string& id, std::uint64_t seed, bool spectator, int actions) {
  games::Request request;
  request.game = id;
  request.seats = 4;
  const auto game = games::open_game(request);
  if (!game) return {};
  const core::Viewer viewer = spectator ? core::Viewer::spectator() : core::Viewer(core::Seat{0});
  core::Random random(seed);
  const auto state = game.value()->start();
  std::vector<std::string> views{state->view(viewer)};
  for (int i = 0; i < actions && !state->over(); ++i) {
    const core::Actors who = state->awaited();
    const core::Actor actor = who.nth(random.below(who.count()));
    const std::vector<std::string> legal = state->legal(actor);
    if (!state->play(actor, legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))])) return {};
    views.push_back(state->view(viewer));
  }
  return views;
}

}  // namespace protocol_tests
