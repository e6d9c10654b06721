// Short questions: nobody has to answer, and nobody has to wait for one who does not.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "games/registry.h"
#include "server/room/commands.h"
#include "server/room/table.h"
#include "tests/server/desk.h"
#include "tests/server/parlour.h"

namespace {

using protocol::ClockKind;
using protocol::RefusalCode;
using server_tests::Desk;
using server_tests::everything;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::seat;
using server_tests::Socket;

constexpr storage::Time second = 1000;
constexpr storage::Time limit = 12 * second;

bool asks_to_jump(const Desk& desk) {
  return server::game_json(desk.table(), core::Viewer::spectator()).find(R"("phase":"window")") != std::string::npos;
}

// Three people, and a try has failed at which somebody could jump the queue.
Desk in_window(protocol::Clock clock = {}) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    Desk desk({.game = "cats", .seats = 3, .clock = clock, .seed = seed});
    desk.begin();
    core::Random random(seed);
    if (desk.play_until(random, asks_to_jump)) return desk;
  }
  FAIL("no seed leads to the question who jumps the queue");
  return Desk();
}

// Whoever has the turn could propose an exchange of paints.
std::string proposal_of(const Desk& desk, char who) {
  for (const std::string& token : desk.legal(who)) {
    if (token.starts_with("paw")) return token;
  }
  return "";
}

char who_could_propose(const Desk& desk) {
  if (desk.table().state().brief() || desk.table().state().awaited().count() != 1) return 0;
  const char who = core::letter(desk.table().state().awaited().nth(0).seat());
  return proposal_of(desk, who).empty() ? '\0' : who;
}

Desk before_proposal(protocol::Clock clock = {}) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    Desk desk({.game = "cats", .seats = 3, .clock = clock, .seed = seed});
    desk.begin();
    core::Random random(seed);
    if (desk.play_until(random, [](const Desk& d) { return who_could_propose(d) != 0; })) return desk;
  }
  FAIL("no seed leads to a paw in the bank");
  return Desk();
}

char first_awaited(const Desk& desk) { return core::letter(desk.table().state().awaited().nth(0).seat()); }

}  // namespace

TEST_CASE("brief: those who are asked in passing have 12 seconds, also without a clock, and others have none") {
  const Desk desk = in_window();
  REQUIRE(desk.table().state().brief());
  for (const char who : {'A', 'B', 'C'}) {
    const bool asked = desk.table().state().awaited().has(seat(who));
    CHECK(desk.table().deadline(seat(who)).has_value() == asked);
    if (asked) CHECK(desk.table().shown().seats[static_cast<std::size_t>(who - 'A')].deadline == desk.now + limit);
  }
}

TEST_CASE("brief: when the time is over the answer is no, and who gave none has not gone away") {
  Desk desk = in_window();
  const char who = first_awaited(desk);
  desk.now += limit - 1;
  CHECK(Desk::refusal_of(server::plan_timeout(desk.table(), seat(who), desk.moment())).code ==
        RefusalCode::not_allowed);
  desk.now += 1;
  desk.take(server::plan_timeout(desk.table(), seat(who), desk.moment()));
  CHECK(desk.events().back().kind == "clock");
  CHECK(desk.events().back().text == "no");
  CHECK_FALSE(desk.table().chair(seat(who)).lapsed);
  CHECK_FALSE(desk.table().state().awaited().has(seat(who)));
  CHECK(everything(desk.folded()) == everything(desk.table()));
}

TEST_CASE("brief: a table's shorter clock holds, and a longer one does not") {
  const Desk quick = in_window({.kind = ClockKind::move, .limit = 10});
  CHECK(quick.table().deadline(seat(first_awaited(quick))) == quick.now + 10 * second);
  const Desk slow = in_window({.kind = ClockKind::day, .limit = 3});
  CHECK(slow.table().deadline(seat(first_awaited(slow))) == slow.now + limit);
}

TEST_CASE("brief: a question to another stops the clock of the turn, which then goes on with what was left") {
  Desk desk = before_proposal({.kind = ClockKind::move, .limit = 60});
  const char who = who_could_propose(desk);
  const auto deadline = desk.table().deadline(seat(who));
  REQUIRE(deadline);
  desk.now += 20 * second;
  const std::string offer = proposal_of(desk, who);
  desk.move(who, offer);
  const char partner = first_awaited(desk);
  REQUIRE(partner != who);
  CHECK_FALSE(desk.table().deadline(seat(who)));
  for (int time = 0; time < 3; ++time) {
    // However often somebody is asked, there is time to answer.
    CHECK(desk.table().deadline(seat(partner)) == desk.now + limit);
    desk.now += 8 * second;
    desk.move(partner, "no");
    CHECK_FALSE(desk.table().deadline(seat(partner)));
    CHECK(desk.table().deadline(seat(who)) == *deadline + 8 * second * (time + 1));
    desk.move(who, offer);
  }
  CHECK(everything(desk.folded()) == everything(desk.table()));
}

TEST_CASE("brief: without a clock a proposal that nobody answers is gone after 12 seconds, and the turn has all time") {
  Desk desk = before_proposal();
  const char who = who_could_propose(desk);
  desk.move(who, proposal_of(desk, who));
  const char partner = first_awaited(desk);
  desk.now += limit;
  desk.take(server::plan_timeout(desk.table(), seat(partner), desk.moment()));
  CHECK(first_awaited(desk) == who);
  CHECK_FALSE(desk.table().deadline(seat(who)));
  CHECK_FALSE(desk.table().state().brief());
}

TEST_CASE("brief: a game goes on by itself when somebody does not answer, and after a restart too") {
  for (const bool restart : {false, true}) {
    server::HouseOptions options;
    options.messages = {1000, 100'000};  // people here propose and refuse without a pause
    Parlour parlour(31, options);
    Guest ann = parlour.guest("Ann");
    Guest bob = parlour.guest("Bob");
    ann.game = "cats";
    bool asked = false;
    for (std::uint64_t seed = 1; seed < 60 && !asked; ++seed) {
      const auto made = ann.create({"me", "open"});
      bob.join(made.match, made.invite);
      Socket one = ann.connect(made.match);
      Socket other = bob.connect(made.match);
      core::Random random(seed);
      const auto in_window = [&] { return one.state().find(R"("phase":"window")") != std::string::npos; };
      parlour.play_until({&one, &other}, random, in_window);
      asked = in_window();
      if (asked) {
        const auto version = one.version();
        if (restart) {
          parlour.restart();
          one = ann.connect(made.match);
          CHECK(one.version() == version);
        }
        parlour.run_for(limit - 2 * second);
        one.keep_up();
        CHECK(one.version() == version);
        parlour.run_for(4 * second);
        one.keep_up();
        CHECK(one.version() > version);
        CHECK_FALSE(in_window());
      }
      parlour.run_for(60 * second);
    }
    CHECK(asked);
  }
}

TEST_CASE("brief: a computer player that asks the same again and again does not hold up the table") {
  Parlour parlour(33);
  int proposals = 0;
  parlour.world().thinker = [&](const server::Thought& thought) {
    const auto game = games::open_game(games::Request{.game = "cats", .seats = 2});
    const auto imagined = game.value()->imagine(thought.view->json());
    for (const std::string& token : imagined.value().state->legal(thought.view->viewer().seat())) {
      if (!token.starts_with("paw")) continue;
      ++proposals;
      return games::Decision{token};
    }
    core::Random chance(thought.chance);
    return games::choose("kitten", *thought.view, thought.memory, chance);
  };
  Guest ann = parlour.guest("Ann");
  ann.game = "cats";
  const auto made = ann.create({"me", "kitten"}, R"(,"clock":{"kind":"move","limit":10})");
  for (int i = 0; i < 100 && parlour.stored(made.match).status == storage::Status::playing; ++i)
    parlour.run_for(60 * second);
  CHECK(parlour.stored(made.match).status == storage::Status::over);
  CHECK(proposals > 0);
}
