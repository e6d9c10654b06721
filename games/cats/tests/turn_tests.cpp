// CV-T1…T4: rounds, turns, taking and exchanging paints.
#include "position.h"

namespace cats::tests {
namespace {

TEST_CASE("[CV-T1] allows: the first player begins every round, no matter who ended the one before") {
  Position table(3);
  table.starter('C').turn('B').dice("1").hands({"", "r", ""}).exchanges('B', "1");
  CHECK(table.round() == 2);
  CHECK(table.phase() == "roll");
  table.plays('*', "d1 d2 d3 d4 d5 d6 d7");
  CHECK(table.turn() == 'C');
}

TEST_CASE("[CV-T1] denies: a turn before the dice are rolled") {
  Position table(2);
  table.dice("1").hands({"r", ""}).exchanges('A', "1");
  table.refuses('A', "take", "CV-T6");
}

TEST_CASE("[CV-T1a] allows: if the order runs on, the player who would be next begins and decides for the cat") {
  Position table(3, {.order_runs_on = true});
  table.clean("4").coming("oops").turn('B').dice("1").painting(1, "rgb", "yyg");
  table.plays('B', "clean1@1 stop");
  CHECK(table.starter() == 'C');
  CHECK(table.phase() == "oops");
  CHECK(table.awaited() == "C");
}

TEST_CASE("[CV-T1a] allows: after an exchange with the last die, the player who called for it begins") {
  Position table(3, {.order_runs_on = true});
  table.turn('B').dice("1").hands({"y", "r", ""}).exchanges('B', "1");
  CHECK(table.starter() == 'B');
}

TEST_CASE("[CV-T1a] denies: that the first player of the game decides when the order runs on") {
  Position table(3, {.order_runs_on = true});
  table.clean("4").coming("oops").turn('B').dice("1").painting(1, "rgb", "yyg").plays('B', "clean1@1 stop");
  table.refuses('A', "splash4", "CV-E2");
}

TEST_CASE("[CV-T2] allows: one of three things, then the next player clockwise") {
  Position table(3);
  table.hands({"r", "", "r"}).dice("3 5 3");
  CHECK(table.legal('A') == Tokens{"take", "exchange3", "exchange5", "clean3@3", "clean5@5"});
  table.plays('A', "take").plays('*', "y").plays('B', "take").plays('*', "g").plays('C', "take").plays('*', "b");
  CHECK(table.turn() == 'A');
}

TEST_CASE("[CV-T2] refuses: a turn of another") {
  Position table(3);
  table.hands({"r", "r", "r"});
  for (const auto token : {"take", "exchange3", "clean3@3"}) table.refuses('B', token, "CV-T2");
}

TEST_CASE("[CV-T2a] allows: somebody with two paints calls for an exchange or tries") {
  Position table(2);
  table.hands({"rr", ""}).dice("3");
  CHECK(table.legal('A') == Tokens{"exchange3", "clean3@3"});
}

TEST_CASE("actions that no token names are refused without a clause") {
  Position table(2);
  table.refuses('A', Action{.kind = static_cast<Kind>(kind_count)}, "");
  table.refuses('A', Action{.kind = Kind::clean, .place = 12}, "");
  table.refuses('C', Action{.kind = Kind::take}, "");
}

TEST_CASE("[CV-T2a] denies: to pass") {
  Position table(2);
  table.refuses('A', "no", "CV-B3a");
  table.refuses('A', "stop", "CV-T5");
  table.refuses('A', "pass", "");
}

TEST_CASE("[CV-T3] allows: the top paint, which costs no die") {
  Position table(2);
  table.hands({"r", ""}).dice("3 5").plays('A', "take");
  CHECK(table.actors() == "*");
  table.plays('*', "b");
  CHECK(table.hand('A') == "rb");
  CHECK(table.dice() == "3 5");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-T3] refuses: a third paint, and a colour that the stack does not have") {
  Position table(2);
  table.hands({"ry", ""}).refuses('A', "take", "CV-T3");
  Position poor(2);
  poor.stack("rr").plays('A', "take").refuses('*', "b", "CV-T3");
}

TEST_CASE("[CV-T4] allows: all draw and discard one in turn order, then the one who called has a turn") {
  Position table(3);
  table.turn('B').hands({"y", "r", "bb"}).dice("3 5").plays('B', "exchange5");
  CHECK(table.dice() == "3 5-");
  table.plays('*', "g");
  CHECK(table.legal('B') == Tokens{"drop-r", "drop-g"});
  table.plays('B', "drop-r").plays('*', "g").plays('C', "drop-b").plays('*', "g").plays('A', "drop-g");
  CHECK(table.hand('A') == "y");
  CHECK(table.hand('B') == "g");
  CHECK(table.hand('C') == "gb");
  CHECK(table.discard() == "rgb");
  CHECK(table.phase() == "turn");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-T4] refuses: a die that is not there, a discard out of turn or of a colour not held") {
  Position table(3);
  table.hands({"y", "r", "bb"}).dice("3 5A 6-");
  table.refuses('A', "exchange4", "CV-T5");
  table.refuses('A', "exchange5", "CV-T5");
  table.refuses('A', "exchange6", "CV-T5");
  table.refuses('A', "drop-y", "CV-T4");
  table.plays('A', "exchange3").refuses('A', "drop-y", "CV-T6");
  table.plays('*', "g").refuses('A', "drop-r", "CV-T4");
  table.refuses('B', "drop-r", "CV-T4");
  table.refuses('A', "take", "CV-T2");
}

TEST_CASE("[CV-T4a] allows: to discard what was just drawn, and three paints until then") {
  Position table(2);
  table.hands({"yy", ""}).dice("3 5").plays('A', "exchange3").plays('*', "y");
  CHECK(table.hand('A') == "yyy");
  table.plays('A', "drop-y");
  CHECK(table.hand('A') == "yy");
}

TEST_CASE("[CV-T4a] allows: a second exchange, as long as there are dice") {
  Position table(2);
  table.hands({"y", ""}).dice("3 5").exchanges('A', "3");
  CHECK(table.turn() == 'A');
  CHECK(table.legal('A').contains("exchange5"));
}

TEST_CASE("[CV-T4a] refuses: an exchange that a player without a paint calls for, and a card for such a player") {
  Position empty(2);
  empty.hands({"", "r"}).refuses('A', "exchange3", "CV-T4a");
  Position table(3);
  table.hands({"y", "", "b"}).dice("3 5").plays('A', "exchange3").plays('*', "g").plays('A', "drop-g");
  CHECK(table.turn() == 'C');  // B is left out
}

TEST_CASE("scenario 4: taking with two paints, under All Paws with one, and in the next round") {
  Position table(2);
  table.hands({"ry", ""}).refuses('A', "take", "CV-T3");
  Position paws(2);
  paws.hands({"r", ""}).limited('A').refuses('A', "take", "CV-P2");
  paws.dice("1").exchanges('A', "1").plays('*', "d1 d2 d3 d4 d5 d6 d7").plays('A', "take").plays('*', "r");
  CHECK(paws.hand('A') == "rr");
}

TEST_CASE("scenario 7: an exchange with hands of 2, 1 and 0") {
  for (const bool last : {false, true}) {
    Position table(3);
    table.hands({"ry", "g", ""}).dice(last ? "3" : "3 5");
    const auto before = table.stack().size();
    table.plays('A', "exchange3").plays('*', "b").plays('A', "drop-r").plays('*', "b").plays('B', "drop-b");
    CHECK(table.hand('A') == "yb");
    CHECK(table.hand('B') == "g");
    CHECK(table.hand('C').empty());
    CHECK(table.stack().size() == before - 2);
    CHECK(table.round() == (last ? 2 : 1));
    CHECK(table.phase() == (last ? "roll" : "turn"));
    if (!last) CHECK(table.turn() == 'A');
  }
}

}  // namespace
}  // namespace cats::tests
