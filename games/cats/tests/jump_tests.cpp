// CV-B3: jumping the queue, and the window in which it is possible.
#include "position.h"

namespace cats::tests {
namespace {

// A has failed at painting 4, which wants red, green and blue and shows yellow, red and green.
Position failed(std::initializer_list<std::string_view> hands, std::string_view bank, std::string_view dice = "4 5") {
  Position table(static_cast<int>(hands.size()));
  table.painting(4, "9", "yrg").hands(hands).bank(bank).dice(dice).plays('A', "clean4@4 stop");
  return table;
}

TEST_CASE("[CV-B3] allows: the same painting without a die, a suitable swap, then the turn of the next") {
  Position table = failed({"", "y", "by", ""}, "14");
  table.plays('C', "jump14");
  CHECK(table.dice() == "4A 5");
  CHECK(table.bank().empty());
  CHECK(table.json().find(R"("cards":"yrg")") != std::string::npos);
  CHECK(table.legal('C') == Tokens{"put-b@a", "put-b@b", "put-b@c", "stop"});
  table.plays('C', "put-b@a");
  CHECK(table.clean() == "4");
  CHECK(table.turn() == 'D');
}

TEST_CASE("[CV-B3] allows: not to swap; the turn goes on after the player who jumped") {
  Position table = failed({"", "", "b", ""}, "14");
  table.plays('C', "jump14 stop");
  CHECK(table.turn() == 'D');
  CHECK(table.clean().empty());
}

TEST_CASE("[CV-B3] allows: the other properties in a jump") {
  Position two = failed({"", "b"}, "14 15");
  two.refuses('A', "two15", "CV-B1a");
  two.plays('B', "jump14").refuses('B', "two15", "CV-B4");  // yellow is foreign
  Position turbo(2);
  turbo.painting(4, "9", "yyg").hands({"", "rb"}).bank("14 16").dice("4 5").plays('A', "clean4@4 stop");
  turbo.plays('B', "jump14 turbo16 put-r@a put-b@b");
  CHECK(turbo.clean() == "4");
}

TEST_CASE("[CV-B3] refuses: the player who tried, a player without a suitable paint, and another colour") {
  Position table = failed({"b", "y", "by", ""}, "14");
  table.refuses('A', "jump14", "CV-B3");
  table.refuses('B', "jump14", "CV-B3");
  table.refuses('D', "jump14", "CV-B3");
  table.plays('C', "jump14").refuses('C', "put-y@b", "CV-B3");
  Position before(2);
  before.hands({"", "b"}).bank("14").refuses('B', "jump14", "CV-B3");
}

TEST_CASE("[CV-B3a] allows: a window if somebody could jump, until all have declined") {
  Position table = failed({"", "b", "b"}, "14");
  CHECK(table.phase() == "window");
  CHECK(table.awaited() == "BC");
  CHECK(table.game().window(table.state()) != 0);
  table.plays('C', "no");
  CHECK(table.phase() == "window");
  table.plays('B', "no");
  CHECK(table.phase() == "turn");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-B3a] allows: the next player acts, though others are still asked") {
  Position table = failed({"", "", "b"}, "14");
  CHECK(table.actors() == "BC");
  CHECK(table.awaited() == "C");
  table.plays('B', "take").plays('*', "y");
  CHECK(table.turn() == 'C');
  CHECK(table.phase() == "turn");
}

TEST_CASE("[CV-B3a] allows: after a failed jump another, and the first who tried too") {
  Position table = failed({"b", "b", ""}, "2 14");
  table.plays('B', "jump14 stop");
  CHECK(table.phase() == "window");
  CHECK(table.awaited() == "A");
  CHECK(table.actors() == "AC");  // C is next
  table.plays('A', "jump2 put-b@a");
  CHECK(table.clean() == "4");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-B3a] allows: after a Helping Paw in the window all players are asked again") {
  Position table = failed({"b", "y", "b"}, "13 14");
  CHECK(table.awaited() == "C");
  table.plays('C', "no");
  CHECK(table.phase() == "turn");
  Position paw = failed({"b", "y", "b", ""}, "13 14");
  paw.plays('B', "paw13-Ayb");
  CHECK(paw.awaited() == "A");
  paw.plays('A', "yes");
  CHECK(paw.awaited() == "BC");
  paw.plays('B', "jump14 put-b@a");
  CHECK(paw.clean() == "4");
}

TEST_CASE("[CV-B3a] allows: a Helping Paw after which nobody could jump any more closes it") {
  Position table = failed({"y", "y", "b"}, "13 14");
  CHECK(table.awaited() == "C");
  table.plays('C', "paw13-Aby").plays('A', "yes");
  CHECK(table.phase() == "turn");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[CV-B3a] refuses: a window without a card or a colour, a jump after declining or when the next has acted") {
  CHECK(failed({"b", "y"}, "14").phase() == "turn");
  CHECK(failed({"", "b"}, "13").phase() == "turn");
  Position table = failed({"", "b", "b"}, "14");
  table.plays('C', "no").refuses('C', "jump14", "CV-B3");
  table.refuses('C', "no", "CV-B3a");
  table.plays('B', "take").plays('*', "y").refuses('C', "jump14", "CV-B3");
  Position taken = failed({"", "", "b"}, "14");
  taken.plays('B', "take").refuses('C', "jump14", "CV-T6");
}

TEST_CASE("[CV-B3b] allows: players who were asked stay asked, although the cards have changed") {
  Position table = failed({"", "b", "y"}, "14");
  CHECK(table.json('C').find(R"("asked":["B"])") != std::string::npos);
  CHECK(table.json('C').find("yrg") == std::string::npos);
}

TEST_CASE("[CV-B3b] denies: that the window tells more than who could jump when it opened") {
  // Another painting that lacks blue: the same people are asked, and nobody sees a difference.
  Position one = failed({"", "b", "y"}, "14");
  Position other(3);
  other.painting(4, "9", "rgg").hands({"", "b", "y"}).bank("14").dice("4 5").plays('A', "clean4@4 stop");
  CHECK(one.state().table == other.state().table);
  for (const char seat : {'A', 'B', 'C'}) CHECK(one.legal(seat) == other.legal(seat));
}

TEST_CASE("scenario 8: who comes after a jump, and a jump with the last die of the night") {
  Position table(4);
  table.turn('B').painting(4, "9", "yrg").hands({"", "b", "", "b"}).bank("14").dice("4 5").plays('B', "clean4@4 stop");
  table.refuses('B', "jump14", "CV-B3");
  table.refuses('C', "jump14", "CV-B3");
  table.plays('D', "jump14 stop");
  CHECK(table.turn() == 'A');
  Position last(4);
  last.only("4")
      .round(3)
      .painting(4, "9", "yrg")
      .hands({"", "b", "", ""})
      .bank("14")
      .dice("4")
      .plays('A', "clean4@4 stop");
  CHECK(last.phase() == "window");
  last.plays('B', "jump14 put-b@a");
  CHECK(last.phase() == "over");
  CHECK(last.winners() == "ABCD");
}

}  // namespace
}  // namespace cats::tests
