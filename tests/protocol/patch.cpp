#include "protocol/patch.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/json.h"
#include "core/random.h"
#include "tests/protocol/random_json.h"
#include "tests/protocol/views.h"

using protocol::apply_patch;
using protocol::Patch;
using protocol::patch;

namespace {

std::string applied(std::string_view before, std::string_view patch) {
  const auto result = apply_patch(before, patch);
  return result ? result.value() : "refused: " + result.error();
}

void check_leads_to(const std::string& before, const std::string& after) {
  const auto changes = patch(before, after);
  REQUIRE(changes);
  CHECK(applied(before, *changes) == after);
}

}  // namespace

TEST_CASE("equal texts have an empty patch") {
  CHECK(patch("{}", "{}") == "{}");
  CHECK(patch(R"({"a":1})", R"({"a":1})", "game") == "{}");
  CHECK(patch("", "") == "{}");
}

TEST_CASE("objects of the same keys are entered, down to what differs") {
  CHECK(patch(R"({"a":1,"b":2,"c":3})", R"({"a":1,"b":5,"c":3})") == R"({"b":5})");
  CHECK(patch(R"({"a":{"b":{"c":"x","d":[]}},"e":null})", R"({"a":{"b":{"c":"y","d":[]}},"e":true})") ==
        R"({"a.b.c":"y","e":true})");
  CHECK(patch(R"({"a":1})", R"({"a":12})") == R"({"a":12})");
  CHECK(patch(R"({"a":12})", R"({"a":1})") == R"({"a":1})");
  CHECK(patch(R"({"a":"x\"},","b":1})", R"({"a":"x\"},","b":2})") == R"({"b":2})");
}

TEST_CASE("arrays of equal length that hold objects are entered by index") {
  CHECK(patch(R"({"s":[{"n":"Ann","k":1},{"n":"","k":1}]})", R"({"s":[{"n":"Ann","k":1},{"n":"Bob","k":1}]})",
              "table") == R"({"table.s.1.n":"Bob"})");
  CHECK(patch(R"([{"a":1},{"a":1}])", R"([{"a":2},{"a":1}])") == R"({"0.a":2})");
}

TEST_CASE("anything else that differs is replaced whole") {
  SUBCASE("arrays of another length") {
    CHECK(patch(R"({"s":[{"a":1},{"a":1}]})", R"({"s":[{"a":2}]})") == R"({"s":[{"a":2}]})");
    CHECK(patch(R"({"s":[]})", R"({"s":[{"a":2}]})") == R"({"s":[{"a":2}]})");
  }
  SUBCASE("arrays of anything but objects") {
    CHECK(patch(R"({"s":[1,2]})", R"({"s":[1,3]})") == R"({"s":[1,3]})");
    CHECK(patch(R"({"s":[1,{"a":1}]})", R"({"s":[1,{"a":2}]})") == R"({"s":[1,{"a":2}]})");
    CHECK(patch(R"({"s":[[1],[2]]})", R"({"s":[[1],[3]]})") == R"({"s":[[1],[3]]})");
  }
  SUBCASE("objects of other keys, or in another order") {
    CHECK(patch(R"({"o":{"a":1,"b":1}})", R"({"o":{"a":2,"c":1}})") == R"({"o":{"a":2,"c":1}})");
    CHECK(patch(R"({"o":{"a":1}})", R"({"o":{"a":2,"b":1}})") == R"({"o":{"a":2,"b":1}})");
    CHECK(patch(R"({"o":{"a":1,"b":2}})", R"({"o":{"b":2,"a":1}})") == R"({"o":{"b":2,"a":1}})");
    CHECK(patch(R"({"o":{}})", R"({"o":{"a":1}})") == R"({"o":{"a":1}})");
  }
  SUBCASE("values of another kind") {
    CHECK(patch("null", R"({"phase":"bids"})", "game") == R"({"game":{"phase":"bids"}})");
    CHECK(patch(R"({"a":{"b":1}})", R"({"a":[{"b":1}]})") == R"({"a":[{"b":1}]})");
  }
  SUBCASE("objects with a key that does not fit into a path") {
    CHECK(patch(R"({"o":{"a.b":1}})", R"({"o":{"a.b":2}})") == R"({"o":{"a.b":2}})");
    CHECK(patch(R"({"o":{"":1}})", R"({"o":{"":2}})") == R"({"o":{"":2}})");
    CHECK(patch(R"({"o":{"\u002e":1}})", R"({"o":{"\u002e":2}})") == R"({"o":{"\u002e":2}})");
  }
}

TEST_CASE("the changes of several texts come together") {
  Patch both;
  CHECK(both.add("table", R"({"status":"open"})", R"({"status":"playing"})"));
  CHECK(both.add("game", R"({"round":1,"turn":"A"})", R"({"round":1,"turn":"B"})"));
  CHECK_FALSE(both.empty());
  const std::string changes = both.take();
  CHECK(changes == R"({"table.status":"playing","game.turn":"B"})");
  CHECK(both.empty());
  CHECK(applied(R"({"table":{"status":"open"},"game":{"round":1,"turn":"A"}})", changes) ==
        R"({"table":{"status":"playing"},"game":{"round":1,"turn":"B"}})");
}

TEST_CASE("a list that has grown sends its new elements only") {
  CHECK(patch(R"({"s":[{"a":1}]})", R"({"s":[{"a":1},{"a":3}]})") == R"({"s.1":{"a":3}})");
  CHECK(patch(R"({"s":[{"a":1}]})", R"({"s":[{"a":2},{"a":3}]})") == R"({"s.0.a":2,"s.1":{"a":3}})");
  CHECK(patch(R"({"s":["long word"],"t":1})", R"({"s":["long word","x"],"t":2})") == R"({"s.1":"x","t":2})");
  CHECK(patch(R"({"s":[[1,2,3],"]"]})", R"({"s":[[1,2,3],"]",4,5]})") == R"({"s.2":4,"s.3":5})");
  SUBCASE("unless the whole list is shorter") {
    CHECK(patch(R"({"s":[1]})", R"({"s":[1,2,3,4]})") == R"({"s":[1,2,3,4]})");
    CHECK(patch(R"({"s":[]})", R"({"s":[7]})") == R"({"s":[7]})");
  }
  SUBCASE("and an element that only begins alike is another one") {
    CHECK(patch(R"({"s":["long word",1]})", R"({"s":["long word",12,3]})") == R"({"s":["long word",12,3]})");
  }
  CHECK(applied(R"({"s":[1]})", R"({"s.1":2,"s.2":3})") == R"({"s":[1,2,3]})");
  CHECK(applied(R"({"s":[1]})", R"({"s.2":2})") == "refused: there is nothing at s.2");
  CHECK(applied(R"({"s":[1]})", R"({"s.01":2})") == "refused: there is nothing at s.01");
}

TEST_CASE("texts that are not JSON give nothing and leave the patch as it was") {
  const std::vector<std::string> broken{
      "",     "{",  "}",    "{\"a\"",          "{\"a\":",    "{\"a\":}",    "{\"a\":tru}", "{\"a\":1,}",
      "[1,2", "\"", "\"\\", "{\"a\":\"\\q\"}", "{\"a\":01}", "{\"a\":1}{}", "{a:1}",       "{\"a\":[}]}"};
  for (const std::string& text : broken) {
    CAPTURE(text);
    CHECK_FALSE(patch(R"({"a":7})", text));
    Patch some;
    CHECK(some.add("b", "1", "2"));
    CHECK_FALSE(some.add("a", R"({"a":7})", text));
    CHECK(some.take() == R"({"b":2})");
  }
  CHECK_FALSE(patch("{", R"({"a":7})"));
  CHECK_FALSE(patch("{\"a\":\"", R"({"a":7})"));
}

TEST_CASE("deep nesting breaks nothing") {
  const std::string deep = std::string(50000, '[') + std::string(50000, ']');
  CHECK_FALSE(patch("[]", deep));
  std::string before = "1";
  std::string after = "2";
  for (int i = 0; i < 60; ++i) {
    before = "{\"a\":" + before + "}";
    after = "{\"a\":" + after + "}";
  }
  check_leads_to(before, after);
}

TEST_CASE("a patch that leads nowhere is refused in a sentence") {
  CHECK(applied(R"({"a":[{"b":1}]})", R"({"a.1.b":2})") == "refused: there is nothing at a.1.b");
  CHECK(applied(R"({"a":1})", R"({"a.b.c":2})") == "refused: there is nothing at a.b.c");
  CHECK(applied(R"({"a":1})", "[]") == "refused: the patch is not an object");
  CHECK(applied(R"({"a":1})", "{") == "refused: the patch ends too early");
  CHECK(applied(R"({"a":1)", "{}") == "refused: the text ends too early");
  CHECK(applied(R"({"a":1})", R"({"a":1.5})") == "refused: the patch has a number that is not whole");
  CHECK(applied(R"({"a":1})", R"({"":[]})") == "[]");
}

TEST_CASE("on random JSON the patch leads from one text to the other") {
  core::Random random(1);
  for (int i = 0; i < 3000; ++i) {
    protocol_tests::RandomJson made(random);
    const std::string before = made.text();
    check_leads_to(before, made.changed_text());
    check_leads_to(before, protocol_tests::RandomJson(random).text());
  }
}

TEST_CASE("on the views of real games the patch leads from each to the next, and is short") {
  for (const bool spectator : {false, true}) {
    const std::vector<std::string> views = protocol_tests::random_views("art-society", 7, spectator, 400);
    REQUIRE(views.size() > 100);
    std::size_t whole = 0;
    std::size_t patched = 0;
    for (std::size_t i = 1; i < views.size(); ++i) {
      check_leads_to(views[i - 1], views[i]);
      check_leads_to(views[i], views[i - 1]);
      whole += views[i].size();
      patched += patch(views[i - 1], views[i]).value_or("").size();
    }
    CHECK(patched * 4 < whole);
  }
}
