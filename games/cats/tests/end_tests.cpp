// CV-G1…G3: the end; CV-T8: what is done for a player whose time is over.
#include "position.h"

namespace cats::tests {
namespace {

// The last painting that is tried in this round, by A with the last die; this many paintings are clean before.
Position last_die(int players, int round, int clean, bool succeeds) {
  Position table(players);
  std::string numbers;
  for (int p = 1; p <= clean; ++p) numbers += std::to_string(p) + " ";
  table.clean(numbers).round(round).painting(12, "9", succeeds ? "rgb" : "yyg").dice("12").plays('A', "clean12@12");
  if (!succeeds) table.plays('A', "stop");
  return table;
}

TEST_CASE("[CV-G1] allows: after the last round, or at once when all are clean") {
  const Position morning = last_die(2, 3, 3, false);
  CHECK(morning.phase() == "over");
  CHECK(morning.end() == "morning");
  const Position all = last_die(2, 1, 11, true);
  CHECK(all.phase() == "over");
  CHECK(all.end() == "all clean");
  CHECK(all.round() == 1);
}

TEST_CASE("[CV-G1] refuses: to go on after the end, and to end after the second round") {
  Position table = last_die(2, 3, 3, false);
  table.refuses('A', "take", "CV-G1");
  table.refuses('*', "d1", "CV-G1");
  CHECK(table.actors().empty());
  CHECK(last_die(2, 2, 3, false).phase() == "roll");
  CHECK(last_die(2, 2, 3, false).end().empty());
}

TEST_CASE("[CV-G2] allows: ten of twelve for two players, eleven for three, twelve for four") {
  CHECK(last_die(2, 3, 9, true).winners() == "AB");
  CHECK(last_die(3, 3, 10, true).winners() == "ABC");
  CHECK(last_die(4, 3, 11, true).winners() == "ABCD");
}

TEST_CASE("[CV-G2] denies: one fewer") {
  CHECK(last_die(2, 3, 9, false).winners().empty());
  CHECK(last_die(3, 3, 10, false).winners().empty());
  CHECK(last_die(4, 3, 11, false).winners().empty());
}

TEST_CASE("[CV-G2a] allows: a point for each clean painting, for everybody") {
  const Position table = last_die(3, 3, 5, true);
  const auto points = table.game().points(table.state());
  for (int s = 0; s < core::max_seats; ++s) CHECK(points[s] == (s < 3 ? 6 : 0));
}

TEST_CASE("[CV-G2a] denies: that one wins and another loses, or anybody before the end") {
  CHECK(last_die(2, 3, 8, true).winners().empty());
  CHECK(Position(2).only("1").winners().empty());
}

TEST_CASE("[CV-G3] allows: to play on with enough clean paintings, and to lose them again") {
  Position table(2);
  table.clean("1 2 3 4 5 6 7 8 9").hands({"r", ""}).painting(12, "9", "rgb").dice("12 11").plays('A', "clean12@12");
  CHECK(table.clean_count() == 10);
  CHECK(table.phase() == "turn");
  Position oops(2);
  oops.clean("1 2 3 4 5 6 7 8 9 10").hands({"r", ""}).dice("12").round(2).coming("oops").exchanges('A', "12");
  oops.plays('A', "splash1").plays('*', "r y g");
  CHECK(oops.clean_count() == 9);
}

TEST_CASE("[CV-G3] denies: to end a round with ten of twelve") {
  Position table(2);
  table.clean("1 2 3 4 5 6 7 8 9").painting(12, "9", "rgb").dice("12 11").plays('A', "clean12@12");
  CHECK(table.end().empty());
  CHECK(table.round() == 1);
}

TEST_CASE("scenario 12: enough in round 2 plays on, twelve ends at once, one too few loses") {
  CHECK(last_die(2, 2, 9, true).phase() == "roll");
  CHECK(last_die(2, 2, 11, true).winners() == "AB");
  CHECK(last_die(3, 3, 9, true).winners().empty());
  CHECK(last_die(4, 3, 10, true).winners().empty());
}

std::string default_of(Position table, char seat) {
  const auto actions = table.game().timeout_actions(table.state(), Seat{byte(Position::index(seat))}, nullptr);
  REQUIRE(actions.size() <= 1);
  if (actions.empty()) return "";
  table.rests(seat);  // it is legal
  return table.game().write(actions[0]);
}

TEST_CASE("[CV-T8] allows: in a turn to take, else the lowest die and its first painting") {
  CHECK(default_of(Position(2).hands({"r", ""}), 'A') == "take");
  CHECK(default_of(Position(2).hands({"rr", ""}).dice("7 5 6"), 'A') == "clean5@5");
  CHECK(default_of(Position(2).hands({"rr", ""}).clean("5").dice("7 5 6"), 'A') == "clean5@4");
}

TEST_CASE("[CV-T8] allows: in a try to stop, of colours the first, of questions no") {
  Position attempt(2);
  attempt.painting(4, "9", "yrg").hands({"b", "b"}).bank("13 14").dice("4 5").plays('A', "clean4@4");
  CHECK(default_of(attempt, 'A') == "stop");
  attempt.plays('B', "paw13-Abb");
  CHECK(default_of(attempt, 'A') == "no");
  attempt.plays('A', "stop");
  CHECK(default_of(attempt, 'B') == "no");
  Position exchange(2);
  exchange.hands({"bg", ""}).dice("3 5").plays('A', "exchange3").plays('*', "y");
  CHECK(default_of(exchange, 'A') == "drop-y");
  Position caught(2);
  caught.painting(4, "9", "yCg").dice("4 5").plays('A', "clean4@4").plays('*', "y");
  CHECK(default_of(caught, 'A') == "stop");
}

TEST_CASE("[CV-T8] allows: for the cat the lowest painting and the first two cards; the last try is left to others") {
  Position oops(2);
  oops.clean("3 5").hands({"r", ""}).dice("1").coming("oops").exchanges('A', "1");
  CHECK(default_of(oops, 'A') == "splash3");
  Position twist(2);
  twist.clean("1").hands({"r", ""}).dice("2").coming("twist").exchanges('A', "2");
  CHECK(default_of(twist, 'A') == "twist2a-3a");
  Position last(2);
  last.only("4 8").round(3).cat(8).painting(4, "11", "rgb").dice("4").plays('A', "clean4@4");
  CHECK(default_of(last, 'A') == "no");
  last.plays('A', "no");
  CHECK(default_of(last, 'B') == "claim");
}

TEST_CASE("[CV-T8] allows: when the time of a question is over, those who have not answered have declined") {
  Position table(3);
  table.hands({"r", "y", "g"}).bank("13").plays('C', "paw13-Bgy");
  cats::State state = table.state();
  REQUIRE(table.game().window(state) != 0);
  table.game().close_window(state);
  CHECK(table.game().window(state) == 0);
  CHECK_FALSE(state.table.proposal.stands());
  CHECK(state.table.bank == table.state().table.bank);
  CHECK(table.game().awaited(state) == core::Actors::only(core::Seat{0}));
}

TEST_CASE("[CV-T8] denies: to do anything for a seat that is not asked, or to use up a die or a card of the bank") {
  CHECK(default_of(Position(3), 'B').empty());
  Position table(2);
  table.hands({"r", ""}).bank("13 14 15 16").dice("3").rests('A');
  CHECK(table.dice() == "3");
  CHECK(table.bank() == "13 14 15 16");
}

}  // namespace
}  // namespace cats::tests
