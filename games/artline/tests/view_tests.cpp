// AL-K: what is open and what is not, and views that come back from their text.
#include "artline/view_check.h"
#include "position.h"

namespace artline::tests {
namespace {

Position quiet() {
  Position table(3, {.curators = true});
  table.hangs("2@g6 4@g8 6@h8").gallery("g", "=cat").gallery("8", "two \"dogs\"").hands({"8 9", "12", "14 15"});
  return table;
}

std::string refusal(const Position& table, const std::string& json) {
  const auto view = table.game().read_view(json);
  return view ? "" : view.error();
}

// The view of A with one part of its text replaced by another; the part must be there.
std::string forged(const Position& table, std::string_view part, std::string_view by) {
  std::string json = table.json('A');
  const std::size_t at = json.find(part);
  REQUIRE_MESSAGE(at != std::string::npos, std::string(part) << " is not in " << json);
  return json.replace(at, part.size(), by);
}

void impossible(const Position& table, std::string_view part, std::string_view by, std::string_view why) {
  INFO(std::string(part) << " as " << std::string(by));
  CHECK(refusal(table, forged(table, part, by)) == "this can't be a view of a game: " + std::string(why));
}

TEST_CASE("[AL-K1] allows: everybody sees the table, their own hand, and how many cards the others hold") {
  const Position table = quiet();
  CHECK(table.json('A').find(R"("hands":[2,1,2],"hand":[8,9])") != std::string::npos);
  CHECK(table.json('-').find(R"("hand":[],"shows":false)") != std::string::npos);
  CHECK(table.json('B').find(R"(["2@g6","64@g7","4@g8","6@h8"])") != std::string::npos);
}

TEST_CASE("[AL-K1] denies: the hands of the others and the deck") {
  Position one = quiet();
  Position other = quiet();
  other.hands({"", "", ""});
  const Position swapped = [] {
    Position table(3, {.curators = true});
    table.hangs("2@g6 4@g8 6@h8").gallery("g", "=cat").gallery("8", "two \"dogs\"").hands({"8 9", "20", "31 32"});
    return table;
  }();
  CHECK(one.json('A') == swapped.json('A'));
  CHECK(one.json('-') == swapped.json('-'));
  CHECK(one.json('B') != swapped.json('B'));
}

TEST_CASE("[AL-K2] allows: all see the hand that is shown, until the turn ends") {
  Position table = quiet();
  table.plays('A', "show");
  CHECK(table.json('B').find(R"("shows":true,"shown":[8,9])") != std::string::npos);
  table.plays('C', "decline").plays('A', "discard9");
  CHECK(table.json('-').find(R"("shown":[8])") != std::string::npos);
}

TEST_CASE("[AL-K2] denies: the card that is drawn at the end, and the hand after it") {
  Position table = quiet();
  table.plays('A', "show").plays('C', "decline").plays('A', "discard9").draws('A');
  CHECK(table.json('B').find(R"("shows":false,"shown":[])") != std::string::npos);
}

TEST_CASE("[AL-K1] allows: a view is read back as it was, in every kind of moment") {
  Position window = quiet();
  window.plays('A', "8@h7:=hat|=moon").plays('B', "no-fit-row");
  Position rejected = window;
  rejected.plays('C', "no-fit-row");
  Position shown = quiet();
  shown.plays('A', "show");
  Position neighbour = shown;
  neighbour.plays('C', "9@h7:=hat|=moon");
  Position over(2);
  over.hands({"8", "9"}).deck(1).plays('A', "discard8").draws('A');
  for (const Position& table : {quiet(), window, rejected, shown, neighbour, Position::at_start(3)}) {
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      const auto view = table.game().read_view(table.json(viewer));
      REQUIRE_MESSAGE(view.ok(), view.error());
      CHECK(view.value() == table.view(viewer));
    }
  }
  CHECK(over.game().read_view(over.json()).ok());
}

TEST_CASE("[AL-K1] denies: views that no game can have led to") {
  const Position table = quiet();
  CHECK(refusal(table, "[]").starts_with("no view, "));
  impossible(table, R"("hand":[8,9])", R"("hand":[8,8])", "cards are lost or double");
  impossible(table, R"("hands":[2,1,2])", R"("hands":[2,1,3])", "cards are lost or double");
  impossible(table, R"("hand":[8,9])", R"("hand":[8])", "a hand is not as large as it should be");
  impossible(table, R"("shows":false)", R"("shows":true)", "a hand is not as large as it should be");
  impossible(table, R"("phase":"turn")", R"("phase":"shown")", "the phase does not fit");
  impossible(table, R"("line":"g")", R"("line":"h")", "lines and galleries do not fit");
  impossible(table, R"("=cat")", R"("=Cat")", "lines and galleries do not fit");
  impossible(table, R"("phase":"turn")", R"("phase":"window")", "the play does not fit the phase");
  impossible(table, R"("contested":[])", R"("contested":["fit-row"])", "nobody could have voted so");
  impossible(table, R"("finished":[])", R"("finished":["A"])", "the end does not fit");
  Position tried = quiet();
  tried.plays('A', "8@h7:=hat|=moon").plays('B', "no-fit-row").plays('C', "no-fit-row");
  impossible(tried, R"("themes":"=hat|=moon")", R"("themes":"=hat")", "these plays can't have been rejected now");
}

TEST_CASE("[AL-K1] allows: insight says what each place would open, and nothing that is hidden") {
  const Position table = quiet();
  const std::string insight = table.game().insight(table.state());
  CHECK(insight.find(R"({"at":"h7","opens":["7","h"],"exhibition":true})") != std::string::npos);
  CHECK(insight.find(R"({"at":"g9","opens":[],"exhibition":false})") != std::string::npos);
}

TEST_CASE("[AL-K1] allows: a story tells what everybody saw") {
  Position table = quiet();
  CHECK(table.tells('A', "8@h7:=hat|=moon") ==
        "A hangs card 8 (c8) at h7.\nThe theme of row 7 is “=hat”.\nThe theme of column h is “=moon”.\n");
  CHECK(table.tells('B', "no-fit-row") == "Somebody contests fit-row.\n");
  CHECK(table.tells('C', "no-fit-row") == "Somebody contests fit-row.\nThe card goes back to the hand.\n");
  CHECK(table.tells('A', "show") == "A shows the hand.\n");
}

}  // namespace
}  // namespace artline::tests
