// Chooses random legal actions in a way that lets games end and rare situations happen.
#pragma once

#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle.h"

namespace oracle {

class RandomPlayer {
 public:
  explicit RandomPlayer(unsigned seed) : engine_(seed) { new_game(); }

  // Chooses the style of the next game; what was met in earlier ones is remembered.
  void new_game();

  // A number from 0 to n - 1.
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }

  // An acting actor, awaited or not, and one of its legal tokens.
  std::pair<char, std::string> choose(const Game& game);

 private:
  std::string choose_token(const std::set<std::string>& tokens);
  std::string choose_rare(const Game& game, char actor);
  static std::vector<std::string> effects(const Game& game, char actor, const std::string& token);

  std::mt19937 engine_;
  bool curious_ = false;  // looks one action ahead for rare clauses
  std::map<std::string, long> met_;
};

}  // namespace oracle
