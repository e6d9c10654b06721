// AS-D3…D5: the turn, taking steps back, and being ready.
#include "position.h"

namespace art_society::tests {
namespace {

TEST_CASE("[AS-D3] allows: pick, deal with all that is pending, then the next picks, then the museum buys") {
  Position table(2);
  table.turns("BA", "3x3:portrait/b p6 p7");
  CHECK(table.actors() == "B");
  table.plays('B', "3x3:portrait/b");
  CHECK(table.turn() == 'B');
  table.plays('B', "i4");
  CHECK(table.turn() == 'B');  // one shield was won
  table.plays('B', "1i7");
  CHECK(table.turn() == 'A');
  CHECK(table.actors() == "AB");  // B may still arrange
  table.plays('A', "p6 i4");
  CHECK(table.turn() == '-');
  CHECK(table.in_museum() == "p7");
}

TEST_CASE("[AS-D3] refuses: the next pick while something is pending, and deeds without a pick") {
  Position table(2);
  table.turns("BA", "3x3:portrait/b p6 p7");
  table.refuses('B', "i4", "AS-D3");
  table.refuses('B', "ready", "AS-D3");
  table.plays('B', "3x3:portrait/b").refuses('A', "p6", "AS-B2");
  table.plays('B', "i4").refuses('A', "p6", "AS-B2");
  table.plays('B', "1i7");
  table.refuses('A', "give", "AS-D3");
  table.refuses('B', "i9", "AS-D3");  // no painting is left to deal with
}

TEST_CASE("[AS-D3] denies: a swap for the painting that stays unsold in this round") {
  Position table(2);
  table.wall('B', "p2@g4")
      .fill('B', "i4 j4 i5 j5")
      .turns("AB", "p6 5x4:city/a 2x2:city/c")
      .plays('A', "p6 i4")
      .plays('B', "5x4:city/a");
  CHECK(table.legal('B') == table.tokens("give surplus"));
  table.refuses('B', "swap2x2:city/c", "AS-N2");
}

TEST_CASE("[AS-D4] allows scenario 16: undo takes the newest step back, and decor returns to the supply") {
  Position table(2);
  table.picks('A', "3x3:city/a").plays('A', "i4 1i7");
  CHECK(table.supply() == "35 18 18 18 18");
  table.plays('A', "undo2");
  CHECK(table.supply() == "36 18 18 18 18");
  CHECK(table.tiles('A') == "p1@g4 " + table.number_of("3x3:city/a") + "@i4");
  CHECK(table.choices('A') == table.tokens("1 give1 undo1"));
  table.plays('A', "undo1");
  CHECK(table.tiles('A') == "p1@g4");
  CHECK(table.pending('A') == table.number_of("3x3:city/a"));
  table.plays('A', "d4 1d7");
  CHECK(table.score('A').decor == 1);
}

TEST_CASE("[AS-D4] allows: every kind of step can be undone") {
  Position gift(2);
  gift.picks('A', "2x3:city/b").plays('A', "give undo1");
  CHECK(gift.held('A') == "-");
  CHECK(gift.pending('A') == gift.number_of("2x3:city/b"));
  Position held(2);
  held.assistant('A', "2-").picks('A', "2x3:city/b").plays('A', "@i4 undo1");
  CHECK(held.held('A') == "2-");
  CHECK(held.tiles('A') == "p1@g4");
  Position piece(2);
  piece.picks('A', "3x3:city/a").plays('A', "i4 give1 undo2");
  CHECK(piece.held('A') == "-");
  CHECK(piece.choices('A') == piece.tokens("1 give1 undo1"));
  CHECK(piece.supply() == "36 18 18 18 18");
  Position stop(2);
  stop.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2 2x3:landscape/a@m3").picks('A', "4x4:city/a");
  stop.plays('A', "i4 1i8 stop");
  CHECK(stop.turn() == 'B');
  stop.plays('A', "undo3 3-j8");
  CHECK(stop.score('A').decor == 6);
}

TEST_CASE("[AS-D4] allows: undoing the hanging that won a right takes the right away, and its number is free again") {
  Position table(2);
  table.assistant('A', "2x2:portrait/a").picks('A', "3x3:city/a").plays('A', "i4 1i7 @e4");
  CHECK(table.choices('A') == table.tokens("1/2 give1/2 undo3"));
  table.plays('A', "undo3");
  CHECK(table.choices('A') == table.tokens("@hang ready undo2"));
  table.plays('A', "@f2").refuses('A', "1f7/2", "AS-H2");
}

TEST_CASE("[AS-D4] allows: a combination taken back has its shields to use again") {
  Position table(2, edition("ru"));
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2 2x3:landscape/a@m3").picks('A', "4x4:city/a");
  table.plays('A', "i4 3-i8 1l8");
  CHECK(table.turn() == 'B');
  table.plays('A', "undo3");
  CHECK(table.choices('A') == table.tokens("1 give1 undo2"));
  table.plays('A', "undo2 2-i8 2-k8 ready");
}

TEST_CASE("[AS-D4] allows: ready, and withdrawing it until the last one is ready") {
  Position table(2);
  table.turns("AB", "2x3:city/b 2x3:portrait/c p7").plays('A', "2x3:city/b i4 ready");
  CHECK(table.choices('A') == table.tokens("wait"));
  CHECK(table.awaited() == "B");
  CHECK(table.actors() == "AB");
  table.plays('A', "wait undo1 e4 ready").plays('B', "2x3:portrait/c i4 ready");
  CHECK(table.round_number() == 2);
  CHECK(table.tiles('A') == table.number_of("2x3:city/b") + "@e4 p1@g4");
}

TEST_CASE(
    "[AS-D4] refuses scenario 16: undo out of order, undo of a step that does not exist, and undo after all are "
    "ready") {
  Position table(2);
  table.turns("AB", "3x3:city/a p6 p7").plays('A', "3x3:city/a");
  table.refuses('A', "undo1", "AS-D4");
  table.plays('A', "i4 1i7");
  table.refuses('A', "undo1", "AS-D4");
  table.refuses('A', "undo3", "AS-D4");
  table.refuses('B', "undo1", "AS-D3");
  table.plays('A', "ready").plays('B', "p6 e4 1e7 ready");
  CHECK(table.round_number() == 2);
  for (const char seat : {'A', 'B'}) {
    CHECK_FALSE(table.legal(seat).contains("undo2"));
    table.refuses(seat, "undo2", "AS-A1");
    table.refuses(seat, "wait", "AS-A1");
  }
}

TEST_CASE("[AS-D4] refuses: arranging while ready, waiting while not, ready with something pending") {
  Position table(2);
  table.turns("AB", "3x3:city/a p6 p7").plays('A', "3x3:city/a");
  table.refuses('A', "ready", "AS-D4");
  table.refuses('A', "wait", "AS-D4");
  table.plays('A', "i4").refuses('A', "ready", "AS-D4");
  table.plays('A', "1i7 ready");
  table.refuses('A', "ready", "AS-D4");
  table.refuses('A', "undo2", "AS-D4");
  table.plays('A', "wait undo2").refuses('A', "ready", "AS-D4");
}

TEST_CASE("[AS-D4] refuses: tiles of earlier rounds never move") {
  Position table(2);
  table.turns("AB", "2x3:city/b 2x3:portrait/c p7")
      .plays('A', "2x3:city/b i4 ready")
      .plays('B', "2x3:portrait/c i4 ready");
  table.bidding("2x2:city/c 2x2:portrait/d p8").plays('A', "bid5").plays('B', "bid4").plays('A', "2x2:city/c");
  table.refuses('A', "undo1", "AS-D4");
  table.plays('A', "e4 undo1").refuses('A', "undo1", "AS-D4");
}

TEST_CASE("[AS-D4a] allows: a later undo neither reopens the turn nor holds up the others or the museum") {
  Position table(2);
  table.turns("AB", "2x3:city/b 2x3:portrait/c 2x2:city/c").plays('A', "2x3:city/b i4");
  CHECK(table.turn() == 'B');
  table.plays('A', "undo1");
  CHECK(table.turn() == 'B');
  table.plays('B', "2x3:portrait/c i4");
  CHECK(table.turn() == '-');
  CHECK(table.in_museum() == table.number_of("2x2:city/c"));
  CHECK(table.markers() == "3 0 0 0");
  table.plays('B', "ready");
  CHECK(table.phase() == Phase::turns);  // A's painting is still in the air
  table.refuses('A', "ready", "AS-D4");
  table.plays('A', "give ready");
  CHECK(table.round_number() == 2);
}

TEST_CASE("[AS-D4a] allows: ready before the others have picked") {
  Position table(3);
  table.turns("ABC", "2x3:city/b 2x3:portrait/c p7 p8").plays('A', "2x3:city/b i4 ready");
  CHECK(table.turn() == 'B');
  CHECK(table.awaited() == "B");
}

TEST_CASE("[AS-D4a] refuses: another bid, another pick") {
  Position table(2);
  table.bidding("p5 p6 p7").plays('A', "bid5");
  table.refuses('A', "bid6", "AS-D4a");
  table.refuses('A', "bid5", "AS-D4a");
  table.plays('B', "bid4").plays('A', "p5").refuses('A', "p6", "AS-D1");
}

TEST_CASE(
    "[AS-D4a] refuses: swap and surplus after the own turn; what is undone must end on the wall or with the "
    "assistant") {
  Position table(2);
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4 i5 j5")
      .assistant('A', "1")
      .museum("2x2:city/c")
      .picks('A', "2x2:city/d")
      .plays('A', "i4");
  CHECK(table.turn() == 'B');
  table.plays('A', "undo1 @i4");
  CHECK(table.choices('A') == table.tokens("give undo1"));
  table.refuses('A', "surplus", "AS-D4a");
  table.refuses('A', "swap2x2:city/c", "AS-D4a");
  table.plays('A', "give ready");
}

TEST_CASE("[AS-D4a] denies: decor that was undone and meanwhile taken by another") {
  Position table(2);
  table.decor(1, 5, 5, 5, 5).turns("AB", "3x3:city/a 3x3:portrait/b p7").plays('A', "3x3:city/a i4 1i7 undo2");
  CHECK(table.choices('A') == table.tokens("1 give1 undo1"));
  table.plays('B', "3x3:portrait/b i4 1i7");
  // A's right has lapsed: the last 1 is on B's wall.
  CHECK(table.choices('A') == table.tokens("ready undo1"));
  table.refuses('A', "1i7", "AS-H4e");
}

TEST_CASE("[AS-D5] allows: a swapped-in painting is hung anew, and steps after it are undone") {
  Position table(2);
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4 i5 j5 a1 b1 a2 b2")
      .assistant('A', "1")
      .museum("2x2:city/c")
      .picks('A', "5x4:city/a");
  table.plays('A', "swap2x2:city/c i4 @b1 undo2 undo1");
  CHECK(table.legal('A') == table.tokens("i4 a1"));
  table.plays('A', "a1");
  CHECK(table.score('A').corners == 0);
}

TEST_CASE("[AS-D5] allows: the 1 that came with a surplus may be hung elsewhere") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4 j4 a1").picks('A', "5x4:city/a").plays('A', "surplus 1i4 undo1 1a1");
  CHECK(table.tiles('A').starts_with("1@a1"));
}

TEST_CASE("[AS-D5] denies: taking back a swap, or giving the painting from the museum away") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5 a1 b1 a2 b2").museum("2x2:city/c").picks('A', "5x4:city/a");
  table.plays('A', "swap2x2:city/c i4 undo1");
  table.refuses('A', "give", "AS-N2a");
  table.refuses('A', "undo1", "AS-D4");
  table.refuses('A', "surplus", "AS-N2a");
}

TEST_CASE("[AS-D5] refuses: undoing what came before a surplus") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4 j4 a1").assistant('A', "1").picks('A', "5x4:city/a").plays('A', "@a1 surplus");
  table.refuses('A', "undo1", "AS-D5");
  table.plays('A', "1i4 undo2").refuses('A', "undo1", "AS-D5");
}

}  // namespace
}  // namespace art_society::tests
