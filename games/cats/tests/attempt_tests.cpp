// CV-T5: trying to clean a painting.
#include "position.h"

namespace cats::tests {
namespace {

Tokens reached(Position& table) { return table.dice("2").legal('A', "clean"); }

TEST_CASE("[CV-T5] allows: a die that nobody has used; it stays with its player") {
  Position table(2);
  table.dice("3 5 5").plays('A', "clean5@5");
  CHECK(table.dice() == "3 5A 5");
  CHECK(table.phase() == "attempt");
  CHECK(table.turn() == 'A');
}

TEST_CASE("[CV-T5] refuses: a die that is used, discarded or not there") {
  Position table(2);
  table.dice("3 5B 6-");
  for (const auto token : {"clean5@5", "clean6@6", "clean7@7"}) table.refuses('A', token, "CV-T5");
  table.refuses('A', "clean13@1", "");
}

TEST_CASE("[CV-T5a] allows: from a clean painting the first dirty one up or down on the ring (scenario 2)") {
  CHECK(reached(Position(2).clean("2")) == Tokens{"clean2@1", "clean2@3"});
  CHECK(reached(Position(2).clean("2 3 4")) == Tokens{"clean2@1", "clean2@5"});
  CHECK(reached(Position(2).clean("1 2 3")) == Tokens{"clean2@4", "clean2@12"});
  CHECK(reached(Position(2).only("7")) == Tokens{"clean2@7"});
  Position dirty(2);
  CHECK(reached(dirty) == Tokens{"clean2@2"});
}

TEST_CASE("[CV-T5a] allows: from a sleeping cat its neighbours, though the painting is dirty") {
  Position table(2);
  table.cat(3).dice("3");
  CHECK(table.legal('A', "clean") == Tokens{"clean3@2", "clean3@4"});
  CHECK(Position(2).clean("2 4").cat(3).dice("4").legal('A', "clean") ==
        Tokens{"clean4@1" + std::string(), "clean4@5"});
}

TEST_CASE("[CV-T5a] allows: the same on a board of two") {
  Position table(2, {}, box_with({"board 2x1", "stack 48", "goal 1 1 2"}));
  CHECK(table.clean("2").dice("2").legal('A', "clean") == Tokens{"clean2@1"});
}

TEST_CASE("[CV-T5a] refuses: a painting that is clean, asleep, or further than the first") {
  Position table(2);
  table.clean("2 3").dice("2 5");
  table.refuses('A', "clean2@2", "CV-T5a");
  table.refuses('A', "clean2@5", "CV-T5a");
  table.refuses('A', "clean5@4", "CV-T5a");
  Position cat(2);
  cat.cat(3).dice("3").refuses('A', "clean3@3", "CV-E3");
}

TEST_CASE("[CV-T5b] allows: everybody sees all three cards of the painting, and a trap too") {
  Position table(3);
  table.painting(4, "rgb", "yPg").dice("4").hands({"rr", "", ""}).plays('A', "clean4@4");
  CHECK(table.phase() == "paws-drop");
  for (const char viewer : {'A', 'B', 'C', '-'})
    CHECK(table.json(viewer).find(R"({"palette":"rgb","cards":"yPg"})") != std::string::npos);
}

TEST_CASE("[CV-T5b] denies: to see the cards of another painting") {
  Position table(2);
  table.painting(4, "rgb", "yyg").painting(5, "rgb", "ggg").dice("4").plays('A', "clean4@4");
  CHECK(table.json('A').find(R"("cards":"ggg")") == std::string::npos);
  CHECK(table.json('A').find(R"({"palette":"rgb","cards":"???"})") != std::string::npos);
}

TEST_CASE("[CV-T5c] allows: a paint takes the place of the trap, and the try goes on") {
  Position table(2);
  table.painting(4, "rgb", "rgP").dice("4 5").plays('A', "clean4@4");
  CHECK(table.phase() == "trap-draw");
  table.plays('*', "y");
  CHECK(table.cards(4) == "rgy");
  CHECK(table.phase() == "attempt");
}

TEST_CASE("[CV-T5c] denies: that a trap comes back, with the discard or otherwise") {
  Position table(2);
  table.painting(4, "rgb", "rgP").dice("4 5").plays('A', "clean4@4").plays('*', "b");
  CHECK(table.clean() == "4");
  CHECK(table.state().table.traps[1] > 0);
  CHECK(table.discard() == "rgb");  // three paints, no trap
}

TEST_CASE("[CV-T5d] allows: the colours of the palette in any order; paints and palette go their ways") {
  Position table(2);
  table.painting(4, "9", "grb").dice("4 5").plays('A', "clean4@4");
  CHECK(table.clean() == "4");
  CHECK(table.discard() == "rgb");
  CHECK(table.bank() == "9");
  CHECK(table.cards(4) == "...");
  CHECK(table.face(4).empty());
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-T5d] allows: a colour twice where the palette shows it twice") {
  const std::string box = box_with({"board 1x2", "stack 48", "goal 1 1 2", "palette rrg two", "palette bbb jump"});
  Position table(2, {}, box);
  table.painting(1, "rrg", "rgr").dice("1 2").plays('A', "clean1@1");
  CHECK(table.clean() == "1");
  Position once(2, {}, box);
  once.painting(1, "rrg", "rgg").dice("1 2").plays('A', "clean1@1");
  CHECK(once.clean().empty());
}

TEST_CASE("[CV-T5d] denies: other colours") {
  Position table(2);
  table.painting(4, "rgb", "grr").dice("4 5").plays('A', "clean4@4");
  CHECK(table.clean().empty());
  CHECK(table.bank().empty());
  CHECK(table.phase() == "attempt");
}

TEST_CASE("[CV-T5e] allows: any swap with a card from the hand, then the colours are compared again") {
  Position table(2);
  table.painting(4, "rgb", "grr").hands({"by", ""}).dice("4 5").plays('A', "clean4@4");
  CHECK(table.legal('A') == Tokens{"put-b@a", "put-b@b", "put-b@c", "put-y@a", "put-y@b", "put-y@c", "stop"});
  Position fetch = table;
  fetch.plays('A', "put-y@a");  // only fetches a green one
  CHECK(fetch.cards(4) == "yrr");
  CHECK(fetch.hand('A') == "gb");
  CHECK(fetch.legal('A') == Tokens{"stop"});
  table.plays('A', "put-b@b");
  CHECK(table.clean() == "4");
  CHECK(table.hand('A') == "ry");
}

TEST_CASE("[CV-T5e] refuses: a second swap, a colour that is not held, a place that is not there, another's try") {
  Position table(2);
  table.painting(4, "rgb", "grr").hands({"y", "b"}).dice("4 5").plays('A', "clean4@4");
  table.refuses('A', "put-b@a", "CV-T5e");
  table.refuses('B', "put-b@a", "CV-T5");
  table.refuses('A', "put-y@d", "");
  table.refuses('A', "take", "CV-T2");
  table.plays('A', "put-y@a").refuses('A', "put-g@b", "CV-T5e");
}

TEST_CASE("[CV-T5f] allows: still dirty, the cards are turned down and the turn passes") {
  Position table(2);
  table.painting(4, "rgb", "grr").dice("4 5").plays('A', "clean4@4 stop");
  CHECK(table.turn() == 'B');
  CHECK(table.phase() == "turn");
  CHECK(table.json('B').find("grr") == std::string::npos);
}

TEST_CASE("[CV-T5f] denies: that another ends the try, or that it ends twice") {
  Position table(2);
  table.painting(4, "rgb", "grr").dice("4 5").plays('A', "clean4@4");
  table.refuses('B', "stop", "CV-T5");
  table.plays('A', "stop").refuses('A', "stop", "CV-T5");
}

TEST_CASE("scenario 3: a match, and the example of the book") {
  Position match(2);
  match.painting(1, "rgb", "grb").dice("1 2").plays('A', "clean1@1");
  CHECK(match.clean() == "1");
  Position table(2);
  table.painting(1, "rgb", "yyg").hands({"r", "b"}).dice("1 1 2").plays('A', "clean1@1 put-r@a");
  CHECK(table.cards(1) == "ryg");
  CHECK(table.hand('A') == "y");
  table.plays('A', "stop").plays('B', "clean1@1 put-b@b");
  CHECK(table.clean() == "1");
  CHECK(table.hand('B') == "y");
}

}  // namespace
}  // namespace cats::tests
