// Computer players remember what they saw, and give reasons for their moves.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/random.h"
#include "games/registry.h"
#include "server/room/commands.h"
#include "server/room/table.h"
#include "tests/server/desk.h"
#include "tests/server/parlour.h"

namespace {

using server_tests::Desk;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::seat;
using server_tests::Socket;

std::optional<std::string> shown_reason(const Desk& desk, char who) {
  return desk.table().shown().seats[static_cast<std::size_t>(who - 'A')].reason;
}

// One person and a computer player, whose move it is.
Desk before_bot() {
  Desk desk({.game = "cats", .seats = 2});
  desk.seat_people(1);
  desk.does('A', protocol::Start{.key = "k", .level = "kitten"});
  core::Random random(3);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.table().awaits(seat('B')); }));
  return desk;
}

games::Decision any_move(const Desk& desk, std::string reason) { return {desk.legal('B').front(), std::move(reason)}; }

}  // namespace

TEST_CASE("memory: the memory of every seat follows from its views, live and after a restart") {
  Desk desk({.game = "cats", .seats = 3});
  desk.begin();
  core::Random random(5);
  desk.play_until(random, [](const Desk&) { return false; }, 30);
  const auto game = games::open_game(games::Request{.game = "cats", .seats = 3});
  REQUIRE(game.ok());
  const auto state = game.value()->start();
  std::vector<std::string> memories(3);
  for (const storage::Event& event : desk.events()) {
    if (event.kind != "move") continue;
    REQUIRE(state->play(event.actor == "*" ? core::Actor::chance() : core::Actor(seat(event.actor[0])), event.text));
    for (std::size_t i = 0; i < 3; ++i)
      games::remember(memories[i], *state->look(core::Seat{static_cast<std::uint8_t>(i)}));
  }
  const server::Table again = desk.folded();
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK_FALSE(memories[i].empty());
    CHECK(desk.table().chairs()[i].memory == memories[i]);
    CHECK(again.chairs()[i].memory == memories[i]);
  }
}

TEST_CASE("memory: a game that needs none keeps none") {
  Desk desk;
  desk.begin();
  for (const server::Chair& chair : desk.table().chairs()) CHECK(chair.memory.empty());
}

TEST_CASE("memory: a computer player is given what its seat has seen") {
  Parlour parlour(41);
  Guest ann = parlour.guest("Ann");
  ann.game = "cats";
  std::vector<std::string> given;
  parlour.world().thinker = [&](const server::Thought& thought) {
    given.push_back(thought.memory);
    core::Random chance(thought.chance);
    return games::choose("kitten", *thought.view, thought.memory, chance);
  };
  const auto made = ann.create({"me", "kitten"});
  Socket socket = ann.connect(made.match);
  core::Random random(4);
  REQUIRE(parlour.play_to_end({&socket}, random));
  REQUIRE(given.size() > 5);
  for (const std::string& memory : given) CHECK_FALSE(memory.empty());
  CHECK(given.front() != given.back());
}

TEST_CASE("reason: it is shown with the seat until that seat moves again, and is not stored") {
  Desk desk = before_bot();
  desk.take(server::plan_bot(desk.table(), seat('B'), any_move(desk, "cats-why-sure painting=5"), desk.moment()));
  CHECK(shown_reason(desk, 'B') == "cats-why-sure painting=5");
  CHECK_FALSE(shown_reason(desk, 'A'));
  CHECK_FALSE(desk.folded().shown().seats[1].reason);
  for (const storage::Event& event : desk.events()) CHECK(event.text.find("why") == std::string::npos);
  core::Random random(4);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.table().awaits(seat('B')); }));
  CHECK(shown_reason(desk, 'B') == "cats-why-sure painting=5");
  desk.take(server::plan_bot(desk.table(), seat('B'), any_move(desk, ""), desk.moment()));
  CHECK_FALSE(shown_reason(desk, 'B'));
}

TEST_CASE("reason: everybody at the table hears of it, by updates and after the room had to load anew") {
  Parlour parlour(42);
  int said = 0;
  parlour.world().thinker = [&](const server::Thought& thought) {
    core::Random chance(thought.chance);
    auto decision = games::choose("kitten", *thought.view, thought.memory, chance);
    decision.reason = "cats-why-guess number=" + std::to_string(++said);
    return decision;
  };
  Guest ann = parlour.guest("Ann");
  ann.game = "cats";
  const auto made = ann.create({"me", "kitten"});
  Socket socket = ann.connect(made.match);
  core::Random random(9);
  const auto reason = [&] { return socket.table().seats[1].reason; };
  REQUIRE(parlour.play_until({&socket}, random, [&] { return said > 2 && reason(); }));
  CHECK(reason() == "cats-why-guess number=" + std::to_string(said));
  parlour.world().store().faults.overtaken = 1000;
  socket.say(protocol::Chat{.key = "c", .text = "hm"});
  parlour.run_for(300);
  parlour.world().store().faults = {};
  parlour.run_for(20'000);
  socket.keep_up();
  const Socket fresh = ann.connect(made.match);
  CHECK(fresh.table().seats[1].reason == reason());
  CHECK(reason() == "cats-why-guess number=" + std::to_string(said));
}
