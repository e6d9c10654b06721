#include "generators.h"

#include <algorithm>
#include <random>

namespace oracle {
namespace {

using Sides = std::pair<int, int>;  // width, height

// An empty set with a wall, four starting paintings (2 wide, 3 high) and four starting cards.
Components base(int columns, int rows, int frames, const Supply& decor, int bid_cards) {
  Components set{.columns = columns,
                 .rows = rows,
                 .stars = {{columns / 2, (rows + 1) / 2}, {columns / 2 + 1, (rows + 1) / 2}},
                 .eyeline_first = (rows + 1) / 2,
                 .eyeline_last = (rows + 1) / 2 + 1,
                 .paintings = {},
                 .decor = decor,
                 .bid_cards = bid_cards,
                 .starting_cards = {1, 2, 3, 4}};
  for (int type = 0; type < 4; ++type) set.paintings.push_back({2, 3, type, type % frames, 4, true});
  return set;
}

// Adds count paintings of each of the sides; types and frames run through their ranges at different speeds.
void add(Components& set, const std::vector<Sides>& shapes, int count, int types, int frames, int value) {
  int made = count_of(set.paintings);
  for (auto [width, height] : shapes) {
    for (int i = 0; i < count; ++i, ++made) {
      set.paintings.push_back({width, height, made % types, (made + made / 4) % frames, value, false});
    }
  }
}

}  // namespace

// R-C1 to R-C5: the starting paintings are numbers 1-4.
Components standard_set() {
  Components set{.columns = 14,
                 .rows = 11,
                 .stars = {{7, 6}, {8, 6}},
                 .eyeline_first = 5,
                 .eyeline_last = 7,
                 .paintings = {},
                 .decor = {36, 18, 18, 18, 18},
                 .bid_cards = 20,
                 .starting_cards = {1, 2, 3, 4}};
  for (int type = 0; type < 4; ++type) set.paintings.push_back({2, 3, type, type, 4, true});
  const std::vector<std::pair<Sides, int>> groups = {{{2, 3}, 3}, {{3, 2}, 3}, {{2, 2}, 2}, {{3, 3}, 2}, {{2, 4}, 2},
                                                     {{4, 2}, 2}, {{3, 4}, 2}, {{4, 3}, 2}, {{2, 5}, 1}, {{5, 2}, 1},
                                                     {{4, 4}, 1}, {{3, 5}, 1}, {{5, 3}, 1}, {{4, 5}, 1}, {{5, 4}, 1},
                                                     {{5, 5}, 1}, {{6, 4}, 1}, {{4, 6}, 1}};
  int g = 0;
  for (const auto& [sides, count] : groups) {
    for (int i = 0; i < count; ++i, ++g) {
      for (int type = 0; type < 4; ++type) {
        auto [width, height] = sides;
        set.paintings.push_back({width, height, type, (type + g) % 4, width + height - 1, false});
      }
    }
  }
  return set;
}

Components tiny_wall() {
  Components set = base(5, 4, 2, {20, 10, 10, 10, 10}, 20);
  add(set, {{2, 2}, {3, 2}, {2, 3}}, 24, 4, 2, 3);
  return set;
}

Components scarce_decor() {
  Components set = base(12, 10, 2, {4, 2, 2, 2, 2}, 20);
  add(set, {{2, 2}, {2, 3}, {3, 2}}, 30, 4, 2, 3);
  return set;
}

Components splitting_twos() {
  Components set = base(12, 10, 1, {60, 8, 8, 1, 1}, 20);
  add(set, {{2, 2}, {2, 3}, {3, 2}}, 36, 4, 1, 3);
  return set;
}

Components splitting_ones() {
  Components set = splitting_twos();
  set.decor = {60, 1, 1, 1, 1};
  return set;
}

Components no_ones() {
  Components set = base(5, 5, 1, {0, 6, 6, 6, 6}, 20);
  add(set, {{2, 2}, {3, 2}, {2, 3}}, 24, 4, 1, 3);
  return set;
}

Components one_frame() {
  Components set = base(12, 10, 1, {60, 20, 20, 20, 20}, 20);
  add(set, {{2, 2}}, 60, 4, 1, 3);
  add(set, {{4, 4}, {6, 4}, {4, 2}, {2, 6}}, 12, 4, 1, 6);
  return set;
}

Components one_frame_scarce() {
  Components set = one_frame();
  set.decor = {3, 2, 2, 1, 1};
  return set;
}

Components crowded_frames() {
  Components set = base(8, 7, 1, {8, 6, 6, 6, 6}, 20);
  add(set, {{2, 2}}, 76, 4, 1, 3);
  add(set, {{6, 2}, {2, 6}, {4, 2}, {2, 4}}, 12, 4, 1, 5);
  return set;
}

Components crowded_scarce() {
  Components set = crowded_frames();
  set.decor = {2, 3, 3, 3, 3};
  return set;
}

Components many_threes() {
  Components set = base(12, 10, 1, {5, 1, 1, 40, 40}, 20);
  add(set, {{2, 2}, {2, 3}, {6, 2}}, 40, 4, 1, 3);
  return set;
}

Components holes_for_threes() {
  Components set = base(13, 9, 1, {3, 3, 2, 2, 30}, 20);
  add(set, {{2, 2}}, 67, 4, 1, 3);
  add(set, {{2, 3}, {3, 2}}, 28, 4, 1, 4);
  return set;
}

Components lying_threes() {
  Components set = base(10, 8, 1, {0, 0, 0, 40, 0}, 20);
  add(set, {{2, 2}}, 124, 4, 1, 3);
  return set;
}

Components lying_threes_high() {
  Components set = base(9, 11, 1, {0, 0, 0, 40, 0}, 20);
  add(set, {{2, 2}, {2, 3}, {2, 4}}, 41, 4, 1, 4);
  return set;
}

Components ones_then_threes() {
  Components set = base(10, 10, 1, {30, 3, 0, 30, 1}, 20);
  add(set, {{2, 2}}, 94, 4, 1, 3);
  add(set, {{4, 2}}, 30, 4, 1, 5);
  return set;
}

Components ones_run_out() {
  Components set = base(10, 9, 1, {30, 0, 1, 4, 4}, 20);
  add(set, {{2, 2}, {3, 2}, {5, 2}}, 40, 4, 1, 4);
  return set;
}

Components few_cards() {
  Components set = base(10, 8, 4, {20, 10, 10, 10, 10}, 3);
  add(set, {{2, 2}, {3, 3}, {4, 2}}, 20, 4, 4, 4);
  return set;
}

Components high_values() {
  Components set = base(15, 12, 4, {20, 10, 10, 10, 10}, 20);
  add(set, {{2, 2}}, 72, 2, 4, 9);
  add(set, {{2, 2}}, 20, 2, 4, 6);
  add(set, {{2, 2}}, 20, 2, 4, 3);
  for (int type : {2, 3}) {
    for (int i = 0; i < 6; ++i) set.paintings.push_back({2, 2, type, i % 4, type == 2 ? 1 : 9, false});
  }
  return set;
}

Components low_values() {
  Components set = base(12, 10, 3, {20, 10, 10, 10, 10}, 12);
  add(set, {{2, 2}, {2, 3}}, 30, 4, 3, 1);
  add(set, {{3, 2}}, 30, 4, 3, 2);
  return set;
}

Components few_paintings() {
  Components set = base(10, 8, 2, {20, 10, 10, 10, 10}, 20);
  add(set, {{2, 2}, {3, 3}, {2, 4}}, 5, 4, 2, 4);
  return set;
}

Components big_paintings() {
  Components set = base(8, 7, 3, {20, 10, 10, 10, 10}, 20);
  add(set, {{2, 2}, {4, 4}, {5, 4}, {2, 6}, {6, 4}, {5, 5}}, 16, 2, 3, 5);
  return set;
}

Components swap_chain() {
  Components set = base(7, 6, 2, {20, 10, 10, 10, 10}, 20);
  add(set, {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {2, 4}, {5, 2}, {2, 5}, {4, 4}}, 12, 1, 2, 3);
  return set;
}

Components exact_fill() {
  Components set = base(4, 5, 1, {40, 20, 20, 20, 20}, 20);
  add(set, {{2, 2}, {4, 2}, {2, 3}, {2, 5}}, 20, 3, 1, 3);
  return set;
}

Components one_hole() {
  Components set = base(4, 3, 1, {40, 20, 20, 20, 20}, 20);
  add(set, {{2, 3}, {2, 2}}, 30, 2, 1, 3);
  return set;
}

Components strip() {
  Components set = base(7, 3, 1, {40, 20, 20, 20, 20}, 20);
  add(set, {{2, 3}}, 60, 2, 1, 3);
  add(set, {{2, 2}, {3, 2}}, 6, 2, 1, 3);
  return set;
}

std::vector<NamedSet> small_sets() {
  return {{"tiny_wall", tiny_wall()},
          {"scarce_decor", scarce_decor()},
          {"splitting_twos", splitting_twos()},
          {"splitting_ones", splitting_ones()},
          {"no_ones", no_ones()},
          {"one_frame", one_frame()},
          {"one_frame_scarce", one_frame_scarce()},
          {"crowded_frames", crowded_frames()},
          {"crowded_scarce", crowded_scarce()},
          {"many_threes", many_threes()},
          {"holes_for_threes", holes_for_threes()},
          {"lying_threes", lying_threes()},
          {"lying_threes_high", lying_threes_high()},
          {"ones_then_threes", ones_then_threes()},
          {"ones_run_out", ones_run_out()},
          {"few_cards", few_cards()},
          {"high_values", high_values()},
          {"low_values", low_values()},
          {"few_paintings", few_paintings()},
          {"big_paintings", big_paintings()},
          {"swap_chain", swap_chain()},
          {"exact_fill", exact_fill()},
          {"one_hole", one_hole()},
          {"strip", strip()}};
}

Components random_set(unsigned seed) {
  std::mt19937 engine(seed);
  auto between = [&](int low, int high) { return low + static_cast<int>(engine() % idx(high - low + 1)); };
  int frames = between(1, 8), types = between(1, 4);
  int most = between(0, 1) == 0 ? 4 : 40;
  Supply decor = {};
  for (int& count : decor) count = between(0, most);
  Components set = base(between(4, 15), between(4, 12), frames, decor, between(1, 20));
  std::vector<Sides> shapes;
  int wanted = between(2, 20), largest = between(3, 6);
  for (int tries = 0; tries < 200 && count_of(shapes) < wanted; ++tries) {
    Sides sides{between(2, largest), between(2, largest)};
    if (sides.first + sides.second > 10) continue;
    if (std::find(shapes.begin(), shapes.end(), sides) == shapes.end()) shapes.push_back(sides);
  }
  int total = between(8, 124);
  for (int i = 0; i < total; ++i) {
    auto [width, height] = shapes.at(idx(between(0, count_of(shapes) - 1)));
    set.paintings.push_back({width, height, between(0, types - 1), between(0, frames - 1), between(1, 9), false});
  }
  return set;
}

}  // namespace oracle
