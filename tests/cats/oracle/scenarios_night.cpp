// Scenarios 11 and 12 of the specification: events and the end.
#include "scenario_table.h"
#include "scenarios.h"
#include "tests/oracle/check.h"

namespace oracle {
namespace {

// A's last die of the round goes for an exchange, so that the event comes next.
void end_round(ScenarioTable& table, int round, const std::string& event) {
  table.game.state.events.insert(table.game.state.events.begin(), event);
  std::vector<std::string> hands(table.game.state.seats.size());
  hands.front() = "r";
  table.hands(hands);
  table.turn(round, {1});
  table.play('A', {"exchange1"});
  table.play('*', {"r1"});
  table.play('A', {"drop-r"});
  EXPECT(table.game.state.round == round + 1);
}

void roll(ScenarioTable& table, int dice) {
  for (int die = 0; die < dice; ++die) {
    EXPECT(table.in(Phase::kRoll));
    table.play('*', {"d1"});
  }
  EXPECT(table.in(Phase::kTurn));
}

void cat_oops() {
  ScenarioTable none(2);
  end_round(none, 1, "oops");
  EXPECT(none.game.state.event == "oops" && none.in(Phase::kRoll));
  ScenarioTable table(2);
  table.clean({4, 9});
  end_round(table, 1, "oops");
  EXPECT((table.game.legal('A') == std::set<std::string>{"splash4", "splash9"}) && table.game.legal('B').empty());
  const int top = table.game.state.top;
  table.play('A', {"splash9"});
  table.play('*', {"r1", "y1", "g1"});
  EXPECT(table.cards(9) == "ryg" && !table.is_clean(9) && !table.game.state.paintings.at(8).open);
  EXPECT(table.game.state.paintings.at(8).palette == top && table.in(Phase::kNewTop));
  table.play('*', {*table.game.legal('*').begin()});
  roll(table, 7);
}

void other_events() {
  ScenarioTable die(2);
  end_round(die, 1, "die");
  roll(die, 6);
  ScenarioTable twist(2);
  twist.lay(3, "ryg", "rrr");
  twist.lay(8, "ryg", "bbb");
  end_round(twist, 1, "twist");
  EXPECT(twist.game.legal('B').empty());
  twist.refuse('A', "twist3a-3b");
  twist.play('A', {"twist3a-8c"});
  twist.play('B', {"twist3a-8c"});
  EXPECT(twist.cards(3) == "rrr" && twist.cards(8) == "bbb");
  roll(twist, 7);
  ScenarioTable nothing(2);
  nothing.clean_all_but({5});
  end_round(nothing, 1, "twist");
  EXPECT(nothing.in(Phase::kRoll));
}

void nap_on_the_only_painting() {
  ScenarioTable second(2);
  second.clean_all_but({5});
  second.game.state.events = {"die"};
  end_round(second, 1, "nap");
  second.play('*', {"d5"});
  EXPECT(second.game.state.round == 3 && second.game.state.event == "die" && second.in(Phase::kRoll));
  ScenarioTable third(3);
  third.lay(5, "rgb", "rgy");
  third.clean_all_but({5});
  third.bank({"jump", "paw"});
  end_round(third, 2, "nap");
  third.hands({"y", "g", "b"});
  third.play('*', {"d5"});
  EXPECT(third.in(Phase::kLast) && third.game.state.event.empty() && third.game.state.cat == 0);
  EXPECT(third.game.awaited() == "ABC");
  third.play('A', {"no"});
  third.refuse('A', "claim");
  third.play('C', {"no"});
  third.refuse('B', "no");
  third.play('B', {third.card("paw") + "-Agy"});
  third.play('A', {"yes"});
  third.play('B', {"claim", "stop"});
  EXPECT(third.game.awaited() == "C");
  third.play('C', {third.card("jump"), "put-b@c"});
  EXPECT(third.game.over() && third.game.won());
}

// CV-E4 the last die cleans the painting before the last.
void nap_after_the_last_die() {
  ScenarioTable table(2);
  table.lay(4, "rgb", "rgb");
  table.lay(5, "rgb", "yyy");
  table.clean_all_but({4, 5});
  table.game.state.event = "nap";
  table.game.state.cat = 5;
  table.turn(3, {5});
  table.play('A', {"clean5@4"});
  EXPECT(table.in(Phase::kLast));
  table.play('A', {"claim", "stop"});
  EXPECT(table.game.over() && table.game.state.end_reason == "morning");
}

bool wins(int seats, int clean) {
  ScenarioTable table(seats);
  table.lay(12, "rgb", "yyy");
  std::vector<int> paintings;
  for (int number = 1; number <= clean; ++number) paintings.push_back(number);
  table.clean(paintings);
  table.turn(3, {12});
  table.play('A', {"clean12@12", "stop"});
  EXPECT(table.game.over() && table.game.state.end_reason == "morning");
  return table.game.won();
}

void scenario_12() {
  ScenarioTable early(2);
  early.clean_all_but({11, 12});
  early.turn(2, {1, 2});
  EXPECT(early.in(Phase::kTurn) && early.game.won());
  ScenarioTable all(4);
  all.lay(12, "rgb", "bgr");
  all.clean_all_but({12});
  all.turn(2, {1, 2});
  all.play('A', {"clean1@12"});
  EXPECT(all.game.over() && all.game.won());
  EXPECT(wins(2, 10) && !wins(2, 9));
  EXPECT(!wins(3, 10) && wins(3, 11));
  EXPECT(!wins(4, 11));
}

// CV-T1 the order runs on: after an exchange with the last die its starter begins, after a try the next seat.
void runs_on() {
  const Flags flags{true, true, false, false};
  ScenarioTable exchange(3, flags);
  exchange.hands({"r", "", "y"});
  exchange.turn(1, {4});
  exchange.game.state.active = 2;
  exchange.play('C', {"exchange4"});
  exchange.play('*', {"r1"});
  exchange.play('C', {"drop-y"});
  exchange.play('*', {"r1"});
  exchange.play('A', {"drop-r"});
  EXPECT(exchange.game.state.starter == 2);
  roll(exchange, 7);
  EXPECT(exchange.active() == 'C');
  ScenarioTable tried(3, flags);
  tried.lay(4, "rgb", "yyy");
  tried.turn(1, {4});
  tried.game.state.active = 2;
  tried.play('C', {"clean4@4", "stop"});
  EXPECT(tried.game.state.starter == 0);
  ScenarioTable first(3);
  first.lay(4, "rgb", "yyy");
  first.turn(1, {4});
  first.play('A', {"clean4@4", "stop"});
  EXPECT(first.game.state.starter == 0);
}

}  // namespace

void check_scenarios_of_night() {
  cat_oops();
  other_events();
  nap_on_the_only_painting();
  nap_after_the_last_die();
  scenario_12();
  runs_on();
}

}  // namespace oracle
