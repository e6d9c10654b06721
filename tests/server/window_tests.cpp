// Windows: several players may speak and nobody must. One clock closes the window for all of them.
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
constexpr protocol::Clock by_move{.kind = ClockKind::move, .limit = 60, .window = 12};
constexpr storage::Time length = 12 * second;

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

// The player whose turn it is could propose an exchange of paints.
std::string proposal_of(const Desk& desk, char who) {
  for (const std::string& token : desk.legal(who)) {
    if (token.starts_with("paw")) return token;
  }
  return "";
}

char who_could_propose(const Desk& desk) {
  if (desk.table().state().window() != 0 || desk.table().state().awaited().count() != 1) return 0;
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

TEST_CASE("window: all who may speak have the same time, and others have none") {
  const Desk desk = in_window(by_move);
  REQUIRE(desk.table().state().window() != 0);
  CHECK(desk.table().window_end() == desk.now + length);
  for (const char who : {'A', 'B', 'C'}) {
    const bool asked = desk.table().state().awaited().has(seat(who));
    CHECK(desk.table().deadline(seat(who)).has_value() == asked);
    if (asked) CHECK(desk.table().shown().seats[static_cast<std::size_t>(who - 'A')].deadline == desk.now + length);
  }
}

TEST_CASE("window: one event closes it, and players who were silent have not gone away") {
  Desk desk = in_window(by_move);
  const char who = first_awaited(desk);
  const std::size_t events = desk.events().size();
  desk.now += length - 1;
  CHECK(Desk::refusal_of(server::plan_close(desk.table(), desk.moment())).code == RefusalCode::not_allowed);
  desk.now += 1;
  CHECK(Desk::refusal_of(server::plan_timeout(desk.table(), seat(who), desk.moment())).code ==
        RefusalCode::not_allowed);
  desk.take(server::plan_close(desk.table(), desk.moment()));
  CHECK(desk.events()[events].kind == "clock");
  CHECK(desk.events()[events].actor == "!");
  CHECK(desk.events()[events].text == "close");
  CHECK_FALSE(desk.table().chair(seat(who)).lapsed);
  CHECK_FALSE(desk.table().window_end());
  CHECK_FALSE(asks_to_jump(desk));
  CHECK(everything(desk.folded()) == everything(desk.table()));
}

TEST_CASE("window: matches stored when each silent seat had its own event still fold") {
  Desk desk = in_window(by_move);
  const char who = first_awaited(desk);
  server::Draft draft(desk.table(), desk.now + length);
  REQUIRE(draft.add(server::Kind::clock, std::string(1, who), "no").ok());
  CHECK_FALSE(draft.after.chair(seat(who)).lapsed);
}

TEST_CASE("window: it closes at once when all have spoken") {
  Desk desk = in_window(by_move);
  while (asks_to_jump(desk)) desk.move(first_awaited(desk), "no");
  CHECK_FALSE(desk.table().window_end());
}

TEST_CASE("window: its length follows from the clock unless the table chose one; without a clock it has none") {
  const auto length_at = [](protocol::Clock clock) -> std::optional<storage::Time> {
    const Desk desk = in_window(clock);
    const auto end = desk.table().window_end();
    return end ? std::optional(*end - desk.now) : std::nullopt;
  };
  CHECK(length_at({.kind = ClockKind::move, .limit = 10, .window = {}}) == 10 * second);
  CHECK(length_at({.kind = ClockKind::move, .limit = 60, .window = {}}) == 15 * second);
  CHECK(length_at({.kind = ClockKind::move, .limit = 3600, .window = {}}) == 30 * second);
  CHECK(length_at({.kind = ClockKind::day, .limit = 2, .window = {}}) == 12 * 3600 * second);
  CHECK(length_at({.kind = ClockKind::day, .limit = 2, .window = 3600}) == 3600 * second);
  CHECK(length_at({.kind = ClockKind::none, .limit = 0, .window = 20}) == 20 * second);
  CHECK_FALSE(length_at({}));
}

TEST_CASE("window: a question to another stops the clock of the turn, which then goes on with what was left") {
  Desk desk = before_proposal(by_move);
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
    CHECK(desk.table().deadline(seat(partner)) == desk.now + length);
    desk.now += 8 * second;
    desk.move(partner, "no");
    CHECK_FALSE(desk.table().deadline(seat(partner)));
    CHECK(desk.table().deadline(seat(who)) == *deadline + 8 * second * (time + 1));
    desk.move(who, offer);
  }
  CHECK(everything(desk.folded()) == everything(desk.table()));
}

TEST_CASE("window: a proposal that nobody answers is gone when its time is over, and the turn goes on") {
  Desk desk = before_proposal(by_move);
  const char who = who_could_propose(desk);
  desk.move(who, proposal_of(desk, who));
  desk.now += length;
  desk.take(server::plan_close(desk.table(), desk.moment()));
  CHECK(first_awaited(desk) == who);
  CHECK(desk.table().deadline(seat(who)).has_value());
  CHECK(desk.table().state().window() == 0);
}

TEST_CASE("window: without a clock a proposal stands until somebody answers or acts") {
  Desk desk = before_proposal();
  const char who = who_could_propose(desk);
  desk.move(who, proposal_of(desk, who));
  desk.now += 1000 * length;
  CHECK_FALSE(desk.table().deadline(seat(first_awaited(desk))));
  CHECK(Desk::refusal_of(server::plan_close(desk.table(), desk.moment())).code == RefusalCode::not_allowed);
  CHECK(desk.table().state().actors().has(seat(who)));
}

TEST_CASE("clock: a seat for which the rules have no move is overdue, and the table waits on") {
  Desk desk = before_proposal(by_move);
  const char who = first_awaited(desk);
  desk.now += 60 * second;
  server::Draft draft(desk.table(), desk.now);
  REQUIRE(draft.add(server::Kind::clock, std::string(1, who), "").ok());
  CHECK(draft.after.chair(seat(who)).lapsed);
  CHECK_FALSE(draft.after.deadline(seat(who)));
  CHECK(draft.after.awaits(seat(who)));
  const char other = who == 'A' ? 'B' : 'A';
  CHECK_FALSE(draft.add(server::Kind::clock, std::string(1, other), "").ok());
  REQUIRE(draft.add(server::Kind::move, std::string(1, who), desk.legal(who).front()).ok());
  CHECK_FALSE(draft.after.chair(seat(who)).lapsed);
}

TEST_CASE("window: a game goes on by itself when somebody does not answer, and after a restart too") {
  for (const bool restart : {false, true}) {
    server::HouseOptions options;
    options.messages = {1000, 100'000};  // people here propose and refuse without a pause
    Parlour parlour(31, options);
    Guest ann = parlour.guest("Ann");
    Guest bob = parlour.guest("Bob");
    ann.game = "cats";
    bool asked = false;
    for (std::uint64_t seed = 1; seed < 60 && !asked; ++seed) {
      const auto made = ann.create({"me", "open"}, R"(,"clock":{"kind":"move","limit":600,"window":12})");
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
        parlour.run_for(length - 2 * second);
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

TEST_CASE("window: a computer player that asks the same again and again does not hold up the table") {
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
