// Plays many deals on several threads. The same seed gives the same results with any number of threads.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "apps/arena/play.h"
#include "apps/arena/stats.h"
#include "apps/common/stop.h"

namespace apps {

struct ArenaPlan {
  std::vector<std::string> levels;
  long deals = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  int rollouts = 0;
  bool exact = false;
};

// The results of a team, deal by deal.
struct ArenaTeam {
  std::string level;
  std::vector<std::uint8_t> won;
  std::vector<std::uint8_t> clean;
  std::vector<float> regret;
  long decisions = 0;
  double seconds = 0;

  Estimate win_rate() const;
  double mean_clean() const;
  double milliseconds() const;  // a decision
  // How much more often this team wins than another one.
  std::vector<double> gain_on(const ArenaTeam& other) const;
  std::optional<Estimate> mean_regret() const;  // only for teams that use what a player may know
};

// The results of all teams with one number of players.
struct ArenaTable {
  int players = 0;
  int goal = 0;
  int paintings = 0;
  long deals = 0;  // deals that all teams have played
  std::vector<ArenaTeam> teams;
  std::optional<double> exact;  // the chance to win with the best play
  long exact_states = 0;

  const ArenaTeam* find(std::string_view level) const;
  // (expert − greedy) / (seeing − greedy), if these three played.
  std::optional<Estimate> gap_share() const;
};

// Progress that another thread may read.
struct ArenaProgress {
  std::atomic<long> done = 0;               // deals, of all tables
  std::atomic<long> here = 0;               // at this table
  std::array<std::atomic<long>, 16> won{};  // at this table, by team
};

// Plays all deals, or until `ended`. Then all teams still finish the deals that were begun.
Or<ArenaTable> run_arena(const cats::Game& game, const ArenaPlan& plan, ArenaProgress& progress,
                         const std::atomic<bool>& ended);

}  // namespace apps
