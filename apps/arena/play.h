// Teams of computer cats that play the same deals.
#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cats/game.h"
#include "cats_bot/exact.h"

namespace apps {

// All that may stand behind --levels, weakest first: those of the server, and some that only measure. `greedy` has a perfect
// memory and does not search; `seeing` searches and sees all cards, also the order of the stacks, but not the dice to come;
// `knowing` knows these too.
std::span<const std::string_view> arena_levels();
// Whether the level goes only by what a player may know.
bool plays_fair(std::string_view level);

struct ArenaGame {
  const cats::Game& rules;
  int rollouts = 0;                  // for one decision of a level that searches, other than the server's
  cats_bot::Exact* exact = nullptr;  // to tell what every decision costs, or none
  std::mutex* exact_mutex = nullptr;
};

// How one game went for one team.
struct ArenaResult {
  bool won = false;
  bool ended = true;  // otherwise it was given up
  std::uint8_t clean = 0;
  int decisions = 0;
  double seconds = 0;  // of the processor, for the whole game
  double regret = 0;   // by how much its decisions lowered its chance to win
};

// Deal number `deal` of a seed: what chance brings is the same for all levels, whatever they do.
ArenaResult play_deal(const ArenaGame& game, std::string_view level, std::uint64_t seed, long deal);

}  // namespace apps
