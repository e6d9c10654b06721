// A game that is driven by tokens, for the worked scenarios of a slow model.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "tests/oracle/check.h"
#include "tests/oracle/counts.h"

namespace oracle {

// What happened in all scenarios so far, by clause.
inline Counts& scenario_clauses() {
  static Counts counts;
  return counts;
}

template <class Game>
class Scenario {
 public:
  template <class Components, class Flags>
  Scenario(const Components& set, const Flags& flags, int seats) : game(set, flags, seats) {}
  Scenario(const Scenario&) = delete;
  Scenario(Scenario&&) = default;
  Scenario& operator=(const Scenario&) = delete;
  Scenario& operator=(Scenario&&) = delete;

  // One actor's tokens, each of which must be legal.
  void play(char actor, const std::vector<std::string>& tokens) {
    for (const std::string& token : tokens) {
      if (!can(actor, token))
        std::fprintf(stderr, "%c %s is not legal in\n%s", actor, token.c_str(), game.dump().c_str());
      EXPECT(game.apply(actor, token));
    }
  }

  // The token must not be legal, and trying it changes nothing.
  void refuse(char actor, const std::string& token) {
    const std::string before = game.dump();
    EXPECT(!game.apply(actor, token));
    EXPECT(game.dump() == before);
  }

  bool can(char actor, const std::string& token) const { return game.legal(actor).contains(token); }

  Game game;

 protected:
  ~Scenario() { add_counts(scenario_clauses(), game.clauses); }
};

}  // namespace oracle
