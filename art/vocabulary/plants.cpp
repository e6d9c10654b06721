// Trees, bushes and what else the open land brings forth: hay, wood, stones, falling water.
#include <array>
#include <vector>

#include "art/vocabulary/families.h"
#include "art/vocabulary/foliage.h"
#include "art/vocabulary/land.h"
#include "art/vocabulary/trees.h"

namespace art {

using namespace flora;

namespace {

void bush(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 62, 10);
  brush.shape(
      foliage(chance, {{-50, -2}, {-52, -28}, {-32, -52}, {0, -70}, {32, -54}, {52, -28}, {50, -1}, {16, 1}, {-16, 1}}),
      shaded(look.colour), Form::flat);
  Path low =
      foliage(chance, {{-56, -8}, {-60, -24}, {-50, -42}, {-34, -44}, {-18, -38}, {-10, -22}, {-18, -8}, {-36, -2}});
  low.add(foliage(chance, {{2, -14}, {8, -30}, {24, -38}, {42, -42}, {56, -30}, {60, -12}, {44, -2}, {20, -4}}));
  brush.leaves(low, mix(look.colour, shaded(look.colour), 24), 7.5);
  brush.leaves(foliage(chance, {{-42, -50},
                                {-38, -68},
                                {-20, -76},
                                {-8, -88},
                                {10, -90},
                                {24, -80},
                                {38, -72},
                                {46, -54},
                                {28, -48},
                                {12, -36},
                                {-6, -44},
                                {-24, -42}}),
               mix(look.colour, sunlit(look.colour), 24), 7.5);
}

void reeds(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 36, 4);
  brush.shape(blades(brush, -30, 30, 82, 9), shaded(look.colour), Form::flat);
  Path stems;
  Path tails;
  for (const double x : {-24.0, -9.0, 4.0, 20.0}) {
    const double top = -chance.range(80, 100);
    stems.add(Path::bow({{x * 0.7, 0}, {x * 0.85, top * 0.5}, {x, top}}));
    tails.add(Path::limb({{x * 0.98, top + 23}, {x, top + 6}}, {5, 5}));
  }
  brush.line(stems, darker(look.colour, 10), 1.6);
  brush.shape(tails, rgb(0x6a4024));
  brush.shape(blades(brush, -34, 34, 64, 8), look.colour, Form::flat);
}

void haystack(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 62, 8);
  brush.shape(
      Path::smooth({{-50, 2}, {-56, -16}, {-52, -36}, {0, -60}, {52, -36}, {57, -16}, {51, 2}, {16, 4}, {-18, 3}}),
      darker(look.colour, 12));
  brush.shape(Path::smooth({{-52, -33},
                            {-46, -54},
                            {-31, -78},
                            {-10, -95},
                            {4, -99},
                            {18, -92},
                            {35, -75},
                            {48, -52},
                            {53, -32},
                            {39, -25},
                            {26, -31},
                            {10, -23},
                            {-8, -28},
                            {-26, -22},
                            {-40, -29}}),
              lighter(look.colour, 8));
  // Straw: it falls from the top, hangs over the edge, sticks out below.
  std::array<Path, 3> straw;
  for (int i = 0; i < 15; ++i) {
    const double x = -48 + i * 6.9 + chance.jitter(3);
    const double top = -76 + x * x * 0.013 + chance.jitter(7);
    straw[0].add(Path::bow({{x * 0.5, top - 10}, {x * 0.7, top + 3}, {x * 0.78, top + 16}}));
    const Point over = {x * 1.02 + chance.jitter(3), -24 + chance.jitter(5)};
    const Point out = {x + chance.jitter(4), -2 + chance.jitter(3)};
    straw[1].move(x * 0.98, -37 + chance.jitter(4)).to(over.x, over.y);
    straw[2].move(x * 0.94, -15 + chance.jitter(9)).to(out.x, out.y);
  }
  brush.line(straw[0], lighter(look.colour, 32), 1.1);
  brush.line(straw[1], lighter(look.colour, 10), 1.5);
  brush.line(straw[2], darker(look.colour, 34), 1.2);
}

void sheaf(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 30, 6);
  Chance& chance = brush.chance();
  Path ears;
  Path stalks;
  for (int i = 0; i < 11; ++i) {
    const double x = (i - 5) * 5.0;
    const double top = -94 + (x < 0 ? -x : x) * 0.62 + chance.jitter(4);
    stalks.add(Path::bow({{x * 0.3, -44}, {x * 0.8, (top - 44) / 2}, {x * 1.1, top + 8}}));
    ears.add(leaf({x * 1.02, top + 17}, {x * 1.3, top - 4}, 7));
  }
  brush.shape(Path::smooth({{-26, 0}, {-10, -40}, {-22, -68}, {0, -78}, {22, -68}, {10, -40}, {26, 0}, {0, 4}}),
              darker(look.colour, 14));
  brush.line(stalks, look.colour, 2);
  brush.shape(ears, lighter(look.colour, 12), Form::flat);
  Path skirt;
  for (const double x : {-19.0, -12.0, -5.0, 2.0, 9.0, 17.0}) skirt.move(x * 0.4, -38).to(x, -1);
  brush.line(skirt, lighter(look.colour, 22), 2);
  brush.part("ribbon").shape(Path::smooth({{-13, -44}, {0, -38}, {13, -44}, {12, -35}, {0, -30}, {-12, -35}}),
                             look.accent, Form::flat);
}

void toadstool(Brush& brush, Colour cap, double lean) {
  const Colour stem = rgb(0xf0e6d0);
  brush.shape(Path::smooth({{-13, 0}, {-10, -24}, {-8 + lean, -56}, {9 + lean, -56}, {10, -24}, {15, 0}, {0, 4}}),
              stem);
  brush.shape(Path::smooth({{-44, -52}, {-20, -42}, {2, -40}, {24, -42}, {46, -52}, {0, -64}}), darker(stem, 22),
              Form::flat);
  brush.shape(Path::smooth({{-11 + lean, -46},
                            {11 + lean, -46},
                            {18 + lean, -31},
                            {8 + lean, -34},
                            {0, -30},
                            {-8 + lean, -34},
                            {-17 + lean, -31}}),
              lighter(stem, 30), Form::flat);
  brush.shape(Path::smooth({{-47, -52},
                            {-42, -74},
                            {-24, -94},
                            {2, -100},
                            {28, -93},
                            {44, -74},
                            {48, -52},
                            {24, -50},
                            {0, -52},
                            {-24, -50}}),
              cap);
  constexpr std::array large = std::to_array<Point>({{-24, -77}, {2, -88}, {5, -66}, {27, -78}});
  constexpr std::array small = std::to_array<Point>({{-37, -61}, {36, -60}, {-14, -62}, {-8, -95}});
  Brush spots = brush.part("spots", 0);
  spots.line(Path::dots(large), lighter(stem, 35), 13);
  spots.line(Path::dots(small), lighter(stem, 35), 7);
}

void mushroom(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 50, 8);
  Brush small = brush.part("mushroom").at(36, 2, 0.5);
  toadstool(small, darker(look.colour, 10), 4);
  Brush tall = brush.part("mushroom").at(-10, 0, 1);
  toadstool(tall, look.colour, 0);
  brush.part("grass", 0).shape(blades(brush, -48, 52, 30, 8), grass_green, Form::flat);
}

void cactus(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 26, 4);
  Path body = Path::limb({{0, 0}, {0, -50}, {0, -94}}, {17, 20, 17});
  body.add(Path::limb({{-4, -34}, {-20, -37}, {-25, -50}, {-25, -72}}, {10, 11, 11, 10}));
  body.add(Path::limb({{4, -48}, {18, -50}, {24, -62}, {24, -84}}, {10, 11, 11, 9}));
  brush.shape(body, look.colour);
  Path ribs = Path::line({{-4, -4}, {-5, -94}}).add(Path::line({{4, -4}, {5, -94}}));
  ribs.add(Path::bow({{-10, -36}, {-23, -42}, {-25, -72}})).add(Path::bow({{10, -49}, {22, -56}, {24, -84}}));
  brush.line(ribs, darker(look.colour, 30), 1.4);
  constexpr std::array blossoms =
      std::to_array<Head>({{-1, -98, 7, 0, 0.7}, {-25, -76, 5, -20, 0.7}, {24, -88, 5, 15, 0.7}});
  brush.part("blossom", 3).shape(parts_of(blossoms, petals(7, 0.6, 1.1, 0.5)), look.accent, Form::flat);
  brush.part("rock", 2, Relation::carries)
      .shape(Path::lump(brush.chance(), 20, -1, 9, 4, 4, 0.2).add(Path::lump(brush.chance(), -19, 0, 6, 3, 4, 0.2)),
             rgb(0x9a8468), Form::flat);
}

// Bunches of grapes: rows of berries that end in one.
void grapes(Brush& brush, std::span<const Point> bunches, Colour colour) {
  std::vector<Point> berries;
  for (const Point at : bunches) {
    for (const Point p : {Point{-6, 0}, {0, -2}, {6, 0}, {-3, 5}, {3, 5}, {0, 10}}) berries.push_back(at + p);
  }
  Brush fruit = brush.part("grapes", static_cast<int>(bunches.size()));
  balls(fruit, berries, colour, 7.4);
}

void vine(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  const Colour post = rgb(0x7b5c40);
  brush.shadow(0, 0, 62, 5);
  Path frame = Path::polygon({{-48, 0}, {-47, -88}, {-42, -88}, {-42, 0}})
                   .add(Path::polygon({{42, 0}, {42, -88}, {47, -88}, {48, 0}}));
  frame.add(Path::polygon({{-60, -84}, {60, -86}, {60, -80}, {-60, -78}}));
  brush.part("pole", 2).shape(frame, post, Form::flat);
  brush.shape(Path::limb({{-36, 0}, {-40, -20}, {-33, -42}, {-40, -62}, {-30, -82}}, {5, 3.6, 3, 2.6, 2}), bark,
              Form::flat);
  brush.shape(foliage(chance, {{-58, -66},
                               {-62, -84},
                               {-40, -94},
                               {-14, -97},
                               {16, -96},
                               {44, -95},
                               {62, -84},
                               {56, -64},
                               {48, -50},
                               {38, -66},
                               {14, -68},
                               {-8, -64},
                               {-28, -70},
                               {-46, -48}}),
              shaded(look.colour), Form::flat);
  constexpr std::array bunches = std::to_array<Point>({{-51, -58}, {-25, -64}, {-4, -60}, {20, -64}, {42, -55}});
  grapes(brush, bunches, look.accent);
  Path leaves =
      foliage(chance, {{-64, -70}, {-62, -86}, {-48, -94}, {-30, -96}, {-17, -86}, {-22, -74}, {-38, -72}, {-50, -62}});
  leaves.add(foliage(chance, {{-8, -74}, {-8, -88}, {4, -95}, {18, -96}, {29, -86}, {25, -73}, {8, -68}}));
  leaves.add(foliage(chance, {{34, -72}, {36, -88}, {50, -94}, {64, -84}, {63, -70}, {48, -64}}));
  brush.leaves(leaves, look.colour, 5.5);
}

void ivy(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shape(foliage(chance,
                      {{-34, -84},
                       {-28, -96},
                       {-8, -98},
                       {16, -98},
                       {34, -93},
                       {36, -78},
                       {31, -54},
                       {27, -30},
                       {22, -56},
                       {16, -68},
                       {8, -50},
                       {2, -66},
                       {-8, -58},
                       {-14, -20},
                       {-22, -40},
                       {-28, -62}},
                      0.3),
              shaded(look.colour), Form::flat);
  // Every strand has leaves to both sides; those of the top hang over the others.
  std::array<Path, 2> tones;
  constexpr std::array strands = std::to_array<std::array<double, 3>>({{-30, -92, -58},
                                                                       {-20, -90, -30},
                                                                       {-14, -94, -6},
                                                                       {-2, -92, -56},
                                                                       {9, -92, -38},
                                                                       {20, -94, -62},
                                                                       {29, -92, -18},
                                                                       {34, -90, -50}});
  for (const auto& [x, top, end] : strands) {
    for (int i = 0; end - i * 11 > top; ++i) {
      const double y = end - i * 11;
      const double way = i % 2 == 0 ? 1 : -1;
      const double at = x + chance.jitter(2);
      tones[chance.one_in(3) ? 1 : 0].add(leaf({at - way * 2, y - 5}, {at + way * 6, y + 4}, 9, way * 0.1));
    }
  }
  brush.shape(tones[0], look.colour, Form::flat);
  brush.shape(tones[1], sunlit(look.colour), Form::flat);
}

void cabbage_row(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shape(Path::smooth({{-180, 4}, {-150, -18}, {-60, -24}, {40, -20}, {140, -22}, {182, 4}, {0, 12}}),
              rgb(0x5c4330), Form::tall);
  std::array<Head, 4> heads;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    heads[i] = {.x = -129 + 86.0 * static_cast<double>(i),
                .y = -42 + chance.jitter(4),
                .radius = chance.range(40, 46),
                .degrees = chance.jitter(10),
                .opened = 0.95};
  }
  const Colour pale = mix(look.colour, rgb(0xe6efc0), 38);
  Brush cabbage = brush.part("cabbage", 4);
  cabbage.shape(parts_of(heads, petals(7, 0.76, 1.14, 0.8, 15)), darker(look.colour, 18), Form::flat);
  Path wings = Path::smooth({{-0.95, -0.1}, {-0.5, -0.95}, {-0.1, -0.3}, {-0.25, 0.7}, {-0.7, 0.6}});
  wings.add(Path::smooth({{0.95, -0.1}, {0.5, -0.95}, {0.1, -0.3}, {0.25, 0.7}, {0.7, 0.6}}));
  cabbage.shape(parts_of(heads, wings), look.colour, Form::flat);
  cabbage.shape(
      parts_of(heads,
               Path::smooth({{-0.56, -0.2}, {-0.24, -0.88}, {0.3, -0.86}, {0.58, -0.16}, {0.3, 0.54}, {-0.3, 0.58}})),
      pale, Form::flat);
  Path veins = Path::bow({{0, 0.5}, {0.04, -0.1}, {-0.06, -0.76}});
  veins.add(Path::line({{0.02, 0}, {0.34, -0.42}})).add(Path::line({{0.02, 0.16}, {-0.34, -0.24}}));
  veins.add(Path::line({{-0.4, 0.5}, {-0.7, -0.2}})).add(Path::line({{0.4, 0.5}, {0.7, -0.2}}));
  cabbage.line(parts_of(heads, veins), lighter(pale, 45), 2.4);
}

constexpr std::array all = std::to_array<Thing>({
    {"tree", Place::stands, 7.5, 96, draw_tree, "plant", "green", "", "", "oak round tall"},
    {"pine", Place::stands, 8.5, 60, draw_pine, "tree plant", "dark-green"},
    {"cypress", Place::stands, 8, 24, draw_cypress, "tree plant", "dark-green"},
    {"birch", Place::stands, 7.5, 52, draw_birch, "tree plant", "light-green"},
    {"willow", Place::stands, 6.5, 104, draw_willow, "tree plant", "light-green"},
    {"palm", Place::stands, 6.5, 76, draw_palm, "tree plant", "green"},
    {"apple-tree", Place::stands, 4.2, 98, draw_apple_tree, "tree plant", "green", "red"},
    {"bare-tree", Place::stands, 7, 80, draw_bare_tree, "tree plant", "dark-brown"},
    {"blossom-tree", Place::stands, 4.6, 98, draw_blossom_tree, "tree plant flower", "pink"},
    {"bush", Place::stands, 1.4, 126, bush, "plant", "green"},
    {"reeds", Place::stands, 1.7, 72, reeds, "plant", "green"},
    {"haystack", Place::stands, 2.6, 112, haystack, "hay", "gold"},
    {"sheaf", Place::stands, 1.1, 66, sheaf, "hay plant", "gold", "red"},
    {"stump", Place::stands, 0.5, 136, draw_stump, "wood", "brown", "", "", "", 86},
    {"log", Place::stands, 0.5, 262, draw_log, "wood", "brown", "", "", "", 90},
    {"mushroom", Place::stands, 0.22, 112, mushroom, "plant", "red"},
    {"cactus", Place::stands, 2.6, 62, cactus, "plant", "green", "pink"},
    {"vine", Place::stands, 2.5, 128, vine, "plant", "green", "purple"},
    {"rock", Place::stands, 1, 142, draw_rock, "stone", "grey", "", "", "single pile", 92},
    {"cliff", Place::stands, 8, 138, draw_cliff, "stone rock", "light-brown", "green", "", "", 96},
    {"waterfall", Place::stands, 6, 112, draw_waterfall, "water", "grey", "green"},
    {"wave", Place::stands, 4, 200, draw_wave, "water", "blue", "white"},
    {"ivy", Place::stands, 2, 76, ivy, "plant", "dark-green"},
    {"cabbage-row", Place::stands, 0.4, 362, cabbage_row, "plant vegetable", "light-green"},
    {"campfire", Place::stands, 0.8, 110, draw_campfire, "fire", ""},
    {"log-pile", Place::stands, 1.2, 180, draw_log_pile, "wood", "brown"},
});

}  // namespace

std::span<const Thing> plants() { return all; }

}  // namespace art
