// What lies in the open land: stones, falling water, wood, a fire.
#include "art/vocabulary/land.h"

#include <array>
#include <vector>

#include "art/vocabulary/foliage.h"

namespace art {

using namespace flora;

namespace {

const Colour cut_wood = rgb(0xd6ac74);

// The cut end of a trunk with its rings.
void rings(Brush& brush, double x, double y, double rx, double ry) {
  brush.shape(Path::ellipse(x, y, rx, ry), cut_wood, Form::flat);
  brush.line(Path::ellipse(x, y, rx * 0.66, ry * 0.66).add(Path::ellipse(x, y, rx * 0.3, ry * 0.3)),
             darker(cut_wood, 28), std::min(rx, ry) * 0.09);
}

// A boulder with a lit top and a dark flank; 100 high, 140 wide.
void boulder(Brush& brush, Colour colour) {
  Chance& chance = brush.chance();
  const double a = chance.jitter(7);
  const double b = chance.jitter(7);
  brush.shape(Path::polygon({{-66, 0},
                             {-70, -26 + a},
                             {-52, -64 + b},
                             {-22, -92},
                             {12 + a, -99},
                             {46, -76 + b},
                             {66, -38 + a},
                             {70, 0},
                             {20, 5},
                             {-30, 4}}),
              colour);
  const double way = -lit_side(brush);
  brush.shape(
      Path::polygon(
          {{way * 10, -64 + a}, {way * 44, -74}, {way * 66, -38}, {way * 69, 0}, {way * 24, 4}, {way * 18, -30 + b}}),
      shaded(colour), Form::flat);
  brush.shape(Path::polygon({{-way * 50, -62 + b},
                             {-way * 20, -90},
                             {way * 12, -97},
                             {way * 38, -78},
                             {way * 8, -66 + a},
                             {-way * 22, -58}}),
              lighter(colour, 26), Form::flat);
  brush.line(Path::line({{-way * 40, -14}, {-way * 28, -36}, {-way * 34, -50}}), darker(colour, 36), 2.4);
}

// The planes of a cliff that look to one side.
Path west_faces() {
  Path faces = Path::polygon({{-55, -92},
                              {-46, -90},
                              {-42, -70},
                              {-48, -58},
                              {-44, -36},
                              {-54, -14},
                              {-52, 2},
                              {-68, 2},
                              {-63, -26},
                              {-66, -40},
                              {-60, -66},
                              {-63, -78}});
  faces.add(Path::polygon({{-32, -92},
                           {-18, -92},
                           {-20, -66},
                           {-12, -52},
                           {-20, -24},
                           {-14, 2},
                           {-34, 2},
                           {-30, -30},
                           {-38, -50},
                           {-28, -70}}));
  faces.add(Path::polygon({{16, -46}, {24, -50}, {26, -30}, {32, -16}, {26, 2}, {8, 2}, {16, -20}}));
  return faces;
}
Path east_faces() {
  Path faces = Path::polygon({{-10, -90},
                              {11, -88},
                              {16, -72},
                              {10, -56},
                              {14, -44},
                              {4, -16},
                              {4, 3},
                              {-10, 3},
                              {-14, -22},
                              {-4, -50},
                              {-12, -68}});
  faces.add(Path::polygon(
      {{27, -46}, {37, -45}, {40, -34}, {48, -30}, {52, -12}, {64, -8}, {71, 2}, {36, 2}, {40, -12}, {30, -28}}));
  return faces;
}

}  // namespace

void draw_stump(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 66, 12);
  brush.shape(Path::smooth({{-66, 2},
                            {-44, -14},
                            {-38, -50},
                            {-42, -80},
                            {0, -96},
                            {42, -80},
                            {38, -46},
                            {46, -14},
                            {70, 0},
                            {36, -4},
                            {24, 6},
                            {2, -4},
                            {-26, 6},
                            {-38, -4}}),
              look.colour);
  rings(brush, 0, -82, 42, 15);
  brush.line(Path::bow({{-22, -60}, {-26, -34}, {-34, -12}})
                 .add(Path::bow({{4, -62}, {2, -36}, {6, -14}}))
                 .add(Path::bow({{26, -58}, {24, -38}, {32, -16}})),
             darker(look.colour, 35), 3.4);
  brush.shape(leaf({40, -50}, {62, -92}, 12, 0.2).add(leaf({40, -50}, {78, -66}, 11, 0.15)), grass_green, Form::flat);
}

void draw_log(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 132, 14);
  brush.shape(Path::limb({{-40, -70}, {-52, -104}}, {26, 20}), darker(look.colour, 12), Form::flat);
  brush.shape(Path::smooth({{-122, -8},
                            {-128, -46},
                            {-118, -84},
                            {-40, -88},
                            {60, -94},
                            {106, -94},
                            {116, -50},
                            {104, -4},
                            {0, 0},
                            {-100, -2}}),
              look.colour, Form::tall);
  brush.line(Path::line({{-96, -62}, {-14, -66}})
                 .add(Path::line({{-60, -36}, {58, -40}}))
                 .add(Path::line({{-2, -78}, {70, -80}}))
                 .add(Path::line({{-104, -18}, {-20, -16}})),
             darker(look.colour, 35), 4);
  brush.shape(clump(brush.chance(), -66, -84, 34, 9, 6), rgb(0x72904a), Form::flat);
  rings(brush, 104, -48, 25, 46);
}

void draw_rock(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 78, 10);
  if (look.style == "pile") {
    for (const auto& [x, y, size, turn] : std::to_array<std::array<double, 4>>(
             {{-26, -30, 0.6, -6}, {22, -26, 0.72, 8}, {-50, 0, 0.5, 0}, {2, 2, 0.56, 4}, {54, 0, 0.46, -4}})) {
      Brush part = brush.part("rock").at(x, y, size, turn, x > 0 && size < 0.6);
      boulder(part, look.colour);
    }
  } else {
    boulder(brush, look.colour);
  }
  brush.part("grass", 0)
      .shape(blades(brush, -66, -30, 22, 4).add(blades(brush, 40, 72, 18, 4)), grass_green, Form::flat);
}

void draw_cliff(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(0, 0, 68, 5);
  brush.shape(Path::polygon({{-68, 2},  {-63, -26}, {-66, -40}, {-60, -66}, {-63, -78}, {-54, -94}, {-30, -97},
                             {-4, -95}, {4, -88},   {12, -90},  {16, -72},  {22, -68},  {26, -50},  {38, -46},
                             {40, -34}, {48, -30},  {52, -12},  {64, -8},   {72, 2},    {10, 4}}),
              look.colour);
  // Which faces lie in the shade depends on the light.
  const bool right = lit_side(brush) > 0;
  brush.shape(right ? west_faces() : east_faces(), shaded(look.colour), Form::flat);
  brush.shape(right ? east_faces() : west_faces(), lighter(look.colour, 20), Form::flat);
  brush.line(Path::line({{-41, -86}, {-37, -66}, {-42, -54}, {-39, -30}, {-44, -8}})
                 .add(Path::line({{-62, -40}, {-46, -44}}))
                 .add(Path::line({{-34, -50}, {-12, -54}}))
                 .add(Path::line({{6, -30}, {22, -33}})),
             darker(look.colour, 44), 1.1);
  Path turf = foliage(chance,
                      {{-60, -90},
                       {-54, -97},
                       {-34, -100},
                       {-14, -99},
                       {0, -96},
                       {6, -91},
                       {14, -92},
                       {15, -86},
                       {3, -85},
                       {-9, -91},
                       {-21, -88},
                       {-34, -93},
                       {-46, -88}},
                      0.25);
  turf.add(foliage(chance, {{22, -50}, {30, -51}, {40, -47}, {39, -42}, {28, -46}}, 0.25))
      .add(foliage(chance, {{44, -13}, {54, -15}, {66, -9}, {62, -5}, {52, -9}}, 0.25));
  brush.part("grass", 0).leaves(turf, look.accent, 5);
}

// A breaker that curls to the right, its crest full of claws.
void draw_wave(Brush& brush, const Look& look) {
  Path water;
  water.move(-100, 2).curve(-92, -40, -70, -84, -20, -96).curve(20, -104, 62, -84, 70, -52);
  water.curve(46, -70, 12, -66, 2, -44).curve(-6, -22, 20, 0, 100, 2).close();
  brush.shape(water, look.colour, Form::tall);
  Path hollow;
  hollow.move(-8, 0).curve(-34, -30, -26, -74, 20, -80).curve(40, -82, 60, -68, 70, -52);
  hollow.curve(46, -70, 12, -66, 2, -44).curve(-6, -22, 20, 0, 100, 2).close();
  brush.shape(hollow, mix(look.colour, rgb(0x101830), 50), Form::flat);
  Path streaks;
  streaks.move(-86, -2).curve(-80, -38, -58, -72, -26, -84).move(-64, -2).curve(-60, -36, -46, -62, -20, -76);
  streaks.move(-42, -2).curve(-44, -28, -38, -50, -24, -64).move(-14, -24).curve(-18, -46, -2, -68, 24, -73);
  brush.line(streaks, lighter(look.colour, 62), 3.6);
  const std::array<Point, 17> rim = {{{-58, -76},
                                      {-46, -88},
                                      {-30, -97},
                                      {-10, -102},
                                      {12, -103},
                                      {34, -99},
                                      {54, -89},
                                      {68, -76},
                                      {77, -60},
                                      {80, -44},
                                      {70, -50},
                                      {58, -62},
                                      {40, -74},
                                      {20, -80},
                                      {-4, -82},
                                      {-26, -82},
                                      {-42, -80}}};
  Path foam = foliage(brush.chance(), rim, 0.34);
  Brush spray = brush.part("foam", 0, Relation::has);
  spray.shape(foam, look.accent, Form::flat);
  Path claws;
  for (const Point p : {Point{78, -46}, {66, -53}, {53, -64}, {38, -73}, {20, -78}}) {
    claws.add(Path::limb({p, p + Point{2, 6}, p + Point{-3, 12}}, {7, 5, 2}));
  }
  spray.shape(claws, look.accent, Form::flat);
  spray.line(Path::dots({{92, -62}, {86, -30}, {74, -26}, {98, -46}, {60, -40}, {90, -84}}), look.accent, 4);
  const std::array<Point, 11> wash = {
      {{-100, 3}, {-80, -3}, {-58, 0}, {-34, -4}, {-8, -1}, {18, -4}, {46, -1}, {74, -3}, {100, 3}, {50, 6}, {-50, 6}}};
  spray.shape(foliage(brush.chance(), wash, 0.3), look.accent, Form::flat);
}

void draw_waterfall(Brush& brush, const Look& look) {
  const Colour water = rgb(0xdcebf0);
  brush.shadow(0, 0, 56, 5);
  Brush rock = brush.part("rock", 0);
  rock.shape(Path::polygon({{-50, 2},
                            {-46, -40},
                            {-50, -70},
                            {-38, -98},
                            {-14, -94},
                            {14, -95},
                            {36, -100},
                            {48, -72},
                            {44, -36},
                            {54, 2}}),
             look.colour);
  Path dark = Path::polygon({{-24, -92}, {24, -92}, {30, -48}, {26, -6}, {-26, -6}, {-20, -50}});
  dark.add(Path::polygon({{36, -62}, {46, -70}, {44, -36}, {52, 0}, {34, 0}, {38, -30}}));
  rock.shape(dark, shaded(look.colour), Form::flat);
  Path fall;
  fall.move(-13, -95).curve(-2, -91, 6, -92, 13, -95).curve(18, -76, 12, -60, 19, -44).curve(26, -30, 20, -16, 26, -3);
  fall.to(-24, -3).curve(-20, -18, -24, -30, -17, -46).curve(-10, -62, -18, -78, -13, -95).close();
  brush.shape(fall, water, Form::flat);
  Path streams;
  for (const double x : {-12.0, -6.0, 1.0, 8.0, 14.0}) {
    streams.add(Path::bow({{x * 0.7, -88.0 + x * 0.4}, {x * 0.8, -62}, {x * 1.2, -40.0 - x}, {x * 1.4, -12}}));
  }
  brush.line(streams, rgb(0x8fb4c8), 1.7);
  rock.shape(Path::polygon({{-28, -36}, {-16, -48}, {-6, -40}, {-8, -26}, {-24, -22}}), look.colour, Form::flat);
  Chance& chance = brush.chance();
  brush.part("foam", 0).shape(
      foliage(chance, {{-40, 3}, {-34, -5}, {-22, -10}, {-8, -8}, {6, -10}, {22, -9}, {34, -4}, {40, 3}, {0, 6}}),
      lighter(water, 40), Form::flat);
  Path green = foliage(chance, {{-48, -88}, {-40, -99}, {-24, -98}, {-16, -92}, {-30, -88}});
  green.add(foliage(chance, {{16, -92}, {24, -99}, {40, -101}, {47, -88}, {32, -88}}));
  green.add(foliage(chance, {{-58, 2}, {-52, -14}, {-40, -10}, {-36, 2}}))
      .add(foliage(chance, {{38, 2}, {42, -10}, {52, -14}, {58, 2}}));
  brush.part("leaves", 0).leaves(green, look.accent, 5);
}

void draw_campfire(Brush& brush, const Look& /*look*/) {
  brush.shadow(0, 0, 52, 10);
  brush.glow(0, -34, brush.light().dark ? 130 : 80, rgb(0xff9a3a), brush.light().dark ? 75 : 40);
  Chance& chance = brush.chance();
  Path stones;
  for (const Point p : {Point{-42, -3}, {-20, 4}, {6, 6}, {30, 3}, {46, -4}})
    stones.add(Path::lump(chance, p.x, p.y, 12, 8, 4, 0.15));
  Brush log = brush.part("log", 3);
  log.shape(Path::limb({{-36, -4}, {28, -22}}, {10, 9}).add(Path::limb({{36, -4}, {-26, -24}}, {10, 9})), rgb(0x4a3020),
            Form::flat);
  Path outer;
  outer.move(-24, -8)
      .curve(-40, -30, -22, -44, -26, -66)
      .curve(-12, -58, -12, -48, -10, -42)
      .curve(-14, -66, 4, -76, -2, -102);
  outer.curve(16, -84, 16, -66, 12, -48)
      .curve(20, -54, 20, -66, 20, -74)
      .curve(32, -54, 38, -28, 22, -8)
      .curve(8, -2, -10, -2, -24, -8)
      .close();
  Brush flame = brush.part("flame", 0);
  flame.shape(outer, rgb(0xe8642a), Form::glow);
  Path inner;
  inner.move(-16, -8)
      .curve(-24, -24, -14, -32, -14, -46)
      .curve(-4, -36, -4, -30, -3, -26)
      .curve(-4, -48, 4, -54, 4, -74);
  inner.curve(12, -54, 10, -42, 9, -30).curve(16, -36, 16, -42, 17, -48).curve(24, -30, 22, -16, 15, -8).close();
  flame.shape(inner, rgb(0xfbb23c), Form::glow);
  flame.shape(leaf({0, -4}, {2, -42}, 17, 0.05), rgb(0xfff0b0), Form::glow);
  constexpr std::array sparks = std::to_array<Point>({{-14, -88}, {18, -94}, {28, -80}, {-24, -78}});
  brush.line(Path::dots(sparks), rgb(0xffc060), 2.6);
  log.shape(Path::limb({{-30, 0}, {34, -8}}, {9, 9}), rgb(0x5c3a24));
  brush.part("rock", 5).shape(stones, rgb(0x7d7872));
}

void draw_log_pile(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 92, 8);
  Chance& chance = brush.chance();
  std::vector<Point> ends;
  int in_row = 6;
  for (int row = 0; row < 4; ++row, --in_row) {
    for (int i = 0; i < in_row; ++i) {
      ends.push_back({(i - (in_row - 1) / 2.0) * 29 + chance.jitter(2), -16.0 - row * 24 + chance.jitter(2)});
    }
  }
  brush.shape(Path::polygon({{-78, -8}, {-42, -88}, {42, -88}, {78, -8}}), darker(look.colour, 55), Form::flat);
  const double contour = brush.hand().contour / brush.transform().scale();
  Brush log = brush.part("log", static_cast<int>(ends.size()));
  log.line(Path::dots(ends), darker(look.colour, contour > 0 ? 60 : 25), 31 + contour * 1.2);
  for (Point& p : ends) p = p - Point{0.8, 0.8};
  log.line(Path::dots(ends), look.colour, 28);
  log.line(Path::dots(ends), darker(cut_wood, 16), 23);
  for (Point& p : ends) p = p - Point{0.8, 0.8};
  log.line(Path::dots(ends), lighter(cut_wood, 8), 17);
  log.line(Path::dots(ends), darker(cut_wood, 26), 5);
}

}  // namespace art
