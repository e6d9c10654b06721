// The second half of a slow model's own test: random games. Each clause must happen in them, or in a scenario before.
// The program takes these arguments:
//   --games N   N games of each set with each combination of flags; 0 for one game of each set
//   --set NAME  only this set
//   --counts    prints how often each clause happened, and in which set most often
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "tests/oracle/check.h"
#include "tests/oracle/counts.h"
#include "tests/oracle/scenario.h"

namespace oracle {

struct Wishes {
  int games;
  std::string only;
  bool counts = false;
};

inline Wishes read_wishes(int argc, char** argv, int games) {
  Wishes wishes{.games = games, .only = {}};
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--counts") wishes.counts = true;
    if (word == "--games" && i + 1 < argc) wishes.games = std::atoi(argv[i + 1]);
    if (word == "--set" && i + 1 < argc) wishes.only = argv[i + 1];
  }
  return wishes;
}

// A game that was played to its end.
struct Played {
  int actions;
  Counts clauses;
};

// What happened in the games of all sets.
class Statistics {
 public:
  void add(const std::string& set, const Counts& here) {
    add_counts(total_, here);
    for (const auto& [clause, count] : here) {
      if (count <= most_[clause]) continue;
      most_[clause] = count;
      best_[clause] = set;
    }
  }
  void print(const std::vector<std::string>& clauses) {
    for (const std::string& clause : clauses)
      std::printf("%10ld  %-60s %s\n", total_[clause], clause.c_str(), best_[clause].c_str());
  }
  const Counts& total() const { return total_; }

 private:
  Counts total_, most_;
  std::map<std::string, std::string> best_;  // the set in which a clause happened most often
};

// The small sets, the real one, and some arbitrary ones.
template <class Set, class Components>
std::vector<Set> every_set(std::vector<Set> sets, const Components& standard, Components (*random)(unsigned)) {
  sets.push_back({"standard", standard});
  for (unsigned seed = 0; seed < 8; ++seed) sets.push_back({"random", random(seed)});
  return sets;
}

inline constexpr int flag_combinations = 16;

// `play(components, flags, number)` plays game `number` with this combination of flags.
template <class Components, class Play>
Counts play_set(const Wishes& wishes, const std::string& name, const Components& components, int some_flags,
                Play&& play) {
  const auto start = std::chrono::steady_clock::now();
  const int first = wishes.games > 0 ? 0 : some_flags % flag_combinations;
  const int last = wishes.games > 0 ? flag_combinations - 1 : first;
  Counts here;
  int games = 0, actions = 0;
  for (int flags = first; flags <= last; ++flags) {
    for (int number = 0; number < std::max(wishes.games, 1); ++number, ++games) {
      const Played played = play(components, flags, number);
      actions += played.actions;
      add_counts(here, played.clauses);
    }
  }
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  if (wishes.counts) {
    std::printf("%-18s %5d games %7d actions each %8.2f ms each\n", name.c_str(), games, actions / games,
                spent.count() / games);
  }
  return here;
}

// A set has a name and components. Every clause must have happened, unless the arguments ask for fewer games.
template <class Set, class Play>
void check_random_games(const Wishes& wishes, const std::vector<Set>& sets, const std::vector<std::string>& clauses,
                        Play&& play) {
  Statistics statistics;
  int number = 0;
  for (const Set& set : sets) {
    if (wishes.only.empty() || wishes.only == set.name)
      statistics.add(set.name, play_set(wishes, set.name, set.components, number++, play));
  }
  if (wishes.counts) statistics.print(clauses);
  if (!wishes.only.empty() || wishes.games == 0) return;
  Counts total = statistics.total();
  add_counts(total, scenario_clauses());
  const std::string never = never_happened(total, clauses);
  if (!never.empty()) std::fprintf(stderr, "never happened:\n%s", never.c_str());
  EXPECT(never.empty());
}

}  // namespace oracle
