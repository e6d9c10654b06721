// What stands in streets, squares, gardens and yards; vehicles are drawn in their own file.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/street_works.h"
#include "art/vocabulary/vehicles.h"
#include "art/vocabulary/walls.h"

namespace art {
namespace {

const Colour iron = rgb(0x33323a);
const Colour wood = rgb(0x7a5233);
const Colour rope = rgb(0xc9b286);
const Colour gilt = rgb(0xd9ab45);

void lamp_post(Brush& brush, const Look& look) {
  const bool dark = brush.light().dark;
  brush.shadow(0, 0, 9, 2);
  if (dark) brush.glow(0, -88, 42, rgb(0xffd27a), 75);
  brush.shape(Path::polygon({{-6, 0},
                             {-4.5, -7},
                             {-2.6, -10},
                             {-1.4, -30},
                             {-1.2, -78.5},
                             {1.2, -78.5},
                             {1.4, -30},
                             {2.6, -10},
                             {4.5, -7},
                             {6, 0}}),
              look.colour, Form::flat);
  brush.line(Path::line({{-6, -71}, {6, -71}}), look.colour, 1.6);
  Brush lantern = brush.part("lantern");
  lantern.shape(Path::polygon({{-4, -78}, {-6.4, -93}, {6.4, -93}, {4, -78}}),
                dark ? rgb(0xffe08a) : mix(rgb(0xe3e2cc), brush.light().sky, 25), dark ? Form::glow : Form::flat);
  brush.line(Path::polygon({{-4, -78}, {-6.4, -93}, {6.4, -93}, {4, -78}}).add(Path::line({{0, -78}, {0, -93}})),
             look.colour, 1.1);
  brush.shape(Path::polygon({{-8, -92}, {-2.5, -97}, {0, -100}, {2.5, -97}, {8, -92}}), look.colour, Form::flat);
}

void bench(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 96, 8);
  Path feet = Path::line({{-70, -96}, {-66, -44}, {-76, 0}}).add(Path::line({{72, -96}, {76, -44}, {68, 0}}));
  feet.add(Path::line({{-66, -44}, {-86, -40}, {-90, 2}})).add(Path::line({{76, -44}, {64, -40}, {60, 2}}));
  brush.line(feet, iron, 5);
  brush.shape(Path::rect(-82, -97, 168, 13).add(Path::rect(-82, -78, 168, 13)), look.colour, Form::tall);
  brush.shape(Path::polygon({{-80, -50}, {86, -50}, {72, -38}, {-96, -38}}), lighter(look.colour, 12), Form::flat);
  brush.line(Path::line({{-88, -44}, {79, -44}}), darker(look.colour, 35), 1.6);
  patch(brush, Path::rect(-96, -39, 168, 5), darker(look.colour, 35));
  brush.line(Path::bow({{-88, -40}, {-92, -60}, {-70, -64}}).add(Path::bow({{64, -40}, {60, -60}, {80, -64}})), iron,
             4);
}

void stairs(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 82, 7);
  const Colour shade = mix(look.colour, brush.light().shade, 34);
  constexpr int steps = 7;
  Path risers;
  Path treads;
  for (int i = 0; i < steps; ++i) {
    const double low = 100.0 * i / steps;
    const double high = 100.0 * (i + 1) / steps;
    const double half = 62 - i * 3.4;
    risers.add(Path::polygon({{-half, -low}, {-half, -high + 5}, {half, -high + 5}, {half, -low}}));
    treads.add(Path::polygon({{-half, -high + 5.5}, {-half + 3.4, -high}, {half - 3.4, -high}, {half, -high + 5.5}}));
  }
  brush.shape(risers, shade, Form::flat);
  brush.shape(treads, lighter(look.colour, 16), Form::flat);
  for (const double side : {-1.0, 1.0}) {
    brush.shape(
        Path::polygon(
            {{side * 60, 0}, {side * 60, -16}, {side * 39, -100}, {side * 48, -100}, {side * 76, -16}, {side * 76, 0}}),
        look.colour, Form::tall);
    brush.shape(Path::circle(side * 68, -24, 9), look.colour, Form::round);
  }
}

void column(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 17, 2.5);
  brush.shape(Path::rect(-12, -6, 24, 6).add(Path::rounded(-10.5, -11, 21, 6, 3)), darker(look.colour, 10),
              Form::round);
  brush.shape(Path()
                  .move(-8.5, -10)
                  .curve(-8.5, -40, -8, -60, -6.6, -87)
                  .to(6.6, -87)
                  .curve(8, -60, 8.5, -40, 8.5, -10)
                  .close(),
              look.colour, Form::round);
  brush.line(Path::line({{-4.6, -12}, {-3.6, -86}})
                 .add(Path::line({{0, -12}, {0, -86}}))
                 .add(Path::line({{4.6, -12}, {3.6, -86}})),
             darker(look.colour, 20), 1);
  Path capital;
  capital.move(-6.6, -86).curve(-8, -92, -15, -88, -12.5, -96).to(12.5, -96).curve(15, -88, 8, -92, 6.6, -86).close();
  brush.shape(capital.add(Path::rect(-13, -100, 26, 4.5)), lighter(look.colour, 10), Form::round);
}

void statue(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 22, 3);
  const Colour stone = look.accent;
  Brush pedestal = brush.part("pedestal", 1, Relation::carries);
  pedestal.shape(Path::rect(-18, -5, 36, 5)
                     .add(Path::polygon({{-14, -5}, {-13, -34}, {13, -34}, {14, -5}}))
                     .add(Path::rect(-16, -38, 32, 5)),
                 stone, Form::round);
  patch(pedestal, Path::rect(-8, -26, 16, 11), darker(stone, 20));
  const Colour cast = look.colour;
  brush.shape(Path::limb({{3, -76}, {12, -84}, {15, -96}}, {5, 4, 3}), cast, Form::round);
  Path robe;
  robe.move(-6, -80)
      .curve(-12, -70, -7, -62, -9, -52)
      .curve(-11, -46, -12, -42, -11, -38)
      .to(11, -38)
      .curve(9, -46, 7, -54, 7, -62)
      .curve(8, -70, 8, -76, 5, -81)
      .close();
  brush.shape(robe, cast, Form::round);
  brush.shape(Path::limb({{-6, -77}, {-11, -68}, {-3, -62}}, {5, 4.5, 3.6}), cast, Form::round);
  brush.shape(Path::smooth({{-4, -87},
                            {-3.4, -92},
                            {0.4, -94},
                            {4, -91},
                            {4.4, -86.5},
                            {2.4, -83},
                            {2.6, -79.5},
                            {-2.6, -79.5},
                            {-2.2, -83}}),
              cast, Form::round);
  brush.line(Path::bow({{-6, -70}, {0, -60}, {6, -58}})
                 .add(Path::bow({{-4, -58}, {-5, -48}, {-6, -40}}))
                 .add(Path::bow({{3, -54}, {4, -46}, {6, -40}})),
             darker(cast, 32), 1.1);
}

void fountain(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 64, 7);
  const Colour stone = look.colour;
  const Colour water = rgb(0x8fc0d4);
  brush.shape(Path::polygon({{-60, -18}, {-54, 0}, {54, 0}, {60, -18}}), stone, Form::round);
  brush.shape(Path::ellipse(0, -19, 61, 8.5), lighter(stone, 14), Form::flat);
  Brush basin = brush.part("water", 1, Relation::contains);
  basin.shape(Path::ellipse(0, -19, 53, 6.2), water, Form::flat);
  brush.shape(Path().move(-10, -18).curve(-4, -28, -8, -36, -5, -52).to(5, -52).curve(8, -36, 4, -28, 10, -18).close(),
              stone, Form::round);
  brush.shape(Path().move(-30, -60).curve(-22, -48, -8, -50, 0, -50).curve(8, -50, 22, -48, 30, -60).close(), stone,
              Form::round);
  brush.shape(Path::ellipse(0, -60, 31, 4), lighter(stone, 14), Form::flat);
  brush.shape(Path().move(-5, -60).curve(-3, -66, -4, -70, -3, -74).to(3, -74).curve(4, -70, 3, -66, 5, -60).close(),
              stone, Form::round);
  Path jets;
  for (const double reach : {-13.0, 13.0, -5.0, 5.0})
    jets.move(0, -76).curve(reach * 0.4, -104, reach * 1.4, -104, reach * 2, -62);
  for (const double x : {-27.0, 27.0, -16.0, 16.0}) jets.move(x, -58).curve(x * 1.25, -52, x * 1.4, -36, x * 1.42, -20);
  basin.line(jets, rgb(0xeef7f8), 2.2);
  basin.dabs(Path::ellipse(0, -20, 46, 4), rgb(0xffffff), 3, 14);
}

void well(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 38, 6);
  const Colour stone = look.colour;
  brush.shape(Path::ellipse(0, -36, 32, 6), rgb(0x2d2a2c), Form::flat);
  brush.shape(Path::rect(-30, -84, 5, 50).add(Path::rect(25, -84, 5, 50)), wood, Form::round);
  brush.line(Path::line({{-28, -62}, {28, -62}}), lighter(wood, 15), 5);
  brush.part("rope").line(Path::line({{2, -62}, {2, -46}}), rope, 1.5);
  brush.part("bucket").shape(Path::polygon({{-5, -48}, {-3.5, -36}, {7.5, -36}, {9, -48}}), darker(wood, 15),
                             Form::round);
  Path ring;
  ring.move(-32, -36).curve(-30, -27, 30, -27, 32, -36).to(31, -3).curve(20, 3, -20, 3, -31, -3).close();
  brush.shape(ring, stone, Form::round);
  Path joints = Path::bow({{-32, -20}, {0, -13}, {32, -20}});
  for (const Point p :
       {Point{-18, -31}, Point{4, -28}, Point{22, -30}, Point{-8, -15}, Point{14, -15}, Point{-26, -17}})
    joints.move(p.x, p.y).to(p.x, p.y + 13);
  brush.line(joints, darker(stone, 30), 1.4);
  Brush roof = brush.part("roof");
  roof.shape(Path::polygon({{-42, -76}, {-30, -100}, {30, -100}, {42, -76}}), look.accent, Form::tall);
  roof.line(Path::line({{-38, -84}, {38, -84}}).add(Path::line({{-34, -92}, {34, -92}})), darker(look.accent, 25), 1.2);
  brush.line(Path::line({{30, -62}, {38, -62}, {38, -54}}), iron, 2.2);
}

void parasol(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 40, 4);
  brush.part("pole").line(Path::line({{0, 0}, {0, -96}}), lighter(wood, 25), 2.4);
  Path inside;
  inside.move(-56, -66).curve(-20, -58, 20, -58, 56, -66).curve(30, -76, -30, -76, -56, -66).close();
  brush.shape(inside, darker(look.colour, 40), Form::flat);
  Path cover;
  cover.move(-56, -66)
      .curve(-46, -84, -20, -96, 0, -97)
      .curve(20, -96, 46, -84, 56, -66)
      .curve(46, -64, 40, -66, 35, -70)
      .curve(26, -62, 18, -64, 12, -67);
  cover.curve(6, -62, -6, -62, -12, -67)
      .curve(-18, -64, -26, -62, -35, -70)
      .curve(-40, -66, -46, -64, -56, -66)
      .close();
  brush.shape(cover, look.colour, Form::round);
  Path stripes;
  stripes.move(0, -97)
      .curve(-18, -92, -32, -82, -35, -70)
      .curve(-28, -63, -18, -63, -12, -67)
      .curve(-12, -78, -6, -90, 0, -97)
      .close();
  stripes.move(0, -97)
      .curve(18, -92, 32, -82, 35, -70)
      .curve(28, -63, 18, -63, 12, -67)
      .curve(12, -78, 6, -90, 0, -97)
      .close();
  brush.part("stripes", 0).shape(stripes, look.accent, Form::round);
  brush.shape(Path::circle(0, -98, 2.4), gilt, Form::flat);
}

void signpost(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 12, 3);
  brush.shape(Path::polygon({{-3.4, 0}, {-2.8, -97}, {0, -100}, {2.8, -97}, {3.4, 0}}), wood, Form::round);
  brush.part("sign").shape(Path::polygon({{-6, -93}, {28, -95}, {37, -86}, {28, -77}, {-6, -78}}), look.colour,
                           Form::tall);
  brush.part("sign").shape(Path::polygon({{6, -72}, {-26, -74}, {-35, -66}, {-26, -57}, {6, -58}}), look.colour,
                           Form::tall);
  brush.line(Path::line({{2, -86}, {24, -86.5}}).add(Path::line({{-2, -65.5}, {-23, -66}})), darker(look.colour, 55),
             2);
  brush.part("grass", 0)
      .line(Path::line({{-9, 0}, {-12, -9}})
                .add(Path::line({{-6, 1}, {-6, -8}}))
                .add(Path::line({{7, 1}, {6, -10}}))
                .add(Path::line({{10, 0}, {13, -7}})),
            rgb(0x5f7f3e), 2);
}

void flag(Brush& brush, const Look& look) {
  brush.shadow(-20, 0, 8, 2);
  brush.part("pole").line(Path::line({{-24, 0}, {-24, -98}}), rgb(0xcfc5b2), 2.4);
  Path cloth;
  cloth.move(-23, -95)
      .curve(-8, -104, 6, -88, 34, -95)
      .curve(30, -82, 36, -70, 32, -57)
      .curve(6, -50, -6, -66, -23, -57)
      .close();
  brush.shape(cloth, look.colour, Form::round);
  Path half;
  half.move(-23, -76)
      .curve(-8, -84, 6, -69, 33, -76)
      .curve(34, -70, 33, -63, 32, -57)
      .curve(6, -50, -6, -66, -23, -57)
      .close();
  brush.shape(half, look.accent, Form::round);
  brush.veil(Path::smooth({{2, -91}, {8, -90}, {10, -74}, {8, -58}, {2, -60}, {4, -75}}), rgb(0x2a2433), 20);
  brush.shape(Path::circle(-24, -99, 2.4), gilt, Form::flat);
}

void swing(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 54, 5);
  const Colour post = darker(look.colour, 30);
  brush.line(Path::line({{-40, -94}, {-34, -2}}).add(Path::line({{40, -94}, {46, -2}})), post, 3.6);
  brush.part("rope", 2).line(Path::line({{-14, -95}, {-8, -19}}).add(Path::line({{14, -95}, {20, -21}})), rope, 1.7);
  brush.line(
      Path::line({{-40, -94}, {-54, 0}}).add(Path::line({{40, -94}, {30, 0}})).add(Path::line({{-50, -96}, {50, -96}})),
      look.colour, 4.6);
  brush.part("seat").shape(Path::polygon({{-14, -21}, {24, -23}, {26, -18}, {-13, -16}}), look.accent, Form::flat);
}

void ladder(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 22, 2.5);
  Path rungs;
  for (int i = 0; i < 8; ++i) {
    const double t = 0.08 + i * 0.12;
    const Point a = between({-20, 0}, {2, -100}, t);
    rungs.move(a.x, a.y).to(a.x + 18 - t * 4, a.y - 1);
  }
  brush.line(rungs, darker(look.colour, 18), 3);
  brush.line(Path::line({{-20, 0}, {2, -100}}).add(Path::line({{-1, 0}, {16, -100}})), look.colour, 3.6);
}

void barrel(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 36, 7);
  Path body;
  body.move(-28, -95)
      .curve(-40, -68, -40, -28, -28, -2)
      .curve(-14, 5, 14, 5, 28, -2)
      .curve(40, -28, 40, -68, 28, -95)
      .close();
  brush.shape(body, look.colour, Form::round);
  brush.line(Path::bow({{-12, -92}, {-17, -48}, {-12, 0}}).add(Path::bow({{12, -92}, {17, -48}, {12, 0}})),
             darker(look.colour, 34), 1.6);
  brush.line(Path::bow({{-34, -75}, {0, -68}, {34, -75}}).add(Path::bow({{-34, -24}, {0, -16}, {34, -24}})), iron, 6);
  brush.shape(Path::ellipse(0, -94, 29, 7), lighter(look.colour, 16), Form::flat);
  brush.line(Path::ellipse(0, -94, 29, 7), darker(look.colour, 30), 2);
}

void crate(Brush& brush, const Look& look) {
  brush.shadow(0, -1, 60, 8);
  const Planes tones = planes(brush, look.colour);
  const auto boards = [&](const Path& face, Colour colour) { brush.shape(face, colour, Form::tall); };
  boards(Path::polygon({{18, 0}, {18, -80}, {56, -90}, {56, -16}}), tones.right);
  boards(Path::polygon({{-56, -8}, {-56, -86}, {18, -80}, {18, 0}}), tones.left);
  brush.shape(Path::polygon({{-56, -86}, {-18, -99}, {56, -90}, {18, -80}}), mix(look.colour, rgb(0x2a1c14), 55),
              Form::flat);
  const Colour gap = darker(look.colour, 42);
  brush.line(Path::line({{-56, -60}, {18, -54}, {56, -65}}).add(Path::line({{-56, -34}, {18, -27}, {56, -41}})), gap,
             2.4);
  brush.line(Path::polygon({{-53, -10}, {-53, -83}, {15, -77}, {15, -3}}).add(Path::line({{-52, -12}, {14, -76}})),
             lighter(look.colour, 18), 6);
}

void anchor(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 34, 4);
  brush.line(Path::circle(0, -90, 8), look.colour, 4.5);
  brush.line(Path::line({{-22, -72}, {22, -72}}), look.colour, 6);
  Path hook;
  hook.move(-5, -82)
      .to(-4, -16)
      .curve(-18, -18, -26, -28, -29, -38)
      .to(-23, -37)
      .to(-35, -52)
      .to(-40, -32)
      .to(-35, -35)
      .curve(-32, -14, -14, -2, 0, 0);
  hook.curve(14, -2, 32, -14, 35, -35)
      .to(40, -32)
      .to(35, -52)
      .to(23, -37)
      .to(29, -38)
      .curve(26, -28, 18, -18, 4, -16)
      .to(5, -82)
      .close();
  brush.shape(hook, look.colour, Form::round);
  brush.part("rope").line(Path::bow({{0, -90}, {18, -84}, {12, -60}, {-14, -50}, {-12, -30}, {20, -14}, {40, 0}}), rope,
                          3);
}

void kite(Brush& brush, const Look& look) {
  const Path tail = Path::bow({{0, -42}, {-12, -30}, {4, -20}, {-10, -10}, {-4, 0}});
  brush.part("tail").line(tail, rgb(0xefe6d2), 1.2);
  Path bows;
  for (const Point p : {Point{-9, -33}, Point{0, -21}, Point{-9, -11}})
    bows.add(Path::polygon({{p.x - 6, p.y - 3}, p, {p.x + 6, p.y - 3}, {p.x + 6, p.y + 3}, p, {p.x - 6, p.y + 3}}));
  brush.part("bow", 3).shape(bows, look.accent, Form::flat);
  brush.shape(Path::polygon({{0, -100}, {26, -74}, {0, -40}, {-26, -74}}), look.colour, Form::round);
  patch(brush, Path::polygon({{0, -100}, {26, -74}, {0, -74}}).add(Path::polygon({{0, -40}, {-26, -74}, {0, -74}})),
        look.accent);
  brush.line(Path::line({{0, -100}, {0, -40}}).add(Path::line({{-26, -74}, {26, -74}})), rgb(0x5a4030), 1);
}

void snowman(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 32, 5);
  const Colour snow = lighter(look.colour, 25);
  brush.part("stick", 2)
      .line(Path::line({{-18, -52}, {-36, -66}, {-40, -74}})
                .add(Path::line({{-34, -64}, {-42, -64}}))
                .add(Path::line({{18, -52}, {36, -62}, {42, -60}}))
                .add(Path::line({{35, -62}, {38, -70}})),
            wood, 2);
  brush.shape(Path::smooth({{-29, -16}, {-26, -32}, {-14, -40}, {14, -40}, {27, -31}, {29, -15}, {22, -1}, {-22, -1}}),
              snow, Form::round);
  brush.shape(Path::smooth({{-20, -48}, {-17, -60}, {0, -66}, {17, -60}, {20, -48}, {12, -37}, {-12, -37}}), snow,
              Form::round);
  brush.shape(Path::circle(0, -72, 14), snow, Form::round);
  Brush scarf = brush.part("scarf", 1, Relation::wears);
  scarf.shape(Path::smooth({{-15, -66}, {0, -60}, {15, -66}, {16, -60}, {0, -54}, {-16, -60}})
                  .add(Path::polygon({{6, -60}, {14, -60}, {18, -40}, {9, -40}})),
              look.accent, Form::flat);
  const Path eyes = Path::circle(-4, -76, 1.7).add(Path::circle(6, -76, 1.7));
  Path coal;
  for (const double y : {-48.0, -30.0, -18.0}) coal.add(Path::circle(1, y, 2));
  patch(brush, eyes, rgb(0x2b2a30));
  patch(brush.part("button", 3, Relation::wears), coal, rgb(0x2b2a30));
  brush.part("carrot").shape(Path::polygon({{1, -73}, {17, -70}, {1, -68}}), rgb(0xe07b2e), Form::flat);
  Brush hat = brush.part("top-hat", 1, Relation::wears);
  hat.shape(Path::polygon({{-11, -83}, {-9, -100}, {10, -100}, {11, -83}}).add(Path::ellipse(0, -83, 18, 3)),
            rgb(0x2f2d34), Form::round);
  hat.line(Path::line({{-10, -87}, {10, -87}}), look.accent, 3);
}

void scarecrow(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 16, 3);
  const Colour straw = rgb(0xd9b25c);
  brush.part("pole").line(Path::line({{0, 0}, {0, -60}}).add(Path::line({{-52, -64}, {52, -66}})), wood, 3);
  Path stalks;
  for (const double y : {-72.0, -67.0, -62.0, -57.0}) stalks.move(-46, -65).to(-58, y).move(46, -66).to(58, y);
  for (const double x : {-9.0, -4.0, 1.0, 7.0}) stalks.move(x * 0.4, -28).to(x, -11);
  brush.part("hay", 0).line(stalks, straw, 2.6);
  Path coat;
  coat.move(-12, -74)
      .to(-48, -71)
      .to(-48, -58)
      .to(-16, -57)
      .to(-20, -24)
      .to(-12, -29)
      .to(-6, -21)
      .to(2, -28)
      .to(9, -20)
      .to(14, -28)
      .to(20, -23)
      .to(15, -58)
      .to(48, -59)
      .to(48, -72)
      .to(12, -75)
      .close();
  Brush jacket = brush.part("coat", 1, Relation::wears);
  jacket.shape(coat, look.colour, Form::round);
  patch(jacket, Path::rect(-13, -44, 9, 9).add(Path::polygon({{5, -58}, {14, -56}, {12, -47}, {4, -49}})), look.accent);
  brush.shape(Path::smooth({{-9, -82}, {-6, -92}, {6, -92}, {9, -82}, {5, -74}, {-5, -74}}), rgb(0xe3cd9c),
              Form::round);
  brush.part("scarf", 1, Relation::wears).line(Path::line({{-9, -73}, {10, -74}}), look.accent, 4);
  patch(brush, Path::circle(-2, -83, 1.2).add(Path::circle(5, -83, 1.2)), rgb(0x33271f));
  brush.part("straw-hat", 1, Relation::wears)
      .shape(Path::smooth({{-19, -88}, {-8, -92}, {-6, -99}, {6, -100}, {8, -92}, {19, -89}, {0, -86}}),
             darker(straw, 30), Form::round);
}

constexpr std::array all = std::to_array<Thing>({
    {"bridge", Place::stands, 4, 300, draw_bridge, "", "light-grey", "", "", "stone wooden iron", 74},
    {"arch", Place::stands, 7.5, 112, draw_arch, "building gate", "light-brown", "red"},
    {"fence", Place::stands, 1.2, 330, draw_fence, "", "white", "", "", "picket rail"},
    {"stone-wall", Place::stands, 1.1, 400, draw_stone_wall, "wall", "grey", "", "", "", 92},
    {"gate", Place::stands, 3, 120, draw_gate, "", "black", "light-grey"},
    {"well", Place::stands, 2.7, 86, well, "", "grey", "red"},
    {"fountain", Place::stands, 3, 124, fountain, "", "light-grey"},
    {"statue", Place::stands, 3.6, 44, statue, "sculpture", "turquoise", "light-grey"},
    {"lamp-post", Place::stands, 4, 22, lamp_post, "lamp light", "black"},
    {"bench", Place::stands, 0.95, 190, bench, "furniture seat", "green", "", "", "", 44},
    {"stairs", Place::stands, 2.4, 156, stairs, "", "light-grey"},
    {"column", Place::stands, 5, 28, column, "", "white", "", "", "", 100},
    {"market-stall", Place::stands, 2.7, 128, draw_market_stall, "shop", "brown", "red", "", "", 36},
    {"cart", Place::stands, 1.8, 210, draw_cart, "vehicle", "light-brown", "gold"},
    {"carriage", Place::stands, 2.3, 156, draw_carriage, "vehicle", "dark-blue", "red"},
    {"sledge", Place::stands, 1.2, 196, draw_sledge, "vehicle", "red", "gold"},
    {"bicycle", Place::stands, 1.1, 162, draw_bicycle, "vehicle", "red"},
    {"tram", Place::stands, 3.4, 245, draw_tram, "vehicle", "red", "cream"},
    {"train", Place::stands, 5, 430, draw_train, "vehicle", "dark-green", "red"},
    {"balloon", Place::heaven, 28, 76, draw_balloon, "vehicle", "red", "yellow"},
    {"kite", Place::heaven, 20, 54, kite, "toy", "yellow", "red"},
    {"parasol", Place::stands, 2.3, 114, parasol, "umbrella", "white", "red"},
    {"signpost", Place::stands, 2.3, 74, signpost, "sign", "light-brown"},
    {"flag", Place::stands, 5, 62, flag, "", "red", "white"},
    {"swing", Place::stands, 2.8, 112, swing, "toy", "light-brown", "red", "", "", 20},
    {"ladder", Place::stands, 3, 40, ladder, "tool", "light-brown"},
    {"wheelbarrow", Place::stands, 0.8, 176, draw_wheelbarrow, "tool vehicle", "green", "gold"},
    {"barrel", Place::stands, 1, 76, barrel, "container", "brown", "", "", "", 94},
    {"crate", Place::stands, 0.7, 116, crate, "container box", "light-brown", "", "", "", 90},
    {"anchor", Place::stands, 1.3, 84, anchor, "", "dark-grey"},
    {"laundry", Place::stands, 2.2, 270, draw_laundry, "cloth", "white", "blue"},
    {"snowman", Place::stands, 1.7, 84, snowman, "snow", "white", "red"},
    {"scarecrow", Place::stands, 1.9, 116, scarecrow, "", "brown", "red"},
});

}  // namespace

std::span<const Thing> streets() { return all; }

}  // namespace art
