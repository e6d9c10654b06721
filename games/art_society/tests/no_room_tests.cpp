// AS-N1…N5: what to do with a painting for which there is no room.
#include "position.h"

namespace art_society::tests {
namespace {

// A's wall of the box is covered but for one hole of 2x2 at i4. Of the museum's cities only the 2x2 fits.
Position one_hole(Flags flags) {
  Position table(2, flags);
  table.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").museum("5x5:city/b 2x2:city/c 2x2:portrait/d").markers(20, 7, 0, 0);
  return table;
}
constexpr std::string_view large = "5x4:city/a";
constexpr std::string_view larger = "4x6:city/d";

TEST_CASE("[AS-N1] allows: giving it to an assistant with empty hands") {
  for (const std::string_view name : {"ru", "pl", "zh"}) {
    Position table = one_hole(edition(name));
    table.picks('A', large).plays('A', "give");
    CHECK(table.held('A') == table.number_of(large));
    CHECK(table.turn() == 'B');
    CHECK(table.score('A').surplus == 0);
  }
}

TEST_CASE("[AS-N1] denies: giving it when the hands are full") {
  Position table = one_hole(edition("pl"));
  table.assistant('A', larger).picks('A', large);
  table.refuses('A', "give", "AS-H7");
}

TEST_CASE("[AS-N2] allows scenario 10: a swap for the 2x2 that fits; the marker stays") {
  for (const std::string_view name : {"ru", "zh"}) {
    Position empty = one_hole(edition(name));
    empty.picks('A', large);
    CHECK(empty.legal('A') == empty.tokens("give swap2x2:city/c"));
    Position full = one_hole(edition(name));
    full.assistant('A', larger).picks('A', large);
    CHECK(full.legal('A') == full.tokens("swap2x2:city/c"));
  }
  Position pl = one_hole(edition("pl"));
  pl.picks('A', large);
  CHECK(pl.legal('A') == pl.tokens("give swap2x2:city/c surplus"));
  pl.plays('A', "swap2x2:city/c");
  CHECK(pl.markers() == "20 7 0 0");
  CHECK(pl.pending('A') == pl.number_of("2x2:city/c"));
  CHECK(pl.in_museum() ==
        pl.number_of("2x2:portrait/d") + " " + pl.number_of(large) + " " + pl.number_of("5x5:city/b"));
  Position pl_full = one_hole(edition("pl"));
  pl_full.assistant('A', larger).picks('A', large);
  CHECK(pl_full.legal('A') == pl_full.tokens("swap2x2:city/c surplus"));
}

TEST_CASE("[AS-N2] allows: a painting that another player has swapped in this round") {
  Position table = one_hole(edition("ru"));
  table.wall('B', "p2@g4").fill('B', "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4");
  table.turns("AB", "5x4:city/a 6x4:city/c p7").plays('A', "5x4:city/a swap2x2:city/c i4").plays('B', "6x4:city/c");
  CHECK(table.legal('B') == table.tokens("give swap5x4:city/a"));
  table.plays('B', "swap5x4:city/a a1");
}

TEST_CASE("[AS-N2] refuses scenario 10: what does not fit, another type, what is not in the museum") {
  Position table = one_hole(edition("pl"));
  table.picks('A', large);
  table.refuses('A', "swap5x5:city/b", "AS-N2");
  table.refuses('A', "swap2x2:portrait/d", "AS-N2");
  table.refuses('A', "swap2x2:city/d", "AS-N2");
  table.refuses('A', "i4", "AS-H1");
}

TEST_CASE("[AS-N2a] allows: the painting from the museum is hung at once") {
  Position table = one_hole(edition("pl"));
  table.assistant('A', "1").picks('A', large).plays('A', "swap2x2:city/c");
  CHECK(table.legal('A') == table.tokens("i4"));
  table.plays('A', "i4");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-N2a] refuses: any other step before it") {
  Position table = one_hole(edition("pl"));
  table.assistant('A', "1").picks('A', large).plays('A', "swap2x2:city/c");
  for (const std::string_view token : {"@i4", "give", "surplus", "ready", "swap5x4:city/a"})
    table.refuses('A', token, "AS-N2a");
  table.refuses('A', "undo1", "AS-D4");
  table.refuses('B', "p5", "AS-B2");
  Position empty = one_hole(edition("pl"));
  empty.picks('A', large).plays('A', "swap2x2:city/c").refuses('A', "give", "AS-N2a");
}

TEST_CASE("[AS-N3] allows: surplus, minus two points, and a 1 to hang or to hand over") {
  Position table = one_hole(edition("pl"));
  table.picks('A', large);
  const Score before = table.score('A');
  table.plays('A', "surplus");
  CHECK(table.score('A').surplus == -2);
  CHECK(table.turn() == 'A');
  CHECK(table.legal('A') == table.tokens("1i4 1j4 1i5 1j5 give1"));
  Position given = table;
  given.plays('A', "give1");
  CHECK(given.held('A') == "1");
  CHECK(given.turn() == 'B');
  table.plays('A', "1i4");
  CHECK(table.turn() == 'B');
  CHECK(table.points('A') == before.total() - 1);
  CHECK_FALSE(table.state().table.museum.test(std::stoi(table.number_of(large).substr(1)) - 1));  // set aside for good
}

TEST_CASE("[AS-N3] allows: in ru and zh too where no swap is possible, also with an empty assistant") {
  for (const std::string_view name : {"ru", "zh"}) {
    Position table(2, edition(name));
    table.wall('A', "p1@g4").fill('A', "i4").museum("5x5:city/b 2x2:city/c").picks('A', large);
    CHECK(table.legal('A') == table.tokens("give surplus"));
    table.plays('A', "surplus 1i4");
    CHECK(table.score('A').surplus == -2);
  }
  Position flag = one_hole({.surplus_forced = true});
  flag.picks('A', large);
  CHECK_FALSE(flag.legal('A').contains("surplus"));
}

TEST_CASE("[AS-N3] refuses: surplus where a swap is possible in ru and zh, and a larger piece for it") {
  for (const std::string_view name : {"ru", "zh"}) {
    Position table = one_hole(edition(name));
    table.picks('A', large).refuses('A', "surplus", "AS-N3");
  }
  Position table = one_hole(edition("pl"));
  table.picks('A', large).plays('A', "surplus");
  table.refuses('A', "2-i4", "AS-H4a");
  table.refuses('A', "give2|", "AS-H4a");
  table.refuses('A', "ready", "AS-D4");
  table.plays('A', "1i4").refuses('A', "1j4", "AS-H4a");
  table.refuses('A', "surplus", "AS-D3");
}

TEST_CASE("[AS-N3a] allows: surplus on a full wall") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4").assistant('A', "1").picks('A', large).plays('A', "@i4 surplus");
  CHECK(table.turn() == 'B');
  CHECK(table.score('A').surplus == -2);
  CHECK(table.score('A').full_wall == 5);
}

TEST_CASE("[AS-N3a] denies: a 1 for it on a full wall, even for the assistant's empty hands") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4").assistant('A', "1").picks('A', large).plays('A', "@i4 surplus");
  CHECK(table.choices('A') == table.tokens("ready"));
  table.refuses('A', "give1", "AS-H4");
  table.refuses('A', "undo1", "AS-D5");
}

TEST_CASE(
    "[AS-N4] allows scenario 12: after the second surplus the others finish the round, the museum buys, minus four") {
  Position table(3);
  table.wall('A', "p1@g4").fill('A', "i4").surplus('A', "6x4:city/c");
  table.turns("ABC", "5x4:city/a 2x3:portrait/c 2x3:still-life/d 2x2:landscape/b")
      .plays('A', "5x4:city/a surplus 1i4 ready");
  CHECK(table.phase() == Phase::turns);
  CHECK(table.turn() == 'B');
  table.plays('B', "2x3:portrait/c i4 ready").plays('C', "2x3:still-life/d i4");
  CHECK(table.in_museum() == table.number_of("2x2:landscape/b"));
  CHECK(table.markers() == "0 0 0 3");
  table.plays('C', "ready");
  CHECK(table.phase() == Phase::over);
  CHECK(table.score('A').surplus == -4);
}

TEST_CASE("[AS-N4] allows: the second surplus alone ends the game") {
  Position table(2);
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4")
      .surplus('A', "6x4:city/c")
      .turns("AB", "5x4:city/a p6 p7")
      .plays('A', "5x4:city/a surplus 1i4");
  table.rest_of_round();
  CHECK(table.phase() == Phase::over);
  CHECK(table.game().end_reason(table.state()) == "second surplus");
}

TEST_CASE("[AS-N4] denies: an end after one surplus each") {
  Position table(2);
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4")
      .surplus('B', "6x4:city/c")
      .turns("AB", "5x4:city/a p6 p7")
      .plays('A', "5x4:city/a surplus 1i4");
  table.rest_of_round();
  CHECK(table.phase() == Phase::lots);
}

TEST_CASE("[AS-N5] allows: hanging the assistant's item first, so that the painting fits nowhere any more") {
  Position table = one_hole(edition("pl"));
  table.assistant('A', "1").picks('A', "2x2:city/d");
  CHECK(table.choices('A') == table.tokens("hang @hang"));
  table.plays('A', "@i4");
  CHECK(table.choices('A') == table.tokens("give surplus undo1"));
}

TEST_CASE("[AS-N5] denies: swap or surplus while there is a place for it") {
  Position table = one_hole(edition("pl"));
  table.assistant('A', "1").picks('A', "2x2:city/d");
  table.refuses('A', "surplus", "AS-H8");
  table.refuses('A', "swap2x2:city/c", "AS-H8");
}

// The pick's only place is the hole at i4; a 2x2 of the museum fits at a1 only.
Position two_holes() {
  Position table(2);
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4 k4 i5 j5 k5 i6 j6 k6 a1 b1 a2 b2")
      .museum("2x2:city/c")
      .assistant('A', "2x3:portrait/c");
  table.picks('A', "3x3:city/b").plays('A', "@i4");
  return table;
}

TEST_CASE("[AS-N5][AS-D5] allows scenario 11: the assistant's item in the pick's only hole, then a swap") {
  Position table = two_holes();
  CHECK(table.legal('A') == table.tokens("give swap2x2:city/c surplus undo1"));
  table.plays('A', "swap2x2:city/c a1");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-N5][AS-D5] refuses scenario 11: undoing the first hanging after the swap") {
  Position table = two_holes();
  table.plays('A', "swap2x2:city/c").refuses('A', "undo1", "AS-D5");
  table.plays('A', "a1 undo2").refuses('A', "undo1", "AS-D5");
  table.plays('A', "a1").refuses('A', "undo1", "AS-D4");
}

}  // namespace
}  // namespace art_society::tests
