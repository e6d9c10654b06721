// Many deals at once: same seed, same results, whatever the number of threads.
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

// What a team did in each deal.
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
  // By how much it wins more often.
  std::vector<double> gain_on(const ArenaTeam& other) const;
  std::optional<Estimate> mean_regret() const;  // for teams that play fair
};

// All teams at a table of so many players.
struct ArenaTable {
  int players = 0;
  int goal = 0;
  int paintings = 0;
  long deals = 0;  // that all teams have played
  std::vector<ArenaTeam> teams;
  std::optional<double> exact;  // the chance to win with the best play
  long exact_states = 0;

  const ArenaTeam* find(std::string_view level) const;
  // (expert − greedy) / (seeing − greedy), if these three played.
  std::optional<Estimate> gap_share() const;
};

// May be watched meanwhile.
struct ArenaProgress {
  std::atomic<long> done = 0;               // deals, of all tables
  std::atomic<long> here = 0;               // at this table
  std::array<std::atomic<long>, 16> won{};  // at this table, by team
};

// Plays until all is done or `ended`; then deals that were begun are played to their end by all teams.
Or<ArenaTable> run_arena(const cats::Game& game, const ArenaPlan& plan, ArenaProgress& progress,
                         const std::atomic<bool>& ended);

}  // namespace apps
