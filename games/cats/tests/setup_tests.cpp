// CV-S2…S8: from the closed box to the first roll.
#include <algorithm>

#include "core/random.h"
#include "position.h"

namespace cats::tests {
namespace {

// Chance goes on by itself until somebody else is asked or the phase is this one.
Position dealt(int players, std::string_view until, Flags flags = {}, std::string_view components = {},
               std::uint64_t seed = 1) {
  Position table = Position::at_start(players, flags, components);
  core::Random random(seed);
  while (table.phase() != until && table.actors() == "*") {
    const Tokens tokens = table.legal('*');
    auto token = tokens.begin();
    std::advance(token, random.below(static_cast<int>(tokens.size())));
    table.plays('*', *token);
  }
  return table;
}

int traps_lying(const Position& table) {
  int traps = 0;
  for (const int card : table.state().cards) traps += is_trap(card) ? 1 : 0;
  return traps;
}

TEST_CASE("[CV-S2] allows: any palette over each painting in turn, then one on top of the stack") {
  Position table = Position::at_start(2);
  CHECK(table.phase() == "deal-palettes");
  CHECK(table.legal('*').size() == 16);
  table.plays('*', "p16");
  CHECK(table.face(1) == "ygb");
  table.plays('*', "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11");
  CHECK(table.phase() == "deal-top");
  CHECK(table.legal('*') == Tokens{"p12", "p13", "p14", "p15"});
  table.plays('*', "p14");
  CHECK(table.view('-').top == static_cast<int>(Property::jump_the_queue));
  CHECK(table.view('-').palettes == 4);
}

TEST_CASE("[CV-S2] allows: no palette stack where there are as many paintings") {
  const Position table = dealt(2, "deal-traps", {},
                               box_with({"board 1x2", "stack 48", "goal 1 1 2", "palette ryg paw", "palette ryg two"}));
  CHECK(table.view('-').palettes == 0);
  CHECK(table.view('-').top == none);
}

TEST_CASE("[CV-S2] denies: a palette twice, and one that a player chooses") {
  Position table = Position::at_start(2);
  table.plays('*', "p16").refuses('*', "p16", "CV-S2");
  table.refuses('*', "p17", "");
  table.refuses('A', "p1", "");
}

TEST_CASE("[CV-S3] allows: 18 paints are the stack, before one goes to each player") {
  const Position table = dealt(3, "deal-hands");
  CHECK(table.stack().size() == 18);
  CHECK(dealt(3, "roll").stack().size() == 15);
}

TEST_CASE("[CV-S4] allows: any trap of the box at any free place, until six are laid; three stay in the box") {
  Position table = dealt(2, "deal-traps");
  CHECK(table.legal('*').size() == 9 * 36);
  table.plays('*', "C1@8b");
  CHECK(table.legal('*').size() == 8 * 35);
  table.plays('*', "C2@1a C1@1b F3@1c P1@12c P1@12b");
  CHECK(table.phase() == "deal-paints");
  CHECK(table.cards(1) == "CCF");
  CHECK(table.state().box_traps == Array<std::uint8_t, 3>{{0, 1, 2}});
  CHECK(table.state().cursor == 3);  // the first place without a trap
}

TEST_CASE("[CV-S4] allows: a board without traps") {
  const Position table = dealt(2, "deal-hands", {}, box_with({"traps 0 0 0 0", "stack 12"}));
  CHECK(traps_lying(table) == 0);
  CHECK(table.stack().size() == 12);
}

TEST_CASE("[CV-S4] denies: a trap that is not there, or a place that is taken") {
  Position table = dealt(2, "deal-traps");
  table.plays('*', "C1@8b");
  table.refuses('*', "C3@8a", "CV-S4");  // two are left
  table.refuses('*', "P1@8b", "CV-S4");
  table.refuses('*', "r1", "CV-S4");
}

TEST_CASE("[CV-S5] allows: two of the four events, in the order in which they come") {
  Position table = dealt(2, "deal-events");
  CHECK(table.legal('*') == Tokens{"oops", "nap", "die", "twist"});
  table.plays('*', "nap oops");
  CHECK(table.phase() == "deal-hands");
  CHECK(table.state().table.events_left == 2);
  CHECK(table.state().events[0] == static_cast<int>(Event::cat_nap));
}

TEST_CASE("[CV-S5] denies: an event twice, or a third one") {
  Position table = dealt(2, "deal-events");
  table.plays('*', "nap").refuses('*', "nap", "CV-S5");
  table.plays('*', "oops").refuses('*', "die", "CV-S6");
}

TEST_CASE("[CV-S6] allows: one paint from the stack to each player in seat order, for all to see") {
  Position table = dealt(3, "deal-hands");
  for (const char seat : {'A', 'B', 'C'}) {
    CHECK(table.hand(seat).empty());
    table.plays('*', "g");
    CHECK(table.hand(seat) == "g");
  }
  CHECK(table.json('B').find(R"("hands":["g","g","g"])") != std::string::npos);
}

TEST_CASE("[CV-S6] denies: a second paint for anybody, and a colour that is used up") {
  Position table = dealt(2, "deal-hands");
  table.plays('*', "g g").refuses('*', "g", "CV-S8");
  Position poor = dealt(2, "deal-hands", {}, box_with({"paints 16 16 16 0"}));
  poor.refuses('*', "b", "CV-S6");
}

TEST_CASE("[CV-S7] allows: seven dice are rolled, one after another") {
  Position table = dealt(2, "roll");
  table.plays('*', "d3 d3 d12 d1 d3 d7");
  CHECK(table.phase() == "roll");
  table.plays('*', "d5");
  CHECK(table.phase() == "turn");
  CHECK(table.dice() == "3 3 12 1 3 7 5");
}

TEST_CASE("[CV-S7] denies: an eighth die") {
  Position table = dealt(2, "roll");
  table.plays('*', "d3 d3 d12 d1 d3 d7 d5").refuses('*', "d5", "CV-T6");
}

TEST_CASE("[CV-S8] allows: chance chooses the first player, or seat A is first") {
  Position table = dealt(4, "deal-first");
  CHECK(table.legal('*') == Tokens{"firstA", "firstB", "firstC", "firstD"});
  table.plays('*', "firstC");
  CHECK(table.starter() == 'C');
  CHECK(dealt(4, "roll", {.starter = 1}).starter() == 'A');
  CHECK(dealt(4, "roll", {.starter = 3}).starter() == 'C');
}

TEST_CASE("[CV-S8] denies: a first player who does not sit there, or a choice where seat A is first") {
  dealt(2, "deal-first").refuses('*', "firstC", "CV-S8");
  dealt(2, "roll", {.starter = 1}).refuses('*', "firstA", "CV-T1");
}

TEST_CASE("[CV-S2][CV-S3][CV-S4][CV-S5][CV-S6][CV-S8][CV-T1] refuses: an outcome of another kind than the next one") {
  Position::at_start(2).refuses('*', "d1", "CV-S2");
  dealt(2, "deal-top").refuses('*', "d1", "CV-S2");
  dealt(2, "deal-traps").refuses('*', "d1", "CV-S4");
  dealt(2, "deal-paints").refuses('*', "d1", "CV-S3");
  dealt(2, "deal-events").refuses('*', "d1", "CV-S5");
  dealt(2, "deal-hands").refuses('*', "d1", "CV-S6");
  dealt(2, "deal-first").refuses('*', "d1", "CV-S8");
  dealt(2, "roll").refuses('*', "p1", "CV-T1");
}

TEST_CASE("scenario 1: the setup for four players") {
  const Position table = dealt(4, "roll");
  CHECK(table.stack().size() == 14);
  CHECK(traps_lying(table) == 6);
  CHECK(std::popcount(table.game().lying(table.state())) == 36);
  const View view = table.view('-');
  CHECK(std::count_if(view.faces.begin(), view.faces.end(), [](Paints face) { return !face.empty(); }) == 12);
  CHECK(view.palettes == 4);
  CHECK(view.table.events_left == 2);
  CHECK(table.game().parts().dice == 7);
}

}  // namespace
}  // namespace cats::tests
