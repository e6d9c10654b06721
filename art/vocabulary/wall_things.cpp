// What hangs on the wall of a room and gives no light.
#include "art/vocabulary/wall_things.h"

#include "art/vocabulary/figure.h"

namespace art {
namespace {

const Colour iron = rgb(0x2c292c);

// A moulded frame around a picture of the given half width.
void gilt_frame(Brush& brush, Colour colour, double half) {
  const Path outer = Path::rect(-half, -100, half * 2, 100);
  cast_on_wall(brush, outer, 4);
  brush.shape(outer, colour);
  Path inner = Path::rect(-half + 5, -95, half * 2 - 10, 90);
  brush.shape(inner, darker(colour, 26), Form::flat);
  brush.line(Path::rect(-half + 2.5, -97.5, half * 2 - 5, 95), lighter(colour, 45), 1.2);
  const double out = half - 5;
  brush.line(Path::dots({{-out, -95}, {out, -95}, {-out, -5}, {out, -5}}), lighter(colour, 12), 11);
}

void dial(Brush& brush, double y, double r) {
  Brush face = brush.part("clock-face");
  face.shape(Path::circle(0, y, r), rgb(0xf5eedc), Form::flat);
  Path marks;
  for (int i = 0; i < 12; ++i) {
    const Point d = {sine(30.0 * i), -cosine(30.0 * i)};
    marks.move(d.x * r * 0.76, y + d.y * r * 0.76).to(d.x * r * 0.88, y + d.y * r * 0.88);
  }
  const double hour = 30.0 * brush.chance().below(12) + 5;
  const double minute = 30.0 * brush.chance().below(12);
  marks.move(0, y).to(sine(hour) * r * 0.45, y - cosine(hour) * r * 0.45);
  marks.move(0, y).to(sine(minute) * r * 0.68, y - cosine(minute) * r * 0.68);
  face.line(marks, iron, r * 0.1);
}

}  // namespace

void cast_on_wall(Brush& brush, const Path& outline, double far) {
  const double side = -brush.studio().side * (brush.transform().mirrored() ? -1 : 1);
  brush.veil(outline.transformed(placed(far * side, far, 1)), brush.light().shade, 30);
}

void hang_from_ceiling(Brush& brush, double from) {
  const Transform& t = brush.transform();
  const double ceiling = t.d > 0 ? -t.f / t.d - 4 : from;
  if (ceiling < from) brush.line(Path::line({{0, from}, {0, ceiling}}), rgb(0x2c292c), 1.8);
}

void draw_picture(Brush& brush, const Look& look) {
  gilt_frame(brush, look.colour, 63);
  const Path canvas = Path::rect(-54, -91, 108, 82);
  brush.part("sky", 1, Relation::shows).shape(canvas, rgb(0xb9cdd2), Form::flat);
  brush.part("cloud", 1, Relation::shows)
      .shape(Path::smooth({{-40, -66}, {-22, -78}, {4, -74}, {22, -80}, {40, -70}, {10, -64}}), rgb(0xf1e2c4),
             Form::flat);
  Path far;
  far.move(-54, -50)
      .curve(-36, -66, -14, -52, 4, -54)
      .curve(24, -62, 40, -56, 54, -48)
      .to(54, -30)
      .to(-54, -30)
      .close();
  brush.part("hills", 1, Relation::shows).shape(far, rgb(0x7f96a0), Form::flat);
  Path meadow;
  meadow.move(-54, -38).curve(-20, -46, 20, -34, 54, -40).to(54, -9).to(-54, -9).close();
  brush.part("meadow", 1, Relation::shows).shape(meadow, rgb(0x7d8c4d), Form::flat);
  brush.part("river", 1, Relation::shows)
      .shape(Path::smooth({{-6, -36}, {14, -32}, {6, -24}, {30, -16}, {16, -9}, {-22, -9}, {-4, -22}, {-14, -30}}),
             rgb(0xa9c3c6), Form::flat);
  Path trees = Path::lump(brush.chance(), -34, -54, 17, 19, 6, 0.25);
  trees.add(Path::lump(brush.chance(), 38, -42, 9, 12, 5, 0.25)).add(Path::rect(-36, -42, 4, 20));
  brush.part("tree", 2, Relation::shows).shape(trees, rgb(0x3f5a35), Form::flat);
  brush.veil(Path::polygon({{-54, -91}, {54, -91}, {-54, -40}}), rgb(0xfff2d0), 14);
}

// A head in profile as cameos have it: pale on a dark ground.
void draw_medallion(Brush& brush, const Look& look) {
  const Path outer = Path::ellipse(0, -47, 39, 47);
  brush.line(Path::line({{-9, -93}, {0, -100}, {9, -93}}), look.colour, 3.5);
  cast_on_wall(brush, outer, 3);
  brush.shape(outer, look.colour);
  brush.shape(Path::ellipse(0, -47, 30, 38), look.accent);
  Path bust;
  bust.move(-22, -20)
      .curve(-18, -30, -6, -30, -7, -38)
      .curve(-18, -46, -20, -62, -12, -71)
      .curve(-4, -79, 9, -77, 13, -67);
  bust.curve(13, -62, 14, -60, 18, -54).curve(19, -52, 16, -52, 15, -51).curve(16, -48, 15, -47, 15, -45);
  bust.curve(15, -39, 9, -41, 6, -40).curve(5, -31, 18, -29, 22, -20).curve(10, -11, -10, -11, -22, -20).close();
  Brush head = brush.part("bust", 1, Relation::shows);
  head.shape(bust, rgb(0xf0e6d2), Form::flat);
  head.shape(
      Path::smooth(
          {{13, -68}, {2, -78}, {-12, -73}, {-20, -58}, {-27, -52}, {-20, -46}, {-10, -48}, {-4, -60}, {6, -66}}),
      rgb(0xcbb896), Form::flat);
}

void draw_mirror(Brush& brush, const Look& look) {
  const bool oval = look.style == "oval";
  const Path outer = oval ? Path::ellipse(0, -48, 37, 48) : Path::rounded(-37, -97, 74, 97, 6);
  const Path glass = oval ? Path::ellipse(0, -48, 30, 41) : Path::rect(-30, -90, 60, 83);
  cast_on_wall(brush, outer, 3);
  brush.shape(Path::smooth({{-14, -92}, {-8, -104}, {0, -98}, {8, -104}, {14, -92}}), lighter(look.colour, 12),
              Form::flat);
  brush.shape(outer, look.colour);
  const Light& light = brush.light();
  const Colour deep = mix(rgb(0x8fa3a8), light.ambient, 15);
  brush.sheet().fill(
      glass.transformed(brush.transform()),
      brush.sheet().gradient(
          0, 0, 100, 100,
          {{0, brush.seen(lighter(deep, 45))}, {50, brush.seen(deep)}, {100, brush.seen(darker(deep, 42))}}));
  draw_image(brush, look, {0, -60}, 13);
  Path gleam = Path::polygon({{-24, -56}, {4, -84}, {11, -80}, {-23, -44}});
  gleam.add(Path::polygon({{-20, -36}, {20, -74}, {22, -70}, {-18, -30}}));
  brush.veil(gleam, rgb(0xffffff), look.image == nullptr ? 42 : 20);
  brush.line(glass, darker(look.colour, 32), 1.6);
}

void draw_wall_clock(Brush& brush, const Look& look) {
  if (look.style == "round") {
    const Path ring = Path::circle(0, -50, 50);
    cast_on_wall(brush, ring, 4);
    brush.shape(ring, look.colour);
    return dial(brush, -50, 41);
  }
  Path crown = Path::polygon({{-20, -88}, {-14, -94}, {0, -101}, {14, -94}, {20, -88}});
  const Path body = Path::rect(-17, -90, 34, 82);
  cast_on_wall(brush, body, 2.5);
  brush.shape(body, look.colour);
  Path ends = crown.add(Path::polygon({{-20, -10}, {20, -10}, {10, -1}, {0, 0}, {-10, -1}}));
  brush.shape(ends, darker(look.colour, 14), Form::flat);
  brush.shape(Path::rect(-12, -52, 24, 40), darker(look.colour, 58), Form::flat);
  Brush pendulum = brush.part("pendulum");
  pendulum.line(Path::line({{0, -54}, {3, -24}}), rgb(0xd9ae55), 1.3);
  pendulum.shape(Path::circle(3.4, -21, 5), rgb(0xd9ae55), Form::flat);
  brush.shape(Path::circle(0, -70, 15.5), rgb(0xc99a3b), Form::flat);
  dial(brush, -70, 13.5);
}

// Two boards: the jars stand on the lower one, the upper one is free.
void draw_shelf(Brush& brush, const Look& look) {
  brush.veil(Path::rect(-88, -94, 176, 16), brush.light().shade, 26);
  struct Jar {
    double x, half, tall;
    Colour colour;
  };
  for (const Jar& jar :
       {Jar{-68, 15, 58, rgb(0x4f6f8f)}, Jar{-33, 12, 40, rgb(0xb5653b)}, Jar{2, 16, 66, rgb(0xe7dcc2)},
        Jar{38, 13, 46, rgb(0x6f8a58)}, Jar{70, 15, 56, rgb(0xb5653b)}}) {
    Path body;
    const double neck = -12 - jar.tall;
    body.move(jar.x - jar.half * 0.7, -12)
        .curve(jar.x - jar.half * 1.3, -12 - jar.tall * 0.4, jar.x - jar.half * 1.1, neck + 8, jar.x - jar.half * 0.6,
               neck);
    body.to(jar.x + jar.half * 0.6, neck)
        .curve(jar.x + jar.half * 1.1, neck + 8, jar.x + jar.half * 1.3, -12 - jar.tall * 0.4, jar.x + jar.half * 0.7,
               -12);
    Brush pot = brush.part("jar", 1, Relation::carries);
    pot.shape(body.close(), jar.colour);
    pot.shape(Path::rounded(jar.x - jar.half * 0.75, neck - 5, jar.half * 1.5, 8, 3), darker(jar.colour, 25),
              Form::flat);
  }
  Path brackets = Path::polygon({{-84, -92}, {-76, -92}, {-76, 4}, {-84, 4}});
  brush.shape(brackets.add(Path::polygon({{76, -92}, {84, -92}, {84, 4}, {76, 4}})), darker(look.colour, 30),
              Form::flat);
  brush.shape(Path::rect(-95, -100, 190, 11).add(Path::rect(-95, -12, 190, 12)), look.colour, Form::flat);
  brush.line(Path::line({{-95, -99}, {95, -99}}).add(Path::line({{-95, -11}, {95, -11}})), lighter(look.colour, 32),
             2.4);
  brush.veil(Path::rect(-88, 0, 176, 9), brush.light().shade, 34);
}

// A tree with fruit on a flowering hill, woven.
void draw_tapestry(Brush& brush, const Look& look) {
  const Path cloth = Path::rect(-38, -95, 76, 91);
  cast_on_wall(brush, cloth, 2.5);
  brush.shape(cloth, look.accent);
  brush.shape(Path::rect(-31, -88, 62, 77), look.colour);
  Path fret;
  fret.move(-34.5, -91.5).to(34.5, -91.5).to(34.5, -7.5).to(-34.5, -7.5).close();
  brush.line(fret, mix(look.colour, look.accent, 30), 1.6);
  const Colour leaf = mix(rgb(0x6f9a58), look.accent, 22);
  Path hill;
  hill.move(-31, -11).to(-31, -22).curve(-14, -31, 14, -31, 31, -20).to(31, -11).close();
  brush.part("hills", 1, Relation::shows).shape(hill, darker(leaf, 24), Form::flat);
  brush.part("blossom", 0, Relation::shows).dabs(Path::rect(-29, -22, 58, 10), look.accent, 3.2, 18);
  Brush tree = brush.part("tree", 1, Relation::shows);
  tree.shape(Path::limb({{0, -14}, {-2, -34}, {1, -52}}, {7, 4, 3})
                 .add(Path::limb({{-1, -38}, {-12, -50}, {-16, -62}}, {3.5, 2.5}))
                 .add(Path::limb({{0, -42}, {11, -52}, {16, -60}}, {3.5, 2.5})),
             mix(look.accent, rgb(0x6b4226), 60), Form::flat);
  tree.leaves(Path::smooth({{-24, -52}, {-22, -70}, {-8, -82}, {8, -82}, {22, -70}, {24, -52}, {10, -46}, {-10, -46}}),
              leaf, 4);
  brush.part("apple", 0, Relation::shows).dabs(Path::ellipse(0, -64, 20, 14), rgb(0xd2603f), 3.6, 16);
  brush.line(Path::line({{-43, -96}, {43, -96}}), rgb(0x7a522f), 3.4);
  Path fringe = Path::line({{-38, -2}, {38, -2}});
  brush.part("fringe").sheet().stroke(fringe.transformed(brush.transform()), brush.seen(look.accent),
                                      4 * brush.transform().scale(),
                                      R"( stroke-linecap="butt" stroke-dasharray="3 3")");
}

void draw_map(Brush& brush, const Look& look) {
  const Path sheet = Path::rect(-65, -96, 130, 92);
  cast_on_wall(brush, sheet, 3);
  brush.shape(sheet, look.colour);
  const Colour brown = rgb(0x8a6a42);
  brush.veil(Path::rect(-58, -89, 116, 78), rgb(0x8fb0b4), 46);
  Path land = Path::smooth({{-54, -78},
                            {-36, -84},
                            {-20, -76},
                            {-28, -66},
                            {-38, -60},
                            {-30, -50},
                            {-24, -34},
                            {-34, -18},
                            {-42, -34},
                            {-44, -52},
                            {-54, -62}});
  land.add(Path::smooth({{-4, -70},
                         {10, -84},
                         {34, -82},
                         {54, -76},
                         {50, -60},
                         {36, -52},
                         {26, -58},
                         {14, -50},
                         {20, -34},
                         {10, -20},
                         {0, -36},
                         {-8, -52}}));
  land.add(Path::smooth({{36, -36}, {50, -38}, {52, -26}, {40, -24}}));
  brush.shape(land, look.accent, Form::flat);
  brush.line(land, brown, 0.9);
  Path lines;
  for (const double x : {-30.0, 0.0, 30.0}) lines.move(x, -89).to(x, -11);
  lines.move(-58, -50).to(58, -50).move(-58, -89).to(58, -89).to(58, -11).to(-58, -11).to(-58, -89);
  brush.line(lines, brown, 0.8);
  Path rose;
  rose.move(-14, -14).to(-12, -22).to(-10, -14).to(-4, -18).to(-10, -22).to(-12, -30).to(-14, -22).to(-20, -18).close();
  brush.shape(rose, rgb(0xa3402f), Form::flat);
  brush.line(Path::line({{-68, -97}, {68, -97}}).add(Path::line({{-68, -2}, {68, -2}})), rgb(0x4e3524), 4);
}

void draw_birdcage(Brush& brush, const Look& look) {
  Path dome;
  dome.move(-28, -6).to(-28, -52).curve(-28, -76, -14, -88, 0, -88).curve(14, -88, 28, -76, 28, -52).to(28, -6).close();
  hang_from_ceiling(brush, -97);
  brush.veil(dome, lighter(brush.light().sky, 30), 22);
  brush.line(Path::line({{-20, -34}, {20, -34}}), rgb(0x7a522f), 2.4);
  Brush bird = brush.part("songbird", 1, Relation::contains);
  bird.shape(Path::smooth({{-20, -23}, {-8, -42}, {-1, -54}, {8, -58}, {14, -52}, {12, -42}, {4, -33}, {-8, -30}}),
             look.accent);
  bird.shape(Path::smooth({{-14, -28}, {-6, -44}, {3, -44}, {-2, -34}}), darker(look.accent, 22), Form::flat);
  bird.part("beak").shape(Path::polygon({{13, -55}, {20, -52}, {13, -50}}), rgb(0xd9772e), Form::flat);
  bird.line(Path::dots({{8.5, -53}}), iron, 3.4);
  Path bars;
  for (const double x : {-19.0, -9.5, 0.0, 9.5, 19.0}) {
    bars.move(x, -7).to(x, -50).curve(x, -68, x * 0.6, -84, 0, -88);
  }
  bars.add(dome).move(-28, -50).to(28, -50);
  brush.line(bars, look.colour, 1.7);
  brush.line(Path::circle(0, -93, 4), look.colour, 2);
  brush.shape(Path::rounded(-31, -9, 62, 9, 3), darker(look.colour, 12), Form::flat);
}

// A rail with pegs; a coat (colour) and a hat (accent) hang there.
void draw_coat_rack(Brush& brush, const Look& look) {
  const Colour wood = rgb(0x7a522f);
  brush.shape(Path::rect(-42, -98, 84, 9), wood, Form::flat);
  brush.line(Path::line({{-42, -97}, {42, -97}}), lighter(wood, 28), 1.4);
  Path coat;
  coat.move(-16, -88)
      .curve(-24, -84, -32, -78, -33, -70)
      .curve(-38, -48, -40, -24, -36, -4)
      .curve(-24, 2, -6, 2, 6, -3);
  coat.curve(8, -26, 8, -50, 3, -70).curve(2, -80, -6, -86, -12, -88).close();
  cast_on_wall(brush, coat, 3);
  Brush cloth = brush.part("coat", 1, Relation::carries);
  cloth.shape(coat, look.colour);
  Path folds;
  folds.move(-14, -86)
      .curve(-16, -60, -18, -30, -16, 0)
      .move(-28, -66)
      .curve(-30, -44, -31, -30, -29, -14)
      .move(-3, -66)
      .curve(0, -44, 0, -28, -2, -10);
  cloth.line(folds, darker(look.colour, 34), 1.6);
  cloth.shape(Path::polygon({{-22, -86}, {-14, -80}, {-6, -86}, {-14, -91}}), darker(look.colour, 24), Form::flat);
  Path hat = Path::smooth({{13, -80}, {18, -66}, {20, -56}, {34, -60}, {36, -74}, {30, -84}, {20, -86}});
  Brush felt = brush.part("hat", 1, Relation::carries);
  felt.shape(hat, look.accent);
  felt.shape(Path::ellipse(27, -58, 18, 5, -8), darker(look.accent, 14), Form::flat);
  felt.line(Path::bow({{17, -65}, {26, -62}, {36, -67}}), darker(look.accent, 48), 3);
  brush.line(Path::dots({{-14, -91}, {8, -91}, {26, -91}}), rgb(0xd2a650), 6);
}

}  // namespace art
