#include "core/json_reader.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace {

using core::JsonReader;

bool is_json(std::string_view text) {
  JsonReader in(text);
  in.skip();
  in.finish();
  return in.ok();
}

struct Point {
  int x = -1;
  int y = -1;
  std::string name = {};

  void read_x(JsonReader& in) { x = in.number(0, 9); }
  void read_y(JsonReader& in) { y = in.number(-9, 9); }
  void read_name(JsonReader& in) { name = in.null() ? "nobody" : std::string(in.text()); }
  static constexpr std::array<core::JsonField<Point>, 3> fields = {{
      {"x", &Point::read_x},
      {"y", &Point::read_y},
      {"name", &Point::read_name, false},
  }};
};

// The sentence that refuses it, or "".
std::string refusal(std::string_view text, Point&& point = {}) {
  JsonReader in(text);
  in.fields(point, Point::fields);
  in.finish();
  return in.reason();
}

}  // namespace

TEST_CASE("json reader: any value can be passed over") {
  for (const std::string_view good :
       {"0", "-1.5e+7", "1E2", "true", "false", "null", "\"\"", R"("a\"\\\/\b\f\n\r\t\u00e9é")", "[]", "{}",
        "[1,[2],{}]", R"({"a":{"b":[null,true]},"c":"d"})", " [ 1 , 2 ] \n"}) {
    CHECK_MESSAGE(is_json(good), good);
  }
}

TEST_CASE("json reader: what is no JSON is refused") {
  for (const std::string_view bad :
       {"",      " ",   "00",      "01",          "-",        "1.",         ".5",    "1e",    "+1",  "tru",  "nul",
        "\"",    "\"a", "\"\\x\"", "\"\\u12g4\"", "\"\\",     "\"\n\"",     "[",     "[1",    "[1,", "[1,]", "[,1]",
        "[1 2]", "{",   "{}}",     "{\"a\"}",     "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:2}", "[}",  "1 2"}) {
    CHECK_FALSE_MESSAGE(is_json(bad), bad);
  }
}

TEST_CASE("json reader: nesting has a bound") {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  CHECK(is_json(nested(16)));
  CHECK_FALSE(is_json(nested(17)));
  CHECK_FALSE(is_json(std::string(100000, '[')));
}

TEST_CASE("json reader: an object is read by its keys, in any order, and what is unknown is passed over") {
  Point point;
  JsonReader in(R"({"later":[{"x":1}],"y":-3,"name":null,"x":7})");
  in.fields(point, Point::fields);
  in.finish();
  CHECK(in.ok());
  CHECK(point.x == 7);
  CHECK(point.y == -3);
  CHECK(point.name == "nobody");
}

TEST_CASE("json reader: a refusal says where and why") {
  CHECK(refusal(R"({"x":1,"y":2})").empty());
  CHECK(refusal(R"({"x":1})") == "at byte 7: 'y' is missing");
  CHECK(refusal(R"({"x":1,"x":2,"y":3})") == "at byte 11: a key comes twice");
  CHECK(refusal(R"({"x":10,"y":2})") == "at byte 7: expected a whole number from 0 to 9");
  CHECK(refusal(R"({"x":1.5,"y":2})") == "at byte 6: expected ',' or '}'");
  CHECK(refusal(R"({"x":"1","y":2})") == "at byte 5: expected a whole number from 0 to 9");
  CHECK(refusal(R"({"x":1,"y":2,"name":"a\n"})") == "at byte 22: expected a text without escapes");
  CHECK(refusal(R"({"x":1,"y":2} x)") == "at byte 14: expected nothing more");
  CHECK(refusal("[]") == "at byte 0: expected an object");
}

TEST_CASE("json reader: after the first problem nothing more is read, and everything ends") {
  JsonReader in("[1,2,x,4]");
  std::vector<int> numbers;
  in.array([&] { numbers.push_back(in.number(0, 9)); });
  CHECK(numbers == std::vector<int>{1, 2, 0});
  const std::string reason = in.reason();
  in.fail("something else");
  CHECK(in.reason() == reason);
  CHECK_FALSE(in.boolean());
  CHECK(in.text().empty());
  CHECK_FALSE(in.null());
}
