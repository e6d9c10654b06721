// Trees: a dark mass behind, the wood, then lighter masses that leave gaps for branches and sky.
#include "art/vocabulary/trees.h"

#include <array>
#include <vector>

#include "art/vocabulary/foliage.h"

namespace art {

using namespace flora;

namespace {

struct Crown {
  Path back = {};  // in shadow, behind the branches
  Path wood = {};
  Path low = {};   // leaves that hang under the others
  Path high = {};  // leaves toward the sky
  double leaf = 6;
  double shadow = 30;
};

void paint_crown(Brush& brush, Colour colour, Colour wood, const Crown& crown) {
  brush.shadow(0, 0, crown.shadow, crown.shadow * 0.13);
  brush.shape(crown.back, shaded(colour), Form::flat);
  brush.part("tree-trunk").shape(crown.wood, wood);
  brush.leaves(crown.low, mix(colour, shaded(colour), 18), crown.leaf);
  brush.leaves(crown.high, mix(colour, sunlit(colour), 34), crown.leaf);
}

Path trunk(double height, double width) {
  Path path;
  const double w = width / 2;
  path.move(-w * 2.1, 1).curve(-w, -2, -w * 1.1, -height * 0.5, -w * 0.8, -height);
  path.to(w * 0.7, -height).curve(w * 0.8, -height * 0.5, w, -3, w * 2.2, 1);
  path.curve(w, -1, -w, -1, -w * 2.1, 1).close();
  return path;
}

void oak(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  Crown crown{.leaf = 6.6, .shadow = 42};
  crown.back = foliage(chance, {{-34, -40},
                                {-41, -54},
                                {-24, -72},
                                {0, -84},
                                {26, -76},
                                {42, -58},
                                {37, -42},
                                {22, -36},
                                {9, -44},
                                {-6, -50},
                                {-16, -37}});
  crown.wood = trunk(36, 10);
  crown.wood.add(Path::limb({{-1, -28}, {-13, -44}, {-33, -53}}, {7, 4.5, 2}));
  crown.wood.add(Path::limb({{1, -26}, {11, -45}, {31, -56}}, {7, 4.5, 2}));
  crown.wood.add(Path::limb({{0, -34}, {-3, -56}, {5, -74}}, {6.5, 4, 2}));
  crown.low =
      foliage(chance, {{-45, -46}, {-47, -57}, {-35, -67}, {-25, -62}, {-17, -66}, {-12, -56}, {-21, -47}, {-33, -42}});
  crown.low.add(
      foliage(chance, {{13, -50}, {17, -62}, {29, -66}, {40, -68}, {48, -56}, {44, -44}, {33, -43}, {24, -45}}));
  crown.high = foliage(chance, {{-32, -68},
                                {-33, -77},
                                {-19, -84},
                                {-13, -92},
                                {2, -95},
                                {9, -92},
                                {25, -87},
                                {36, -75},
                                {27, -68},
                                {14, -72},
                                {6, -63},
                                {-8, -67},
                                {-19, -64}});
  paint_crown(brush, look.colour, bark, crown);
}

void round_tree(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  Crown crown{.leaf = 6.6, .shadow = 32};
  crown.back = foliage(
      chance, {{-27, -34}, {-33, -50}, {-22, -72}, {0, -82}, {22, -74}, {33, -54}, {28, -34}, {12, -27}, {-10, -26}});
  crown.wood = trunk(34, 7);
  crown.wood.add(Path::limb({{0, -24}, {-9, -38}, {-22, -46}}, {5, 3, 1.5}));
  crown.wood.add(Path::limb({{0, -26}, {8, -40}, {18, -48}}, {5, 3, 1.5}));
  crown.wood.add(Path::limb({{0, -30}, {1, -46}, {-2, -62}}, {5, 3.5, 2}));
  crown.low = foliage(chance, {{-35, -38}, {-38, -49}, {-31, -60}, {-18, -58}, {-9, -50}, {-13, -38}, {-24, -31}});
  crown.low.add(foliage(chance, {{7, -42}, {11, -55}, {24, -62}, {36, -60}, {38, -46}, {30, -35}, {18, -33}}));
  crown.high = foliage(chance, {{-30, -59},
                                {-34, -71},
                                {-23, -80},
                                {-18, -90},
                                {-2, -95},
                                {7, -92},
                                {22, -86},
                                {32, -74},
                                {30, -63},
                                {14, -61},
                                {4, -54},
                                {-8, -60},
                                {-19, -56}});
  paint_crown(brush, look.colour, bark, crown);
}

void tall_tree(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  Crown crown{.leaf = 5, .shadow = 18};
  crown.back =
      foliage(chance, {{-12, -15}, {-17, -34}, {-11, -62}, {0, -78}, {11, -62}, {17, -34}, {10, -14}, {-2, -19}}, 0.3);
  crown.wood = trunk(26, 4.4);
  crown.wood.add(Path::limb({{0, -22}, {1, -46}, {-1, -70}}, {3.6, 2.6, 1.4}));
  crown.wood.add(Path::limb({{0, -20}, {-7, -33}, {-10, -42}}, {2.4, 1.4}));
  crown.low = foliage(chance, {{-17, -19}, {-20, -32}, {-15, -48}, {-6, -44}, {-4, -29}, {-9, -18}});
  crown.low.add(foliage(chance, {{2, -33}, {4, -47}, {14, -52}, {19, -36}, {14, -20}, {6, -21}}));
  crown.high = foliage(chance, {{-13, -50},
                                {-14, -66},
                                {-9, -80},
                                {-3, -94},
                                {4, -93},
                                {9, -78},
                                {14, -64},
                                {13, -50},
                                {5, -54},
                                {0, -43},
                                {-6, -52}});
  paint_crown(brush, look.colour, bark, crown);
}

// A bough that hangs from the stem at (0, y) out to one side.
void bough(Path& path, double y, double reach, double drop) {
  path.move(0, y).curve(reach * 0.4, y + drop * 0.3, reach * 0.8, y + drop * 0.6, reach, y + drop * 1.25);
  path.to(reach * 0.72, y + drop * 1.1).to(reach * 0.62, y + drop * 1.55).to(reach * 0.42, y + drop * 1.2);
  path.to(reach * 0.26, y + drop * 1.7).to(0, y + drop * 1.3).close();
}

// A frond: smooth above, its lower edge in ragged leaflets.
void frond(Path& path, Point from, Point tip, double rise) {
  const Point d = tip - from;
  path.move(from.x, from.y);
  path.curve(from.x + d.x * 0.3, from.y + d.y * 0.2 - rise, from.x + d.x * 0.85, from.y + d.y * 0.6 - rise, tip.x,
             tip.y);
  constexpr int leaflets = 5;
  for (int i = leaflets; i > 0; --i) {
    const double t = (i - 0.4) / leaflets;
    const double arch = 2.7 * t * (1 - t) * rise;
    path.to(from.x + d.x * (t + 0.06), from.y + d.y * t - arch + 13 * (1.2 - t));
    path.to(from.x + d.x * (t - 0.1), from.y + d.y * (t - 0.1) - arch * 0.85 + 2);
  }
  path.close();
}

// Grows limbs from a point, branches from their ends and twigs from those.
struct Growth {
  Chance& chance;
  Path limbs;
  Path branches = {};
  Path twigs = {};

  void grow(Point from, double degrees, double length, double width, int depth) {
    const double bend = chance.jitter(16);
    const Point middle = from + Point{sine(degrees + bend) * length * 0.5, -cosine(degrees + bend) * length * 0.5};
    const Point tip = from + Point{sine(degrees) * length, -cosine(degrees) * length};
    if (depth >= 2) limbs.add(Path::limb({from, middle, tip}, {width, width * 0.75, width * 0.5}));
    if (depth < 2) (depth == 1 ? branches : twigs).add(Path::line({from, middle, tip}));
    if (depth == 0) return;
    const double left = degrees - chance.range(20, 36);
    const double left_length = length * chance.range(0.66, 0.84);
    grow(tip, left, left_length, width * 0.5, depth - 1);
    const double right = degrees + chance.range(18, 38);
    const double right_length = length * chance.range(0.66, 0.84);
    grow(tip, right, right_length, width * 0.5, depth - 1);
    if (depth < 3) grow(middle, degrees + (chance.one_in(2) ? 44 : -44), length * 0.6, width * 0.4, 0);
  }
};

Path gnarled_wood() {
  Path wood = trunk(26, 10);
  wood.add(Path::limb({{-1, -22}, {-10, -38}, {-27, -50}}, {8, 5, 2}));
  wood.add(Path::limb({{1, -22}, {9, -36}, {28, -50}}, {8, 5, 2}));
  wood.add(Path::limb({{0, -24}, {-1, -44}, {6, -66}}, {7, 4, 2}));
  return wood;
}

}  // namespace

void draw_tree(Brush& brush, const Look& look) {
  if (look.style == "round") return round_tree(brush, look);
  if (look.style == "tall") return tall_tree(brush, look);
  oak(brush, look);
}

void draw_pine(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 26, 3.5);
  brush.part("tree-trunk").shape(Path::limb({{0, 0}, {0, -40}, {0, -92}}, {6, 4, 1}), bark);
  constexpr int tiers = 5;
  std::array<Path, 3> boughs;  // dark, in colour, in the sun
  Chance& chance = brush.chance();
  for (int i = 0; i < tiers; ++i) {
    const double t = (i + 0.4) / tiers;
    const double y = -99 + 78 * t - 6;
    const double reach = 5 + 25 * t;
    for (const double way : {-1.0, 1.0}) {
      bough(boughs[0], y + 2, way * reach * chance.range(0.9, 1.15), 6 + 10 * t);
      bough(boughs[1], y + 1, way * reach * chance.range(0.55, 0.95), 5 + 8 * t);
    }
    bough(boughs[2], y, lit_side(brush) * reach * chance.range(0.45, 0.62), 3 + 5 * t);
  }
  boughs[0].add(Path::polygon({{0, -101}, {4, -88}, {-4, -88}}));
  brush.shape(boughs[0], shaded(look.colour), Form::flat);
  brush.shape(boughs[1], look.colour);
  brush.shape(boughs[2], sunlit(look.colour), Form::flat);
}

void draw_cypress(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 15, 2.5);
  brush.part("tree-trunk").shape(Path::limb({{0, 1}, {0, -20}}, {3.4, 2.4}), bark, Form::flat);
  brush.shape(Path::smooth({{-6, -4},
                            {-12, -20},
                            {-13, -38},
                            {-8, -52},
                            {-10, -64},
                            {-5, -80},
                            {1, -101},
                            {4, -84},
                            {9, -68},
                            {8, -56},
                            {13, -40},
                            {12, -20},
                            {5, -4}}),
              look.colour);
  Path dark;
  Path light;
  for (const double y : {-6.0, -26.0, -46.0, -62.0}) {
    const double in = 1 + y / 130;
    dark.add(leaf({3 * in, y}, {6 * in, y - 30}, 5, -0.16)).add(leaf({12 * in, y - 8}, {4 * in, y - 30}, 3, -0.1));
    light.add(leaf({-9 * in, y - 4}, {-5 * in, y - 30}, 4, 0.16)).add(leaf({-2 * in, y}, {0, y - 28}, 3, -0.14));
  }
  brush.shape(dark, shaded(look.colour), Form::flat);
  brush.shape(light, sunlit(look.colour), Form::flat);
}

void draw_birch(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 24, 3);
  brush.shape(
      foliage(chance,
              {{-19, -40}, {-21, -58}, {-11, -76}, {2, -88}, {16, -76}, {22, -56}, {20, -40}, {8, -52}, {-8, -50}}),
      shaded(look.colour), Form::flat);
  brush.line(Path::line({{-5, -40}, {-17, -58}, {-22, -52}}).add(Path::line({{4, -36}, {17, -58}, {22, -50}})),
             rgb(0x4a4038), 1.2);
  Path stems = Path::limb({{-4, 1}, {-6, -30}, {-3, -62}, {1, -86}}, {5, 3.6, 2.6, 1});
  stems.add(Path::limb({{2, 1}, {5, -26}, {10, -52}, {12, -72}}, {4, 3, 2, 0.8}));
  Brush tree_trunk = brush.part("tree-trunk", 2);
  tree_trunk.shape(stems, rgb(0xefeae0), Form::flat);
  Path marks;
  for (const Point p : {Point{-6.4, -8}, {-5.4, -19}, {-7.2, -31}, {-5.4, -42}, {2.6, -14}, {4.6, -24}, {6.4, -36}}) {
    marks.add(leaf(p, {p.x + 3.4, p.y - 0.8}, 2));
  }
  marks.add(Path::polygon({{-7, 1}, {-5, -5}, {-2, 1}})).add(Path::polygon({{0, 1}, {2.4, -4}, {5, 1}}));
  tree_trunk.shape(marks, rgb(0x3d3633), Form::flat);
  Path low = foliage(chance, {{-25, -34}, {-28, -48}, {-21, -60}, {-12, -58}, {-10, -47}, {-17, -42}, {-19, -30}});
  low.add(foliage(chance, {{13, -45}, {12, -56}, {20, -64}, {27, -54}, {28, -40}, {22, -28}, {20, -42}}));
  brush.leaves(low, mix(look.colour, shaded(look.colour), 22), 4.6);
  brush.leaves(foliage(chance, {{-19, -62},
                                {-17, -76},
                                {-8, -84},
                                {-4, -94},
                                {6, -94},
                                {11, -84},
                                {19, -76},
                                {20, -63},
                                {9, -66},
                                {2, -58},
                                {-8, -64}}),
               mix(look.colour, sunlit(look.colour), 20), 4.6);
}

void draw_willow(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 46, 5);
  std::array<Path, 3> strands;  // behind the trunk, before it, in the sun
  for (int i = 0; i < 9; ++i) {
    const double x = (i - 4) * 11 + chance.jitter(2);
    const double top = -84 + x * x * 0.012;
    const double end = -chance.range(6, 34);
    const double bend = x * 0.0034;
    strands[0].add(leaf({x * 0.62, top}, {x * 1.06, end}, 14, bend));
    if (i == 4) continue;
    strands[1].add(leaf({x * 0.5, top - 7}, {x * 1.04 + 3, end - chance.range(8, 26)}, 11, bend * 1.4));
    strands[2].add(leaf({x * 0.44, top - 8}, {x * 1.08 - 2, end - chance.range(16, 40)}, 3.2, bend * 1.5));
  }
  brush.shape(strands[0], shaded(look.colour), Form::flat);
  Path wood = trunk(40, 11);
  wood.add(Path::limb({{-2, -32}, {-10, -54}, {-24, -70}}, {8, 5, 2}));
  wood.add(Path::limb({{2, -32}, {7, -56}, {20, -74}}, {8, 5, 2}));
  brush.part("tree-trunk").shape(wood, bark);
  brush.leaves(foliage(chance, {{-38, -62},
                                {-40, -74},
                                {-29, -83},
                                {-17, -92},
                                {0, -95},
                                {16, -93},
                                {29, -85},
                                {40, -74},
                                {39, -61},
                                {26, -68},
                                {14, -62},
                                {2, -70},
                                {-12, -63},
                                {-26, -69}}),
               mix(look.colour, sunlit(look.colour), 15), 6);
  brush.shape(strands[1], look.colour);
  brush.shape(strands[2], sunlit(look.colour), Form::flat);
}

void draw_palm(Brush& brush, const Look& look) {
  brush.shadow(2, 0, 24, 3);
  const Colour wood = rgb(0x8a6a48);
  Brush tree_trunk = brush.part("tree-trunk");
  tree_trunk.shape(Path::limb({{-8, 0}, {-3, -24}, {2, -48}, {4, -72}}, {7, 5, 4.2, 4}), wood);
  Path rings;
  for (int i = 0; i < 6; ++i) rings.add(Path::line({{-9 + i * 2.2, -9.0 - i * 10}, {-4 + i * 2.0, -7.5 - i * 10}}));
  tree_trunk.line(rings, darker(wood, 34), 1.2);
  const Point top = {4, -74};
  Path dark;
  frond(dark, top, {-16, -40}, 14);
  frond(dark, top, {26, -38}, 16);
  frond(dark, top, {-30, -86}, 16);
  frond(dark, top, {34, -90}, 12);
  Path light;
  frond(light, top, {-36, -56}, 24);
  frond(light, top, {-14, -94}, 12);
  frond(light, top, {44, -58}, 24);
  frond(light, top, {22, -94}, 14);
  brush.shape(dark, shaded(look.colour), Form::flat);
  brush.shape(light, look.colour, Form::tall);
  brush.line(Path::bow({top, {-15, -83}, {-34, -58}}).add(Path::bow({top, {25, -84}, {42, -60}})), sunlit(look.colour),
             1.3);
  constexpr std::array nuts = std::to_array<Point>({{1, -70}, {7, -69}});
  brush.part("coconut", 2).line(Path::dots(nuts), rgb(0x5e3c20), 6.4);
}

void draw_apple_tree(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  Crown crown{.leaf = 7, .shadow = 44};
  crown.back = foliage(
      chance, {{-36, -38}, {-41, -54}, {-26, -76}, {2, -86}, {28, -76}, {42, -54}, {36, -37}, {14, -38}, {-10, -44}});
  crown.wood = gnarled_wood();
  crown.low = foliage(chance, {{-44, -42}, {-47, -55}, {-37, -67}, {-24, -64}, {-12, -60}, {-14, -46}, {-26, -36}});
  crown.low.add(foliage(chance, {{11, -46}, {15, -58}, {28, -62}, {42, -66}, {48, -52}, {41, -40}, {26, -36}}));
  crown.high = foliage(chance, {{-34, -68},
                                {-31, -80},
                                {-19, -87},
                                {-8, -94},
                                {8, -95},
                                {24, -90},
                                {36, -80},
                                {38, -69},
                                {22, -68},
                                {9, -60},
                                {-6, -66},
                                {-18, -62}});
  paint_crown(brush, look.colour, bark, crown);
  constexpr std::array fruit = std::to_array<Point>({{-38, -56},
                                                     {-24, -50},
                                                     {-31, -42},
                                                     {-18, -77},
                                                     {2, -87},
                                                     {11, -70},
                                                     {-4, -68},
                                                     {27, -79},
                                                     {20, -52},
                                                     {37, -57},
                                                     {31, -43},
                                                     {-40, -3},
                                                     {24, -2}});
  Brush apple = brush.part("apple", 13);
  balls(apple, fruit, look.accent, 9.2);
}

void draw_bare_tree(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 24, 3);
  Growth growth{brush.chance(), trunk(32, 9)};
  growth.grow({-1, -28}, -26, 26, 6, 3);
  growth.grow({1, -29}, 27, 27, 6, 3);
  growth.grow({0, -30}, 2, 30, 5, 2);
  brush.line(growth.twigs, lighter(look.colour, 10), 1);
  brush.line(growth.branches, look.colour, 2);
  brush.shape(growth.limbs, look.colour);
}

void draw_blossom_tree(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  Crown crown{.leaf = 6.6, .shadow = 40};
  crown.back = foliage(chance, {{-34, -44},
                                {-40, -56},
                                {-24, -74},
                                {0, -85},
                                {26, -76},
                                {41, -58},
                                {35, -44},
                                {16, -50},
                                {-8, -54},
                                {-20, -42}});
  crown.wood = gnarled_wood();
  crown.low = foliage(chance, {{-43, -47}, {-46, -59}, {-36, -70}, {-24, -66}, {-13, -64}, {-12, -53}, {-24, -42}});
  crown.low.add(foliage(chance, {{13, -52}, {17, -63}, {30, -67}, {42, -68}, {47, -56}, {39, -44}, {25, -44}}));
  crown.high = foliage(chance, {{-34, -71},
                                {-31, -82},
                                {-18, -86},
                                {-8, -94},
                                {8, -95},
                                {22, -88},
                                {34, -82},
                                {37, -71},
                                {22, -70},
                                {9, -64},
                                {-6, -70},
                                {-19, -66}});
  paint_crown(brush, look.colour, darker(bark, 20), crown);
  Brush blossom = brush.part("blossom", 0);
  blossom.dabs(clump(chance, -2, -66, 38, 22, 6), lighter(look.colour, 45), 3.6, 10);
  blossom.dabs(Path::ellipse(4, 0, 40, 5), lighter(look.colour, 25), 3, 14);
}

}  // namespace art
