// Seats, the beginning, moves and deals of one table.
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "server/room/commands.h"
#include "server/room/table.h"
#include "tests/server/desk.h"

namespace {

using protocol::RefusalCode;
using protocol::SeatKind;
using server::plan_join;
using server_tests::Desk;
using server_tests::everything;
using server_tests::person;
using server_tests::seat;
using storage::Status;

storage::Event event(std::string kind, std::string actor, std::string text) {
  return {server_tests::start_time, std::move(kind), std::move(actor), std::move(text)};
}

}  // namespace

TEST_CASE("table: people take the first free seat, or the one they want") {
  Desk desk({.seats = 4});
  desk.take(plan_join(desk.table(), person("ann"), true, {}, desk.moment()));
  desk.take(plan_join(desk.table(), person("bob"), true, seat('C'), desk.moment()));
  desk.take(plan_join(desk.table(), person("cis"), true, {}, desk.moment()));
  CHECK(desk.table().seat_of("owner-ann") == seat('A'));
  CHECK(desk.table().seat_of("owner-bob") == seat('C'));
  CHECK(desk.table().seat_of("owner-cis") == seat('B'));
  CHECK_FALSE(desk.table().seat_of("owner-dan"));
  CHECK(desk.table().chair(seat('C')).name == "bob");
  CHECK(desk.table().status() == Status::open);
}

TEST_CASE("table: a taken seat, a seat that is not there and a table without invitation are refused") {
  Desk desk;
  desk.take(plan_join(desk.table(), person("ann"), true, {}, desk.moment()));
  const auto join = [&](bool invited, std::optional<core::Seat> wanted) {
    return Desk::refusal_of(plan_join(desk.table(), person("bob"), invited, wanted, desk.moment())).code;
  };
  CHECK(join(true, seat('A')) == RefusalCode::not_allowed);
  CHECK(join(true, seat('H')) == RefusalCode::not_allowed);
  CHECK(join(false, {}) == RefusalCode::not_allowed);
}

TEST_CASE("table: sitting down twice keeps the seat and makes no event") {
  Desk desk;
  desk.take(plan_join(desk.table(), person("ann"), true, {}, desk.moment()));
  const auto again = plan_join(desk.table(), person("ann"), true, seat('B'), desk.moment());
  REQUIRE(again);
  CHECK(again.value().events.empty());
}

TEST_CASE("table: a reserved seat is for its owner only, who needs no invitation") {
  Desk desk({.seats = 2});
  server::Draft draft(desk.table(), desk.now);
  REQUIRE(draft.add(server::Kind::sit, "A", "owner-ann ann"));
  REQUIRE(draft.add(server::Kind::reserve, "B", "owner-bob bob"));
  desk.take(std::move(draft));
  CHECK(Desk::refusal_of(plan_join(desk.table(), person("eve"), true, {}, desk.moment())).code ==
        RefusalCode::not_allowed);
  CHECK(Desk::refusal_of(plan_join(desk.table(), person("eve"), true, seat('B'), desk.moment())).code ==
        RefusalCode::not_allowed);
  desk.take(plan_join(desk.table(), person("bob"), false, {}, desk.moment()));
  CHECK(desk.table().seat_of("owner-bob") == seat('B'));
}

TEST_CASE("table: the game begins by itself with the last seat, deals included, and nobody joins then") {
  Desk desk({.seats = 2});
  desk.seat_people(1);
  CHECK_FALSE(desk.table().started());
  desk.take(plan_join(desk.table(), person("b"), true, {}, desk.moment()));
  CHECK(desk.table().status() == Status::playing);
  CHECK(desk.events()[2].kind == "start");
  CHECK(desk.events()[3].actor == "*");
  CHECK_FALSE(desk.table().next_deal());
  CHECK(Desk::refusal_of(plan_join(desk.table(), person("eve"), true, {}, desk.moment())).code ==
        RefusalCode::already_started);
}

TEST_CASE("table: the host begins, and bots of the wanted level take the empty seats") {
  Desk desk({.seats = 4});
  desk.seat_people(2);
  CHECK(desk.table().host() == seat('A'));
  const protocol::Start start{.key = "k", .level = "visitor"};
  CHECK(desk.refuses('B', start).code == RefusalCode::not_allowed);
  CHECK(desk.refuses('A', protocol::Start{.key = "k", .level = "genius"}).code == RefusalCode::no_such_level);
  desk.does('A', start);
  CHECK(desk.table().status() == Status::playing);
  for (const char letter : {'C', 'D'}) {
    CHECK(desk.table().chair(seat(letter)).kind == SeatKind::bot);
    CHECK(desk.table().chair(seat(letter)).level == "visitor");
  }
  CHECK(desk.refuses('A', start).code == RefusalCode::already_started);
}

TEST_CASE("table: the key of a request is stored with its first event only") {
  Desk desk({.seats = 4});
  desk.seat_people(1);
  server::Moment moment = desk.moment();
  moment.key = "me:1";
  const auto plan = server::plan(desk.table(), seat('A'), protocol::Start{.key = "1", .level = "visitor"}, moment);
  REQUIRE(plan);
  const auto& events = plan.value().events;
  REQUIRE(events.size() > 4);
  CHECK(events[0].key == "me:1");
  for (std::size_t i = 1; i < events.size(); ++i) CHECK(events[i].key.empty());
}

TEST_CASE("table: a move before the game, after it, and one against the rules are told apart") {
  Desk desk({.seats = 2});
  desk.seat_people(1);
  CHECK(desk.refuses('A', protocol::Move{.key = "k", .action = "bid1"}).code == RefusalCode::not_started);
  desk.take(plan_join(desk.table(), person("b"), true, {}, desk.moment()));
  const auto wrong = desk.refuses('A', protocol::Move{.key = "k", .action = "bid1"});
  CHECK(wrong.code == RefusalCode::rules);
  CHECK(wrong.clause.starts_with("AS-"));
  const auto nonsense = desk.refuses('A', protocol::Move{.key = "k", .action = "<script>"});
  CHECK(nonsense.code == RefusalCode::rules);
  core::Random random(3);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.table().status() == Status::over; }));
  CHECK(desk.refuses('A', protocol::Move{.key = "k", .action = "ready"}).code == RefusalCode::over);
}

TEST_CASE("table: a seat can't make the moves of chance") {
  Desk desk({.seats = 2});
  desk.begin();
  core::Random random(4);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.may('A', "bid5"); }));
  for (const std::string token : {"p17", "c3", "*", ""}) {
    CHECK(desk.refuses('A', protocol::Move{.key = "k", .action = token}).code == RefusalCode::rules);
  }
}

TEST_CASE("table: every deal follows from the seed, and a forged one changes nothing") {
  Desk desk({.seats = 3, .seed = 11});
  server::Draft draft(desk.table(), desk.now);
  for (const char letter : {'A', 'B', 'C'})
    REQUIRE(draft.add(server::Kind::sit, std::string(1, letter), "owner-" + std::string(1, letter) + " x"));
  REQUIRE(draft.add(server::Kind::start, "", ""));
  const auto deal = draft.after.next_deal();
  REQUIRE(deal);
  int forged = 0;
  for (const std::string& other : draft.after.state().legal(core::Actor::chance())) {
    if (other == *deal) continue;
    const std::string before = everything(draft.after);
    CHECK_FALSE(draft.after.apply(event("move", "*", other)));
    CHECK(everything(draft.after) == before);
    ++forged;
  }
  CHECK(forged == 3);
  CHECK(draft.after.apply(event("move", "*", *deal)));
}

TEST_CASE("table: the commitment is known from the start, the seed when the game is over") {
  Desk desk({.seats = 2, .seed = 21});
  const auto open = desk.table().shown();
  CHECK(open.commitment == core::Seed::derived(21, 0).commitment());
  desk.begin();
  CHECK_FALSE(desk.table().shown().seed);
  CHECK_FALSE(desk.table().shown().points);
  core::Random random(1);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.table().status() == Status::over; }));
  const auto over = desk.table().shown();
  CHECK(over.seed == core::Seed::derived(21, 0).hex());
  CHECK(over.commitment == open.commitment);
  REQUIRE(over.points);
  CHECK(over.points->size() == 2);
  CHECK(over.winners);
  CHECK(desk.table().header().status == Status::over);
}

TEST_CASE("table: views and lists name people but never their owner hashes") {
  Desk desk({.seats = 2});
  desk.begin();
  const std::string shown = protocol::write(desk.table().shown()) + desk.table().header().summary;
  CHECK(shown.find("owner-") == std::string::npos);
  CHECK(shown.find(core::Seed::derived(1, 0).hex()) == std::string::npos);
}

TEST_CASE("table: events that make no sense are refused and change nothing") {
  Desk desk({.seats = 2});
  desk.begin();
  server::Table table(desk.table());
  const std::string before = everything(table);
  for (const storage::Event& bad :
       {event("dance", "A", ""), event("sit", "A", "owner-x x"), event("rise", "A", ""), event("bot", "B", "visitor"),
        event("start", "", ""), event("move", "", "bid1"), event("move", "C", "bid1"), event("move", "AB", "bid1"),
        event("vote", "A", "H"), event("mute", "A", ""), event("stand-in", "", "visitor"), event("", "", "")}) {
    CHECK_FALSE(table.apply(bad));
    CHECK(everything(table) == before);
  }
}

TEST_CASE("table: a match keeps the version of the rules with which it began") {
  storage::Birth birth = server_tests::birth_of({});
  REQUIRE(birth.rules > 1);
  for (int version = 1; version <= birth.rules; ++version) {
    birth.rules = version;
    const auto setting = server::Setting::open("m", birth);
    REQUIRE_MESSAGE(setting.ok(), setting.error());
    CHECK(setting.value()->game->agreement().rules == version);
    CHECK(server::Table(setting.value()).shown().rules == version);
  }
}

TEST_CASE("table: a match of newer rules, other components or damaged text is not opened") {
  const auto opened = [](const storage::Birth& birth) { return server::Setting::open("m", birth); };
  const storage::Birth good = server_tests::birth_of({});
  CHECK(opened(good));
  storage::Birth other = good;
  other.rules += 1;
  CHECK(opened(other).error().find("is newer than this program") != std::string::npos);
  other = good;
  other.seed = "hush";
  CHECK_FALSE(opened(other));
  other = good;
  other.setup = "{}";
  CHECK_FALSE(opened(other));
  other = good;
  other.setup.replace(other.setup.find("art-society"), 11, "chess-boxer");
  CHECK_FALSE(opened(other));
  other = good;
  const std::size_t hash = other.setup.find("components\":\"") + 13;
  other.setup[hash] = other.setup[hash] == '0' ? '1' : '0';
  CHECK(opened(other).error().find("components") != std::string::npos);
}
