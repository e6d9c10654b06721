// The house over HTTP: who somebody is, what other sites and other addresses may not, and what operators see.
#include <string>

#include <doctest/doctest.h>

#include "tests/server/parlour.h"

namespace {

using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Reply;

constexpr std::string_view two = R"({"game":"art-society","seats":["me","open"]})";

}  // namespace

TEST_CASE("http: a session gives a cookie that scripts can't read and other sites don't send") {
  Parlour parlour;
  Guest nobody = parlour.guest("");
  const Reply reply = nobody.post("/api/session", R"({"name":"Ann"})");
  CHECK(reply.status == 200);
  const std::string cookie = reply.headers.at("Set-Cookie");
  for (const std::string part : {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"})
    CHECK(cookie.find(part) != std::string::npos);
  CHECK(cookie.find("Secure") == std::string::npos);
  const Reply secure = nobody.send({.method = "POST",
                                    .target = "/api/session",
                                    .address = {},
                                    .host = {},
                                    .content_type = "application/json",
                                    .forwarded_proto = "https",
                                    .body = R"({"name":"Ann"})"});
  CHECK(secure.headers.at("Set-Cookie").find("; Secure") != std::string::npos);
}

TEST_CASE("http: another name keeps the seats, and a session can be asked for") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  CHECK(ann.get("/api/session").body == R"({"name":"Ann"})");
  ann.create({"me", "open"});
  const std::string set = ann.post("/api/session", R"({"name":"Anna"})").headers.at("Set-Cookie");
  ann.cookie = set.substr(0, set.find(';'));
  CHECK(ann.get("/api/session").body == R"({"name":"Anna"})");
  CHECK(ann.listed("?mine=1").size() == 1);
  CHECK(parlour.guest("").get("/api/session").status == 401);
}

TEST_CASE("http: names with markup are passed on as text, and names that turn or hide text are refused") {
  Parlour parlour;
  Guest guest = parlour.guest("<b>\"Ann\"</b>&");
  CHECK(guest.get("/api/session").body == R"({"name":"<b>\"Ann\"</b>&"})");
  Guest nobody = parlour.guest("");
  for (const std::string name : {"", "a\\u0000b", "a\\nb", "\\u001b[31m", "\\u202eevil", "a\\u2066b", "\\u0085",
                                 "1234567890123456789012345", "\\ud800", "\xff"}) {
    const Reply reply = nobody.post("/api/session", "{\"name\":\"" + name + "\"}");
    CHECK_MESSAGE(reply.status == 400, name);
    CHECK(reply.code() == "bad-message");
    CHECK_FALSE(reply.headers.contains("Set-Cookie"));
  }
}

TEST_CASE("http: without a session there is no table, no seat and no list of one's own") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open"});
  Guest nobody = parlour.guest("");
  for (const Reply& reply :
       {nobody.post("/api/matches", std::string(two)), nobody.post("/api/matches/" + made.match + "/join", "{}"),
        nobody.get("/api/matches?mine=1")}) {
    CHECK(reply.status == 401);
    CHECK(reply.code() == "no-session");
  }
}

TEST_CASE("http: pages of another site may do nothing, those of our own may") {
  Parlour parlour(1, {.origin = "https://play.example"});
  Guest ann = parlour.guest("Ann");
  const auto status = [&](const std::string& origin) {
    return ann
        .send({.method = "POST",
               .target = "/api/matches",
               .address = {},
               .host = {},
               .origin = origin,
               .content_type = "application/json",
               .body = std::string(two)})
        .status;
  };
  for (const std::string good : {"", "http://vernissage.example", "https://vernissage.example", "https://play.example"})
    CHECK_MESSAGE(status(good) == 201, good);
  for (const std::string bad : {"null", "https://evil.example", "https://vernissage.example.evil.example",
                                "https://vernissage.example:8443", "http://play.example", "https://play.example/"})
    CHECK_MESSAGE(status(bad) == 403, bad);
  server::HttpRequest upgrade{.method = "GET",
                              .target = "/api/socket",
                              .address = "10.0.0.9",
                              .host = "vernissage.example",
                              .origin = "https://evil.example",
                              .cookie = ann.cookie};
  REQUIRE(parlour.house().admit(upgrade));
  CHECK(parlour.house().admit(upgrade)->status == 403);
  upgrade.origin.clear();
  CHECK_FALSE(parlour.house().admit(upgrade));
  upgrade.cookie.clear();
  CHECK(parlour.house().admit(upgrade)->status == 401);
}

TEST_CASE("http: a form can't post, and other addresses take no posts") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  for (const std::string type : {"", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"}) {
    const Reply reply = ann.send({.method = "POST",
                                  .target = "/api/matches",
                                  .address = {},
                                  .host = {},
                                  .content_type = type,
                                  .body = std::string(two)});
    CHECK(reply.status == 415);
    CHECK(reply.code() == "bad-message");
  }
  CHECK(ann.post("/", "{}").status == 405);
  CHECK(ann.post("/api/nothing", "{}").status == 404);
  CHECK(ann.get("/api/nothing").status == 404);
  CHECK(ann.get("/nothing").status == 404);
  CHECK(ann.get("/nothing").body.find("<html") != std::string::npos);
}

TEST_CASE("http: an address that asks too much is refused, and no other") {
  Parlour parlour;
  int refused = 0;
  for (int i = 0; i < 300; ++i) {
    parlour.house().http({.method = "GET", .target = "/api/games", .address = "10.1.1.1", .host = "h"},
                         [&](const server::HttpResponse& r) { refused += r.status == 429 ? 1 : 0; });
  }
  CHECK(refused == 200);
  CHECK(parlour.guest("").get("/api/games").status == 200);
}

TEST_CASE("http: metrics are for this machine, and count what happened") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  auto socket = ann.connect(made.match);
  socket.chat("hello");
  const Reply refused = ann.get("/metrics");
  CHECK(refused.status == 403);
  CHECK(refused.code() == "not-allowed");
  const Reply reply = ann.send({.method = "GET", .target = "/metrics", .address = {}, .host = {}, .local = true});
  CHECK(reply.status == 200);
  for (const std::string line : {"vernissage_matches_total 1", "vernissage_chats_total 1", "vernissage_rooms 1"})
    CHECK_MESSAGE(reply.body.find(line + "\n") != std::string::npos, line);
}

TEST_CASE("http: who sits at this machine hears where others reach it") {
  Parlour parlour;
  parlour.house().reached_at({"http://192.168.1.5:8000"});
  Guest ann = parlour.guest("Ann");
  const auto known = [&](bool local) {
    const Reply reply =
        ann.send({.method = "GET", .target = "/api/addresses", .address = {}, .host = {}, .local = local});
    return protocol::read_addresses_reply(reply.body).value().addresses;
  };
  CHECK(known(true) == std::vector<std::string>{"http://192.168.1.5:8000"});
  CHECK(known(false).empty());
}

TEST_CASE("http: health asks the store") {
  Parlour parlour;
  Guest ann = parlour.guest("");
  CHECK(ann.get("/healthz").status == 200);
  parlour.world().store().failing_checks = 1;
  const Reply sick = ann.get("/healthz");
  CHECK(sick.status == 503);
  CHECK(sick.code() == "store");
  CHECK(ann.get("/healthz").status == 200);
}

TEST_CASE("http: an address that asks for the health of the server too often is refused, and costs others nothing") {
  Parlour parlour;
  Guest monitor = parlour.guest("");
  int well = 0;
  for (int i = 0; i < 200; ++i) well += monitor.get("/healthz").status == 200 ? 1 : 0;
  CHECK(well >= 50);
  CHECK(well < 80);
  CHECK(monitor.get("/healthz").code() == "too-fast");
  CHECK(monitor.get("/api/games").status == 200);
  CHECK(parlour.guest("").get("/healthz").status == 200);
}

TEST_CASE("http: while the store is in trouble requests are refused with 503, and nothing is lost") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "open"});
  parlour.world().store().next_writes = {server_tests::WriteFault::lost};
  CHECK(ann.post("/api/matches", std::string(two)).status == 503);
  parlour.world().store().failing_lists = 1;
  CHECK(ann.get("/api/matches").status == 503);
  parlour.world().store().failing_loads = 1;
  CHECK(ann.get("/api/matches/" + made.match + "/record").status == 503);
  CHECK(ann.listed("?mine=1").size() == 1);
}

TEST_CASE("http: the games that can be played are told with their flags and levels") {
  Parlour parlour;
  const auto games = protocol::read_games_reply(parlour.guest("").get("/api/games").body);
  REQUIRE(games);
  REQUIRE_FALSE(games.value().games.empty());
  const auto& game = games.value().games[0];
  CHECK(game.id == "art-society");
  CHECK_FALSE(game.levels.empty());
  CHECK_FALSE(game.flags.empty());
}
