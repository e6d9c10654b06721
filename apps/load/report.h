// The results of a load test, for people and for programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/common/columns.h"
#include "apps/load/match.h"

namespace apps {

// Values in ascending order.
struct Spread {
  double median = 0;
  double p99 = 0;
  double p999 = 0;
  double most = 0;
};
Spread spread_of(std::vector<float> values);

// The result of one phase: moves at a steady rate, or at full speed.
struct LoadPhase {
  std::string name;
  int offered = 0;  // moves a second; 0: as many as possible
  LoadSample sample;
  Spread answer_ms = {};
  double server_cpu = 0;  // seconds; 0 if we did not start the server
  double own_cpu = 0;

  double moves_a_second() const { return sample.seconds > 0 ? static_cast<double>(sample.moves) / sample.seconds : 0; }
  double cpu_us_a_move() const { return sample.moves > 0 ? server_cpu * 1e6 / static_cast<double>(sample.moves) : 0; }
};

// Resident bytes of the server.
struct LoadMemory {
  long empty = 0;
  long all = 0;                       // with all sockets and matches
  long played = 0;                    // at the end
  std::optional<double> socket = {};  // of an idle socket; empty if there were none
  double match = 0;                   // of a match with players, less their sockets if the cost of a socket is known
};

struct LoadFigures {
  std::string game;
  std::string store;
  bool pinned = false;
  int sockets = 0;
  int matches = 0;
  std::optional<LoadMemory> memory = {};
  std::vector<LoadPhase> phases = {};
  Spread update_bytes = {};
};

// A line of a table: the first cell is aligned left, the others right.
std::string columns(const std::vector<std::string>& cells, std::size_t first, std::size_t others);

std::string load_text(const LoadFigures& figures);
// A JSON object. `comparison` is JSON too and is inserted unchanged unless empty.
std::string load_json(const LoadFigures& figures, std::string_view comparison);

}  // namespace apps
