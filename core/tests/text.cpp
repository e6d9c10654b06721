#include "core/text.h"

#include <climits>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using core::parse_number;
using core::split;
using Parts = std::vector<std::string_view>;

TEST_CASE("n separators give n + 1 parts") {
  CHECK(split("", ' ') == Parts{""});
  CHECK(split("a", ' ') == Parts{"a"});
  CHECK(split("a b", ' ') == Parts{"a", "b"});
  CHECK(split(" a  b ", ' ') == Parts{"", "a", "", "b", ""});
  CHECK(split("a=b", ' ') == Parts{"a=b"});
  CHECK(split("\n", '\n') == Parts{"", ""});
}

TEST_CASE("a letter is read by its place among others") {
  CHECK(core::read_letter("rygb", "g") == 2);
  CHECK_FALSE(core::read_letter("rygb", "x"));
  CHECK_FALSE(core::read_letter("rygb", "ry"));
  CHECK_FALSE(core::read_letter("rygb", ""));
}

TEST_CASE("numbers are plain decimal and within their range") {
  CHECK(parse_number("0", 0, 9) == 0);
  CHECK(parse_number("12", 1, 12) == 12);
  CHECK(parse_number("-7", -9, 9) == -7);
  CHECK_FALSE(parse_number("13", 1, 12));
  CHECK_FALSE(parse_number("0", 1, 12));
  CHECK_FALSE(parse_number("-1", 0, 9));
  CHECK_FALSE(parse_number("-10", -9, 9));
}

TEST_CASE("there is only one way to write a number") {
  for (const std::string_view text : {"", "-", "-0", "00", "01", "-01", "+1", " 1", "1 ", "1.", "1e1", "0x1", "--1",
                                      "a", "1a", "99999999999999999999", "-99999999999999999999"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_number(text, INT_MIN, INT_MAX));
  }
  CHECK_FALSE(parse_number(std::string_view("1\0", 2), 0, 9));
  CHECK(parse_number(std::to_string(INT_MIN), INT_MIN, INT_MAX) == INT_MIN);
  CHECK(parse_number(std::to_string(INT_MAX), INT_MIN, INT_MAX) == INT_MAX);
}

TEST_CASE("a list reads as people say it") {
  CHECK(core::listed({}).empty());
  CHECK(core::listed({"pl"}) == "pl");
  CHECK(core::listed({"pl", "ru"}) == "pl or ru");
  CHECK(core::listed({"pl", "ru", "zh"}) == "pl, ru or zh");
}
