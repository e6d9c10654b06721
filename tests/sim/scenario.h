// What a run is like; all of it follows from its seed.
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
  bool move_together = false;  // in the calm the clients of the second server go to the first, and that one ends
  int people = 3;
  int tabs = 4;  // of all people together, at least one each
  protocol::CreateRequest table;
  server_tests::Faults faults;
  server::HouseOptions options;
  storage::Time wild_time = 20000;  // in which anything may happen
  int restarts = 0;
  bool somebody_absent = false;  // one person never comes back
  bool votes = true;             // the others let a bot play for that one; else the clock does
  bool wants_rematch = false;

  static Scenario random(std::uint64_t seed);
  // One line, for the report of a failure.
  std::string text() const;
};

}  // namespace sim
