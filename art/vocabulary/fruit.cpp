// Fruit, whole and cut.
#include "art/vocabulary/fruit.h"

#include <array>

#include "art/vocabulary/still_life.h"

namespace art {

using namespace still_life;

namespace {

constexpr Colour leaf_green = rgb(0x557a36);
constexpr Colour stalk = rgb(0x4f3822);

// A whole lemon that lies on its side, with its nipple to the right.
Path lemon_outline() {
  return Path::smooth({{-68, -46},
                       {-52, -64},
                       {-30, -92},
                       {6, -100},
                       {42, -84},
                       {60, -60},
                       {74, -54},
                       {72, -38},
                       {56, -28},
                       {32, -6},
                       {-4, 0},
                       {-42, -14},
                       {-60, -34}});
}

// The cut face of a citrus fruit: pith, flesh, segments.
void citrus_face(Brush& brush, double x, double y, double rx, double ry, Colour flesh) {
  brush.shape(Path::ellipse(x, y, rx, ry), rgb(0xf6ecc4), Form::flat);
  brush.shape(Path::ellipse(x, y, rx * 0.86, ry * 0.86), lighter(flesh, 22), Form::flat);
  Path walls;
  for (int i = 0; i < 4; ++i) {
    const Point rim = {rx * 0.82 * cosine(i * 45 + 12), ry * 0.82 * sine(i * 45 + 12)};
    walls.move(x - rim.x, y - rim.y).to(x + rim.x, y + rim.y);
  }
  brush.line(walls, rgb(0xfbf3d2), 2.6);
}

void peeled_lemon(Brush& brush, Colour colour) {
  const Colour pith = rgb(0xf4e9c2);
  // The peel: first where it shows its white inside, then where it turns its yellow outside.
  brush.shape(Path::limb({{30, -8}, {76, -10}, {104, 4}, {98, 20}}, {14, 18, 17, 12}), pith);
  brush.shape(Path::limb({{104, 6}, {92, 26}, {60, 28}, {44, 40}, {62, 54}, {86, 50}}, {10, 17, 18, 16, 15, 6}),
              colour);
  brush.line(Path::bow({{98, 20}, {84, 34}, {58, 36}}), darker(colour, 26), 2.4);
  body(brush, lemon_outline(), colour);
  brush.shape(
      Path::smooth({{14, -98}, {46, -84}, {62, -58}, {60, -30}, {34, -6}, {8, -4}, {-4, -24}, {0, -46}, {-8, -74}}),
      pith, Form::flat);
  citrus_face(brush, 30, -50, 29, 41, colour);
  shine(brush, -34, -66, 12, 8, -32, 60);
}

}  // namespace

void draw_apple(Brush& brush, const Look& look) {
  rest(brush, 42, 10);
  Path outline;
  outline.move(0, -80).curve(-12, -96, -53, -94, -53, -54).curve(-53, -20, -30, 0, -13, 0).curve(-7, 0, -4, -3, 0, -3);
  outline.curve(4, -3, 7, 0, 13, 0).curve(30, 0, 53, -20, 53, -54).curve(53, -94, 12, -96, 0, -80).close();
  body(brush, outline, look.colour);
  brush.shape(Path::smooth({{-21, -81}, {0, -87}, {22, -82}, {9, -72}, {0, -69}, {-9, -72}}),
              darker(mix(look.colour, leaf_green, 22), 22), Form::flat);
  brush.line(Path::bow({{1, -72}, {2, -88}, {9, -100}}), stalk, 4.6);
  brush.shape(leaf({5, -92}, {40, -98}, 9), leaf_green, Form::flat);
  shine(brush, -29, -66, 9, 5, -48);
}

void draw_pear(Brush& brush, const Look& look) {
  rest(brush, 34, 8);
  body(brush,
       Path::smooth({{3, -93},
                     {-9, -89},
                     {-18, -72},
                     {-27, -54},
                     {-38, -32},
                     {-33, -10},
                     {-12, 0},
                     {14, 0},
                     {34, -9},
                     {40, -31},
                     {30, -53},
                     {21, -71},
                     {14, -89}}),
       look.colour);
  brush.veil(Path::smooth({{12, -60}, {26, -44}, {32, -24}, {18, -6}, {10, -28}}), rgb(0xc0502c), 18);
  brush.dabs(Path::ellipse(0, -28, 27, 22), darker(look.colour, 32), 1.8, 2);
  brush.line(Path::bow({{3, -90}, {4, -97}, {12, -102}}), stalk, 4);
  shine(brush, -19, -38, 4, 10, 18);
}

void draw_orange(Brush& brush, const Look& look) {
  rest(brush, 40, 10);
  body(brush, Path::smooth({{0, -98}, {-35, -86}, {-51, -50}, {-36, -14}, {0, 0}, {36, -14}, {51, -50}, {35, -86}}),
       look.colour);
  brush.dabs(Path::ellipse(2, -48, 40, 38), darker(look.colour, 17), 2.4, 2);
  brush.shape(
      Path::polygon(
          {{4, -96}, {12, -92}, {20, -93}, {17, -87}, {21, -81}, {13, -83}, {6, -79}, {5, -86}, {-2, -90}, {5, -91}}),
      leaf_green, Form::flat);
  shine(brush, -22, -68, 11, 8, -42, 60);
}

void draw_lemon(Brush& brush, const Look& look) {
  rest(brush, 54, 10);
  if (look.style == "peeled") return peeled_lemon(brush, look.colour);
  body(brush, lemon_outline(), look.colour);
  brush.dabs(Path::ellipse(2, -48, 46, 38), darker(look.colour, 16), 2.4, 2);
  shine(brush, -18, -72, 16, 7, -24, 65);
}

void draw_grapes(Brush& brush, const Look& look) {
  rest(brush, 76, 12);
  constexpr std::array behind =
      std::to_array<Point>({{-58, -56}, {-34, -68}, {-8, -74}, {20, -76}, {46, -66}, {66, -50}, {78, -24}, {-70, -30}});
  constexpr std::array front = std::to_array<Point>({{-46, -40},
                                                     {-20, -52},
                                                     {8, -56},
                                                     {34, -52},
                                                     {54, -36},
                                                     {-60, -14},
                                                     {-34, -20},
                                                     {-7, -30},
                                                     {20, -32},
                                                     {42, -18},
                                                     {66, -13},
                                                     {-14, -12},
                                                     {14, -12},
                                                     {86, -12}});
  brush.line(Path::bow({{6, -64}, {4, -86}, {-8, -97}, {-26, -99}}), rgb(0x6f5a30), 5);
  body(brush, Path::smooth({{0, -74}, {-38, -92}, {-54, -74}, {-78, -76}, {-66, -52}, {-40, -48}, {-22, -58}}),
       leaf_green, 60);
  brush.line(Path::line({{-2, -76}, {-62, -66}}), darker(leaf_green, 28), 2);
  balls(brush, behind, darker(look.colour, 18), 30);
  balls(brush, front, look.colour, 30);
}

void draw_peach(Brush& brush, const Look& look) {
  rest(brush, 42, 10);
  body(brush, Path::smooth({{0, -94}, {-36, -90}, {-54, -52}, {-38, -12}, {-4, 0}, {36, -10}, {54, -50}, {38, -90}}),
       look.colour, 85);
  brush.veil(Path::smooth({{8, -88}, {40, -82}, {48, -46}, {30, -12}, {10, -16}, {20, -50}}), rgb(0xb5342e), 42);
  brush.line(Path::bow({{2, -92}, {20, -66}, {16, -34}, {2, -6}}), darker(look.colour, 34), 3);
  brush.shape(leaf({2, -92}, {-44, -98}, 9), leaf_green, Form::flat);
  shine(brush, -24, -66, 15, 11, -40, 36);
}

void draw_plum(Brush& brush, const Look& look) {
  rest(brush, 38, 10);
  body(brush, Path::smooth({{4, -94}, {-26, -88}, {-48, -50}, {-32, -8}, {2, 0}, {34, -10}, {48, -52}, {32, -88}}),
       look.colour);
  // The bloom of an untouched plum.
  brush.veil(Path::smooth({{-6, -84}, {-36, -58}, {-34, -26}, {-14, -30}, {-2, -58}}), rgb(0xc3c6e6), 34);
  brush.line(Path::bow({{6, -92}, {18, -62}, {8, -6}}), darker(look.colour, 45), 3);
  brush.line(Path::line({{5, -90}, {0, -102}}), stalk, 5);
  shine(brush, -20, -68, 7, 10, 24, 60);
}

void draw_cherries(Brush& brush, const Look& look) {
  rest(brush, 56, 9);
  Path stems;
  stems.move(-36, -44).curve(-26, -66, -6, -84, 12, -97).move(34, -38).curve(34, -66, 22, -84, 12, -97);
  brush.line(stems, rgb(0x6c7a34), 3.6);
  brush.shape(leaf({12, -97}, {66, -84}, 13), leaf_green, Form::flat);
  Brush pair = brush.part("cherries", 2);
  body(pair,
       Path::smooth({{-34, -49}, {-54, -50}, {-62, -26}, {-48, -3}, {-28, -2}, {-9, -16}, {-10, -42}, {-24, -51}}),
       darker(look.colour, 12));
  body(pair, Path::smooth({{33, -43}, {14, -48}, {3, -24}, {16, -1}, {36, 2}, {57, -12}, {58, -36}, {45, -47}}),
       look.colour);
  shine(brush, -46, -36, 5, 7, 30);
  shine(brush, lit_side(brush) < 0 ? 18 : -48, -32, 5, 7, 30);
}

void draw_strawberries(Brush& brush, const Look& look) {
  rest(brush, 94, 13);
  const Path berry = Path::smooth({{0, -54}, {-25, -46}, {-22, -20}, {0, 0}, {22, -20}, {25, -46}});
  const Path calyx =
      Path::polygon({{0, -68}, {5, -55}, {25, -58}, {12, -46}, {0, -40}, {-12, -46}, {-25, -58}, {-5, -55}});
  Path leaves;
  std::vector<Point> seeds;
  for (const Transform& spot :
       {placed(6, -44, 1, 6), placed(-36, -32, 1, -24), placed(48, -30, 1, 28), placed(-94, -10, 1, 66),
        placed(94, -9, 1, -64), placed(-26, 2, 1.06, -10), placed(26, 3, 1.06, 12)}) {
    Brush one = brush.part("strawberries", 1);
    body(one, berry.transformed(spot), spot.f < -20 ? darker(look.colour, 20) : look.colour);
    leaves.add(calyx.transformed(spot));
    for (const Point seed : {Point{-11, -30}, {7, -32}, {-1, -16}}) seeds.push_back(spot(seed));
  }
  brush.line(Path::dots(seeds), rgb(0xf0cf74), 3.4);
  brush.shape(leaves, leaf_green, Form::flat);
  shine(brush, -40, -34, 3, 6, 30, 60);
}

void draw_pomegranate(Brush& brush, const Look& look) {
  rest(brush, 62, 10);
  const Colour seed = mix(look.colour, rgb(0x8a0a24), 45);
  // The whole one behind with its crown, the open half before it.
  brush.shape(Path::polygon({{-34, -82}, {-44, -103}, {-32, -96}, {-24, -106}, {-18, -96}, {-6, -103}, {-12, -82}}),
              darker(look.colour, 18));
  body(brush, Path::smooth({{-22, -88}, {-58, -76}, {-74, -42}, {-58, -8}, {-22, 0}, {18, -10}, {28, -44}, {12, -76}}),
       look.colour);
  body(brush, Path::smooth({{28, -70}, {-6, -56}, {-14, -26}, {8, -1}, {42, 2}, {72, -14}, {78, -42}, {60, -66}}),
       darker(look.colour, 10));
  brush.shape(Path::smooth({{30, -65}, {-1, -52}, {-8, -28}, {12, -9}, {42, -9}, {66, -20}, {70, -42}, {54, -60}}),
              rgb(0xf0d9a4), Form::flat);
  constexpr std::array seeds = std::to_array<Point>({{4, -46},
                                                     {17, -54},
                                                     {31, -57},
                                                     {47, -53},
                                                     {60, -42},
                                                     {4, -32},
                                                     {19, -41},
                                                     {49, -38},
                                                     {61, -28},
                                                     {13, -20},
                                                     {25, -28},
                                                     {42, -26},
                                                     {29, -16},
                                                     {49, -18}});
  balls(brush, seeds, seed, 13);
  brush.line(Path::bow({{35, -54}, {33, -38}, {37, -16}}), rgb(0xf0d9a4), 4);
  if (lit_side(brush) < 0) shine(brush, -52, -60, 7, 12, 28, 60);
}

void draw_melon(Brush& brush, const Look& look) {
  rest(brush, 84, 11);
  Brush whole = brush.at(-18, 0);
  body(whole, Path::smooth({{0, -96}, {-46, -86}, {-66, -48}, {-46, -10}, {0, 0}, {48, -10}, {68, -48}, {48, -86}}),
       look.colour);
  Path ribs;
  ribs.move(-2, -95).curve(-30, -76, -30, -22, -4, -2).move(-4, -95).curve(-66, -84, -66, -14, -16, -3);
  ribs.move(2, -95).curve(24, -70, 24, -26, 4, -2).move(6, -95).curve(62, -84, 60, -14, 20, -3);
  whole.line(ribs, darker(look.colour, 26), 3);
  whole.line(Path::bow({{0, -94}, {2, -102}, {12, -104}}), rgb(0x6d6a3a), 6);
  shine(whole, -28, -70, 9, 14, 34, 50);
  // The slice in front lies on its rind.
  Path slice;
  slice.move(-10, -60).curve(4, 14, 84, 22, 116, -46).curve(84, -22, 30, -26, -10, -60).close();
  brush.shape(slice, darker(look.colour, 10));
  Path flesh;
  flesh.move(-10, -60).curve(8, 0, 84, 8, 116, -46).curve(84, -22, 30, -26, -10, -60).close();
  brush.shape(flesh, look.accent);
  Path hollow;
  hollow.move(12, -44).curve(34, -8, 76, -6, 96, -32).curve(70, -22, 40, -26, 12, -44).close();
  brush.shape(hollow, lighter(look.accent, 34), Form::flat);
}

void draw_watermelon(Brush& brush, const Look& look) {
  rest(brush, 66, 10);
  body(brush, Path::smooth({{0, -98}, {-46, -86}, {-66, -48}, {-46, -8}, {0, 0}, {46, -8}, {66, -48}, {46, -86}}),
       look.colour);
  Path bands;
  bands.move(-8, -94).curve(-36, -76, -34, -24, -10, -4).move(-14, -94).curve(-66, -80, -64, -18, -26, -4);
  brush.line(bands, darker(look.colour, 42), 7);
  // The cut face: rind, flesh, seeds.
  brush.shape(
      Path::smooth({{8, -98}, {-6, -78}, {-10, -48}, {-4, -20}, {10, -1}, {42, -8}, {64, -30}, {66, -62}, {46, -88}}),
      rgb(0xe9efc4), Form::flat);
  body(brush,
       Path::smooth({{12, -90}, {1, -74}, {-3, -48}, {2, -24}, {13, -9}, {40, -15}, {56, -34}, {58, -60}, {40, -82}}),
       look.accent, 60);
  constexpr std::array seeds =
      std::to_array<Point>({{14, -72}, {30, -70}, {10, -50}, {44, -58}, {14, -28}, {30, -26}, {44, -38}});
  Path pips;
  for (const Point p : seeds) pips.move(p.x, p.y).to(p.x + (p.x - 26) * 0.14, p.y + (p.y + 49) * 0.16);
  brush.line(pips, rgb(0x2c1a16), 4);
  if (lit_side(brush) < 0) shine(brush, -34, -70, 6, 13, 34, 55);
}

void draw_pineapple(Brush& brush, const Look& look) {
  rest(brush, 24, 6);
  Path crown;
  for (const Point tip : {Point{-30, -80}, {-26, -96}, {28, -82}, {24, -97}, {-12, -102}, {12, -101}, {0, -104}}) {
    crown.add(leaf({tip.x * 0.12, -54}, tip, 6));
  }
  brush.shape(crown, rgb(0x56834a));
  brush.shape(leaf({-3, -56}, {-18, -84}, 5).add(leaf({3, -56}, {18, -86}, 5)), rgb(0x7ba35c), Form::flat);
  body(brush, Path::smooth({{0, -61}, {-20, -56}, {-27, -32}, {-20, -5}, {0, 0}, {20, -5}, {27, -32}, {20, -56}}),
       look.colour);
  Path net;
  for (const double x : {-20.0, -4.0, 12.0}) {
    net.move(x - 4, -54 - x * 0.2).curve(x + 4, -40, x + 10, -26, std::min(x + 14, 20.0), -6);
    net.move(4 - x, -54 - x * 0.2).curve(-x - 4, -40, -x - 10, -26, std::max(-x - 14, -20.0), -6);
  }
  brush.line(net, darker(look.colour, 42), 1.8);
  shine(brush, -10, -44, 3, 7, 16, 50);
}

void draw_banana(Brush& brush, const Look& look) {
  rest(brush, 84, 11);
  const Colour rind = look.colour;
  brush.shape(
      Path::smooth(
          {{-66, -92}, {-44, -60}, {0, -40}, {46, -46}, {86, -72}, {78, -44}, {44, -16}, {-8, -10}, {-54, -32}}),
      darker(rind, 14));
  body(brush,
       Path::smooth({{-72, -94},
                     {-58, -54},
                     {-18, -28},
                     {34, -28},
                     {84, -46},
                     {98, -44},
                     {84, -20},
                     {42, 0},
                     {-18, -2},
                     {-62, -28},
                     {-82, -66},
                     {-84, -92}}),
       rind);
  Path ridges;
  ridges.move(-76, -88).curve(-70, -36, -20, -12, 34, -13).curve(56, -14, 78, -24, 92, -38);
  ridges.move(-56, -76).curve(-30, -44, 24, -30, 70, -56);
  brush.line(ridges, darker(rind, 26), 2.6);
  brush.shape(Path::limb({{-72, -76}, {-72, -92}, {-80, -104}}, {17, 14, 12}), rgb(0x8f8a35), Form::flat);
  brush.line(Path::dots(std::array{Point{94, -42}, Point{84, -70}}), rgb(0x4a3420), 8);
  shine(brush, -46, -38, 4, 15, -40, 50);
}

void draw_fig(Brush& brush, const Look& look) {
  rest(brush, 72, 10);
  Brush whole = brush.part("fig").at(-26, 0);
  body(whole,
       Path::smooth({{4, -100},
                     {-8, -92},
                     {-16, -72},
                     {-44, -44},
                     {-40, -10},
                     {0, 0},
                     {42, -10},
                     {44, -44},
                     {18, -72},
                     {10, -92}}),
       look.colour);
  Path ribs;
  ribs.move(-2, -84).curve(-10, -60, -34, -40, -24, -8).move(3, -84).curve(6, -60, 14, -36, 6, -4);
  whole.line(ribs, lighter(look.colour, 22), 2.4);
  shine(whole, -20, -40, 6, 12, 20, 50);
  // A half that shows its flesh.
  Brush half = brush.part("fig", 1);
  half.shape(Path::smooth({{52, -74}, {44, -58}, {20, -40}, {18, -12}, {48, 1}, {80, -12}, {82, -38}, {62, -56}}),
             darker(look.colour, 8));
  half.shape(Path::smooth({{52, -62}, {45, -52}, {27, -36}, {26, -15}, {49, -5}, {73, -14}, {74, -35}, {60, -50}}),
             rgb(0xf0dcb0), Form::flat);
  half.shape(Path::smooth({{51, -46}, {36, -32}, {36, -18}, {49, -11}, {64, -18}, {64, -32}}), rgb(0xb2444a),
             Form::flat);
  half.dabs(Path::ellipse(50, -26, 12, 13), rgb(0xf0d48a), 2.8, 14);
}

}  // namespace art
