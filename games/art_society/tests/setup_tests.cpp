// AS-S1…S4: from the closed box to the first auction.
#include "position.h"

namespace art_society::tests {
namespace {

TEST_CASE("[AS-S1] allows: all markers begin off the track and the museum is empty") {
  Position table = Position::at_start(4);
  CHECK(table.markers() == "0 0 0 0");
  CHECK(table.in_museum().empty());
  CHECK(table.game().ranking(table.state()).in_fashion == none);
  table.plays('*', "p1 p2 p3 p4");
  CHECK(table.markers() == "0 0 0 0");
}

TEST_CASE("[AS-S1] denies: that starting paintings move a marker or bring a type into fashion") {
  Position table = Position::at_start(2);
  table.plays('*', "p1 p2").plays('A', "g4").plays('B', "g4").plays('*', "c1 c2");
  CHECK(table.markers() == "0 0 0 0");
  for (const int multiplier : table.game().ranking(table.state()).multiplier) CHECK(multiplier == 2);
  // One painting at ×2 and nothing for the eyeline, though it hangs in the band; four empty corners.
  CHECK(table.score('A') == Score{.prestige = 2, .corners = -8});
}

TEST_CASE("[AS-S2] allows: each player has an empty wall and the bid cards 1 to 20") {
  Position table = Position::at_start(3);
  table.plays('*', "p1 p2 p3");
  for (const char seat : {'A', 'B', 'C'}) {
    CHECK(table.tiles(seat).empty());
    CHECK(table.cards(seat).hand == 0x1ffffeU);
    CHECK(table.cards(seat).stack_count == 0);
    CHECK(table.held(seat) == "-");
  }
}

TEST_CASE("[AS-S2] denies: other cards, and a seat that is not there") {
  Position table(2);
  table.bidding("p5 p6 p7");
  CHECK(table.legal('A').size() == 20);
  table.refuses('A', "bid21", "AS-B1");
  table.refuses('A', "bid0", "");
  table.refuses('C', "bid5", "");
  Position small(2, {}, studio_text());
  small.bidding("p5 p6 p7");
  CHECK(small.legal('A') == small.tokens("bid1 bid2 bid3 bid4 bid5 bid6"));
  small.refuses('A', "bid7", "AS-B1");
}

TEST_CASE("[AS-S3] allows scenario 1: the starting painting at every place that covers a star, and at no other") {
  Position table = Position::at_start(2);
  CHECK(table.legal('*') == table.tokens("p1 p2 p3 p4"));
  table.plays('*', "p2 p4");
  // Columns 6 to 8, rows 4 to 6.
  CHECK(table.legal('A') == table.tokens("f4 g4 h4 f5 g5 h5 f6 g6 h6"));
  table.plays('A', "h6");
  CHECK(table.tiles('A') == "p2@h6");
}

TEST_CASE("[AS-S3] allows: all choose at the same time, in any order") {
  Position table = Position::at_start(3);
  table.plays('*', "p1 p2 p3");
  CHECK(table.actors() == "ABC");
  table.plays('C', "f4");
  CHECK(table.actors() == "AB");
  table.plays('A', "g5");
  CHECK(table.phase() == Phase::start_hang);
  table.plays('B', "h6");
  CHECK(table.phase() == Phase::card_deal);
}

TEST_CASE("[AS-S3] refuses scenario 1: a place without a star") {
  Position table = Position::at_start(2);
  table.plays('*', "p1 p2");
  table.refuses('A', "i5", "AS-S3");  // (9,5)
  table.refuses('A', "g7", "AS-S3");  // (7,7)
  table.refuses('A', "g3", "AS-S3");
  table.refuses('A', "e5", "AS-S3");
  table.refuses('A', "a1", "AS-S3");
  table.refuses('A', "n5", "AS-H1");
  table.refuses('A', "g10", "AS-H1");
}

TEST_CASE("[AS-S3] refuses: a second choice, another deed, a painting that is no starting painting") {
  Position table = Position::at_start(2);
  table.refuses('*', "p5", "AS-S3");
  table.refuses('A', "g4", "AS-A2");
  table.plays('*', "p1");
  table.refuses('*', "p1", "AS-S3");
  table.plays('*', "p2");
  table.refuses('A', "give", "AS-S3");
  table.refuses('A', "ready", "AS-S3");
  table.plays('A', "g4");
  table.refuses('A', "g5", "AS-S3");
  table.refuses('A', "undo1", "AS-S3");
}

TEST_CASE("[AS-S3] denies: an auction of the starting paintings that were not dealt") {
  Position table = Position::at_start(2);
  table.plays('*', "p1 p2").plays('A', "g4").plays('B', "g4").plays('*', "c1 c2");
  CHECK_FALSE(table.state().supply.meets(table.game().parts().starting));
  table.plays('A', "2x3 2x3 2x3");
  table.refuses('*', "p3", "AS-A2");
  table.refuses('*', "p4", "AS-A2");
  CHECK(table.legal('*').size() == 12);
}

TEST_CASE("[AS-S4] allows: the lowest starting card makes the first auctioneer and lies under the bids") {
  Position table = Position::at_start(3);
  table.plays('*', "p1 p2 p3").plays('A', "g4").plays('B', "g4").plays('C', "g4");
  CHECK(table.legal('*') == table.tokens("c1 c2 c3 c4"));
  table.plays('*', "c3 c2 c4");
  CHECK(table.auctioneer() == 'B');
  CHECK(table.actors() == "B");
  CHECK(table.round_number() == 1);
  CHECK(int{table.cards('A').stack[0]} == 3);
  // Face up: everybody sees them.
  CHECK(int{table.view('-').bids[2].cards[0]} == 4);
  // They are no bids: the hands are whole.
  CHECK(table.cards('B').hand == 0x1ffffeU);
}

TEST_CASE("[AS-S4] refuses: a card dealt twice, a card that is not there, an auctioneer with a higher card") {
  Position table = Position::at_start(2);
  table.plays('*', "p1 p2").plays('A', "g4").plays('B', "g4");
  table.refuses('*', "c5", "AS-S4");
  table.refuses('*', "p5", "AS-S4");
  table.refuses('A', "bid1", "AS-A2");
  table.plays('*', "c4");
  table.refuses('*', "c4", "AS-S4");
  table.plays('*', "c1");
  table.refuses('A', "2x3", "AS-A1");
  table.plays('B', "2x3");
}

}  // namespace
}  // namespace art_society::tests
