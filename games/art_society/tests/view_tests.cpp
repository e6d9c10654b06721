// AS-K1, AS-K2: who may know what.
#include "position.h"

namespace art_society::tests {
namespace {

bool has(const std::string& json, std::string_view part) { return json.find(part) != std::string::npos; }

// Two tables of round 3 that differ only in what B and C hold and have bid before.
Position with_secrets(std::string_view b_stack, std::string_view c_stack, Flags flags = {}) {
  Position table(3, flags);
  table.stack('A', "1 5 10").stack('B', b_stack).stack('C', c_stack);
  return table;
}

TEST_CASE("[AS-K1] allows: everybody sees walls, assistants, lots, museum, markers and supplies") {
  Position table(2);
  table.wall('A', "p1@g4 2-@i4")
      .assistant('B', "3|")
      .museum("2x2:city/c")
      .markers(3, 0, 0, 0)
      .surplus('B', "5x5:city/b");
  table.turns("BA", "p5 p6 p7").plays('B', "p5");
  for (const char viewer : {'A', 'B', '-'}) {
    const std::string json = table.json(viewer);
    CHECK(has(json, R"("phase":"turns","round":1)"));
    CHECK(has(json, R"("lots":[null,"p6","p7"])"));
    CHECK(has(json, R"("decor":[36,17,18,18,17])"));
    CHECK(has(json, R"("museum":["p29"])"));
    CHECK(has(json, R"("markers":[3,0,0,0])"));
    CHECK(has(json, R"("multipliers":[5,2,2,2])"));
    CHECK(has(json, R"("order":"BA","turn":"B")"));
    CHECK(has(json, R"("wall":["p1@g4","2-@i4"])"));
    CHECK(has(json, R"("assistant":"3|","pending":"p5")"));
    CHECK(has(json, R"("surplus":["p105"])"));
  }
}

TEST_CASE("[AS-K1] allows: counts by shape, numbers of cards, bids of this round and running scores for everybody") {
  Position table = with_secrets("2 5 11", "4 6 12");
  table.bidding("p5 p6 p7 p8").plays('A', "bid7").plays('B', "bid7").plays('C', "bid3");
  const std::string json = table.json('-');
  CHECK(has(json, R"("supply":{"2x3":8,"3x2":12,)"));
  CHECK(has(json, R"({"hand":17,"bids":[10,7])"));  // compared with B's
  CHECK(has(json, R"({"hand":17,"bids":[11,7])"));
  CHECK(has(json, R"({"hand":17,"bids":[3])"));
  CHECK(has(json, R"("score":[2,0,0,0,-8,0])"));
}

TEST_CASE("[AS-K1] allows: the owner sees the own hand, stack and sealed bid") {
  Position table = with_secrets("2 5 11", "4 6 12");
  table.bidding("p5 p6 p7 p8").plays('B', "bid7");
  CHECK(has(table.json('B'),
            R"("own":{"hand":[1,2,3,4,6,8,9,10,12,13,14,15,16,17,18,19,20],"stack":[2,5,11],"sealed":7})"));
}

TEST_CASE("[AS-K1] denies: the cards of another, to a player as well as to a spectator") {
  Position table = with_secrets("2 5 11", "4 6 12");
  table.bidding("p5 p6 p7 p8").plays('B', "bid7");
  CHECK_FALSE(has(table.json('-'), "own"));
  CHECK(table.view('-').own == SecretSeat{});
  CHECK(has(table.json('A'), R"("stack":[1,5,10])"));
  CHECK_FALSE(has(table.json('A'), "[2,5,11]"));
  CHECK_FALSE(has(table.json('A'), "sealed"));
}

TEST_CASE("[AS-K2] allows: that somebody has bid, and what the bid tracker shows") {
  Position table = with_secrets("2 5 11", "4 6 12");
  table.bidding("p5 p6 p7 p8").plays('B', "bid7");
  CHECK(has(table.json('A'), R"({"hand":17,"bids":[],"hasBid":true)"));
  CHECK(has(table.json('A'), R"({"hand":18,"bids":[],"hasBid":false)"));
  Position tracked = with_secrets("2 5 11", "4 6 12", {.bid_tracker = true});
  CHECK(has(tracked.json('A'), R"("bids":[2,5,11])"));
  CHECK(has(tracked.json('-'), R"("bids":[4,6,12])"));
}

TEST_CASE("[AS-K2] denies: sealed bids and covered cards: other secrets make the same view") {
  Position one = with_secrets("2 5 11", "4 6 12");
  Position other = with_secrets("3 9 1", "2 20 19");
  const auto same_for = [&](std::string_view viewers) {
    for (const char viewer : viewers) {
      CHECK(one.view(viewer) == other.view(viewer));
      CHECK(one.json(viewer) == other.json(viewer));
    }
    CHECK(one.legal('A') == other.legal('A'));
  };
  same_for("A-");
  one.bidding("p5 p6 p7 p8").plays('B', "bid7").plays('C', "bid8");
  other.bidding("p5 p6 p7 p8").plays('B', "bid13").plays('C', "bid14");
  same_for("A-");
  Position again = with_secrets("3 9 1", "2 20 19");
  again.bidding("p5 p6 p7 p8").plays('B', "bid7").plays('C', "bid8").plays('A', "bid2");
  one.plays('A', "bid2");
  CHECK(one.view('A') == again.view('A'));  // after the reveal only the bids of this round
}

TEST_CASE("[AS-K2] denies: what comes next from the supply") {
  Position table(2);
  table.plays('A', "2x2 2x2 2x2");
  // Nothing in a view tells one painting of the supply from another of its shape.
  const std::string json = table.json('A');
  CHECK(has(json, R"("lots":["2x2","2x2","2x2"])"));
  CHECK(has(json, R"("2x2":8)"));
  CHECK_FALSE(has(json, R"("p29")"));
}

TEST_CASE("[AS-K2] allows: a state imagined from a view looks the same and offers the viewer the same") {
  Position table = with_secrets("2 5 11", "4 6 12");
  table.bidding("p5 p6 p7 p8").plays('B', "bid7");
  for (const char viewer : {'A', 'B', 'C', '-'}) {
    const View view = table.view(viewer);
    const State imagined = table.game().imagine(view);
    CHECK(table.game().view(imagined, view.viewer) == view);
    CHECK(imagined.supply == table.state().supply);
  }
}

}  // namespace
}  // namespace art_society::tests
