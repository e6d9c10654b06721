// CV-E1…E7: what the black cat does before the second and the third round.
#include "position.h"

namespace cats::tests {
namespace {

// The first round has just ended with an exchange that changed nothing, and these events come.
Position after_round(Position table, std::string_view events) {
  table.hands({"r", "", ""}).dice("1").coming(events).exchanges('A', "1");
  return table;
}

// Three players in the last round, the cat on 8; A cleans painting 4 and so leaves only the painting with the cat.
Position last_try(std::string_view cards = "yrg", std::string_view bank = "") {
  Position table(3);
  table.only("4 8").round(3).cat(8).painting(4, "11", "rgb").painting(8, "9", cards);
  table.hands({"b", "", "b"}).bank(bank).dice("4 5 6").plays('A', "clean4@4");
  return table;
}

TEST_CASE("[CV-E1] allows: after a round the next event is opened, before the roll") {
  Position table = after_round(Position(3), "die nap");
  CHECK(table.event() == "die");
  CHECK(table.phase() == "roll");
  CHECK(table.state().table.events_left == 1);
  CHECK(table.json().find(R"("event":"die","events":1)") != std::string::npos);
}

TEST_CASE("[CV-E1] denies: an event after the last round, or where none is left") {
  Position table(3);
  table.round(3).hands({"r", "", ""}).dice("1").coming("die").exchanges('A', "1");
  CHECK(table.phase() == "over");
  CHECK(table.event().empty());
  CHECK(after_round(Position(3), "").event().empty());
}

TEST_CASE("[CV-E2] allows: the first player chooses a clean painting, which gets three paints and a palette") {
  Position clean = Position(3).clean("3 5").palettes("13 14");
  Position table = after_round(clean, "oops");
  CHECK(table.phase() == "oops");
  CHECK(table.awaited() == "A");
  CHECK(table.legal('A') == Tokens{"splash3", "splash5"});
  table.plays('A', "splash5").plays('*', "r y g");
  CHECK(table.cards(5) == "ryg");
  CHECK(table.face(5) == "ygb");
  CHECK(table.clean() == "3");
  CHECK(table.phase() == "new-top");
  table.plays('*', "p14");
  CHECK(table.phase() == "roll");
  CHECK(table.json().find("\"ryg\"") != std::string::npos);  // a palette, and not the cards
  CHECK(table.json().find(R"("cards":"ryg")") == std::string::npos);
}

TEST_CASE("[CV-E2] allows: even where the cards match at once, nothing is cleaned") {
  Position table = after_round(Position(3).clean("5").palettes("13 14"), "oops");
  table.plays('A', "splash5").plays('*', "y g b p14");
  CHECK(table.clean().empty());
}

TEST_CASE("[CV-E2] refuses: a dirty painting, another player's choice, a splash at another time") {
  Position table = after_round(Position(3).clean("3 5"), "oops");
  table.refuses('A', "splash4", "CV-E2");
  table.refuses('B', "splash3", "CV-E2");
  Position(3).clean("3").refuses('A', "splash3", "CV-E2");
}

TEST_CASE("[CV-E3] allows: the painting that the die names can't be tried, and dice with its number lead elsewhere") {
  Position table = after_round(Position(3), "nap");
  CHECK(table.phase() == "nap-roll");
  table.plays('*', "d8");
  CHECK(table.json().find(R"("cat":8)") != std::string::npos);
  table.plays('*', "d8 d1 d1 d1 d1 d1 d1");
  CHECK(table.legal('A', "clean8") == Tokens{"clean8@7", "clean8@9"});
}

TEST_CASE("[CV-E3] allows: on a clean painting the cat is shown until the round ends, and has no effect") {
  Position table = after_round(Position(3).clean("8"), "nap");
  table.plays('*', "d8");
  CHECK(table.json().find(R"("cat":8)") != std::string::npos);
  table.plays('*', "d8 d1 d1 d1 d1 d1 d1");
  CHECK(table.legal('A', "clean8") == Tokens{"clean8@7", "clean8@9"});
  table.refuses('A', "clean8@8", "CV-T5a");
  const auto view = table.game().read_view(table.json());
  REQUIRE_MESSAGE(view.ok(), view.error());
}

TEST_CASE("[CV-E4] denies: a last try at a painting that the cat does not sleep on") {
  Position table(3);
  table.only("4 8").round(3).clean("4").cat(4).painting(8, "9", "rgb").dice("8 8").hands({"r", "", ""});
  table.exchanges('A', "8");
  CHECK(table.phase() == "turn");
}

TEST_CASE("[CV-E3] refuses: to try the painting with the cat") {
  Position table = after_round(Position(3), "nap");
  table.refuses('*', "r1", "CV-E3");
  table.plays('*', "d8 d8 d1 d1 d1 d1 d1 d1").refuses('A', "clean8@8", "CV-E3");
}

TEST_CASE("[CV-E4] allows: one try without a die for the first player to claim it, with the bank and jumps") {
  Position table = last_try("yrg", "14");
  CHECK(table.phase() == "last");
  CHECK(table.awaited() == "ABC");
  CHECK(table.dice().empty());
  CHECK(table.event().empty());
  CHECK(table.legal('B') == Tokens{"claim", "no"});
  table.plays('B', "claim");
  CHECK(table.phase() == "attempt");
  CHECK(table.json().find(R"("try":{"painting":8,"by":"B")") != std::string::npos);
  table.plays('B', "stop");
  CHECK(table.awaited() == "AC");
  table.plays('C', "jump14 put-b@a");
  CHECK(table.end() == "all clean");
  CHECK(table.winners() == "ABC");
}

TEST_CASE("[CV-E4] allows: also when the last die cleans the last but one, and when the cat came on the only one") {
  Position die(3);
  die.only("4 8").round(3).cat(8).painting(4, "11", "rgb").dice("4").plays('A', "clean4@4");
  CHECK(die.phase() == "last");
  Position nap(3);
  nap.only("8").round(2).hands({"r", "", ""}).dice("8").coming("nap").exchanges('A', "8").plays('*', "d8");
  CHECK(nap.phase() == "last");
  CHECK(nap.round() == 3);
}

TEST_CASE("[CV-E4] refuses: a second try, a claim at another time, any other action before it") {
  Position table = last_try();
  table.refuses('A', "take", "CV-T2");
  table.plays('A', "claim").refuses('B', "claim", "CV-E4");
  table.plays('A', "stop");
  CHECK(table.end() == "morning");
  table.refuses('B', "claim", "CV-G1");
  Position(3).refuses('A', "claim", "CV-E4");
}

TEST_CASE("[CV-E4] denies: the extra try in an earlier round") {
  Position table(3);
  table.only("4 8").round(2).cat(8).painting(4, "11", "rgb").dice("4 5").plays('A', "clean4@4");
  CHECK(table.phase() == "roll");
  CHECK(table.round() == 3);
}

TEST_CASE("[CV-E4a] allows: to leave the try to the others") {
  Position table = last_try();
  table.plays('A', "no");
  CHECK(table.awaited() == "BC");
  table.plays('C', "no");
  CHECK(table.legal('B') == Tokens{"claim"});
}

TEST_CASE("[CV-E4a] denies: that the last one leaves it too, and a claim after all") {
  Position table = last_try();
  table.plays('A', "no").plays('C', "no").refuses('B', "no", "CV-E4");
  table.refuses('A', "claim", "CV-E4");
}

TEST_CASE("[CV-E5] allows: one die fewer is rolled") {
  Position table = after_round(Position(3), "die");
  table.plays('*', "d1 d2 d3 d4 d5 d6");
  CHECK(table.phase() == "turn");
  CHECK(table.dice() == "1 2 3 4 5 6");
}

TEST_CASE("[CV-E5] allows: with a single die no round at all") {
  Position table(3, {}, box_with({"dice 1"}));
  table.hands({"r", "", ""}).coming("die twist").dice("1").exchanges('A', "1");
  CHECK(table.round() == 3);
  CHECK(table.event() == "twist");
}

TEST_CASE("[CV-E5] denies: a seventh die") {
  Position table = after_round(Position(3), "die");
  table.plays('*', "d1 d2 d3 d4 d5 d6").refuses('*', "d7", "CV-T6");
}

TEST_CASE("[CV-E6] allows: each from the first player on swaps two face-down cards, unseen") {
  Position start(3);
  start.starter('B').painting(3, "rgb", "ryg").painting(8, "rgb", "bbb");
  Position table = after_round(start, "twist");
  CHECK(table.phase() == "twist");
  CHECK(table.awaited() == "B");
  CHECK(table.legal('B').size() == 36 * 33 / 2);
  table.plays('B', "twist3a-8c");
  CHECK(table.cards(3) == "byg");
  CHECK(table.cards(8) == "bbr");
  CHECK(table.awaited() == "C");
  CHECK(table.json().find(R"("twisted":["3a","8c"])") != std::string::npos);
  table.plays('C', "twist1a-2a").plays('A', "twist3a-8c");
  CHECK(table.cards(3) == "ryg");
  CHECK(table.phase() == "roll");
}

TEST_CASE("[CV-E6] allows: nothing where fewer than two paintings are dirty") {
  Position table = after_round(Position(3).only("1"), "twist");
  CHECK(table.phase() == "roll");
  CHECK(table.event() == "twist");
}

TEST_CASE("[CV-E6] refuses: two cards of one painting, a clean one, the higher first, another's turn") {
  Position table = after_round(Position(3).clean("5"), "twist");
  for (const auto token : {"twist3a-3b", "twist3a-5b", "twist8c-3a", "twist3a-3a"}) table.refuses('A', token, "CV-E6");
  table.refuses('B', "twist3a-8c", "CV-E6");
  table.refuses('A', "twist3a-13c", "");
  Position(3).refuses('A', "twist3a-8c", "CV-E6");
}

TEST_CASE("[CV-E7] allows: with the round the event ends: the cat is off, the die is back") {
  Position cat(3);
  cat.cat(8).round(2).hands({"r", "", ""}).dice("1").exchanges('A', "1");
  CHECK(cat.event().empty());
  cat.plays('*', "d8 d1 d1 d1 d1 d1 d1");
  CHECK(cat.legal('A', "clean8") == Tokens{"clean8@8"});
  CHECK(cat.dice() == "8 1 1 1 1 1 1");
}

TEST_CASE("[CV-E7] denies: that the event ends before its round") {
  Position table(3);
  table.cat(8).round(2).hands({"r", "", ""}).dice("8 1").exchanges('A', "1");
  CHECK(table.event() == "nap");
  table.refuses('A', "clean8@8", "CV-E3");
}

TEST_CASE("scenario 11: Cat Oops with none clean, and Cat Nap on the only dirty painting") {
  CHECK(after_round(Position(3), "oops").phase() == "roll");
  Position last(3);
  last.only("8").round(2).hands({"r", "", ""}).dice("8").coming("nap").exchanges('A', "8").plays('*', "d8");
  CHECK(last.phase() == "last");
  Position second = after_round(Position(3).only("8"), "nap twist");
  second.plays('*', "d8");
  CHECK(second.round() == 3);
  CHECK(second.event() == "twist");
  CHECK(second.phase() == "roll");
}

}  // namespace
}  // namespace cats::tests
