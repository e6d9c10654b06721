// Glass, candles and lamps.
#include "art/vocabulary/glassware.h"

#include "art/vocabulary/still_life.h"

namespace art {

using namespace still_life;

namespace {

constexpr Colour clear = rgb(0xbfd0ce);

// A flame and its light; y is its foot.
void flame(Brush& brush, double y, double height) {
  brush.glow(0, y - height * 0.5, height * (brush.light().dark ? 5.2 : 2.6), rgb(0xffc65a),
             brush.light().dark ? 70 : 45);
  Path outer;
  outer.move(0, y - height)
      .curve(height * 0.1, y - height * 0.66, height * 0.27, y - height * 0.5, height * 0.24, y - height * 0.22);
  outer.curve(height * 0.22, y + height * 0.04, -height * 0.22, y + height * 0.04, -height * 0.24, y - height * 0.22);
  outer.curve(-height * 0.27, y - height * 0.5, -height * 0.06, y - height * 0.66, 0, y - height).close();
  Brush fire = brush.part("flame", 1, Relation::has);
  fire.shape(outer, rgb(0xffb43c), Form::glow);
  fire.shape(Path::ellipse(0, y - height * 0.26, height * 0.13, height * 0.24), rgb(0xfff3c4), Form::glow);
}

// A burning candle on y, with the wax that ran down.
void wax(Brush& brush, double y, double height, double radius, Colour colour) {
  body(brush, turned({{radius, y - height}, {radius, y}}, radius * 0.5), colour);
  Path runs = leaf({-radius * 0.7, y - height * 0.6}, {-radius * 0.4, y - height * 1.02}, radius * 0.3);
  runs.add(leaf({radius * 0.6, y - height * 0.76}, {radius * 0.4, y - height * 1.02}, radius * 0.3));
  runs.add(Path::ellipse(0, y - height, radius, radius * 0.34));
  brush.shape(runs, lighter(colour, 26), Form::flat);
  brush.line(Path::line({{0, y - height}, {0.6, y - height - radius * 0.9}}), rgb(0x2b211c), radius * 0.22);
}

// Light on glass: a long reflection near the lit rim, a short one opposite.
void gleam(Brush& brush, double x, double y, double height) {
  const int side = -lit_side(brush);
  const double w = std::max(1.2, height * 0.09);
  Path path = leaf({-x * side, y + height * 0.5}, {-x * side, y - height * 0.5}, w * 0.7);
  path.add(leaf({x * side, y + height * 0.4}, {x * side, y - height * 0.2}, w * 0.4));
  brush.veil(path, rgb(0xfffdf4), 65);
}

}  // namespace

void draw_bottle(Brush& brush, const Look& look) {
  rest(brush, 13, 4);
  const Path glass = turned({{4.4, -96}, {4.6, -70}, {13, -54}, {13.6, -44}, {13, -3}}, 3);
  body(brush, glass, darker(look.colour, 34));
  // Light gathers in the glass on the side away from the window.
  const int side = lit_side(brush);
  brush.veil(Path::smooth(
                 {{-side * 9.0, -54}, {-side * 11.5, -44}, {-side * 11.5, -8}, {-side * 6.0, -4}, {-side * 7.0, -46}}),
             lighter(look.colour, 30), 60);
  brush.part("cork").shape(Path::rounded(-3.6, -100, 7.2, 8, 1.6), rgb(0xb98a5a), Form::flat);
  brush.shape(stripe(4.9, -95, 4.9, -90, 1.4), darker(look.colour, 50), Form::flat);
  Brush label = brush.part("label");
  label.shape(stripe(13.6, -40, 13.4, -18, 3), look.accent, Form::flat);
  Path text;
  text.move(-7, -32).to(6, -31.4).move(-5, -26.5).to(4, -26);
  label.line(text, darker(look.accent, 50), 1.3);
  shine(brush, -9, -50, 1.2, 6, 6, 80);
  shine(brush, -2.4, -80, 0.9, 9, 0, 60);
}

void draw_wine_glass(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 22, 5);
  pane(brush, Path::ellipse(0, -4.6, 20, 4.6), clear, 50);
  pane(brush, turned({{2, -50}, {1.8, -30}, {6, -6}}, 2), clear, 70);
  pane(brush, turned({{19, -98}, {24, -76}, {4, -47}}, 3), clear, 25);
  Brush wine = brush.part("wine", 1, Relation::contains);
  wine.shape(turned({{23, -78}, {19, -59}, {4, -48}}, 3), look.colour);
  wine.shape(Path::ellipse(0, -78, 23.2, 4.6), mix(look.colour, clear, 26), Form::flat);
  pane(brush, Path::ellipse(0, -97.4, 18.6, 3), lighter(clear, 30), 10);
  gleam(brush, 17, -74, 34);
}

void draw_decanter(Brush& brush, const Look& look) {
  rest(brush, 26, 6);
  Brush wine = brush.part("wine", 1, Relation::contains);
  body(wine, turned({{7, -57}, {29, -32}, {22, -4}}, 5), look.colour);
  pane(brush, turned({{8, -82}, {5, -70}, {8, -56}}, 2), clear, 50);
  Path cut;
  for (const double x : {-22.0, -11.0, 0.0, 11.0}) cut.move(x, -12).to(x + 11, -30).move(x + 11, -12).to(x, -30);
  brush.line(cut, mix(look.colour, clear, 62), 1.2);
  brush.shape(Path::ellipse(0, -82, 8.4, 2.6), lighter(clear, 10), Form::flat);
  body(brush, Path::smooth({{0, -101}, {-7, -97}, {-6, -89}, {-3, -82}, {3, -82}, {6, -89}, {7, -97}}), clear);
  gleam(brush, 20, -30, 28);
  shine(brush, -2.6, -68, 0.9, 7, 0, 80);
}

void draw_tea_glass(Brush& brush, const Look& look) {
  rest(brush, 30, 8);
  const Colour metal = look.colour;
  handle(brush, Path::bow({{26, -60}, {50, -62}, {52, -34}, {26, -22}}), metal, 7);
  pane(brush, turned({{27, -97}, {25, -64}}, 8), clear, 30);
  Brush tea = brush.part("tea", 1, Relation::contains);
  tea.shape(turned({{26, -84}, {25, -60}}, 8), rgb(0xb5581c), Form::flat);
  tea.shape(Path::ellipse(0, -84, 26, 7), rgb(0xd98a3c), Form::flat);
  brush.part("lemon", 1, Relation::contains).shape(Path::ellipse(7, -84, 13, 4.4), rgb(0xf3d95c), Form::flat);
  body(brush, turned({{27, -66}, {26, -18}, {32, -8}}, 9), metal);
  Path chasing;
  chasing.move(-24, -58).curve(-10, -52, 10, -52, 24, -58).move(-24, -20).curve(-10, -13, 10, -13, 24, -20);
  chasing.add(Path::smooth({{0, -48}, {-12, -34}, {0, -20}, {12, -34}}));
  brush.line(chasing, darker(metal, 42), 2);
  pane(brush, Path::ellipse(0, -97, 26.6, 7), lighter(clear, 30), 10);
  shine(brush, -21, -84, 1.4, 11, 0, 80);
  shine(brush, -17, -40, 3, 14, 2, 65);
}

void draw_hourglass(Brush& brush, const Look& look) {
  rest(brush, 28, 7);
  const Colour frame = look.colour;
  brush.line(Path::line({{-21, -90}, {-21, -8}}).add(Path::line({{21, -90}, {21, -8}})), darker(frame, 22), 4);
  Path glass;
  glass.move(-19, -90)
      .curve(-22, -62, -3, -60, -2, -50)
      .curve(-3, -40, -22, -38, -19, -10)
      .curve(-10, -6, 10, -6, 19, -10);
  glass.curve(22, -38, 3, -40, 2, -50).curve(3, -60, 22, -62, 19, -90).close();
  pane(brush, glass, clear, 40);
  Path sand;
  sand.move(-14, -68)
      .curve(-6, -65, 6, -65, 14, -68)
      .curve(8, -58, 2, -56, 0.8, -50)
      .to(0.8, -30)
      .curve(6, -26, 16, -20, 18, -10);
  sand.curve(10, -6, -10, -6, -18, -10)
      .curve(-16, -20, -6, -26, -0.8, -30)
      .to(-0.8, -50)
      .curve(-2, -56, -8, -58, -14, -68)
      .close();
  brush.part("sand", 1, Relation::contains).shape(sand, look.accent, Form::flat);
  for (const double y : {-92.0, -6.0}) {
    body(brush, turned({{26, y - 3}, {26, y + 2}}, 5), frame);
    brush.shape(Path::ellipse(0, y - 3, 26, 4), lighter(frame, 18), Form::flat);
  }
  shine(brush, -13, -78, 1.6, 8, 6, 80);
  shine(brush, -13, -24, 1.6, 8, -6, 70);
}

void draw_candlestick(Brush& brush, const Look& look) {
  rest(brush, 18, 5);
  Brush candle = brush.part("candle", 1, Relation::carries);
  wax(candle, -52, 30, 4.6, rgb(0xf3e6c4));
  body(brush, turned({{9, -56}, {3, -48}, {5.6, -42}, {2.8, -35}, {7, -18}, {3.6, -13}, {18, -4}}, 5), look.colour);
  brush.shape(Path::ellipse(0, -55, 9.4, 2), lighter(look.colour, 28), Form::flat);
  shine(brush, -1.6, -32, 0.8, 6, 0, 85);
  shine(brush, -9, -5.4, 4, 1, -8, 80);
  flame(brush, -84, 15);
}

void draw_candle(Brush& brush, const Look& look) {
  rest(brush, 34, 8);
  // A small dish with a ring to carry it.
  handle(brush, Path::ellipse(38, -14, 9, 7), rgb(0xb48a42), 4);
  body(brush, turned({{34, -15}, {22, -5}}, 5), rgb(0xb48a42));
  brush.shape(Path::ellipse(0, -15, 34, 7), rgb(0xcfa75c), Form::flat);
  brush.shape(Path::ellipse(0, -14, 25, 4.6), rgb(0x8a6630), Form::flat);
  wax(brush, -15, 54, 10, look.colour);
  shine(brush, -22, -15, 4, 1.4, 14, 80);
  flame(brush, -75, 25);
}

void draw_oil_lamp(Brush& brush, const Look& look) {
  rest(brush, 20, 5);
  const Colour brass = rgb(0xc0944a);
  const bool lit = brush.light().dark;
  body(brush, turned({{4, -36}, {4, -24}, {20, -4}}, 5), brass);
  body(brush, turned({{6, -49}, {20, -39}, {4, -28}}, 3), look.colour);
  body(brush, turned({{9, -56}, {7, -47}}, 2), brass);
  if (lit) flame(brush, -57, 13);
  const Path chimney = turned({{6, -99}, {6, -86}, {12, -68}, {8, -55}}, 2);
  pane(brush, chimney, lit ? rgb(0xffe6b0) : clear, lit ? 30 : 40);
  gleam(brush, 8.4, -72, 20);
  brush.shape(Path::circle(12, -51, 2.6), darker(brass, 30), Form::flat);
  shine(brush, -11, -40, 3, 2.4, -20, 80);
}

}  // namespace art
