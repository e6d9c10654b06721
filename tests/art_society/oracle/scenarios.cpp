// Scenarios of the specification about setup, auction, turns, the assistant and lack of room.
#include "scenarios.h"

#include "generators.h"
#include "scenario_table.h"
#include "tests/oracle/check.h"

namespace oracle {
namespace {

void scenario_1() {
  ScenarioTable table(standard_set(), kPl, 2);
  table.play('*', {"p1", "p2"});
  std::set<std::string> squares;
  for (char column : {'f', 'g', 'h'}) {
    for (char row : {'4', '5', '6'}) squares.insert({column, row});
  }
  EXPECT(table.game.legal('A') == squares);
  table.refuse('A', "i5");
  table.refuse('A', "g7");
  table.play('A', {"g4"});
  EXPECT(table.game.acting() == "B");
}

void scenario_2() {
  ScenarioTable three(standard_set(), kPl, 3);
  three.set_up("g4", {1, 2, 3});
  three.play('A', {"2x2", "2x2", "2x2", "2x2"});
  EXPECT(three.line("phase") == "draw");
  ScenarioTable four(standard_set(), kPl, 4);
  four.set_up("g4", {2, 1, 3, 4});
  four.play('B', {"5x5", "5x5", "5x5", "5x5"});
  four.refuse('B', "5x5");
  four.refuse('A', "2x2");
}

void scenario_3() {
  ScenarioTable table(standard_set(), kPl, 4);
  table.set_up("g4", {2, 3, 1, 4});
  EXPECT(table.line("auctioneer") == "C");
  table.auction({5, 6, 7, 8, 9}, {5, 5, 7, 9});
  EXPECT(table.line("order") == "D C B A");
  for (char seat : std::string("DCBA")) table.finish_turn(seat);
  table.say_ready();
  EXPECT(table.line("auctioneer") == "D");
  EXPECT(table.line("order") == "-");
  // Scenario 4: a bid card is used once in the game.
  EXPECT(!table.can('A', "bid5"));
  table.auction({10, 11, 12, 13, 14}, {10, 10, 10, 12});
  EXPECT(table.line("order") == "D C B A");
  EXPECT(table.game.shown('D') == 1);
  EXPECT(table.game.shown('C') == 2);
  EXPECT(table.game.shown('A') == 3 && table.game.shown('B') == 3);
}

void scenario_4() {
  Components set = standard_set();
  set.bid_cards = 2;
  ScenarioTable table(set, kPl, 2);
  table.set_up("g4", {1, 2});
  table.auction({5, 6, 7}, {1, 2});
  for (char seat : std::string("BA")) table.finish_turn(seat);
  table.say_ready();
  EXPECT(!table.game.over());
  table.auction({8, 9, 10}, {2, 1});
  for (char seat : std::string("AB")) table.finish_turn(seat);
  table.say_ready();
  EXPECT(table.game.over());
}

void scenario_5() {
  ScenarioTable table(standard_set(), kPl, 2);
  table.set_up("g4", {1, 2});
  int same_frame = table.find(3, 3, -1, 0);
  table.auction({same_frame, 5, 6}, {2, 1});
  table.play('A', {"p" + std::to_string(same_frame)});
  table.refuse('A', "i7");
  EXPECT(table.can('A', "i6"));
  table.play('A', {"i4"});
  EXPECT(table.line("rights", 'A') == "1:open");
  EXPECT(table.can('A', "give1"));
  EXPECT(!table.can('A', "give2-"));
  // Scenario 16: undo takes the newest step only, and returns decor.
  table.play('A', {"1f4"});
  EXPECT(table.line("decor") == "35 18 18 18 18");
  EXPECT(table.line("turn") == "B");
  table.refuse('A', "undo1");
  table.play('A', {"undo2"});
  EXPECT(table.line("decor") == "36 18 18 18 18");
  table.refuse('A', "ready");
  table.play('A', {"undo1", "i5", "give1", "ready"});
  table.refuse('A', "undo2");
  table.play('A', {"wait", "ready"});
  table.finish_turn('B');
  table.play('B', {"ready"});
  EXPECT(table.line("round") == "2");
  table.refuse('A', "undo2");
  table.refuse('A', "wait");
}

// A wall of 4 x 5 with the starting painting at a1: a hole of 2 x 5 on the right, one of 2 x 2 below.
Components narrow_set() {
  Components set = scenario_set(4, 5);
  set.paintings.push_back({5, 5, 0, 0, 9, false});                               // 5
  for (int i = 0; i < 8; ++i) set.paintings.push_back({2, 2, 1, 2, 3, false});   // 6-13
  set.paintings.push_back({2, 2, 0, 3, 3, false});                               // 14
  for (int i = 0; i < 4; ++i) set.paintings.push_back({6, 4, 0, 0, 9, false});   // 15-18
  for (int i = 0; i < 2; ++i) set.paintings.push_back({2, 5, 0, 0, 6, false});   // 19, 20
  for (int i = 0; i < 20; ++i) set.paintings.push_back({2, 2, 2, 4, 3, false});  // from 21
  return set;
}

// Two rounds after which the museum holds 5 (5x5) and 14 (2x2); A's assistant is full if wanted.
void fill_museum(ScenarioTable& table, bool assistant_full) {
  table.set_up("a1", {1, 2});
  table.auction({5, 6, 7}, {20, 1});
  table.play('A', {"p6", assistant_full ? "give" : "c1", "ready"});
  table.play('B', {"p7", "c1", "ready"});
  table.auction({14, 21, 22}, {1, 20});
  table.play('B', {"p21", "c3", "ready"});
  table.play('A', {"p22", assistant_full ? "c1" : "c3", "ready"});
  EXPECT(table.line("museum") == "5 14");
}

void scenario_10(const Flags& flags, bool assistant_full) {
  ScenarioTable table(narrow_set(), flags, 2);
  fill_museum(table, assistant_full);
  table.auction({15, 8, 9}, {19, 2});
  table.play('A', {"p15"});
  std::set<std::string> expected = {"swap14"};
  if (!assistant_full) expected.insert("give");
  if (!flags.surplus_forced) expected.insert("surplus");
  for (const std::string& token : table.game.legal('A')) {
    if (token[0] != '@') EXPECT(expected.erase(token) == 1);
  }
  EXPECT(expected.empty());
  std::string markers = table.line("markers");
  table.play('A', {"swap14"});
  EXPECT(table.line("museum") == "5 15");
  EXPECT(table.line("markers") == markers);
  // AS-N2a only its hanging, also after that was undone.
  EXPECT(!table.can('A', "give") && !table.can('A', "surplus"));
  table.play('A', {"a4", "undo1"});
  for (const std::string& token : table.game.legal('A')) EXPECT(token.size() == 2 && token[0] <= 'd');
}

// Scenario 11: the assistant's item is hung into the pick's only hole, then a swap freezes that hanging.
void scenario_11() {
  ScenarioTable table(narrow_set(), kZh, 2);
  table.set_up("a1", {1, 2});
  table.auction({14, 6, 7}, {20, 1});
  table.play('A', {"p6", "give", "ready"});
  table.play('B', {"p7", "c1", "ready"});
  table.auction({19, 8, 9}, {19, 2});
  table.play('A', {"p19"});
  EXPECT(table.can('A', "c1"));
  table.refuse('A', "swap14");
  table.play('A', {"@c1", "swap14"});
  EXPECT(table.line("steps", 'A') == "1 frozen 1");
  table.refuse('A', "undo1");
  table.play('A', {"c3", "undo2"});
  table.refuse('A', "undo1");
}

// Scenario 9: what fits must be hung or given; scenario 12: a second surplus ends the game after the round.
void scenarios_9_and_12() {
  ScenarioTable table(narrow_set(), kPl, 2);
  table.set_up("a1", {1, 2});
  table.auction({15, 16, 6}, {20, 1});
  table.play('A', {"p15", "surplus"});
  EXPECT(table.line("rights", 'A') == "1:open");
  table.play('A', {"1c1", "ready"});
  table.play('B', {"p6", "give", "ready"});
  table.auction({17, 7, 8}, {1, 20});
  table.play('B', {"p7"});
  EXPECT(table.can('B', "c1") && table.can('B', "@c1"));
  EXPECT(!table.can('B', "give") && !table.can('B', "surplus"));
  table.play('B', {"@c1"});
  EXPECT(table.can('B', "give") && table.can('B', "a4"));
  table.play('B', {"a4", "ready"});
  table.play('A', {"p17", "surplus", "give1", "ready"});
  EXPECT(table.game.over());
  EXPECT(table.line("surplus", 'A') == "15 17");
  EXPECT(table.line("museum") == "8 16");
  EXPECT(table.line("score", 'A').find(" -4 = ") != std::string::npos);
  EXPECT(table.game.clauses.at("AS-G1 second surplus") == 1);
}

}  // namespace

void check_scenarios_of_play() {
  scenario_1();
  scenario_2();
  scenario_3();
  scenario_4();
  scenario_5();
  for (const Flags& flags : {kPl, kRu, kZh}) {
    scenario_10(flags, false);
    scenario_10(flags, true);
  }
  scenario_11();
  scenarios_9_and_12();
}

}  // namespace oracle
