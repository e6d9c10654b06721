// Vegetables, mushrooms and nuts.
#include "art/vocabulary/vegetables.h"

#include <array>

#include "art/vocabulary/still_life.h"

namespace art {

using namespace still_life;

namespace {

constexpr Colour leaf_green = rgb(0x557a36);

}  // namespace

void draw_pumpkin(Brush& brush, const Look& look) {
  rest(brush, 66, 10);
  body(brush,
       Path::smooth({{0, -80},
                     {-30, -86},
                     {-66, -72},
                     {-76, -38},
                     {-58, -6},
                     {-28, 0},
                     {0, -3},
                     {28, 0},
                     {58, -6},
                     {76, -38},
                     {66, -72},
                     {30, -86}}),
       look.colour);
  Path ribs;
  ribs.move(-8, -80).curve(-26, -70, -28, -16, -12, -3).move(8, -80).curve(26, -70, 28, -16, 12, -3);
  ribs.move(-20, -83).curve(-58, -74, -58, -14, -34, -2).move(20, -83).curve(58, -74, 58, -14, 34, -2);
  brush.line(ribs, darker(look.colour, 36), 3);
  Path stem;
  stem.move(-18, -78)
      .curve(-6, -82, -8, -92, -12, -100)
      .to(4, -102)
      .curve(4, -92, 8, -84, 18, -79)
      .curve(6, -74, -8, -74, -18, -78)
      .close();
  brush.shape(stem, rgb(0x77783f));
  shine(brush, -42, -60, 6, 13, 24, 45);
  shine(brush, -12, -62, 4, 11, 6, 35);
}

void draw_onion(Brush& brush, const Look& look) {
  rest(brush, 40, 9);
  body(brush,
       Path::smooth({{3, -100},
                     {-4, -82},
                     {-20, -70},
                     {-48, -50},
                     {-46, -18},
                     {-16, -2},
                     {0, 0},
                     {16, -2},
                     {46, -18},
                     {48, -50},
                     {22, -70},
                     {8, -82}}),
       look.colour);
  Path skins;
  skins.move(0, -84).curve(-16, -68, -24, -24, -6, -2).move(-4, -80).curve(-38, -62, -46, -24, -14, -3);
  skins.move(4, -82).curve(18, -64, 22, -26, 6, -2).move(6, -78).curve(38, -62, 44, -26, 18, -4);
  brush.line(skins, darker(look.colour, 24), 2);
  brush.line(Path::line({{-8, -1}, {-13, 4}}).add(Path::line({{0, 0}, {1, 5}})).add(Path::line({{8, -1}, {14, 3}})),
             rgb(0xd8c7a0), 2);
  shine(brush, -22, -46, 6, 12, 24, 65);
}

void draw_garlic(Brush& brush, const Look& look) {
  rest(brush, 44, 9);
  body(brush,
       Path::smooth({{6, -102},
                     {-3, -96},
                     {-6, -74},
                     {-38, -52},
                     {-50, -28},
                     {-30, -2},
                     {-12, -5},
                     {4, 0},
                     {22, -4},
                     {44, -8},
                     {50, -34},
                     {34, -56},
                     {10, -76},
                     {12, -98}}),
       look.colour);
  Path cloves;
  cloves.move(0, -76).curve(-28, -56, -32, -24, -14, -6).move(4, -76).curve(24, -58, 34, -28, 24, -5);
  brush.line(cloves, mix(look.colour, rgb(0x8d6b86), 55), 3);
  brush.veil(Path::smooth({{2, -66}, {-12, -34}, {-4, -6}, {14, -8}, {18, -36}}), rgb(0xa2708e), 18);
  shine(brush, -32, -38, 5, 9, 24, 80);
}

void draw_carrot(Brush& brush, const Look& look) {
  rest(brush, 130, 12);
  Path plumes;
  for (const Point tip :
       {Point{-162, -92}, {-178, -62}, {-120, -104}, {-172, -28}, {-140, -2}, {-140, -80}, {-150, -44}}) {
    plumes.add(leaf({-64, -38}, tip, 13));
  }
  brush.shape(plumes, leaf_green);
  brush.line(Path::line({{-70, -38}, {-160, -86}}).add(Path::line({{-70, -38}, {-168, -34}})), lighter(leaf_green, 30),
             3);
  const Colour root = look.colour;
  body(brush, Path::limb({{-56, -60}, {20, -68}, {132, -84}}, {34, 30, 3}), darker(root, 8));
  body(brush, Path::limb({{-58, -18}, {20, -12}, {136, -4}}, {31, 27, 3}), darker(root, 4));
  body(brush, Path::limb({{-62, -40}, {20, -39}, {152, -36}}, {38, 33, 3}), root);
  Path rings;
  for (const double x : {-34.0, 2.0, 34.0, 70.0}) {
    rings.move(x, -56 + x * 0.08).curve(x + 4, -50, x + 4, -46, x + 2, -42);
  }
  brush.line(rings, darker(root, 30), 2.4);
  brush.line(Path::bow({{-74, -66}, {-66, -36}, {-76, -8}}), rgb(0xc9a86a), 6);
}

void draw_cabbage(Brush& brush, const Look& look) {
  rest(brush, 56, 10);
  const Colour vein = lighter(look.colour, 48);
  body(brush,
       Path::smooth({{-26, -88},
                     {-58, -84},
                     {-72, -50},
                     {-64, -16},
                     {-36, -2},
                     {20, 0},
                     {58, -8},
                     {72, -40},
                     {62, -78},
                     {36, -92}}),
       darker(look.colour, 24));
  body(brush, Path::smooth({{2, -99}, {-30, -92}, {-48, -54}, {-32, -14}, {2, -4}, {38, -14}, {50, -54}, {32, -92}}),
       lighter(look.colour, 16));
  // Two outer leaves embrace the head.
  body(brush,
       Path::smooth({{-56, -84}, {-30, -64}, {-16, -34}, {-8, 0}, {-46, -4}, {-68, -26}, {-76, -58}, {-64, -70}}),
       look.colour, 70);
  body(brush, Path::smooth({{60, -80}, {62, -66}, {78, -52}, {66, -20}, {36, -2}, {-4, 0}, {12, -30}, {34, -56}}),
       look.colour, 70);
  Path veins;
  veins.move(-14, -4).curve(-28, -30, -42, -52, -58, -72).move(-30, -32).to(-60, -36).move(-40, -50).to(-40, -64);
  veins.move(6, -4)
      .curve(30, -22, 46, -46, 58, -70)
      .move(36, -32)
      .to(62, -34)
      .move(4, -34)
      .curve(8, -56, 4, -78, 2, -92);
  veins.move(5, -56).to(-18, -74).move(6, -66).to(24, -82);
  brush.line(veins, vein, 3);
}

void draw_asparagus(Brush& brush, const Look& look) {
  rest(brush, 150, 12);
  const auto bundle = [](std::initializer_list<Point> tips) {
    Path path;
    for (const Point tip : tips) {
      const double end = -150 + tip.y * 0.1;
      path.move(end, tip.y - 9)
          .to(tip.x - 44, tip.y - 10)
          .curve(tip.x - 24, tip.y - 14, tip.x - 6, tip.y - 4, tip.x, tip.y);
      path.curve(tip.x - 6, tip.y + 4, tip.x - 24, tip.y + 14, tip.x - 44, tip.y + 10).to(end, tip.y + 9).close();
    }
    return path;
  };
  brush.shape(bundle({{116, -86}, {146, -66}, {128, -46}, {134, -12}}), darker(look.colour, 24), Form::flat);
  body(brush, bundle({{142, -77}, {172, -56}, {154, -36}, {168, -16}}), look.colour);
  Path gaps;
  for (const double y : {-66.0, -46.0, -26.0}) gaps.move(-154, y).to(124, y);
  brush.line(gaps, darker(look.colour, 42), 3);
  Path scales;
  for (const Point p : {Point{116, -77}, {146, -56}, {128, -36}, {142, -16}, {60, -56}, {34, -17}, {70, -77}}) {
    scales.move(p.x - 10, p.y - 6).to(p.x + 4, p.y).to(p.x - 10, p.y + 6);
  }
  brush.line(scales, mix(darker(look.colour, 30), rgb(0x6a4a78), 45), 3);
  Brush ribbon = brush.part("ribbon", 1, Relation::wears);
  body(ribbon, Path::smooth({{-40, -98}, {-50, -50}, {-42, 1}, {-16, 1}, {-24, -50}, {-14, -98}}), look.accent, 60);
}

void draw_artichoke(Brush& brush, const Look& look) {
  rest(brush, 36, 8);
  brush.shape(Path::limb({{4, -20}, {0, -8}, {-6, 0}}, {14, 13, 12}), rgb(0x8d9a5c));
  body(brush, Path::smooth({{0, -99}, {-18, -90}, {-42, -54}, {-38, -24}, {0, -10}, {38, -24}, {42, -54}, {18, -90}}),
       darker(look.colour, 30));
  struct Row {
    double y, step, first;
    int count;
  };
  int tone = 16;
  for (const Row row :
       {Row{-64, 20, -10, 2}, {-52, 21, -21, 3}, {-38, 22, -33, 4}, {-24, 22, -22, 3}, {-12, 21, -10.5, 2}}) {
    Path scales;
    for (int i = 0; i < row.count; ++i) {
      const double x = row.first + row.step * i;
      scales.add(leaf({x, row.y}, {x * 1.14, row.y - 32}, 13));
    }
    body(brush, scales, lighter(look.colour, tone), 70);
    tone -= 4;
  }
}

void draw_tomato(Brush& brush, const Look& look) {
  rest(brush, 48, 10);
  body(
      brush,
      Path::smooth(
          {{0, -84}, {-32, -90}, {-58, -68}, {-60, -36}, {-36, -4}, {0, 0}, {36, -4}, {60, -36}, {58, -68}, {32, -90}}),
      look.colour);
  brush.line(Path::bow({{-16, -82}, {-38, -66}, {-44, -40}}).add(Path::bow({{20, -82}, {38, -66}, {42, -42}})),
             darker(look.colour, 22), 2.6);
  brush.shape(Path::polygon({{0, -84},
                             {-12, -94},
                             {-34, -92},
                             {-16, -82},
                             {-26, -66},
                             {-4, -76},
                             {4, -60},
                             {10, -77},
                             {32, -70},
                             {18, -83},
                             {36, -90},
                             {12, -91}}),
              leaf_green, Form::flat);
  brush.line(Path::bow({{0, -82}, {2, -92}, {10, -101}}), darker(leaf_green, 12), 6);
  shine(brush, -36, -60, 7, 11, 34);
}

void draw_pepper(Brush& brush, const Look& look) {
  rest(brush, 38, 8);
  body(brush,
       Path::smooth({{0, -82},
                     {-22, -90},
                     {-44, -76},
                     {-44, -44},
                     {-34, -10},
                     {-18, 0},
                     {-2, -5},
                     {16, 1},
                     {34, -12},
                     {46, -46},
                     {44, -76},
                     {22, -90}}),
       look.colour);
  Path lobes;
  lobes.move(-6, -82).curve(-20, -58, -16, -26, -4, -6).move(8, -82).curve(26, -62, 26, -30, 18, -8);
  brush.line(lobes, darker(look.colour, 34), 3.4);
  Path stem;
  stem.move(-18, -84)
      .curve(-6, -84, -6, -94, -10, -100)
      .to(0, -103)
      .curve(4, -94, 6, -86, 20, -84)
      .curve(8, -76, -8, -76, -18, -84)
      .close();
  brush.shape(stem, leaf_green);
  shine(brush, -30, -62, 4, 14, 8);
  shine(brush, 2, -60, 3, 12, 4, 50);
}

void draw_corn(Brush& brush, const Look& look) {
  rest(brush, 100, 11);
  const Colour husk = rgb(0x8ea653);
  brush.shape(leaf({-100, -30}, {40, -100}, 22).add(leaf({-104, -24}, {20, -2}, 16)), darker(husk, 14));
  const Path cob = Path::limb({{-56, -44}, {-10, -46}, {50, -48}, {108, -50}}, {54, 62, 52, 16});
  body(brush, cob, look.colour);
  Path rows;
  for (const double d : {-16.0, 0.0, 16.0}) {
    rows.move(-60, -45 + d).curve(0, -47 + d * 1.3, 60, -48 + d, 112, -50 + d * 0.3);
  }
  for (int i = 0; i < 7; ++i) {
    const double x = -34 + i * 22;
    rows.move(x, -70 + x * 0.06).curve(x + 5, -56, x + 5, -38, x, -22 - x * 0.08);
  }
  brush.line(rows, darker(look.colour, 26), 2);
  body(brush, Path::smooth({{-118, -26}, {-96, -52}, {-40, -58}, {24, -40}, {-20, -26}, {-60, -6}, {-104, -10}}), husk,
       70);
  brush.line(Path::bow({{-106, -22}, {-60, -36}, {6, -38}}).add(Path::bow({{-104, -16}, {-60, -22}, {-24, -28}})),
             darker(husk, 24), 2);
  brush.line(Path::bow({{108, -54}, {122, -66}, {136, -60}}).add(Path::bow({{110, -48}, {128, -46}, {138, -34}})),
             rgb(0xb98a4a), 3);
  shine(brush, lit_side(brush) < 0 ? 6 : -40, -66, 16, 4, 0, 45);
}

void draw_mushrooms(Brush& brush, const Look& look) {
  rest(brush, 72, 10);
  const Colour flesh = rgb(0xeadfc6);
  struct Cap {
    double x, y, scale, turn;
  };
  for (const Cap m : {Cap{34, -2, 0.72, 12}, {-20, 0, 1, -4}, {66, 2, 0.5, 18}}) {
    Brush part = brush.part("mushrooms").at(m.x, m.y, m.scale, m.turn);
    body(part, Path::smooth({{-14, -56}, {-15, -28}, {-20, -4}, {0, 2}, {20, -4}, {15, -28}, {14, -56}}), flesh);
    part.shape(Path::ellipse(0, -52, 44, 11), darker(flesh, 38), Form::flat);
    Path cap;
    cap.move(-52, -50)
        .curve(-54, -84, -24, -100, 0, -100)
        .curve(26, -100, 54, -84, 52, -50)
        .curve(30, -62, -30, -62, -52, -50)
        .close();
    body(part, cap, look.colour);
    shine(part, -22, -80, 9, 5, -30, 50);
  }
}

void draw_nuts(Brush& brush, const Look& look) {
  rest(brush, 90, 13);
  const Colour shell = look.colour;
  // Two walnuts, hazelnuts before them.
  for (const double x : {-36.0, 34.0}) {
    Brush part = brush.part("nuts").at(x, x < 0 ? -16 : -22, 0.86, x * 0.5);
    body(part, Path::smooth({{0, -92}, {-32, -80}, {-46, -42}, {-28, -6}, {0, 0}, {30, -8}, {46, -44}, {32, -80}}),
         shell);
    part.line(Path::bow({{0, -91}, {-4, -60}, {4, -30}, {0, -2}}), darker(shell, 44), 5);
    Path wrinkles;
    wrinkles.move(-18, -78).curve(-30, -62, -12, -54, -26, -40).move(-20, -26).curve(-14, -18, -18, -12, -14, -8);
    wrinkles.move(18, -78).curve(12, -64, 30, -58, 22, -44).move(30, -34).curve(22, -26, 24, -18, 18, -12);
    part.line(wrinkles, darker(shell, 24), 4);
  }
  // Each of them lies with its pale end to the left.
  for (const Point p : {Point{-70, 0}, {-4, 3}, {62, 4}}) {
    Brush part = brush.part("nuts").at(p.x, p.y - 20, 0.5, p.x * 0.2 - 14);
    body(part, Path::smooth({{52, 0}, {24, -38}, {-22, -40}, {-44, -14}, {-44, 16}, {-20, 40}, {26, 38}}),
         rgb(0xa8672f));
    part.shape(Path::ellipse(-36, 0, 11, 28), rgb(0xd9b98a), Form::flat);
    shine(part, -4, -18, 9, 5, -10, 60);
  }
}

}  // namespace art
