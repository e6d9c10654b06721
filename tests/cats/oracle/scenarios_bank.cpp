// Scenarios 8 to 10 of the specification: the protective properties.
#include "scenario_table.h"
#include "scenarios.h"
#include "tests/oracle/check.h"

namespace oracle {
namespace {

void scenario_8() {
  ScenarioTable table(4);
  table.lay(3, "rgb", "rgy");
  table.hands({"r", "b", "b", "b"});
  table.bank({"jump"});
  table.turn(1, {5, 3, 3, 3});
  table.game.state.active = 1;
  table.play('B', {"clean3@3", "stop"});
  EXPECT(table.game.awaited() == "CD" && table.game.acting() == "CD");
  // Not the one who just tried, and nobody without a lacking colour.
  table.refuse('B', table.card("jump"));
  table.refuse('A', table.card("jump"));
  table.play('C', {"no"});
  EXPECT(table.in(Phase::kWindow) && table.can('C', "take"));
  table.play('D', {table.card("jump"), "put-b@c"});
  EXPECT(table.is_clean(3) && table.active() == 'A' && table.in(Phase::kTurn));
}

void last_die_of_the_night() {
  ScenarioTable table(4);
  table.lay(7, "rgb", "rgy");
  table.hands({"r", "r", "b", "r"});
  table.bank({"jump", "jump"});
  table.clean_all_but({7});
  table.turn(3, {2});
  table.play('A', {"clean2@7", "stop"});
  EXPECT(table.game.awaited() == "C");
  table.refuse('B', "take");
  table.play('C', {table.card("jump"), "put-b@c"});
  EXPECT(table.game.over() && table.game.won() && table.game.state.end_reason == "all clean");
}

// CV-B3a a failed jump opens the window again, also for the first trier; only lacking colours may be put.
void failed_jump() {
  ScenarioTable table(3);
  table.lay(3, "rgb", "ryy");
  table.hands({"b", "gy", "y"});
  table.bank({"jump", "jump"});
  table.turn(1, {3, 3});
  table.play('A', {"clean3@3", "stop"});
  EXPECT(table.game.awaited() == "B");
  table.play('B', {table.card("jump")});
  table.refuse('B', "put-y@b");
  table.play('B', {"put-g@b", "stop"});
  EXPECT(table.game.awaited() == "A" && table.active() == 'C');
  table.refuse('C', table.card("jump"));
  table.play('A', {table.card("jump"), "put-b@c"});
  EXPECT(table.is_clean(3) && table.active() == 'B');
}

void scenario_9() {
  const auto allowed = [](const Flags& flags, const std::string& cards) {
    ScenarioTable table(2, flags);
    table.lay(6, "ryg", cards);
    table.bank({"two"});
    table.turn(1, {6, 6});
    table.play('A', {"clean6@6"});
    if (!table.can('A', table.card("two"))) return false;
    const std::size_t discarded = table.game.state.palette_discard.size();
    table.play('A', {table.card("two")});
    EXPECT(table.is_clean(6) && table.game.state.bank.empty());
    EXPECT(table.game.state.palette_discard.size() == discarded + 2);
    return true;
  };
  EXPECT(!allowed(kStrict, "ygb") && allowed(kLenient, "ygb"));
  EXPECT(allowed(kStrict, "ygy") && allowed(kLenient, "ygy"));
  EXPECT(!allowed(kStrict, "yyy") && !allowed(kLenient, "yyy"));
}

void scenario_10() {
  ScenarioTable table(2);
  table.lay(6, "rgb", "yyg");
  table.hands({"rb", "y"});
  table.bank({"turbo", "turbo"});
  table.turn(1, {6, 6});
  table.play('A', {"clean6@6", "put-r@a"});
  table.refuse('A', "put-b@b");
  table.play('A', {table.card("turbo")});
  table.refuse('A', table.card("turbo"));
  table.refuse('A', "put-b@a");
  table.play('A', {"put-b@b"});
  EXPECT(table.is_clean(6) && table.hand('A') == "yy");
}

// The example of the book: the second player has red, the third one blue.
void helping_paw() {
  ScenarioTable table(3);
  table.lay(6, "rgb", "rgy");
  table.hands({"y", "r", "b"});
  table.bank({"paw", "paw"});
  table.turn(1, {6, 6});
  table.game.state.active = 1;
  table.play('B', {"clean6@6", table.card("paw") + "-Crb"});
  EXPECT(table.game.awaited() == "C" && table.can('B', "stop"));
  table.refuse('A', "yes");
  // It lapses when anyone acts.
  table.play('A', {table.card("paw") + "-Cyb"});
  table.play('C', {"no"});
  EXPECT(!table.game.state.proposal && table.game.state.bank.size() == 2);
  table.play('C', {table.card("paw") + "-Bbr"});
  table.play('B', {"yes", "put-b@c"});
  EXPECT(table.is_clean(6) && table.hand('B') == "y" && table.hand('C') == "r");
  EXPECT(table.active() == 'C');
}

// CV-B3 the other properties work in a jump.
void properties_in_a_jump() {
  ScenarioTable table(2);
  table.lay(6, "rgb", "yyg");
  table.hands({"b", "ry"});
  table.bank({"jump", "paw", "turbo"});
  table.turn(1, {6, 6});
  table.play('A', {"clean6@6", "stop"});
  table.play('B', {table.card("jump"), table.card("paw") + "-Ayb"});
  table.play('A', {"yes"});
  EXPECT(table.hand('A') == "y" && table.hand('B') == "rb");
  table.play('B', {"put-r@a", table.card("turbo")});
  table.refuse('B', "put-y@b");
  table.play('B', {"put-b@b"});
  EXPECT(table.is_clean(6) && table.hand('B') == "yy" && table.active() == 'A');
}

// CV-B3a when the paint that was lacking goes to the one who just tried, nobody can jump any more.
void paw_closes_the_window() {
  ScenarioTable table(2);
  table.lay(6, "rgb", "rgy");
  table.hands({"y", "b"});
  table.bank({"paw", "jump"});
  table.turn(1, {6, 6});
  table.play('A', {"clean6@6", "stop"});
  EXPECT(table.in(Phase::kWindow));
  table.play('B', {table.card("paw") + "-Aby"});
  table.play('A', {"yes"});
  EXPECT(table.in(Phase::kTurn) && table.active() == 'B');
}

// CV-B3a a Helping Paw in the window asks all anew, also those who had declined.
void paw_in_the_window() {
  ScenarioTable table(3);
  table.lay(6, "rgb", "rgy");
  table.hands({"b", "y", "b"});
  table.bank({"paw", "jump"});
  table.turn(1, {6, 6});
  table.play('A', {"clean6@6", "stop"});
  EXPECT(table.game.awaited() == "C");
  table.play('A', {table.card("paw") + "-Bby"});
  EXPECT(table.game.awaited() == "B");
  table.play('B', {"yes"});
  EXPECT(table.game.awaited() == "BC" && table.in(Phase::kWindow));
  table.play('B', {"no"});
  table.play('C', {"no"});
  EXPECT(table.in(Phase::kTurn) && table.active() == 'B');
}

}  // namespace

void check_scenarios_of_bank() {
  scenario_8();
  last_die_of_the_night();
  failed_jump();
  scenario_9();
  scenario_10();
  helping_paw();
  properties_in_a_jump();
  paw_closes_the_window();
  paw_in_the_window();
}

}  // namespace oracle
