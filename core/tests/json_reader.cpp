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

}  // namespace

TEST_CASE("json reader: any value can be skipped") {
  for (const std::string_view good :
       {"0", "-1.5e+7", "1E2", "true", "false", "null", "\"\"", R"("a\"\\\/\b\f\n\r\t\u00e9é")", "[]", "{}",
        "[1,[2],{}]", R"({"a":{"b":[null,true]},"c":"d"})", " [ 1 , 2 ] \n"}) {
    CHECK_MESSAGE(is_json(good), good);
  }
}

TEST_CASE("json reader: a text that is not JSON is refused") {
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
