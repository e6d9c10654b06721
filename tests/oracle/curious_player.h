// The common part of the random players of all slow models: chance, and how often each clause has happened.
#pragma once

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "tests/oracle/counts.h"
#include "tests/oracle/sizes.h"

namespace oracle {

template <class Game>
class CuriousPlayer {
 public:
  explicit CuriousPlayer(unsigned seed) : engine_(seed) {}

  // A number from 0 to n - 1.
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }

 protected:
  // All tokens half of the time, else those of one random kind, so that rare kinds are chosen often enough.
  template <class KindOf>
  std::vector<std::string> some_of(const std::set<std::string>& tokens, KindOf&& kind_of) {
    if (below(2) != 0) return {tokens.begin(), tokens.end()};
    std::map<std::string, std::vector<std::string>> kinds;
    for (const std::string& token : tokens) kinds[kind_of(token)].push_back(token);
    return std::next(kinds.begin(), below(count_of(kinds)))->second;
  }

  // Tries the tokens on copies of the game and chooses the one whose clause has happened least often.
  std::string rarest_of(const std::set<std::string>& tokens, const Game& game, char actor) {
    std::string best;
    std::vector<std::string> best_effects;
    long rarest = std::numeric_limits<long>::max();
    for (const std::string& token : tokens) {
      const std::vector<std::string> keys = effects(game, actor, token);
      long rarity = without_clause;
      for (const std::string& key : keys) rarity = std::min(rarity, met_[key]);
      if (rarity >= rarest) continue;
      best = token;
      best_effects = keys;
      rarest = rarity;
    }
    for (const std::string& key : best_effects) ++met_[key];
    return best;
  }

 private:
  static constexpr long without_clause = 1'000'000'000;  // more often than any clause is met

  // The clauses that an action makes happen.
  static std::vector<std::string> effects(const Game& game, char actor, const std::string& token) {
    Game trial = game;
    trial.apply(actor, token);
    std::vector<std::string> keys;
    for (const auto& [key, count] : trial.clauses) {
      if (count > game.clauses.at(key)) keys.push_back(key);
    }
    return keys;
  }

  std::mt19937 engine_;
  Counts met_;
};

}  // namespace oracle
