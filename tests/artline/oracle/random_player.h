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

  // Chooses the style of the next game.
  void new_game();

  // An acting actor and one of its legal tokens; sometimes the clock, which closes a window or says who plays.
  std::pair<char, std::string> choose(const Game& game);
  // Some play, legal or not.
  std::string any_play(const Game& game);

 private:
  std::string filled(const Game& game, char actor, const std::string& form);
  std::string text();

  int friendly_ = 0;  // of ten, how often everything is fine
  int machines_ = 0;  // of a hundred moves, how often the house says who plays
};

}  // namespace oracle
