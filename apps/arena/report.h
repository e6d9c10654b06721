// The report of an arena (docs/formats/arena.md): tables for people, JSON for programs, a picture.
#pragma once

#include <string>
#include <vector>

#include "apps/arena/arena.h"
#include "core/any_game.h"

namespace apps {

struct ArenaReport {
  core::Agreement agreement;  // of one of the tables
  const ArenaPlan& plan;
  bool teams = false;  // or opponents
  const std::vector<ArenaTable>& tables;
  double seconds = 0;
  bool interrupted = false;
};

std::string arena_text(const ArenaReport& report);
std::string arena_json(const ArenaReport& report);
// Bars with intervals, one group for each table.
std::string arena_svg(const std::vector<ArenaTable>& tables);

}  // namespace apps
