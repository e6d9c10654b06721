// Shows a game move by move: a picture on a terminal, sentences everywhere else.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "apps/play/table.h"

namespace apps {

struct ShowOptions {
  double speed = 3;    // steps a second; 0: only by keys
  bool quiet = false;  // only the rounds and how they stand
  std::vector<std::string> names;
  std::string title;  // in the last line of the picture
};

// The next move of a game that is not over; nothing when the moves have come to an end.
using NextMove = std::function<std::optional<core::Move>(const Table& table)>;

// False when the viewer left before the end.
Or<bool> show_game(Table& table, const NextMove& next, const ShowOptions& options);

// The picture and the score sheet, below what is on the terminal already.
void print_table(const Table& table, const std::vector<std::string>& names);

}  // namespace apps
