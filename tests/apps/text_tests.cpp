// Small texts that people see: progress lines, bars, lists.
#include <doctest/doctest.h>

#include "apps/common/options.h"
#include "apps/common/progress.h"
#include "apps/play/canvas.h"
#include "apps/simulate/simulation.h"

using namespace apps;

TEST_CASE("a canvas clips, colours and forgets empty ends") {
  Canvas canvas(6, 2);
  CHECK(canvas.write(4, 0, "★ab") == 7);
  canvas.write(-1, 1, "xyz", {.ink = 3});
  canvas.write(0, 5, "nowhere");
  CHECK(canvas.lines(false) == std::vector<std::string>{"    ★a", "yz"});
  CHECK(canvas.lines(true)[1] == "\x1b[0;38;5;3myz\x1b[0m");
  CHECK(text_width("◆ 1") == 3);
}

TEST_CASE("sentences are broken between words") {
  CHECK(wrapped("one two three", 8) == std::vector<std::string>{"one two", "  three"});
  CHECK(wrapped("unbreakable", 4) == std::vector<std::string>{"unbreakable"});
}

TEST_CASE("the progress line tells part, rate and time left, in the width there is") {
  CHECK(progress_line(50, 100, 10, "games", 80).ends_with("] 50 %  50 of 100 games, 5 a second, 10 s left"));
  CHECK(progress_line(0, 100, 0, "games", 80).find("left") == std::string::npos);
  for (const int width : {50, 60, 80, 200})
    CHECK(progress_line(500, 100000, 3, "games", width).size() < std::max(60, width));
}

TEST_CASE("whole numbers and nothing else") {
  const CLI::Validator check = whole_number(0, 10);
  for (const std::string good : {"0", "7", "10"}) CHECK(check(good).empty());
  for (const std::string bad : {"", "-", "-1", "11", "1x", " 1", "1 ", "+1", "99999999999999999999"})
    CHECK_FALSE(check(bad).empty());
}

TEST_CASE("tallies add up in any order") {
  Tally a;
  Tally b;
  for (const int value : {3, -1, 7}) a.add(value);
  for (const int value : {10, 3}) b.add(value);
  Tally ab = a;
  ab.add(b);
  b.add(a);
  CHECK(ab.times == b.times);
  CHECK(ab.sum == 22);
  CHECK(ab.least() == -1);
  CHECK(ab.most() == 10);
  CHECK(ab.mean() == doctest::Approx(4.4));
}
