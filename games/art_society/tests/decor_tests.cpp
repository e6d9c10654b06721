// AS-H4: what matching frames win. Frame a of the paintings on A's wall is matched by k of them in each position.
#include <functional>

#include "position.h"

namespace art_society::tests {
namespace {

// k = 4 on the wall of the box: the starting painting, two 2x2 above and a 2x3 on the right of i4. The painting is
// hung.
Position four_frames_in_the_open(Flags flags) {
  Position table(2, flags);
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2 2x3:landscape/a@m3");
  table.picks('A', "4x4:city/a").plays('A', "i4");
  return table;
}

TEST_CASE("[AS-H4] allows scenario 5: three units of edge with one painting of the same frame win one shield") {
  Position table(2);
  table.picks('A', "3x3:city/a").plays('A', "i4");
  CHECK(table.choices('A') == table.tokens("1 give1 undo1"));
  CHECK(table.turn() == 'A');
  table.plays('A', "1i7");
  CHECK(table.score('A').decor == 1);
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H4] allows: the type does not matter, nor where the painting comes from") {
  Position table(2);
  table.picks('A', "3x3:landscape/a").plays('A', "i4");
  CHECK(table.choices('A').contains("1"));
  Position assistant(2);
  assistant.assistant('A', "3x3:landscape/a").picks('A', "2x3:city/b").plays('A', "@i4");
  CHECK(assistant.choices('A').contains("1"));
  Position museum(2, {}, studio_text());
  museum.wall('A', "p1@d2").fill('A', "f2 g2 f3 g3 a1").museum("2x2:city/a").picks('A', "4x4:city/b");
  museum.plays('A', "swap2x2:city/a f2");
  CHECK(museum.legal('A') == museum.tokens("1a1 give1 undo1"));
}

TEST_CASE("[AS-H4] refuses: another frame, a corner, or a neighbour counted twice") {
  Position other(2);
  other.picks('A', "3x3:city/b").plays('A', "i4");
  CHECK(other.turn() == 'B');
  other.refuses('A', "1i7", "AS-H4");
  other.refuses('A', "give1", "AS-H4");
  other.refuses('A', "stop", "AS-H4");
  Position corner(2);
  corner.wall('A', "p1@g4 2-@g7").picks('A', "3x3:city/a").plays('A', "i7");
  CHECK(corner.turn() == 'B');
  Position twice(2);
  twice.picks('A', "3x3:city/a").plays('A', "i4");
  twice.refuses('A', "2-i7", "AS-H4a");
}

TEST_CASE("[AS-H4] denies: decor for the starting painting, and a frame of decor") {
  Position table(2);
  table.wall('A', "p1@g4 3-@i4 3-@i5").picks('A', "3x3:city/a").plays('A', "i6");
  CHECK(table.choices('A') == table.tokens("1 give1 undo1"));  // k = 1, of the starting painting at h6
}

TEST_CASE("[AS-H4a] allows scenario 6: for k = 3 one tile of 1, 2 or 3 shields") {
  Position table(2);
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2").picks('A', "4x4:city/a").plays('A', "i4");
  CHECK(table.choices('A') == table.tokens("1 2- 2| 3- 3| give1 give2- give2| give3- give3| undo1"));
  for (const std::string_view piece :
       {"1i8", "2-i8", "2|i8", "3-i8", "3|i8", "give1", "give2-", "give2|", "give3-", "give3|"}) {
    Position copy = table;
    copy.plays('A', piece);
    CHECK(copy.turn() == 'B');
  }
}

TEST_CASE("[AS-H4a] allows: for k = 2 at most two shields") {
  Position table(2);
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2").picks('A', "4x4:city/a").plays('A', "i4");
  CHECK(table.choices('A') == table.tokens("1 2- 2| give1 give2- give2| undo1"));
}

TEST_CASE("[AS-H4a] refuses scenario 6: for k = 3 a second tile, or none at all while one can be hung") {
  Position table(2);
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2").picks('A', "4x4:city/a").plays('A', "i4");
  table.refuses('A', "ready", "AS-D4");
  table.refuses('A', "stop", "AS-H4c");
  table.refuses('B', "p5", "AS-B2");
  table.plays('A', "2-i8");
  table.refuses('A', "1k8", "AS-H4a");
  table.refuses('A', "give1", "AS-H4a");
  table.refuses('A', "stop", "AS-H4a");
  Position two(2);
  two.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2").picks('A', "4x4:city/a").plays('A', "i4");
  two.refuses('A', "3-i8", "AS-H4a");
  two.refuses('A', "give3|", "AS-H4a");
}

// Every multiset of sizes with which the right can be used up, by hanging alone.
std::set<std::string> combinations(const Position& table) {
  std::set<std::string> found;
  const std::function<void(const Position&, std::string)> go_on = [&](const Position& now, const std::string& sizes) {
    if (now.turn() != 'A') {
      found.insert(sizes);
      return;
    }
    if (now.legal('A').contains("stop")) found.insert(sizes);
    for (const std::string_view size : {"1", "2", "3"}) {
      const Tokens pieces = now.legal('A', size);
      if (pieces.empty() || (!sizes.empty() && size[0] > sizes.back()))
        continue;  // large ones first: each multiset once
      Position next = now;
      go_on(next.plays('A', *pieces.begin()), sizes + std::string(size));
    }
  };
  go_on(table, "");
  return found;
}

TEST_CASE("[AS-H4b] allows scenario 6: k = 4, any total from 1 to 4 in pl") {
  const Position table = four_frames_in_the_open(edition("pl"));
  CHECK(combinations(table) == std::set<std::string>{"1", "11", "111", "1111", "2", "21", "211", "22", "3", "31"});
}

TEST_CASE("[AS-H4b] allows scenario 6: k = 4, only 3+1, 2+2, 2+1+1 and four 1s in ru and zh") {
  for (const std::string_view name : {"ru", "zh"}) {
    const Position table = four_frames_in_the_open(edition(name));
    CHECK(combinations(table) == std::set<std::string>{"1111", "211", "22", "31"});
  }
  const Position alone = four_frames_in_the_open({.decor_exact = true});
  CHECK(combinations(alone) == std::set<std::string>{"1111", "211", "22", "31"});
}

TEST_CASE("[AS-H4b] allows: the pieces in any order, and stopping is a step of its own") {
  Position table = four_frames_in_the_open(edition("pl"));
  table.plays('A', "1i8 2-j8");
  CHECK(table.turn() == 'A');
  table.plays('A', "stop");
  CHECK(table.turn() == 'B');
  CHECK(table.choices('A') == table.tokens("undo4 ready"));
  CHECK(table.score('A').decor == 5);  // with the two of h2
}

TEST_CASE("[AS-H4b] refuses scenario 6: more than k shields in pl, another total than k in ru and zh") {
  Position pl = four_frames_in_the_open(edition("pl"));
  pl.plays('A', "3-i8");
  pl.refuses('A', "2-l8", "AS-H4b");
  pl.refuses('A', "give2|", "AS-H4b");
  pl.plays('A', "1l8");
  pl.refuses('A', "1i9", "AS-H4b");
  pl.refuses('A', "stop", "AS-H4b");
  for (const std::string_view name : {"ru", "zh"}) {
    Position table = four_frames_in_the_open(edition(name));
    table.plays('A', "3-i8");
    table.refuses('A', "stop", "AS-H4f");
    table.refuses('A', "2-l8", "AS-H4b");
    CHECK(table.turn() == 'A');
    table.plays('A', "1l8");
    CHECK(table.turn() == 'B');
  }
}

TEST_CASE("[AS-H4c] allows: what was won is hung, or given to the assistant") {
  Position hung(2);
  hung.picks('A', "3x3:city/a").plays('A', "i4 1f4");
  CHECK(hung.supply() == "35 18 18 18 18");
  CHECK(hung.score('A').decor == 1);
  Position given(2);
  given.picks('A', "3x3:city/a").plays('A', "i4 give1");
  CHECK(given.supply() == "35 18 18 18 18");
  CHECK(given.held('A') == "1");
  CHECK(given.score('A').decor == 0);
}

TEST_CASE("[AS-H4c] refuses: leaving it, or leaving it for later") {
  Position table = four_frames_in_the_open(edition("pl"));
  table.refuses('A', "stop", "AS-H4c");
  table.refuses('A', "ready", "AS-D4");
  table.refuses('B', "p5", "AS-B2");
  Position one(2);
  one.assistant('A', "1").picks('A', "3x3:city/a").plays('A', "i4");
  CHECK(one.choices('A') == one.tokens("1 @hang undo1"));
}

// The last hole of the studio's wall is the place f4 of a 2x2 that would match two frames.
Position last_hole(std::string_view more_holes = "") {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2 2x2:portrait/a@f2").fill('A', "f4 g4 f5 g5 " + std::string(more_holes));
  return table;
}

TEST_CASE("[AS-H4d] allows scenario 7: the last painting fills the wall, five points, and the end is near") {
  Position table = last_hole();
  table.picks('A', "2x2:landscape/a");
  const Score before = table.score('A');
  table.plays('A', "f4");
  CHECK(table.score('A').full_wall == 5);
  CHECK(table.score('A').decor == before.decor);
  CHECK(table.turn() == 'B');
  CHECK(table.phase() == Phase::turns);
  table.rest_of_round();
  CHECK(table.phase() == Phase::over);
  CHECK(table.game().end_reason(table.state()) == "full wall");
}

TEST_CASE("[AS-H4d] denies scenario 7: decor on a full wall, though two frames match") {
  Position table = last_hole();
  table.picks('A', "2x2:landscape/a").plays('A', "f4");
  CHECK(table.choices('A') == table.tokens("ready undo1"));
  table.refuses('A', "give1", "AS-H4");
  table.refuses('A', "give2-", "AS-H4");
  CHECK(table.score('A').surplus == 0);
  Position open = last_hole("a1");
  open.picks('A', "2x2:landscape/a").plays('A', "f4");
  CHECK(open.choices('A').contains("1"));  // one free square makes the difference
}

}  // namespace
}  // namespace art_society::tests
