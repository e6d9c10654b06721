// What a polite client does: it only wants the game to go on.
#include <algorithm>

#include "core/random.h"
#include "games/registry.h"
#include "tests/sim/run.h"

namespace sim {
namespace {

using core::Seat;
using storage::Status;

constexpr storage::Time soon = 50;

// A message that can't wait is sent until it is answered.
storage::Time insist(Tab& tab, const protocol::ClientMessage& message) {
  tab.urgent = protocol::write(message);
  tab.say_text(*tab.urgent);
  return soon + tab.random.below(300);
}

std::string some_level(const server::Table& table) { return std::string(table.setting().info->levels.front()); }

std::optional<storage::Time> get_it_started(Run& run, Tab& tab, const server::Table& table) {
  if (!tab.seat()) {
    run.join(tab, run.invite());
    return 1000 + tab.random.below(1000);
  }
  // The others get a little time to sit down.
  const bool patient = run.well_behaved == &tab.person();
  if (patient || table.host() != tab.seat() || tab.random.below(4) != 0) return 500 + tab.random.below(500);
  return insist(tab, protocol::Start{.key = tab.person().new_key(), .level = some_level(table)});
}

// A seat of this person that has to move, unless a computer player sits in it.
std::optional<Seat> awaited_seat(const server::Table& table, const Person& person) {
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const server::Chair& chair = table.chair(seat);
    if (chair.owner == person.owner && table.awaits(seat) && !chair.played_by_bot()) return seat;
  }
  return std::nullopt;
}

std::optional<Seat> awaited_absentee(Run& run, const server::Table& table) {
  for (const auto& person : run.people) {
    if (!run.is_absent(*person)) continue;
    if (const auto seat = awaited_seat(table, *person)) return seat;
  }
  return std::nullopt;
}

// Whether this tab was told that it may ask for a computer player in that seat by now.
bool may_replace(const Run& run, const Tab& tab, Seat seat) {
  return std::any_of(tab.away.begin(), tab.away.end(), [&](const protocol::Away& away) {
    return away.seat == core::letter(seat) && away.until <= run.stage.timeline.now();
  });
}

std::optional<storage::Time> play_on(Run& run, Tab& tab, const server::Table& table, Seat seat) {
  if (table.chair(seat).played_by_bot()) {
    if (tab.random.below(2) == 0) return std::nullopt;
    return insist(tab, protocol::Resume{.key = tab.person().new_key()});
  }
  if (const auto awaited = awaited_seat(table, tab.person())) {
    core::Random chance(tab.random.next());
    const std::string& memory = table.chair(*awaited).memory;
    std::string token = games::choose(some_level(table), *table.state().look(*awaited), memory, chance).token;
    if (run.instead && run.well_behaved == &tab.person()) token = run.instead(table, *awaited, std::move(token));
    protocol::Move move{.key = tab.person().new_key(), .action = std::move(token), .seat = {}};
    if (*awaited != seat) move.seat = core::letter(*awaited);
    return insist(tab, move);
  }
  const auto absentee = run.scenario().votes ? awaited_absentee(run, table) : std::nullopt;
  if (absentee && may_replace(run, tab, *absentee) && !table.chair(*absentee).votes.has(core::index(seat))) {
    return insist(tab, protocol::Replace{
                           .key = tab.person().new_key(), .seat = core::letter(*absentee), .level = some_level(table)});
  }
  return std::nullopt;
}

}  // namespace

std::optional<storage::Time> act_politely(Run& run, Tab& tab) {
  if (run.is_absent(tab.person())) {
    tab.disconnect();
    return std::nullopt;
  }
  if (tab.banned) {
    // Somebody who may not look on may still sit down.
    const server::Table* now = run.stage.truth.now(tab.match());
    if (now == nullptr || now->status() != Status::open) return std::nullopt;
    run.join(tab, run.invite());
    return 1000 + tab.random.below(1000);
  }
  if (!tab.online()) {
    if (tab.offline() && run.server_of(tab)) {
      tab.token = run.watch();
      tab.connect(run.server_of(tab));
    }
    return 200 + tab.random.below(300);
  }
  const server::Table* table = tab.table();
  if (table == nullptr) return soon;
  if (tab.urgent) {
    if (tab.unanswered() == 0) tab.say_text(*tab.urgent);
    return 200 + tab.random.below(200);
  }
  // A server learns of another one's events only when it stores something itself.
  const bool alone = run.servers.size() == 1;
  if (!alone && !run.is_quiet() && tab.seat() && run.stage.timeline.now() - tab.changed > 3000 &&
      tab.random.below(4) == 0)
    return insist(tab, protocol::Chat{.key = tab.person().new_key(), .text = "anything new?"});
  if (table->status() == Status::open) return get_it_started(run, tab, *table);
  if (table->status() == Status::playing && tab.seat()) return play_on(run, tab, *table, *tab.seat());
  return std::nullopt;
}

}  // namespace sim
