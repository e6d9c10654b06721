// Chooses random legal actions in a way that lets games end and rare situations happen.
#pragma once

#include <set>
#include <string>
#include <utility>

#include "oracle.h"
#include "tests/oracle/curious_player.h"

namespace oracle {

class RandomPlayer : public CuriousPlayer<Game> {
 public:
  explicit RandomPlayer(unsigned seed) : CuriousPlayer(seed) { new_game(); }

  // Chooses the style of the next game; what was met in earlier ones is remembered.
  void new_game();

  // An acting actor and one of its legal tokens; taking back (undo, wait) is rarer than going on.
  std::pair<char, std::string> choose(const Game& game);

 private:
  std::string choose_token(const std::set<std::string>& tokens);
  std::string choose_rare(const Game& game, char actor);

  int density_ = 0;       // how often in four times the first place is chosen
  bool curious_ = false;  // looks one action ahead for rare clauses
};

}  // namespace oracle
