// CV-B1, CV-B2, CV-B4, CV-B5: the shared bank; jumping the queue is in jump_tests.cpp.
#include "position.h"

namespace cats::tests {
namespace {

// A tries painting 4, which wants red, green and blue.
Position trying(std::string_view cards, std::initializer_list<std::string_view> hands, std::string_view bank,
                Flags flags = {}) {
  Position table(static_cast<int>(hands.size()), flags);
  table.painting(4, "9", cards).hands(hands).bank(bank).dice("4 5").plays('A', "clean4@4");
  return table;
}

TEST_CASE("[CV-B1] allows: anybody, any number of cards; a used one goes to the palette discard") {
  Position table = trying("gyg", {"rb", ""}, "8 15 16");
  CHECK(table.legal('A', "turbo") == Tokens{"turbo8", "turbo16"});
  table.plays('A', "turbo8");
  CHECK(table.bank() == "15 16");
  CHECK(table.flooded() == "8");
  table.plays('A', "put-r@b two15");
  CHECK(table.clean() == "4");
  CHECK(table.bank() == "16");
}

TEST_CASE("[CV-B1] refuses: a card that is not in the bank, or has another property") {
  Position table = trying("yyg", {"rb", ""}, "15");
  table.refuses('A', "turbo16", "CV-B1");
  table.refuses('A', "turbo15", "CV-B1");
  table.refuses('A', "jump15", "CV-B1");
  table.refuses('A', "two17", "");
}

TEST_CASE("[CV-B1a] allows: a Helping Paw at the start of a turn, in a try, in a window and before the last try") {
  Position turn(2);
  turn.hands({"r", "y"}).bank("13");
  CHECK(turn.legal('B') == Tokens{"paw13-Ayr"});
  Position attempt = trying("yyg", {"r", "b"}, "13");
  CHECK(attempt.legal('B') == Tokens{"paw13-Abr"});
  Position window = trying("yrg", {"r", "b"}, "13 14");
  window.plays('A', "stop");
  CHECK(window.legal('A') == Tokens{"paw13-Brb"});
  Position last(2);
  last.only("4 8")
      .cat(8)
      .round(3)
      .painting(4, "11", "rgb")
      .hands({"r", "b"})
      .bank("13")
      .dice("4")
      .plays('A', "clean4@4");
  CHECK(last.phase() == "last");
  CHECK(last.legal('A') == Tokens{"claim", "no", "paw13-Brb"});
  Position again(2);
  again.hands({"r", "y"}).bank("13").dice("3 5").exchanges('A', "3");
  CHECK(again.legal('A').contains("paw13-Bry"));
}

TEST_CASE("[CV-B1a] refuses: a card during an exchange, a choice of discard or an event, and two or turbo of another") {
  Position exchange(2);
  exchange.hands({"r", "y"}).bank("13 15 16").dice("3 5").plays('A', "exchange3").plays('*', "g");
  exchange.refuses('B', "paw13-Ayr", "CV-B1a");
  Position paws(2);
  paws.painting(4, "9", "yPg").hands({"rr", "y"}).bank("13").dice("4 5").plays('A', "clean4@4");
  paws.refuses('B', "paw13-Ayr", "CV-B1a");
  Position oops(2);
  oops.clean("1").hands({"r", "y"}).bank("13").dice("4").coming("oops").exchanges('A', "4");
  oops.refuses('A', "paw13-Bry", "CV-B1a");
  Position attempt = trying("yrg", {"r", "b"}, "15 16");
  attempt.refuses('B', "two15", "CV-B1a");
  attempt.refuses('B', "turbo16", "CV-B1a");
  Position turn(2);
  turn.bank("15 16").refuses('A', "two15", "CV-B1a");
  turn.refuses('A', "turbo16", "CV-B1a");
}

TEST_CASE("[CV-B2] allows: any two who hold a paint exchange one each") {
  Position table(4);
  table.hands({"", "ry", "g", "bb"}).bank("1 13");
  CHECK(table.legal('C') == Tokens{"paw1-Bgr", "paw1-Bgy", "paw1-Dgb", "paw13-Bgr", "paw13-Bgy", "paw13-Dgb"});
  table.plays('C', "paw13-Dgb").plays('D', "yes");
  CHECK(table.hand('C') == "b");
  CHECK(table.hand('D') == "gb");
  CHECK(table.bank() == "1");
  CHECK(table.flooded() == "13");
  CHECK(table.turn() == 'A');  // whose turn it still is
}

TEST_CASE("[CV-B2] refuses: without a card, with oneself, with an empty hand, of a colour not held") {
  Position none_there(2);
  none_there.hands({"r", "y"}).bank("14").refuses('A', "paw13-Bry", "CV-B1");
  Position table(3);
  table.hands({"r", "y", ""}).bank("13");
  table.refuses('A', "paw13-Arr", "CV-B2");
  table.refuses('A', "paw13-Crr", "CV-B2");
  table.refuses('C', "paw13-Ary", "CV-B2");
  table.refuses('A', "paw13-Bgy", "CV-B2");
  table.refuses('A', "paw13-Brg", "CV-B2");
  table.refuses('A', "paw13-Dry", "CV-B2");
  table.refuses('B', "yes", "CV-B2");
}

TEST_CASE("[CV-B2a] allows: the partner alone is asked, and all who may act still may") {
  Position table(3);
  table.hands({"r", "y", "g"}).bank("13").plays('C', "paw13-Bgy");
  CHECK(table.awaited() == "B");
  CHECK(table.game().window(table.state()) != 0);
  CHECK(table.legal('B') == Tokens{"yes", "no", "paw13-Ayr", "paw13-Cyg"});
  CHECK(table.legal('A').contains("take"));
  CHECK(table.bank() == "13");
  Position no = table;
  no.plays('B', "no");
  CHECK(no.bank() == "13");
  CHECK(no.awaited() == "A");
  CHECK(no.hand('B') == "y");
}

TEST_CASE("[CV-B2a] allows: a new proposal takes the place of the old one") {
  Position table(3);
  table.hands({"r", "y", "g"}).bank("13").plays('C', "paw13-Bgy").plays('A', "paw13-Crg");
  CHECK(table.awaited() == "C");
  table.refuses('B', "yes", "CV-B2");
  table.plays('C', "yes");
  CHECK(table.hand('A') == "g");
}

TEST_CASE("[CV-B2a] denies: a yes after somebody has acted, or of somebody else") {
  Position table(3);
  table.hands({"r", "y", "g"}).bank("13").plays('C', "paw13-Bgy");
  table.refuses('A', "yes", "CV-B2");
  table.plays('A', "take").plays('*', "b").refuses('B', "yes", "CV-B2");
  CHECK(table.turn() == 'B');
  CHECK(table.legal('B').contains("take"));
}

TEST_CASE("[CV-B4] allows: two of three colours, before a swap, after one, or without any") {
  CHECK(trying("rgr", {"", ""}, "15").plays('A', "two15").clean() == "4");
  CHECK(trying("yyg", {"r", ""}, "15").plays('A', "put-r@a").legal('A') == Tokens{"stop"});
  CHECK(trying("rrr", {"g", ""}, "15").plays('A', "put-g@a two15").clean() == "4");
  Position table = trying("rgr", {"", ""}, "15");
  table.plays('A', "two15");
  CHECK(table.bank().empty());  // its palette does not come into the bank
  CHECK(table.flooded() == "9 15");
  CHECK(table.discard() == "rrg");
}

TEST_CASE("[CV-B4] refuses: one colour of three, a foreign colour by the strict option") {
  trying("rrr", {"", ""}, "15").refuses('A', "two15", "CV-B4");
  trying("rgy", {"", ""}, "15").refuses('A', "two15", "CV-B4");
  trying("ryy", {"", ""}, "15", {.lenient_two = true}).refuses('A', "two15", "CV-B4");
}

TEST_CASE("scenario 9: palette yellow, green, red") {
  const auto with = [](std::string_view cards, bool lenient) {
    Position table(2, {.lenient_two = lenient});
    table.painting(4, "1", cards).bank("15").dice("4 5").plays('A', "clean4@4");
    return table;
  };
  with("ygb", false).refuses('A', "two15", "CV-B4");
  CHECK(with("ygb", true).plays('A', "two15").clean() == "4");
  CHECK(with("ygy", false).plays('A', "two15").clean() == "4");
  with("yyy", false).refuses('A', "two15", "CV-B4");
  with("yyy", true).refuses('A', "two15", "CV-B4");
}

TEST_CASE("[CV-B5] allows: two swaps at two places, the card fetched first played second") {
  Position table = trying("yyg", {"rb", ""}, "16");
  table.plays('A', "turbo16 put-r@a");
  CHECK(table.legal('A') == Tokens{"put-y@b", "put-y@c", "put-b@b", "put-b@c", "stop"});
  table.plays('A', "put-y@c");  // what it fetched
  CHECK(table.cards(4) == "ryy");
  CHECK(table.hand('A') == "gb");
}

TEST_CASE("[CV-B5] allows: to be called after the first swap") {
  Position table = trying("yyg", {"rb", ""}, "16");
  table.plays('A', "put-r@a turbo16 put-b@b");
  CHECK(table.clean() == "4");
}

TEST_CASE("[CV-B5] refuses: the same place twice, a third swap, a second card") {
  Position table = trying("yyg", {"rr", ""}, "8 16");
  table.plays('A', "turbo16").refuses('A', "turbo8", "CV-B5");
  table.plays('A', "put-r@a").refuses('A', "put-r@a", "CV-B5");
  table.plays('A', "put-r@b").refuses('A', "put-y@c", "CV-B5");
}

TEST_CASE("scenario 10: Turbo Cats clean, and a Helping Paw in the middle of a try") {
  Position table = trying("yyg", {"rb", ""}, "16");
  table.plays('A', "turbo16 put-r@a put-b@b");
  CHECK(table.clean() == "4");
  CHECK(table.hand('A') == "yy");
  Position paw = trying("ryg", {"y", "b"}, "13");
  paw.plays('A', "paw13-Byb").plays('B', "yes").plays('A', "put-b@b");
  CHECK(paw.clean() == "4");
}

}  // namespace
}  // namespace cats::tests
