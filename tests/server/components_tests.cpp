// Tables that are played with components that somebody has brought along.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/text.h"
#include "server/room/games.h"
#include "tests/server/parlour.h"

namespace {

using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Reply;
using server_tests::Socket;

// The example of docs/formats/components.md.
constexpr std::string_view small =
    "vernissage components 1\n"
    "game art-society\n"
    "wall 6x5\n"
    "stars c3 d3\n"
    "eyeline 2 3\n"
    "bid-cards 4\n"
    "starting-cards 1 2 3 9\n"
    "decor 6 2 2 1 1\n"
    "starting 2x3 4 city/a portrait/b still-life/a landscape/b\n"
    "paintings 2x2 3 city/a portrait/a still-life/b landscape/b\n"
    "paintings 3x2 4 city/b portrait/a still-life/a landscape/b\n"
    "paintings 2x3 4 city/a city/a portrait/b landscape/a\n";

// As the field of a request.
std::string brought(std::string_view text) {
  std::string lines;
  for (const std::string_view line : core::split(text.substr(0, text.size() - 1), '\n'))
    ((lines += lines.empty() ? "\"" : ",\"") += line) += '"';
  return ",\"components\":[" + lines + "]";
}

struct TableForTwo {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  protocol::CreateReply made = ann.create({"me", "open"}, brought(small));
  std::string path = "/api/matches/" + made.match;

  TableForTwo() { bob.join(made.match, made.invite); }
  void play(core::Random& random, bool to_end) {
    Socket a = ann.connect(made.match);
    Socket b = bob.connect(made.match);
    if (to_end) {
      CHECK(parlour.play_to_end({&a, &b}, random));
    } else {
      const storage::Seq goal = a.version() + 10;
      CHECK(parlour.play_until({&a, &b}, random, [&] { return a.version() >= goal; }));
    }
    a.hang_up();
    b.hang_up();
  }
};

}  // namespace

TEST_CASE("components: a table keeps those with which it was opened, also after a restart") {
  TableForTwo table;
  core::Random random(7);
  table.play(random, false);
  table.parlour.restart();
  table.play(random, true);
  const Reply record = table.ann.get(table.path + "/record");
  CHECK(record.status == 200);
  CHECK(record.body.find("\ncomponents own ") != std::string::npos);
  const Reply text = table.bob.get(table.path + "/components");
  CHECK(text.status == 200);
  CHECK(text.body == small);
  CHECK(table.parlour.stored(table.made.match).birth.components == small);
}

TEST_CASE("components: a rematch has the same") {
  TableForTwo table;
  core::Random random(7);
  table.play(random, true);
  Socket ann = table.ann.connect(table.made.match);
  ann.does(protocol::Rematch{.key = "again"});
  table.parlour.run_for(200);
  ann.keep_up();
  const auto rematch = ann.table().rematch;
  REQUIRE(rematch);
  CHECK(table.parlour.stored(*rematch).birth.components == small);
  CHECK(table.parlour.stored(*rematch).birth.setup == table.parlour.stored(table.made.match).birth.setup);
}

TEST_CASE("components: a match with those of the game has no file") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open"});
  CHECK(parlour.stored(made.match).birth.components.empty());
  CHECK(ann.get("/api/matches/" + made.match + "/components").code() == "not-found");
  CHECK(ann.get("/api/matches/AAAAAAAAAAAAAAAA/components").code() == "no-such-match");
  parlour.world().store().failing_loads = 1;
  CHECK(ann.get("/api/matches/" + made.match + "/components").status == 503);
}

TEST_CASE("components: a faulty file is refused with the line and the clause") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto refusal = [&](const std::string& game, const std::string& more) {
    const Reply reply = ann.post("/api/matches", R"({"game":")" + game + R"(","seats":["me","open"])" + more + "}");
    CHECK(reply.status == 400);
    CHECK(reply.code() == "bad-message");
    return reply.body;
  };
  std::string wrong(small);
  wrong.replace(wrong.find("3x2 4"), 3, "9x9");
  CHECK(refusal("art-society", brought(wrong)).find("components 'own', line 11: ") != std::string::npos);
  CHECK(refusal("art-society", brought(wrong)).find("(AS-C2)") != std::string::npos);
  CHECK(refusal("cats", brought(small)).find("components 'own', line 2: ") != std::string::npos);
  CHECK(refusal("art-society", brought("\n")).find("components 'own'") != std::string::npos);
  CHECK(refusal("art-society", ",\"components\":[]").find("'components'") != std::string::npos);
  CHECK(refusal("art-society", ",\"listed\":true" + brought(small)).find("public list") != std::string::npos);
  CHECK(parlour.shelf.matches().empty());
}

TEST_CASE("components: games with other components are other games") {
  const protocol::Setup setup{.game = "art-society", .edition = "", .flags = {}, .seats = 2};
  const std::string text(small);
  const auto standard = server::shared_game(setup, "");
  const auto own = server::shared_game(setup, text);
  REQUIRE(standard);
  REQUIRE(own);
  CHECK(own.value() != standard.value());
  CHECK(own.value()->agreement().components_hash != standard.value()->agreement().components_hash);
  CHECK(server::shared_game(setup, text).value() == own.value());
  CHECK(server::shared_game(setup, text + "# another file, the same components\n").value() != own.value());
}
