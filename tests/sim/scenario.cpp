#include "tests/sim/scenario.h"

#include <algorithm>

#include "core/random.h"
#include "games/registry.h"

namespace sim {
namespace {

using core::Random;

protocol::Clock random_clock(Random& random) {
  switch (random.below(4)) {
    case 0:
      return {.kind = protocol::ClockKind::move, .limit = 10 + random.below(50)};
    case 1:
      return {.kind = protocol::ClockKind::day, .limit = 1 + random.below(3)};
    default:
      return {};
  }
}

template <class T>
const T& one_of(Random& random, const std::vector<T>& list) {
  return list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
}

protocol::CreateRequest random_table(Random& random) {
  const games::GameInfo& info = one_of(random, games::all_games());
  protocol::CreateRequest table;
  table.game = info.id;
  const auto [fewest, most] = info.seats.front();  // every edition allows as many
  const int seats = fewest + random.below(most - fewest + 1);
  const int mine = random.below(8) == 0 ? -1 : random.below(seats);  // now and then the creator sits down later
  for (int i = 0; i < seats; ++i) {
    const bool open = i != mine && (mine < 0 || random.below(2) == 0);
    const bool also_mine = i != mine && info.shared_seats && random.below(4) == 0 && mine >= 0;
    table.seats.emplace_back(i == mine || also_mine ? "me" : open ? "open" : one_of(random, info.levels));
  }
  if (random.below(2) == 0) table.edition = one_of(random, info.editions);
  table.clock = random_clock(random);
  table.listed = random.below(3) == 0;
  table.watching = random.below(4) != 0;
  return table;
}

server_tests::Faults random_faults(Random& random) {
  server_tests::Faults faults;
  faults.most_delay = 1 + random.below(30);
  const int badness = random.below(3);  // none, some, many
  if (badness == 0) return faults;
  const int most = badness == 1 ? 40 : 250;
  faults.lost = random.below(most);
  faults.unsure = random.below(most);
  faults.overtaken = random.below(most);
  faults.load_trouble = random.below(most);
  faults.list_trouble = random.below(most);
  return faults;
}

}  // namespace

Scenario Scenario::random(std::uint64_t seed) {
  Random random(seed);
  Scenario made;
  made.seed = seed;
  made.servers = random.below(4) == 0 ? 2 : 1;
  made.move_together = random.below(2) == 0;
  made.people = 1 + random.below(5);
  made.tabs = made.people + random.below(3);
  made.table = random_table(random);
  // Two servers learn of each other only when somebody sends something, which takes too long with a clock of days.
  if (made.servers == 2 && made.table.clock->kind == protocol::ClockKind::day)
    made.table.clock = protocol::Clock{.kind = protocol::ClockKind::move, .limit = 30};
  made.faults = random_faults(random);
  // Mostly high enough to stop nobody, so that the run makes progress.
  if (random.below(5) != 0) {
    made.options.messages = {1000, 3000};
    made.options.requests = {1000, 3000};
    made.options.chat = {10, 50};
  }
  made.options.forget_after = random.below(2) == 0 ? 3000 : 30000;
  if (made.table.clock->kind == protocol::ClockKind::day) made.options.forget_after = 600000;
  made.wild_time = random.below(4) == 0 ? 1000 : 5000 + random.below(30000);
  made.restarts = random.below(3) == 0 ? 1 + random.below(4) : 0;
  const bool clock = made.table.clock->kind != protocol::ClockKind::none;
  made.somebody_absent = random.below(3) == 0 && (made.people > 1 || clock);
  made.votes = !clock || random.below(2) == 0;
  made.wants_rematch = random.below(4) == 0;
  return made;
}

std::string Scenario::text() const {
  std::string out = std::to_string(servers) + " servers, " + std::to_string(people) + " people, " +
                    std::to_string(tabs) + " tabs, " + std::to_string(restarts) + " restarts, wild for " +
                    std::to_string(wild_time) + " ms, faults " + std::to_string(faults.lost) + "/" +
                    std::to_string(faults.unsure) + "/" + std::to_string(faults.overtaken) + "/" +
                    std::to_string(faults.load_trouble) + ", " + protocol::write(table);
  if (somebody_absent) out += votes ? ", one is absent" : ", one is absent, and the clock runs";
  return out;
}

}  // namespace sim
