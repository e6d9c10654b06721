// The three editions are sets of flags, and each flag works by itself.
#include "position.h"

namespace art_society::tests {
namespace {

TEST_CASE("editions: each is its row of the table") {
  CHECK(edition("pl") == Flags{});
  CHECK(edition("ru") == Flags{.decor_exact = true, .tie_highest = true, .surplus_forced = true});
  CHECK(edition("zh") == Flags{.decor_exact = true, .surplus_forced = true});
  CHECK(editions[0].name == "pl");  // the default
}

TEST_CASE("flags: names and values as records write them") {
  std::string all;
  for (const FlagRow& row : flag_table) all += std::string(row.name) + "=" + row.text(0) + "|" + row.text(1) + " ";
  CHECK(all ==
        "decor-total=at-most|exact tie=sum|highest surplus=free|forced markers=space|number bid-tracker=off|on ");
}

// Looks at what each of the five flags decides, one after another.
struct Answers {
  bool stops_early = false;
  bool sets_aside = false;
  bool passes_space = false;
  bool shows_stack = false;
  friend bool operator==(const Answers&, const Answers&) = default;
};

Answers ask(Flags flags) {
  Answers answers;
  Position decor(2, flags);
  decor.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2 2x3:landscape/a@m3")
      .picks('A', "4x4:city/a")
      .plays('A', "i4 1i8");
  answers.stops_early = decor.legal('A').contains("stop");
  Position surplus(2, flags);
  surplus.wall('A', "p1@g4").fill('A', "i4 j4 i5 j5").museum("2x2:city/c").picks('A', "5x4:city/a");
  answers.sets_aside = surplus.legal('A').contains("surplus");
  Position markers(2, flags);
  markers.markers(51, 4, 0, 0).turns("AB", "p5 p6 2x2:city/c").plays('A', "p5 give").plays('B', "p6 give");
  answers.passes_space = markers.markers() == "54 4 0 0";
  Position bids(2, flags);
  bids.stack('A', "1 5").stack('B', "2 6");
  answers.shows_stack = int{bids.view('-').bids[0].count} == 2;
  return answers;
}

TEST_CASE("[AS-H4b][AS-N3][AS-M2][AS-B4] allows: each flag changes its own clause and no other") {
  CHECK(ask({}) == Answers{.stops_early = true, .sets_aside = true});
  CHECK(ask({.decor_exact = true}) == Answers{.sets_aside = true});
  CHECK(ask({.tie_highest = true}) == ask({}));
  CHECK(ask({.surplus_forced = true}) == Answers{.stops_early = true});
  CHECK(ask({.markers_by_number = true}) == Answers{.stops_early = true, .sets_aside = true, .passes_space = true});
  CHECK(ask({.bid_tracker = true}) == Answers{.stops_early = true, .sets_aside = true, .shows_stack = true});
  CHECK(ask(edition("ru")) == Answers{});
  CHECK(ask(edition("zh")) == Answers{});
}

TEST_CASE("a position is consistent: everything that is not on the table lies in the supply") {
  Position table(3);
  table.wall('A', "p1@g4 2-@i4")
      .assistant('B', "3x3:city/a")
      .museum("2x2:city/c")
      .surplus('C', "5x5:city/b")
      .decor(1, 2, 3, 4, 5);
  CHECK(table.supply() == "1 2 3 4 5");
  CHECK(int{table.game().parts().decor_supply[1]} == 3);
  CHECK(table.state().supply.count() == 112 - 3);
  table.turns("CAB", "p5 p6 p7 p8");
  CHECK(table.order() == "CAB");
  CHECK(table.state().supply.count() == 112 - 7);
}

}  // namespace
}  // namespace art_society::tests
