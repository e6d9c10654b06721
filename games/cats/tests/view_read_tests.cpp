// CV-K1, CV-K2: a view comes back from its text, and a text that no game can have led to is refused.
#include "position.h"

namespace cats::tests {
namespace {

std::string refusal(const Position& table, const std::string& json) {
  const auto view = table.game().read_view(json);
  return view ? "" : view.error();
}

// The view with one part of its text replaced by another; the part must be there.
std::string forged(const Position& table, std::string_view part, std::string_view by) {
  std::string json = table.json();
  const std::size_t at = json.find(part);
  REQUIRE_MESSAGE(at != std::string::npos, std::string(part) << " is not in " << json);
  json.replace(at, part.size(), by);
  return json;
}

void impossible(const Position& table, std::string_view part, std::string_view by, std::string_view why) {
  INFO(std::string(part) << " as " << std::string(by));
  CHECK(refusal(table, forged(table, part, by)) == "this can't be a view of a game: " + std::string(why));
}

Position quiet() {
  Position table(3);
  table.hands({"ry", "", "b"}).bank("13 14").dice("4 5B 6-").palettes("15");
  return table;
}

Position in_try() {
  Position table(3);
  table.painting(4, "9", "yrg").hands({"ry", "", "b"}).bank("13 14").dice("4 5").plays('A', "clean4@4");
  return table;
}

Position in_window() {
  Position table = in_try();
  table.plays('A', "stop");
  return table;
}

TEST_CASE("[CV-K1] allows: a view is read back as it was, in every kind of moment") {
  Position caught(3, {.memory_aid = true});
  caught.painting(4, "9", "yCP").hands({"ry", "", "b"}).dice("4 5").plays('A', "clean4@4");
  Position proposal = in_try();
  proposal.plays('C', "paw13-Abr");
  Position twist(3);
  twist.hands({"r", "", ""}).dice("1").coming("twist").exchanges('A', "1").plays('A', "twist1a-2a");
  for (const Position& table : {quiet(), in_try(), in_window(), caught, proposal, twist, Position::at_start(3)}) {
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      const auto view = table.game().read_view(table.json(viewer));
      REQUIRE_MESSAGE(view.ok(), view.error());
      CHECK(view.value() == table.view(viewer));
    }
  }
}

TEST_CASE("[CV-K2] denies: a text that is not a view") {
  const Position table = quiet();
  CHECK(refusal(table, "") == "no view, at byte 0: expected an object");
  CHECK(refusal(table, "{}") == "no view, at byte 2: 'game' is missing");
  CHECK(refusal(table, table.json() + "x").ends_with("expected nothing more"));
  CHECK(refusal(table, forged(table, "\"cats\"", "\"dogs\"")).ends_with(", in 'game': expected a view of cats"));
  CHECK(refusal(table, forged(table, "\"viewer\":null", "\"viewer\":\"D\"")).ends_with("the letter of a seat"));
  CHECK(refusal(table, forged(table, "\"turn\"", "\"lunch\"")).ends_with("expected a phase"));
  CHECK(refusal(table, forged(table, "\"ry\"", "\"yr\"")).ends_with("expected colours in the order r, y, g, b"));
  CHECK(refusal(table, forged(table, "[\"ry\",", "[")).ends_with(", in 'hands': too few elements"));
  CHECK(refusal(table, forged(table, "[\"ry\",", "[\"\",\"ry\",")).ends_with(", in 'hands': too many elements"));
  CHECK(refusal(table, forged(table, "[2,2,2]", "[2,2]")).ends_with(", in 'limits': too few elements"));
  CHECK(refusal(table, forged(table, "[2,2,2]", "[2,2,2,2]")).ends_with(", in 'limits': too many elements"));
  CHECK(refusal(table, forged(table, "\"5B\"", "\"5D\"")).ends_with("expected the number of a painting"));
  CHECK(
      refusal(table, forged(table, "\"4\",", "\"4\",\"4\",\"4\",\"4\",\"4\",\"4\",\"4\",")).ends_with("too many dice"));
  CHECK(refusal(table, forged(table, "{\"palette\":\"ryg\",\"cards\":\"???\"},", ""))
            .ends_with(", in 'paintings': too few elements"));
  CHECK(refusal(table, forged(table, "\"???\"", "\"????\"")).ends_with(", in 'cards': expected three letters"));
  CHECK(refusal(table, forged(table, "\"???\"", "\"?r?\"")).ends_with("no card lies open here"));
  CHECK(refusal(table, forged(table, "\"top\":\"two\"", "\"top\":\"three\"")).ends_with("expected a property"));
  CHECK(refusal(table, forged(table, "\"event\":null", "\"event\":\"bark\"")).ends_with("expected an event"));
}

TEST_CASE("[CV-K2] denies: paintings, paints, palettes and traps that are lost, duplicated or impossible") {
  const Position table = quiet();
  constexpr std::string_view painting = R"({"palette":"ryg","cards":"???"})";
  constexpr std::string_view wrong_painting = "a painting is clean and has cards, or is open without a try";
  impossible(table, painting, R"({"palette":"ryg","cards":"???","clean":true})", wrong_painting);
  impossible(table, painting, R"({"palette":"ryg","cards":"...","clean":true})", wrong_painting);
  impossible(table, painting, R"({"palette":"ry","cards":"???"})", wrong_painting);
  impossible(in_try(), R"("cards":"yrg")", R"("cards":"y?g")", wrong_painting);
  impossible(table, painting, R"({"palette":"ryg","cards":"??."})", "paints are lost or double");
  impossible(table, R"("stack":9)", R"("stack":10)", "paints are lost or double");
  impossible(table, R"("discard":[0,)", R"("discard":[13,)", "paints are lost or double");
  impossible(table, R"("bank":[13,14])", R"("bank":[13])", "palettes are lost or double");
  impossible(table, R"("bank":[13,14])", R"("bank":[13,14,16])", "palettes are lost or double");
  impossible(table, R"("top":"two")", R"("top":"paw")", "palettes are lost or double");
  impossible(table, R"("palettes":1)", R"("palettes":0)", "palettes are lost or double");
  impossible(table, painting, R"({"palette":"rrr","cards":"???"})", "palettes are lost or double");
  impossible(table, R"("traps":[3,3,0])", R"("traps":[3,3,1])", "paints are lost or double");
  impossible(table, R"("traps":[3,3,0])", R"("traps":[4,2,0])", "traps are lost or double");
}

TEST_CASE("[CV-K2] denies: hands that are too full, and questions that nobody could be asked") {
  const Position table = quiet();
  impossible(table, R"("limits":[2,2,2])", R"("limits":[1,2,2])", "a hand has too many paints");
  impossible(table, R"("active":"A")", R"("active":null)", "the wrong seats are asked to act");
  impossible(table, R"("asked":[])", R"("asked":["B"])", "the wrong seats are asked to act");
  impossible(table, R"("4",)", R"("4C",)", "the wrong seats are asked to act");  // no die is left for a turn
  impossible(in_window(), R"("asked":["C"])", R"("asked":["A"])", "the wrong seats are asked to act");
  impossible(in_window(), R"("asked":["C"])", R"("asked":[])", "the wrong seats are asked to act");
  impossible(table, R"("phase":"turn")", R"("phase":"last")", "the wrong seats are asked to act");
  impossible(table, R"("phase":"turn")", R"("phase":"oops")", "the wrong seats are asked to act");
  impossible(table, R"("phase":"turn")", R"("phase":"exchange-drop")", "the wrong seats are asked to act");
}

TEST_CASE("[CV-K2] denies: tries, proposals, cats and dice that do not fit") {
  impossible(in_try(), R"("swaps":1)", R"("swaps":2)", "the try does not fit the phase");
  impossible(in_try(), R"("by":"A")", R"("by":"B")", "the try does not fit the phase");
  impossible(quiet(), R"("window":null)", R"("window":{"painting":4,"by":"A"})", "the try does not fit the phase");
  Position proposal = in_try();
  proposal.plays('C', "paw13-Abr");
  impossible(proposal, R"("give":"b")", R"("give":"y")", "nobody could propose this exchange");
  impossible(proposal, R"("palette":13)", R"("palette":14)", "nobody could propose this exchange");
  impossible(proposal, R"("to":"A")", R"("to":"C")", "nobody could propose this exchange");
  impossible(quiet(), R"("cat":null)", R"("cat":4)", "event, cat or dice do not fit");
  impossible(quiet(), R"("round":1)", R"("round":0)", "event, cat or dice do not fit");
  impossible(quiet(), R"("starter":"A")", R"("starter":null)", "event, cat or dice do not fit");
  impossible(quiet(), R"("twisted":null)", R"("twisted":["1a","2a"])", "these two places can't have been swapped now");
}

TEST_CASE("[CV-K3] denies: notes without the memory aid, of traps, or where no card lies face down") {
  Position table(2, {.memory_aid = true});
  table.clean("2").painting(4, "9", "yrg").dice("4 5").plays('A', "clean4@4 stop");
  constexpr std::string_view why = "a painting is clean and has cards, or is open without a try";
  impossible(table, R"("notes":["???","???",)", R"("notes":["???","r??",)", why);
  impossible(table, R"("yrg")", R"("yrC")", why);
  Position off(2);
  off.painting(4, "9", "yrg").dice("4 5").plays('A', "clean4@4 stop");
  const std::string noted = forged(off, R"("stack")", R"("notes":["???","???","???","yrg"],"stack")");
  CHECK(refusal(off, noted).ends_with("expected a colour or '?'"));
}

}  // namespace
}  // namespace cats::tests
