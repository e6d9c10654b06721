// Clocks: when they start, what gives no extra time, and what happens when one runs out.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "server/room/commands.h"
#include "server/room/table.h"
#include "tests/server/desk.h"

namespace {

using protocol::ClockKind;
using protocol::RefusalCode;
using server_tests::Desk;
using server_tests::everything;
using server_tests::seat;

constexpr storage::Time minute = 60'000;
constexpr protocol::Clock by_move{.kind = ClockKind::move, .limit = 60};

bool in_phase(const Desk& desk, std::string_view phase) {
  return server::game_json(desk.table(), core::Viewer::spectator()).find("\"phase\":\"" + std::string(phase) + "\"") !=
         std::string::npos;
}

Desk in_bids(std::uint64_t seed = 1) {
  Desk desk({.seats = 3, .clock = by_move, .seed = seed});
  desk.begin();
  core::Random random(seed);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return in_phase(d, "bids"); }));
  return desk;
}

// Some seat that has picked and hung its painting, and has not said that it is ready while another still plays.
char arranged(const Desk& desk) {
  for (const char who : {'A', 'B', 'C'}) {
    if (desk.table().awaits(seat(who)) && desk.may(who, "ready") && desk.may(who, "undo1")) return who;
  }
  return 0;
}

Desk with_arranged_seat() {
  for (std::uint64_t seed = 1; seed < 50; ++seed) {
    Desk desk = in_bids(seed);
    core::Random random(seed);
    const auto there = [](const Desk& d) { return arranged(d) != 0 && d.table().state().awaited().count() > 1; };
    if (desk.play_until(random, there, 40)) return desk;
  }
  FAIL("no seed leads to an arrangement while another still plays");
  return Desk();
}

void let_time_pass(Desk& desk, char who) { desk.take(server::plan_timeout(desk.table(), seat(who), desk.moment())); }

}  // namespace

TEST_CASE("clock: without one nobody has a deadline, and nothing is done for anybody") {
  Desk desk;
  desk.begin();
  for (const char who : {'A', 'B', 'C'}) CHECK_FALSE(desk.table().deadline(seat(who)));
  desk.now += 1000 * minute;
  CHECK(Desk::refusal_of(server::plan_timeout(desk.table(), seat('A'), desk.moment())).code ==
        RefusalCode::not_allowed);
}

TEST_CASE("clock: it starts when the table begins to wait for a seat") {
  const Desk desk = in_bids();
  for (const char who : {'A', 'B', 'C'}) CHECK(desk.table().deadline(seat(who)) == desk.now + minute);
  CHECK(desk.table().shown().seats[1].deadline == desk.now + minute);
}

TEST_CASE("clock: another's move gives nobody more time, and a seat that has moved has no clock") {
  Desk desk = in_bids();
  const auto deadline = desk.table().deadline(seat('B'));
  desk.now += 5000;
  desk.move('A', "bid5");
  CHECK(desk.table().deadline(seat('B')) == deadline);
  CHECK_FALSE(desk.table().deadline(seat('A')));
}

TEST_CASE("clock: chat, votes and mutes give no time") {
  Desk desk = in_bids();
  const auto deadline = desk.table().deadline(seat('A'));
  desk.now += 5000;
  desk.move('C', "bid7");
  desk.present = {};
  desk.present.add(0);
  desk.present.add(1);
  desk.does('A', protocol::Chat{.key = "k", .text = "hm"});
  desk.does('A', protocol::Mute{.seat = 'B', .on = true});
  desk.does('A', protocol::Replace{.key = "k", .seat = 'C', .level = "visitor"});
  CHECK(desk.table().deadline(seat('A')) == deadline);
}

TEST_CASE("clock: the next stage starts it anew") {
  Desk desk = in_bids();
  desk.now += 5000;
  for (const char who : {'A', 'B', 'C'}) desk.move(who, "bid" + std::to_string(who - 'A' + 5));
  CHECK_FALSE(in_phase(desk, "bids"));
  for (const char who : {'A', 'B', 'C'}) {
    const auto deadline = desk.table().deadline(seat(who));
    CHECK(deadline.has_value() == desk.table().awaits(seat(who)));
    if (deadline) CHECK(*deadline == desk.now + minute);
  }
}

TEST_CASE("clock: undoing and doing again within a stage gives no time") {
  Desk desk = with_arranged_seat();
  const char who = arranged(desk);
  const auto deadline = desk.table().deadline(seat(who));
  REQUIRE(deadline);
  for (int i = 0; i < 3; ++i) {
    desk.now += 1000;
    desk.move(who, "undo1");
    CHECK(desk.table().deadline(seat(who)) == deadline);
    const auto tokens = desk.legal(who);
    const auto back = std::find_if(tokens.begin(), tokens.end(), [](const auto& t) { return !t.starts_with("undo"); });
    REQUIRE(back != tokens.end());
    desk.now += 1000;
    desk.move(who, *back);
    CHECK(desk.table().deadline(seat(who)) == deadline);
    if (!desk.may(who, "undo1")) return;
  }
}

TEST_CASE("clock: saying ready and withdrawing it stops the clock and lets it go on, but does not wind it up") {
  Desk desk = with_arranged_seat();
  const char who = arranged(desk);
  const auto deadline = desk.table().deadline(seat(who));
  REQUIRE(deadline);
  for (int i = 1; i <= 5; ++i) {
    desk.now += 3000;
    desk.move(who, "ready");
    CHECK_FALSE(desk.table().deadline(seat(who)));
    desk.now += 2000;
    desk.move(who, "wait");
    CHECK(desk.table().deadline(seat(who)) == *deadline + 2000 * i);
  }
}

TEST_CASE("clock: going away and coming straight back gives no time") {
  Desk desk = in_bids();
  const auto deadline = desk.table().deadline(seat('A'));
  desk.now += 50'000;
  desk.does('A', protocol::Leave{.key = "k"});
  CHECK_FALSE(desk.table().deadline(seat('A')));
  desk.now += 1;
  desk.does('A', protocol::Resume{.key = "k"});
  CHECK(desk.table().deadline(seat('A')) == deadline);
}

TEST_CASE("clock: a player who comes back long after the end of the time has a whole clock") {
  Desk desk = in_bids();
  desk.does('A', protocol::Leave{.key = "k"});
  desk.now += 10 * minute;
  desk.does('A', protocol::Resume{.key = "k"});
  CHECK(desk.table().deadline(seat('A')) == desk.now + minute);
}

TEST_CASE("clock: before its end nothing is done, at its end the default move") {
  Desk desk = in_bids();
  desk.now += minute - 1;
  CHECK(Desk::refusal_of(server::plan_timeout(desk.table(), seat('A'), desk.moment())).code ==
        RefusalCode::not_allowed);
  desk.now += 1;
  let_time_pass(desk, 'A');
  CHECK(desk.events().back().kind == "clock");
  CHECK(desk.events().back().actor == "A");
  CHECK(desk.events().back().text == "bid1");  // AS-D4a: the first of all
  CHECK(desk.table().chair(seat('A')).lapsed);
  CHECK_FALSE(desk.table().awaits(seat('A')));
}

TEST_CASE("clock: a player who moves no longer counts as absent") {
  Desk desk = in_bids();
  desk.now += minute;
  for (const char who : {'A', 'B', 'C'}) let_time_pass(desk, who);
  core::Random random(7);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return !d.table().chair(seat('A')).lapsed; }));
  CHECK(desk.events().back().actor != "B");
}

TEST_CASE("clock: a limit in days counts days") {
  Desk desk({.seats = 2, .clock = {.kind = ClockKind::day, .limit = 3}});
  desk.begin();
  CHECK(desk.table().deadline(seat('A')) == desk.now + 3LL * 24 * 60 * minute);
}

TEST_CASE("clock: [AS-D4] when time is over, the last complete arrangement stands") {
  Desk desk = with_arranged_seat();
  const char who = arranged(desk);
  // The step before the time runs out: the painting hangs where the player wanted it.
  const std::string wall = desk.events().back().text;
  const auto before = server::game_json(desk.table(), seat(who));
  desk.move(who, "undo1");
  CHECK(server::game_json(desk.table(), seat(who)) != before);
  const auto anew = desk.table().deadline(seat(who));
  REQUIRE(anew);
  desk.now = *anew;
  let_time_pass(desk, who);
  REQUIRE(desk.events().back().kind == "clock");
  server::Table ready = desk.folded();
  CHECK(everything(ready) == everything(desk.table()));
  // As if the player had said ready just before: nothing else has changed.
  const std::string after = server::game_json(desk.table(), seat(who));
  const auto tiles = [&](const std::string& view) {
    std::string all;
    std::size_t from = 0;
    while ((from = view.find("\"wall\":", from)) != std::string::npos) {
      const std::size_t end = view.find(']', from);
      all += view.substr(from, end - from);
      from = end;
    }
    return all;
  };
  CHECK(tiles(after) == tiles(before));
}

TEST_CASE("clock: [AS-D4a] time-outs alone bring a table to its end, and all are marked as such") {
  Desk desk({.seats = 3, .clock = by_move, .seed = 5});
  desk.begin();
  for (int i = 0; i < 3000 && desk.table().status() == storage::Status::playing; ++i) {
    const core::Seat who = desk.table().state().awaited().nth(0).seat();
    desk.now = std::max(desk.now, desk.table().deadline(who).value_or(0));
    let_time_pass(desk, core::letter(who));
  }
  CHECK(desk.table().status() == storage::Status::over);
  for (const storage::Event& event : desk.events()) CHECK((event.kind != "move" || event.actor == "*"));
}

TEST_CASE("clock: a computer player that stands in has none") {
  Desk desk = in_bids();
  desk.does('A', protocol::Leave{.key = "k"});
  CHECK_FALSE(desk.table().deadline(seat('A')));
  CHECK(desk.table().awaits(seat('A')));
  desk.now += 5 * minute;
  CHECK_FALSE(server::plan_timeout(desk.table(), seat('A'), desk.moment()));
}

TEST_CASE("clock: after a restart every deadline is where it was") {
  Desk desk = with_arranged_seat();
  desk.now += 3000;
  desk.does('A', protocol::Chat{.key = "k", .text = "x"});
  const server::Table again = desk.folded();
  for (const char who : {'A', 'B', 'C'}) CHECK(again.deadline(seat(who)) == desk.table().deadline(seat(who)));
}
