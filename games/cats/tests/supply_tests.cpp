// CV-T6, CV-T7: empty stacks, and how a round ends.
#include "position.h"

namespace cats::tests {
namespace {

// Ten paints on two paintings and in the hands of two players: there is nothing to draw.
Position nothing_to_draw() {
  Position table(2, {}, box_with({"board 1x2", "paints 3 3 2 2", "stack 4", "traps 1 1 1 0", "goal 1 1 2"}));
  table.painting(1, "rgb", "rgy").painting(2, "rgb", "rgy").hands({"rb", "yb"}).stack("").dice("1 2");
  return table;
}

// The same with three players and a trap on painting 1.
Position nothing_for_a_trap() {
  Position table(3, {}, box_with({"board 1x2", "paints 3 3 2 2", "stack 5", "traps 1 1 1 1", "goal 1 1 2"}));
  table.painting(1, "rgb", "rPy").painting(2, "rgb", "gyg").hands({"r", "yb", "rb"}).stack("").dice("1 2");
  return table;
}

// Two paintings and two palettes, one of them in the bank; the cat will splash the clean painting.
Position no_palette_left() {
  Position table(2, {}, box_with({"board 1x2", "stack 48", "goal 1 1 2", "palette rgb paw", "palette ryg two"}));
  table.clean("1").painting(2, "2", "bbb").bank("1").hands({"r", ""}).dice("2").coming("oops").exchanges('A', "2");
  table.plays('A', "splash1").plays('*', "r g b");
  return table;
}

TEST_CASE("[CV-T6] allows: the discard becomes the stack when a paint must be drawn") {
  Position table(2);
  table.painting(1, "rgb", "yyg").hands({"g", ""}).stack("");
  const std::string discard = table.discard();
  CHECK(discard.size() == 11);
  table.plays('A', "take");
  CHECK(table.discard().empty());
  CHECK(table.stack() == discard);
  CHECK(table.legal('*').size() == 11);
}

TEST_CASE("[CV-T6] allows: the palette discard becomes the palette stack, with the palette that was just flooded") {
  Position table(2);
  table.painting(4, "9", "rgF").palettes("").dice("4 5").plays('A', "clean4@4");
  CHECK(table.phase() == "new-top");
  CHECK(table.flooded().empty());
  CHECK(table.legal('*').contains("p9"));
  table.plays('*', "p9");
  CHECK(table.face(4) == "rgb");
  CHECK(table.phase() == "new-top");  // the next one lies on top, its back is seen
  table.plays('*', *table.legal('*').begin());
  CHECK(table.phase() == "trap-draw");
}

TEST_CASE("[CV-T6] refuses: a new stack while there are cards in the old one, and a move before the card comes") {
  Position table(2);
  table.hands({"g", ""}).stack("y").plays('A', "take");
  CHECK(table.legal('*') == Tokens{"y1"});
  table.refuses('*', "b1", "CV-T3");
  table.refuses('A', "take", "CV-T6");
  table.plays('*', "y");
  CHECK(table.stack().empty());
  CHECK(table.discard().size() == 10);
}

TEST_CASE("[CV-T6a] allows: in an exchange without a paint to draw, one is discarded all the same") {
  Position table = nothing_to_draw();
  table.plays('A', "exchange1");
  CHECK(table.phase() == "exchange-drop");
  CHECK(table.legal('A') == Tokens{"drop-r", "drop-b"});
  table.plays('A', "drop-r");
  CHECK(table.phase() == "exchange-draw");  // now there is one for B
  table.plays('*', "r").plays('B', "drop-r");
  CHECK(table.hand('A') == "b");
  CHECK(table.hand('B') == "yb");
}

TEST_CASE("[CV-T6a] allows: the place of a trap stays empty") {
  Position table = nothing_for_a_trap();
  table.plays('A', "clean1@1");
  CHECK(table.phase() == "attempt");
  CHECK(table.cards(1) == "r.y");
  CHECK(table.json().find(R"("cards":"r.y")") != std::string::npos);
  CHECK(table.legal('A') == Tokens{"put-r@a", "put-r@c", "stop"});
}

TEST_CASE("[CV-T6a] allows: a painting that gets no palette is dirty and has none") {
  const Position table = no_palette_left();
  CHECK(table.phase() == "roll");
  CHECK(table.clean().empty());
  CHECK(table.face(1).empty());
  CHECK(table.cards(1) == "rgb");
}

TEST_CASE("[CV-T6a] refuses: to take a paint, to swap where no card is, to clean without a palette") {
  Position table = nothing_to_draw();
  table.plays('A', "clean1@1 put-r@c");
  CHECK(table.hand('A') == "yb");
  Position take(3, {}, box_with({"board 1x2", "paints 3 3 2 2", "stack 4", "traps 1 1 1 0", "goal 1 1 2"}));
  take.painting(1, "rgb", "rgy").painting(2, "rgb", "rgy").hands({"r", "yb", "b"}).stack("");
  take.refuses('A', "take", "CV-T6a");
  Position empty = nothing_for_a_trap();
  empty.plays('A', "clean1@1").refuses('A', "put-r@b", "CV-T6a");
  Position bare = no_palette_left();
  bare.plays('*', "d1 d1 d1 d1 d1 d1 d1").plays('A', "clean1@1");
  CHECK(bare.phase() == "attempt");
  CHECK(bare.legal('A') == Tokens{"put-r@a", "put-r@b", "put-r@c", "stop"});
}

TEST_CASE("[CV-T7] allows: with the last die the round ends, and all dice are rolled again") {
  Position table(2);
  table.painting(4, "rgb", "yyg").dice("3B 4 5-").plays('A', "clean4@4 stop");
  CHECK(table.round() == 2);
  CHECK(table.dice().empty());
  CHECK(table.actors() == "*");
}

TEST_CASE("[CV-T7] denies: to end the round while a die is unused, however many paints are taken") {
  Position table(2);
  table.dice("4").plays('A', "take").plays('*', "y").plays('B', "take").plays('*', "g");
  CHECK(table.round() == 1);
  CHECK(table.turn() == 'A');
}

TEST_CASE("[CV-T7a] allows: after the last die somebody may still jump; then the round ends") {
  Position table(2);
  table.painting(4, "rgb", "yrg").hands({"", "b"}).bank("14").dice("4").plays('A', "clean4@4 stop");
  CHECK(table.phase() == "window");
  CHECK(table.awaited() == "B");
  Position jumped = table;
  jumped.plays('B', "jump14 put-b@a");
  CHECK(jumped.clean() == "4");
  CHECK(jumped.round() == 2);
  table.plays('B', "no");
  CHECK(table.round() == 2);
}

TEST_CASE("[CV-T7a] allows: with no painting to try the round ends at once, and unused dice are lost") {
  Position table(2);
  table.only("4 8").cat(8).painting(4, "rgb", "rgb").dice("4 5 6").plays('A', "clean4@4");
  CHECK(table.round() == 2);
  CHECK(table.phase() == "roll");
  CHECK(table.dice().empty());
}

TEST_CASE("[CV-T7a] allows: no roll if it is known before that no painting can be tried") {
  Position table(2);
  table.only("4").hands({"r", ""}).dice("4").coming("nap die").exchanges('A', "4").plays('*', "d4");
  CHECK(table.round() == 3);  // the second was over before it began
  CHECK(table.event() == "die");
  CHECK(table.phase() == "roll");
}

TEST_CASE("[CV-T7a] denies: a turn in the window after the last die, and a try that ends by itself") {
  Position table(2);
  table.painting(4, "rgb", "yrg").hands({"", "b"}).bank("14").dice("4").plays('A', "clean4@4");
  CHECK(table.phase() == "attempt");  // though A has nothing to swap
  table.plays('A', "stop").refuses('B', "take", "CV-T2");
}

TEST_CASE("scenario 13: a refill in the middle of an exchange, and nothing is lost") {
  Position table(3);
  table.painting(1, "rgb", "CPF").hands({"ry", "g", "b"}).stack("r").dice("3 5");
  table.plays('A', "exchange3").plays('*', "r").plays('A', "drop-r");
  CHECK(table.stack().size() == 11);  // the discard, the paint of A too
  CHECK(table.discard().empty());
  for (const auto& token : table.legal('*')) CHECK(std::string("rygb").find(token[0]) != std::string::npos);
  table.plays('*', "g").plays('B', "drop-g").plays('*', "y").plays('C', "drop-b");
  int paints = static_cast<int>((table.stack() + table.discard()).size());
  for (const char seat : {'A', 'B', 'C'}) paints += static_cast<int>(table.hand(seat).size());
  for (const int card : table.state().cards) paints += is_paint(card) ? 1 : 0;
  CHECK(paints == 48);
}

}  // namespace
}  // namespace cats::tests
