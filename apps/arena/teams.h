// The arena of a game in which all are on one side: teams, each of one level, play the same deals for themselves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/arena/arena.h"
#include "apps/arena/team_play.h"

namespace apps {

// The results of a team, deal by deal.
struct ArenaTeam {
  std::string level;
  std::vector<std::uint8_t> won;
  std::vector<std::uint8_t> clean;
  std::vector<float> regret;
  long decisions = 0;
  double seconds = 0;

  void resize(std::size_t deals, bool exact);
  Estimate win_rate() const;
  double mean_clean() const;
  double milliseconds() const;  // a decision
  // How much more often this team wins than another one.
  std::vector<double> gain_on(const ArenaTeam& other) const;
  std::optional<Estimate> mean_regret() const;  // only for teams that use what a player may know
};

// The results of all teams with one number of players.
struct TeamTable {
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

Or<ArenaTable> run_teams(const cats::Game& game, const ArenaPlan& plan, ArenaProgress& progress);

// teams_report.cpp
ArenaTable reported(const TeamTable& table);

}  // namespace apps
