// AL-TH: what a theme may be, and when two are the same.
#include "artline/same_theme.h"
#include "position.h"

namespace artline::tests {
namespace {

Position quiet(int players = 3) {
  Position table(players);
  table.hands({"2 4", "6 8", "10 12"});
  return table;
}

TEST_CASE("[AL-TH1] allows: a query, and any text with letters") {
  for (const auto theme : {"=cat", "=2~cat.on(tree)", "white+cats", "Белые+кошки", "3", "白猫", "חתול", "=cat_dog"}) {
    Position table = quiet();
    table.plays('A', "2@g8:|" + std::string(theme));
    CHECK(table.phase() == "window");
  }
}

TEST_CASE("[AL-TH1] refuses: a theme that can't be read, says nothing, or is not a safe text") {
  const Position table = quiet();
  for (const auto theme :
       {"=", "=Cat", "=dog_cat", "=cat dog", "!?", "...", "+cat", "cat++hat", "cat|hat", "cat\n", "\xff"})
    table.refuses('A', "2@g8:|" + std::string(theme), "AL-TH1");
  table.refuses('A', "2@g8:|" + std::string(97, 'a'), "AL-TH1");
  CHECK_FALSE(table.game().read(table.actor('A'), "2@g8:%7C" + std::string(193, 'a')));
}

// The rules can't read what players type (docs/formats/theme.md); a theme that breaks these clauses is for the vote on the wording.
TEST_CASE("[AL-TH2][AL-TH3][AL-TH5] allows: a wording that nobody contests") {
  Position table = quiet();
  table.stands('A', "2@g8:|a+bridge+at+night");
  CHECK(table.theme("g") == "a bridge at night");
}

TEST_CASE("[AL-TH2][AL-TH3][AL-TH5] denies: a wording against which more than half of the others vote") {
  for (const auto theme : {"no+blue+elephants", "heroes", "oil+on+canvas", "a+Rembrandt"}) {
    Position table = quiet();
    table.plays('A', "2@g8:|" + std::string(theme)).plays('B', "no-words-column").plays('C', "no-words-column");
    CHECK(table.failed() == "words-column");
    CHECK(table.theme("g").empty());
  }
}

TEST_CASE("[AL-TH4] allows: a narrower theme, a text beside a query, and a theme that was void") {
  Position table = quiet();
  table.stands('A', "2@g8:|Children").draws('A').stands('B', "6@h8:children+in+caftans|").draws('B');
  CHECK(table.theme("8") == "children in caftans");
  table.plays('C', "10@h7:=cat|=boat").plays('A', "no-fit-row").plays('B', "no-fit-row");
  CHECK(table.failed() == "fit-row");
  table.plays('C', "12@h7:=cat|cat");
  CHECK(table.phase() == "window");
}

TEST_CASE("[AL-TH4] refuses: the theme of another gallery, in any spelling") {
  Position table = quiet();
  table.stands('A', "2@g8:|Children").draws('A');
  for (const auto theme : {"Children", "CHILDREN!", "chil+dren", "«children»"})
    table.refuses('B', "6@h8:" + std::string(theme) + "|", "AL-TH4");
  Position query = quiet();
  query.stands('A', "2@g8:|=cat").draws('A').refuses('B', "6@h8:=cat|", "AL-TH4");
}

TEST_CASE("[AL-TH4] allows: themes are compared without capital letters, spaces and punctuation") {
  const Position table = quiet();
  CHECK(same_theme("Кошка Ё", "кошка, ё"));
  CHECK(same_theme("ŻÓŁW", "żółw"));
  CHECK(same_theme("ΑΒΓ", "αβγ"));
  CHECK_FALSE(same_theme("猫", "犬"));
  CHECK_FALSE(same_theme("cat", "cats"));
  CHECK_FALSE(same_theme("=cat", "cat"));
  CHECK(table.awaited() == "A");
}

TEST_CASE("[AL-TH6] allows: a theme stays as it was announced") {
  Position table = quiet();
  table.stands('A', "2@g8:|=cat").draws('A').stands('B', "6@g9");
  CHECK(table.theme("g") == "=cat");
}

TEST_CASE("[AL-TH6] refuses: another theme for a gallery") {
  Position table = quiet();
  table.stands('A', "2@g8:|=cat").draws('A').refuses('B', "6@g9:|=dog", "AL-TH6");
  table.refuses('B', "6@g9:|=cat", "AL-TH6");
}

// Not understood, of the opponents: 1 of 1, 1 of 2, 2 of 4 send the card back, 1 of 3 does not.
TEST_CASE("[AL-TH7] allows: a theme that fewer than half of the opponents don't understand") {
  Position table(4);
  table.hands({"2 4", "6", "8", "10"}).plays('A', "2@g8:|mimsy").plays('B', "no-clear-column").plays('C', "ok");
  CHECK(table.phase() == "window");
  CHECK(table.plays('D', "ok").theme("g") == "mimsy");
}

TEST_CASE("[AL-TH7] denies: a theme that at least half of the opponents don't understand") {
  for (int players = 2; players <= 5; ++players) {
    Position table(players);
    table.hands({"2 4", "6", "8", "10", "12"}).plays('A', "2@g8:|mimsy").plays('B', "no-clear-column");
    if (players > 3) table.plays('C', "no-clear-column");
    CHECK(table.failed() == "clear-column");
    CHECK(table.hand('A') == "4 2");
    CHECK(table.theme("g").empty());
  }
}

TEST_CASE("[AL-TH7] allows: only opponents who can judge count, so one person of three decides") {
  Position table(4);
  table.machines("BC").hands({"2 4", "6", "8", "10"}).plays('A', "2@g8:|mimsy");
  CHECK(table.awaited() == "D");
  table.plays('D', "no-clear-column");
  CHECK(table.failed() == "clear-column");
  CHECK(table.votes('B') == "-o-o-o");
}

TEST_CASE("[AL-TH7] refuses: a text that no opponent could understand, without costing a try") {
  Position table(3);
  table.machines("BC").hands({"2 4", "6", "8"}).refuses('A', "2@g8:|white+cats", "AL-TH7");
  CHECK(table.game().tries(table.state().table, 0) == 0);
  table.plays('A', "2@g8:|=cat");
  CHECK(table.phase() == "draw");
}

}  // namespace
}  // namespace artline::tests
