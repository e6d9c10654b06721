// CV-P1…P4: what lies among the paints.
#include "position.h"

namespace cats::tests {
namespace {

Position trapped(std::string_view cards, std::string_view hand = "ry") {
  Position table(3);
  table.painting(4, "9", cards).hands({hand, "b", ""}).dice("4 5").plays('A', "clean4@4");
  return table;
}

TEST_CASE("[CV-P1] allows: the whole hand is discarded, and after a look the turn passes") {
  Position table = trapped("yCg");
  CHECK(table.hand('A').empty());
  CHECK(table.discard() == "ry");
  table.plays('*', "y");
  CHECK(table.phase() == "caught");
  CHECK(table.legal('A') == Tokens{"stop"});
  table.plays('A', "stop");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-P1] refuses: to swap after a Catastrophe, with a borrowed paint either") {
  Position table = trapped("yCg");
  table.plays('*', "y").refuses('A', "put-r@a", "CV-P1");
  Position bank(3);
  bank.painting(4, "9", "yCg").hands({"ry", "b", "g"}).bank("13 15 16").dice("4 5").plays('A', "clean4@4");
  bank.plays('*', "y").refuses('A', "turbo16", "CV-B1a");
  bank.refuses('A', "two15", "CV-B1a");
  bank.refuses('B', "paw13-Cbg", "CV-B1a");
}

TEST_CASE("[CV-P1a] allows: the cards stay open until they are turned down") {
  Position table = trapped("yCg");
  table.plays('*', "y");
  CHECK(table.json('C').find(R"("cards":"yyg")") != std::string::npos);
  table.plays('A', "stop");
  CHECK(table.json('C').find(R"("cards":"yyg")") == std::string::npos);
}

TEST_CASE("[CV-P1a] denies: that a Catastrophe whose replacement makes a match is clean (scenario 5)") {
  Position table(3);
  table.painting(4, "9", "rCg").hands({"ry", "", ""}).bank("14").dice("4 5").plays('A', "clean4@4").plays('*', "b");
  CHECK(table.cards(4) == "rbg");
  CHECK(table.clean().empty());
  table.plays('A', "stop");
  CHECK(table.phase() == "window");
  CHECK(table.awaited() == "BC");  // anybody else, also with an empty hand
  table.refuses('A', "jump14", "CV-B3");
  table.plays('C', "jump14");
  CHECK(table.clean() == "4");
  CHECK(table.turn() == 'A');
}

TEST_CASE("[CV-P2] allows: one paint of two is discarded, and one is the limit until the round ends") {
  Position table = trapped("yPg");
  CHECK(table.phase() == "paws-drop");
  CHECK(table.legal('A') == Tokens{"drop-r", "drop-y"});
  table.plays('A', "drop-y").plays('*', "b");
  CHECK(table.hand('A') == "r");
  CHECK(table.limit('A') == 1);
  CHECK(table.limit('B') == 2);
  CHECK(table.phase() == "attempt");
  table.plays('A', "put-r@a");
  CHECK(table.clean() == "4");
}

TEST_CASE("[CV-P2] allows: a player with one paint or none is not asked") {
  CHECK(trapped("yPg", "r").phase() == "trap-draw");
  CHECK(trapped("yPg", "").phase() == "trap-draw");
}

TEST_CASE("[CV-P2] refuses: a second paint in this round, and anything before the discard") {
  Position table = trapped("yPg");
  table.refuses('*', "b1", "CV-T6");
  table.refuses('A', "stop", "CV-T5");
  table.refuses('B', "drop-b", "CV-P2");
  table.refuses('A', "drop-g", "CV-P2");
  Position later(2);
  later.hands({"r", ""}).limited('A').refuses('A', "take", "CV-P2");
}

TEST_CASE("[CV-P3] allows: the top palette hangs in place of the old one, and the next is on top") {
  Position table(2);
  table.painting(4, "9", "yFg").palettes("13 14 16").dice("4 5").plays('A', "clean4@4");
  CHECK(table.face(4) == "ygb");
  CHECK((table.state().table.palette_discard >> 8 & 1U) == 1);
  CHECK(table.legal('*') == Tokens{"p14", "p16"});
  table.plays('*', "p16");
  CHECK(table.view('-').top == static_cast<int>(Property::turbo));
  CHECK(table.phase() == "trap-draw");
}

TEST_CASE("[CV-P3] allows: the last palette of the stack, after which there is no top") {
  Position table(2);
  table.painting(4, "9", "yFg").palettes("13").dice("4 5").plays('A', "clean4@4");
  CHECK(table.face(4) == "ygb");
  CHECK(table.view('-').palettes == 0);
  CHECK(table.phase() == "trap-draw");
}

TEST_CASE("[CV-P3] denies: that the flooded palette goes to the bank, or counts any longer") {
  Position table(2);
  table.painting(4, "9", "rFg").palettes("1 2").dice("4 5").plays('A', "clean4@4").plays('*', "p2 b");
  CHECK(table.cards(4) == "rbg");
  CHECK(table.clean().empty());  // ryg hangs there now
  CHECK(table.bank().empty());
}

TEST_CASE("[CV-P4] allows: traps work from left to right, each with its effect and its paint") {
  Position table(3);
  table.painting(4, "9", "FyP").palettes("1 2").hands({"rb", "", ""}).dice("4 5").plays('A', "clean4@4");
  CHECK(table.cards(4) == "FyP");  // all are open first
  CHECK(table.face(4) == "ryg");
  table.plays('*', "p2 g");
  CHECK(table.cards(4) == "gyP");
  CHECK(table.phase() == "paws-drop");
  table.plays('A', "drop-b").plays('*', "r");
  CHECK(table.clean() == "4");  // the turn of A goes on after both, and here it matches
}

TEST_CASE("[CV-P4] allows: all three traps on one painting (scenario 6)") {
  for (const std::string_view cards : {"CPF", "PFC", "FPC"}) {
    Position table(3);
    table.painting(4, "9", cards).palettes("13 14").hands({"rb", "", ""}).dice("4 5").plays('A', "clean4@4");
    for (int draws = 0; draws < 4; ++draws) {
      CHECK(table.actors() == "*");  // nobody is asked anything
      table.plays('*', table.phase() == "new-top" ? "p14" : "y");
    }
    CHECK(table.phase() == "caught");
    CHECK(table.face(4) == "ygb");
    CHECK(table.hand('A').empty());
    CHECK(table.limit('A') == 1);
    CHECK(table.plays('A', "stop").turn() == 'B');
  }
}

TEST_CASE("[CV-P4] denies: to choose what to discard when a Catastrophe takes all, before or behind") {
  CHECK(trapped("CPg").phase() == "trap-draw");
  CHECK(trapped("PCg").phase() == "trap-draw");
  Position table = trapped("PCg");
  table.refuses('A', "drop-r", "CV-T6");
}

TEST_CASE("scenario 6: a Catflood whose palette and paint make a match is clean at once") {
  Position table(2);
  table.painting(4, "1", "rgF").palettes("9 10").dice("4 5").plays('A', "clean4@4").plays('*', "p10 b");
  CHECK(table.clean() == "4");
  CHECK(table.bank() == "9");
}

}  // namespace
}  // namespace cats::tests
