// How often each clause of the rules took effect.
#pragma once

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace oracle {

using Counts = std::map<std::string, long>;

inline void add_counts(Counts& total, const Counts& more) {
  for (const auto& [clause, count] : more) total[clause] += count;
}

// The clauses that never took effect, a line each.
inline std::string never_happened(const Counts& total, const std::vector<std::string>& clauses) {
  std::string never;
  for (const std::string& clause : clauses) {
    const auto found = total.find(clause);
    if (found == total.end() || found->second == 0) never += clause + "\n";
  }
  return never;
}

// Whether this is a long run, with thousands of games.
inline bool long_run() { return std::getenv("VERNISSAGE_LONG") != nullptr; }

}  // namespace oracle
