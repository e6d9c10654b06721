// Scenarios of the specification about decor: what frames win, what fits, and run-out.
#include "scenario_table.h"
#include "scenarios.h"
#include "tests/oracle/check.h"

namespace oracle {
namespace {

// 5-8: 2x2 of frame 0, 9 and 10: 2x2 of frame 2, 11: 6x4 of frame 0; from 12 on others for the second player.
Components frames_set() {
  Components set = scenario_set(14, 11);
  for (int i = 0; i < 4; ++i) set.paintings.push_back({2, 2, 0, 0, 3, false});
  for (int i = 0; i < 2; ++i) set.paintings.push_back({2, 2, 1, 2, 3, false});
  set.paintings.push_back({6, 4, 2, 0, 9, false});
  for (int i = 0; i < 30; ++i) set.paintings.push_back({2, 3, 3, 3 + i % 5, 4, false});
  return set;
}

// A round in which A picks first and hangs the painting at the square; B gives or hangs what it can.
void hang_in_round(ScenarioTable& table, int round, int number, const std::string& square) {
  int other = table.find(2, 3, 3, -1);
  std::vector<int> lots = {number, other, other + 1};
  table.auction(lots, {21 - round, round});
  table.play('A', {"p" + std::to_string(number), square});
}

void end_round(ScenarioTable& table) {
  table.finish_turn('B');
  table.say_ready();
}

// The 6x4 painting at e7 meets three paintings of its frame, or four with the one at c7.
ScenarioTable frames_table(const Flags& flags, bool four) {
  ScenarioTable table(frames_set(), flags, 2);
  table.set_up("g4", {1, 2});
  std::vector<std::pair<int, std::string>> hangings = {{5, "e5"}, {6, "i5"}, {9, "k5"}, {7, "k7"}};
  if (four) hangings.insert(hangings.end(), {{10, "c5"}, {8, "c7"}});
  int round = 0;
  for (const auto& [number, square] : hangings) {
    hang_in_round(table, ++round, number, square);
    EXPECT(table.line("rights", 'A') == "-");
    end_round(table);
  }
  hang_in_round(table, ++round, 11, "e7");
  return table;
}

// All ways to use the right by hanging, as sizes in ascending order.
void collect(const Game& game, std::multiset<int> sizes, std::set<std::multiset<int>>& ways) {
  bool open = false;
  std::set<char> tried;
  for (const std::string& token : game.legal('A')) {
    if (token == "stop") ways.insert(sizes);
    bool piece = token[0] >= '1' && token[0] <= '3';
    if (!piece || !tried.insert(token[0]).second) continue;
    open = true;
    Game next = game;
    EXPECT(next.apply('A', token));
    std::multiset<int> more = sizes;
    more.insert(token[0] - '0');
    collect(next, more, ways);
  }
  if (!open) ways.insert(sizes);
}

void scenario_6() {
  for (const Flags& flags : {kPl, kRu, kZh}) {
    std::set<std::multiset<int>> three, four;
    ScenarioTable k3 = frames_table(flags, false);
    for (const char* refused : {"ready", "stop", "give"}) k3.refuse('A', refused);
    collect(k3.game, {}, three);
    EXPECT((three == std::set<std::multiset<int>>{{1}, {2}, {3}}));
    collect(frames_table(flags, true).game, {}, four);
    std::set<std::multiset<int>> exact = {{1, 3}, {2, 2}, {1, 1, 2}, {1, 1, 1, 1}};
    if (!flags.exact) exact.insert({{1}, {2}, {3}, {1, 1}, {1, 2}, {1, 1, 1}});
    EXPECT(four == exact);
  }
}

// Scenario 7: the last painting fills the wall with k = 2.
void scenario_7() {
  Components set = scenario_set(4, 5);
  for (int i = 0; i < 3; ++i) set.paintings.push_back({2, 3, 1, 1, 4, false});  // 5-7
  for (int i = 0; i < 6; ++i) set.paintings.push_back({4, 2, 2, 1, 5, false});  // 8-13
  ScenarioTable table(set, kPl, 2);
  table.set_up("a1", {1, 2});
  table.auction({5, 6, 7}, {20, 1});
  table.play('A', {"p5", "c1", "give1", "ready"});
  table.play('B', {"p6", "give", "ready"});
  table.auction({8, 9, 10}, {19, 2});
  table.play('A', {"p8", "a4"});
  EXPECT(table.line("rights", 'A') == "-");
  EXPECT(table.line("turn") == "B");
  EXPECT(table.line("score", 'A').find(" 5 0 0 = ") != std::string::npos);
  table.play('B', {"p9", "a4"});
  table.finish_turn('B');
  table.say_ready();
  EXPECT(table.game.over());
  EXPECT(table.game.clauses.at("AS-G1 full wall") == 1);
}

// Scenario 8: the only hole is 1 wide and 2 high, k = 2, the assistant is full.
void scenario_8() {
  Components set = scenario_set(5, 5);
  for (int i = 0; i < 3; ++i) set.paintings.push_back({3, 3, 1, 1, 5, false});  // 5-7
  for (int i = 0; i < 6; ++i) set.paintings.push_back({4, 2, 2, 1, 5, false});  // 8-13
  set.stars = {{2, 3}, {3, 3}};
  ScenarioTable table(set, kPl, 2);
  table.set_up("a1", {1, 2});
  table.auction({5, 6, 7}, {20, 1});
  table.play('A', {"p5", "c1", "give1", "ready"});
  table.play('B', {"p6", "give", "ready"});
  table.auction({8, 9, 10}, {19, 2});
  table.play('A', {"p8", "a4"});
  EXPECT((table.game.legal('A') == std::set<std::string>{"1e4", "1e5", "2|e4", "@e4", "@e5", "undo1"}));
  // AS-H4e with the item hung first, a one remains to be had; a second one fills the wall.
  table.play('A', {"@e4"});
  EXPECT((table.game.legal('A') == std::set<std::string>{"1e5", "give1", "give2-", "give2|", "undo2"}));
}

// Scenario 17: three rounds in which A hangs a 1 each at the given squares, then one more 1 is wanted.
ScenarioTable run_out_table(const std::vector<std::string>& ones) {
  Components set = scenario_set(14, 11);
  set.decor = {3, 0, 0, 1, 0};
  for (int i = 0; i < 4; ++i) set.paintings.push_back({2, 2, 0, 1, 3, false});
  for (int i = 0; i < 30; ++i) set.paintings.push_back({2, 3, 3, 3 + i % 5, 4, false});
  ScenarioTable table(set, kPl, 2);
  table.set_up("g4", {1, 2});
  const std::vector<std::string> squares = {"e4", "i4", "g2"};
  for (int i = 0; i < 3; ++i) {
    hang_in_round(table, i + 1, 5 + i, squares.at(idx(i)));
    table.play('A', {"1" + ones.at(idx(i))});
    end_round(table);
  }
  EXPECT(table.line("decor") == "0 0 0 1 0");
  hang_in_round(table, 4, 8, "g7");
  return table;
}

void scenario_17() {
  ScenarioTable merged = run_out_table({"e6", "d6", "c6"});
  EXPECT(merged.line("rights", 'A') == "1:open");
  EXPECT(merged.line("decor") == "0 0 0 1 0");
  merged.play('A', {"1b6"});
  EXPECT(merged.line("decor") == "2 0 0 0 0");
  EXPECT(merged.line("wall", 'A').find("3-@c6") != std::string::npos);
  // The exchange stays when the step is undone.
  merged.play('A', {"undo2"});
  EXPECT(merged.line("decor") == "3 0 0 0 0");
  ScenarioTable isolated = run_out_table({"e6", "i6", "f2"});
  EXPECT(isolated.line("rights", 'A') == "1:closed");
  EXPECT(isolated.line("turn") == "B");
}

// An exact combination of k = 4 with one hole, 2 wide and 1 high; the only 1, if there is one, is with the assistant.
ScenarioTable pocket_table(int ones) {
  Components set = scenario_set(6, 6);
  set.stars = {{1, 3}, {2, 3}};
  set.decor = {ones, 9, 0, 0, 0};
  for (int i = 0; i < 3; ++i) set.paintings.push_back({2, 2, 0, 1, 3, false});  // 5-7
  set.paintings.push_back({4, 4, 1, 1, 7, false});                              // 8
  for (int i = 0; i < 30; ++i) set.paintings.push_back({2, 3, 3, 3 + i % 5, 4, false});
  ScenarioTable table(set, kRu, 2);
  table.set_up("a1", {1, 2});
  const std::vector<std::string> squares = {"a4", "c1", "e1"};
  for (int i = 0; i < 3; ++i) {
    hang_in_round(table, i + 1, 5 + i, squares.at(idx(i)));
    if (i == 0 && ones > 0) table.play('A', {"give1"});
    // AS-H4e when no 1 is left, what is won lapses at once.
    EXPECT(table.line("rights", 'A') == "1:closed");
    end_round(table);
  }
  hang_in_round(table, 4, 8, "c3");
  return table;
}

// AS-H4f the need is 2, until the assistant's 1 takes the place; or the gift meets it.
void pocket() {
  ScenarioTable falls = pocket_table(1);
  EXPECT((falls.game.legal('A') == std::set<std::string>{"2-a6", "@a6", "@b6", "undo1"}));
  falls.play('A', {"@a6"});
  EXPECT(falls.game.clauses.at("AS-H4f need falls by the item") == 1);
  EXPECT((falls.game.legal('A') == std::set<std::string>{"give2-", "undo2"}));
  falls.play('A', {"undo2", "@b6", "give2-"});
  EXPECT(falls.line("rights", 'A') == "1:closed");
  EXPECT(falls.line("turn") == "B");
  ScenarioTable given = pocket_table(0);
  EXPECT((given.game.legal('A') == std::set<std::string>{"2-a6", "give2-", "undo1"}));
  given.play('A', {"give2-"});
  EXPECT((given.game.legal('A') == std::set<std::string>{"2-a6", "@a6", "stop", "undo2"}));
  given.play('A', {"stop", "undo3", "stop"});
  EXPECT(given.line("turn") == "B");
}

}  // namespace

void check_scenarios_of_decor() {
  scenario_6();
  scenario_7();
  scenario_8();
  scenario_17();
  pocket();
}

}  // namespace oracle
