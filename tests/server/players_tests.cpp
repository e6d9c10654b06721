// Rules may ask which seats computers play. The house tells them by events that stand in the record (core/players.h).
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/players.h"
#include "core/random.h"
#include "core/record.h"
#include "games/registry.h"
#include "server/room/commands.h"
#include "server/room/record.h"
#include "server/room/table.h"
#include "tests/server/desk.h"

namespace {

using server_tests::Desk;
using server_tests::everything;
using server_tests::seat;

// What the clock has told the rules so far.
std::vector<std::string> told(const Desk& desk) {
  std::vector<std::string> tokens;
  for (const storage::Event& event : desk.events()) {
    if (event.actor == "!" && event.text.starts_with(core::machines_word)) tokens.push_back(event.text);
  }
  return tokens;
}

// Two people and a computer player.
Desk mixed(std::string edition = {}) {
  Desk desk({.game = "artline", .seats = 3, .edition = std::move(edition)});
  desk.seat_people(2);
  desk.does('A', protocol::Start{.key = "k", .level = "guest"});
  return desk;
}

// Everybody plays at random, computers too, until it is so.
template <class Until>
void play_until(Desk& desk, const Until& until) {
  core::Random random(4);
  while (!desk.table().state().over() && !until(desk)) {
    const core::AnyState& state = desk.table().state();
    const core::Actor actor = state.awaited().nth(0);
    const auto legal = state.legal(actor);
    const auto token =
        state.fill(actor, legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))], random);
    server::Draft draft(desk.table(), desk.now);
    REQUIRE(draft.add(server::Kind::move, std::string(1, actor.name()), token).ok());
    draft.settle();
    desk.take(std::move(draft));
  }
}

using Told = std::vector<std::string>;

}  // namespace

TEST_CASE("players: the rules hear who is a computer when the game begins, and whenever that changes") {
  Desk desk = mixed();
  CHECK(told(desk) == Told{"machines-C"});
  desk.does('B', protocol::Leave{});
  CHECK(told(desk) == Told{"machines-C", "machines-BC"});
  desk.does('B', protocol::Resume{});
  CHECK(told(desk) == Told{"machines-C", "machines-BC", "machines-C"});
  CHECK(everything(desk.folded()) == everything(desk.table()));
}

TEST_CASE("players: a table of people, and a game that does not ask, hear nothing") {
  Desk people({.game = "artline", .seats = 2});
  people.begin();
  CHECK(told(people).empty());
  Desk cats({.game = "cats", .seats = 2});
  cats.seat_people(1);
  cats.does('A', protocol::Start{.key = "k", .level = "kitten"});
  CHECK(told(cats).empty());
}

TEST_CASE("players: nobody can say for the house who is a computer") {
  Desk desk = mixed();
  play_until(desk, [](const Desk& d) { return d.table().awaits(seat('A')); });
  CHECK_FALSE(
      server::plan(desk.table(), seat('A'), protocol::Move{.key = "k", .action = "machines-A"}, desk.moment()).ok());
}

TEST_CASE("players: a move for a seat whose time is over is offered to nobody, and refused") {
  Desk desk = mixed("contest");
  play_until(desk, [](const Desk& d) { return d.table().awaits(seat('A')) && d.may('A', "show"); });
  CHECK_FALSE(desk.may('A', "!late"));
  CHECK(desk.table().timeout(seat('A')) == std::vector<std::string>{"!late"});
  const auto refusal = desk.refuses('A', protocol::Move{.key = "k", .action = "!late"});
  CHECK(refusal.reason == "this is for a seat whose time is over");
}

TEST_CASE("players: a finished match is a record that replays, with everything that the house said") {
  Desk desk = mixed();
  desk.does('B', protocol::Leave{});
  play_until(desk, [](const Desk&) { return false; });
  REQUIRE(desk.table().state().over());
  const auto text = server::record_of("m", {.birth = desk.birth(), .summary = {}, .events = desk.events()});
  REQUIRE_MESSAGE(text.ok(), text.error());
  CHECK(text.value().find("! machines-C\n") != std::string::npos);
  const auto record = core::read_record(text.value());
  REQUIRE(record.ok());
  const auto game = games::open_game(record.value().agreement, {});
  REQUIRE(game.ok());
  CHECK(core::verify_record(record.value(), *game.value()).ok());
}

TEST_CASE("players: a set of seats has one token") {
  CHECK(core::machines_in("machines-", 3)->empty());
  CHECK(core::machines_in("machines-AC", 3).has_value());
  for (const auto token : {"machines-CA", "machines-AA", "machines-D", "machines", "machines-a"})
    CHECK_FALSE(core::machines_in(token, 3).has_value());
}
