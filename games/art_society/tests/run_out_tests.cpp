// AS-H5: a shape of decor that is used up. Old pieces lie on B's wall beside the starting painting, which covers g4 to
// h6.
#include "position.h"

namespace art_society::tests {
namespace {

// A hangs a painting that wins one shield; the supply of 1s is empty.
Position one_shield_wanted(std::string_view b_wall, Array<int, 4> longer = {{2, 2, 2, 2}}) {
  Position table(2);
  table.wall('B', b_wall)
      .decor(0, longer[0], longer[1], longer[2], longer[3])
      .picks('A', "3x3:city/a")
      .plays('A', "i4");
  return table;
}

// The same with two shields, of which a lying 2 is wanted and used up.
Position lying_two_wanted(std::string_view b_wall, Array<int, 4> others) {
  Position table(2);
  table.wall('A', "p1@g4 2x2:still-life/a@i2 1@h3")
      .wall('B', b_wall)
      .decor(others[0], 0, others[1], others[2], others[3]);
  table.picks('A', "4x4:city/a").plays('A', "i4");
  return table;
}

TEST_CASE("[AS-H5] allows scenario 17: three old 1s in a line are merged into the lying 3 of the supply") {
  Position table = one_shield_wanted("p2@g4 1@i4 1@j4 1@k4", {{2, 2, 1, 2}});
  CHECK(table.choices('A') == table.tokens("1 give1 undo1"));
  const Score before = table.score('B');
  table.plays('A', "1i7");
  CHECK(table.tiles('B') == "p2@g4 3-@i4");
  CHECK(table.supply() == "2 2 2 0 2");
  CHECK(table.score('B') == before);  // it changes no point and no square
  CHECK(table.tiles('A') == "p1@g4 " + table.number_of("3x3:city/a") + "@i4 1@i7");
}

TEST_CASE("[AS-H5] allows: standing lines, and a 1 that leans on a 2") {
  Position standing = one_shield_wanted("p2@g4 1@i4 1@i5 1@i6", {{0, 0, 0, 1}});
  standing.plays('A', "1i7");
  CHECK(standing.tiles('B') == "p2@g4 3|@i4");
  CHECK(standing.supply() == "2 0 0 0 0");
  Position mixed = one_shield_wanted("p2@g4 2-@i4 1@k4", {{0, 0, 1, 0}});
  mixed.plays('A', "give1");
  CHECK(mixed.tiles('B') == "p2@g4 3-@i4");
  CHECK(mixed.supply() == "0 1 0 0 0");
}

TEST_CASE("[AS-H5] allows: longer before shorter, lying before standing, reading order, seat A first") {
  Position longer = one_shield_wanted("p2@g4 1@i4 1@j4 1@i5 1@i6");
  longer.plays('A', "1i7");
  CHECK(longer.tiles('B') == "p2@g4 3|@i4 1@j4");  // a standing 3 before a lying 2
  Position lying = one_shield_wanted("p2@g4 1@i4 1@j4 1@i5");
  lying.plays('A', "1i7");
  CHECK(lying.tiles('B') == "p2@g4 2-@i4 1@i5");
  Position reading = one_shield_wanted("p2@g4 1@i5 1@j5 1@f4 1@f5");
  reading.plays('A', "1i7");
  CHECK(reading.tiles('B') == "2|@f4 p2@g4 1@i5 1@j5");
  Position first(2);
  first.wall('A', "p1@g4 1@e5 1@f5")
      .wall('B', "p2@g4 1@i4 1@j4")
      .decor(0, 1, 1, 1, 1)
      .picks('A', "3x3:city/a")
      .plays('A', "i4 1i7");
  CHECK(first.tiles('A') == "p1@g4 " + first.number_of("3x3:city/a") + "@i4 2-@e5 1@i7");
  CHECK(first.tiles('B') == "p2@g4 1@i4 1@j4");
}

TEST_CASE("[AS-H5] allows: splitting a piece of the shape that is wanted") {
  Position two = lying_two_wanted("p2@g4 2-@i4", {{2, 0, 0, 0}});
  CHECK(two.choices('A').contains("2-"));
  two.plays('A', "2-i8");
  CHECK(two.tiles('B') == "p2@g4 1@i4 1@j4");
  CHECK(two.supply() == "0 0 0 0 0");
}

TEST_CASE("[AS-H5] allows: a merge before a split, and of a 3 the 2 with the 1 before three 1s") {
  Position merge = lying_two_wanted("p2@g4 2-@i4 1@k4", {{2, 0, 1, 0}});
  merge.plays('A', "2-i8");
  CHECK(merge.tiles('B') == "p2@g4 3-@i4");
  CHECK(merge.supply() == "3 0 0 0 0");
  // Three shields, and the lying 3s are used up.
  const auto split_three = [](int ones, int twos) {
    Position table(2);
    table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2")
        .wall('B', "p2@g4 3-@i4")
        .decor(ones, twos, 0, 0, 0);
    table.picks('A', "4x4:city/a").plays('A', "i4 3-i8");
    return table;
  };
  CHECK(split_three(3, 1).tiles('B') == "p2@g4 2-@i4 1@k4");
  CHECK(split_three(3, 1).supply() == "2 0 0 0 0");
  CHECK(split_three(3, 0).tiles('B') == "p2@g4 1@i4 1@j4 1@k4");
}

TEST_CASE("[AS-H5] allows: the exchange stays when the step that wanted it is undone") {
  Position table = one_shield_wanted("p2@g4 1@i4 1@j4 1@k4", {{2, 2, 1, 2}});
  table.plays('A', "1i7 undo2");
  CHECK(table.tiles('B') == "p2@g4 3-@i4");
  CHECK(table.supply() == "3 2 2 0 2");
}

TEST_CASE("[AS-H5] denies scenario 17: decor where only isolated 1s could be exchanged and k = 1") {
  Position table = one_shield_wanted("p2@g4 1@i4 1@f4 1@j5 1@g7");
  CHECK(table.turn() == 'B');
  CHECK(table.choices('A') == table.tokens("ready undo1"));
  CHECK(table.score('A').decor == 0);
  table.refuses('A', "1i7", "AS-H4e");
  CHECK(table.tiles('B') == "1@f4 p2@g4 1@i4 1@j5 1@g7");
}

TEST_CASE("[AS-H5] denies: a merge for which the longer piece is missing") {
  Position table = one_shield_wanted("p2@g4 1@i4 1@j4 1@k4", {{0, 2, 0, 2}});
  CHECK(table.turn() == 'B');
  Position shorter = one_shield_wanted("p2@g4 1@i4 1@j4 1@k4", {{1, 0, 0, 0}});
  shorter.plays('A', "1i7");
  CHECK(shorter.tiles('B') == "p2@g4 2-@i4 1@k4");
}

TEST_CASE("[AS-H5] refuses: a shape that can't be exchanged for, while others are there") {
  Position table = lying_two_wanted("p2@g4 2|@i4 3-@j4", {{5, 5, 5, 5}});
  CHECK(table.choices('A') == table.tokens("1 2| give1 give2| undo1"));
  table.refuses('A', "2-i8", "AS-H5");
  table.refuses('A', "give2-", "AS-H5");
}

TEST_CASE("[AS-H5] denies: decor of this round, pieces on two walls, and lines across") {
  Position fresh(2);
  fresh.wall('A', "p1@g4 1@i7").decor(1, 5, 5, 5, 5).turns("AB", "3x3:city/a 3x3:portrait/b p7");
  fresh.plays('A', "3x3:city/a i4 1j7").plays('B', "3x3:portrait/b i4");
  CHECK(fresh.turn() == '-');  // B's right has lapsed: the new 1 at j7 is not merged with the old one at i7
  CHECK(fresh.tiles('A') == "p1@g4 " + fresh.number_of("3x3:city/a") + "@i4 1@i7 1@j7");
  Position across = one_shield_wanted("p2@g4 2|@i4 1@j4", {{5, 5, 5, 5}});
  CHECK(across.turn() == 'B');
}

TEST_CASE("[AS-H5] denies: an exchange while the shape is still there") {
  Position table(2);
  table.wall('B', "p2@g4 1@i4 1@j4 1@k4").decor(1, 2, 2, 2, 2).picks('A', "3x3:city/a").plays('A', "i4 1i7");
  CHECK(table.tiles('B') == "p2@g4 1@i4 1@j4 1@k4");
  CHECK(table.supply() == "0 2 2 2 2");
}

}  // namespace
}  // namespace art_society::tests
