// Scenarios 1 to 7 and 13 of the specification: setup, dice, tries, traps, exchanges.
#include "scenarios.h"

#include "generators.h"
#include "scenario_table.h"
#include "tests/oracle/check.h"

namespace oracle {
namespace {

void scenario_1() {
  ScenarioTable table(4, kStrict, standard_set());
  const State& state = table.game.state;
  std::string board;
  for (const Painting& painting : state.paintings) board += painting.cards;
  int traps = 0;
  for (const char trap : kTraps) traps += count_in(board, trap);
  EXPECT(state.stack.size() == 14 && board.size() == 36 && traps == 6);
  EXPECT(state.trap_box.size() == 3);
  EXPECT(state.top != 0 && state.palette_stack.size() == 3);
  EXPECT(state.events.size() == 2 && state.event_box.size() == 2);
  for (const Seat& seat : state.seats) EXPECT(seat.hand.size() == 1);
  for (int die = 1; die <= 7; ++die) {
    EXPECT(table.in(Phase::kRoll));
    table.play('*', {"d7"});
  }
  EXPECT(table.in(Phase::kTurn) && table.active() == 'A');
}

void scenario_2() {
  using Set = std::set<int>;
  const auto after_cleaning = [](const std::vector<int>& clean, int die) {
    ScenarioTable table(2);
    table.clean(clean);
    return table.game.targets(die);
  };
  EXPECT((after_cleaning({2}, 2) == Set{1, 3}));
  EXPECT((after_cleaning({2, 3, 4}, 2) == Set{1, 5}));
  EXPECT((after_cleaning({1, 2, 3}, 2) == Set{12, 4}));
  EXPECT((after_cleaning({1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12}, 2) == Set{7}));
  EXPECT((after_cleaning({3}, 2) == Set{2}));
  ScenarioTable asleep(2);
  asleep.game.state.cat = 3;
  asleep.turn(2, {3, 5});
  const std::set<std::string> tokens = asleep.game.legal('A');
  EXPECT(tokens.contains("clean3@2") && tokens.contains("clean3@4") && !tokens.contains("clean3@3"));
  EXPECT(tokens.contains("clean5@5") && !tokens.contains("clean5@4"));
}

void scenario_3() {
  ScenarioTable match(2);
  match.lay(5, "rgb", "grb");
  match.turn(1, {5, 6});
  match.play('A', {"clean5@5"});
  EXPECT(match.is_clean(5) && match.game.state.bank.size() == 1 && match.active() == 'B');
  // The example of the book.
  ScenarioTable table(2);
  table.lay(5, "rgb", "yyg");
  table.hands({"r", "b"});
  table.turn(1, {5, 5, 6});
  table.play('A', {"clean5@5", "put-r@a"});
  EXPECT(table.cards(5) == "ryg" && table.hand('A') == "y");
  table.refuse('A', "put-y@b");
  table.play('A', {"stop"});
  EXPECT(table.active() == 'B' && !table.game.state.paintings.at(4).open);
  table.play('B', {"clean5@5", "put-b@b"});
  EXPECT(table.is_clean(5) && table.hand('B') == "y");
}

void scenario_4() {
  ScenarioTable table(2);
  table.hands({"ry", "r"});
  table.lay(1, "rgb", "Pyy");
  table.turn(1, {1, 1});
  table.refuse('A', "take");
  table.play('A', {"clean1@1"});
  // CV-P2 one of two is discarded, then the trap is replaced.
  EXPECT(table.game.legal('A') == (std::set<std::string>{"drop-r", "drop-y"}));
  table.play('A', {"drop-r"});
  table.play('*', {"y1"});
  table.play('A', {"stop"});
  table.play('B', {"take"});
  table.play('*', {"g1"});
  table.refuse('A', "take");
  table.play('A', {"clean1@1", "stop"});
  EXPECT(table.game.state.round == 2 && table.in(Phase::kRoll));
  for (int die = 1; die <= 7; ++die) table.play('*', {"d1"});
  table.play('A', {"take"});
}

void scenario_5() {
  ScenarioTable table(3);
  table.lay(4, "rgb", "Crg");
  table.hands({"ry", "y", "y"});
  table.bank({"jump"});
  table.turn(1, {4, 4});
  table.play('A', {"clean4@4"});
  table.play('*', {"b1"});
  EXPECT(table.hand('A').empty() && !table.is_clean(4) && table.in(Phase::kCaught));
  EXPECT(table.game.legal('A') == std::set<std::string>{"stop"});
  table.play('A', {"stop"});
  EXPECT(!table.is_clean(4) && table.in(Phase::kWindow));
  // Nothing is lacking, so anybody else may jump without a suitable paint.
  EXPECT(table.game.awaited() == "BC");
  table.play('C', {table.card("jump")});
  EXPECT(table.is_clean(4) && table.active() == 'A');
}

void scenario_6() {
  ScenarioTable table(2);
  table.lay(4, "ryb", "rFg");
  table.game.state.palette_stack.push_back(table.game.state.top);
  table.game.state.top = 0;
  table.game.state.palette_discard.swap(table.game.state.palette_stack);
  table.turn(1, {4, 4});
  table.play('A', {"clean4@4"});
  // The stack was empty: the palette is drawn, and then the next one shows its property.
  int rgb = 0;
  for (const int number : table.game.state.palette_stack) {
    if (table.game.components().palettes.at(idx(number - 1)).colours == "rgb") rgb = number;
  }
  table.play('*', {"p" + std::to_string(rgb)});
  EXPECT(table.game.state.top == 0);
  table.play('*', {*table.game.legal('*').begin(), "b1"});
  EXPECT(table.is_clean(4) && table.game.state.bank == std::vector<int>{rgb});
}

void all_three_traps() {
  ScenarioTable table(2);
  table.lay(4, "ryb", "PFC");
  table.hands({"ry", "y"});
  table.turn(1, {4, 4});
  const int old = table.game.state.paintings.at(3).palette, top = table.game.state.top;
  table.play('A', {"clean4@4"});
  table.play('*', {"r1"});
  EXPECT(table.in(Phase::kNewTop));
  table.play('*', {*table.game.legal('*').begin(), "r1", "r1"});
  EXPECT(table.game.state.paintings.at(3).palette == top);
  EXPECT(table.game.state.palette_discard == std::vector<int>{old});
  EXPECT(table.hand('A').empty() && table.game.state.seats.at(0).limit == 1);
  table.play('A', {"stop"});
  EXPECT(table.active() == 'B' && table.cards(4) == "rrr");
}

// CV-T6a, CV-P3: a painting that got no palette is flooded: there is nothing to discard, and none to hang if all are in use.
void flood_without_a_palette() {
  ScenarioTable table(2);
  table.lay(4, "ryb", "Frr");
  State& state = table.game.state;
  state.bank = state.palette_stack;
  state.bank.push_back(state.top);
  state.bank.push_back(state.paintings.at(3).palette);
  state.palette_stack.clear();
  state.top = state.paintings.at(3).palette = 0;
  table.turn(1, {4, 4});
  table.play('A', {"clean4@4"});
  table.play('*', {"r1"});
  EXPECT(table.in(Phase::kAttempt) && state.paintings.at(3).palette == 0);
  for (const std::string& token : table.game.legal('A')) EXPECT(!token.starts_with("two"));
  table.play('A', {"stop"});
  // There are jumps in the bank, but nothing that could be lacking.
  EXPECT(table.in(Phase::kTurn));
}

void scenario_7() {
  ScenarioTable table(3);
  table.hands({"ry", "g", ""});
  table.turn(1, {4, 9});
  const std::size_t stack = table.game.state.stack.size();
  table.play('A', {"exchange9"});
  table.play('*', {"b1"});
  table.play('A', {"drop-b"});
  table.play('*', {"b1"});
  table.play('B', {"drop-g"});
  EXPECT(table.hand('A') == "ry" && table.hand('B') == "b" && table.hand('C').empty());
  EXPECT(table.game.state.stack.size() == stack - 2);
  EXPECT(table.in(Phase::kTurn) && table.active() == 'A');
  // With the last die all exchange, and the round ends.
  table.play('A', {"exchange4"});
  table.play('*', {"r1"});
  table.play('A', {"drop-y"});
  table.play('*', {"r1"});
  table.play('B', {"drop-r"});
  EXPECT(table.game.state.round == 2 && table.in(Phase::kRoll));
}

void scenario_13() {
  ScenarioTable table(2);
  table.hands({"ry", "g"});
  table.lay(4, "rgb", "Cyy");
  State& state = table.game.state;
  state.discard = state.stack;
  state.stack = "r";
  take_out(state.discard, 'r');
  table.turn(1, {4, 9});
  table.play('A', {"exchange9"});
  table.play('*', {"r1"});
  EXPECT(state.stack.empty());
  table.play('A', {"drop-y"});
  // Refilled, with the card that was just discarded.
  EXPECT(state.discard.empty() && !state.stack.empty());
  check_conserved(table.game);
  table.play('*', {"y1"});
  table.play('B', {"drop-g"});
  table.play('A', {"clean4@4"});
  EXPECT(state.sprung == "C" && !has(state.stack, 'C') && !has(state.discard, 'C'));
  table.play('*', {"y1"});
  table.play('A', {"stop"});
}

}  // namespace

void check_scenarios_of_turns() {
  scenario_1();
  scenario_2();
  scenario_3();
  scenario_4();
  scenario_5();
  scenario_6();
  all_three_traps();
  flood_without_a_palette();
  scenario_7();
  scenario_13();
}

}  // namespace oracle
