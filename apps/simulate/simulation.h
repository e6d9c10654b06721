// Plays many games on several threads. The same seed gives the same totals with any number of threads.
#pragma once

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "apps/play/bot_game.h"
#include "core/any_game.h"

namespace apps {

struct SimulationPlan {
  Bots bots;
  long games = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  std::string record_folder;  // empty: no records
  bool zstd = false;
};

// Whole numbers only, so that the order in which games are added does not matter.
struct Tally {
  long count = 0;
  long sum = 0;
  long squares = 0;
  std::map<int, long> times;  // how often each value occurred

  void add(int value);
  void add(const Tally& other);
  double mean() const;
  double deviation() const;
  int least() const { return times.empty() ? 0 : times.begin()->first; }
  int most() const { return times.empty() ? 0 : times.rbegin()->first; }
};

// A victory that n winners share counts 1/n for each. A whole victory is a multiple of every n up to 8, so the parts are whole.
inline constexpr long whole_victory = 840;

struct Share {
  Tally points;
  long victories = 0;  // in parts of whole_victory
  double win_rate() const;
};

struct Totals {
  long games = 0;
  long decisions = 0;
  long draws = 0;
  long shared = 0;  // victories that were shared
  long level = 0;   // games in which several players had the most points
  long lost = 0;    // games that nobody won
  long record_bytes = 0;
  long largest_record = 0;
  Tally points;
  Tally rounds;
  Tally spread;  // difference of points between the first and the last player
  std::map<std::string, long> end_reasons;
  std::vector<Share> seats;
  std::map<std::string, Share> bots;

  void add(const Totals& other);
};

// Runs the plan. `done` counts the finished games and may be read meanwhile.
Or<Totals> simulate(const core::AnyGame& game, const SimulationPlan& plan, std::atomic<long>& done);

// The random seed of the bots, derived from the seed of the deals.
std::uint64_t number_in(const core::Seed& seed);

}  // namespace apps
