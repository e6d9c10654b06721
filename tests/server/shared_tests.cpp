// One person in several seats, where all play together; and games that nobody wins.
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "core/record.h"
#include "games/registry.h"
#include "server/room/commands.h"
#include "server/room/record.h"
#include "server/room/table.h"
#include "tests/server/desk.h"
#include "tests/server/parlour.h"

namespace {

using protocol::RefusalCode;
using server::plan_join;
using server_tests::Desk;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::person;
using server_tests::seat;
using server_tests::Socket;
using storage::Status;

std::string seats_of(const Desk& desk, const std::string& name) {
  return server::letters(desk.table().seats_of("owner-" + name));
}

std::string sat(char letter) { return std::string(R"({"seat":")") + letter + "\"}"; }

}  // namespace

TEST_CASE("shared: a person with a seat takes another one only by naming it") {
  Desk desk({.game = "cats", .seats = 4});
  const auto ann_joins = [&](std::optional<core::Seat> wanted) {
    desk.take(plan_join(desk.table(), person("ann"), true, wanted, desk.moment()));
  };
  ann_joins(seat('B'));
  ann_joins({});
  CHECK(seats_of(desk, "ann") == "B");
  ann_joins(seat('D'));
  ann_joins(seat('D'));
  ann_joins(seat('A'));
  CHECK(seats_of(desk, "ann") == "ABD");
  CHECK(desk.table().seat_of("owner-ann") == seat('A'));
  desk.take(plan_join(desk.table(), person("bob"), true, {}, desk.moment()));
  CHECK(seats_of(desk, "bob") == "C");
  CHECK(desk.table().status() == Status::playing);
  CHECK(desk.table().members() == std::vector<std::string>{"owner-ann", "owner-bob"});
}

TEST_CASE("shared: a taken seat stays taken, and in games without teams a person has one seat") {
  Desk cats({.game = "cats", .seats = 3});
  cats.seat_people(2);
  CHECK(Desk::refusal_of(plan_join(cats.table(), person("a"), true, seat('B'), cats.moment())).code ==
        RefusalCode::not_allowed);
  Desk art;
  art.seat_people(1);
  const auto again = plan_join(art.table(), person("a"), true, seat('B'), art.moment());
  REQUIRE(again);
  CHECK(again.value().events.empty());
}

TEST_CASE("shared: leaving, coming back and agreeing are about all seats of a person") {
  Desk desk({.game = "cats", .seats = 4});
  for (const char letter : {'A', 'C'})
    desk.take(plan_join(desk.table(), person("ann"), true, seat(letter), desk.moment()));
  desk.take(plan_join(desk.table(), person("bob"), true, {}, desk.moment()));
  desk.take(plan_join(desk.table(), person("cis"), true, {}, desk.moment()));
  desk.does('A', protocol::Leave{.key = "k"});
  for (const char letter : {'A', 'C'}) CHECK(desk.table().chair(seat(letter)).played_by_bot());
  CHECK_FALSE(desk.table().chair(seat('B')).played_by_bot());
  desk.does('A', protocol::Resume{.key = "k"});
  for (const char letter : {'A', 'C'}) CHECK_FALSE(desk.table().chair(seat(letter)).played_by_bot());
  CHECK(desk.refuses('A', protocol::Replace{.key = "k", .seat = 'C', .level = "kitten"}).code ==
        RefusalCode::not_allowed);
  desk.present = {};
  for (const int s : {0, 1, 2}) desk.present.add(s);
  desk.does('A', protocol::Replace{.key = "k", .seat = 'D', .level = "kitten"});
  CHECK(desk.table().shown().seats[3].votes == "AC");
  CHECK_FALSE(desk.table().chair(seat('D')).played_by_bot());
  desk.does('B', protocol::Replace{.key = "k", .seat = 'D', .level = "kitten"});
  CHECK(desk.table().chair(seat('D')).played_by_bot());
}

TEST_CASE("shared: before the game all seats of a person who leaves become free") {
  Desk desk({.game = "cats", .seats = 4});
  for (const char letter : {'A', 'C'})
    desk.take(plan_join(desk.table(), person("ann"), true, seat(letter), desk.moment()));
  desk.take(plan_join(desk.table(), person("bob"), true, {}, desk.moment()));
  desk.does('A', protocol::Leave{.key = "k"});
  CHECK(seats_of(desk, "ann").empty());
  CHECK(desk.table().host() == seat('B'));
}

TEST_CASE("shared: alone at a table, one plays all seats from one socket") {
  Parlour parlour(51);
  Guest ann = parlour.guest("Ann");
  ann.game = "cats";
  const auto made = ann.create({"me", "me", "me"});
  CHECK(made.seat == 'A');
  Socket socket = ann.connect(made.match);
  CHECK(socket.last<protocol::View>().seat == 'A');
  CHECK(socket.last<protocol::View>().seats == "ABC");
  CHECK(socket.last<protocol::Presence>().seats == "ABC");
  core::Random random(7);
  for (int moves = 0; socket.table().status == protocol::TableStatus::playing; ++moves) {
    REQUIRE(moves < 3000);
    protocol::LegalNow legal;
    for (const char who : {'A', 'B', 'C'}) {
      socket.say(protocol::AskLegal{.seat = who});
      legal = socket.last<protocol::LegalNow>();
      CHECK(legal.seat == who);
      if (!legal.final.empty()) break;
    }
    REQUIRE_FALSE(legal.final.empty());
    const auto choice = static_cast<std::size_t>(random.below(static_cast<int>(legal.final.size())));
    socket.does(protocol::Move{.key = socket.next_key(), .action = legal.final[choice], .seat = legal.seat});
    socket.keep_up();
    parlour.run_for(100);
  }
  CHECK(socket.table().status == protocol::TableStatus::over);
}

TEST_CASE("shared: nobody acts from a seat of somebody else") {
  Parlour parlour(52);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  ann.game = "cats";
  const auto made = ann.create({"me", "open", "me"});
  bob.join(made.match, made.invite);
  Socket socket = bob.connect(made.match);
  CHECK(socket.last<protocol::View>().seat == 'B');
  CHECK_FALSE(socket.last<protocol::View>().seats);
  for (const char other : {'A', 'C', 'H'}) {
    const auto refused = socket.refused(protocol::Move{.key = socket.next_key(), .action = "take", .seat = other});
    CHECK(refused.code == RefusalCode::not_your_seat);
    socket.say(protocol::AskLegal{.seat = other});
    CHECK(socket.last<protocol::Refused>().code == RefusalCode::not_your_seat);
  }
}

TEST_CASE("shared: over HTTP a second seat is given where seats are shared, and refused elsewhere") {
  Parlour parlour(53);
  Guest ann = parlour.guest("Ann");
  CHECK(ann.post("/api/matches", R"({"game":"art-society","seats":["me","me"]})").code() == "bad-message");
  ann.game = "cats";
  const auto made = ann.create({"me", "open", "open"});
  Socket socket = ann.connect(made.match);
  CHECK_FALSE(socket.last<protocol::View>().seats);
  const std::string join = "/api/matches/" + made.match + "/join";
  CHECK(ann.post(join, "{}").body == sat('A'));
  CHECK(ann.post(join, R"({"seat":"C"})").body == sat('C'));
  socket.keep_up();
  CHECK(socket.last<protocol::View>().seats == "AC");
  CHECK(ann.post(join, R"({"seat":"B"})").body == sat('B'));
  socket.keep_up();
  CHECK(socket.table().status == protocol::TableStatus::playing);
  const auto games = protocol::read_games_reply(ann.get("/api/games").body);
  REQUIRE(games);
  for (const protocol::GameInfo& info : games.value().games)
    CHECK(info.shared_seats.value_or(false) == games::find_game(info.id)->shared_seats);
}

TEST_CASE("shared: all seats of a person are kept for another game") {
  Desk desk({.game = "cats", .seats = 3});
  server::Draft draft(desk.table(), desk.now);
  REQUIRE(draft.add(server::Kind::sit, "A", "owner-ann ann"));
  for (const char* letter : {"B", "C"}) REQUIRE(draft.add(server::Kind::reserve, letter, "owner-bob bob"));
  desk.take(std::move(draft));
  CHECK(desk.table().members() == std::vector<std::string>{"owner-ann", "owner-bob"});
  desk.take(plan_join(desk.table(), person("bob"), false, {}, desk.moment()));
  CHECK(seats_of(desk, "bob") == "BC");
  CHECK(desk.table().status() == Status::playing);
}

TEST_CASE("lost: a game that nobody won has an empty list of winners, and a record that says so") {
  Desk desk({.game = "cats", .seats = 4, .clock = {.kind = protocol::ClockKind::move, .limit = 60}, .seed = 3});
  desk.begin();
  for (int i = 0; i < 3000 && desk.table().status() == Status::playing; ++i) {
    const core::Seat who = desk.table().state().awaited().nth(0).seat();
    desk.now = std::max(desk.now, desk.table().deadline(who).value_or(0));
    desk.take(server::plan_timeout(desk.table(), who, desk.moment()));
  }
  REQUIRE(desk.table().status() == Status::over);
  const protocol::Table shown = desk.table().shown();
  CHECK(shown.winners == "");
  CHECK(shown.points.value().size() == 4);
  CHECK(shown.ended == "morning");
  CHECK(protocol::read_table(protocol::write(shown)).ok());
  const storage::StoredMatch stored{
      .birth = desk.birth(), .status = Status::over, .summary = {}, .events = desk.events()};
  const auto text = server::record_of("AAAAAAAAAAAAAAAA", stored);
  REQUIRE(text.ok());
  CHECK(text.value().find("\nwinners\n") != std::string::npos);
  const auto record = core::read_record(text.value());
  REQUIRE(record.ok());
  const auto game = games::open_game(record.value().agreement, {});
  REQUIRE(game.ok());
  CHECK(core::verify_record(record.value(), *game.value()).ok());
}
