// Which clauses of a rulebook a slow model counts.
#pragma once

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace differential {

// Fails for each clause of docs/rules/<game>.md that the slow model does not count and that is not among `elsewhere`. The keys
// of its counters begin with a clause.
inline void check_that_clauses_are_counted(const std::string& game, const std::string& prefix,
                                           const std::vector<std::string>& keys,
                                           const std::set<std::string>& elsewhere) {
  std::set<std::string> counted;
  for (const auto& key : keys) counted.insert(key.substr(0, key.find(' ')));
  std::ifstream rules("docs/rules/" + game + ".md");
  std::string line, lacking;
  int declared = 0;
  while (std::getline(rules, line)) {
    const auto start = line.find("- **" + prefix + "-");
    if (start == std::string::npos || line.find_first_not_of(' ') != start) continue;
    const std::string clause = line.substr(start + 4, line.find("**", start + 4) - start - 4);
    ++declared;
    if (!counted.contains(clause) && !elsewhere.contains(clause)) lacking += clause + "\n";
  }
  CHECK(declared > 40);
  CHECK(lacking == "");
}

}  // namespace differential
