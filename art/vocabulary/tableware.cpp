// What stands on a laid table: vases, jugs, cups, plates, pots and pans.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/glassware.h"
#include "art/vocabulary/still_life.h"

namespace art {

using namespace still_life;

namespace {

constexpr Colour copper = rgb(0xbd6a3a);

void vase(Brush& brush, const Look& look) {
  const bool round = look.style == "round";
  rest(brush, round ? 24 : 15, 5);
  if (round) {
    body(brush, turned({{17, -96}, {14, -85}, {42, -50}, {22, -3}}, 5), look.colour);
    brush.shape(stripe(40.6, -56, 40, -37, 9), look.accent, Form::flat);
    constexpr std::array flowers = std::to_array<Point>({{-32, -39}, {-17, -36}, {0, -35}, {17, -36}, {32, -39}});
    brush.line(Path::dots(flowers), look.colour, 9);
    brush.line(Path::dots(flowers), look.accent, 3);
  } else {
    body(brush, turned({{13, -96}, {8, -84}, {21, -52}, {11, -11}, {14, -3}}, 4), look.colour);
    brush.shape(stripe(20.4, -56, 20.2, -42, 5), look.accent, Form::flat);
    Path zigzag;
    zigzag.move(-18, -46).to(-12, -49).to(-6, -42).to(0, -49).to(6, -42).to(12, -49).to(18, -46);
    brush.line(zigzag, look.colour, 2);
    brush.line(Path::bow({{-8, -83}, {0, -81}, {8, -83}}), look.accent, 2);
  }
  mouth(brush, -96, round ? 17 : 13, round ? 4 : 3, look.colour);
  shine(brush, round ? -24 : -11, -62, round ? 4 : 2, round ? 8 : 7, round ? 34 : 22);
}

// Earthenware, its shoulder dipped in glaze.
void jug(Brush& brush, const Look& look) {
  rest(brush, 30, 7);
  handle(brush, Path::bow({{18, -87}, {44, -85}, {52, -63}, {34, -43}}), look.colour, 8.5);
  body(brush, turned({{20, -95}, {16, -82}, {41, -44}, {25, -4}}, 6), look.colour);
  Path glaze;
  glaze.move(-20, -95)
      .curve(-14, -84, -22, -74, -34, -62)
      .curve(-38, -52, -32, -40, -26, -48)
      .curve(-20, -56, -16, -50, -12, -40);
  glaze.curve(-6, -30, -2, -46, 4, -46)
      .curve(12, -46, 12, -36, 20, -40)
      .curve(26, -44, 30, -54, 35, -60)
      .curve(24, -72, 14, -84, 20, -95)
      .close();
  body(brush, glaze, look.accent);
  mouth(brush, -95, 20, 4.6, look.accent);
  shine(brush, -20, -64, 4, 7, 38);
  shine(brush, -27, -34, 3, 9, 8, 40);
}

// Tall porcelain with a lip to pour from.
void pitcher(Brush& brush, const Look& look) {
  rest(brush, 24, 6);
  handle(brush, Path::bow({{-14, -86}, {-38, -82}, {-42, -56}, {-24, -36}}), look.colour, 6);
  Path outline;
  outline.move(-15, -90)
      .curve(-12, -72, -30, -60, -30, -36)
      .curve(-30, -20, -22, -12, -22, -4)
      .curve(-12, 1.5, 12, 1.5, 22, -4);
  outline.curve(22, -12, 30, -20, 30, -36)
      .curve(30, -60, 12, -68, 16, -84)
      .to(27, -99)
      .curve(10, -92, -4, -92, -15, -90)
      .close();
  body(brush, outline, look.colour);
  brush.shape(stripe(29.6, -42, 29.8, -36, 6).add(stripe(29, -31, 28, -27, 6)), look.accent, Form::flat);
  brush.line(Path::dots(std::array{Point{0, -61}, Point{7, -56}, Point{4, -48}, Point{-4, -48}, Point{-7, -56}}),
             look.accent, 7);
  brush.line(Path::dots(std::array{Point{0, -54}}), look.colour, 5);
  Path inside;
  inside.move(-14, -90).curve(-4, -95, 12, -96, 25, -98).curve(14, -90, 4, -86, -14, -90).close();
  brush.shape(inside, darker(look.colour, 40), Form::flat);
  shine(brush, -19, -48, 2.6, 9, 16);
}

void goblet(Brush& brush, const Look& look) {
  rest(brush, 24, 6);
  const Colour metal = look.colour;
  body(brush, turned({{3, -44}, {7, -32}, {3, -20}, {24, -5}}, 6), metal);
  body(brush, turned({{30, -95}, {28, -64}, {4, -43}}, 3), metal);
  brush.shape(stripe(30, -90, 30, -84, 6).add(stripe(28, -64, 25, -58, 5)), darker(metal, 30), Form::flat);
  Brush jewel = brush.part("jewel", 3);
  balls(jewel, std::array{Point{-18, -71}, Point{0, -69}, Point{18, -71}}, look.accent, 8);
  mouth(brush, -95, 30, 6, metal);
  shine(brush, -19, -76, 2.4, 11, 2, 85);
  shine(brush, -10, -9, 5, 1.4, -12, 80);
}

void cup(Brush& brush, const Look& look) {
  rest(brush, 76, 14);
  Brush saucer = brush.part("saucer");
  body(saucer, turned({{80, -24}, {42, -6}}, 8), look.colour, 60);
  saucer.shape(Path::ellipse(0, -25, 80, 19), lighter(look.colour, 10), Form::flat);
  brush.veil(Path::ellipse(6, -22, 46, 11), rgb(0x2c2430), 24);
  saucer.line(Path::ellipse(0, -25, 73, 16), look.accent, 2.6);
  handle(brush, Path::bow({{42, -78}, {72, -82}, {70, -54}, {36, -44}}), look.colour, 9);
  body(brush, turned({{47, -88}, {43, -54}, {24, -23}}, 8), look.colour);
  brush.shape(stripe(46.6, -76, 44, -66, 10), look.accent, Form::flat);
  Brush coffee = brush.part("coffee", 1, Relation::contains);
  edged(coffee, Path::ellipse(0, -87, 44, 9), rgb(0x6d3b1c), 100, lighter(look.colour, 18), 4);
  shine(brush, -12, -87, 12, 2, -4, 40);
  shine(brush, -30, -58, 3.4, 9, -14);
}

void teapot(Brush& brush, const Look& look) {
  rest(brush, 48, 9);
  handle(brush, Path::bow({{-40, -66}, {-76, -76}, {-82, -40}, {-44, -22}}), look.colour, 9);
  Path spout;
  spout.move(36, -26).curve(66, -30, 60, -64, 82, -76).to(70, -82).curve(48, -78, 50, -58, 36, -54).close();
  Brush nose = brush.part("spout");
  body(nose, spout, look.colour);
  body(brush, turned({{22, -80}, {54, -44}, {28, -5}}, 7), look.colour);
  brush.shape(stripe(52, -52, 53.6, -38, 10), look.accent, Form::flat);
  brush.line(Path::dots(std::array{Point{-36, -42}, Point{-18, -39}, Point{0, -38}, Point{18, -39}, Point{36, -42}}),
             look.colour, 6);
  Brush lid = brush.part("lid");
  body(lid, dome(28, -79, 15, 9), lighter(look.colour, 8));
  lid.shape(Path::circle(0, -95, 5.4), look.accent, Form::flat);
  shine(brush, -30, -60, 4, 8, 36);
  shine(brush, -12, -84, 5, 1.6, -20, 70);
}

void coffee_pot(Brush& brush, const Look& look) {
  rest(brush, 28, 7);
  handle(brush, Path::bow({{-18, -72}, {-48, -74}, {-50, -40}, {-26, -22}}), look.accent, 7);
  Path spout;
  spout.move(22, -22).curve(42, -30, 34, -60, 48, -78).to(39, -80).curve(26, -66, 28, -48, 18, -44).close();
  Brush nose = brush.part("spout");
  body(nose, spout, look.colour);
  body(brush, turned({{17, -82}, {31, -6}}, 8), look.colour);
  Brush lid = brush.part("lid");
  body(lid, dome(18, -81, 13, 6), lighter(look.colour, 8));
  brush.line(Path::bow({{-17.6, -81}, {0, -76}, {17.6, -81}}).add(Path::bow({{-31, -6}, {0, 0}, {31, -6}})),
             look.accent, 2.6);
  lid.shape(Path::circle(0, -96.4, 4), look.accent, Form::flat);
  brush.dabs(Path::ellipse(6, -36, 19, 24), lighter(look.colour, 34), 2.6, 7);
  shine(brush, -14, -50, 2, 20, 9, 70);
}

void samovar(Brush& brush, const Look& look) {
  rest(brush, 26, 5);
  const Colour metal = look.colour;
  // The teapot that keeps warm on its crown.
  Brush teapot = brush.part("teapot", 1, Relation::carries);
  teapot.line(Path::bow({{-8, -94}, {-17, -93}, {-9, -86}}).add(Path::line({{8, -88}, {16, -94}})), rgb(0xe9dfcf), 2.6);
  body(teapot, turned({{2, -99}, {11, -90}, {7, -84}}, 2), rgb(0xf1e9da));
  body(brush, turned({{14, -83}, {10, -79}, {26, -73}}, 3), metal);
  Path handles = Path::bow({{-24, -66}, {-39, -68}, {-37, -54}, {-25, -54}})
                     .add(Path::bow({{24, -66}, {39, -68}, {37, -54}, {25, -54}}));
  handle(brush, handles, darker(metal, 10), 3.4);
  body(brush, turned({{26, -73}, {27, -48}, {10, -20}}, 3), metal);
  body(brush, turned({{9, -21}, {11, -13}, {25, -4}}, 4), metal);
  brush.shape(stripe(26.4, -73, 27.4, -69, 4).add(stripe(25.4, -8, 25, -4, 4)), darker(metal, 34), Form::flat);
  Path tap = Path::limb({{0, -32}, {0, -27}, {0, -22}}, {4, 4.4, 3.4}).add(Path::rounded(-5, -37, 10, 2.6, 1.2));
  brush.part("tap").shape(tap, darker(metal, 42), Form::flat);
  shine(brush, -17, -56, 2.6, 11, 4, 85);
  shine(brush, 9, -58, 1.2, 9, -3, 40);
}

void plate(Brush& brush, const Look& look) {
  brush.shadow(0, -40, 166, 42);
  body(brush, Path::ellipse(0, -46, 162, 46), darker(look.colour, 10), 60);
  brush.shape(Path::ellipse(0, -51, 162, 47), look.colour, Form::flat);
  brush.line(Path::ellipse(0, -51, 142, 40), look.accent, 6);
  edged(brush, Path::ellipse(0, -47, 104, 27), lighter(look.colour, 8), 100, darker(look.colour, 14), 4);
  shine(brush, -112, -72, 20, 4, -24, 80);
}

void bowl(Brush& brush, const Look& look) {
  rest(brush, 48, 11);
  body(brush, turned({{98, -80}, {76, -34}, {40, -6}}, 9), look.colour);
  Path pattern;
  for (const double x : {-62.0, -22.0, 22.0, 62.0}) {
    pattern.add(leaf({x * 0.66, -26}, {x * 1.12, -60 + x * x * 0.001}, 9));
  }
  brush.part("pattern", 0).shape(pattern, look.accent, Form::flat);
  edged(brush, Path::ellipse(0, -79, 94, 18), darker(look.accent, 7), 100, lighter(look.accent, 14), 5);
  shine(brush, -58, -48, 5, 12, -30);
}

// A heap of fruit in a footed bowl.
void fruit_bowl(Brush& brush, const Look& look) {
  rest(brush, 36, 8);
  const auto fruit = [&](std::string_view what, double x, double y, double r, Colour colour) {
    Brush one = brush.part(what, 1, Relation::contains);
    body(one, Path::circle(x, y, r), colour);
    shine(brush, x * -lit_side(brush) - r * 0.4, y - r * 0.4, r * 0.18, r * 0.13, -40);
  };
  brush.shape(leaf({-20, -84}, {-52, -99}, 8).add(leaf({24, -86}, {50, -98}, 7)), rgb(0x557a36), Form::flat);
  fruit("orange", 2, -80, 20, rgb(0xe07b2e));
  fruit("apple", -30, -68, 19, rgb(0xb93029));
  fruit("apple", 34, -68, 19, rgb(0xd8b23c));
  constexpr std::array grapes =
      std::to_array<Point>({{50, -54}, {61, -50}, {56, -43}, {66, -41}, {60, -34}, {68, -31}, {63, -24}});
  fruit("apple", 2, -58, 19, rgb(0x9cb861));
  fruit("plum", -56, -58, 13, rgb(0x75457f));
  body(brush, turned({{74, -54}, {50, -29}, {9, -17}, {34, -4}}, 6), look.colour);
  brush.line(Path::bow({{-74, -54}, {-36, -45}, {36, -45}, {74, -54}}), look.accent, 5);
  Brush bunch = brush.part("grapes", 1, Relation::contains);
  balls(bunch, grapes, rgb(0x75457f), 12);
  shine(brush, -44, -38, 3, 8, -44);
}

void wicker_basket(Brush& brush, const Look& look) {
  rest(brush, 76, 12);
  const Colour straw = look.colour;
  Path grips = Path::bow({{-86, -74}, {-104, -92}, {-100, -60}, {-82, -54}})
                   .add(Path::bow({{86, -74}, {104, -92}, {100, -60}, {82, -54}}));
  handle(brush, grips, darker(straw, 8), 9);
  brush.shape(Path::ellipse(0, -80, 90, 20), darker(straw, 46), Form::flat);
  brush.part("napkin", 1, Relation::contains)
      .shape(Path::smooth({{-72, -82}, {-30, -92}, {30, -92}, {72, -82}, {40, -68}, {-40, -68}}), look.accent,
             Form::flat);
  body(brush, turned({{90, -80}, {74, -10}}, 13), straw);
  Path weave;
  for (const double y : {-62.0, -46.0, -30.0, -14.0}) {
    const double r = 74 + (-y - 10) * 0.22;
    weave.move(-r, y).curve(-r * 0.6, y + 14, r * 0.6, y + 14, r, y);
  }
  brush.line(weave, darker(straw, 34), 3);
  Path ribs;
  for (const double x : {-62.0, -42.0, -21.0, 0.0, 21.0, 42.0, 62.0}) {
    ribs.move(x * 1.14, -66 - x * x * 0.0012).to(x, -3 - x * x * 0.001);
  }
  brush.line(ribs, darker(straw, 20), 4);
  brush.line(Path::bow({{-90, -80}, {-48, -65}, {0, -61}, {48, -65}, {90, -80}}), darker(straw, 26), 11);
  brush.line(Path::bow({{-90, -82}, {-48, -67}, {0, -63}, {48, -67}, {90, -82}}), lighter(straw, 14), 6);
}

void tray(Brush& brush, const Look& look) {
  brush.shadow(0, -40, 200, 46);
  body(brush, Path::ellipse(0, -46, 190, 45), darker(look.colour, 26));
  brush.shape(Path::ellipse(0, -52, 190, 47), lighter(look.colour, 12), Form::flat);
  body(brush, Path::ellipse(0, -51, 170, 39), look.colour);
  Path ears = Path::bow({{-182, -66}, {-212, -64}, {-212, -40}, {-182, -38}})
                  .add(Path::bow({{182, -66}, {212, -64}, {212, -40}, {182, -38}}));
  handle(brush, ears, look.colour, 10);
  brush.veil(Path::polygon({{-90, -84}, {-40, -88}, {40, -16}, {-20, -17}}), rgb(0xfffaf0), 30);
  shine(brush, -150, -68, 18, 4, -30, 80);
}

void copper_pot(Brush& brush, const Look& /*look*/) {
  rest(brush, 62, 10);
  Path grips = Path::bow({{-66, -58}, {-88, -62}, {-86, -42}, {-66, -40}})
                   .add(Path::bow({{66, -58}, {88, -62}, {86, -42}, {66, -40}}));
  handle(brush, grips, rgb(0xb08a48), 8);
  body(brush, turned({{64, -66}, {68, -34}, {56, -8}}, 10), copper);
  Brush lid = brush.part("lid");
  body(lid, dome(70, -68, 22, 14), lighter(copper, 8));
  brush.line(Path::bow({{-70, -67}, {-36, -57}, {36, -57}, {70, -67}}), darker(copper, 38), 3.4);
  lid.shape(Path::smooth({{0, -101}, {-10, -96}, {-5, -88}, {5, -88}, {10, -96}}), rgb(0x8a6a34), Form::flat);
  brush.veil(Path::smooth({{24, -52}, {40, -50}, {42, -18}, {24, -12}, {30, -30}}), rgb(0xf0a060), 30);
  shine(brush, -42, -36, 5, 16, -2, 75);
  shine(brush, -30, -76, 10, 2.4, -22, 75);
}

void frying_pan(Brush& brush, const Look& look) {
  brush.shadow(-80, -40, 160, 46);
  body(brush, Path::limb({{50, -56}, {226, -90}}, {22, 30}), look.accent);
  body(brush, Path::ellipse(-80, -42, 146, 42), darker(look.colour, 30));
  edged(brush, Path::ellipse(-80, -52, 138, 38), darker(look.colour, 16), 100, lighter(look.colour, 18), 9);
  brush.veil(Path::smooth({{-176, -52}, {-140, -70}, {-90, -76}, {-104, -64}, {-150, -46}}), rgb(0xdfe4ea), 34);
  brush.line(Path::dots(std::array{Point{218, -86}}), darker(look.accent, 50), 7);
}

void knife(Brush& brush, const Look& look) {
  brush.shadow(0, -10, 210, 14);
  Path blade;
  blade.move(-40, -58).to(206, -14).curve(214, -6, 200, 2, 176, 0).curve(96, -2, 20, -14, -46, -26).close();
  brush.shape(blade, rgb(0xb9c0c6), Form::flat);
  brush.line(Path::line({{-40, -56}, {204, -13}}), rgb(0xf3f5f4), 4);
  brush.shape(Path::limb({{-48, -44}, {-120, -64}, {-200, -78}}, {30, 36, 40}), look.colour);
  brush.shape(Path::polygon({{-52, -62}, {-36, -58}, {-42, -24}, {-58, -28}}), rgb(0x8a6a34), Form::flat);
  brush.line(Path::dots(std::array{Point{-90, -56}, Point{-132, -66}, Point{-174, -74}}), rgb(0xd8b87a), 9);
}

// Folded linen, its upper leaf turned back at a corner.
void napkin(Brush& brush, const Look& look) {
  brush.shadow(4, -16, 190, 30);
  const Colour linen = look.colour;
  Path under;
  under.move(-176, -20)
      .curve(-120, -52, -90, -66, -48, -88)
      .curve(40, -78, 110, -66, 180, -50)
      .curve(150, -28, 110, -16, 84, 0);
  under.curve(0, -2, -90, -8, -176, -20).close();
  body(brush, under, darker(linen, 12), 60);
  Path upper;
  upper.move(-170, -30)
      .curve(-120, -62, -84, -82, -44, -100)
      .curve(30, -90, 90, -80, 172, -62)
      .curve(140, -44, 110, -26, 78, -12);
  upper.curve(20, -22, -20, -10, -60, -18).curve(-100, -26, -130, -24, -170, -30).close();
  body(brush, upper, linen, 60);
  Path stripes;
  stripes.move(-138, -33).curve(-96, -60, -60, -80, -22, -97).move(-124, -30).curve(-82, -56, -46, -78, -6, -94);
  brush.line(stripes, look.accent, 5);
  Path folds;
  folds.move(30, -90)
      .curve(10, -66, 0, -44, 16, -18)
      .move(96, -78)
      .curve(70, -58, 56, -40, 52, -22)
      .move(-60, -74)
      .curve(-40, -56, -44, -36, -34, -18);
  brush.line(folds, darker(linen, 22), 4);
  Path turned_back;
  turned_back.move(172, -62)
      .curve(140, -44, 110, -26, 78, -12)
      .curve(84, -40, 100, -62, 112, -74)
      .curve(130, -70, 150, -66, 172, -62)
      .close();
  brush.shape(turned_back, lighter(linen, 24), Form::flat);
  brush.line(Path::bow({{112, -73}, {92, -46}, {80, -14}}), darker(linen, 34), 4);
}

void mortar(Brush& brush, const Look& look) {
  rest(brush, 32, 8);
  Brush pestle = brush.part("pestle", 1, Relation::contains);
  pestle.shape(Path::limb({{8, -60}, {34, -84}, {48, -98}}, {9, 9, 15}), look.accent);
  brush.shape(Path::ellipse(0, -68, 46, 11), darker(look.colour, 50), Form::flat);
  pestle.shape(Path::limb({{4, -62}, {16, -70}}, {10, 9}), look.accent, Form::flat);
  body(brush, turned({{47, -68}, {36, -32}, {21, -17}, {34, -5}}, 7), look.colour);
  brush.shape(stripe(48, -69, 46.4, -62, 13), lighter(look.colour, 18), Form::flat);
  brush.dabs(stripe(40, -48, 28, -24, 8), darker(look.colour, 22), 2.4, 4);
  shine(brush, -27, -44, 3, 10, -16, 60);
}

void jar(Brush& brush, const Look& look) {
  rest(brush, 30, 7);
  body(brush, turned({{22, -78}, {43, -48}, {28, -5}}, 7), look.colour);
  // A branch in blossom around the belly.
  Brush pattern = brush.part("pattern", 0);
  pattern.line(Path::bow({{-32, -30}, {-12, -44}, {10, -42}, {32, -54}}), look.accent, 3);
  Path foliage;
  for (const Point p : {Point{-22, -38}, {-4, -45}, {8, -41}, {20, -47}}) {
    foliage.add(leaf(p, {p.x + 8, p.y - 13}, 3.6)).add(leaf(p, {p.x + 9, p.y + 11}, 3.6));
  }
  pattern.shape(foliage, look.accent, Form::flat);
  brush.shape(stripe(29, -14, 28, -6, 7), look.accent, Form::flat);
  Brush lid = brush.part("lid");
  body(lid, dome(27, -76, 17, 7), look.accent);
  lid.shape(Path::circle(0, -95, 5.4), look.accent, Form::flat);
  shine(brush, -25, -62, 4, 7, 36);
  shine(brush, -12, -85, 4, 1.6, -24, 70);
}

void cake_stand(Brush& brush, const Look& look) {
  rest(brush, 52, 9);
  body(brush, turned({{7, -76}, {12, -40}, {8, -24}, {50, -7}}, 9), look.colour);
  body(brush, turned({{100, -80}, {60, -66}}, 12), darker(look.colour, 8));
  Path scallops;
  for (int i = 0; i < 9; ++i) {
    scallops.add(Path::ellipse(-88 + i * 22, -74 + (1 - (i - 4) * (i - 4) / 16.0) * 13, 12, 9));
  }
  brush.shape(scallops, look.accent, Form::flat);
  edged(brush, Path::ellipse(0, -82, 99, 16), darker(look.colour, 6), 100, lighter(look.colour, 30), 5);
  shine(brush, -60, -84, 16, 2.4, -8, 80);
}

void tankard(Brush& brush, const Look& look) {
  rest(brush, 36, 8);
  handle(brush, Path::bow({{30, -75}, {61, -74}, {63, -37}, {32, -21}}), look.colour, 10);
  body(brush, turned({{30, -82}, {37, -7}}, 9), look.colour);
  Brush froth = brush.part("froth", 1, Relation::contains);
  froth.shape(stripe(30.4, -76, 30.6, -70, 7).add(stripe(35.4, -16, 36.4, -9, 8)), darker(look.colour, 28), Form::flat);
  body(brush,
       Path::smooth({{-33, -80},
                     {-28, -92},
                     {-12, -98},
                     {6, -95},
                     {22, -98},
                     {34, -86},
                     {31, -76},
                     {22, -66},
                     {14, -74},
                     {0, -74},
                     {-12, -72},
                     {-22, -58},
                     {-30, -68}}),
       rgb(0xfaf3de), 60);
  froth.dabs(Path::ellipse(0, -86, 26, 8), rgb(0xe3d4ae), 4, 14);
  shine(brush, -18, -44, 2.6, 18, 3, 75);
}

constexpr std::array all = std::to_array<Thing>({
    {"vase", Place::stands, 0.32, 70, vase, "vessel", "blue", "cream", "", "slim round", 95},
    {"jug", Place::stands, 0.26, 92, jug, "vessel", "brown", "cream"},
    {"pitcher", Place::stands, 0.3, 72, pitcher, "jug vessel", "white", "blue"},
    {"bottle", Place::stands, 0.34, 28, draw_bottle, "vessel glass", "green", "cream"},
    {"wine-glass", Place::stands, 0.21, 48, draw_wine_glass, "glass drink", "red"},
    {"goblet", Place::stands, 0.2, 60, goblet, "vessel cup", "gold", "red"},
    {"cup", Place::stands, 0.09, 160, cup, "vessel drink", "white", "blue"},
    {"teapot", Place::stands, 0.17, 166, teapot, "vessel", "cream", "red"},
    {"coffee-pot", Place::stands, 0.26, 100, coffee_pot, "vessel", "blue", "white"},
    {"samovar", Place::stands, 0.5, 78, samovar, "vessel", "gold"},
    {"plate", Place::stands, 0.085, 330, plate, "dish", "white", "blue", "", "", 48},
    {"bowl", Place::stands, 0.11, 196, bowl, "vessel", "blue", "white"},
    {"fruit-bowl", Place::stands, 0.25, 150, fruit_bowl, "bowl", "white", "gold"},
    {"wicker-basket", Place::stands, 0.2, 212, wicker_basket, "basket", "light-brown", "white", "", "", 80},
    {"tray", Place::stands, 0.11, 430, tray, "", "light-grey", "", "", "", 50},
    {"copper-pot", Place::stands, 0.2, 174, copper_pot, "pot vessel", ""},
    {"frying-pan", Place::stands, 0.1, 464, frying_pan, "", "black", "brown"},
    {"knife", Place::stands, 0.06, 430, knife, "", "dark-brown"},
    {"candlestick", Place::stands, 0.36, 38, draw_candlestick, "light", "gold"},
    {"candle", Place::stands, 0.17, 80, draw_candle, "light", "cream"},
    {"oil-lamp", Place::stands, 0.42, 42, draw_oil_lamp, "lamp light", "green"},
    {"napkin", Place::stands, 0.08, 360, napkin, "cloth", "white", "red"},
    {"hourglass", Place::stands, 0.22, 56, draw_hourglass, "", "brown", "yellow"},
    {"mortar", Place::stands, 0.16, 106, mortar, "vessel", "light-grey", "light-brown"},
    {"jar", Place::stands, 0.22, 88, jar, "vessel", "white", "blue"},
    {"cake-stand", Place::stands, 0.14, 206, cake_stand, "dish", "white", "pink", "", "", 82},
    {"decanter", Place::stands, 0.28, 64, draw_decanter, "vessel glass drink", "red"},
    {"tankard", Place::stands, 0.18, 104, tankard, "vessel drink", "grey"},
    {"tea-glass", Place::stands, 0.13, 86, draw_tea_glass, "glass drink", "light-grey"},
});

}  // namespace

std::span<const Thing> tableware() { return all; }

}  // namespace art
