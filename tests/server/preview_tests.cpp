// What a link shows in a messenger, and what it keeps to itself.
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "server/web/preview.h"
#include "tests/server/parlour.h"

namespace {

using server_tests::Guest;
using server_tests::Parlour;

// The value of an Open Graph tag; empty if the page has none.
std::string told(Guest guest, const std::string& target, const std::string& what) {
  const std::string body = guest.get(target).body;
  const std::string before = "<meta property=\"og:" + what + "\" content=\"";
  const std::size_t at = body.find(before);
  if (at == std::string::npos) return {};
  CHECK(at < body.find("</head>"));
  const std::size_t begin = at + before.size();
  return body.substr(begin, body.find('"', begin) - begin);
}

}  // namespace

TEST_CASE("preview: an invitation says who invites to what") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest stranger = parlour.guest("");
  const auto made = ann.create({"me", "open", "open", "visitor"});
  const std::string table = "/table/" + made.match;
  CHECK(told(stranger, table + "?join=" + made.invite, "title") == "Ann invites you to Art Society");
  CHECK(told(stranger, table + "?join=" + made.invite, "description") == "2 free seats. No account is needed.");
  CHECK(told(stranger, table + "?watch=" + made.watch, "title") == "Ann invites you to Art Society");
  CHECK(told(stranger, table + "?join=" + made.invite, "image") == "http://vernissage.example/preview/art-society.jpg");
}

TEST_CASE("preview: without a token nobody is named before the end, unless the table is public") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest stranger = parlour.guest("");
  const auto hidden = ann.create({"me", "open"});
  for (const std::string& target : {"/table/" + hidden.match, "/table/" + hidden.match + "?join=wrong",
                                    "/result/" + hidden.match, "/replay/" + hidden.match + "?step=3"}) {
    CHECK(told(stranger, target, "title") == "Art Society");
    CHECK(stranger.get(target).body.find("Ann") == std::string::npos);
  }
  const auto open = ann.create({"me", "visitor"}, R"(,"listed":true)");
  CHECK(told(stranger, "/table/" + open.match, "description") ==
        "Ann and 1 computer player are playing. Come and watch.");
}

TEST_CASE("preview: a finished match tells who won") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  auto socket = ann.connect(made.match);
  core::Random random(1);
  REQUIRE(parlour.play_to_end({&socket}, random));
  const std::string points = std::to_string((*socket.table().points)[0]);
  for (const std::string page : {"/result/", "/replay/", "/table/"}) {
    CHECK(told(parlour.guest(""), page + made.match, "title").ends_with(" won: Art Society"));
    CHECK(
        told(parlour.guest(""), page + made.match, "description").starts_with("Ann " + points + ", computer player "));
  }
}

TEST_CASE("preview: names are text, not markup") {
  Parlour parlour;
  Guest ann = parlour.guest("<b>\"&");
  const auto made = ann.create({"me", "open"});
  const std::string target = "/table/" + made.match + "?join=" + made.invite;
  CHECK(told(parlour.guest(""), target, "title") == "&lt;b>&quot;&amp; invites you to Art Society");
}

TEST_CASE("preview: other pages, and matches that are not there, have the plain document") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const std::string plain = guest.get("/").body;
  for (const std::string target : {"/rules/cats", "/new/cats", "/table/AAAAAAAAAAAAAAAA", "/result/..%2f"})
    CHECK(guest.get(target).body == plain);
}

TEST_CASE("preview: an address is taken apart") {
  CHECK(server::match_of_page("/table/abc") == "abc");
  CHECK(server::match_of_page("/table/abc/") == "");
  CHECK(server::match_of_page("/rules/cats") == "");
  CHECK(server::match_of_page("/") == "");
  CHECK(server::token_in("join=a&watch=b", "watch") == "b");
  CHECK(server::token_in("rejoin=a&join", "join") == "");
  CHECK(server::token_in("", "join") == "");
}
