// AL-C, AL-D, AL-S, AL-X1: the box and the beginning.
#include "core/text.h"
#include "games/embedded.h"
#include "position.h"
#include "tests/table/reading.h"

namespace artline::tests {
namespace {

core::ParseError error_of(std::string_view text) { return table::error_of(parse_components("test", text)); }

// The box with a line more, right after the line that begins so.
std::string box_with(std::string_view line, std::string_view after) {
  std::string text = box();
  const auto at = text.find(after);
  REQUIRE(at != std::string::npos);
  return text.insert(text.find('\n', at) + 1, std::string(line) + "\n");
}

// The box with only this many cards and themes.
std::string small(int cards, int themes) {
  std::string text;
  const std::string whole = box();
  for (const auto line : core::split(whole, '\n')) {
    const bool left_out = (line.starts_with("card ") && cards-- <= 0) || (line.starts_with("theme ") && themes-- <= 0);
    if (!left_out && !line.empty()) text += std::string(line) + "\n";
  }
  return text;
}

// From the closed box to the first turn: deals the cards in rising order.
Position opened(int players, Flags flags = {}) {
  Position table = Position::at_start(players, flags);
  while (table.phase() == "deal" || table.phase() == "start") table.plays('*', *table.legal('*').begin());
  return table;
}

TEST_CASE("[AL-C1] allows: the deck of the house has 96 cards") {
  const Components parts = parse(games::embedded_components(Game::id));
  CHECK(parts.cards() == 96);
  CHECK(parts.common.size() >= 100);
}

TEST_CASE("[AL-C1] denies: that a title or an artist decides anything") {
  const Position table(2);
  CHECK(table.game().catalogue().find("\"names\"") == std::string::npos);
  const Components plain = parse(box());
  const Components named = parse(box_with("title 3 en A%20cat%20and%20a%20boat", "card c9 "));
  for (const CommonTheme& common : plain.common) CHECK(named.fit(common.theme, 2) == plain.fit(common.theme, 2));
  REQUIRE(named.names.size() == 1);
  CHECK(named.names[0].card == 2);
  CHECK(named.names[0].language == "en");
  CHECK(named.names[0].text == "A cat and a boat");
  CHECK_FALSE(named.names[0].is_artist);
  CHECK(named.hash != plain.hash);
  CHECK(Game(named, {}, 2)
            .catalogue()
            .ends_with(R"("names":[{"card":3,"language":"en","text":"A cat and a boat","artist":false}]})"));
}

TEST_CASE("[AL-C1] refuses: names of cards that are not there, in other languages, or that are no text") {
  CHECK(parse(box_with("deck any Holidays", "word tree")).names[0].card == -1);
  CHECK(parse(box_with("artist 9 any Ann", "card c9 ")).names[0].is_artist);
  for (const char* line : {"title 10 en A", "title 0 en A", "title 3 fr A", "title 3 en", "title 3 en A B",
                           "title en A", "title 3 en A%0AB", "title 3 en %41", "deck 3 en A", "artist"})
    CHECK_MESSAGE(error_of(box_with(line, "card c9 ")).clause == "AL-C1", line);
}

TEST_CASE("[AL-D1] allows: a card fits a theme by what its list says") {
  const Components parts = parse(box());
  CHECK(parts.fit("=cat", 3) == themes::Fit::yes);
  CHECK(parts.fit("=cat_dog", 3) == themes::Fit::yes);
  CHECK(parts.fit("=boat", 3) == themes::Fit::no);
  CHECK(parts.fit("=mist", 3) == themes::Fit::unclear);
  CHECK(parts.fit("cats", 3) == themes::Fit::unclear);
  Position table(2);
  CHECK(table.machines("B").hands({"4 6", ""}).plays('A', "4@g8:|=cat_dog").at("g8") == "4");
}

TEST_CASE("[AL-D1] refuses: a list that can't be read") {
  CHECK(error_of(box_with("see unicorn", "card c2 ")).clause == "AL-D1");
  CHECK(error_of(box_with("card c2", "card c2 ")).clause == "AL-D1");
  CHECK(error_of(box_with("card late", "theme cat\n")).reason == "the themes come after the cards");
}

TEST_CASE("[AL-D2] allows: a small deck, and cards without a list, of which nothing can be told") {
  const Components parts = parse(small(12, 60));
  CHECK(parts.cards() == 12);
  CHECK(parts.fit("=cat", 0) == themes::Fit::unclear);
  Position table = Position::at_start(2, {}, small(12, 60));
  while (table.phase() != "turn") table.plays('*', *table.legal('*').begin());
  CHECK(table.in_deck() == 1);
}

TEST_CASE("[AL-D2] refuses: fewer cards than two players need") { CHECK(error_of(small(11, 60)).clause == "AL-D2"); }

TEST_CASE("[AL-TH4] refuses: a file with a theme that comes twice, or too few of them") {
  CHECK(error_of(box_with("theme cat", "theme cat\n")).clause == "AL-TH4");
  CHECK(error_of(small(20, 59)).clause == "AL-TH4");
}

TEST_CASE("[AL-TH1] refuses: a file with a theme that is no query") {
  CHECK(error_of(box_with("theme cat_boat", "theme cat\n")).clause == "AL-TH1");
  CHECK(error_of(box_with("theme two words", "theme cat\n")).clause == "AL-TH1");
}

TEST_CASE("[AL-S1] allows: five cards each, in the order of the seats") {
  Position table = Position::at_start(3);
  CHECK(table.legal('*').size() == 64);
  table.plays('*', "card9 card8 card7 card6 card5 card4");
  CHECK(table.hand('A') == "9 8 7 6 5");
  CHECK(table.hand('B') == "4");
  CHECK(opened(3).hand('C').size() > 0);
}

TEST_CASE("[AL-S1] refuses: a card that was dealt before") {
  Position table = Position::at_start(3);
  table.plays('*', "card9");
  table.refuses('*', "card9", "AL-S1");
  table.refuses('A', "card8", "AL-T5");
}

TEST_CASE("[AL-S2] allows: the start card hangs in the middle") {
  const Position table = opened(2);
  CHECK(!table.at("g7").empty());
  CHECK(table.in_deck() == 64 - 11);
}

TEST_CASE("[AL-S2] refuses: another card than one of the deck") {
  Position table = Position::at_start(2);
  while (table.phase() == "deal") table.plays('*', *table.legal('*').begin());
  table.refuses('*', "card" + table.hand('A').substr(0, table.hand('A').find(' ')), "AL-S2");
}

TEST_CASE("[AL-S3] allows: chance says who begins, or the table has chosen") {
  Position table = opened(3);
  CHECK(table.legal('*') == Tokens{"firstA", "firstB", "firstC"});
  table.plays('*', "firstC");
  CHECK(table.awaited() == "C");
  CHECK(opened(3, {.first = 2}).awaited() == "B");
}

TEST_CASE("[AL-S3] refuses: a seat that does not exist") { opened(3).refuses('*', "firstD", "AL-S3"); }

TEST_CASE("[AL-S4] allows: two players, and a party of eight") {
  CHECK(opened(2).actors() == "*");
  Position party = opened(8, {.first = 1, .party = true});
  CHECK(party.in_hand('H') == 5);
}

TEST_CASE("[AL-S4] denies: a seat for a ninth player") {
  Position party = opened(8, {.first = 1, .party = true});
  CHECK(party.legal('I').empty());
  party.hands({}).refuses('I', "discard1", "");
}

TEST_CASE("[AL-S5] allows: tables of other sizes, with the start card in the middle") {
  CHECK(Position(2, {.size = 5}).at("c3") == "64");
  CHECK(Position(2, {.size = 25}).at("m13") == "64");
  Position edge(2, {.size = 5});
  edge.hangs("4@d3").gallery("3", "=cat").hands({"2 6", "8"}).stands('A', "2@e3");
  CHECK(edge.at("e3") == "2");
}

TEST_CASE("[AL-S5] refuses: a card beyond the edge of the table") {
  Position table(2, {.size = 5});
  table.hands({"2", ""}).hangs("4@d3 6@e3 8@b3 10@a3").gallery("3", "=tree");
  table.refuses('A', {.kind = Kind::hang, .detail = 1, .place = static_cast<std::uint16_t>(place_at(5, 2))}, "AL-S5");
  CHECK(table.legal('A', "2@").size() == 10);
}

TEST_CASE("[AL-S5] refuses: a theme more when there is no room for it") {
  Position table(2, {.size = 25});
  table.hands({"2", ""});
  const auto longest = [](char end) { return std::string(95, 'x') + end; };
  int card = 3;
  for (const std::string row : {"1", "2"}) {
    table.gallery(row, longest(row[0]));
    for (char column = 'a'; column < 'q'; ++column, ++card) table.hangs(std::to_string(card) + "@" + column + row);
  }
  for (char column = 'a'; column < 'q'; ++column) table.gallery({&column, 1}, longest(column));
  table.refuses('A', "2@l13:=cat|", "AL-S5");
  CHECK(table.legal('A').contains("2@m12"));
  CHECK_FALSE(table.legal('A').contains("2@l13:"));
}

TEST_CASE("[AL-X1] allows: a staircase of start cards, half as many as players") {
  const Position table = opened(5, {.start_cards = 0, .first = 1});
  CHECK((!table.at("f6").empty() && !table.at("g7").empty() && !table.at("h8").empty()));
  CHECK(table.in_deck() == 64 - 25 - 3);
  CHECK(table.exhibition("g6"));
  const Position four = opened(2, {.start_cards = 4, .first = 1});
  CHECK((!four.at("f6").empty() && !four.at("g7").empty() && !four.at("h8").empty() && !four.at("i9").empty()));
}

TEST_CASE("[AL-X1] denies: more start cards than fit on the diagonal") {
  const Position table = opened(2, {.size = 5, .start_cards = 8, .first = 1});
  CHECK(table.in_deck() == 64 - 10 - 5);
  CHECK((!table.at("a1").empty() && !table.at("e5").empty()));
}

}  // namespace
}  // namespace artline::tests
