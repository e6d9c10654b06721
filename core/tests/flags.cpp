#include "core/flags.h"

#include <doctest/doctest.h>

namespace {

enum class Mood : std::uint8_t { calm, merry, wild };

struct Flags {
  bool open = false;
  Mood mood = Mood::merry;
  int size = 13;
};

constexpr auto open_row = core::choice<&Flags::open>("open", "no", "yes");
constexpr auto mood_row = core::choice<&Flags::mood>("mood", "calm", "merry", "wild");
constexpr auto size_row = core::number<&Flags::size>("size", {.low = 5, .high = 25, .step = 2});

}  // namespace

TEST_CASE("a flag is a choice of two or more names") {
  Flags flags;
  CHECK(open_row.text(flags) == "no");
  CHECK(mood_row.text(flags) == "merry");
  CHECK(mood_row.size() == 3);
  REQUIRE(mood_row.parse("wild"));
  mood_row.set(flags, *mood_row.parse("wild"));
  CHECK(flags.mood == Mood::wild);
  CHECK_FALSE(mood_row.parse("sad"));
  CHECK_FALSE(mood_row.parse(""));
  CHECK(mood_row.refusal("sad") == "flag 'mood' is calm, merry or wild, not 'sad'");
}

TEST_CASE("a flag is a number within a range") {
  Flags flags;
  CHECK(size_row.is_number());
  CHECK(size_row.size() == 11);
  CHECK(size_row.text(flags) == "13");
  REQUIRE(size_row.parse("25"));
  size_row.set(flags, *size_row.parse("25"));
  CHECK(flags.size == 25);
  for (const char* wrong : {"", "4", "6", "27", "07", "+7", "7 ", "seven"}) CHECK_FALSE(size_row.parse(wrong));
  CHECK(size_row.refusal("6") == "flag 'size' is a number from 5 to 25 in steps of 2, not '6'");
}
