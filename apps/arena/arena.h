// The common part of both kinds of arenas: teams that play for themselves (teams.h), and opponents at one table (opponents.h).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "apps/arena/stats.h"
#include "apps/common/stop.h"

namespace apps {

struct ArenaPlan {
  std::vector<std::string> levels;
  long deals = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  int rollouts = 0;  // only for teams, like the next one
  bool exact = false;
};

// How often somebody wins, for the picture.
struct ArenaBar {
  std::string name;
  std::string against = {};
  Estimate share = {};
};

// The results with one number of players.
struct ArenaTable {
  int players = 0;
  long deals = 0;  // that were played to the end by all
  std::string text = {};
  std::string json = {};  // an object
  std::vector<ArenaBar> bars = {};
};

inline constexpr std::size_t most_bars = 64;
inline constexpr long whole_share = 1000;

// Progress that another thread may read.
struct ArenaProgress {
  std::atomic<long> done = 0;                      // deals, of all tables
  std::atomic<long> here = 0;                      // at this table
  std::array<std::atomic<long>, most_bars> won{};  // at this table, by bar: shares in thousandths
  std::atomic<bool> ended = false;                 // whether no further deal is begun

  void next_table();
};

// Plays deals 0, 1, 2 … on several threads, until all are played or it is ended. `play` says whether a deal came to its end. A deal
// that was begun is finished, so those that were played are always the first ones. Answers how many.
Or<long> play_deals(const ArenaPlan& plan, ArenaProgress& progress, const std::function<bool(long)>& play);

}  // namespace apps
