// AS-K1, AS-K2: a view comes back from its text, and a text that no game can have led to is refused.
#include "position.h"

namespace art_society::tests {
namespace {

// A game of three in its third round: C has the first turn, has hung and won decor, and A waits for a turn.
Position third_round(Flags flags = {}) {
  Position table = Position::at_start(3, flags, studio_text());
  table.plays('*', "p1 p2 p3").plays('A', "d3").plays('B', "d3").plays('C', "d3").plays('*', "c2 c3 c5");
  for (int round = 1; round <= 3; ++round) {
    const char auctioneer = static_cast<char>('A' + (round - 1) % 3);
    table.plays(auctioneer, "2x2 3x2 2x3 2x2");
    for (int lot = 0; lot < 4; ++lot) table.plays('*', *table.legal('*').begin());
    table.plays('A', "bid" + std::to_string(round)).plays('B', "bid" + std::to_string(round));
    table.plays('C', "bid" + std::to_string(7 - round));
    if (round < 3) table.rest_of_round();
  }
  table.plays('C', *table.legal('C').begin()).plays('C', *table.legal('C').begin());
  return table;
}

std::string refusal(const Position& table, const std::string& json) {
  const auto view = table.game().read_view(json);
  return view ? "" : view.error();
}

// The view of a seat or of a spectator ('-') with one part of its text replaced by another; the part must be there.
std::string forged(const Position& table, char viewer, std::string_view part, std::string_view by) {
  std::string json = table.json(viewer);
  const std::size_t at = json.find(part);
  REQUIRE_MESSAGE(at != std::string::npos, part << " is not in " << json);
  json.replace(at, part.size(), by);
  return json;
}

TEST_CASE("[AS-K1] allows: the view of any viewer is read back unchanged, with the bid tracker too") {
  for (const bool tracker : {false, true}) {
    const Position table = third_round({.bid_tracker = tracker});
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      const auto view = table.game().read_view(table.json(viewer));
      REQUIRE_MESSAGE(view.ok(), view.error());
      CHECK(view.value() == table.view(viewer));
    }
  }
}

TEST_CASE(
    "[AS-K1] allows: keys in another order, keys of later versions, and wrong figures where the rules know better") {
  const Position table = third_round();
  const View view = table.view('-');
  for (const std::string& json : {forged(table, '-', "{\"game\":\"art-society\",",
                                         "{\"later\":{\"a\":[1.5e3,\"\\n\"]},\"game\":\"art-society\","),
                                  forged(table, '-', "\"score\":[", "\"score\":[99,"),
                                  forged(table, '-', "\"multipliers\":[", "\"multipliers\":[7,")}) {
    const auto read = table.game().read_view(json);
    REQUIRE_MESSAGE(read.ok(), read.error());
    CHECK(read.value() == view);
  }
}

TEST_CASE("[AS-K2] denies: a text that is not a view") {
  const Position table = third_round();
  CHECK(refusal(table, "") == "no view, at byte 0: expected an object");
  CHECK(refusal(table, "{}") == "no view, at byte 2: 'game' is missing");
  CHECK(refusal(table, "null") == "no view, at byte 0: expected an object");
  CHECK(refusal(table, table.json('A') + "x").ends_with("expected nothing more"));
  CHECK(refusal(table, forged(table, 'A', "\"viewer\":\"A\"", "\"viewer\":\"D\"")).ends_with("the letter of a seat"));
  CHECK(refusal(table, forged(table, 'A', "\"turns\"", "\"lunch\"")).ends_with("expected a phase"));
  CHECK(refusal(table, forged(table, 'A', "art-society", "artline")).ends_with("expected a view of art-society"));
  CHECK(refusal(table, forged(table, '-', "\"viewer\":null", "\"viewer\":\"A\"")).ends_with("a spectator has none"));
  CHECK(refusal(table, forged(table, '-', "p1@d3", "p1@h3")).ends_with("no room for this tile"));
  CHECK(refusal(table, forged(table, '-', "p1@d3", "p1@z3")).ends_with("expected a tile and its square"));
  CHECK(refusal(table, forged(table, '-', "p1@d3", "p999@d3")).ends_with("expected a painting or a decor"));
}

TEST_CASE("[AS-K2] denies: cards that can't be where the view says") {
  const Position table = third_round();
  CHECK(refusal(table, forged(table, 'A', "\"round\":3", "\"round\":4")) == "a hand of the wrong size");
  CHECK(refusal(table, forged(table, 'A', "\"hand\":3,", "\"hand\":4,")) == "a hand of the wrong size");
  CHECK(refusal(table, forged(table, 'A', "\"stack\":[2,1,2,3]", "\"stack\":[2,1,2,6]")) ==
        "own cards that can't be right");
  CHECK(refusal(table, forged(table, 'A', "\"stack\":[2,1,2,3]", "\"stack\":[3,1,2,3]")) ==
        "own cards that can't be right");
  CHECK(refusal(table, forged(table, '-', "\"bids\":[4]", "\"bids\":[]")) == "bids that can't be known like this");
  CHECK(refusal(table, forged(table, '-', "\"bids\":[4]", "\"bids\":[9]")) == "a bid card that can't be there");
  CHECK(refusal(table, forged(table, '-', "\"bids\":[4]", "\"bids\":[5,4]")) == "more bids than were compared");
  CHECK(refusal(table, forged(table, '-', "\"bids\":[4]", "\"bids\":[1]")) ==
        "the seats are not in the order of their bids");
}

TEST_CASE("[AS-K2] denies: tables, paintings and decor that no game leads to") {
  const Position table = third_round();
  CHECK(refusal(table, forged(table, '-', "\"order\":\"C", "\"order\":\"A")) ==
        "the seats are not in the order of their bids");
  CHECK(refusal(table, forged(table, '-', "\"auctioneer\":\"C\"", "\"auctioneer\":null")) ==
        "the auctioneer does not fit the phase");
  CHECK(
      refusal(table, forged(table, '-', "\"lots\":[", "\"lots\":[null,")).ends_with(", in 'lots': too many elements"));
  CHECK(refusal(table, forged(table, '-', "\"ready\":false", "\"ready\":true")) ==
        "the seats that have bid, picked, passed or are ready do not fit the phase");
  CHECK(refusal(table, forged(table, '-', "\"decor\":[47", "\"decor\":[48")) ==
        "there is more decor, or less, than in the box");
  CHECK(refusal(table, forged(table, '-', "\"wall\":[\"p1@d3\"", "\"wall\":[\"p2@d3\"")) ==
        "a painting is in two places, or in a place where it can't be");
  CHECK(refusal(table, forged(table, '-', "\"wall\":[\"p1@d3\",", "\"wall\":[")) ==
        "a seat has too many paintings, or too few");
}

TEST_CASE("[AS-K2] denies: steps and rights that do not account for each other") {
  const Position table = third_round();
  constexpr std::string_view flaw = "steps and rights that do not account for each other";
  const std::string step = "\"steps\":[\"a3+\"";  // C's painting, which won a right
  CHECK(refusal(table, forged(table, '-', step, step + ",\"stop\"")) == flaw);
  CHECK(refusal(table, forged(table, '-', step, step + ",\"give\"")) == flaw);
  CHECK(refusal(table, forged(table, '-', step, "\"steps\":[\"a1\"")) == flaw);
  CHECK(refusal(table, forged(table, '-', step, "\"steps\":[\"@a1\"")) == flaw);
  CHECK(refusal(table, forged(table, '-', step, "\"steps\":[\"ready\"")).ends_with("expected a step"));
  CHECK(refusal(table, forged(table, '-', "\"frozen\":0", "\"frozen\":2")) == flaw);
}

// A won four frames, and the assistant's item has taken the room for three of them.
Position need_has_fallen() {
  Position table(2, {.decor_exact = true}, studio_text());
  table.wall('A', "p1@c1 2x3:portrait/a@e1 2x2:still-life/a@a4 2x2:city/a@g4");
  table.fill('A', "a6 b6 c6 d6 c4 d4 e4 f4 c5 d5 e5 f5").assistant('A', "3-").round(4);
  table.wall('B', "p2@c1 2x2:portrait/b@e1 2x2:city/b@g1 2x2:landscape/b@e3");
  return table.picks('A', "4x2:landscape/a").plays('A', "c4 @a6");
}

TEST_CASE("[AS-K1][AS-H4f] allows: everybody sees what undoing would bring back") {
  const Position table = need_has_fallen();
  CHECK(table.json('-').find(
            "\"need\":1,\"pieces\":0,\"single\":false,\"stopped\":false,\"given\":false,\"fallen\":[3]") !=
        std::string::npos);
  const auto view = table.game().read_view(table.json('B'));
  REQUIRE_MESSAGE(view.ok(), view.error());
  CHECK(view.value() == table.view('B'));
}

TEST_CASE("[AS-K2][AS-H4f] denies: needs that fell by nothing or too far") {
  const Position table = need_has_fallen();
  constexpr std::string_view flaw = "steps and rights that do not account for each other";
  CHECK(refusal(table, forged(table, '-', "\"fallen\":[3]", "\"fallen\":[3,1]")) == flaw);
  CHECK(refusal(table, forged(table, '-', "\"fallen\":[3]", "\"fallen\":[12]")) == flaw);
  CHECK(refusal(table, forged(table, '-', "\"fallen\":[3]", "\"fallen\":[0,0,0,0,0]")).ends_with("too many elements"));
}

}  // namespace
}  // namespace art_society::tests
