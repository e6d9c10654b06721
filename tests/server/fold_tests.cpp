// A table is a fold over its events: the stored events always make the same table again, and a copy is independent.
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "core/random.h"
#include "core/record.h"
#include "server/room/commands.h"
#include "server/room/record.h"
#include "server/room/table.h"
#include "tests/server/desk.h"

namespace {

using server_tests::Desk;
using server_tests::everything;
using server_tests::seat;
using storage::Status;

// Anything that a person might do, sensible or not. It may be refused; then nothing changes.
void disturb(Desk& desk, core::Random& random) {
  const int seats = static_cast<int>(desk.table().chairs().size());
  const core::Seat who = seat(static_cast<char>('A' + random.below(seats)));
  const char other = static_cast<char>('A' + random.below(seats + 1));
  desk.present = core::SeatSet::first(random.below(seats + 1));
  const std::string level(desk.table().setting().info->levels.front());
  const auto plan = [&]() -> server::Plan {
    switch (random.below(8)) {
      case 0:
        return server::plan(desk.table(), who, protocol::Chat{.key = "k", .text = "Grüße"}, desk.moment());
      case 1:
        return server::plan(desk.table(), who, protocol::Mute{.seat = other, .on = random.below(2) == 0},
                            desk.moment());
      case 2:
        return server::plan(desk.table(), who, protocol::Replace{.key = "k", .seat = other, .level = level},
                            desk.moment());
      case 3:
        return server::plan(desk.table(), who, protocol::Leave{.key = "k"}, desk.moment());
      case 4:
        return server::plan(desk.table(), who, protocol::Resume{.key = "k"}, desk.moment());
      case 5:
        return server::plan_timeout(desk.table(), who, desk.moment());
      default:
        return server::plan(desk.table(), who, protocol::Move{.key = "k", .action = "undo1"}, desk.moment());
    }
  }();
  if (plan) desk.take(server::Draft(plan.value()));
}

// Plays the seat on, as a person or as the bot that stands in.
void go_on(Desk& desk, core::Random& random) {
  const core::Actors awaited = desk.table().state().awaited();
  const core::Seat who = awaited.nth(random.below(awaited.count())).seat();
  auto tokens = desk.table().state().legal(who);
  std::erase_if(tokens, [](const std::string& t) { return t.starts_with("undo") || t == "wait"; });
  REQUIRE_FALSE(tokens.empty());
  const std::string token = desk.table().state().fill(
      who, tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))], random);
  if (desk.table().chair(who).played_by_bot()) {
    desk.take(server::plan_bot(desk.table(), who, {token}, desk.moment()));
  } else {
    desk.move(core::letter(who), token);
  }
}

Desk random_match(std::uint64_t seed) {
  core::Random random(seed);
  const games::GameInfo& info = games::all_games()[seed % games::all_games().size()];
  const auto edition = static_cast<std::size_t>(random.below(static_cast<int>(info.editions.size())));
  const auto [fewest, most] = info.seats[edition];
  Desk desk({.game = std::string(info.id),
             .seats = fewest + random.below(most - fewest + 1),
             .clock = random.below(2) == 0 ? protocol::Clock{}
                                           : protocol::Clock{.kind = protocol::ClockKind::move, .limit = 30},
             .edition = std::string(info.editions[edition]),
             .seed = seed});
  desk.begin();
  for (int step = 0; step < 4000 && desk.table().status() == Status::playing; ++step) {
    desk.now += random.below(9000);
    if (random.below(4) == 0) {
      disturb(desk, random);
    } else {
      go_on(desk, random);
    }
  }
  REQUIRE(desk.table().status() == Status::over);
  return desk;
}

}  // namespace

TEST_CASE("fold: the stored events of random matches make the same table again, at every step") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Desk desk = random_match(seed);
    CHECK(everything(desk.folded()) == everything(desk.table()));
  }
}

TEST_CASE("fold: a table in the middle of a match is the one its events make") {
  core::Random random(77);
  Desk desk({.seats = 3, .clock = {.kind = protocol::ClockKind::move, .limit = 30}, .seed = 77});
  desk.begin();
  for (int step = 0; step < 400 && desk.table().status() == Status::playing; ++step) {
    desk.now += random.below(9000);
    if (step % 3 == 0) disturb(desk, random);
    if (desk.table().status() == Status::playing) go_on(desk, random);
    if (step % 20 == 0) REQUIRE(everything(desk.folded()) == everything(desk.table()));
  }
}

TEST_CASE("fold: a copy is independent") {
  Desk desk({.seats = 3, .clock = {.kind = protocol::ClockKind::move, .limit = 30}, .seed = 8});
  desk.begin();
  core::Random random(8);
  for (int step = 0; step < 60; ++step) {
    const server::Table copy(desk.table());
    const std::string before = everything(copy);
    desk.now += 1000;
    go_on(desk, random);
    REQUIRE(everything(copy) == before);
    REQUIRE(everything(desk.table()) != before);
  }
}

TEST_CASE("fold: the record of a match comes at its end, and it verifies") {
  Desk desk = random_match(9);
  const auto stored = [&](std::size_t count) {
    storage::StoredMatch out;
    out.birth = desk.birth();
    out.status = Status::over;
    out.events.assign(desk.events().begin(), desk.events().begin() + static_cast<std::ptrdiff_t>(count));
    return out;
  };
  const auto record = server::record_of("m", stored(desk.events().size()));
  REQUIRE(record);
  const auto read = core::read_record(record.value());
  REQUIRE(read);
  CHECK(core::verify_record(read.value(), *desk.table().setting().game));
  CHECK(read.value().seed == core::Seed::derived(9, 0));
  CHECK(read.value().points == desk.table().state().outcome().points);
  for (const std::size_t count : {std::size_t{0}, std::size_t{5}, desk.events().size() / 2}) {
    const auto early = server::record_of("m", stored(count));
    REQUIRE_FALSE(early);
    CHECK(early.error().find("not over") != std::string::npos);
  }
}
