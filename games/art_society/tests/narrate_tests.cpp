// What happened, in sentences.
#include "position.h"

namespace art_society::tests {
namespace {

TEST_CASE("[AS-B3] allows: the reveal is told with every card that was compared") {
  Position table(4);
  table.stack('A', "2 5").stack('B', "3 5").stack('C', "1 7").stack('D', "4 9").bidding("p5 p6 p7 p8 p9");
  table.plays('A', "bid10").plays('B', "bid10");
  CHECK(table.tells('C', "bid10") == "C has bid.\n");
  CHECK(table.tells('D', "bid12") ==
        "D has bid.\n"
        "Bids: D 12, C 10>7, B 10>5>3, A 10>5>2.\n");
}

TEST_CASE("[AS-M1] allows: the museum's purchase is told with the way of the marker") {
  Position table(2);
  table.markers(4, 0, 0, 0).turns("AB", "p5 p6 2x3:portrait/c").plays('A', "p5 give").plays('B', "p6");
  CHECK(table.tells('B', "give") ==
        "B gives the painting to the assistant.\n"
        "The museum buys p10 (portrait, frame c, 2x3, value 4): portrait moves from 0 to 3.\n");
}

TEST_CASE("[AS-H4e] allows: decor that is won and a right that lapses are told") {
  Position won(2);
  won.picks('A', "3x3:city/a");
  CHECK(won.tells('A', "i4") ==
        "A hangs p37 at i4.\n"
        "A wins decor: 1 shield.\n");
  Position lapsed(2);
  lapsed.decor(0, 1, 1, 1, 1).picks('A', "3x3:city/a");
  CHECK(lapsed.tells('A', "i4") ==
        "A hangs p37 at i4.\n"
        "A's right to decor lapses (AS-H4e).\n");
}

TEST_CASE("[AS-H5] allows: an exchange is told with the wall it was made on") {
  Position table(2);
  table.wall('B', "p2@g4 1@i4 1@j4 1@k4").decor(0, 2, 2, 1, 2).picks('A', "3x3:city/a").plays('A', "i4");
  CHECK(table.tells('A', "1i7") ==
        "A hangs decor 1 at i7.\n"
        "Decor on B's wall is exchanged for the same area (AS-H5).\n");
}

TEST_CASE("[AS-E1] allows: the next round is told") {
  Position table(2);
  table.turns("AB", "p5 p6 p7").plays('A', "p5 give ready").plays('B', "p6 give");
  CHECK(table.tells('B', "ready") ==
        "B is ready.\n"
        "Round 2: B is the auctioneer.\n");
}

TEST_CASE("[AS-G9] allows: the end is told with reason, every line of the score and the winners") {
  Position table(2);
  table.supply_only("p7 p8 p11")
      .wall('B', "p2@g4 1@i4")
      .turns("AB", "p7 p8 p11")
      .plays('A', "p7 give ready")
      .plays('B', "p8 give");
  CHECK(table.tells('B', "ready") ==
        "B is ready.\n"
        "The game is over: too few paintings left.\n"
        "A: prestige 2, decor 0, eyeline 0, full wall 0, corners -8, surplus 0 = -6\n"
        "B: prestige 2, decor 1, eyeline 0, full wall 0, corners -8, surplus 0 = -5\n"
        "Winner: B.\n");
}

TEST_CASE("[AS-D4] allows: every deed has its sentence") {
  Position start = Position::at_start(2);
  CHECK(start.tells('*', "p1") == "A is dealt p1 (city, frame a, 2x3, value 4).\n");
  start.plays('*', "p2").plays('A', "g4").plays('B', "g4");
  CHECK(start.tells('*', "c3") == "A is dealt starting card 3.\n");
  start.plays('*', "c4");
  CHECK(start.tells('A', "2x3") == "A puts a painting 2x3 up for auction.\n");
  start.plays('A', "2x3 2x3");
  CHECK(start.tells('*', "p8") == "p8 (landscape, frame d, 2x3, value 4) is turned up.\n");
  Position table(2);
  table.assistant('A', "2-").picks('A', "2x3:city/b");
  CHECK(table.tells('A', "@i4") == "A's assistant hands over decor 2-: hung at i4.\n");
  CHECK(table.tells('A', "undo1") == "A takes step 1 back.\n");
  table.plays('A', "e4");
  CHECK(table.tells('A', "ready") == "A is ready.\n");
  CHECK(table.tells('A', "wait") == "A is not ready after all.\n");
  Position crowded(2);
  crowded.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").museum("2x2:city/c").picks('A', "5x4:city/a");
  Position swap = crowded;
  CHECK(swap.tells('A', "swap2x2:city/c") == "A swaps p101 for p29 (city, frame c, 2x2, value 3) of the museum.\n");
  CHECK(crowded.tells('A', "surplus") ==
        "A sets p101 aside as surplus.\n"
        "A wins decor: 1 shield.\n");
  CHECK(crowded.tells('A', "give1") == "A gives decor 1 to the assistant.\n");
}

}  // namespace
}  // namespace art_society::tests
