// AL-L, AL-T: hanging and discarding cards.
#include "position.h"

namespace artline::tests {
namespace {

// Column g has two animals: cats at g6, g7 and g8.
Position column(int players = 2) {
  Position table(players);
  table.hangs("2@g6 4@g8").gallery("g", "=cat");
  return table;
}

TEST_CASE("[AL-L1][AL-L3] allows: a first card on the four places beside the start card") {
  Position table(2);
  table.hands({"2", ""});
  CHECK(table.legal('A', "2@") == Tokens{"2@g6:", "2@f7:", "2@h7:", "2@g8:"});
  CHECK(table.stands('A', "2@f7:=cat|").at("f7") == "2");
}

TEST_CASE("[AL-L1] refuses: a place that is taken") {
  Position table(2);
  table.hands({"2", ""}).refuses('A', "2@g7", "AL-L1");
  table.refuses('A', "2@g7:=cat|", "AL-L1");
}

TEST_CASE("[AL-L3] refuses: a card that hangs beside no other") {
  Position table(2);
  table.hands({"2", ""});
  for (const auto token : {"2@h8", "2@h8:=cat|=dog", "2@a1", "2@g9:|=cat"}) table.refuses('A', token, "AL-L3");
}

TEST_CASE("[AL-L2] allows: a later card of a line belongs to its gallery, also across a gap") {
  Position table = column();
  table.hangs("6@f6").gallery("6", "=dog").hands({"8 12", "3 5"}).plays('A', "8@f8:=tree|=boat");
  CHECK(table.theme("f") == "=boat");
  CHECK(table.theme("8") == "=tree");
}

TEST_CASE("[AL-L2] denies: two themes in one line") {
  Position table = column();
  table.hands({"6", "8"});
  CHECK(table.legal('A').contains("6@g9"));
  CHECK_FALSE(table.legal('A').contains("6@g9:"));
}

TEST_CASE("[AL-L4] allows: the second card of a line opens a gallery, also beyond a gap") {
  Position table = column();
  table.hangs("6@h8 8@i8").gallery("8", "=dog").hands({"10 12", "3"});
  CHECK(table.legal('A').contains("10@i7:"));  // the second in row 7 and in column i
  table.plays('A', "10@i7:=hat|=boat");
  CHECK(table.theme("7") == "=hat");
  CHECK(table.theme("i") == "=boat");
}

TEST_CASE("[AL-L4] denies: a card without a theme as the second of a line beyond a gap") {
  Position table = column();
  table.hangs("6@h8 8@i8").gallery("8", "=dog").hands({"10 12", "3"});
  table.refuses('A', "10@i7", "AL-T2");
}

TEST_CASE("[AL-T1] allows: a card of the hand is hung or discarded, and turns go clockwise") {
  Position table(3);
  table.hands({"2 4", "6", "8"}).deck(20);
  CHECK(table.legal('A', "d") == Tokens{"discard2", "discard4"});
  table.plays('A', "discard4");
  CHECK(table.draws('A').awaited() == "B");
  table.stands('B', "6@g8:|=hat").draws('B');
  CHECK(table.awaited() == "C");
}

TEST_CASE("[AL-T1] refuses: another's turn, and a card that is not in the hand") {
  Position table(3);
  table.hands({"2 4", "6", "8"});
  table.refuses('B', "6@g8:|=hat", "AL-T1");
  table.refuses('B', "discard6", "AL-T1");
  table.refuses('A', "6@g8:|=hat", "AL-T1");
  table.refuses('A', "discard6", "AL-T1");
}

TEST_CASE("[AL-T2] allows: a theme for a line that opens, and two if both do") {
  Position table(2);
  table.hands({"2 4", "6"}).stands('A', "4@g8:|=cat").draws('A');
  CHECK(table.theme("g") == "=cat");
  CHECK(table.in_hand('A') == 2);
  table.stands('B', "6@h8:=hat|").draws('B');
  CHECK(table.theme("8") == "=hat");
  table.stands('A', "2@h7:=moon|=boat");
  CHECK(table.theme("7") == "=moon");
  CHECK(table.theme("h") == "=boat");
}

TEST_CASE("[AL-T2] refuses: an opening without a theme, or with one for another line") {
  Position table = column();
  table.hands({"6 8", "10"}).hangs("12@h8").gallery("8", "=dog");
  table.refuses('A', "6@h7", "AL-T2");
  table.refuses('A', "6@h7:=hat|", "AL-T2");
  table.refuses('A', "6@h7:|=hat", "AL-T2");
  table.refuses('A', "6@h7:=hat", "AL-T2");
  table.refuses('A', "6@h7:|", "AL-T2");
  table.refuses('A', "6@g9:=hat|", "AL-T2");  // row 9 stays single
  table.refuses('A', "6@g9:|", "AL-T2");
}

TEST_CASE("[AL-T2] refuses: one theme for two lines that open at once") {
  Position table = column();
  table.hands({"6 8", "10"}).hangs("12@h8").gallery("8", "=dog");
  table.refuses('A', "6@h7:=hat|=hat", "AL-T2");
  table.refuses('A', "6@h7:Hats|hats!", "AL-T2");
}

TEST_CASE("[AL-T2a] allows: both cards show the theme, and the vote says so") {
  Position table(2);
  table.hands({"2 4", "6"}).plays('A', "2@g8:|=cat").plays('B', "ok");
  CHECK(table.at("g8") == "2");
}

TEST_CASE("[AL-T2a] denies: a theme that one of the two cards does not show, by the vote of a computer") {
  Position table(2);
  table.machines("B").hands({"2 4", "6"}).plays('A', "2@g8:|=boat");
  CHECK(table.at("g8").empty());
  CHECK(table.failed() == "fit-column");
  CHECK(table.votes('B') == "-n-o-y");
}

TEST_CASE("[AL-T3] allows: a card that shows the theme extends the gallery") {
  Position table = column();
  table.hands({"6 8", "10"}).stands('A', "6@g9");
  CHECK(table.at("g9") == "6");
  CHECK(table.theme("g") == "=cat");
  CHECK(table.in_hand('A') == 1);
}

TEST_CASE("[AL-T3] denies: a card that does not show the theme, by the vote of a computer") {
  Position table = column();
  table.machines("B").hands({"3 8", "10"}).plays('A', "3@g9");
  CHECK(table.at("g9").empty());
  CHECK(table.hand('A') == "8 3");
}

TEST_CASE("[AL-T4] allows: an exhibition where both lines hold another card, and no card is drawn") {
  Position table = column();
  table.hangs("12@h8").gallery("8", "=dog").hands({"6 8", "10"}).stands('A', "6@h7:=hat|=moon");
  CHECK(table.awaited() == "B");
  CHECK(table.in_hand('A') == 1);
  Position gap = column();  // the corner i7 lies beyond gaps
  gap.hangs("12@h8 14@i8").gallery("8", "=dog").hands({"6 8", "10"}).stands('A', "6@i7:=hat|=moon");
  CHECK(gap.awaited() == "B");
}

TEST_CASE("[AL-T4] denies: an exhibition in a single line, or with the option beyond a gap") {
  Position table = column();
  table.hands({"6 8", "10"}).stands('A', "6@g9");
  CHECK(table.phase() == "draw");
  Position touching(2, {.touching = true});
  touching.hangs("2@g6 4@g8 12@h8 14@i8").gallery("g", "=cat").gallery("8", "=dog");
  CHECK_FALSE(touching.exhibition("i7"));
  CHECK(touching.exhibition("h7"));
  touching.hands({"6 8", "10"}).stands('A', "6@i7:=hat|=moon");
  CHECK(touching.phase() == "draw");
  CHECK(touching.theme("7") == "=hat");  // AL-L4 holds with the option too
}

TEST_CASE("[AL-T5] allows: a card is drawn after a play and after a discard") {
  Position table = column();
  table.hands({"6 8", "10"}).plays('A', "discard8");
  CHECK(table.phase() == "draw");
  CHECK(table.draws('A').in_hand('A') == 2);
}

TEST_CASE("[AL-T5] refuses: a move before the card is drawn, and chance where it has no say") {
  Position table = column();
  table.hands({"6 8", "10"}).refuses('*', "card20", "AL-T5");
  table.refuses('A', {.kind = Kind::card_comes, .place = 19}, "AL-T5");
  table.plays('A', "discard8").refuses('B', "discard10", "AL-T5");
  table.refuses('*', "card6", "AL-T5");
}

TEST_CASE("[AL-T6] allows: the card held longest is discarded when the time is over") {
  Position table = column();
  table.hands({"6 8", "10"}).rests('A');
  CHECK(table.hand('A') == "8");
  CHECK(table.phase() == "draw");
  Position contest(3, {.curators = true});
  contest.hands({"6 8", "10", "12"}).rests('A');
  CHECK(contest.phase() == "draw");
  CHECK_FALSE(contest.state().table.shows_hand);
  Position neighbour(3, {.curators = true});
  neighbour.hands({"6 8", "10", "12"}).plays('A', "show").rests('C');
  CHECK(neighbour.phase() == "discard");
  CHECK(neighbour.rests('A').hand('A') == "8");
}

TEST_CASE("[AL-T6] refuses: the clock's own move outside the curators' contest") {
  Position table = column();
  table.hands({"6 8", "10"}).refuses('A', "!late", "AL-T6");
  Position contest(3, {.curators = true});
  contest.hands({"6 8", "10", "12"}).refuses('B', "!late", "AL-T6");
}

TEST_CASE("a text that is not an action is refused without a clause") {
  Position table = column();
  table.hands({"6 8", "10"});
  for (const auto token : {"", "6", "6@", "6@z9", "65@g9", "discard", "card0", "firstJ", "no-", "no-sense"})
    table.refuses('A', token, "");
  table.refuses('A', {.kind = static_cast<Kind>(200)}, "");
  table.refuses('A', {.kind = Kind::hang, .detail = 5, .place = 60000}, "");
  Action text{.kind = Kind::discard, .place = 5};
  text.text = *Themes::from("=cat|");
  table.refuses('A', text, "");
  table.refuses('D', "discard6", "");
}

}  // namespace
}  // namespace artline::tests
