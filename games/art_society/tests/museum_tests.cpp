// AS-M1…M5, AS-E1: what nobody took, the track of prestige, and the gavel.
#include "position.h"

namespace art_society::tests {
namespace {

// Where the markers stand after this painting stayed unsold: city, portrait, still life, landscape.
std::string after_unsold(std::string_view painting, Array<int, type_count> before, Flags flags = {}) {
  Position table(2, flags);
  table.markers(before[0], before[1], before[2], before[3]);
  table.turns("AB", "p5 p6 " + std::string(painting)).plays('A', "p5 give").plays('B', "p6 give");
  CHECK(table.in_museum() == table.number_of(painting));
  return table.markers();
}

TEST_CASE("[AS-C6] allows: a track of 50 spaces for the markers of four types") {
  Position table(2);
  CHECK(table.markers() == "0 0 0 0");
  CHECK(after_unsold("2x2:city/c", {{47, 0, 0, 0}}) == "50 0 0 0");
  CHECK(after_unsold("2x2:city/c", {{50, 0, 0, 0}}) == "53 0 0 0");  // space 3 once more
}

TEST_CASE("[AS-C6] denies: a 51st space of its own") {
  CHECK(after_unsold("2x2:city/c", {{48, 1, 0, 0}}) == "50 1 0 0");  // 51 is space 1, which is taken
}

TEST_CASE("[AS-M1] allows: the painting nobody took goes to the museum, and its type advances by its value") {
  CHECK(after_unsold("2x2:city/c", {{0, 0, 0, 0}}) == "3 0 0 0");
  CHECK(after_unsold("5x5:landscape/a", {{0, 0, 0, 0}}) == "0 0 0 9");
  CHECK(after_unsold("4x4:portrait/b", {{0, 10, 0, 0}}) == "0 17 0 0");
  Position table(2);
  table.turns("AB", "p5 p6 2x2:city/c").plays('A', "p5 give").plays('B', "p6 give");
  CHECK(table.lots() == "- - -");
  CHECK(table.game().ranking(table.state()).in_fashion == 0);
}

TEST_CASE("[AS-M1] denies: the museum a painting before the last turn is over, or one that was picked") {
  Position table(2);
  table.turns("AB", "p5 2x3:portrait/b p7").plays('A', "p5 give").plays('B', "2x3:portrait/b i4");
  CHECK(table.in_museum().empty());  // B has won a shield
  CHECK(table.markers() == "0 0 0 0");
  table.plays('B', "1i7");
  CHECK(table.in_museum() == "p7");
  CHECK(table.markers() == "0 0 4 0");
  table.plays('A', "undo1 i4");  // and a later undo does not undo it
  CHECK(table.in_museum() == "p7");
}

TEST_CASE("[AS-M2] allows scenario 13: back to the first free space") {
  CHECK(after_unsold("2x3:portrait/c", {{4, 0, 0, 0}}) == "4 3 0 0");
  CHECK(after_unsold("2x3:portrait/c", {{4, 0, 3, 0}}) == "4 2 3 0");
}

TEST_CASE("[AS-M2] allows scenario 13: the first four unsold are 3s of four types") {
  Position table(2);
  const auto leaves = [&](std::string_view lots) { table.bidding(lots).rest_of_round(); };
  leaves("2x3:city/b 2x3:portrait/c 2x2:city/c");
  CHECK(table.markers() == "3 0 0 0");
  leaves("2x3:still-life/d 2x3:landscape/a 2x2:portrait/d");
  CHECK(table.markers() == "3 2 0 0");
  leaves("2x3:city/c 2x3:portrait/d 2x2:still-life/a");
  CHECK(table.markers() == "3 2 1 0");
  leaves("2x3:still-life/a 2x3:landscape/b 2x2:landscape/b");
  CHECK(table.markers() == "3 2 1 0");
  CHECK(table.game().ranking(table.state()).multiplier == Array<int, type_count>{{5, 4, 3, 2}});
}

TEST_CASE("[AS-M2] allows: any number of markers at 0, which is no space") {
  CHECK(after_unsold("2x2:city/c", {{0, 1, 2, 3}}) == "0 1 2 3");
  CHECK(after_unsold("2x3:city/b", {{0, 0, 0, 0}}) == "4 0 0 0");
}

TEST_CASE("[AS-M2] denies: a marker behind where it stood, or two on one space") {
  CHECK(after_unsold("2x2:city/c", {{5, 6, 7, 8}}) == "5 6 7 8");
  CHECK(after_unsold("2x2:city/c", {{5, 0, 7, 8}}) == "6 0 7 8");
}

TEST_CASE("[AS-M3] allows scenario 14: 47 and 3 make 50, unflipped; past 50 it flips and counts 50 more") {
  CHECK(after_unsold("2x2:city/c", {{47, 0, 0, 0}}) == "50 0 0 0");
  CHECK(after_unsold("2x2:city/c", {{49, 50, 0, 0}}) == "52 50 0 0");
  Position table(2);
  table.markers(52, 50, 0, 0);
  CHECK(table.game().ranking(table.state()).multiplier == Array<int, type_count>{{5, 4, 2, 2}});
}

TEST_CASE("[AS-M3] denies: a flipped marker that ranks by its printed space") {
  Position table(2);
  table.markers(51, 50, 49, 2);
  CHECK(table.game().ranking(table.state()).multiplier == Array<int, type_count>{{5, 4, 3, 2}});
  CHECK(table.game().ranking(table.state()).in_fashion == 0);
}

TEST_CASE("[AS-M4] allows: swaps move no marker") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").museum("2x2:city/c").markers(7, 0, 0, 0).picks('A', "5x4:city/a");
  table.plays('A', "swap2x2:city/c i4");
  CHECK(table.markers() == "7 0 0 0");
}

TEST_CASE("[AS-M4] denies: a type losing its place when its only painting is swapped away") {
  Position table(2);
  // The city pile holds one painting, swapped for another; even an empty pile would leave the marker where it is.
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4 i5 j5")
      .museum("2x2:city/c")
      .picks('A', "5x4:city/a")
      .plays('A', "swap2x2:city/c i4");
  CHECK(table.in_museum() == table.number_of("5x4:city/a"));
  CHECK(table.markers() == "0 0 0 0");
  CHECK(table.game().ranking(table.state()).multiplier == Array<int, type_count>{{5, 2, 2, 2}});
}

TEST_CASE("[AS-M5] allows scenario 14: stepping back may cross from 51 to 50; by number nothing is in the way") {
  CHECK(after_unsold("2x2:city/c", {{48, 1, 0, 0}}) == "50 1 0 0");
  CHECK(after_unsold("2x2:city/c", {{48, 1, 50, 0}}) == "49 1 50 0");
  CHECK(after_unsold("2x2:city/c", {{48, 1, 0, 0}}, {.markers_by_number = true}) == "51 1 0 0");
}

TEST_CASE("[AS-M5] denies: 4 and 54 at the same time, unless markers collide by number") {
  CHECK(after_unsold("2x2:city/c", {{51, 4, 0, 0}}) == "53 4 0 0");
  CHECK(after_unsold("2x2:city/c", {{1, 54, 0, 0}}) == "3 54 0 0");
  CHECK(after_unsold("2x2:city/c", {{1, 54, 0, 0}}, {.markers_by_number = true}) == "4 54 0 0");
  CHECK(after_unsold("2x2:city/c", {{1, 4, 0, 0}}, {.markers_by_number = true}) == "3 4 0 0");
}

TEST_CASE("[AS-E1] allows: the gavel passes to the left, and everything of the round is cleared") {
  Position table(3);
  table.choosing_lots('C').turns("ABC", "p5 p6 p7 p8").rest_of_round();
  CHECK(table.auctioneer() == 'A');
  CHECK(table.round_number() == 2);
  CHECK(table.actors() == "A");
  CHECK(table.phase() == Phase::lots);
  table.bidding("p9 p10 p11 p12").rest_of_round();
  CHECK(table.auctioneer() == 'B');
}

TEST_CASE("[AS-E1] denies: another auctioneer than the next on the left") {
  Position table(3);
  table.choosing_lots('B').turns("ABC", "p5 p6 p7 p8").rest_of_round();
  table.refuses('B', "2x3", "AS-A1");
  table.refuses('A', "2x3", "AS-A1");
  table.plays('C', "2x3");
}

}  // namespace
}  // namespace art_society::tests
