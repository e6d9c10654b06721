// The circumstances of a run. All of them follow from its seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "protocol/messages.h"
#include "server/house/house.h"
#include "tests/server/fake_store.h"

namespace sim {

struct Scenario {
  std::uint64_t seed = 0;
  int servers = 1;
  bool move_together = false;  // in the calm part the second server ends, and its clients go to the first
  int people = 3;
  int tabs = 4;  // open pages of all people together; everybody has at least one
  protocol::CreateRequest table;
  server_tests::Faults faults;
  server::HouseOptions options;
  storage::Time wild_time = 20000;  // how long anything may happen
  int restarts = 0;
  bool somebody_absent = false;  // one person never comes back
  bool votes = true;             // the others let a bot play for that person; otherwise the clock does it
  bool wants_rematch = false;

  static Scenario random(std::uint64_t seed);
  // One line, for the report of a failure.
  std::string text() const;
};

}  // namespace sim
