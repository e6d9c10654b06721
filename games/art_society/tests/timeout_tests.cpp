// AS-D4, AS-D4a: what is done for a player whose time is over.
#include "position.h"

namespace art_society::tests {
namespace {

// The tokens in the order in which they are done.
std::string at_time_out(const Position& table, char seat, const State* last_complete = nullptr) {
  std::string tokens;
  for (const Action action :
       table.game().timeout_actions(table.state(), Seat{byte(Position::index(seat))}, last_complete)) {
    tokens += (tokens.empty() ? "" : " ") + table.game().write(action);
  }
  return tokens;
}

TEST_CASE("[AS-D4a] allows: at time-out one lot, bid or place for the starting painting, the first of all") {
  Position table = Position::at_start(2);
  table.plays('*', "p1 p2");
  CHECK(at_time_out(table, 'B') == "f4");
  table.plays('A', "g4").plays('B', "g4").plays('*', "c1 c2");
  CHECK(at_time_out(table, 'A') == "2x3 2x3 2x3");
  CHECK(at_time_out(table, 'B').empty());
  table.plays('A', "2x3 2x3 2x3").plays('*', "p5 p6 p7");
  CHECK(at_time_out(table, 'A') == "bid1");
}

TEST_CASE("[AS-D4a] allows: at time-out the painting is hung at the first place in reading order") {
  Position table(2);
  table.turns("AB", "2x3:city/b p6 p7");
  CHECK(at_time_out(table, 'A') == "p6 f1 ready");  // the first of the lots, too
}

TEST_CASE("[AS-D4a] allows: at time-out a painting without a place is given, else swapped, else set aside") {
  const auto no_room = [](bool held, bool swap) {
    Position table(2);
    table.wall('A', "p1@g4").fill('A', swap ? "i4 j4 i5 j5" : "i4 j5");
    if (held) table.assistant('A', "4x6:city/d");
    if (swap) table.museum("2x2:city/d 2x2:city/c");
    table.picks('A', "5x4:city/a");
    return table;
  };
  CHECK(at_time_out(no_room(false, true), 'A') == "give ready");
  const Position swap = no_room(true, true);
  CHECK(at_time_out(swap, 'A') == "swap" + swap.number_of("2x2:city/c").substr(1) + " i4 ready");
  CHECK(at_time_out(no_room(true, false), 'A') == "surplus 1i4 ready");
}

TEST_CASE("[AS-D4a] allows: decor that was won is taken, the largest piece first") {
  Position table(2);
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2").picks('A', "4x4:city/a").plays('A', "i4");
  CHECK(at_time_out(table, 'A') == "3-f1 ready");
}

TEST_CASE("[AS-D4] allows: at time-out the last complete arrangement stands") {
  Position table(2);
  table.picks('A', "3x3:city/a").plays('A', "i4 1i7");
  const State complete = table.state();
  CHECK(table.game().is_complete(complete, Seat{0}));
  CHECK(at_time_out(table, 'A', &complete) == "ready");
  table.plays('A', "undo2 undo1 d2");
  CHECK_FALSE(table.game().is_complete(table.state(), Seat{0}));
  CHECK(at_time_out(table, 'A', &complete) == "undo1 i4 1i7 ready");
}

TEST_CASE("[AS-D4] denies: an arrangement that is not complete") {
  Position table(2);
  table.picks('A', "3x3:city/a");
  CHECK_FALSE(table.game().is_complete(table.state(), Seat{0}));
  CHECK_FALSE(table.game().is_complete(table.state(), Seat{1}));
  table.plays('A', "i4");
  CHECK_FALSE(table.game().is_complete(table.state(), Seat{0}));
  table.plays('A', "give1");
  CHECK(table.game().is_complete(table.state(), Seat{0}));
}

TEST_CASE("[AS-D4a] denies: that the last arrangement brings back a piece that another has taken") {
  Position table(2);
  table.decor(1, 5, 5, 5, 5).turns("AB", "3x3:city/a 3x3:portrait/b p7").plays('A', "3x3:city/a i4 1i7");
  const State complete = table.state();
  table.plays('A', "undo2").plays('B', "3x3:portrait/b i4 1i7");
  CHECK(at_time_out(table, 'A', &complete) == "ready");
  CHECK(at_time_out(table, 'B') == "ready");
}

TEST_CASE("[AS-D4a] denies: that anything is done for a seat that is not awaited") {
  Position table(2);
  table.picks('A', "2x3:city/b").plays('A', "i4 ready");
  CHECK(at_time_out(table, 'A').empty());
}

TEST_CASE("[AS-D4a] allows: a seat in a dead end takes its steps back and hangs the painting") {
  // The pick is undone late, the assistant's item hung in its only place, and the piece won with it given to the
  // assistant.
  Position table(2);
  table.wall('A', "p1@g4")
      .fill('A', "i4 j4 i5 j5 a1")
      .assistant('A', "2x2:portrait/a")
      .picks('A', "2x2:city/d")
      .plays('A', "i4");
  const State complete = table.state();
  table.plays('A', "undo1 @i4 give1");
  CHECK(table.choices('A') == table.tokens("@hang undo2"));
  CHECK(at_time_out(table, 'A') == "undo2 undo1 i4 ready");
  CHECK(at_time_out(table, 'A', &complete) == "undo2 undo1 i4 ready");
}

}  // namespace
}  // namespace art_society::tests
