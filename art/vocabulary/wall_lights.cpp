// What burns in a room: the fireplace, candles on the wall, lamps under the ceiling.
#include "art/vocabulary/wall_things.h"

namespace art {
namespace {

const Colour wax = rgb(0xf4ead2);
const Colour flame_outer = rgb(0xffab3d);
const Colour flame_inner = rgb(0xfff0b0);

Path flame(double x, double y, double height) {
  const double w = height * 0.3;
  Path path;
  path.move(x, y - height)
      .curve(x + w * 0.4, y - height * 0.6, x + w, y - height * 0.4, x + w * 0.75, y - height * 0.14);
  path.curve(x + w * 0.5, y + height * 0.04, x - w * 0.5, y + height * 0.04, x - w * 0.75, y - height * 0.14);
  path.curve(x - w, y - height * 0.4, x - w * 0.2, y - height * 0.6, x, y - height).close();
  return path;
}

void fire(Brush& brush) {
  brush.glow(0, -22, 74, flame_outer, 68);
  Path logs = Path::limb({{-19, -7}, {18, -12}}, {8, 7});
  logs.add(Path::limb({{-17, -13}, {20, -6}}, {7, 8}));
  Path outer = flame(-10, -9, 32);
  outer.add(flame(9, -9, 36)).add(flame(0, -10, 46));
  Brush blaze = brush.part("fire", 1, Relation::contains);
  blaze.shape(outer, flame_outer, Form::glow);
  Path inner = flame(-8, -9, 16);
  inner.add(flame(8, -9, 18)).add(flame(0, -9, 26));
  blaze.shape(inner, flame_inner, Form::glow);
  brush.part("log", 2, Relation::contains).shape(logs, rgb(0x4a2d1c), Form::flat);
}

// Candles with their flames, at the feet given.
void candles(Brush& brush, std::initializer_list<Point> feet, double size) {
  Path sticks;
  Path outer;
  Path inner;
  for (const Point p : feet) {
    if (brush.light().dark) brush.glow(p.x, p.y - size * 1.5, size * 2.6, flame_outer, 60);
    sticks.add(Path::rect(p.x - size * 0.19, p.y - size, size * 0.38, size));
    outer.add(flame(p.x, p.y - size, size * 0.95));
    inner.add(flame(p.x, p.y - size, size * 0.5));
  }
  const int count = static_cast<int>(feet.size());
  Brush candle = brush.part("candle", count);
  candle.shape(sticks, wax, Form::flat);
  Brush fires = candle.part("flame", count);
  fires.shape(outer, flame_outer, Form::glow);
  fires.shape(inner, flame_inner, Form::glow);
}

}  // namespace

void draw_fireplace(Brush& brush, const Look& look) {
  const Colour stone = look.colour;
  Path sides = Path::rect(-48, -84, 96, 84);
  cast_on_wall(brush, sides, 3);
  brush.shape(sides, stone);
  Path opening;
  opening.move(-32, 0).to(-32, -44).curve(-32, -68, 32, -68, 32, -44).to(32, 0).close();
  brush.shape(opening, rgb(0x1d1416), Form::glow);
  fire(brush);
  Path pillars = Path::rect(-49, -80, 12, 80);
  brush.shape(pillars.add(Path::rect(37, -80, 12, 80)), lighter(stone, 16), Form::round);
  Path grooves;
  for (const double x : {-45.0, -41.0, 41.0, 45.0}) grooves.move(x, -76).to(x, -8);
  brush.line(grooves, darker(stone, 26), 1);
  brush.shape(Path::rounded(-9, -82, 18, 15, 4), lighter(stone, 16), Form::flat);
  Path mantel = Path::polygon({{-52, -84}, {52, -84}, {58, -94}, {-58, -94}});
  brush.shape(mantel, darker(stone, 14), Form::flat);
  brush.shape(Path::rect(-59, -100, 118, 7), lighter(stone, 26), Form::flat);
  brush.veil(Path::rect(-50, -84, 100, 5), brush.light().shade, 34);
  brush.shape(Path::polygon({{-54, -4}, {54, -4}, {60, 5}, {-60, 5}}), darker(stone, 18), Form::flat);
}

void draw_sconce(Brush& brush, const Look& look) {
  brush.glow(0, -70, 90, flame_outer, brush.light().dark ? 62 : 26);
  const Path plate = Path::smooth({{0, -60}, {-12, -50}, {-10, -26}, {0, -6}, {10, -26}, {12, -50}});
  cast_on_wall(brush, plate, 3);
  brush.shape(plate, darker(look.colour, 10));
  Path arms = Path::bow({{0, -22}, {-18, -16}, {-22, -40}});
  brush.line(arms.add(Path::bow({{0, -22}, {18, -16}, {22, -40}})), look.colour, 4);
  brush.shape(Path::polygon({{-30, -46}, {-14, -46}, {-18, -39}, {-26, -39}})
                  .add(Path::polygon({{30, -46}, {14, -46}, {18, -39}, {26, -39}})),
              lighter(look.colour, 15), Form::flat);
  candles(brush, {{-22, -46}, {22, -46}}, 27);
}

void draw_hanging_lamp(Brush& brush, const Look& look) {
  const bool lit = brush.light().dark;
  if (lit) brush.glow(0, -14, 130, rgb(0xffd27a), 70);
  hang_from_ceiling(brush, -78);
  brush.shape(Path::rounded(-5, -86, 10, 14, 3), rgb(0xc99a3b), Form::flat);
  brush.shape(Path::ellipse(0, -16, 11, 14), lit ? flame_inner : rgb(0xf4ecd4), lit ? Form::glow : Form::flat);
  Path shade;
  shade.move(-7, -74)
      .curve(-12, -54, -32, -46, -39, -24)
      .curve(-24, -16, 24, -16, 39, -24)
      .curve(32, -46, 12, -54, 7, -74)
      .close();
  Brush cover = brush.part("lampshade");
  cover.shape(shade, look.colour);
  Path rim;
  rim.move(-39, -25).curve(-24, -17, 24, -17, 39, -25).curve(24, -12, -24, -12, -39, -25).close();
  cover.shape(rim, lit ? rgb(0xffe6a4) : darker(look.colour, 32), lit ? Form::glow : Form::flat);
  if (lit) {
    brush.veil(Path::polygon({{-36, -14}, {36, -14}, {92, 120}, {-92, 120}}), rgb(0xffdf9a), 9);
  }
}

void draw_chandelier(Brush& brush, const Look& look) {
  brush.glow(0, -46, 112, flame_outer, brush.light().dark ? 60 : 24);
  hang_from_ceiling(brush, -96);
  Path arms;
  for (const double way : {-1.0, 1.0}) {
    arms.add(Path::bow({{0, -26}, {way * 24, -12}, {way * 50, -20}, {way * 58, -40}}));
    arms.add(Path::bow({{0, -28}, {way * 12, -14}, {way * 25, -20}, {way * 28, -34}}));
  }
  brush.line(arms, look.colour, 4);
  brush.shape(Path::smooth({{-4, -98},
                            {-7, -84},
                            {-4, -72},
                            {-9, -58},
                            {-6, -44},
                            {-13, -28},
                            {-8, -12},
                            {0, 0},
                            {8, -12},
                            {13, -28},
                            {6, -44},
                            {9, -58},
                            {4, -72},
                            {7, -84},
                            {4, -98}}),
              look.colour);
  Path pans;
  for (const double x : {-58.0, -28.0, 28.0, 58.0}) {
    const double y = x < -40 || x > 40 ? -40 : -34;
    pans.add(Path::polygon({{x - 8, y - 4}, {x + 8, y - 4}, {x + 4, y + 3}, {x - 4, y + 3}}));
  }
  brush.shape(pans, lighter(look.colour, 18), Form::flat);
  candles(brush, {{-58, -44}, {-28, -38}, {28, -38}, {58, -44}}, 20);
}

}  // namespace art
