// The insight of a position, and the catalogue of the components. The eyeline is rows 5 to 7; A's starting painting is a
// city with frame a at g4.
#include "core/text.h"
#include "position.h"

namespace art_society::tests {
namespace {

bool has(const std::string& json, std::string_view part) { return json.find(part) != std::string::npos; }

std::string insight(const Position& table) { return table.game().insight(table.state()); }

// The insight about seat A.
std::string about_a(const Position& table) {
  const std::string all = insight(table);
  return all.substr(0, all.find("},{\"fauxPas"));
}

// "newest" of seat A, "" if there is none.
std::string newest(const Position& table) {
  const std::string text = about_a(table);
  const std::size_t at = text.find("\"newest\":");
  return at == std::string::npos ? "" : text.substr(at + 9);
}

// A list of paintings as JSON: "p1 2x2:city/c" → ["p1","p31"].
std::string list(const Position& table, std::string_view names) {
  std::string text = "[";
  for (const std::string_view name : core::split(names, ' ')) {
    if (name.empty()) continue;
    text += (text.size() > 1 ? ",\"" : "\"") + table.number_of(name) + "\"";
  }
  return text + "]";
}

TEST_CASE("[AS-H6] allows: insight names the paintings that touch one of their type, and counts the others by type") {
  Position table(2);
  table.wall('A', "p1@g4 2x2:city/c@i6 2x2:portrait/d@i4 2x2:city/d@a1");
  CHECK(has(about_a(table), "\"fauxPas\":" + list(table, "p1 2x2:city/c")));
  CHECK(has(about_a(table), R"("counted":[1,1,0,0])"));
}

TEST_CASE("[AS-H6] denies: a faux pas of paintings that only meet at a corner") {
  Position table(2);
  table.wall('A', "p1@g4 2x2:portrait/d@i5 2x2:city/c@i7");
  CHECK(has(about_a(table), R"("fauxPas":[])"));
  CHECK(has(about_a(table), R"("counted":[2,1,0,0])"));
}

TEST_CASE(
    "[AS-G5] allows: insight names the paintings of the type in fashion that reach into the eyeline, faux pas or not") {
  Position table(2);
  table.markers(9, 4, 0, 0).wall('A', "p1@g4 2x2:city/c@i6 2x2:portrait/d@i4 2x2:city/d@a1");
  CHECK(has(about_a(table), "\"eyeline\":" + list(table, "p1 2x2:city/c")));
}

TEST_CASE("[AS-G5] denies: the eyeline before a type is in fashion") {
  Position table(2);
  table.wall('A', "p1@g4 2x2:city/c@i6");
  CHECK(has(about_a(table), R"("eyeline":[])"));
}

TEST_CASE("[AS-G7] allows: insight names the corners that are empty, and counts the empty squares") {
  Position table(2);
  table.wall('A', "p1@g4 1@a1 2|@n10");
  CHECK(has(about_a(table), R"("corners":["n1","a11"],"free":145)"));
}

TEST_CASE("[AS-H4] allows: of the painting hung last, insight tells neighbours that match or clash, and the eyeline") {
  Position table(2);
  table.wall('A', "p1@g4 2x2:city/d@i2 2x2:portrait/a@k4 2x2:landscape/b@i7").turns("AB", "2x3:city/a p6 p7");
  CHECK(newest(table).empty());
  table.plays('A', "2x3:city/a i4");
  CHECK(newest(table) == "{\"painting\":\"" + table.number_of("2x3:city/a") +
                             "\",\"matches\":" + list(table, "p1 2x2:portrait/a") +
                             ",\"clashes\":" + list(table, "p1 2x2:city/d") + ",\"eyeline\":true}");
  CHECK(table.seat('A').rights[0].limit == 2);  // the same two matches won decor
  table.plays('A', "undo1");
  CHECK(newest(table).empty());
}

TEST_CASE("[AS-H7] allows: a painting of the assistant is as new on the wall as any") {
  Position table(2);
  table.assistant('A', "2x2:portrait/a").turns("AB", "p5 p6 p7").plays('A', "p5 @i4");
  CHECK(has(newest(table), "{\"painting\":\"" + table.number_of("2x2:portrait/a") + "\""));
  CHECK(has(newest(table), R"("matches":["p1"],"clashes":[],"eyeline":true})"));
}

TEST_CASE("[AS-H4] denies: a match or a clash with what only meets at a corner") {
  Position table(2);
  table.wall('A', "p1@g4 2x2:landscape/c@g7").turns("AB", "2x3:city/a p6 p7").plays('A', "2x3:city/a i7");
  CHECK(has(newest(table), R"("matches":[],"clashes":[],"eyeline":true})"));
}

TEST_CASE(
    "[AS-G1] allows: the end is told as soon as it is certain: no bid cards, a second surplus, too few paintings") {
  Position last(2);
  last.hand('A', "20").hand('B', "7").choosing_lots('A');
  CHECK(has(insight(last), R"("ending":"no bid cards left")"));
  Position surplus(2);
  surplus.surplus('A', "5x5:city/b").surplus('A', "6x4:city/c");
  CHECK(has(insight(surplus), R"("ending":"second surplus")"));
  Position full(2);
  full.wall('A', "p1@g4").fill('A', "").turns("AB", "p5 p6 p7");
  CHECK(has(insight(full), R"("ending":"full wall")"));  // of earlier rounds: nothing of it can be taken back
  Position few(2);
  few.supply_only("p7 p8 p11 p12 p13");
  CHECK(has(insight(few), R"("ending":"too few paintings left")"));
}

TEST_CASE("[AS-G1] denies: an end that can still be taken back, or that is a round away") {
  Position table(2);
  table.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").turns("AB", "2x2:city/c p6 p7").plays('A', "2x2:city/c i4");
  CHECK(has(insight(table), R"("ending":null)"));
  table.rests('A').rests('B');
  CHECK(has(insight(table), R"("ending":"full wall")"));
  Position early(2);
  early.hand('A', "20 1").hand('B', "7 2").choosing_lots('A');
  CHECK(has(insight(early), R"("ending":null)"));
  Position enough(2);
  enough.supply_only("p7 p8 p11 p12 p13 p14");
  CHECK(has(insight(enough), R"("ending":null)"));
}

TEST_CASE("[AS-C1][AS-C2][AS-C3] allows: the catalogue tells wall, paintings, decor and shapes of the component file") {
  const Game game(parse(standard_text()), {}, 2);
  const std::string json = game.catalogue();
  CHECK(has(json, R"({"columns":14,"rows":11,"stars":["g6","h6"],"eyeline":[5,7],"corners":["a1","n1","a11","n11"],)"));
  CHECK(has(json, R"("bidCards":20,"track":50,)"));
  CHECK(has(json, R"({"name":"p1","width":2,"height":3,"type":"city","frame":"a","value":4,"starting":true})"));
  CHECK(has(json, R"({"name":"2|","width":1,"height":2,"shields":2})"));
  CHECK(has(json, R"({"name":"2x3","width":2,"height":3,"value":4,"total":12})"));
  const Game studio(parse(studio_text()), {}, 2);
  CHECK(has(studio.catalogue(), R"("columns":8,"rows":6,"stars":["d3","e3"],"eyeline":[3,4])"));
}

}  // namespace
}  // namespace art_society::tests
