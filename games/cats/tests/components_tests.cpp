// CV-C1…C7: the box, and what is wrong with other boxes.
#include <algorithm>

#include "core/parse_error.h"
#include "position.h"
#include "tests/table/reading.h"

namespace cats::tests {
namespace {

core::ParseError error_of(const std::string& text) { return table::error_of(parse_components("test", text)); }

void refused(std::string_view line, std::string_view clause) {
  INFO(std::string(line));
  const core::ParseError error = error_of(box_with({line}));
  CHECK(error.clause == clause);
  CHECK_FALSE(error.reason.empty());
}

int lines_of(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

TEST_CASE("[CV-C1] allows: twelve paintings in three rows of four, and other boards of 2 to 12") {
  const Components box = parse(standard_text());
  CHECK(box.columns == 4);
  CHECK(box.rows == 3);
  CHECK(box.places() == 36);
  CHECK(parse(box_with({"board 1x2", "stack 48", "goal 1 1 2"})).paintings() == 2);
}

TEST_CASE("[CV-C1] refuses: one painting, more than twelve, and what is no board") {
  for (const auto line : {"board 1x1", "board 4x4", "board 13x1", "board 4", "board 0x3", "board 4x3x1", "board"})
    refused(line, "CV-C1");
}

TEST_CASE("[CV-C2] allows: twelve paints of each of four colours, and other numbers") {
  CHECK(parse(standard_text()).paints == Paints(12, 12, 12, 12));
  CHECK(parse(box_with({"paints 16 0 10 12", "stack 8"})).paints == Paints(16, 0, 10, 12));
}

TEST_CASE("[CV-C2] refuses: too many paints, too few, or of three colours only") {
  for (const auto line : {"paints 17 12 12 12", "paints 12 12 12", "paints 12 12 12 12 12", "paints -1 12 12 12"})
    refused(line, "CV-C2");
}

TEST_CASE("[CV-C3] allows: each of the four triples of colours with each of the four properties") {
  const Components box = parse(standard_text());
  std::set<std::pair<int, int>> kinds;
  for (int p = 0; p < box.palette_count; ++p) {
    const Palette& palette = box.palette(p);
    CHECK(palette.colours.total() == 3);
    CHECK(std::popcount(palette.colours.colours()) == 3);
    kinds.emplace(palette.colours.colours(), static_cast<int>(palette.property));
  }
  CHECK(box.palette_count == 16);
  CHECK(kinds.size() == 16);
}

TEST_CASE("[CV-C3] allows: a palette that shows a colour twice") {
  const Components box =
      parse(box_with({"board 1x2", "stack 48", "goal 1 1 2", "palette rrg two", "palette bbb jump"}));
  CHECK(box.palette(0).colours == Paints(2, 0, 1, 0));
  CHECK(box.with_property[static_cast<int>(Property::jump_the_queue)] == 2);
}

TEST_CASE("[CV-C3] refuses: other colours, other properties, or more than 24 palettes") {
  for (const auto line :
       {"palette rg paw", "palette ryx paw", "palette gyr paw", "palette ryg claw", "palette ryg", "palette rygb paw"})
    refused(line, "CV-C3");
  std::string many(standard_text());
  for (int i = 0; i < 9; ++i) many += "palette ryg paw\n";
  const core::ParseError error = error_of(many);
  CHECK(error.clause == "CV-C3");
  CHECK(error.line == lines_of(many));
}

TEST_CASE("[CV-C4] allows: three traps of each kind, and other numbers") {
  const Components box = parse(standard_text());
  CHECK(box.traps == Array<std::uint8_t, 3>{{3, 3, 3}});
  CHECK(parse(box_with({"traps 0 8 1 9", "stack 21"})).traps_laid == 9);
}

TEST_CASE("[CV-C4] refuses: more than eight of a kind, or no number of those laid") {
  for (const auto line : {"traps 9 3 3 6", "traps 3 3 3", "traps 3 3 x 6", "traps 3 3 3 6 1"}) refused(line, "CV-C4");
}

TEST_CASE("[CV-C5] allows: four different events, or some of them") {
  CHECK(parse(standard_text()).events == 0xfU);
  CHECK(parse(box_with({"events nap twist 2"})).events == 0b1010U);
  CHECK(parse(box_with({"events 0"})).events == 0U);
}

TEST_CASE("[CV-C5] refuses: an event that does not exist, or one twice") {
  refused("events oops bark 1", "CV-C5");
  refused("events nap nap 1", "CV-C5");
}

TEST_CASE("[CV-C6] allows: seven dice with a side for each painting") {
  const Position table = Position(2).only("1 2").dice("1").hands({"r", ""}).exchanges('A', "1");
  CHECK(table.phase() == "roll");
  CHECK(table.legal('*').size() == 12);
  CHECK(parse(standard_text()).dice == 7);
}

TEST_CASE("[CV-C6] refuses: no dice, more than eight, and a side without a painting") {
  refused("dice 0", "CV-C6");
  refused("dice 9", "CV-C6");
  Position(2).dice("1").hands({"r", ""}).exchanges('A', "1").refuses('*', "d13", "");
}

TEST_CASE("[CV-C7] allows: the black cat lies on one painting") {
  Position table(2);
  table.dice("1").hands({"r", ""}).coming("nap").exchanges('A', "1").plays('*', "d8");
  CHECK(table.state().table.cat == 7);
}

TEST_CASE("[CV-C7] denies: a second sleeping place for the one cat") {
  Position table(2);
  table.dice("1").hands({"r", ""}).coming("nap").exchanges('A', "1").plays('*', "d8");
  CHECK(table.phase() == "roll");  // not another roll for a place
  CHECK(table.state().table.cat == 7);
}

TEST_CASE("[CV-S3][CV-S4] refuses: stacks and traps that do not add up") {
  refused("stack 17", "CV-S3");
  refused("stack 3", "CV-S3");
  refused("traps 3 3 3 7", "CV-S3");  // a trap more on the paintings leaves a paint more in the stack
  refused("traps 1 1 1 6", "CV-S4");
  CHECK(error_of(box_with({"board 1x2", "traps 3 3 3 7", "stack 49", "goal 1 1 2"})).clause == "CV-S4");
}

TEST_CASE("[CV-S2][CV-S5][CV-G2] refuses: too few palettes, too many events, goals that nobody can reach") {
  CHECK(error_of(box_with({"palette ryg paw"})).clause == "CV-S2");
  refused("events oops 2", "CV-S5");
  refused("goal 13 13 13", "CV-G2");
  refused("goal 10 11", "CV-G2");
  CHECK(error_of(box_with({"board 1x2", "stack 48", "goal 3 1 1"})).clause == "CV-G2");
}

TEST_CASE("[CV-T1] allows: up to five rounds") { CHECK(parse(box_with({"rounds 5"})).rounds == 5); }

TEST_CASE("[CV-T1][CV-E1] refuses: no round, six of them, or events that have no round to come before") {
  refused("rounds 0", "CV-T1");
  refused("rounds 6", "CV-T1");
  refused("rounds 2", "CV-E1");
}

TEST_CASE("components: another format, and lines that are missing, repeated or unknown, are refused with their line") {
  CHECK(error_of("").reason == "'board' is missing");
  CHECK(error_of("vernissage components 2\n").line == 1);
  CHECK(error_of("vernissage components 1\ngame chess\n").line == 2);
  CHECK(error_of("vernissage components 1\ngame cats\n").reason == "'board' is missing");
  CHECK(error_of(std::string(standard_text()) + "dice 7\n").reason == "'dice' is given twice");
  CHECK(error_of(std::string(standard_text()) + "mice 7\n").reason == "unknown word 'mice'");
  CHECK(error_of(std::string(standard_text()) + "mice 7\n").line == lines_of(standard_text()) + 1);
}

TEST_CASE("components: comments and spaces do not count, contents do") {
  const std::string text(standard_text());
  CHECK(parse(text).hash == parse("# a comment\n\n" + text).hash);
  CHECK(parse(text).hash != parse(box_with({"dice 6"})).hash);
}

}  // namespace
}  // namespace cats::tests
