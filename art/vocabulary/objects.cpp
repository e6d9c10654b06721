// Objects of every day: what lies on tables and stands in corners.
#include "art/vocabulary/objects.h"

#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/solids.h"

namespace art {
namespace {

void hat(Brush& brush, const Look& look) {
  if (look.style == "top") {
    brush.shadow(0, -3, 50, 9);
    brush.shape(Path::smooth({{-66, -18}, {-30, -12}, {30, -12}, {66, -18}, {40, -2}, {0, 0}, {-40, -2}}), look.colour,
                Form::flat);
    Path tube;
    tube.move(-40, -94)
        .curve(-34, -70, -34, -40, -38, -14)
        .curve(-20, -4, 20, -4, 38, -14)
        .curve(34, -40, 34, -70, 40, -94)
        .close();
    brush.shape(tube, look.colour);
    brush.shape(Path::ellipse(0, -94, 40, 8), lit_plane(look.colour, 18), Form::flat);
    brush.part("ribbon").line(Path::bow({{-36, -24}, {0, -15}, {36, -24}}), look.accent, 11);
    return;
  }
  brush.shadow(0, -6, 112, 16);
  brush.shape(Path::smooth({{-116, -26}, {-70, -46}, {0, -50}, {74, -44}, {116, -20}, {70, -4}, {-10, 0}, {-80, -8}}),
              look.colour);
  brush.shape(Path::smooth({{-56, -28}, {-52, -78}, {-20, -98}, {24, -99}, {52, -76}, {58, -26}, {0, -16}}),
              lit_plane(look.colour, 12));
  Path ribbon;
  ribbon.move(-57, -50).curve(-30, -36, 30, -36, 57, -48).to(59, -24).curve(30, -12, -30, -12, -59, -26).close();
  Brush band = brush.part("ribbon");
  band.shape(ribbon, look.accent, Form::flat);
  band.shape(Path::smooth({{52, -40}, {76, -52}, {84, -34}, {60, -30}})
                 .add(Path::limb({{56, -30}, {78, -20}, {92, -4}}, {8, 12, 10})),
             look.accent, Form::flat);
  brush.line(Path::bow({{-96, -24}, {-40, -10}, {40, -9}, {96, -20}}).add(Path::bow({{-46, -70}, {0, -62}, {46, -70}})),
             dim_plane(look.colour, 26), 2.4);
}

void gloves(Brush& brush, const Look& look) {
  brush.shadow(0, -14, 130, 20);
  const auto glove = [&](const Transform& where, Colour colour) {
    Brush hand = brush.part("gloves").moved(where);
    hand.shape(
        Path::limb({{-10, -52}, {-13, -70}, {-15, -88}}, {9, 8.6, 7})
            .add(Path::limb({{-3, -52}, {-4, -76}, {-5, -97}}, {9, 9, 7}))
            .add(Path::limb({{4, -52}, {5, -76}, {6, -95}}, {9, 9, 7}))
            .add(Path::limb({{11, -52}, {14, -70}, {17, -86}}, {9, 8.6, 7}))
            .add(Path::limb({{9, -28}, {24, -44}, {30, -60}}, {12, 10, 8}))
            .add(Path::smooth(
                {{-19, 0}, {-14, -22}, {-16, -48}, {-11, -62}, {11, -62}, {16, -46}, {14, -20}, {19, 0}, {0, 2}})),
        colour, Form::flat);
    hand.line(Path::line({{-16, -12}, {16, -12}}), dim_plane(colour, 40), 2.4);
    hand.line(
        Path::line({{-5, -34}, {-6, -56}}).add(Path::line({{1, -34}, {1, -57}})).add(Path::line({{7, -34}, {9, -55}})),
        dim_plane(colour, 38), 1.8);
  };
  glove(lying(-86, -54, 2, 84, 0.5), dim_plane(look.colour, 40));
  glove(lying(-116, -10, 2.1, 58, 0.5), look.colour);
}

void shoes(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 92, 10);
  const auto boot = [&](double x, double y, Colour colour) {
    Brush leather = brush.part("shoes").at(x, y);
    Path upper;
    upper.move(-38, -92)
        .curve(-20, -98, 0, -98, 12, -92)
        .curve(10, -70, 14, -58, 30, -50)
        .curve(56, -42, 72, -30, 70, -8);
    upper.to(-40, -8).curve(-46, -30, -36, -60, -38, -92).close();
    leather.shape(upper, colour);
    leather.shape(Path::ellipse(-13, -93, 25, 6), dim_plane(colour, 65), Form::flat);
    leather.shape(Path::polygon({{-42, -12}, {72, -12}, {72, -3}, {-12, -3}, {-14, 0}, {-42, 0}}),
                  dim_plane(colour, 60), Form::flat);
    leather.line(Path::line({{4, -82}, {16, -78}})
                     .add(Path::line({{4, -68}, {18, -64}}))
                     .add(Path::line({{10, -54}, {26, -54}})),
                 look.accent, 4);
    leather.line(Path::bow({{-38, -26}, {-18, -40}, {-10, -12}}).add(Path::bow({{40, -44}, {44, -28}, {38, -12}})),
                 dim_plane(colour, 34), 2.4);
  };
  boot(-40, -5, dim_plane(look.colour, 20));
  boot(26, 0, look.colour);
}

void umbrella(Brush& brush, const Look& look) {
  if (look.style == "closed") {
    brush.shadow(0, -1, 12, 2);
    Brush leaning = brush.at(-4, 0, 1, 8);
    leaning.line(Path::line({{0, 0}, {0, -78}}).add(Path::bow({{0, -76}, {0, -94}, {5, -98}, {9, -93}, {8, -88}})),
                 look.accent, 2.6);
    leaning.shape(Path::smooth({{0, -4}, {4, -26}, {7, -62}, {3, -70}, {-3, -70}, {-7, -60}, {-4, -26}}), look.colour);
    leaning.line(Path::line({{1, -8}, {3, -66}}).add(Path::line({{-6, -46}, {6, -44}})), dim_plane(look.colour, 34), 1);
    return;
  }
  brush.shadow(2, -3, 52, 7);
  Brush open = brush.at(-3, -46, 1, -26);
  open.line(Path::line({{0, -52}, {0, 40}}).add(Path::bow({{0, 38}, {2, 48}, {9, 48}, {11, 40}})), look.accent, 2.6);
  Path canopy;
  canopy.move(-58, 0).curve(-56, -32, -26, -48, 0, -48).curve(26, -48, 56, -32, 58, 0).curve(48, -10, 32, -10, 24, 2);
  canopy.curve(14, -8, -10, -8, -20, 2).curve(-28, -10, -48, -10, -58, 0).close();
  open.shape(canopy, look.colour);
  Path ribs;
  ribs.move(0, -48).curve(-20, -44, -40, -26, -58, 0).move(0, -48).curve(-12, -36, -20, -16, -20, 2);
  ribs.move(0, -48).curve(12, -36, 24, -16, 24, 2);
  open.line(ribs, dim_plane(look.colour, 34), 1.3);
}

void bucket(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 38, 8);
  brush.line(Path::bow({{-42, -68}, {-34, -92}, {0, -100}, {34, -92}, {42, -68}}), iron, 2.6);
  Path body;
  body.move(-44, -70).to(-32, -5).curve(-20, 2, 20, 2, 32, -5).to(44, -70).close();
  brush.shape(body, look.colour);
  brush.line(
      Path::line({{-22, -62}, {-16, -1}}).add(Path::line({{0, -60}, {0, 0}})).add(Path::line({{22, -62}, {16, -1}})),
      dim_plane(look.colour, 34), 1.4);
  brush.shape(Path::ellipse(0, -70, 44, 10), dim_plane(look.colour, 62), Form::flat);
  brush.part("water", 1, Relation::contains).shape(Path::ellipse(0, -67, 39, 7), rgb(0x7fa3ae), Form::flat);
  brush.line(Path::ellipse(0, -70, 44, 10), lit_plane(look.colour, 30), 3);
  brush.line(Path::bow({{-41, -52}, {0, -43}, {41, -52}}).add(Path::bow({{-35, -17}, {0, -9}, {35, -17}})), look.accent,
             4.6);
}

void broom(Brush& brush, const Look& look) {
  brush.shadow(0, -1, 14, 2);
  Brush leaning = brush.at(-4, 0, 1, 6);
  leaning.line(Path::line({{0, -24}, {0, -98}}), look.accent, 2.2);
  leaning.shape(Path::smooth({{-3, -34}, {3, -34}, {7, -22}, {14, -2}, {5, 0}, {-5, 0}, {-14, -2}, {-7, -22}}),
                look.colour);
  leaning.line(
      Path::line({{-3, -28}, {-8, -2}}).add(Path::line({{0, -28}, {0, -2}})).add(Path::line({{3, -28}, {8, -2}})),
      dim_plane(look.colour, 34), 0.9);
  leaning.line(Path::line({{-5, -30}, {5, -30}}).add(Path::line({{-6, -25}, {6, -25}})), rgb(0xa6382c), 1.5);
}

// A heap of net with its corks.
void fishing_net(Brush& brush, const Look& look) {
  brush.shadow(0, -6, 138, 14);
  const Path heap = Path::smooth({{-140, -6},
                                  {-110, -40},
                                  {-62, -60},
                                  {-20, -96},
                                  {24, -92},
                                  {58, -58},
                                  {104, -44},
                                  {140, -8},
                                  {60, 0},
                                  {-60, 0}});
  brush.shape(heap, dim_plane(look.colour, 26));
  Path mesh;
  for (const double x : {-104.0, -70.0, -36.0, 0.0, 36.0, 70.0}) {
    const double distance = x < 0 ? -x : x;
    mesh.add(Path::bow({{x - 20, -4}, {x + 10, -34 - (104 - distance) * 0.2}, {x * 0.4 + 20, -84 + distance * 0.3}}));
    mesh.add(Path::bow({{x + 50, -4}, {x + 22, -38}, {x * 0.4 - 24, -80 + distance * 0.3}}));
  }
  brush.line(mesh, lit_plane(look.colour, 45), 2);
  brush.line(Path::bow({{-136, -10}, {-96, -34}, {-44, -38}, {-6, -64}, {40, -50}, {84, -24}, {132, -10}}),
             rgb(0xcfb487), 4);
  brush.part("cork", 6).line(Path::dots({{-118, -24}, {-72, -38}, {-22, -54}, {26, -56}, {72, -30}, {116, -12}}),
                             look.accent, 19);
}

void basket(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 56, 9);
  brush.shape(Path::ellipse(0, -80, 62, 16), dim_plane(look.colour, 66), Form::flat);
  Path body;
  body.move(-62, -80).curve(-40, -60, 40, -60, 62, -80).to(48, -8).curve(34, 3, -34, 3, -48, -8).close();
  brush.shape(body, look.colour);
  Path weave;
  for (const double y : {-54.0, -38.0, -22.0})
    weave.add(Path::bow({{-58 - (y + 54) * 0.2, y - 10}, {0, y + 4}, {58 + (y + 54) * 0.2, y - 10}}));
  brush.line(weave, dim_plane(look.colour, 36), 2.6);
  brush.line(Path::line({{-40, -70}, {-32, -4}})
                 .add(Path::line({{-20, -66}, {-16, 0}}))
                 .add(Path::line({{0, -64}, {0, 1}}))
                 .add(Path::line({{20, -66}, {16, 0}}))
                 .add(Path::line({{40, -70}, {32, -4}})),
             lit_plane(look.colour, 24), 3);
  brush.line(Path::ellipse(0, -80, 62, 16), lit_plane(look.colour, 16), 6.4);
  brush.line(Path::bow({{-64, -76}, {-74, -90}, {-58, -94}}).add(Path::bow({{64, -76}, {74, -90}, {58, -94}})),
             dim_plane(look.colour, 20), 5);
}

void lantern(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 26, 5);
  brush.glow(0, -42, brush.light().dark ? 90 : 44, rgb(0xffce70), 65);
  brush.line(Path::bow({{-14, -80}, {-12, -96}, {0, -100}, {12, -96}, {14, -80}}), look.colour, 2.4);
  brush.shape(pointed({{17, -70}, {21, -12}}), rgb(0xffe3a0), Form::glow);
  brush.part("flame", 1, Relation::contains)
      .shape(Path::smooth({{0, -52}, {6, -36}, {4, -28}, {-4, -28}, {-6, -36}}), rgb(0xfff8e0), Form::glow);
  brush.part("candle", 1, Relation::contains).line(Path::line({{0, -28}, {0, -16}}), ivory, 7);
  brush.line(Path::line({{-18, -70}, {-22, -12}})
                 .add(Path::line({{18, -70}, {22, -12}}))
                 .add(Path::line({{-8, -70}, {-9, -12}}))
                 .add(Path::line({{8, -70}, {9, -12}})),
             look.colour, 2.4);
  brush.shape(pointed({{5, -90}, {8, -84}, {24, -68}}), look.colour);
  brush.shape(pointed({{24, -13}, {27, 0}}), look.colour, Form::flat);
}

void camera(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 24, 4);
  brush.line(
      Path::line({{-2, -68}, {-22, -1}}).add(Path::line({{2, -68}, {22, -1}})).add(Path::line({{0, -68}, {4, -6}})),
      look.colour, 2.4);
  brush.line(Path::line({{-11, -36}, {2, -34}, {11, -36}}), brass, 1);
  brush.shape(Path::polygon({{-26, -72}, {24, -72}, {24, -68}, {-26, -68}}), dim_plane(look.colour, 25), Form::flat);
  brush.shape(Path::polygon({{-8, -96}, {14, -92}, {14, -73}, {-8, -72}}), look.accent);
  brush.line(
      Path::line({{-2, -95}, {-2, -73}}).add(Path::line({{4, -94}, {4, -73}})).add(Path::line({{10, -93}, {10, -73}})),
      dim_plane(look.accent, 45), 1.4);
  brush.shape(Path::rect(-26, -98, 18, 26), look.colour);
  brush.shape(Path::rect(12, -94, 9, 22), look.colour, Form::flat);
  brush.shape(Path::polygon({{21, -87}, {29, -89}, {29, -77}, {21, -79}}), brass, Form::flat);
  brush.shape(Path::smooth({{-32, -56}, {-30, -86}, {-22, -101}, {-6, -99}, {-12, -86}, {-14, -68}, {-20, -50}}),
              rgb(0x2c2730));
}

// A dial that has gone soft: half of it lies, half hangs over the edge.
void melting_clock(Brush& brush, const Look& look) {
  Path dial;
  dial.move(-72, -26).curve(-68, -62, -10, -68, 24, -56).curve(56, -44, 62, -16, 58, 14);
  dial.curve(58, 38, 76, 56, 62, 72).curve(44, 86, 18, 68, 16, 38).curve(14, 14, 6, 8, -18, 8);
  dial.curve(-50, 8, -76, 0, -72, -26).close();
  brush.shape(dial, look.accent);
  Brush face = brush.part("clock-face");
  face.shape(dial.transformed({0.84, 0, 0, 0.84, 0, -1}), rgb(0xf7efd8), Form::flat);
  Path marks;
  for (const auto& [a, b] : {std::pair<Point, Point>{{-53, -22}, {-44, -21}},
                             {{-28, -46}, {-26, -38}},
                             {{10, -48}, {7, -40}},
                             {{39, -28}, {31, -24}},
                             {{46, 8}, {37, 9}},
                             {{50, 46}, {41, 46}},
                             {{24, 44}, {32, 42}},
                             {{-34, -1}, {-32, -8}}}) {
    marks.move(a.x, a.y).to(b.x, b.y);
  }
  face.line(marks, rgb(0x2a2226), 3.4);
  face.line(Path::bow({{-26, -26}, {-8, -24}, {8, -20}}).add(Path::bow({{8, -20}, {24, -4}, {30, 28}})), rgb(0x2a2226),
            5);
}

void clock(Brush& brush, const Look& look) {
  if (look.style == "melting") return melting_clock(brush, look);
  brush.shadow(0, -2, 40, 6);
  Path body;
  body.move(-36, -12)
      .curve(-26, -26, -28, -44, -30, -58)
      .curve(-30, -80, -14, -92, 0, -92)
      .curve(14, -92, 30, -80, 30, -58);
  body.curve(28, -44, 26, -26, 36, -12).close();
  brush.shape(body, look.colour);
  brush.shape(pointed({{38, -13}, {41, 0}}), dim_plane(look.colour, 18), Form::flat);
  brush.line(Path::dots({{0, -96}, {-36, -15}, {36, -15}}), look.accent, 8);
  brush.line(Path::dots({{0, -58}}), look.accent, 44);
  Brush face = brush.part("clock-face");
  face.line(Path::dots({{0, -58}}), lit_plane(ivory, 30), 37);
  face.line(Path::line({{0, -74}, {0, -71}})
                .add(Path::line({{0, -45}, {0, -42}}))
                .add(Path::line({{-16, -58}, {-13, -58}}))
                .add(Path::line({{13, -58}, {16, -58}})),
            rgb(0x2a2226), 1.6);
  face.line(Path::line({{0, -70}, {0, -58}, {9, -52}}), rgb(0x2a2226), 2.2);
  brush.line(Path::bow({{-20, -22}, {-8, -30}, {0, -22}, {8, -30}, {20, -22}}), look.accent, 2.6);
}

void suitcase(Brush& brush, const Look& look) {
  brush.shadow(4, -3, 70, 9);
  brush.part("handle").line(Path::bow({{-24, -84}, {-22, -98}, {10, -98}, {12, -84}}), look.accent, 6);
  draw_box(brush, {-70, -78, 56, -2}, {15, -9}, look.colour);
  brush.shape(Path::rect(-50, -78, 9, 76).add(Path::rect(27, -78, 9, 76)), look.accent, Form::flat);
  brush.shape(Path::polygon({{-50, -78}, {-41, -78}, {-26, -87}, {-35, -87}})
                  .add(Path::polygon({{27, -78}, {36, -78}, {51, -87}, {42, -87}})),
              lit_plane(look.accent, 20), Form::flat);
  brush.shape(Path::polygon({{-70, -78}, {-56, -78}, {-70, -64}})
                  .add(Path::polygon({{56, -78}, {42, -78}, {56, -64}}))
                  .add(Path::polygon({{-70, -2}, {-56, -2}, {-70, -16}}))
                  .add(Path::polygon({{56, -2}, {42, -2}, {56, -16}})),
              dim_plane(look.accent, 20), Form::flat);
  brush.line(Path::line({{-46, -58}, {-45, -50}}).add(Path::line({{32, -58}, {31, -50}})), brass, 7);
  Brush label = brush.part("label");
  label.shape(Path::polygon({{-28, -46}, {10, -50}, {12, -30}, {-26, -26}}), ivory, Form::flat);
  label.line(Path::dots({{-9, -38}}), rgb(0xa6382c), 11);
}

void pillow(Brush& brush, const Look& look) {
  brush.shadow(0, -6, 118, 14);
  brush.shape(Path::smooth({{-126, -30},
                            {-104, -84},
                            {-112, -96},
                            {-40, -98},
                            {50, -94},
                            {116, -88},
                            {108, -64},
                            {128, -22},
                            {112, -6},
                            {30, -2},
                            {-60, -1},
                            {-116, -8}}),
              look.colour);
  brush.line(Path::bow({{-112, -20}, {-70, -40}, {-30, -36}})
                 .add(Path::bow({{104, -78}, {70, -62}, {44, -66}}))
                 .add(Path::bow({{108, -20}, {70, -34}, {50, -30}})),
             dim_plane(look.colour, 24), 4);
  brush.line(Path::bow({{-124, -16}, {-60, -5}, {40, -6}, {122, -14}}), look.accent, 5);
  brush.part("tassel", 4).line(Path::dots({{-116, -94}, {116, -90}, {-122, -8}, {122, -8}}), look.accent, 15);
}

void wool(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 56, 10);
  Brush needle = brush.part("needle", 2);
  needle.line(Path::line({{-40, -92}, {34, -14}}).add(Path::line({{48, -98}, {-26, -20}})), rgb(0xb98a4e), 4);
  needle.line(Path::dots({{-40, -92}, {48, -98}}), rgb(0x7a4d2c), 10);
  brush.shape(Path::circle(0, -42, 42), look.colour);
  brush.line(Path::bow({{-38, -56}, {-8, -66}, {26, -74}})
                 .add(Path::bow({{-41, -40}, {-4, -52}, {38, -58}}))
                 .add(Path::bow({{-38, -24}, {0, -38}, {41, -42}})),
             lit_plane(look.colour, 34), 3);
  brush.line(Path::bow({{-24, -8}, {4, -28}, {14, -80}})
                 .add(Path::bow({{-6, -2}, {20, -24}, {30, -70}}))
                 .add(Path::bow({{12, -2}, {32, -18}, {40, -50}})),
             dim_plane(look.colour, 32), 3);
  brush.line(Path::bow({{30, -12}, {50, -4}, {62, -14}, {74, -4}}), look.colour, 4);
}

void sewing_machine(Brush& brush, const Look& look) {
  const Colour black = look.colour;
  brush.shadow(0, -3, 64, 7);
  brush.shape(Path::polygon({{-62, -14}, {62, -14}, {66, 0}, {-66, 0}}), look.accent, Form::flat);
  brush.shape(Path::polygon({{-56, -22}, {56, -22}, {62, -13}, {-62, -13}}), dim_plane(black, 10), Form::flat);
  Path arm;
  arm.move(26, -20)
      .curve(30, -44, 24, -56, 4, -58)
      .curve(-18, -60, -28, -60, -34, -56)
      .to(-34, -38)
      .to(-52, -38)
      .to(-52, -76);
  arm.curve(-50, -90, -38, -90, -26, -88)
      .curve(0, -84, 10, -92, 28, -92)
      .curve(48, -92, 50, -74, 48, -56)
      .to(52, -20)
      .close();
  brush.shape(arm, black);
  brush.line(Path::line({{-43, -38}, {-43, -22}}), rgb(0xc9ccd0), 3);
  brush.line(Path::bow({{-36, -76}, {-10, -70}, {20, -78}})
                 .add(Path::bow({{36, -74}, {40, -50}, {38, -30}}))
                 .add(Path::line({{-46, -82}, {-46, -46}})),
             brass, 2.4);
  brush.part("wheel").line(Path::circle(56, -64, 17), dim_plane(black, 20), 6);
  brush.line(Path::line({{56, -64}, {70, -56}}), brass, 3);
  brush.line(Path::line({{8, -94}, {8, -99}}).add(Path::line({{8, -99}, {8, -92}})), rgb(0xb93029), 8);
  brush.part("sheet", 1, Relation::carries)
      .shape(Path::smooth({{-66, -26}, {-50, -22}, {-20, -24}, {-26, -14}, {-44, -10}, {-58, 0}, {-74, -2}}),
             rgb(0x7fa0b8), Form::flat);
}

void watering_can(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 52, 8);
  brush.line(Path::bow({{-30, -74}, {-62, -68}, {-62, -30}, {-36, -18}})
                 .add(Path::bow({{-30, -72}, {-18, -96}, {14, -96}, {20, -70}})),
             dim_plane(look.colour, 20), 5);
  Brush spout = brush.part("spout");
  spout.shape(Path::polygon({{20, -30}, {30, -18}, {66, -76}, {58, -80}}), dim_plane(look.colour, 14));
  spout.shape(Path::ellipse(63, -82, 15, 7, 32), lit_plane(look.colour, 20), Form::flat);
  Path body;
  body.move(-34, -70).to(-38, -6).curve(-24, 2, 18, 2, 32, -6).to(26, -70).close();
  brush.shape(body, look.colour);
  brush.shape(Path::ellipse(-4, -70, 30, 7), dim_plane(look.colour, 58), Form::flat);
  brush.line(Path::bow({{-35, -56}, {-4, -49}, {27, -56}}).add(Path::bow({{-37, -16}, {-4, -8}, {31, -16}})),
             look.accent, 3);
}

constexpr std::array all = std::to_array<Thing>({
    {"book", Place::stands, 0.055, 410, draw_book, "object", "red", "gold"},
    {"books", Place::stands, 0.17, 150, draw_books, "object book", "dark-blue", "brown", {}, {}, 96},
    {"open-book", Place::stands, 0.085, 436, draw_open_book, "object book", "brown", "red"},
    {"letter", Place::stands, 0.065, 316, draw_letter, "object paper", "cream", "red"},
    {"newspaper", Place::stands, 0.09, 408, draw_newspaper, "object paper", ""},
    {"map-roll", Place::stands, 0.12, 350, draw_map_roll, "object paper", "cream", "light-green"},
    {"globe", Place::stands, 0.42, 76, draw_globe, "object", "light-blue", "brown"},
    {"skull", Place::stands, 0.2, 94, draw_skull, "object", "cream"},
    {"telescope", Place::stands, 0.45, 124, draw_telescope, "object tool", "gold", "dark-brown"},
    {"scales", Place::stands, 0.45, 126, draw_scales, "object tool", "gold"},
    {"key", Place::stands, 0.035, 370, draw_key, "object", "dark-grey"},
    {"coins", Place::stands, 0.055, 306, draw_coins, "object treasure", "gold"},
    {"pearls", Place::stands, 0.045, 430, draw_pearls, "object jewellery treasure", "white"},
    {"fan", Place::stands, 0.25, 186, draw_fan, "object", "cream", "red"},
    {"mask", Place::stands, 0.24, 128, draw_mask, "object", "white", "purple"},
    {"hat", Place::stands, 0.15, 234, hat, "object clothes", "yellow", "red", {}, "straw top"},
    {"gloves", Place::stands, 0.1, 250, gloves, "object clothes", "cream"},
    {"shoes", Place::stands, 0.16, 190, shoes, "object clothes", "brown", "yellow"},
    {"umbrella", Place::stands, 0.92, 118, umbrella, "object", "red", "brown", {}, "open closed"},
    {"doll", Place::stands, 0.4, 56, draw_doll, "object toy", "pink", "yellow"},
    {"teddy-bear", Place::stands, 0.36, 84, draw_teddy_bear, "object toy", "light-brown", "red"},
    {"ball", Place::stands, 0.22, 100, draw_ball, "object toy", "red", "blue"},
    {"toy-train", Place::stands, 0.16, 256, draw_toy_train, "object toy", "red", "green"},
    {"chessboard", Place::stands, 0.14, 360, draw_chessboard, "object game", "cream", "dark-brown"},
    {"playing-cards", Place::stands, 0.1, 244, draw_playing_cards, "object game", "blue"},
    {"dice", Place::stands, 0.035, 220, draw_dice, "object game", "white", "black"},
    {"quill", Place::stands, 0.27, 72, draw_quill, "object", "white"},
    {"palette", Place::stands, 0.25, 134, draw_palette, "object tool", "light-brown"},
    {"brushes", Place::stands, 0.34, 60, draw_brushes, "object tool", "white", "blue"},
    {"bucket", Place::stands, 0.36, 92, bucket, "object tool", "light-brown", "dark-grey"},
    {"broom", Place::stands, 1.35, 34, broom, "object tool", "yellow", "brown"},
    {"fishing-net", Place::stands, 0.36, 284, fishing_net, "object tool", "olive", "orange"},
    {"basket", Place::stands, 0.42, 146, basket, "object", "light-brown"},
    {"lantern", Place::stands, 0.42, 60, lantern, "object lamp", "black"},
    {"camera", Place::stands, 1.5, 62, camera, "object tool", "brown", "black"},
    {"clock", Place::stands, 0.42, 84, clock, "object", "brown", "gold", {}, "plain melting"},
    {"crown", Place::stands, 0.2, 126, draw_crown, "object jewellery treasure", "gold", "red"},
    {"sword", Place::stands, 1.0, 32, draw_sword, "object weapon", "gold", "dark-brown", {}, "standing lying"},
    {"shield", Place::stands, 0.8, 82, draw_shield, "object weapon", "red", "white"},
    {"armour", Place::stands, 1.85, 48, draw_armour, "object", "grey", "red"},
    {"helmet", Place::stands, 0.36, 92, draw_helmet, "object", "grey", "red"},
    {"bust", Place::stands, 0.6, 78, draw_bust, "object statue", "white"},
    {"figurine", Place::stands, 0.3, 50, draw_figurine, "object statue", "pink", "light-blue"},
    {"shell", Place::stands, 0.13, 122, draw_shell, "object", "cream", "pink"},
    {"ship-model", Place::stands, 0.5, 112, draw_ship_model, "object ship", "brown", "cream"},
    {"suitcase", Place::stands, 0.5, 146, suitcase, "object", "light-brown", "dark-brown", {}, {}, 82},
    {"pillow", Place::stands, 0.2, 258, pillow, "object", "blue", "yellow"},
    {"wool", Place::stands, 0.13, 124, wool, "object", "red"},
    {"sewing-machine", Place::stands, 0.34, 148, sewing_machine, "object tool", "black", "brown"},
    {"watering-can", Place::stands, 0.36, 140, watering_can, "object tool", "green", "yellow"},
    {"gift", Place::stands, 0.24, 102, draw_gift, "object", "blue", "red"},
});

}  // namespace

std::span<const Thing> objects() { return all; }

}  // namespace art
