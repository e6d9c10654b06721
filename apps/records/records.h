// Reads records from files, with the game that each was played in.
#pragma once

#include <memory>
#include <string>

#include "apps/common/stop.h"
#include "core/record.h"

namespace apps {

struct LoadedRecord {
  core::Record record;
  std::unique_ptr<core::AnyGame> game;
};

// Reads a record and checks every move, deal and point. `components` is the path of a component file, or empty. A refusal
// names the file, the line, the reason and the clause.
Or<LoadedRecord> load_record(const std::string& path, const std::string& components);

}  // namespace apps
