// AS-H1…H3, AS-H7, AS-H8: where a tile may hang, and what the assistant is for. A's starting painting, a city in frame
// a, hangs at g4 and covers g4 to h6.
#include "position.h"

namespace art_society::tests {
namespace {

TEST_CASE("[AS-H1] allows: every place inside the grid beside a tile") {
  Position table(2);
  table.picks('A', "2x3:city/b");
  const Tokens left = table.tokens("e2 e3 e4 e5 e6");
  const Tokens right = table.tokens("i2 i3 i4 i5 i6");
  Tokens all = table.tokens("f1 g1 h1 f7 g7 h7 give");
  all.insert(left.begin(), left.end());
  all.insert(right.begin(), right.end());
  CHECK(table.legal('A') == all);
}

TEST_CASE("[AS-H1] allows: up to the very edge and into a corner") {
  Position table(2);
  table.wall('A', "p1@g4 5x5:city/b@i4 2-@m3").picks('A', "2x2:portrait/d");
  table.plays('A', "m1");
  CHECK(table.score('A').corners == -6);
  Position corner(2);
  corner.wall('A', "p1@g4 5x3:city/c@i4 3x2:city/d@l2")
      .fill('A', "m1 n1")
      .assistant('A', "2-")
      .picks('A', "5x5:city/b");
  corner.plays('A', "@m1");
  CHECK(corner.score('A').corners == 0);
}

TEST_CASE("[AS-H1] refuses: overlapping a tile, or leaving the grid") {
  Position table(2);
  table.picks('A', "2x3:city/b");
  table.refuses('A', "g4", "AS-H1");
  table.refuses('A', "h6", "AS-H1");   // one square of the starting painting
  table.refuses('A', "f2", "AS-H1");   // its lowest row would lie on g4
  table.refuses('A', "n5", "AS-H1");   // two wide in the last column
  table.refuses('A', "g10", "AS-H1");  // three high in the last but one row
  table.refuses('A', "o5", "AS-H1");
  table.refuses('A', "g12", "AS-H1");
  table.refuses('A', "p5", "AS-D1");  // no square: columns end before p
  table.refuses('A', "g13", "");
}

TEST_CASE("[AS-H2] allows scenario 5: one unit of edge is enough") {
  Position table(2);
  table.picks('A', "3x3:city/b");
  table.plays('A', "i6");
  CHECK(table.tiles('A') == "p1@g4 " + table.number_of("3x3:city/b") + "@i6");
}

TEST_CASE("[AS-H2] allows: decor is a tile too, to lean on and to be hung") {
  Position table(2);
  table.wall('A', "p1@g4 3-@i4").picks('A', "2x3:city/b");
  table.plays('A', "l2");  // its left side touches the decor only, at k4
}

TEST_CASE("[AS-H2] refuses scenario 5: touching at a corner only, or nothing at all") {
  Position table(2);
  table.picks('A', "3x3:city/b");
  table.refuses('A', "i7", "AS-H2");
  table.refuses('A', "d7", "AS-H2");
  table.refuses('A', "a1", "AS-H2");
  table.refuses('A', "l9", "AS-H2");
}

TEST_CASE("[AS-H2] refuses: decor away from the tiles") {
  Position table(2);
  table.picks('A', "3x3:city/a").plays('A', "i4");
  table.refuses('A', "1a1", "AS-H2");
  table.refuses('A', "1i7/2", "AS-H4");
  table.refuses('A', "1h7/2", "AS-H4");
  table.refuses('A', "1l7", "AS-H2");  // a corner of the new painting
  table.plays('A', "1k7");
}

// The studio's wall with one hole two wide and three high, f2 to g4.
Position studio_with_hole() {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2").fill('A', "f2 g2 f3 g3 f4 g4");
  return table;
}

TEST_CASE("[AS-H3] allows: a painting as it is") {
  Position table = studio_with_hole();
  table.picks('A', "2x3:portrait/b");
  CHECK(table.legal('A') == table.tokens("f2 give"));
}

TEST_CASE("[AS-H3] denies: turning a painting to make it fit") {
  Position table = studio_with_hole();
  table.picks('A', "3x2:portrait/b");
  CHECK(table.legal('A') == table.tokens("give surplus"));
  table.refuses('A', "f2", "AS-H1");
  table.refuses('A', "f3", "AS-H1");
}

TEST_CASE("[AS-C3][AS-H3] allows scenario 8: a standing 2 or a 1 in a hole one wide and two high") {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2").fill('A', "f2 g2 h2 f3 g3 h3 f4 g4 h4 f5 f6").picks('A', "3x3:landscape/a").plays('A', "f2");
  CHECK(table.legal('A', "1") == table.tokens("1f5 1f6"));
  Position two(2, {}, studio_text());
  two.wall('A', "p1@d2 2x2:portrait/a@d5")
      .fill('A', "f3 g3 h3 f4 g4 h4 f5 g5 h5 f1 f2")
      .picks('A', "3x3:landscape/a")
      .plays('A', "f3");
  CHECK(two.legal('A', "1") == two.tokens("1f1 1f2"));
  CHECK(two.legal('A', "2") == two.tokens("2|f1"));
  two.plays('A', "2|f1");
  CHECK(two.score('A').full_wall == 5);
}

TEST_CASE("[AS-C3][AS-H3] denies scenario 8: a lying 2 in a hole one wide and two high") {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2 2x2:portrait/a@d5")
      .fill('A', "f3 g3 h3 f4 g4 h4 f5 g5 h5 f1 f2")
      .picks('A', "3x3:landscape/a")
      .plays('A', "f3");
  table.refuses('A', "2-f1", "AS-H1");
  table.refuses('A', "2-f2", "AS-H1");
  table.refuses('A', "2|f2", "AS-H1");
}

TEST_CASE("[AS-H7] allows: a new painting goes to an assistant with empty hands, though it would fit") {
  Position table(2);
  table.picks('A', "2x3:city/b").plays('A', "give");
  CHECK(table.held('A') == table.number_of("2x3:city/b"));
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H7] allows: the item held is hung before or after a new one") {
  Position before(2);
  before.assistant('A', "2-").picks('A', "2x3:city/b").plays('A', "@i4 i5");
  CHECK(before.held('A') == "-");
  Position after(2);
  after.assistant('A', "2-").picks('A', "2x3:city/b").plays('A', "i4 @k4");
  CHECK(after.tiles('A') == "p1@g4 " + after.number_of("2x3:city/b") + "@i4 2-@k4");
  Position instead(2);
  instead.assistant('A', "2x2:portrait/d").picks('A', "2x3:city/b").plays('A', "@i4 give");
  CHECK(instead.held('A') == instead.number_of("2x3:city/b"));
}

TEST_CASE("[AS-H7] refuses: a second item, an item that is not there, one that breaks the rules of hanging") {
  Position full(2);
  full.assistant('A', "1").picks('A', "2x3:city/b");
  full.refuses('A', "give", "AS-H7");
  full.refuses('A', "@a1", "AS-H2");
  full.refuses('A', "@g4", "AS-H1");
  full.plays('A', "@i4 i5");
  full.refuses('A', "@i4", "AS-H7");
  Position decor(2);
  decor.assistant('A', "1").picks('A', "3x3:city/a").plays('A', "i4");
  decor.refuses('A', "give1", "AS-H7");
}

TEST_CASE("[AS-H7] denies: that what the assistant holds at the end scores, counts as surplus or covers a square") {
  Position table(2, {}, studio_text());
  table.markers(0, 3, 0, 0).wall('A', "p1@d2").fill('A', "f2").assistant('A', "2x2:portrait/a");
  Position without(2, {}, studio_text());
  without.markers(0, 3, 0, 0).wall('A', "p1@d2").fill('A', "f2");
  CHECK(table.score('A') == without.score('A'));
  CHECK(table.score('A').full_wall == 0);
  CHECK(table.score('A').surplus == 0);
}

TEST_CASE("[AS-H7] denies: that the assistant's item goes to the museum") {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2")
      .fill('A', "f2 g2 f3 g3")
      .assistant('A', "4x4:city/a")
      .museum("2x2:city/b")
      .picks('A', "4x4:city/b");
  CHECK(table.legal('A') == table.tokens("swap2x2:city/b surplus"));
  table.plays('A', "swap2x2:city/b f2");
  CHECK(table.held('A') == table.number_of("4x4:city/a"));
  CHECK(table.in_museum() == table.number_of("4x4:city/b"));
}

TEST_CASE("[AS-H7a] allows: hanging the item at any time from the own pick until ready") {
  Position table(3);
  table.assistant('A', "2x2:portrait/d").turns("ABC", "2x3:city/b p6 p7 p8").plays('A', "2x3:city/b");
  CHECK(table.choices('A').contains("@hang"));
  table.plays('A', "i4");
  CHECK(table.turn() == 'B');
  CHECK(table.choices('A') == table.tokens("@hang ready undo1"));
  table.plays('A', "ready wait @e4 ready");
}

TEST_CASE("[AS-H7a] allows: hanging an item that was given in this round") {
  Position table(2);
  table.picks('A', "3x3:city/a").plays('A', "give");
  CHECK(table.turn() == 'B');
  table.plays('A', "@i4");
  CHECK(table.held('A') == "-");
  CHECK(table.choices('A').contains("1"));  // and it wins decor as any new painting does
}

TEST_CASE("[AS-H7a] denies: hanging it before the own pick or after ready") {
  Position table(2);
  table.assistant('A', "1").assistant('B', "1").turns("AB", "2x3:city/b p6 p7");
  table.refuses('A', "@i4", "AS-D3");
  table.plays('A', "2x3:city/b i4 ready");
  table.refuses('A', "@k4", "AS-D4");
  table.refuses('B', "@i4", "AS-D3");
}

// The only place for a painting two wide is beside the starting painting of the same type.
Position faux_pas_only() {
  Position table(2, edition("pl"), studio_text());
  table.wall('A', "p1@d2").fill('A', "f2 g2 f3 g3 a1");
  return table;
}

TEST_CASE("[AS-H8] allows scenario 9: hanging it as a faux pas, or making room in the assistant's hands first") {
  Position table = faux_pas_only();
  table.assistant('A', "1").picks('A', "2x2:city/b");
  CHECK(table.legal('A') == table.tokens("f2 @f2 @g2 @f3 @g3 @a1"));
  table.plays('A', "@a1");
  CHECK(table.legal('A') == table.tokens("f2 give undo1"));
  table.plays('A', "give");
  CHECK(table.held('A') == table.number_of("2x2:city/b"));
  Position hung = faux_pas_only();
  hung.assistant('A', "1").picks('A', "2x2:city/b").plays('A', "f2");
  CHECK(hung.score('A').prestige == 0);
}

TEST_CASE("[AS-H8] refuses scenario 9: doing without a painting that fits") {
  Position table = faux_pas_only();
  table.museum("2x2:city/a").assistant('A', "1").picks('A', "2x2:city/b");
  table.refuses('A', "surplus", "AS-H8");
  table.refuses('A', "swap2x2:city/a", "AS-H8");
  table.refuses('A', "give", "AS-H7");
  table.refuses('A', "ready", "AS-D4");
  table.refuses('B', "p5", "AS-B2");
}

}  // namespace
}  // namespace art_society::tests
