// AL-G: the end, and AL-X2: the curators' contest.
#include "position.h"

namespace artline::tests {
namespace {

// An exhibition waits at h7: it opens row 7 and column h.
Position corner(int players, Flags flags = {}) {
  Position table(players, flags);
  table.hangs("2@g6 4@g8 6@h8").gallery("g", "=cat").gallery("8", "=dog");
  return table;
}

TEST_CASE("[AL-G1][AL-G2] allows: an exhibition with the last card; all others have one turn, and finishers share") {
  Position table = corner(3);
  table.hands({"8", "10", "12 14"}).deck(9).stands('A', "8@h7:=hat|=moon");
  CHECK(table.in_hand('A') == 0);
  CHECK(table.awaited() == "B");
  table.stands('B', "10@h6:=boat|");  // row 6 opens, column h is extended
  CHECK(table.awaited() == "C");
  table.plays('C', "discard12").draws('C');
  CHECK(table.end() == "exhibition");
  CHECK(table.winners() == "AB");
}

TEST_CASE("[AL-G1] denies: an end before the play stands") {
  Position table = corner(2);
  table.hands({"8", "10"}).plays('A', "8@h7:=hat|=moon").plays('B', "no-fit-row");
  CHECK(table.hand('A') == "8");
  CHECK(table.awaited() == "A");
  CHECK(table.state().table.ender == none);
}

TEST_CASE("[AL-G1] denies: more turns for a second finisher") {
  Position table = corner(2);
  table.hands({"8", "10"}).stands('A', "8@h7:=hat|=moon").stands('B', "10@h6:=boat|");
  CHECK(table.phase() == "over");
  table.refuses('A', "ok", "AL-G2");
}

TEST_CASE("[AL-G2] refuses: a move after the end") {
  Position table = corner(2);
  table.hands({"8", "10"}).stands('A', "8@h7:=hat|=moon").stands('B', "10@h6:=boat|").refuses('A', "discard8", "AL-G2");
}

TEST_CASE("[AL-G2] denies: a victory to a player who got rid of the last card in another way") {
  Position table = corner(2);
  table.hands({"8", "10"}).deck(0);
  Position last = corner(2);
  last.hands({"8", "10"}).deck(1).stands('A', "8@h7:=hat|=moon").plays('B', "discard10").draws('B');
  CHECK(last.winners() == "A");
  Position three = corner(3);
  three.hands({"8", "10", "12"}).deck(1).stands('A', "8@h7:=hat|=moon").plays('B', "discard10").draws('B');
  three.plays('C', "discard12");
  CHECK(three.in_hand('C') == 0);
  CHECK(three.winners() == "A");
}

TEST_CASE("[AL-G3] allows: the last card without an exhibition: draw and go on") {
  Position table = corner(2);
  table.hands({"8", "10"}).stands('A', "8@g9").draws('A');
  CHECK(table.in_hand('A') == 1);
  CHECK(table.awaited() == "B");
}

TEST_CASE("[AL-G3] denies: an end by discarding the last card") {
  Position table = corner(2);
  table.hands({"8", "10"}).plays('A', "discard8").draws('A');
  CHECK(table.state().table.ender == none);
  CHECK(table.phase() == "turn");
}

TEST_CASE("[AL-G4] allows: the game ends when the deck is empty, and the fewest cards share") {
  Position table = corner(3);
  table.hands({"8 9 10", "12 13", "14 15"}).deck(1).plays('A', "discard8").draws('A');
  CHECK(table.end() == "empty deck");
  CHECK(table.winners() == "BC");
}

TEST_CASE("[AL-G4] denies: an end while a card is left, and in the last turns") {
  Position table = corner(2);
  table.hands({"8 9", "12 13"}).deck(1).stands('A', "8@h7:=hat|=moon");
  CHECK(table.phase() == "turn");
  Position last = corner(3);
  last.hands({"8", "12", "14 15"}).deck(1).stands('A', "8@h7:=hat|=moon").plays('B', "discard12").draws('B');
  CHECK(last.in_deck() == 0);
  CHECK(last.awaited() == "C");
  last.plays('C', "discard14");
  CHECK(last.end() == "exhibition");
}

TEST_CASE("[AL-G5] allows: every turn takes a card out of a hand") {
  Position table = corner(2);
  table.hands({"8 9", "12"}).deck(3).plays('A', "discard8").draws('A').plays('B', "discard12").draws('B');
  CHECK(table.state().table.turns == 2);
  CHECK(table.in_deck() == 1);
}

TEST_CASE("[AL-G5] denies: more turns than cards in the deck, by exhibitions or without them") {
  Position table = corner(2);
  table.hands({"8 9", "12"}).deck(2).plays('A', "discard8").draws('A').plays('B', "discard12").draws('B');
  CHECK(table.phase() == "over");
}

TEST_CASE("[AL-X2][AL-X2a] allows: the neighbour on the right plays one of the cards that are shown") {
  Position table = corner(3, {.curators = true});
  table.hands({"8 9", "12", "14"}).plays('A', "show");
  CHECK(table.awaited() == "C");
  CHECK(table.legal('C').contains("8@g9"));
  CHECK_FALSE(table.legal('C').contains("14@g9"));
  table.stands('C', "8@g9");
  CHECK(table.phase() == "draw");
  CHECK(table.draws('A').awaited() == "B");
  CHECK(table.hand('A').starts_with("9 "));
}

TEST_CASE("[AL-X2] allows: the neighbour declines, and the player discards and draws") {
  Position table = corner(3, {.curators = true});
  table.hands({"8 9", "12", "14"}).plays('A', "show").plays('C', "decline").plays('A', "discard9").draws('A');
  CHECK(table.awaited() == "B");
}

TEST_CASE("[AL-X2][AL-X2a] refuses: a discard before the hand is shown, and plays by the wrong seat") {
  Position table = corner(3, {.curators = true});
  table.hands({"8 9", "12", "14"}).refuses('A', "discard8", "AL-X2");
  table.refuses('C', "decline", "AL-X2");
  table.plays('A', "show").refuses('A', "8@g9", "AL-X2");
  table.refuses('A', "discard8", "AL-X2");
  table.refuses('A', "show", "AL-X2");
  table.plays('C', "decline").refuses('A', "8@g9", "AL-X2");
  table.refuses('A', "show", "AL-X2");
  corner(3).hands({"8", "10", "12"}).refuses('A', "show", "AL-X2");
}

TEST_CASE("[AL-X2a] denies: a rejected play to the neighbour, and a fourth try") {
  Position table = corner(3, {.curators = true});
  table.hands({"8 9", "12", "14"}).plays('A', "8@g9").plays('B', "no-fit-column").plays('C', "no-fit-column");
  table.plays('A', "show").refuses('C', "8@g9", "AL-V4");
  for (const auto place : {"8@g5", "9@g5", "9@g9"})
    table.plays('C', place).plays('A', "no-fit-column").plays('B', "no-fit-column");
  CHECK(table.legal('C') == Tokens{"decline"});
  table.plays('C', "decline").plays('A', "discard9");
}

TEST_CASE("[AL-X2b] allows: the owner votes on the neighbour's play, and draws even after an exhibition") {
  Position table = corner(3, {.curators = true});
  table.hands({"8 9", "12", "14"}).plays('A', "show").plays('C', "8@h7:=hat|=moon");
  CHECK(table.awaited() == "AB");
  table.plays('A', "ok").plays('B', "ok");
  CHECK(table.phase() == "draw");
}

TEST_CASE("[AL-X2b] denies: an end by the owner's last card if the neighbour plays it") {
  Position table = corner(3, {.curators = true});
  table.hands({"8", "12", "14"}).plays('A', "show").stands('C', "8@h7:=hat|=moon").draws('A');
  CHECK(table.state().table.ender == none);
  CHECK(table.in_hand('A') == 1);
}

}  // namespace
}  // namespace artline::tests
