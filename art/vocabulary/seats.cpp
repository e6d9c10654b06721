// Seats, and the furniture one sits down to: piano, spinning wheel, rocking horse.
#include "art/vocabulary/seats.h"

#include "art/vocabulary/solids.h"

namespace art {

void draw_chair(Brush& brush, const Look& look) {
  const Colour wood = look.colour;
  brush.shadow(0, -4, 26, 6);
  brush.shape(Path::polygon({{20, -50}, {24, -50}, {25, -9}, {22, -9}})
                  .add(Path::polygon({{-14, -52}, {-10, -52}, {-10, -9}, {-13, -9}})),
              dim_plane(wood, 50), Form::flat);
  brush.line(Path::line({{-11, -20}, {23, -19}}).add(Path::line({{15, -15}, {24, -22}})), dim_plane(wood, 50), 2);
  brush.line(Path::bow({{-25, -86}, {-20, -90}, {-15, -94}})
                 .add(Path::bow({{-24, -74}, {-19, -77}, {-14, -82}}))
                 .add(Path::bow({{-23, -62}, {-18, -65}, {-13, -69}})),
             dim_plane(wood, 15), 5.5);
  brush.shape(Path::limb({{-12, -50}, {-14, -76}, {-18, -99}}, {4, 4, 3.4}), dim_plane(wood, 24), Form::flat);
  Brush cushion = brush.part("cushion");
  cushion.shape(Path::smooth({{-25, -46}, {-13, -54}, {8, -54}, {27, -52}, {17, -41}, {-6, -42}}), look.accent,
                Form::tall);
  cushion.line(Path::line({{-14, -44}, {-2, -53}}).add(Path::line({{2, -42}, {13, -53}})), dim_plane(look.accent, 20),
               1);
  brush.shape(Path::polygon({{-25, -46}, {17, -42}, {26, -51}, {26, -47}, {17, -37}, {-25, -41}}), dim_plane(wood, 20),
              Form::flat);
  brush.shape(Path::limb({{-25, 0}, {-23, -44}, {-25, -72}, {-29, -97}}, {3, 5, 4.4, 3.6})
                  .add(Path::polygon({{13, -42}, {18, -42}, {17, 0}, {14, 0}})),
              wood);
  brush.line(Path::line({{-23, -24}, {15, -22}}), wood, 2.2);
}

void draw_stool(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 40, 9);
  brush.shape(Path::polygon({{-4, -84}, {6, -84}, {5, -16}, {0, -16}}), dim_plane(look.colour, 50), Form::flat);
  brush.line(Path::line({{-28, -34}, {29, -34}}), dim_plane(look.colour, 35), 5);
  brush.shape(Path::polygon({{-30, -84}, {-19, -84}, {-33, 0}, {-40, 0}})
                  .add(Path::polygon({{19, -84}, {30, -84}, {40, 0}, {33, 0}})),
              dim_plane(look.colour, 10), Form::flat);
  brush.shape(Path::smooth({{-43, -90}, {0, -84}, {43, -90}, {38, -80}, {0, -74}, {-38, -80}}),
              dim_plane(look.colour, 18), Form::flat);
  brush.shape(Path::ellipse(0, -90, 43, 10), lit_plane(look.colour, 26), Form::flat);
  brush.line(Path::bow({{-30, -91}, {0, -94}, {28, -92}}).add(Path::bow({{-22, -86}, {4, -88}, {24, -86}})),
             look.colour, 1.4);
}

void draw_armchair(Brush& brush, const Look& look) {
  const Colour cloth = look.colour;
  brush.shadow(0, -3, 46, 7);
  brush.shape(Path::polygon({{-42, -12}, {-32, -12}, {-35, 0}, {-41, 0}})
                  .add(Path::polygon({{32, -12}, {42, -12}, {41, 0}, {35, 0}})),
              look.accent, Form::flat);
  brush.shape(turned({{0, -100}, {22, -98}, {35, -90}, {39, -70}, {35, -44}, {30, -30}, {0, -28}}),
              dim_plane(cloth, 16), Form::flat);
  brush.shape(turned({{0, -95}, {18, -94}, {29, -86}, {31, -66}, {27, -44}, {0, -40}}), lit_plane(cloth, 8));
  brush.part("button", 5)
      .line(Path::dots({{-12, -80}, {12, -80}, {0, -68}, {-13, -57}, {13, -57}}), dim_plane(cloth, 42), 3.2);

  brush.shape(Path::polygon({{-31, -34}, {31, -34}, {33, -9}, {-33, -9}}), dim_plane(cloth, 30), Form::flat);
  brush.part("cushion").shape(turned({{0, -49}, {24, -47}, {30, -40}, {29, -31}, {0, -29}}), lit_plane(cloth, 18),
                              Form::flat);
  for (const double side : {-1.0, 1.0}) {
    brush.shape(Path::smooth({{side * 47, -50},
                              {side * 40, -58},
                              {side * 30, -55},
                              {side * 27, -46},
                              {side * 31, -36},
                              {side * 31, -9},
                              {side * 44, -8},
                              {side * 44, -38}}),
                cloth);
    brush.line(Path::bow({{side * 33, -46}, {side * 37, -51}, {side * 41, -47}, {side * 37, -43}}),
               dim_plane(cloth, 36), 1.8);
  }
}

void draw_sofa(Brush& brush, const Look& look) {
  const Colour cloth = look.colour;
  brush.shadow(0, -3, 114, 9);
  Path feet;
  for (const double x : {-98.0, -34.0, 28.0, 92.0})
    feet.add(Path::polygon({{x, -14}, {x + 9, -14}, {x + 6, 0}, {x + 2, 0}}));
  brush.shape(feet, rgb(0x3a251b), Form::flat);
  brush.shape(turned({{0, -100}, {34, -97}, {62, -86}, {92, -82}, {104, -72}, {100, -40}, {0, -34}}),
              dim_plane(cloth, 14));
  brush.part("button", 7)
      .line(Path::dots({{-72, -70}, {-48, -74}, {-24, -80}, {0, -82}, {24, -80}, {48, -74}, {72, -70}}),
            dim_plane(cloth, 50), 4);

  brush.shape(Path::rect(-100, -36, 200, 25), dim_plane(cloth, 32), Form::flat);
  brush.shape(Path::rounded(-92, -56, 92, 23, 9).add(Path::rounded(0, -56, 92, 23, 9)), lit_plane(cloth, 15),
              Form::flat);
  brush.line(Path::line({{-92, -34}, {92, -34}}).add(Path::line({{0, -52}, {0, -34}})), dim_plane(cloth, 45), 1.8);
  brush.part("cushion", 2, Relation::carries)
      .shape(Path::smooth({{-84, -58}, {-82, -80}, {-62, -84}, {-50, -78}, {-52, -58}, {-66, -54}})
                 .add(Path::smooth({{52, -56}, {46, -74}, {62, -86}, {80, -78}, {82, -58}, {66, -53}})),
             look.accent, Form::flat);
  for (const double side : {-1.0, 1.0}) {
    brush.shape(Path::smooth({{side * 117, -58},
                              {side * 110, -72},
                              {side * 96, -72},
                              {side * 87, -62},
                              {side * 90, -48},
                              {side * 93, -11},
                              {side * 111, -10},
                              {side * 111, -44}}),
                cloth);
    brush.line(Path::bow({{side * 96, -56}, {side * 101, -64}, {side * 108, -58}, {side * 102, -52}}),
               dim_plane(cloth, 38), 2.2);
  }
}

void draw_throne(Brush& brush, const Look& look) {
  const Colour gold = look.accent;
  brush.shadow(0, -3, 32, 6);
  brush.shape(Path::polygon({{-27, -9}, {27, -9}, {31, 0}, {-31, 0}}), dim_plane(look.colour, 40), Form::flat);
  Path back;
  back.move(-21, -30)
      .to(-23, -86)
      .curve(-22, -92, -12, -88, 0, -99)
      .curve(12, -88, 22, -92, 23, -86)
      .to(21, -30)
      .close();
  brush.shape(back, gold);
  brush.line(Path::dots({{-22, -90}, {22, -90}, {0, -96}}), lit_plane(gold, 24), 8.5);
  brush.shape(turned({{0, -85}, {12, -81}, {16, -74}, {15, -42}, {0, -38}}), look.colour);
  brush.dabs(Path::rect(-12, -78, 24, 36), lit_plane(gold, 20), 2.4, 9);
  brush.shape(Path::polygon({{-24, -36}, {24, -36}, {25, -28}, {-25, -28}}), gold, Form::flat);
  brush.part("cushion").shape(turned({{0, -43}, {18, -42}, {21, -38}, {18, -34}, {0, -33}}), lit_plane(look.colour, 14),
                              Form::flat);
  brush.shape(Path::rect(-20, -28, 40, 19), dim_plane(look.colour, 34), Form::flat);
  for (const double side : {-1.0, 1.0}) {
    brush.shape(Path::limb({{side * 23, -8}, {side * 25, -28}, {side * 24, -48}}, {8, 5, 5})
                    .add(Path::limb({{side * 20, -54}, {side * 25, -55}, {side * 28, -50}}, {5, 6, 8})),
                gold);
  }
}

void draw_piano(Brush& brush, const Look& look) {
  const Colour wood = look.colour;
  brush.shadow(4, -3, 62, 8);
  draw_box(brush, {-56, -93, 46, -4}, {13, -7}, wood);
  brush.shape(Path::rect(-50, -87, 42, 28).add(Path::rect(-4, -87, 44, 28)), lit_plane(wood, 14), Form::flat);
  brush.shape(Path::rect(-50, -36, 90, 27), dim_plane(wood, 34), Form::flat);
  Brush music = brush.part("sheet-music", 2, Relation::carries);
  music.shape(Path::polygon({{-22, -83}, {-4, -83}, {-4, -59}, {-24, -59}})
                  .add(Path::polygon({{-3, -83}, {14, -83}, {17, -59}, {-3, -59}})),
              ivory, Form::flat);
  Path notes;
  for (const double y : {-78.0, -72.0, -66.0})
    notes.add(Path::line({{-20, y}, {-7, y}})).add(Path::line({{1, y}, {12, y}}));
  music.line(notes, rgb(0x6a6058), 0.9);
  brush.shape(Path::polygon({{-56, -56}, {46, -56}, {51, -46}, {-63, -46}}), dim_plane(wood, 50), Form::flat);
  Brush keys = brush.part("keys");
  keys.shape(Path::polygon({{-52, -54}, {43, -54}, {47, -46}, {-58, -46}}), lit_plane(ivory, 40), Form::flat);
  Path sharps;
  for (const double x : {-49.0, -43.0, -33.0, -27.0, -21.0, -11.0, -5.0, 5.0, 11.0, 17.0, 27.0, 33.0, 39.0})
    sharps.add(Path::line({{x, -53.4}, {x * 1.03, -50}}));
  keys.line(sharps, rgb(0x1d1a1e), 2.2);
  brush.shape(Path::polygon({{-64, -46}, {52, -46}, {52, -39}, {-64, -39}}), lit_plane(wood, 10), Form::flat);
  brush.shape(Path::polygon({{-62, -39}, {-54, -39}, {-57, 0}, {-61, 0}})
                  .add(Path::polygon({{42, -39}, {50, -39}, {49, 0}, {45, 0}})),
              wood, Form::flat);
  brush.line(Path::line({{-12, -3}, {-7, -3}}).add(Path::line({{-1, -3}, {4, -3}})), brass, 3);
}

void draw_spinning_wheel(Brush& brush, const Look& look) {
  const Colour wood = look.colour;
  brush.shadow(0, -2, 50, 7);
  brush.line(Path::line({{-38, -52}, {-44, -3}})
                 .add(Path::line({{-24, -50}, {-18, -1}}))
                 .add(Path::line({{40, -24}, {46, -2}})),
             dim_plane(wood, 30), 4.5);
  brush.line(Path::line({{19, -36}, {20, -52}}), dim_plane(wood, 30), 5);
  Path spokes;
  for (int i = 0; i < 10; ++i)
    spokes.add(Path::line({{20, -53}, {20 + 30 * cosine(i * 36 + 8), -53 + 30 * sine(i * 36 + 8)}}));
  Brush wheel = brush.part("wheel");
  wheel.line(spokes, lit_plane(wood, 14), 2);
  wheel.line(Path::circle(20, -53, 31), wood, 5.5);
  wheel.line(Path::circle(20, -53, 29), lit_plane(wood, 34), 1.2);
  wheel.line(Path::dots({{20, -53}}), dim_plane(wood, 30), 10);
  brush.line(Path::line({{12, -83}, {-28, -68}, {10, -24}}), rgb(0xe9dfc6), 1);
  brush.shape(Path::polygon({{-50, -58}, {50, -32}, {50, -25}, {-50, -50}}), lit_plane(wood, 12));
  brush.line(Path::line({{16, -36}, {18, -53}}), wood, 4.5);
  brush.line(Path::line({{-30, -54}, {-29, -72}}).add(Path::line({{-44, -54}, {-42, -98}})), wood, 3.5);
  Brush wool = brush.part("wool", 1, Relation::carries);
  wool.line(Path::line({{-32, -68}, {-24, -68}}), look.accent, 7);
  wool.shape(Path::smooth({{-47, -68}, {-54, -80}, {-50, -94}, {-42, -101}, {-34, -94}, {-31, -80}, {-38, -68}}),
             look.accent);
  wool.line(Path::bow({{-49, -88}, {-42, -84}, {-35, -90}}).add(Path::bow({{-50, -78}, {-43, -74}, {-34, -80}})),
            dim_plane(look.accent, 22), 1.4);
}

void draw_rocking_horse(Brush& brush, const Look& look) {
  const Colour coat = look.colour;
  brush.shadow(0, -1, 54, 6);
  Brush runner = brush.part("runner", 2);
  runner.line(Path::bow({{-54, -16}, {-30, -4}, {0, -1}, {30, -4}, {54, -16}}), dim_plane(look.accent, 30), 5);
  brush.shape(Path::limb({{-24, -42}, {-34, -26}, {-36, -8}}, {12, 7, 6})
                  .add(Path::limb({{18, -40}, {32, -28}, {35, -9}}, {12, 7, 6})),
              dim_plane(coat, 36), Form::flat);
  brush.part("tail").shape(Path::limb({{-34, -58}, {-48, -54}, {-52, -34}, {-46, -24}}, {6, 12, 10, 3}), rgb(0x4a3226));
  Path body;
  body.move(-36, -50)
      .curve(-36, -66, -16, -62, 0, -60)
      .curve(12, -60, 16, -72, 20, -84)
      .curve(24, -96, 34, -98, 38, -92);
  body.curve(46, -86, 52, -80, 53, -74).curve(52, -68, 46, -68, 42, -72).curve(38, -74, 36, -72, 34, -66);
  body.curve(32, -52, 28, -44, 18, -40).curve(0, -36, -20, -36, -28, -40).curve(-34, -42, -36, -46, -36, -50).close();
  brush.shape(body.add(Path::polygon({{28, -92}, {30, -101}, {34, -92}})), coat);
  brush.shape(Path::limb({{-20, -42}, {-26, -26}, {-24, -7}}, {13, 7, 6})
                  .add(Path::limb({{20, -44}, {26, -26}, {24, -7}}, {13, 7, 6})),
              dim_plane(coat, 8), Form::flat);
  brush.part("mane").shape(Path::limb({{30, -95}, {20, -88}, {15, -76}, {6, -62}}, {7, 10, 9, 4}), rgb(0x4a3226));
  brush.part("saddle").shape(
      Path::smooth({{-18, -64}, {-6, -58}, {8, -64}, {12, -54}, {4, -46}, {-10, -45}, {-20, -54}}), look.accent);
  brush.part("harness").line(Path::line({{38, -80}, {46, -72}}).add(Path::line({{40, -84}, {24, -74}, {10, -62}})),
                             look.accent, 2.2);
  brush.line(Path::dots({{38, -86}}), rgb(0x1f1816), 3.4);
  runner.line(Path::bow({{-54, -14}, {-30, -2.5}, {0, 0.5}, {30, -2.5}, {54, -14}}), look.accent, 4);
}

}  // namespace art
