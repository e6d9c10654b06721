// Scenarios of the specification about markers and points.
#include "scenario_table.h"
#include "scenarios.h"
#include "tests/oracle/check.h"

namespace oracle {
namespace {

void scenario_13() {
  EXPECT(marker_target({4, 0, 0, 0}, 1, 4, false) == 3);
  std::array<int, 4> markers = {};
  for (int type = 0; type < 4; ++type) markers.at(idx(type)) = marker_target(markers, type, 3, false);
  EXPECT((markers == std::array<int, 4>{3, 2, 1, 0}));
  Fashion all = fashion_of(markers, {true, true, true, true});
  EXPECT((all.multiplier == std::array<int, 4>{5, 4, 3, 2}));
  Fashion two = fashion_of({0, 7, 0, 9}, {false, true, false, true});
  EXPECT((two.multiplier == std::array<int, 4>{2, 4, 2, 5}));
  EXPECT(two.eyeline_type == 3);
  EXPECT(fashion_of({}, {}).eyeline_type == -1);
}

void scenario_14() {
  EXPECT(marker_target({47, 0, 0, 0}, 0, 3, false) == 50);
  EXPECT(marker_target({48, 1, 0, 0}, 0, 3, false) == 50);
  EXPECT(marker_target({48, 1, 0, 0}, 0, 3, true) == 51);
  EXPECT(marker_target({50, 4, 0, 0}, 0, 4, false) == 53);
  EXPECT(marker_target({50, 4, 0, 0}, 0, 4, true) == 54);
}

// Paintings of 2x2 of every type (numbers 1-40, type (number - 1) / 10), hung wherever a test wants them.
Components score_set() {
  Components set = scenario_set(14, 11);
  set.eyeline_first = 5;
  set.eyeline_last = 7;
  set.paintings.clear();
  for (int i = 0; i < 40; ++i) set.paintings.push_back({2, 2, i / 10, 0, 3, false});
  return set;
}

void put(Wall& wall, int painting, int column, int row, int height = 2) {
  wall.hang({.painting = painting, .place = {column, row}, .width = 2, .height = height});
}

void scenario_15() {
  Components set = score_set();
  Fashion fashion{{5, 4, 3, 2}, 0};
  Wall wall(14, 11);
  put(wall, 1, 1, 3, 3);
  EXPECT(score_wall(set, wall, fashion, 0).eyeline == 3);
  Wall above(14, 11);
  put(above, 1, 1, 2, 3);
  EXPECT(score_wall(set, above, fashion, 0).eyeline == 0);
  put(wall, 2, 3, 4);
  put(wall, 3, 5, 5);
  EXPECT(faux_pas(set, wall).size() == 3);
  EXPECT(score_wall(set, wall, fashion, 0).prestige == 0);
  EXPECT(score_wall(set, wall, fashion, 0).eyeline == 9);
}

// The books' example; types 0 city life, 1 portrait, 2 still life, 3 landscape.
void scenario_18() {
  Components set = score_set();
  Fashion fashion{{4, 3, 2, 5}, 3};
  Wall wall(14, 11);
  for (int i = 0; i < 4; ++i) put(wall, 21 + i, 1 + 4 * i, 1);  // still life, two of them in upper corners
  for (int i = 0; i < 3; ++i) put(wall, 11 + i, 3 + 4 * i, 3);  // portraits
  for (int i = 0; i < 4; ++i) put(wall, 1 + i, 1 + 4 * i, 10);  // city life, the right one reaches column 14
  wall.remove(wall.grid.at(1, 10));                             // ... and the left one leaves its corner
  put(wall, 1, 3, 8);
  for (int i = 0; i < 2; ++i) put(wall, 31 + i, 6 + 4 * i, 8);  // landscapes below the band
  put(wall, 33, 1, 5);                                          // one in the band
  put(wall, 34, 6, 5);                                          // two faux pas in the band
  put(wall, 35, 8, 5);
  for (int row : {3, 4, 8}) wall.hang({.decor = 3, .place = {11 + row % 2, row}, .width = 3, .height = 1});
  wall.hang({.decor = 1, .place = {1, 3}, .width = 2, .height = 1});
  Score score = score_wall(set, wall, fashion, 1);
  EXPECT(score.prestige == 8 + 9 + 16 + 15);
  EXPECT(score.decor == 11);
  EXPECT(score.eyeline == 9);
  EXPECT(score.full == 0 && score.corners == -2 && score.surplus == -2);
  EXPECT(score.total() == 64);
}

}  // namespace

void check_scenarios_of_score() {
  scenario_13();
  scenario_14();
  scenario_15();
  scenario_18();
}

}  // namespace oracle
