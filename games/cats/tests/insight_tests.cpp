// The insight of a position, the catalogue of the components, and the story.
#include "cats/names.h"
#include "position.h"

namespace cats::tests {
namespace {

bool has(const std::string& json, std::string_view part) { return json.find(part) != std::string::npos; }

TEST_CASE("insight: where each number on the unused dice leads, and why not to its own painting") {
  Position table(2);
  table.clean("2").cat(5).dice("2 5 7 7 8B 9-");
  const std::string json = table.game().insight(table.state());
  CHECK(has(json, R"("reach":[{"die":2,"paintings":[1,3],"because":"clean"},)"
                  R"({"die":5,"paintings":[4,6],"because":"asleep"},{"die":7,"paintings":[7],"because":null}])"));
  CHECK(has(json, R"("dirty":11,"clean":1,"goal":10)"));
}

TEST_CASE("insight: paints that nobody sees, without hands, discard and open cards") {
  Position table(2);
  table.painting(4, "9", "yrg").hands({"rr", "b"}).dice("4 5");
  CHECK(has(table.game().insight(table.state()), R"("hidden":[10,12,12,11])"));
  table.plays('A', "clean4@4");
  CHECK(has(table.game().insight(table.state()), R"("hidden":[9,11,11,11])"));
  table.plays('A', "stop");  // the cards are hidden again
  CHECK(has(table.game().insight(table.state()), R"("hidden":[10,12,12,11])"));
}

TEST_CASE("insight: what an open painting lacks, and whether two colours would be enough") {
  Position table(2);
  table.painting(4, "9", "rrg").dice("4 5");
  CHECK(has(table.game().insight(table.state()), R"("lacks":null,"two":null})"));
  table.plays('A', "clean4@4");
  CHECK(has(table.game().insight(table.state()), R"("lacks":"b","two":true})"));
  Position foreign(2);
  foreign.painting(4, "9", "yyg").dice("4 5").plays('A', "clean4@4");
  CHECK(has(foreign.game().insight(foreign.state()), R"("lacks":"rb","two":false})"));
}

TEST_CASE("catalogue: what is in the box") {
  const std::string json = Position(2).game().catalogue();
  CHECK(
      json.starts_with(R"({"columns":4,"rows":3,"rounds":3,"dice":7,"paints":[12,12,12,12],"stack":18,)"
                       R"("traps":[3,3,3],"laid":6,"events":["oops","nap","die","twist"],"used":2,"goals":[10,11,12],)"
                       R"("palettes":[{"colours":"ryg","property":"paw"},)"));
  CHECK(json.ends_with(R"({"colours":"ygb","property":"turbo"}]})"));
}

TEST_CASE("story: what happens is told in sentences") {
  Position table(2);
  table.painting(4, "11", "Cgb").hands({"y", "b"}).bank("13").dice("4 5").coming("die");
  CHECK(table.tells('B', "paw13-Aby") == "B offers A blue for yellow.\n");
  CHECK(table.tells('A', "yes") == "A lends a Helping Paw.\n");
  CHECK(table.tells('A', "clean4@4") == "A tries painting 4 with die 4.\nCatastrophe!\n");
  CHECK(table.tells('*', "r") == "A red paint takes the place of the trap.\n");
  CHECK(table.tells('A', "stop") == "A turns the cards face down.\n");
  CHECK(table.tells('B', "exchange5") == "B gives up die 5 so that all exchange a paint.\n");
  CHECK(table.tells('*', "g") == "B draws a green paint.\n");
  CHECK(table.tells('B', "drop-y") == "B discards a yellow paint.\nRound 1 is over.\nThe black cat plays Di-i-ie.\n");
  CHECK(table.tells('*', "d7") == "A die shows 7.\n");
}

TEST_CASE("[CV-K2] denies: that the story tells what lies face down") {
  Position table = Position::at_start(2, {}, box_with({"traps 0 0 0 0", "stack 12"}));
  for (int p = 1; p <= 13; ++p) CHECK_FALSE(has(table.tells('*', "p" + std::to_string(p)), std::to_string(p)));
  CHECK(table.tells('*', "r") == "A card is laid face down.\n");
  Position oops(2);
  oops.clean("5").hands({"r", ""}).dice("1").coming("oops").exchanges('A', "1");
  CHECK(oops.tells('A', "splash5") == "The black cat splashes painting 5.\n");
  CHECK(oops.tells('*', "r") == "A card is laid face down.\n");
}

TEST_CASE("story: the end of the night") {
  Position won(2);
  won.only("4").painting(4, "9", "rgb").dice("4");
  CHECK(won.tells('A', "clean4@4") ==
        "A tries painting 4 with die 4.\nPainting 4 is clean.\nThe exhibition is saved.\n");
  Position lost(2);
  lost.round(3).painting(4, "9", "yyg").dice("4").plays('A', "clean4@4");
  CHECK(lost.tells('A', "stop") == "A turns the cards face down.\nMorning comes too early.\n");
}

TEST_CASE("notation: every form is read as it is written, and nothing else") {
  const Position table(4);
  const Game& game = table.game();
  for (const std::string token : {"take", "exchange5", "clean5@6", "drop-r", "put-r@b", "stop", "paw7-Brg", "yes", "no",
                                  "jump7", "two7", "turbo7", "claim", "splash5", "twist3a-8c"}) {
    const auto action = game.read(Seat{0}, token);
    REQUIRE_MESSAGE(action.has_value(), token);
    CHECK(game.write(*action) == token);
    CHECK_FALSE(game.read(Actor::chance(), token).has_value());
  }
  for (const std::string token : {"p7", "C1@8b", "r4", "oops", "firstB", "d7"}) {
    const auto action = game.read(Actor::chance(), token);
    REQUIRE_MESSAGE(action.has_value(), token);
    CHECK(game.write(*action) == token);
    CHECK_FALSE(game.read(Seat{0}, token).has_value());
  }
  for (const std::string token :
       {"",          "Take",  "take ",  "exchange", "exchange05", "exchange13", "clean5",   "clean5@",
        "drop",      "drop-", "drop-x", "put-r",    "put-r@d",    "paw7",       "paw7-Ar",  "paw7-Erg",
        "paw17-Brg", "jump0", "two",    "turbo17",  "splash",     "twist3a",    "twist3a-", "twist3d-8c"})
    CHECK_MESSAGE(!game.read(Seat{0}, token).has_value(), token);
  for (const std::string token :
       {"p0", "p17", "C9@8b", "C1", "C1@13a", "@8b", "r0", "r33", "d13", "first", "firstE", "*"})
    CHECK_MESSAGE(!game.read(Actor::chance(), token).has_value(), token);
}

TEST_CASE("options: one edition and four flags, each off by default") {
  CHECK(editions.size() == 1);
  CHECK(editions[0].name == "ru");
  CHECK(editions[0].flags == Flags{});
  Flags all;
  for (const FlagRow& row : flag_table) row.set(all, 1);
  CHECK(all == Flags{true, true, true, true});
}

}  // namespace
}  // namespace cats::tests
