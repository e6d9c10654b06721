// The arena of a game in which each plays for oneself: one player of a level sits at a table of another level, in each seat in
// turn, and all these games have the same deal.
#pragma once

#include <string>
#include <vector>

#include "apps/arena/arena.h"
#include "core/any_game.h"

namespace apps {

// One player of a level against others of another one.
struct Contest {
  std::string level;
  std::string against;
  std::vector<double> shares;  // by deal: how much of a victory, on average over the seats
  std::vector<float> times;    // of its decisions, in milliseconds

  Estimate win_share() const;
  double milliseconds() const;                   // of processor time for a decision
  double milliseconds_of(int of_hundred) const;  // the time that so many of a hundred decisions do not exceed
};

struct ContestTable {
  int players = 0;
  long deals = 0;
  std::vector<Contest> contests;
};

// Each level against each one that stands before it in the plan.
Or<ArenaTable> run_opponents(const core::AnyGame& game, const ArenaPlan& plan, ArenaProgress& progress);

// opponents_report.cpp
ArenaTable reported(const ContestTable& table);

}  // namespace apps
