// boardgame.io, measured by bench/boardgame-io on the same machine right before our own server.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/common/stop.h"
#include "apps/load/report.h"

namespace apps {

struct Comparison {
  struct Steady {
    int rate = 0;  // moves a second
    Spread answer_ms = {};
  };
  int matches = 0;  // at the steady rates; half of them at full speed
  double moves_a_second = 0;
  double cpu_us_a_move = 0;
  Spread full_answer_ms = {};
  std::vector<Steady> steady = {};
  double match_kib = 0;
  double socket_kib = 0;
  std::string document;  // the whole result as compact JSON
};

// Runs the comparison and installs missing packages first. The folder is bench/boardgame-io of this source tree.
Or<Comparison> run_boardgame_io();

// One table with our figures beside theirs, for the same number of matches. Memory is that of the larger load.
std::string comparison_text(const LoadFigures& ours, const std::optional<LoadMemory>& memory, const Comparison& theirs);
// A JSON object with both.
std::string comparison_json(const LoadFigures& ours, const Comparison& theirs);

}  // namespace apps
