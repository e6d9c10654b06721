#include "core/json.h"

#include <cstdint>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

using core::JsonWriter;

TEST_CASE("objects and arrays nest, with commas between and none at the ends") {
  JsonWriter out;
  out.begin_object().field("a", 1).field("b", std::string("x")).field("c", true).field("d", false).key("e").null();
  out.key("f").begin_array().value(1).value(-2).begin_array().end_array().begin_object().end_object().end_array();
  out.key("g").begin_object().field("h", "i").end_object().field("j", 0).end_object();
  CHECK(out.take() == R"({"a":1,"b":"x","c":true,"d":false,"e":null,"f":[1,-2,[],{}],"g":{"h":"i"},"j":0})");
}

TEST_CASE("an array of arrays and of objects") {
  JsonWriter out;
  out.begin_array().begin_array().value(1).end_array().begin_array().value(2).end_array();
  out.begin_object().field("a", 1).end_object().begin_object().end_object().end_array();
  CHECK(out.take() == R"([[1],[2],{"a":1},{}])");
}

TEST_CASE("text is quoted: quotes, backslashes and control characters") {
  JsonWriter out;
  out.begin_array().value("a\"b\\c\n\x01\x1f/").value(std::string_view("\0", 1)).value("ä★").value("").end_array();
  CHECK(out.take() == "[\"a\\\"b\\\\c\\u000a\\u0001\\u001f/\",\"\\u0000\",\"ä★\",\"\"]");
}

TEST_CASE("names are quoted too, and a value may stand alone") {
  JsonWriter out;
  out.begin_object().field("\"", 1).end_object();
  CHECK(out.take() == "{\"\\\"\":1}");
  JsonWriter single;
  CHECK(single.value(7).take() == "7");
}

TEST_CASE("numbers of 64 bits") {
  JsonWriter out;
  out.begin_array().value(std::int64_t{9007199254740991}).value(INT64_MIN).value(std::int64_t{0}).end_array();
  CHECK(out.take() == "[9007199254740991,-9223372036854775808,0]");
}

TEST_CASE("a value that is JSON already is written unchanged, with commas around it") {
  JsonWriter out;
  out.begin_object().field("a", 1).key("b").raw(R"({"c":[1,2]})").key("d").raw("null").field("e", "f").end_object();
  CHECK(out.take() == R"({"a":1,"b":{"c":[1,2]},"d":null,"e":"f"})");
}

TEST_CASE("a text of several parts, and texts longer than what was expected") {
  JsonWriter out(4);
  out.begin_array().joined("p", 17, '@', std::string_view("g"), std::int64_t{-4}).joined().end_array();
  CHECK(out.take() == R"(["p17@g-4",""])");
  JsonWriter long_one;
  const std::string text(1000, '\n');
  long_one.begin_array().value(text).raw(std::string(5000, '7')).end_array();
  const std::string written = long_one.take();
  CHECK(written.size() == 2 + 2 + 6000 + 1 + 5000);
  CHECK(written.ends_with("\\u000a\"," + std::string(5000, '7') + "]"));
  CHECK(long_one.value(1).take() == "1");
}
