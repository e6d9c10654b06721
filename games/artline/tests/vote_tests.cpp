// AL-V: the window after a play, its votes, and what computer players say.
#include "position.h"

namespace artline::tests {
namespace {

// A has extended column g with card 6; everybody may speak.
Position asked(int players) {
  Position table(players);
  table.hangs("2@g6 4@g8").gallery("g", "=cat").hands({"6 8 10", "12", "14", "16", "18"}).plays('A', "6@g9");
  return table;
}

// A has opened column g.
Position opened(int players) {
  Position table(players);
  table.hands({"6 8 10", "12", "14", "16", "18"}).plays('A', "6@g8:|=cat");
  return table;
}

// Fits, of the voters: 1 of 2 and 2 of 4 keep the card, 0 of 1 and 1 of 3 do not.
TEST_CASE("[AL-V1] allows: a card for which at least half of the voters are") {
  Position three = asked(3);
  CHECK(three.plays('B', "no-fit-column").plays('C', "yes-fit-column").at("g9") == "6");
  Position five = asked(5);
  five.plays('B', "no-fit-column").plays('C', "no-fit-column").plays('D', "ok").plays('E', "ok");
  CHECK(five.at("g9") == "6");
}

TEST_CASE("[AL-V1] denies: a card for which fewer are: it goes back, and the player moves again") {
  CHECK(asked(2).plays('B', "no-fit-column").at("g9").empty());
  Position four = asked(4);
  four.plays('B', "no-fit-column").plays('C', "no-fit-column");
  CHECK(four.at("g9").empty());
  CHECK(four.hand('A') == "8 10 6");
  CHECK(four.awaited() == "A");
}

TEST_CASE("[AL-V1] refuses: a vote of the player") {
  asked(3).refuses('A', "ok", "AL-V1");
  asked(3).refuses('A', "no-fit-column", "AL-V1");
}

TEST_CASE("[AL-V1] denies: that a rejected opening leaves a theme: the line is single again, and the theme free") {
  Position table = opened(2);
  table.plays('B', "no-fit-column");
  CHECK(table.theme("g").empty());
  CHECK(table.legal('A').contains("8@g8:"));
  table.stands('A', "8@h7:=cat|");
  CHECK(table.theme("7") == "=cat");
}

TEST_CASE("[AL-V2] allows: a disagreement about the wording is settled by the same vote") {
  Position table = opened(3);
  table.plays('B', "no-words-column").plays('C', "ok");
  CHECK(table.theme("g") == "=cat");
}

TEST_CASE("[AL-V2] denies: a wording without half of the votes") {
  CHECK(opened(2).plays('B', "no-words-column").failed() == "words-column");
}

TEST_CASE("[AL-V3] allows: everybody else may contest each point of a play, at the same time") {
  const Position table = opened(3);
  CHECK(table.awaited() == "BC");
  CHECK(table.legal('B') == Tokens{"ok", "no-fit-column", "no-words-column", "no-clear-column"});
  CHECK(asked(3).legal('B') == Tokens{"ok", "no-fit-column"});
}

TEST_CASE("[AL-V3] allows: six points for two lines that open") {
  Position table(3);
  table.hangs("2@g6 4@g8 6@h8").gallery("g", "=cat").gallery("8", "=dog").hands({"8 10", "12", "14"});
  table.plays('A', "8@h7:=hat|=moon");
  CHECK(table.legal('C').size() == 7);
}

TEST_CASE("[AL-V3] refuses: other moves in the window, and impossible votes") {
  Position table = asked(3);
  table.refuses('A', "8@g10", "AL-V3");
  table.refuses('B', "discard12", "AL-V3");
  table.refuses('B', "no-fit-row", "AL-V3");
  table.refuses('B', "no-words-column", "AL-V3");
  table.refuses('B', "yes-fit-column", "AL-V3");
  Position said = asked(4);
  said.plays('B', "ok").refuses('B', "no-fit-column", "AL-V3");
  said.refuses('B', "ok", "AL-V3");
  Action strange{.kind = Kind::no, .place = 9};
  asked(3).refuses('B', strange, "");
}

TEST_CASE("[AL-V3a] allows: silence and 'ok' are votes for the play") {
  Position silent = opened(3);
  CHECK(silent.closes().theme("g") == "=cat");
  Position half = opened(3);
  CHECK(half.plays('B', "no-fit-column").closes().theme("g") == "=cat");
  Position ok = opened(4);
  CHECK(ok.plays('B', "no-clear-column ok").awaited() == "CD");
  CHECK(ok.plays('C', "ok").theme("g") == "=cat");
}

TEST_CASE("[AL-V3a] denies: that a vote is changed") {
  Position table(4);
  table.hands({"6 8 10", "12", "14", "16"}).plays('A', "6@g8:|=cat").plays('B', "no-fit-column");
  table.refuses('B', "yes-fit-column", "AL-V3");
  table.refuses('B', "no-fit-column", "AL-V3");
  CHECK(table.legal('B') == Tokens{"ok", "no-words-column", "no-clear-column"});
}

TEST_CASE("[AL-V3b] allows: everybody sees what is contested, and after the window who voted how") {
  Position table = asked(4);
  table.plays('B', "no-fit-column");
  CHECK(table.view('-').table.contested == bit(fit_column));
  table.plays('C', "yes-fit-column").plays('D', "ok");
  CHECK(table.votes('B') == "-n----");
  CHECK(table.votes('C') == "-y----");
}

TEST_CASE("[AL-V3b] denies: the names of those who contest, while the window is open") {
  Position one = asked(4);
  one.plays('B', "no-fit-column");
  Position other = asked(4);
  other.plays('C', "no-fit-column");
  CHECK(one.json('D') == other.json('D'));
  CHECK(one.json('A') == other.json('A'));
  CHECK(one.json('B') != other.json('B'));
}

TEST_CASE("[AL-V3b] allows: a rejected play is seen until the turn ends") {
  Position table = opened(2);
  table.plays('B', "no-fit-column");
  CHECK(table.json().find(R"("themes":"|=cat")") != std::string::npos);
  table.plays('A', "discard8").draws('A');
  CHECK(table.json().find(R"("tries":[])") != std::string::npos);
}

TEST_CASE("[AL-V3c] allows: the window closes as soon as nothing can change") {
  CHECK(asked(4).plays('B', "no-fit-column").plays('C', "no-fit-column").phase() == "turn");
  CHECK(asked(3).plays('B', "ok").phase() == "draw");  // C alone can't send it back
  CHECK(asked(3).plays('B', "no-fit-column").phase() == "window");
}

TEST_CASE("[AL-V3c] denies: a window after a discard") {
  Position table(3);
  table.hands({"6 8", "10", "12"}).plays('A', "discard6");
  CHECK(table.game().window(table.state()) == 0);
  table.refuses('B', "ok", "AL-T5");
  table.draws('A').refuses('A', "ok", "AL-V3");
}

TEST_CASE("[AL-V4] allows: another place, card or theme after a rejected play") {
  Position table = opened(2);
  table.plays('B', "no-fit-column").plays('A', "6@g8:|=dog").plays('B', "no-fit-column");
  CHECK(table.legal('A').contains("6@f7:"));
  CHECK(table.stands('A', "8@g8:|=cat").at("g8") == "8");
}

TEST_CASE("[AL-V4] refuses: the same play again, and any play after three") {
  Position table = opened(2);
  table.plays('B', "no-fit-column").refuses('A', "6@g8:|=cat", "AL-V4");
  table.plays('A', "6@g8:|Moggies").plays('B', "no-clear-column").refuses('A', "6@g8:|moggies!", "AL-V4");
  table.plays('A', "6@g8:|=dog").plays('B', "no-fit-column");
  CHECK(table.legal('A') == Tokens{"discard6", "discard8", "discard10"});
  table.refuses('A', "8@g8:|=tree", "AL-V4");
  Position extended = asked(2);
  extended.plays('B', "no-fit-column").refuses('A', "6@g9", "AL-V4");
  CHECK(extended.legal('A').contains("8@g9"));
}

TEST_CASE("[AL-V5] allows: computer players who can't tell have no vote, and one person decides") {
  Position table(4);
  table.machines("BC").hands({"1 8", "10", "12", "14"}).plays('A', "1@g8:|=cat");
  CHECK(table.awaited() == "D");
  table.plays('D', "ok");
  CHECK(table.at("g8") == "1");
  CHECK(table.votes('B') == "-o-o-y");
}

TEST_CASE("[AL-V5] allows: without voters the play stands") {
  Position table(2);
  table.machines("B").hands({"1 8", "10"}).plays('A', "1@g8:|=cat");
  CHECK(table.phase() == "draw");
}

// The vote of B, a computer, on a play of A. Everything but the play differs from variant to variant: hands, discards, how many
// players and computers there are, the contest, and what hangs elsewhere.
std::string vote_on(std::string_view play, int variant) {
  core::Random random(static_cast<std::uint64_t>(variant));
  Position table(3 + random.below(3), {.curators = random.below(2) == 0});
  std::string theirs;
  for (int i = 0; i < 4; ++i) theirs += " " + std::to_string(20 + 8 * i + random.below(8));
  table.hands({"3 6 8 10", theirs, "12", "13", "14"});
  if (random.below(2) == 0) table.hangs("18@f7 19@e7").gallery("7", random.below(2) == 0 ? "=dog" : "tall things");
  table.deck(1 + random.below(20)).machines(random.below(2) == 0 ? "B" : "AB").plays('A', play);
  if (table.game().window(table.state()) != 0) table.closes();
  return table.votes('B');
}

TEST_CASE("[AL-V5] denies: that a vote depends on hands, on how the game stands or on the rest of the table") {
  const std::pair<std::string_view, std::string_view> plays[] = {{"6@g8:|=cat", "-y-o-y"},
                                                                 {"3@g8:|=cat", "-n-o-y"},
                                                                 {"3@g8:|=mist", "-o-o-y"},
                                                                 {"3@g8:|mimsy+borogoves", "-o-o-o"}};
  for (const auto& [play, vote] : plays) {
    for (int variant = 0; variant < 40; ++variant) {
      CAPTURE(play);
      CAPTURE(variant);
      CHECK(vote_on(play, variant) == vote);
    }
  }
}

TEST_CASE("[AL-V5a] allows: an opening fits if both cards do") {
  Position table(2);
  table.machines("B").hands({"2 8", "10"}).plays('A', "2@g8:|=cat");
  CHECK(table.votes('B') == "-y-o-y");
}

TEST_CASE("[AL-V5a] denies: an opening if either card does not fit; and a vote if one can't be told") {
  Position table(2);
  table.machines("B").hands({"3 8", "10"}).plays('A', "3@g8:|=cat");
  CHECK(table.votes('B') == "-n-o-y");
  Position unclear(2);
  unclear.machines("B").hands({"3 8", "10"}).plays('A', "3@g8:|=dog_mist");
  CHECK(unclear.votes('B') == "-o-o-y");
}

TEST_CASE("[AL-V5b] allows: computers vote when the window opens, so that among them nobody waits") {
  Position table(3);
  table.machines("BC").hands({"2 8", "10", "12"}).plays('A', "2@g8:|=cat");
  CHECK(table.phase() == "draw");
  Position mixed(3);
  mixed.machines("B").hands({"3 8", "10", "12"}).plays('A', "3@g8:|=cat");
  CHECK(mixed.view('-').table.contested == bit(fit_column));
  CHECK(mixed.awaited() == "C");
}

TEST_CASE("[AL-V5b] denies: that a window changes when somebody comes back or is replaced") {
  Position table(3);
  table.machines("B").hands({"3 8", "10", "12"}).plays('A', "3@g8:|=cat").machines("C");
  CHECK(table.awaited() == "C");
  CHECK(table.plays('C', "no-fit-column").failed() == "fit-column");
}

}  // namespace
}  // namespace artline::tests
