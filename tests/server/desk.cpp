#include "tests/server/desk.h"

#include <algorithm>
#include <utility>

#include <doctest/doctest.h>

#include "core/deal.h"
#include "games/registry.h"

namespace server_tests {
namespace {

std::shared_ptr<const server::Setting> setting_of(const storage::Birth& birth) {
  auto setting = server::Setting::open("AAAAAAAAAAAAAAAA", birth);
  if (!setting) FAIL(setting.error());
  return std::move(setting).value();
}

}  // namespace

storage::Birth birth_of(const DeskOptions& options) {
  const auto game =
      games::open_game(games::Request{.game = options.game, .edition = options.edition, .seats = options.seats});
  if (!game) FAIL(game.error());
  const core::Agreement& agreed = game.value()->agreement();
  protocol::Setup setup;
  setup.game = options.game;
  setup.edition = agreed.edition;
  setup.seats = options.seats;
  setup.components = agreed.components_hash;
  setup.clock = options.clock;
  setup.listed = options.listed;
  setup.watching = options.watching;
  return {protocol::write(setup), core::Seed::derived(options.seed, 0).hex(), agreed.rules, start_time};
}

server::Person person(std::string_view name) { return {"owner-" + std::string(name), std::string(name)}; }

Desk::Desk(const DeskOptions& options)
    : birth_(birth_of(options)), table_(std::make_unique<server::Table>(setting_of(birth_))) {}

void Desk::take(server::Plan plan) {
  if (!plan) FAIL(plan.error().reason);
  server::Draft draft = std::move(plan).value();
  events_.insert(events_.end(), draft.events.begin(), draft.events.end());
  table_ = std::make_unique<server::Table>(std::move(draft.after));
  REQUIRE(table_->version() == static_cast<storage::Seq>(events_.size()));
}

server::Refusal Desk::refusal_of(const server::Plan& plan) {
  if (plan) FAIL("this should have been refused");
  CHECK(plan.error().reason.size() > 8);
  return plan.error();
}

void Desk::seat_people(int count) {
  constexpr std::string_view names = "abcdefgh";
  for (int i = 0; i < count; ++i)
    take(server::plan_join(*table_, person(names.substr(static_cast<std::size_t>(i), 1)), true, {}, moment()));
}

void Desk::begin() {
  seat_people(static_cast<int>(table_->chairs().size()));
  REQUIRE(table_->status() == storage::Status::playing);
}

void Desk::play_on(core::Random& random) {
  const core::Actors awaited = table_->state().awaited();
  REQUIRE_FALSE(awaited.is_chance());
  REQUIRE_FALSE(awaited.empty());
  const core::Seat who = awaited.nth(random.below(awaited.count())).seat();
  auto tokens = table_->state().legal(who);
  std::erase_if(tokens, [](const std::string& t) { return t.starts_with("undo") || t == "wait"; });
  REQUIRE_FALSE(tokens.empty());
  const std::string& token = tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))];
  move(core::letter(who), table_->state().fill(who, token, random));
}

bool Desk::may(char who, std::string_view token) const {
  const auto tokens = legal(who);
  return std::find(tokens.begin(), tokens.end(), token) != tokens.end();
}

server::Table Desk::folded() const {
  server::Table table(setting_of(birth_));
  for (const storage::Event& event : events_) {
    const auto verdict = table.apply(event);
    if (!verdict) FAIL(verdict.error().reason);
  }
  return table;
}

std::string everything(const server::Table& table) {
  std::string all = std::to_string(table.version()) + " " + table.header().summary + protocol::write(table.shown());
  all += server::game_json(table, core::Viewer::spectator());
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const core::Seat who{static_cast<std::uint8_t>(i)};
    const server::Chair& chair = table.chair(who);
    all += server::game_json(table, who) + chair.owner + (chair.lapsed ? " lapsed" : "") + chair.level;
    all += " " + std::to_string(chair.muted.bits()) + " " + std::to_string(chair.since.value_or(-1));
    if (!table.started() || !table.awaits(who)) continue;
    for (const std::string& token : table.timeout(who)) all += " " + token;
  }
  return all;
}

}  // namespace server_tests
