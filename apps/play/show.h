// Shows a game move by move: a picture on a terminal, sentences everywhere else.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "apps/play/bot_game.h"

namespace apps {

struct ShowOptions {
  double speed = 3;    // steps a second; 0 to wait for a key
  bool quiet = false;  // show only the rounds and the score
  std::vector<std::string> names;
  std::string title;  // in the last line of the picture
};

// The next move of a game that is not over; empty if there are no more moves.
using NextMove = std::function<std::optional<core::Move>(const BotGame& table)>;

// False if the viewer left before the end.
Or<bool> show_game(BotGame& table, const NextMove& next, const ShowOptions& options);

// Prints the final picture and the score sheet, without clearing the terminal.
void print_table(const BotGame& table, const std::vector<std::string>& names);

}  // namespace apps
