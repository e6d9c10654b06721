// Whole evenings at the house: quick games against bots, leaving and coming back, playing again, clocks that run out.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "tests/server/parlour.h"

namespace {

using protocol::RefusalCode;
using protocol::SeatKind;
using protocol::TableStatus;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Socket;

long count_of(const storage::StoredMatch& match, std::string_view kind) {
  return std::count_if(match.events.begin(), match.events.end(), [&](const auto& e) { return e.kind == kind; });
}

}  // namespace

TEST_CASE("match: a quick game against computer players runs to its end") {
  Parlour parlour(3);
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "collector", "visitor", "visitor"});
  Socket socket = ann.connect(made.match);
  CHECK(socket.table().status == TableStatus::playing);
  core::Random random(1);
  REQUIRE(parlour.play_to_end({&socket}, random));
  const auto table = socket.table();
  REQUIRE(table.points);
  CHECK(table.points->size() == 4);
  CHECK(table.winners);
  CHECK(table.seed);
  CHECK_FALSE(parlour.world().logged("bot_mistake"));
  CHECK(parlour.stored(made.match).status == storage::Status::over);
}

TEST_CASE("match: computer players wait for the people, but not for ever") {
  const auto moves_of_bot = [](const storage::StoredMatch& match) {
    return std::count_if(match.events.begin(), match.events.end(),
                         [](const storage::Event& e) { return e.kind == "move" && e.actor == "B"; });
  };
  Parlour parlour(21);
  Guest ann = parlour.guest("Ann");
  const auto seen = ann.create({"me", "visitor"});
  const auto forgotten = ann.create({"me", "visitor"});
  parlour.run_for(10'000);
  CHECK(moves_of_bot(parlour.stored(seen.match)) == 0);
  Socket socket = ann.connect(seen.match);
  parlour.run_for(1'000);
  CHECK(moves_of_bot(parlour.stored(seen.match)) > 0);
  CHECK(moves_of_bot(parlour.stored(forgotten.match)) == 0);
  parlour.run_for(6'000);
  CHECK(moves_of_bot(parlour.stored(forgotten.match)) > 0);
}

TEST_CASE("match: bots play on alone when the only person has left for good") {
  Parlour parlour(4);
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  Socket socket = ann.connect(made.match);
  socket.does(protocol::Leave{.key = "bye"});
  socket.hang_up();
  parlour.run_for(60'000);
  CHECK(parlour.stored(made.match).status == storage::Status::over);
}

TEST_CASE("match: the host fills the empty seats with bots") {
  Parlour parlour(5);
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open", "open"});
  Socket socket = ann.connect(made.match);
  CHECK(socket.refused(protocol::Start{.key = "a", .level = "genius"}).code == RefusalCode::no_such_level);
  socket.does(protocol::Start{.key = "b", .level = "visitor"});
  socket.keep_up();
  CHECK(socket.table().status == TableStatus::playing);
  CHECK(socket.table().seats[2].kind == SeatKind::bot);
}

TEST_CASE("match: a person leaves, a bot plays on, the person comes back and has the seat") {
  Parlour parlour(6);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open"});
  bob.join(made.match, made.invite);
  Socket a = ann.connect(made.match);
  Socket b = bob.connect(made.match);
  a.does(protocol::Leave{.key = "l"});
  a.hang_up();
  core::Random random(2);
  REQUIRE(parlour.play_until({&b}, random, [&] { return b.state().find(R"("phase":"bids")") != std::string::npos; }));
  b.keep_up();
  CHECK(b.table().seats[0].level);
  CHECK(b.table().seats[0].name == "Ann");
  Socket again = ann.connect(made.match);
  CHECK_FALSE(again.last<protocol::View>().legal);
  CHECK(again.last<protocol::View>().seat == 'A');
  CHECK(again.refused(protocol::Move{.key = "m", .action = "bid1"}).code == RefusalCode::not_allowed);
  again.does(protocol::Resume{.key = "r"});
  again.keep_up();
  CHECK_FALSE(again.table().seats[0].level);
  REQUIRE(parlour.play_to_end({&again, &b}, random));
}

TEST_CASE("match: the people who are there let a bot play for an absent one") {
  Parlour parlour(7);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  Guest cis = parlour.guest("Cis");
  const auto made = ann.create({"me", "open", "open"});
  bob.join(made.match, made.invite);
  cis.join(made.match, made.invite);
  Socket a = ann.connect(made.match);
  Socket b = bob.connect(made.match);
  Socket c = cis.connect(made.match);
  const auto replace = [](const std::string& key) {
    return protocol::Replace{.key = key, .seat = 'C', .level = "visitor"};
  };
  CHECK(a.refused(replace("1")).code == RefusalCode::not_allowed);
  c.hang_up();
  CHECK(a.refused(replace("soon")).code == RefusalCode::too_early);
  parlour.run_for(120'000);
  a.does(replace("2"));
  b.keep_up();
  CHECK(b.table().seats[2].votes == "A");
  b.does(replace("3"));
  b.keep_up();
  CHECK(b.table().seats[2].level == "visitor");
  core::Random random(3);
  REQUIRE(parlour.play_to_end({&a, &b}, random));
}

TEST_CASE("match: everybody leaves an open table, and it is closed and gone from the list") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open"}, R"(,"listed":true)");
  Socket socket = ann.connect(made.match);
  socket.does(protocol::Leave{.key = "l"});
  CHECK(protocol::read_matches_reply(ann.get("/api/matches").body).value().matches.empty());
  socket.keep_up();
  CHECK(socket.table().ended == "closed");
  CHECK_FALSE(socket.table().seed);
  CHECK(ann.get("/api/matches/" + made.match + "/record").status == 409);
}

TEST_CASE("match: the same people play again, with their seats kept") {
  Parlour parlour(8);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  Guest eve = parlour.guest("Eve");
  const auto made = ann.create({"me", "open", "visitor"});
  bob.join(made.match, made.invite);
  Socket a = ann.connect(made.match);
  Socket b = bob.connect(made.match);
  CHECK(b.refused(protocol::Rematch{.key = "early"}).code == RefusalCode::not_allowed);
  core::Random random(4);
  REQUIRE(parlour.play_to_end({&a, &b}, random));
  b.does(protocol::Rematch{.key = "again"});
  a.keep_up();
  const std::string next = a.table().rematch.value_or("");
  REQUIRE(next.size() == 16);
  // The second who asks is sent to the same match.
  a.does(protocol::Rematch{.key = "me-too"});
  a.keep_up();
  CHECK(a.table().rematch == next);
  const Socket there = bob.connect(next);
  CHECK(there.table().seats[0].kind == SeatKind::reserved);
  CHECK(there.table().seats[1].kind == SeatKind::person);
  CHECK(there.table().seats[2].level == "visitor");
  CHECK(there.last<protocol::View>().seat == 'B');
  const std::string invite = there.last<protocol::View>().invite.value_or("");
  CHECK(eve.post("/api/matches/" + next + "/join", "{\"token\":\"" + invite + "\"}").status == 403);
  CHECK(protocol::read_matches_reply(ann.get("/api/matches?mine=1").body).value().matches.size() == 2);
  CHECK(ann.join(next, "") == 'A');
  CHECK(ann.connect(next).table().status == TableStatus::playing);
}

TEST_CASE("match: two people ask for another game at once, and one is made") {
  Parlour parlour(9);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open"});
  bob.join(made.match, made.invite);
  Socket a = ann.connect(made.match);
  Socket b = bob.connect(made.match);
  core::Random random(5);
  REQUIRE(parlour.play_to_end({&a, &b}, random));
  a.say(protocol::Rematch{.key = "x"});
  const auto refused = b.refused(protocol::Rematch{.key = "x"});
  CHECK(refused.code == RefusalCode::busy);
  parlour.run_for(100);
  b.does(protocol::Rematch{.key = "x"});
  CHECK(parlour.shelf.matches().size() == 2);
  CHECK(count_of(parlour.stored(made.match), "rematch") == 1);
}

TEST_CASE("match: a clock that runs out plays the default, with nobody there at all") {
  Parlour parlour(10);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open"}, R"(,"clock":{"kind":"move","limit":10})");
  bob.join(made.match, made.invite);
  parlour.run_for(9'900);
  CHECK(count_of(parlour.stored(made.match), "clock") == 0);
  parlour.run_for(200);
  CHECK(count_of(parlour.stored(made.match), "clock") == 2);
  parlour.run_for(3'600'000);
  CHECK(parlour.stored(made.match).status == storage::Status::over);
}

TEST_CASE("match: clocks go on over a restart as if nothing had happened") {
  Parlour parlour(11);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open"}, R"(,"clock":{"kind":"move","limit":10})");
  bob.join(made.match, made.invite);
  parlour.run_for(6'000);
  parlour.restart();
  parlour.run_for(3'800);
  CHECK(count_of(parlour.stored(made.match), "clock") == 0);
  parlour.run_for(300);
  CHECK(count_of(parlour.stored(made.match), "clock") == 2);
}

TEST_CASE("match: a player who comes back in time after a long break of the server has lost nothing") {
  Parlour parlour(15);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open"}, R"(,"clock":{"kind":"move","limit":10})");
  bob.join(made.match, made.invite);
  parlour.restart(60'000);
  CHECK(count_of(parlour.stored(made.match), "clock") == 0);
  Socket back = ann.connect(made.match);
  REQUIRE(back.legal());
  back.move(back.legal()->final.front());
  parlour.run_for(14'000);
  CHECK(count_of(parlour.stored(made.match), "clock") == 0);
  parlour.run_for(1'500);
  REQUIRE(count_of(parlour.stored(made.match), "clock") == 1);
  const auto& events = parlour.stored(made.match).events;
  const auto clock = std::find_if(events.begin(), events.end(), [](const auto& e) { return e.kind == "clock"; });
  CHECK(clock->actor == "B");
}

TEST_CASE("match: a bot that errs plays the default, and the match goes on") {
  Parlour parlour(12);
  parlour.world().thinker = [](const server::Thought&) { return games::Decision{"nonsense"}; };
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  Socket socket = ann.connect(made.match);
  core::Random random(6);
  REQUIRE(parlour.play_to_end({&socket}, random));
  CHECK(parlour.world().logged("bot_mistake"));
}

TEST_CASE("match: rooms nobody needs are forgotten, and found again") {
  Parlour parlour(13);
  Guest ann = parlour.guest("Ann");
  const auto rooms = [&] { return parlour.world().metrics().rooms.Value(); };
  const auto made = ann.create({"me", "open"});
  Socket socket = ann.connect(made.match);
  parlour.run_for(100'000);
  CHECK(rooms() == 1.0);
  socket.hang_up();
  parlour.run_for(100'000);
  CHECK(rooms() == 0.0);
  CHECK(ann.connect(made.match).last<protocol::View>().seat == 'A');
  CHECK(rooms() == 1.0);
}

TEST_CASE("match: a stored match that can't be played is reported as broken, and the others go on") {
  Parlour parlour(14);
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open"});
  const auto other = ann.create({"me", "open"});
  storage::Append damage{.match = made.match,
                         .after = static_cast<storage::Seq>(parlour.stored(made.match).events.size()),
                         .birth = {},
                         .events = {{1, "move", "*", "p1", {}}},
                         .header = parlour.shelf.matches().at(made.match).header};
  REQUIRE(parlour.shelf.write(damage) == storage::Written::done);
  parlour.restart();
  Socket socket = ann.connect(made.match);
  CHECK(socket.last<protocol::Refused>().code == RefusalCode::broken);
  CHECK(socket.closed() == server::CloseCode::policy);
  CHECK(parlour.world().logged("match_broken"));
  CHECK(ann.connect(other.match).last<protocol::View>().seat == 'A');
}
