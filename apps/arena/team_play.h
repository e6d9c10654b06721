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

// The levels of teams, weakest first: those of the server, and some that serve only for comparison. `greedy` has a perfect
// memory and does not search. `seeing` searches and sees all cards and the order of the stacks, but not the dice to come.
// `knowing` sees the dice too.
std::span<const std::string_view> team_levels();
// Whether the level uses only what a player may know.
bool plays_fair(std::string_view level);

struct ArenaGame {
  const cats::Game& rules;
  int rollouts = 0;  // simulated games for a decision; only for levels that search and are not the server's
  cats_bot::Exact* exact = nullptr;  // the solver that finds the cost of every decision, or null
  std::mutex* exact_mutex = nullptr;
};

// How one game went for one team.
struct ArenaResult {
  bool won = false;
  bool ended = true;  // false if the game took too many decisions and was given up
  std::uint8_t clean = 0;
  int decisions = 0;
  double seconds = 0;  // of the processor, for the whole game
  double regret = 0;   // by how much its decisions lowered its chance to win
};

// Deal number `deal` of a seed. Chance brings the same outcomes to all levels, no matter how they play.
ArenaResult play_deal(const ArenaGame& game, std::string_view level, std::uint64_t seed, long deal);

}  // namespace apps
