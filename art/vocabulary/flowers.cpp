// Flowers: growing ones in this file, cut and bound ones beside it.
#include <array>
#include <vector>

#include "art/vocabulary/blossoms.h"
#include "art/vocabulary/bouquets.h"
#include "art/vocabulary/families.h"

namespace art {

using namespace flora;

namespace {

// Stems from the ground to the heads, drawn together toward their foot.
void stems(Brush& brush, std::span<const Head> heads, double foot, double width) {
  Path path;
  for (const Head& head : heads) {
    const double x = head.x * foot;
    path.move(x, 0).curve(x, head.y * 0.4, head.x, head.y * 0.6, head.x, head.y);
  }
  brush.line(path, darker(leaf_green, 6), width);
}

void sunflower(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 18, 3);
  Path stem = Path::limb({{0, 1}, {-1, -30}, {1, -58}, {3, -80}}, {3.6, 3, 2.6, 2.2});
  stem.add(Path::limb({{0, -38}, {9, -48}, {15, -56}}, {1.8, 1.4}));
  brush.shape(stem, leaf_green, Form::flat);
  brush.shape(leaf({0, -16}, {-24, -28}, 13, 0.15).add(leaf({0, -44}, {-22, -58}, 12, 0.18)), darker(leaf_green, 16));
  brush.shape(leaf({0, -26}, {24, -32}, 13, -0.2).add(leaf({2, -60}, {16, -68}, 7, -0.2)),
              mix(leaf_green, rgb(0x9db45c), 30), Form::flat);
  brush.line(Path::line({{-2, -17}, {-20, -27}})
                 .add(Path::line({{2, -27}, {20, -32}}))
                 .add(Path::line({{-2, -46}, {-18, -57}})),
             sunlit(leaf_green), 0.8);
  constexpr std::array small = std::to_array<Head>({{18, -58, 9, 40, 0.75}});
  constexpr std::array large = std::to_array<Head>({{1, -80, 20.5, -14, 0.94}});
  paint_sunflowers(brush, small, darker(look.colour, 10));
  paint_sunflowers(brush, large, look.colour);
}

void rose_bush(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 52, 8);
  brush.line(Path::line({{-6, 0}, {-16, -30}}).add(Path::line({{0, 0}, {2, -36}})).add(Path::line({{6, 0}, {18, -28}})),
             bark, 3);
  brush.shape(foliage(chance, {{-44, -8},
                               {-48, -34},
                               {-38, -62},
                               {-18, -80},
                               {6, -86},
                               {28, -74},
                               {46, -50},
                               {48, -22},
                               {36, -6},
                               {10, -12},
                               {-16, -6}}),
              shaded(look.colour), Form::flat);
  Path masses = foliage(chance, {{-46, -18}, {-48, -38}, {-34, -56}, {-14, -50}, {-8, -28}, {-24, -12}});
  masses.add(foliage(chance, {{-24, -62}, {-18, -82}, {4, -92}, {26, -82}, {28, -62}, {6, -54}}))
      .add(foliage(chance, {{6, -18}, {8, -40}, {26, -50}, {46, -42}, {50, -20}, {30, -10}}));
  brush.leaves(masses, look.colour, 7);
  constexpr std::array back = std::to_array<Head>({{-42, -50, 8.5, -50}, {-6, -84, 8.5, -8}, {44, -52, 8.5, 48}});
  constexpr std::array front = std::to_array<Head>(
      {{-30, -26, 10.5, -36}, {-24, -64, 10.5, -24}, {2, -50, 11, 4}, {26, -74, 9.5, 26}, {28, -30, 10.5, 32}});
  paint_roses(brush, back, mix(look.accent, shaded(look.accent), 26));
  paint_roses(brush, front, look.accent);
}

void poppies(Brush& brush, const Look& look) {
  constexpr std::array back = std::to_array<Head>(
      {{-52, -68, 14, -24, 0.62}, {-22, -88, 14, -8, 0.64}, {34, -86, 15, 16, 0.62}, {60, -62, 13, 24, 0.62}});
  constexpr std::array front = std::to_array<Head>(
      {{-38, -45, 18, -12, 0.74}, {4, -67, 20, 6, 0.76}, {42, -48, 18, 14, 0.72}, {-4, -30, 14, -14, 0.7}});
  constexpr std::array buds = std::to_array<Head>({{18, -98, 4.5, 150}, {-62, -46, 4.5, 200}});
  brush.shape(blades(brush, -62, 62, 58, 8), shaded(leaf_green), Form::flat);
  stems(brush, back, 0.8, 1.8);
  paint_poppies(brush, back, mix(look.colour, shaded(look.colour), 20));
  stems(brush, front, 0.8, 1.8);
  stems(brush, buds, 0.8, 1.4);
  paint_buds(brush, buds, look.colour, leaf_green);
  brush.shape(blades(brush, -64, 64, 38, 9), mix(leaf_green, rgb(0x9db45c), 25), Form::flat);
  paint_poppies(brush, front, look.colour);
}

void tulips(Brush& brush, const Look& look) {
  constexpr std::array back = std::to_array<Head>(
      {{-40, -80, 10, -6, 1.1}, {-8, -86, 10, 0, 1.1}, {26, -84, 10, 5, 1.1}, {56, -76, 9.5, 10, 1.1}});
  constexpr std::array front = std::to_array<Head>(
      {{-56, -64, 11, -12, 1.1}, {-24, -66, 12, -4, 1.1}, {10, -70, 12, 4, 1.1}, {42, -62, 11.5, 9, 1.1}});
  brush.shadow(0, 0, 62, 6);
  Path dark;
  Path light;
  for (const Head& head : back) dark.add(leaf({head.x * 0.86, 0}, {head.x + 12, head.y + 22}, 11, -0.16));
  for (const Head& head : front) {
    dark.add(leaf({head.x * 0.9, 0}, {head.x - 13, head.y + 20}, 10, 0.16));
    light.add(leaf({head.x * 0.9 + 3, 0}, {head.x + 11, head.y + 26}, 10, -0.14));
  }
  stems(brush, back, 0.86, 2.4);
  brush.shape(dark, shaded(rgb(0x5f8a5a)), Form::flat);
  paint_tulips(brush, back, look.accent);
  stems(brush, front, 0.9, 2.6);
  brush.shape(light, rgb(0x6d9a62), Form::flat);
  paint_tulips(brush, front, look.colour);
}

void lily(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 20, 3);
  constexpr std::array heads =
      std::to_array<Head>({{-17, -76, 16, -28, 0.9}, {16, -84, 17, 20, 0.9}, {3, -57, 18, 8, 0.95}});
  constexpr std::array buds =
      std::to_array<Head>({{-4, -97, 4.5, -8, 1.4}, {24, -63, 4.5, 60, 1.4}, {-24, -56, 4, -70, 1.4}});
  brush.shape(Path::limb({{0, 1}, {-1, -40}, {0, -90}}, {3, 2.4, 1.4}), leaf_green, Form::flat);
  Path dark;
  Path light;
  for (int i = 0; i < 4; ++i) {
    const double y = -6.0 - i * 10;
    dark.add(leaf({0, y}, {-24.0 + i * 2, y - 15}, 5.5, 0.16));
    light.add(leaf({0, y - 4}, {25.0 - i * 2, y - 18}, 5.5, -0.16));
  }
  brush.shape(dark, shaded(leaf_green), Form::flat);
  brush.shape(light, leaf_green, Form::flat);
  brush.line(Path::line({{0, -50}, {-22, -54}}).add(Path::line({{0, -54}, {22, -62}})), leaf_green, 1.4);
  paint_buds(brush, buds, mix(look.colour, rgb(0xb8c890), 30), leaf_green);
  paint_lilies(brush, heads, look.colour);
}

void water_lilies(Brush& brush, const Look& look) {
  // Round leaves with a cut, seen flat.
  constexpr std::array pads = std::to_array<Head>({{-150, -40, 58, 20, 0.4},
                                                   {-62, -16, 66, -8, 0.36},
                                                   {36, -52, 58, 3, 0.36},
                                                   {72, -10, 62, -5, 0.34},
                                                   {162, -36, 56, 8, 0.38}});
  Path pad;
  pad.move(0.1, 0)
      .to(0.95, -0.34)
      .curve(0.7, -1.1, -0.6, -1.25, -0.95, -0.3)
      .curve(-1.2, 0.6, -0.4, 1.05, 0.2, 0.98)
      .curve(0.8, 0.9, 1.1, 0.4, 0.98, 0.12)
      .close();
  brush.shape(parts_of(pads, pad.transformed(placed(0.03, 0.12, 1.03))), rgb(0x1f3f3c), Form::flat);
  brush.shape(parts_of(pads, pad), mix(leaf_green, rgb(0x7fae6a), 35), Form::flat);
  Path veins = Path::line({{0.1, 0}, {-0.7, -0.4}})
                   .add(Path::line({{0.1, 0}, {-0.6, 0.5}}))
                   .add(Path::line({{0.1, 0}, {0.3, 0.75}}))
                   .add(Path::line({{0.1, 0}, {0.1, -0.75}}));
  brush.line(parts_of(pads, veins), sunlit(leaf_green), 2);
  constexpr std::array cups =
      std::to_array<Head>({{-92, -40, 28, 0, 0.9}, {52, -46, 32, 0, 0.9}, {150, -48, 22, 0, 0.9}});
  Path back = leaf({0, 0.3}, {-0.5, -0.9}, 0.6, 0.1);
  back.add(leaf({0, 0.3}, {0.5, -0.9}, 0.6, -0.1))
      .add(leaf({0, 0.3}, {-1.15, -0.3}, 0.5, 0.2))
      .add(leaf({0, 0.3}, {1.15, -0.3}, 0.5, -0.2))
      .add(leaf({0, 0.2}, {0, -1.1}, 0.6));
  Brush lilies = brush.part("water-lilies", 3);
  lilies.shape(parts_of(cups, back), mix(look.colour, shaded(look.colour), 22), Form::flat);
  Path heart = Path::ellipse(0, -0.2, 0.32, 0.3);
  lilies.shape(parts_of(cups, heart), rgb(0xe8b23c), Form::flat);
  Path front = leaf({0, 0.4}, {-0.9, -0.55}, 0.56, 0.16);
  front.add(leaf({0, 0.4}, {0.9, -0.55}, 0.56, -0.16))
      .add(leaf({0, 0.42}, {-0.36, -0.5}, 0.56, 0.1))
      .add(leaf({0, 0.42}, {0.4, -0.46}, 0.56, -0.1));
  lilies.shape(parts_of(cups, front), look.colour, Form::flat);
}

void lavender(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 100, 8);
  const Colour silver = rgb(0x7f9a72);
  brush.shape(
      foliage(chance,
              {{-96, -4}, {-92, -26}, {-66, -42}, {-38, -46}, {-8, -50}, {22, -46}, {52, -44}, {82, -32}, {98, -4}}),
      shaded(silver), Form::flat);
  std::array<Path, 3> spikes;
  Path stalks;
  for (int i = 0; i < 21; ++i) {
    const double x = -96 + i * 9.6 + chance.jitter(3);
    const double foot = x * 0.84;
    const double top = -chance.range(70, 100);
    const double lean = (x - foot) * 0.6;
    stalks.move(foot, -10).to(x, top + 30);
    spikes[static_cast<std::size_t>(i % 3)].add(leaf({x - lean * 0.1, top + 42}, {x + lean, top}, 9.5));
  }
  brush.line(stalks, silver, 1.8);
  brush.shape(spikes[0], darker(look.colour, 26), Form::flat);
  brush.shape(spikes[1], look.colour, Form::flat);
  brush.shape(spikes[2], lighter(look.colour, 26), Form::flat);
  brush.shape(blades(brush, -94, 94, 40, 11), silver, Form::flat);
}

void daisies(Brush& brush, const Look& look) {
  constexpr std::array heads = std::to_array<Head>({{-54, -58, 13, -20, 0.75},
                                                    {-30, -84, 13, -8, 0.8},
                                                    {2, -68, 15, 2, 0.85},
                                                    {30, -86, 13, 10, 0.78},
                                                    {54, -62, 14, 20, 0.75},
                                                    {-26, -44, 13.5, -10, 0.8},
                                                    {28, -46, 13, 8, 0.8}});
  brush.shape(blades(brush, -58, 58, 60, 8), shaded(leaf_green), Form::flat);
  stems(brush, heads, 0.75, 2);
  brush.shape(blades(brush, -60, 60, 38, 9), mix(leaf_green, rgb(0x9db45c), 25), Form::flat);
  paint_daisies(brush, heads, look.colour, look.accent);
}

void iris(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 22, 3);
  constexpr std::array back = std::to_array<Head>({{-18, -60, 16, -8, 1}});
  constexpr std::array front = std::to_array<Head>({{10, -79, 21, 6, 1}});
  constexpr std::array buds = std::to_array<Head>({{-24, -88, 5, -10, 1.5}, {26, -52, 4.5, 24, 1.5}});
  Path dark = leaf({-6, 0}, {-28, -56}, 6, 0.1);
  dark.add(leaf({0, 0}, {-6, -70}, 6.5, 0.06)).add(leaf({8, 0}, {27, -44}, 6, -0.12));
  Path light = leaf({-2, 0}, {-17, -46}, 6, 0.1);
  light.add(leaf({5, 0}, {15, -58}, 6, -0.06)).add(leaf({-9, 0}, {-33, -32}, 5, 0.14));
  brush.shape(dark, shaded(rgb(0x5f8a5a)), Form::flat);
  stems(brush, back, 0.3, 2);
  stems(brush, front, 0.3, 2.2);
  stems(brush, buds, 0.3, 1.6);
  brush.shape(light, rgb(0x6d9a62), Form::flat);
  paint_buds(brush, buds, look.colour, leaf_green);
  paint_irises(brush, back, darker(look.colour, 10), look.accent);
  paint_irises(brush, front, look.colour, look.accent);
}

void flower_bed(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shape(Path::smooth({{-150, 4}, {-134, -16}, {-50, -20}, {60, -18}, {138, -16}, {150, 4}, {0, 12}}),
              rgb(0x5c4330), Form::tall);
  brush.shape(foliage(chance,
                      {{-138, -6},
                       {-140, -34},
                       {-108, -56},
                       {-70, -62},
                       {-30, -66},
                       {12, -64},
                       {54, -68},
                       {96, -58},
                       {134, -40},
                       {142, -8},
                       {60, 0},
                       {-50, 0}},
                      0.3),
              shaded(leaf_green), Form::flat);
  std::vector<Head> tulip;
  std::vector<Head> peony;
  std::vector<Head> daisy;
  for (int i = 0; i < 7; ++i) {
    const double x = -114 + i * 38.0;
    tulip.push_back({.x = x + chance.jitter(8),
                     .y = -82 + chance.jitter(7),
                     .radius = 14,
                     .degrees = chance.jitter(12),
                     .opened = 1.1});
    peony.push_back({.x = x + chance.jitter(6) + (i < 6 ? 18 : -20),
                     .y = -51 + chance.jitter(6),
                     .radius = 16,
                     .degrees = chance.jitter(30)});
    daisy.push_back({.x = x + chance.jitter(8),
                     .y = -22 + chance.jitter(5),
                     .radius = 12,
                     .degrees = chance.jitter(20),
                     .opened = 0.8});
  }
  stems(brush, tulip, 0.96, 2.4);
  paint_tulips(brush, tulip, look.accent);
  brush.shape(blades(brush, -140, 140, 52, 12), leaf_green, Form::flat);
  paint_peonies(brush, peony, look.colour);
  paint_daisies(brush, daisy, rgb(0xf7f2e4), rgb(0xe3a92e));
}

void peony(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 36, 5);
  constexpr std::array heads =
      std::to_array<Head>({{-22, -64, 16, -24, 0.9}, {16, -78, 20, 12, 0.95}, {30, -44, 13, 46, 0.8}});
  constexpr std::array buds = std::to_array<Head>({{-14, -93, 5.5, -14}, {-40, -44, 5, -48}});
  stems(brush, heads, 0.3, 2.4);
  stems(brush, buds, 0.4, 2);
  Path dark;
  Path light;
  for (const Point tip : {Point{-46, -28}, {-34, -50}, {-4, -66}, {40, -58}, {47, -22}, {24, -10}}) {
    dark.add(leaf(between({0, -14}, tip, 0.2), tip, 12, tip.x * 0.003));
  }
  for (const Point tip : {Point{-42, -12}, {-26, -34}, {-8, -44}, {12, -48}, {34, -28}, {42, -10}, {-16, -8}}) {
    light.add(leaf(between({0, -10}, tip, 0.15), tip, 11, tip.x * 0.004));
  }
  brush.shape(dark, shaded(leaf_green), Form::flat);
  brush.shape(light, mix(leaf_green, rgb(0x9db45c), 40), Form::flat);
  paint_buds(brush, buds, darker(look.colour, 8), leaf_green);
  paint_peonies(brush, heads, look.colour);
}

constexpr std::array all = std::to_array<Thing>({
    {"sunflower", Place::stands, 1.8, 52, sunflower, "flower plant", "yellow"},
    {"rose-bush", Place::stands, 1.2, 108, rose_bush, "flower bush plant", "green", "red"},
    {"poppies", Place::stands, 0.6, 140, poppies, "flower plant", "red"},
    {"tulips", Place::stands, 0.45, 138, tulips, "flower plant", "red", "yellow"},
    {"lily", Place::stands, 0.9, 58, lily, "flower plant", "white"},
    {"water-lilies", Place::stands, 0.3, 430, water_lilies, "flower plant", "white"},
    {"lavender", Place::stands, 0.6, 210, lavender, "flower plant", "violet"},
    {"daisies", Place::stands, 0.4, 136, daisies, "flower plant", "white", "yellow"},
    {"iris", Place::stands, 0.8, 66, iris, "flower plant", "violet", "yellow"},
    {"flower-bed", Place::stands, 0.5, 300, flower_bed, "flower plant", "pink", "red"},
    {"peony", Place::stands, 0.7, 98, peony, "flower plant", "pink"},
    {"bouquet", Place::stands, 0.5, 96, draw_bouquet, "flower", "pink", "blue", "", "roses mixed sunflowers lilacs"},
    {"potted-plant", Place::stands, 0.6, 88, draw_potted_plant, "plant", "green", "orange"},
    {"hydrangea", Place::stands, 0.55, 98, draw_hydrangea, "flower plant", "light-blue", "orange"},
    {"rose", Place::stands, 0.1, 400, draw_cut_rose, "flower plant", "red"},
    {"wreath", Place::wall, 0.5, 104, draw_wreath, "flower plant", "green", "red"},
    {"garland", Place::wall, 0.6, 300, draw_garland, "flower plant", "green", "pink"},
});

}  // namespace

std::span<const Thing> flowers() { return all; }

}  // namespace art
