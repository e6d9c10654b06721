// Tables over HTTP: how they are made, found and joined, and who is kept out.
#include <string>

#include <doctest/doctest.h>

#include "core/record.h"
#include "tests/server/parlour.h"

namespace {

using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Reply;

constexpr std::string_view two = R"({"game":"art-society","seats":["me","open"]})";

}  // namespace

TEST_CASE("tables: a table is created as it was asked for") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"open", "me", "visitor"},
                               R"(,"edition":"ru","flags":{"bid-tracker":"on"},"clock":{"kind":"move","limit":60})");
  CHECK(made.seat == 'B');
  CHECK(made.invite != made.watch);
  const auto table = ann.connect(made.match).table();
  CHECK(table.edition == "ru");
  CHECK(table.flags == protocol::StringMap{{"bid-tracker", "on"}});
  CHECK(table.clock.limit == 60);
  CHECK(table.seats[2].level == "visitor");
  CHECK(table.host == 'B');
  CHECK(table.commitment.size() == 64);
}

TEST_CASE("tables: an impossible table is refused with a sentence") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  for (const std::string body : {
           R"({})",
           R"([])",
           R"(nonsense)",
           R"({"game":"chess","seats":["me","open"]})",
           R"({"game":"art-society","seats":[]})",
           R"({"game":"art-society","seats":["me"]})",
           R"({"game":"art-society","seats":["me","me"]})",
           R"({"game":"art-society","seats":["visitor","visitor"]})",
           R"({"game":"art-society","seats":["me","genius"]})",
           R"({"game":"art-society","seats":["me","open","open","open","open"]})",
           R"({"game":"art-society","seats":["me","open"],"edition":"xx"})",
           R"({"game":"art-society","seats":["me","open"],"flags":{"nonsense":"on"}})",
           R"({"game":"art-society","seats":["me","open"],"clock":{"kind":"move","limit":9}})",
           R"({"game":"art-society","seats":["me","open"],"clock":{"kind":"day","limit":15}})",
           R"({"game":"art-society","seats":["me","open"],"clock":{"kind":"none","limit":1}})",
           R"({"game":"art-society","seats":["me","open"],"seed":"00"})",
       }) {
    const Reply reply = ann.post("/api/matches", body);
    CHECK_MESSAGE(reply.status == 400, body);
    CHECK(reply.code() == "bad-message");
  }
  CHECK(parlour.shelf.matches().empty());
}

TEST_CASE("tables: the link for players gives a seat, the one for spectators does not") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open", "open"});
  const std::string join = "/api/matches/" + made.match + "/join";
  for (const std::string& body :
       {std::string("{}"), "{\"token\":\"" + made.watch + "\"}", std::string(R"({"token":"x"})")}) {
    const Reply reply = bob.post(join, body);
    CHECK(reply.status == 403);
    CHECK(reply.code() == "not-allowed");
  }
  const auto other = ann.create({"me", "open"});
  CHECK(bob.post(join, "{\"token\":\"" + other.invite + "\"}").status == 403);
  CHECK(bob.join(made.match, made.invite) == 'B');
  CHECK(bob.join(made.match, made.invite) == 'B');
  CHECK(bob.join(made.match, "") == 'B');  // sits there already
}

TEST_CASE("tables: joining a table that is full, begun or not there") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  Guest bob = parlour.guest("Bob");
  const Reply begun = bob.post("/api/matches/" + made.match + "/join", "{\"token\":\"" + made.invite + "\"}");
  CHECK(begun.status == 409);
  CHECK(begun.code() == "already-started");
  const Reply nowhere = bob.post("/api/matches/AAAAAAAAAAAAAAAA/join", "{}");
  CHECK(nowhere.status == 404);
  CHECK(nowhere.code() == "no-such-match");
  const auto open = ann.create({"me", "open", "open"});
  const std::string join = "/api/matches/" + open.match + "/join";
  CHECK(bob.post(join, "{\"token\":\"" + open.invite + "\",\"seat\":\"A\"}").status == 403);
  CHECK(bob.post(join, "{\"token\":\"" + open.invite + "\",\"seat\":\"AB\"}").status == 400);
  CHECK(bob.post(join, "{\"token\":\"" + open.invite + "\",\"seat\":\"C\"}").status == 200);
}

TEST_CASE("tables: everybody sees the tables that are listed, as long as they are open") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  ann.create({"me", "open"});
  const auto made = ann.create({"me", "open"}, R"(,"listed":true)");
  const auto lines = bob.listed();
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].match == made.match);
  CHECK(lines[0].seats[0].name == "Ann");
  CHECK(bob.join(made.match, "") == 'B');
  CHECK(bob.listed().empty());
}

TEST_CASE("tables: public games that are played can be found by those who want to look on") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  ann.create({"me", "visitor"});
  ann.create({"me", "visitor"}, R"(,"listed":true,"watching":false)");
  const auto waiting = ann.create({"me", "open"}, R"(,"listed":true)");
  const auto going = ann.create({"me", "visitor"}, R"(,"listed":true)");
  REQUIRE(bob.listed("?running=1").size() == 1);
  CHECK(bob.listed("?running=1")[0].match == going.match);
  CHECK(bob.connect(going.match).table().status == protocol::TableStatus::playing);
  bob.join(waiting.match, "");
  CHECK(bob.listed("?running=1").size() == 2);
  CHECK(ann.get("/api/matches?running=0").status == 400);
}

TEST_CASE("tables: lists say for whom a game waits, and at the end who won") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  auto socket = ann.connect(made.match);
  parlour.run_for(2000);
  const auto line = ann.listed("?mine=1")[0];
  CHECK(line.awaited == "A");
  socket.keep_up();
  CHECK(socket.table().awaited == line.awaited);
  CHECK_FALSE(line.points);
  core::Random random(1);
  REQUIRE(parlour.play_to_end({&socket}, random));
  const auto over = ann.listed("?mine=1")[0];
  CHECK_FALSE(over.awaited);
  CHECK(over.points == socket.table().points);
  CHECK(over.winners == socket.table().winners);
}

TEST_CASE("tables: my matches are those where I have a seat or a reserved one, open or not") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto open = ann.create({"me", "open"});
  const auto begun = ann.create({"me", "visitor"});
  CHECK(ann.listed("?mine=1").size() == 2);
  CHECK(bob.listed("?mine=1").empty());
  bob.join(open.match, open.invite);
  REQUIRE(bob.listed("?mine=1").size() == 1);
  CHECK(bob.listed("?mine=1")[0].status == protocol::TableStatus::playing);
  CHECK(ann.get("/api/matches?mine=2").status == 400);
  CHECK(ann.get("/api/matches?mine=1&x=").status == 400);
}

TEST_CASE("tables: a match can be looked up by its id, without anything secret") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open"});
  const Reply reply = parlour.guest("").get("/api/matches/" + made.match);
  CHECK(reply.status == 200);
  CHECK(protocol::read_match_line(reply.body).value().match == made.match);
  CHECK(reply.body.find(made.invite) == std::string::npos);
  CHECK(reply.body.find(parlour.stored(made.match).birth.seed) == std::string::npos);
  for (const std::string path : {"AAAAAAAAAAAAAAAA", "x", "", "..%2f", "AAAAAAAAAAAAAAAA/join", "AAAAAAAAAAAAAAAA/x/y"})
    CHECK(ann.get("/api/matches/" + path).status == 404);
}

TEST_CASE("tables: the record comes when the game is over, and not before") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  const std::string path = "/api/matches/" + made.match + "/record";
  const Reply early = ann.get(path);
  CHECK(early.status == 409);
  CHECK(early.code() == "not-over");
  auto socket = ann.connect(made.match);
  core::Random random(1);
  REQUIRE(parlour.play_to_end({&socket}, random));
  const Reply record = parlour.guest("").get(path);
  CHECK(record.status == 200);
  CHECK(record.headers.at("Content-Disposition").find(made.match + ".vrec") != std::string::npos);
  const auto read = core::read_record(record.body);
  REQUIRE(read);
  CHECK(read.value().seed.hex() == socket.table().seed);
  CHECK(ann.get("/api/matches/AAAAAAAAAAAAAAAA/record").status == 404);
}

TEST_CASE("tables: a person who creates too many has to wait") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  int made = 0;
  while (made < 50 && ann.post("/api/matches", std::string(two)).status == 201) ++made;
  CHECK(made == 10);
  const Reply reply = ann.post("/api/matches", std::string(two));
  CHECK(reply.status == 429);
  CHECK(reply.code() == "too-fast");
  CHECK(bob.post("/api/matches", std::string(two)).status == 201);
  parlour.run_for(5100);
  CHECK(ann.post("/api/matches", std::string(two)).status == 201);
}

TEST_CASE("tables: a person who asks for a match learns which seats are their own") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest other_ann = parlour.guest("Ann");
  ann.game = "cats";
  const auto made = ann.create({"me", "kitten", "me", "open"});
  other_ann.join(made.match, made.invite);
  const auto own = [&made](Guest guest) {
    return protocol::read_match_line(guest.get("/api/matches/" + made.match).body).value().own;
  };
  CHECK(own(ann) == "AC");
  CHECK(own(other_ann) == "D");
  CHECK_FALSE(own(parlour.guest("Ann")));
  CHECK_FALSE(own(parlour.guest("")));
  CHECK_FALSE(ann.listed("?mine=1").front().own);
}
