// CV-K1…K3: what a viewer may know.
#include "position.h"

namespace cats::tests {
namespace {

bool has(const std::string& json, std::string_view part) { return json.find(part) != std::string::npos; }

TEST_CASE("[CV-K1] allows: everybody sees hands, faces, bank, dice, discards, round and the top property") {
  Position table(3);
  table.painting(4, "9", "grb").hands({"ry", "", "b"}).bank("14").dice("4 5B 6-").limited('B');
  table.stack("rrgb").clean("1").plays('A', "clean4@4");
  for (const char viewer : {'A', 'B', 'C', '-'}) {
    const std::string json = table.json(viewer);
    CHECK(has(json, R"("phase":"roll","round":2)"));
    CHECK(has(json, R"("hands":["ry","","b"],"limits":[2,2,2])"));
    CHECK(has(json, R"("bank":[9,14])"));
    CHECK(has(json, R"({"palette":null,"cards":"...","clean":true})"));
    CHECK(has(json, R"("stack":4)"));
  }
  Position turn(3);
  turn.hands({"ry", "", "b"}).bank("14").dice("4 5B 6-").limited('B').palettes("13 15").stack("rrgb");
  CHECK(has(turn.json('A'),
            R"("viewer":"A","phase":"turn","round":1,"starter":"A","active":"A","dice":["4","5B","6-"])"));
  CHECK(has(turn.json(), R"("viewer":null)"));
  CHECK(has(turn.json(), R"("limits":[2,1,2])"));
  CHECK(has(turn.json(), R"("top":"paw","palettes":2,"flooded":[16],"bank":[14],"traps":[3,3,0])"));
}

TEST_CASE("[CV-K1] allows: all viewers see the same") {
  Position table(3);
  table.painting(4, "9", "yrg").hands({"ry", "", "b"}).bank("14").dice("4 5").plays('A', "clean4@4 stop");
  View seen = table.view('A');
  seen.viewer = Viewer::spectator();
  CHECK(seen == table.view('-'));
}

TEST_CASE("[CV-K1] denies: the face of the palette on top, though its property is seen") {
  Position one(2);
  Position other(2);
  one.palettes("1 5 3");    // red, yellow, green
  other.palettes("5 1 3");  // red, yellow, blue
  CHECK(has(one.json(), R"("top":"paw")"));
  CHECK(one.view('A') == other.view('A'));
  other.palettes("3 1 5");
  CHECK_FALSE(one.view('A') == other.view('A'));
}

TEST_CASE("[CV-K2] allows: that cards lie face down, and how many are in a stack") {
  Position table(2);
  table.stack("rrgb");
  CHECK(has(table.json(), R"("cards":"???")"));
  CHECK(has(table.json(), R"("stack":4)"));
}

TEST_CASE("[CV-K2] denies: face-down cards, backs, events to come, removed traps: other secrets, the same view") {
  Position one(2);
  Position other(2);
  one.painting(4, "9", "yrC").painting(5, "1", "bbb").painting(6, "5", "ggg").coming("nap die");
  other.painting(4, "10", "bbb").painting(5, "2", "ggr").painting(6, "6", "gyF").coming("twist oops");
  for (const char viewer : {'A', 'B', '-'}) {
    View seen = one.view(viewer);
    seen.table.traps = other.view(viewer).table.traps;  // what has sprung is open
    CHECK(seen.lying == other.view(viewer).lying);
    CHECK(seen.faces == other.view(viewer).faces);
    CHECK(seen.table == other.view(viewer).table);
    CHECK(seen.open == other.view(viewer).open);
  }
  for (const char seat : {'A', 'B'}) CHECK(one.legal(seat) == other.legal(seat));
}

TEST_CASE("[CV-K2] denies: to see in the deal where the traps go") {
  Position one = Position::at_start(2);
  one.plays('*', "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13");
  Position other = one;
  one.plays('*', "C1@1a P1@1b P1@1c F1@2a F1@2b C1@2c");
  other.plays('*', "F1@8a F1@8b F1@8c C1@9a C1@9b C1@9c");
  CHECK(one.view('A') == other.view('A'));
  one.plays('*', "r y");
  other.plays('*', "g b");
  CHECK(one.view('A') == other.view('A'));
  CHECK(has(one.json(), R"("cards":"...")"));
  CHECK_FALSE(has(one.json(), "?"));
}

TEST_CASE("[CV-K2] denies: a card that was turned face down") {
  Position table(2);
  table.painting(4, "9", "yrg").dice("4 5").plays('A', "clean4@4 stop");
  CHECK_FALSE(has(table.json('A'), "yrg"));
  CHECK_FALSE(has(table.json('A'), "notes"));
}

TEST_CASE("[CV-K3] allows: with the memory aid a note of what was shown, which moves with its card") {
  Position table(2, {.memory_aid = true});
  table.painting(4, "9", "yrg").hands({"r", ""}).dice("4 5");
  CHECK(has(table.json(), R"("notes":["???","???","???","???",)"));
  table.plays('A', "clean4@4");
  CHECK(has(table.json(), R"("notes":["???","???","???","???",)"));  // open, so not noted
  table.plays('A', "stop");
  CHECK(has(table.json(), R"("notes":["???","???","???","yrg","???")"));
  Position twist(2, {.memory_aid = true});
  twist.painting(4, "9", "yrg").hands({"r", ""}).dice("4").coming("twist").plays('A', "clean4@4 stop");
  twist.plays('A', "twist1b-4a");
  CHECK(has(twist.json(), R"("notes":["?y?","???","???","?rg","???")"));
  twist.plays('B', "twist1b-4b");
  CHECK(has(twist.json(), R"("notes":["?r?","???","???","?yg","???")"));
}

TEST_CASE("[CV-K3] allows: a swapped card is noted as it lies, and a splashed painting has no notes") {
  Position table(2, {.memory_aid = true});
  table.painting(4, "9", "yyg").hands({"r", ""}).dice("4 5").plays('A', "clean4@4 put-r@b stop");
  CHECK(has(table.json(), R"("???","yrg","???")"));
  Position oops(2, {.memory_aid = true});
  oops.painting(4, "9", "rgb").hands({"r", ""}).dice("4").coming("oops").plays('A', "clean4@4 splash4");
  oops.plays('*', "r y g");
  CHECK_FALSE(has(oops.json(), R"("ryg"])"));
  CHECK(has(oops.json(), R"("notes":["???","???","???","???",)"));
}

TEST_CASE("[CV-K3] denies: a note of what nobody saw, and any note without the option") {
  Position table(2, {.memory_aid = true});
  table.painting(4, "9", "yrg").dice("4 5").plays('A', "clean4@4 stop");
  CHECK(has(table.json(), R"("notes":["???","???","???","yrg","???","???","???","???","???","???","???","???"])"));
  Position off(2);
  off.painting(4, "9", "yrg").dice("4 5").plays('A', "clean4@4 stop");
  CHECK_FALSE(has(off.json(), "notes"));
}

TEST_CASE("[CV-K2] allows: a state imagined from a view looks the same and offers the same") {
  Position table(3, {.memory_aid = true});
  table.painting(4, "9", "yrg").painting(5, "1", "CPF").hands({"ry", "", "b"}).bank("14").dice("4 5").coming("nap die");
  table.plays('A', "clean4@4");
  for (const char viewer : {'A', 'B', 'C', '-'}) {
    const View view = table.view(viewer);
    const State imagined = table.game().imagine(view);
    CHECK(table.game().view(imagined, view.viewer) == view);
    LegalActions mine;
    table.game().legal(imagined, Position::actor('A'), mine);
    CHECK(mine.size() == static_cast<int>(table.legal('A').size()));
  }
}

}  // namespace
}  // namespace cats::tests
