// AS-A1…A3, AS-B1…B4, AS-D1: lots, sealed bids and the pick.
#include "position.h"

namespace art_society::tests {
namespace {

// Cards of a seat that everybody sees, top first.
std::string seen(const Position& table, char seat) {
  const KnownCards known = table.view('-').bids[Position::index(seat)];
  std::string cards;
  for (int i = known.count - 1; i >= 0; --i) cards += (cards.empty() ? "" : " ") + std::to_string(known.cards[i]);
  return cards;
}

TEST_CASE("[AS-A1] allows scenario 2: three players, four lots, all of one shape") {
  Position table(3);
  table.choosing_lots('B');
  CHECK(table.legal('B').size() == 18);  // every shape of the catalogue
  table.plays('B', "5x5 5x5 5x5");
  CHECK(table.phase() == Phase::lots);
  table.plays('B', "5x5");
  CHECK(table.phase() == Phase::draw);
}

TEST_CASE("[AS-A1] allows: any shapes, in any order, also a few of each") {
  Position table(2);
  table.plays('A', "6x4 2x2 6x4");
  CHECK(table.phase() == Phase::draw);
  CHECK(table.legal('*') == table.tokens("6x4:city/c 6x4:portrait/d 6x4:still-life/a 6x4:landscape/b"));
}

TEST_CASE("[AS-A1] refuses scenario 2: five 5x5, of which there are four") {
  Position table(4);
  table.plays('A', "5x5 5x5 5x5 5x5");
  table.refuses('A', "5x5", "AS-A1");
  CHECK(table.legal('A').size() == 17);
  table.plays('A', "4x4");
}

TEST_CASE("[AS-A1] refuses: lots by another seat, a bid before them, a sixth lot, a shape that is gone") {
  Position table(4);
  table.museum("4x4:city/a 4x4:portrait/b 4x4:still-life/c 4x4:landscape/d");
  table.refuses('B', "2x3", "AS-A1");
  table.refuses('A', "bid5", "AS-A1");
  table.refuses('A', "4x4", "AS-A1");
  table.refuses('A', "7x7", "");
  table.plays('A', "2x3 2x3 2x3 2x3 2x3");
  table.refuses('A', "2x3", "AS-A2");
  Position later(2);
  later.turns("AB", "p5 p6 p7").refuses('A', "2x3", "AS-A1");
}

TEST_CASE("[AS-A2] allows: chance turns up a painting of the shape named, lot by lot") {
  Position table(2);
  table.plays('A', "2x2 5x5 2x2");
  CHECK(table.actors() == "*");
  CHECK(table.legal('*').size() == 8);
  table.plays('*', "2x2:city/c");
  CHECK(table.legal('*') == table.tokens("5x5:city/b 5x5:portrait/c 5x5:still-life/d 5x5:landscape/a"));
  table.plays('*', "5x5:landscape/a");
  CHECK(table.legal('*').size() == 7);
  table.plays('*', "2x2:city/d");
  CHECK(table.lots() ==
        table.number_of("2x2:city/c") + " " + table.number_of("5x5:landscape/a") + " " + table.number_of("2x2:city/d"));
  CHECK(table.phase() == Phase::bids);
}

TEST_CASE("[AS-A2] refuses: another shape, a painting that is gone, a seat that draws, chance that bids") {
  Position table(2);
  table.museum("2x2:city/c");
  table.refuses('*', "2x2:city/d", "AS-A2");
  table.plays('A', "2x2 2x2 5x5");
  table.refuses('*', "5x5:city/b", "AS-A2");
  table.refuses('*', "2x2:city/c", "AS-A2");
  table.refuses('*', "c1", "AS-S4");
  table.refuses('A', "bid3", "AS-A2");
  table.plays('*', "2x2:city/d");
  table.refuses('*', "2x2:city/d", "AS-A2");
  table.refuses('A', "p6", "AS-A2");
  table.refuses('A', Action{.kind = Kind::painting_comes, .place = 5}, "AS-A2");
}

TEST_CASE("actions that no token names are refused without a clause") {
  Position table(2);
  table.bidding("p5 p6 p7");
  table.refuses('A', Action{.kind = static_cast<Kind>(kind_count)}, "");
  table.refuses('A', Action{.kind = Kind::bid, .detail = 1, .place = 5}, "");
  table.refuses('A', Action{.kind = Kind::ready, .place = 5}, "");
  table.refuses('C', Action{.kind = Kind::bid, .place = 5}, "");
}

TEST_CASE("[AS-A3] allows: with too few paintings left the round is finished and the game ends") {
  Position table(2);
  table.supply_only("p5 p6 p7 p8 p9")
      .plays('A', "2x3 2x3 2x3")
      .plays('*', "p5 p6 p7")
      .plays('A', "bid4")
      .plays('B', "bid9");
  table.plays('B', "p5 i4").plays('A', "p6 i4").plays('A', "ready");
  CHECK(table.phase() == Phase::turns);
  CHECK(table.in_museum() == "p7");
  table.plays('B', "ready");
  CHECK(table.phase() == Phase::over);
  CHECK(table.game().end_reason(table.state()) == "too few paintings left");
}

TEST_CASE("[AS-A3] denies: an end while there are players + 1 paintings for another auction") {
  Position table(2);
  table.supply_only("p5 p6 p7 p8 p9 p10").turns("AB", "p5 p6 p7").rest_of_round();
  CHECK(table.phase() == Phase::lots);
  CHECK(table.round_number() == 2);
  CHECK(table.game().end_reason(table.state()) == "not over");
}

TEST_CASE("[AS-B1] allows: everybody bids at once, and the last bid reveals them all") {
  Position table(3);
  table.bidding("p5 p6 p7 p8");
  CHECK(table.actors() == "ABC");
  table.plays('B', "bid7");
  CHECK(table.actors() == "AC");
  CHECK(seen(table, 'B') == "2");  // the starting card
  table.plays('C', "bid20").plays('A', "bid8");
  CHECK(table.phase() == Phase::turns);
  CHECK(seen(table, 'A') == "8");
  CHECK(seen(table, 'B') == "7");
  CHECK(seen(table, 'C') == "20");
}

TEST_CASE("[AS-B1] refuses scenario 4: a bid card that was used before") {
  Position table(2);
  table.stack('A', "1 5 10").stack('B', "2 5 11").bidding("p5 p6 p7");
  table.refuses('A', "bid10", "AS-B1");
  table.refuses('A', "bid5", "AS-B1");
  CHECK(table.legal('A').size() == 18);
  table.plays('A', "bid11").plays('B', "bid10");
}

TEST_CASE("[AS-B1] refuses: the starting card is no bid, and nothing else is done before the bids") {
  Position table(2);
  table.bidding("p5 p6 p7");
  table.refuses('A', "p5", "AS-B1");
  table.refuses('A', "g7", "AS-B1");
  table.plays('A', "bid1");  // the bid card 1, though the starting card of A is a 1 too
  CHECK(int{table.cards('A').stack[0]} == 1);
  table.plays('B', "bid3");
  table.refuses('A', "bid2", "AS-B1");
}

TEST_CASE("[AS-B2] allows: the highest bid picks first") {
  Position table(4);
  table.bidding("p5 p6 p7 p8 p9");
  table.plays('A', "bid3").plays('B', "bid19").plays('C', "bid4").plays('D', "bid18");
  CHECK(table.turn() == 'B');
  table.plays('B', "p5 i4");
  CHECK(table.turn() == 'D');
  table.plays('D', "p6 i4");
  CHECK(table.turn() == 'C');
  table.plays('C', "p7 give");
  CHECK(table.turn() == 'A');
}

TEST_CASE("[AS-B2] refuses: a lower bid that picks before a higher one") {
  Position table(3);
  table.bidding("p5 p6 p7 p8").plays('A', "bid3").plays('B', "bid19").plays('C', "bid4");
  table.refuses('A', "p5", "AS-B2");
  table.refuses('C', "p5", "AS-B2");
  CHECK(table.legal('A').empty());
  table.plays('B', "p5 i4");
  table.refuses('A', "p6", "AS-B2");
}

TEST_CASE("[AS-B3] allows scenario 3: the tied compare the cards below, down to the starting cards") {
  Position table(4);
  table.stack('A', "2 5").stack('B', "3 5").stack('C', "1 7").stack('D', "4 9").bidding("p5 p6 p7 p8 p9");
  table.plays('A', "bid10").plays('B', "bid10").plays('C', "bid10").plays('D', "bid12");
  CHECK(table.order() == "DCBA");
  CHECK(seen(table, 'A') == "10 5 2");
  CHECK(seen(table, 'B') == "10 5 3");
  CHECK(seen(table, 'C') == "10 7");
}

TEST_CASE("[AS-B3] denies scenario 3: a look at cards that were not compared") {
  Position table(4);
  table.stack('A', "2 5").stack('B', "3 5").stack('C', "1 7").stack('D', "4 9").bidding("p5 p6 p7 p8 p9");
  table.plays('A', "bid10").plays('B', "bid10").plays('C', "bid10").plays('D', "bid12");
  CHECK(seen(table, 'D') == "12");    // the 9 stays hidden
  CHECK(seen(table, 'C') == "10 7");  // and so does the 1
  CHECK(table.json('-').find("\"bids\":[12]") != std::string::npos);
  CHECK(table.json('-').find("\"bids\":[7,10]") != std::string::npos);
}

TEST_CASE("[AS-B3] denies: that an earlier higher card helps against a higher top card") {
  Position table(2);
  table.stack('A', "4 20").stack('B', "1 2").bidding("p5 p6 p7").plays('A', "bid6").plays('B', "bid7");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-B4] allows: with the bid tracker everybody sees all past bids") {
  Position table(2, {.bid_tracker = true});
  table.stack('A', "1 5 10").stack('B', "2 5 11").bidding("p5 p6 p7");
  CHECK(seen(table, 'A') == "10 5 1");
  CHECK(seen(table, 'B') == "11 5 2");
  table.plays('A', "bid17");
  CHECK(seen(table, 'A') == "10 5 1");  // a sealed bid is no past bid
}

TEST_CASE("[AS-B4] allows: everybody knows the own stack") {
  Position table(2);
  table.stack('A', "1 5 10").stack('B', "2 5 11").bidding("p5 p6 p7");
  CHECK(table.json('A').find("\"stack\":[1,5,10]") != std::string::npos);
}

TEST_CASE("[AS-B4] denies: a look at past bids of others") {
  Position table(2);
  table.stack('A', "1 5 10").stack('B', "2 5 11").bidding("p5 p6 p7");
  CHECK(seen(table, 'A').empty());
  CHECK(int{table.view('B').bids[0].count} == 0);
  table.plays('A', "bid17").plays('B', "bid18");
  CHECK(seen(table, 'A') == "17");
  table.rest_of_round();  // they are covered again
  CHECK(seen(table, 'A').empty());
  CHECK(table.json('B').find("\"hand\":17,\"bids\":[]") != std::string::npos);  // 17 cards, none of them known
}

TEST_CASE("[AS-D1] allows: one of the lots each, any of them") {
  Position table(2);
  table.turns("BA", "p5 p6 p7");
  CHECK(table.legal('B') == table.tokens("p5 p6 p7"));
  table.plays('B', "p6");
  CHECK(table.lots() == "p5 - p7");
  CHECK(table.pending('B') == "p6");
  table.plays('B', "give");
  CHECK(table.legal('A') == table.tokens("p5 p7"));
}

TEST_CASE("[AS-D1] allows: trying on the wall first is free, the pick alone is final") {
  Position table(2);
  table.turns("AB", "2x3:city/b p6 p7").plays('A', "2x3:city/b");
  table.refuses('A', "p6", "AS-D1");
  table.plays('A', "i4 undo1 e4 undo1 give");
  CHECK(table.held('A') == table.number_of("2x3:city/b"));
}

TEST_CASE("[AS-D1] refuses: a second pick, a painting that is gone or was no lot") {
  Position table(2);
  table.turns("BA", "p5 p6 p7").plays('B', "p5 i4");
  table.refuses('B', "p6", "AS-D1");
  table.refuses('A', "p5", "AS-D1");
  table.refuses('A', "p20", "AS-D1");
}

TEST_CASE("[AS-D1] denies: points for size and value") {
  Position small(2);
  small.markers(5, 0, 0, 0).wall('A', "p1@g4 2x2:portrait/d@i4");
  Position large(2);
  large.markers(5, 0, 0, 0).wall('A', "p1@g4 5x5:portrait/c@i4");
  CHECK(small.score('A') == large.score('A'));
}

}  // namespace
}  // namespace art_society::tests
