// AS-H6, AS-G1…G9: the end and the score. The eyeline is rows 5 to 7; A's starting painting is a city at g4.
#include "position.h"

namespace art_society::tests {
namespace {

TEST_CASE("[AS-H6] allows: paintings of one type that touch at a corner only, or not at all") {
  Position table(2);
  table.markers(3, 0, 0, 0).wall('A', "p1@g4 2x2:portrait/d@i5 2x2:city/c@i7");
  CHECK(table.score('A').prestige == 5 + 2 + 5);
}

TEST_CASE("[AS-H6] denies scenario 15: prestige for a chain of one type: all three 0") {
  Position table(2);
  table.markers(3, 0, 0, 0).wall('A', "p1@g4 2x2:city/c@i4 2x2:city/d@k4");
  CHECK(table.score('A').prestige == 0);
  CHECK(table.score('A').eyeline == 9);  // they still count for the eyeline
}

TEST_CASE("[AS-H6] denies: prestige for the one painting of a type that one unit of edge joins to another") {
  Position table(2);
  table.markers(3, 0, 0, 0).wall('A', "p1@g4 2x2:city/c@i6");
  CHECK(table.score('A').prestige == 0);
  Position apart(2);
  apart.markers(3, 0, 0, 0).wall('A', "p1@g4 1@i6 2x2:city/c@j6");
  CHECK(apart.score('A').prestige == 10);  // decor between them is enough
}

TEST_CASE("[AS-G1] allows scenario 4: after round 20 there are no bid cards, and the game ends") {
  Position table(2);
  table.round(20).turns("AB", "p5 p6 p7");
  CHECK(table.cards('A').hand == 0);
  table.rest_of_round();
  CHECK(table.phase() == Phase::over);
  CHECK(table.game().end_reason(table.state()) == "no bid cards left");
  CHECK(table.actors().empty());
}

TEST_CASE("[AS-G1] allows: the round is finished before the score") {
  Position table(3);
  table.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").turns("ABC", "2x2:city/c p6 p7 p8").plays('A', "2x2:city/c i4");
  CHECK(table.phase() == Phase::turns);
  CHECK(table.turn() == 'B');
  table.rests('A').rests('B').rests('C');
  CHECK(table.phase() == Phase::over);
  CHECK(table.game().end_reason(table.state()) == "full wall");
  CHECK(table.markers() != "0 0 0 0");
}

TEST_CASE("[AS-G1] denies: an end without a trigger, and a wall that was full only for a while") {
  Position nineteen(2);
  nineteen.round(19).turns("AB", "p5 p6 p7").rest_of_round();
  CHECK(nineteen.phase() == Phase::lots);
  CHECK(nineteen.round_number() == 20);
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").turns("AB", "2x2:city/c p6 p7").plays('A', "2x2:city/c i4");
  CHECK(table.score('A').full_wall == 5);
  table.plays('A', "undo1 give ready").rests('B');
  CHECK(table.phase() == Phase::lots);
}

TEST_CASE("[AS-G1] refuses: anything after the end") {
  Position table(2);
  table.round(20).turns("AB", "p5 p6 p7").rest_of_round();
  for (const std::string_view token : {"bid1", "2x3", "undo1", "wait", "ready"}) table.refuses('A', token, "AS-G1");
  table.refuses('*', "p9", "AS-G1");
}

Array<int, type_count> multipliers(int city, int portrait, int still_life, int landscape) {
  Position table(2);
  table.markers(city, portrait, still_life, landscape);
  return table.game().ranking(table.state()).multiplier;
}

TEST_CASE("[AS-G2] allows: types by marker, five for the one in fashion") {
  CHECK(multipliers(4, 9, 1, 7) == Array<int, type_count>{{3, 5, 2, 4}});
  CHECK(multipliers(40, 9, 51, 7) == Array<int, type_count>{{4, 3, 5, 2}});
}

TEST_CASE("[AS-G2] denies: a place for a type that never came; the places between stay empty") {
  CHECK(multipliers(0, 9, 0, 7) == Array<int, type_count>{{2, 5, 2, 4}});
  CHECK(multipliers(0, 9, 8, 7) == Array<int, type_count>{{2, 5, 4, 3}});
  CHECK(multipliers(0, 0, 1, 0) == Array<int, type_count>{{2, 2, 5, 2}});
  CHECK(multipliers(0, 0, 0, 0) == Array<int, type_count>{{2, 2, 2, 2}});
}

TEST_CASE("[AS-G2] allows: of types that came and stand at 0, the order of the types decides") {
  Position table(2);
  table.markers(0, 0, 2, 0).museum("2x2:landscape/b 2x2:portrait/d");
  CHECK(table.game().ranking(table.state()).multiplier == Array<int, type_count>{{2, 4, 5, 3}});
}

TEST_CASE("[AS-G3] allows: each painting without faux pas brings the multiplier of its type") {
  Position table(2);
  table.markers(4, 9, 1, 7).wall('A', "p1@g4 2x2:portrait/d@i4 2x2:still-life/a@k4 2x2:landscape/b@e4");
  CHECK(table.score('A').prestige == 3 + 5 + 2 + 4);
}

TEST_CASE("[AS-G3] denies: prestige for faux pas, decor, the assistant or surplus") {
  Position table(2);
  table.markers(4, 9, 1, 7)
      .wall('A', "p1@g4 2x2:portrait/d@i4 2x2:portrait/a@k4 3-@d4")
      .assistant('A', "2x2:still-life/a");
  table.surplus('A', "2x2:landscape/b");
  CHECK(table.score('A').prestige == 3);
}

TEST_CASE("[AS-G4] allows: a point for each shield on the wall") {
  Position table(2);
  table.wall('A', "p1@g4 1@i4 2-@i5 2|@f4 3-@c4 3|@k4");
  CHECK(table.score('A').decor == 11);
}

TEST_CASE("[AS-G4] denies: points for decor that the assistant holds") {
  Position table(2);
  table.wall('A', "p1@g4 1@i4").assistant('A', "3-");
  CHECK(table.score('A').decor == 1);
}

// Points of the eyeline for a portrait, the type in fashion, 2 wide and 3 high at this square.
int eyeline_at(std::string_view square) {
  Position table(2);
  table.markers(0, 5, 0, 0).wall('A', "p1@g4 2x3:portrait/b@" + std::string(square));
  return table.score('A').eyeline;
}

TEST_CASE("[AS-G5] allows scenario 15: three points for a painting of the x5 type in rows 3 to 5") {
  CHECK(eyeline_at("i3") == 3);
  CHECK(eyeline_at("i5") == 3);
  CHECK(eyeline_at("i7") == 3);
}

TEST_CASE("[AS-G5] denies scenario 15: a painting in rows 2 to 4, other types, and a time before the first purchase") {
  CHECK(eyeline_at("i2") == 0);
  CHECK(eyeline_at("i8") == 0);
  Position other(2);
  other.markers(0, 0, 5, 4).wall('A', "p1@g4 2x3:landscape/d@i4");
  CHECK(other.score('A').eyeline == 0);
  Position early(2);
  early.wall('A', "p1@g4 2x3:landscape/d@i4");
  CHECK(early.score('A').eyeline == 0);
}

TEST_CASE("[AS-G6] allows: five points for a full wall") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "");
  CHECK(table.score('A') == Score{.prestige = 2, .decor = 148, .full_wall = 5});
}

TEST_CASE("[AS-G6] denies: five points for a wall with one empty square") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "n6").assistant('A', "1");
  CHECK(table.score('A').full_wall == 0);
}

TEST_CASE("[AS-G7] allows: no loss for corners that are covered, by any tile") {
  Position table(2);
  table.wall('A', "p1@g4 1@a1 2x2:portrait/d@m1 2|@a10 3-@l11");
  CHECK(table.score('A').corners == 0);
}

TEST_CASE("[AS-G7] denies: two points for each empty corner") {
  Position table(2);
  CHECK(table.score('A').corners == -8);
  table.wall('A', "p1@g4 1@a1 2|@n9");
  CHECK(table.score('A').corners == -6);
}

TEST_CASE("[AS-G8] allows: two points less for each surplus") {
  Position table(2);
  table.surplus('A', "5x5:city/b");
  CHECK(table.score('A').surplus == -2);
  table.surplus('A', "6x4:city/c");
  CHECK(table.score('A').surplus == -4);
}

TEST_CASE("[AS-G8] denies: a loss for the assistant's item or for another's surplus") {
  Position table(2);
  table.surplus('B', "5x5:city/b").assistant('A', "6x4:city/c");
  CHECK(table.score('A').surplus == 0);
}

// Two players with −6 points each and these cards left when the game ends.
std::string winners_with(std::string_view a_cards, std::string_view b_cards, Flags flags) {
  Position table(2, flags);
  table.supply_only("p7 p8 p11").hand('A', "20 " + std::string(a_cards)).hand('B', "19 " + std::string(b_cards));
  table.turns("AB", "p7 p8 p11").plays('A', "p7 give ready").plays('B', "p8 give ready");
  REQUIRE(table.phase() == Phase::over);
  CHECK(table.points('A') == -6);
  CHECK(table.points('B') == -6);
  return table.winners();
}

TEST_CASE("[AS-G9] allows: most points win") {
  Position table(2);
  table.supply_only("p7 p8 p11").wall('B', "p2@g4 1@i4").turns("AB", "p7 p8 p11");
  CHECK(table.winners().empty());
  table.plays('A', "p7 give ready").plays('B', "p8 give ready");
  CHECK(table.winners() == "B");
}

TEST_CASE("[AS-G9] allows: a tie goes to the sum of unused cards in pl and zh, to the highest one in ru") {
  CHECK(winners_with("10", "6 5", edition("pl")) == "B");
  CHECK(winners_with("10", "6 5", edition("zh")) == "B");
  CHECK(winners_with("10", "6 5", edition("ru")) == "A");
  CHECK(winners_with("10", "6 5", {.tie_highest = true}) == "A");
}

TEST_CASE("[AS-G9] denies: one winner where the cards are equal too: the victory is shared") {
  CHECK(winners_with("6 5", "6 5", edition("pl")) == "AB");
  CHECK(winners_with("10 1", "6 5", edition("pl")) == "AB");
  CHECK(winners_with("10 1", "6 5", edition("ru")) == "A");
  CHECK(winners_with("10 1", "10 9", edition("ru")) == "AB");
  CHECK(winners_with("", "", edition("ru")) == "AB");
}

TEST_CASE("[AS-G3][AS-G5] allows scenario 18: the example of the books makes 64") {
  Position table(2);
  table.markers(10, 5, 1, 20);
  table.wall(
      'A',
      "p1@g4 2x2:city/c@k2 2x2:city/d@c2 2x3:city/b@m4 "                                                 // 4 × 4
      "3x2:portrait/a@g7 2x2:portrait/d@i2 2x2:portrait/a@e2 "                                           // 3 × 3
      "2x2:still-life/a@m2 2x2:still-life/b@c4 2x3:still-life/c@e7 2x3:still-life/d@i9 "                 // 4 × 2
      "2x3:landscape/b@e4 2x2:landscape/b@g2 2x2:landscape/c@g9 2x3:landscape/d@i4 2x3:landscape/a@k4 "  // 3 × 5, the
                                                                                                         // last two
                                                                                                         // touch
      "3-@a1 3-@l1 3-@k11 1@n11 1@k10");
  table.surplus('A', "5x5:city/b");
  CHECK(table.score('A') ==
        Score{.prestige = 48, .decor = 11, .eyeline = 9, .full_wall = 0, .corners = -2, .surplus = -2});
  CHECK(table.points('A') == 64);
}

}  // namespace
}  // namespace art_society::tests
