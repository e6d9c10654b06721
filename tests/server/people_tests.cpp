// Who comes and goes during a game: leaving, bots that stand in, votes, muting, playing again.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "server/room/commands.h"
#include "server/room/table.h"
#include "tests/server/desk.h"

namespace {

using protocol::RefusalCode;
using protocol::SeatKind;
using server_tests::Desk;
using server_tests::person;
using server_tests::seat;
using storage::Status;

const protocol::Leave leave{.key = "k"};
const protocol::Resume resume{.key = "k"};

protocol::Replace replace(char who, std::string level = "visitor") {
  return {.key = "k", .seat = who, .level = std::move(level)};
}

Desk begun(int seats = 4, protocol::Clock clock = {}) {
  Desk desk({.seats = seats, .clock = clock});
  desk.begin();
  return desk;
}

void only_present(Desk& desk, std::string_view letters) {
  desk.present = {};
  for (const char letter : letters) desk.present.add(letter - 'A');
}

}  // namespace

TEST_CASE("people: before the game a seat that is left becomes free, and the next one is host") {
  Desk desk({.seats = 3});
  desk.seat_people(2);
  desk.does('A', leave);
  CHECK(desk.table().chair(seat('A')).kind == SeatKind::open);
  CHECK(desk.table().chair(seat('A')).owner.empty());
  CHECK(desk.table().host() == seat('B'));
  CHECK(desk.table().status() == Status::open);
}

TEST_CASE("people: a table that everybody left before the game is closed") {
  Desk desk({.seats = 3});
  desk.seat_people(2);
  desk.does('A', leave);
  desk.does('B', leave);
  CHECK(desk.table().status() == Status::over);
  CHECK(desk.table().shown().ended == "closed");
  CHECK_FALSE(desk.table().shown().seed);
  CHECK(desk.events().back().kind == "close");
  CHECK_FALSE(server::plan_join(desk.table(), person("late"), true, {}, desk.moment()));
}

TEST_CASE("people: during the game a bot plays on, and the seat stays its owner's") {
  Desk desk = begun();
  desk.does('B', leave);
  CHECK(desk.table().chair(seat('B')).played_by_bot());
  CHECK(desk.table().chair(seat('B')).is_person());
  CHECK(desk.table().seat_of("owner-b") == seat('B'));
  CHECK(desk.refuses('B', protocol::Move{.key = "k", .action = "ready"}).code == RefusalCode::not_allowed);
  const auto again = server::plan(desk.table(), seat('B'), leave, desk.moment());
  REQUIRE(again);
  CHECK(again.value().events.empty());
  desk.does('B', resume);
  CHECK_FALSE(desk.table().chair(seat('B')).played_by_bot());
  CHECK(desk.events().back().kind == "resume");
}

TEST_CASE("people: resuming one's own seat is no event, and a bot's seat is nobody's") {
  Desk desk({.seats = 2});
  desk.seat_people(1);
  desk.does('A', protocol::Start{.key = "k", .level = "visitor"});
  const auto same = server::plan(desk.table(), seat('A'), resume, desk.moment());
  REQUIRE(same);
  CHECK(same.value().events.empty());
  CHECK(desk.refuses('A', replace('B')).code == RefusalCode::not_allowed);
  CHECK_FALSE(desk.table().seat_of(""));
}

TEST_CASE("people: only a bot's seat takes a bot's answer, and only when the table waits for it") {
  Desk desk = begun(2);
  const std::string token = desk.legal('A').front();
  CHECK(Desk::refusal_of(server::plan_bot(desk.table(), seat('A'), {token}, desk.moment())).code ==
        RefusalCode::not_allowed);
  desk.does('A', leave);
  CHECK(Desk::refusal_of(server::plan_bot(desk.table(), seat('A'), {"nonsense"}, desk.moment())).code ==
        RefusalCode::rules);
  desk.take(server::plan_bot(desk.table(), seat('A'), {token}, desk.moment()));
  CHECK(desk.events().back().text == token);
}

TEST_CASE("people: a bot stands in when all who are here agree; absent people are not asked") {
  Desk desk = begun();
  only_present(desk, "AB");
  desk.does('A', replace('C'));
  CHECK(desk.table().shown().seats[2].votes == "A");
  CHECK_FALSE(desk.table().chair(seat('C')).played_by_bot());
  desk.does('B', replace('C', "collector"));
  CHECK(desk.table().chair(seat('C')).level == "collector");
  CHECK(desk.table().shown().seats[2].votes.empty());
}

TEST_CASE("people: a person whose seat a bot plays is not asked") {
  Desk desk = begun();
  desk.does('B', leave);
  only_present(desk, "AB");
  desk.does('A', replace('C'));
  CHECK(desk.table().chair(seat('C')).played_by_bot());
}

TEST_CASE("people: nobody can replace a person who is here, themselves, or a seat that does not exist") {
  Desk desk = begun(3);
  only_present(desk, "AB");
  CHECK(desk.refuses('A', replace('B')).code == RefusalCode::not_allowed);
  CHECK(desk.refuses('A', replace('A')).code == RefusalCode::not_allowed);
  CHECK(desk.refuses('A', replace('D')).code == RefusalCode::bad_message);
  CHECK(desk.refuses('A', replace('C', "genius")).code == RefusalCode::no_such_level);
  desk.does('A', replace('C'));
  desk.does('B', replace('C'));
  CHECK(desk.refuses('A', replace('C')).code == RefusalCode::not_allowed);
}

TEST_CASE("people: voting twice is one vote") {
  Desk desk = begun();
  only_present(desk, "AB");
  desk.does('A', replace('C'));
  desk.does('A', replace('C'));
  CHECK(desk.table().shown().seats[2].votes == "A");
  CHECK_FALSE(desk.table().chair(seat('C')).played_by_bot());
}

TEST_CASE("people: votes are gone when the absent one is back and plays") {
  Desk desk = begun(3);
  core::Random random(2);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.may('C', "bid3"); }));
  only_present(desk, "AB");
  desk.does('A', replace('C'));
  desk.move('C', "bid3");
  CHECK(desk.table().shown().seats[2].votes.empty());
}

TEST_CASE("people: without a clock, an absent player has two minutes to come back") {
  Desk desk = begun(2);
  only_present(desk, "A");
  desk.away_since.at(1) = desk.now;
  CHECK(desk.refuses('A', replace('B')).code == RefusalCode::too_early);
  CHECK(desk.refuses('A', replace('B')).reason == "b still has time to come back; ask again in 120 s");
  desk.now += 119'001;
  CHECK(desk.refuses('A', replace('B')).reason == "b still has time to come back; ask again in 1 s");
  CHECK(desk.table().shown().seats[1].votes.empty());
  desk.now += 999;
  desk.does('A', replace('B'));
  CHECK(desk.table().chair(seat('B')).played_by_bot());
}

TEST_CASE("people: with a clock, an absent player has the rest of it, and at least half a minute") {
  for (const int limit : {10, 90}) {
    CAPTURE(limit);
    Desk desk = begun(3, {.kind = protocol::ClockKind::move, .limit = limit});
    core::Random random(2);
    REQUIRE(desk.play_until(random, [](const Desk& d) { return d.may('C', "bid3"); }));
    const storage::Time begun_at = desk.now;
    desk.now += 5000;
    desk.away_since.at(2) = desk.now;
    const storage::Time until = server::replaceable_from(desk.table(), seat('C'), desk.now);
    CHECK(until == std::max(desk.now + 30'000, begun_at + limit * storage::Time{1000}));
    only_present(desk, "AB");
    desk.now = until - 1;
    CHECK(desk.refuses('A', replace('C')).code == RefusalCode::too_early);
    desk.now = until;
    desk.does('A', replace('C'));
  }
}

TEST_CASE("people: where a move has days, nobody is replaced before the clock ran out") {
  Desk desk = begun(3, {.kind = protocol::ClockKind::day, .limit = 2});
  core::Random random(2);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.may('C', "bid3"); }));
  constexpr storage::Time day = 86'400'000;
  only_present(desk, "AB");
  desk.away_since.at(2) = desk.now;
  desk.now += 2 * day - 1;
  CHECK(desk.refuses('A', replace('C')).code == RefusalCode::too_early);
  desk.now += 1;
  desk.take(server::plan_timeout(desk.table(), seat('C'), desk.moment()));
  REQUIRE(desk.table().chair(seat('C')).lapsed);
  desk.does('A', replace('C'));
  CHECK(desk.table().chair(seat('C')).played_by_bot());
}

TEST_CASE("people: an absent player whose clock ran out is replaced as soon as one person asks") {
  Desk desk = begun(4, {.kind = protocol::ClockKind::move, .limit = 10});
  core::Random random(2);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.may('C', "bid3"); }));
  desk.now += 10'000;
  desk.take(server::plan_timeout(desk.table(), seat('C'), desk.moment()));
  REQUIRE(desk.table().chair(seat('C')).lapsed);
  CHECK(desk.refuses('A', replace('C')).code == RefusalCode::not_allowed);  // is here
  only_present(desk, "ABD");
  desk.does('A', replace('C'));
  CHECK(desk.table().chair(seat('C')).played_by_bot());
  only_present(desk, "ABCD");
  desk.does('C', resume);
  CHECK_FALSE(desk.table().chair(seat('C')).lapsed);
}

TEST_CASE("people: nobody is replaced or leaves when no game is on") {
  Desk desk({.seats = 2});
  desk.seat_people(1);
  CHECK(desk.refuses('A', replace('B')).code == RefusalCode::not_started);
  CHECK(desk.refuses('A', resume).code == RefusalCode::not_started);
  desk.take(server::plan_join(desk.table(), person("b"), true, {}, desk.moment()));
  core::Random random(5);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.table().status() == Status::over; }));
  CHECK(desk.refuses('A', leave).code == RefusalCode::over);
  CHECK(desk.refuses('A', replace('B')).code == RefusalCode::over);
}

TEST_CASE("people: muting is kept with the seat that does it, and is no event when nothing changes") {
  Desk desk = begun(3);
  desk.does('A', protocol::Mute{.seat = 'B', .on = true});
  CHECK(desk.table().chair(seat('A')).muted.has(1));
  CHECK_FALSE(desk.table().chair(seat('C')).muted.has(1));
  const auto again = server::plan(desk.table(), seat('A'), protocol::Mute{.seat = 'B', .on = true}, desk.moment());
  REQUIRE(again);
  CHECK(again.value().events.empty());
  desk.does('A', protocol::Mute{.seat = 'B', .on = false});
  CHECK(desk.table().chair(seat('A')).muted.empty());
  CHECK(desk.refuses('A', protocol::Mute{.seat = 'H', .on = true}).code == RefusalCode::bad_message);
}

TEST_CASE("people: another game comes after the end, and only one") {
  Desk desk = begun(2);
  CHECK(Desk::refusal_of(server::plan_rematch(desk.table(), "m2", desk.moment())).code == RefusalCode::not_allowed);
  core::Random random(6);
  REQUIRE(desk.play_until(random, [](const Desk& d) { return d.table().status() == Status::over; }));
  desk.take(server::plan_rematch(desk.table(), "m2", desk.moment()));
  CHECK(desk.table().shown().rematch == "m2");
  const auto second = server::plan_rematch(desk.table(), "m3", desk.moment());
  REQUIRE(second);
  CHECK(second.value().events.empty());
}
