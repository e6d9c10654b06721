// AS-C1…C6: the box, and component files that are good or bad.
#include "core/playout.h"
#include "position.h"
#include "tests/table/reading.h"

namespace art_society::tests {
namespace {

// The example of docs/formats/components.md, line by line.
const std::vector<std::string> example = {
    "vernissage components 1",                                     // 1
    "game art-society",                                            // 2
    "wall 6x5",                                                    // 3
    "stars c3 d3",                                                 // 4
    "eyeline 2 3",                                                 // 5
    "bid-cards 4",                                                 // 6
    "starting-cards 1 2 3 9",                                      // 7
    "decor 6 2 2 1 1",                                             // 8
    "starting 2x3 4 city/a portrait/b still-life/a landscape/b",   // 9
    "paintings 2x2 3 city/a portrait/a still-life/b landscape/b",  // 10
    "paintings 3x2 4 city/b portrait/a still-life/a landscape/b",  // 11
    "paintings 2x3 4 city/a city/a portrait/b landscape/a",        // 12
};

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}

// The example with one line changed: "line N: reason (clause)", or "good".
std::string verdict(std::size_t line, std::string_view changed) {
  auto lines = example;
  lines[line - 1] = changed;
  const auto parts = parse_components("example", text_of(lines));
  const core::ParseError e = table::error_of(parts);
  if (parts.ok()) return "good";
  return "line " + std::to_string(e.line) + ": " + e.reason + (e.clause.empty() ? "" : " (" + e.clause + ")");
}

TEST_CASE("[AS-C1] allows: the wall of the box, its stars, eyeline and corners") {
  const Components parts = parse(standard_text());
  CHECK(parts.columns == 14);
  CHECK(parts.rows == 11);
  CHECK(parts.wall.count() == 154);
  CHECK(parts.stars == (CellSet::single(square_at(6, 5)) | CellSet::single(square_at(7, 5))));
  CHECK(parts.eyeline.count() == 3 * 14);
  CHECK(parts.eyeline.test(square_at(0, 4)));
  CHECK(parts.eyeline.test(square_at(13, 6)));
  CHECK(parts.corners.count() == 4);
  CHECK(parts.corners.test(square_at(13, 10)));
}

TEST_CASE("[AS-C1] refuses: an impossible wall, impossible stars or an impossible eyeline") {
  CHECK(verdict(3, "wall 15x12") == "good");
  const std::string wall = "line 3: the wall must be given as 'wall 14x11', from 2x3 to 15x12 (AS-C1)";
  for (const std::string_view bad :
       {"wall 16x5", "wall 6x13", "wall 1x5", "wall 6x2", "wall 6", "wall 6x5x4", "wall 06x5", "wall 6x5 7"}) {
    CHECK(verdict(3, bad) == wall);
  }
  CHECK(verdict(4, "stars c3 g3") == "line 4: 'g3' is no square of the wall (AS-C1)");
  CHECK(verdict(4, "stars c6") == "line 4: 'c6' is no square of the wall (AS-C1)");
  CHECK(verdict(4, "stars") == "line 4: at least one star is needed (AS-C1)");
  const std::string eyeline = "line 5: the eyeline must be given as 'eyeline FIRST LAST', rows of the wall (AS-C1)";
  for (const std::string_view bad : {"eyeline 3 2", "eyeline 0 3", "eyeline 2 6", "eyeline 2", "eyeline a b"})
    CHECK(verdict(5, bad) == eyeline);
}

TEST_CASE("[AS-C2] allows: the 116 paintings of the box") {
  const Components parts = parse(standard_text());
  CHECK(parts.painting_count == 116);
  CHECK(parts.starting.count() == 4);
  Array<Array<int, 4>, type_count> pairs{};
  for (int id = 0; id < parts.painting_count; ++id) {
    const Painting& p = parts.painting(id);
    CHECK(p.value == p.width + p.height - 1);
    const int group = id / 4 - 1;  // of four, after the starting paintings
    CHECK(int{p.type} == id % 4);
    CHECK(int{p.frame} == (p.starting ? p.type : (p.type + group) % 4));
    if (p.starting)
      CHECK((p.width == 2 && p.height == 3));
    else
      ++pairs[p.type][p.frame];
  }
  for (const auto& frames : pairs) {
    for (const int count : frames) CHECK(count == 7);
  }
  Array<int, max_shapes> counts{};
  for (int shape = 0; shape < parts.shape_count; ++shape) counts[shape] = parts.paintings_by_shape[shape].count();
  CHECK(counts == Array<int, max_shapes>{{12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}});
}

TEST_CASE("[AS-C2] refuses: impossible paintings") {
  const std::string form =
      "line 10: paintings are given as 'paintings 2x3 4 city/a portrait/b …': shape, value, then type/frame (AS-C2)";
  for (const std::string_view bad :
       {"paintings", "paintings 2x2 3", "paintings 2y2 3 city/a", "paintings 0x2 3 city/a"})
    CHECK(verdict(10, bad) == form);
  const std::string sides = "line 10: a painting has sides from 2 to 6, together at most 10 (AS-C2)";
  for (const std::string_view bad :
       {"paintings 1x2 3 city/a", "paintings 3x1 3 city/a", "paintings 7x2 3 city/a", "paintings 5x6 3 city/a"}) {
    CHECK(verdict(10, bad) == sides);
  }
  CHECK(verdict(10, "paintings 2x2 0 city/a city/a") == "line 10: '0' is no value from 1 to 9 (AS-C2)");
  CHECK(verdict(10, "paintings 2x2 10 city/a city/a") == "line 10: '10' is no value from 1 to 9 (AS-C2)");
  for (const std::string bad : {"abstract/a", "city/i", "city", "city/aa", "city/a/b", "/a"}) {
    CHECK(verdict(10, "paintings 2x2 3 city/a " + bad) ==
          "line 10: '" + bad +
              "' is not type/frame: city, portrait, still-life or landscape, and a letter from a to h (AS-C2)");
  }
}

TEST_CASE("[AS-C2] refuses: too many paintings or shapes, or another number of starting paintings") {
  CHECK(verdict(9, "starting 2x3 4 city/a portrait/b still-life/a") ==
        "line 0: there must be exactly 4 starting paintings (AS-C2)");
  CHECK(verdict(9, example[8] + " city/a") == "line 0: there must be exactly 4 starting paintings (AS-C2)");
  std::string many = "paintings 2x2 3";
  for (int i = 0; i < 116; ++i) many += " city/a";
  CHECK(verdict(10, many) == "good");
  CHECK(verdict(10, many + " city/a") == "line 12: more than 128 paintings (AS-C2)");
  auto lines = example;
  int shapes = 0;
  for (int w = 2; w <= 6; ++w) {
    for (int h = 2; h <= 6 && w + h <= 10; ++h, ++shapes)
      lines.push_back("paintings " + std::to_string(w) + "x" + std::to_string(h) + " 3 city/a");
  }
  CHECK(shapes == 22);
  CHECK(parse_components("example", text_of(lines)).ok());  // every shape that there can be
}

TEST_CASE("[AS-C3] allows: 108 pieces of decor in five shapes") {
  const Components parts = parse(standard_text());
  int pieces = 0;
  for (int decor = 0; decor < decor_count; ++decor) {
    pieces += parts.decor_supply[decor];
    CHECK(parts.decor[decor].area() == decor_size[decor]);
  }
  CHECK(pieces == 108);
  CHECK(Position(2).supply() == "36 18 18 18 18");
  CHECK(verdict(8, "decor 0 0 0 0 0") == "good");
}

TEST_CASE("[AS-C3] refuses: other numbers of decor than five, or too many") {
  const std::string five = "line 8: 'decor' takes 5 numbers: 1, 2 lying, 2 standing, 3 lying, 3 standing (AS-C3)";
  CHECK(verdict(8, "decor 6 2 2 1") == five);
  CHECK(verdict(8, "decor 6 2 2 1 1 1") == five);
  CHECK(verdict(8, "decor 6 2 -2 1 1") == "line 8: '-2' is no number from 0 to 120 (AS-C3)");
  CHECK(verdict(8, "decor 121 2 2 1 1") == "line 8: '121' is no number from 0 to 120 (AS-C3)");
  CHECK(verdict(8, "decor 120 120 4 4 4") == "line 8: more than 250 pieces of decor (AS-C3)");
}

TEST_CASE("[AS-C4] allows: bid cards from 1 upwards, the same for all") {
  CHECK(parse(standard_text()).bid_cards == 20);
  Position table(2, {}, text_of(example));
  table.bidding("p5 p6 p7");
  CHECK(table.legal('A') == table.tokens("bid1 bid2 bid3 bid4"));
  CHECK(table.legal('B') == table.legal('A'));
}

TEST_CASE("[AS-C4] refuses: no bid cards, or more than 20") {
  for (const std::string_view bad : {"bid-cards 0", "bid-cards 21", "bid-cards", "bid-cards 4 4", "bid-cards x"}) {
    CHECK(verdict(6, bad) == "line 6: 'bid-cards' takes one number from 1 to 20 (AS-C4)");
  }
  Position table(2, {}, text_of(example));
  table.bidding("p5 p6 p7").refuses('A', "bid5", "AS-B1");
}

TEST_CASE("[AS-C5] allows: four different starting cards") {
  CHECK(parse(standard_text()).starting_cards == Array<std::uint8_t, 4>{{1, 2, 3, 4}});
  CHECK(verdict(7, "starting-cards 5 20 30 99") == "good");
}

TEST_CASE("[AS-C5] refuses: equal or falling values, three of them, or too high ones") {
  const std::string rising =
      "line 7: the values of the starting cards must be different and rising, from 1 to 99 (AS-C5)";
  for (const std::string_view bad :
       {"starting-cards 1 2 2 3", "starting-cards 4 3 2 1", "starting-cards 0 1 2 3", "starting-cards 1 2 3 100"}) {
    CHECK(verdict(7, bad) == rising);
  }
  CHECK(verdict(7, "starting-cards 1 2 3") == "line 7: 'starting-cards' takes 4 values (AS-C5)");
}

TEST_CASE("[AS-S3] refuses: a starting painting larger than the wall") {
  CHECK(verdict(9, "starting 2x6 7 city/a portrait/b still-life/a landscape/b") ==
        "line 0: a starting painting does not fit on the wall (AS-S3)");
}

TEST_CASE("[AS-A1] refuses: a file with too few paintings for one auction of four") {
  auto lines = example;
  lines.resize(10);
  const core::ParseError error = table::error_of(parse_components("example", text_of(lines)));
  CHECK(error.reason == "at least 5 paintings for auction are needed");
  CHECK(error.clause == "AS-A1");
}

TEST_CASE("component file: another format, and lines that are repeated, unknown or missing") {
  CHECK(verdict(1, "vernissage components 2") == "line 1: the first line must be 'vernissage components 1'");
  CHECK(verdict(2, "game cats") == "line 2: the second line must be 'game art-society'");
  CHECK(verdict(4, "wall 6x5") == "line 4: 'wall' is given twice");
  CHECK(verdict(6, "bids 4") == "line 6: unknown word 'bids'");
  CHECK(verdict(3, "stars c3 d3") == "line 3: 'wall' must come before 'stars'");
  CHECK(verdict(3, "eyeline 2 3") == "line 3: 'wall' must come before 'eyeline'");
  for (std::size_t line = 4; line <= 8; ++line) {
    const std::string word = example[line - 1].substr(0, example[line - 1].find(' '));
    CHECK(verdict(line, "# nothing") == "line 0: '" + word + "' is missing");
  }
  CHECK(verdict(6, "bid-cards\t4") == "line 6: only plain printable characters are allowed outside comments");
  CHECK_FALSE(parse_components("empty", "").ok());
}

TEST_CASE("component file: comments, empty lines and several spaces mean nothing, also for the hash") {
  CHECK(verdict(6, "  bid-cards   4   # ★ few") == "good");
  const Components one = parse(text_of(example));
  const Components other = parse("# another\n\n" + text_of(example));
  CHECK(one.name == "test");
  CHECK(one.hash.size() == 16);
  CHECK(one.hash == other.hash);
  CHECK(one.painting_count == other.painting_count);
}

TEST_CASE("component file: another wall and catalogue are played to the end") {
  for (const std::string& text : {text_of(example), std::string(studio_text()), studio_with("2x3", "a1", "1 1")}) {
    for (int number = 0; number < 30; ++number) {
      const Game game(parse(text), editions[static_cast<std::size_t>(number % 3)].flags, 2 + number % 3);
      State state = game.start();
      core::Random random(static_cast<std::uint64_t>(number));
      int moves = 0;
      core::play_out(game, state, random, random, number % 2 == 0, [&](const State&, Actor, Action) { ++moves; });
      CHECK(game.over(state));
      CHECK(game.end_reason(state) != "not over");
      CHECK_FALSE(game.winners(state).empty());
      CHECK(moves > 10);
    }
  }
}

}  // namespace
}  // namespace art_society::tests
