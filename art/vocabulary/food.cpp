// Food: fruit, vegetables, bread, cheese, meat, the sea's gifts and sweets.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/fruit.h"
#include "art/vocabulary/still_life.h"
#include "art/vocabulary/vegetables.h"

namespace art {

using namespace still_life;

namespace {

constexpr Colour crumb = rgb(0xf3e2b8);
constexpr Colour porcelain = rgb(0xf1ede2);

// A plate seen from above as the bed of a dish: `rx` wide to each side, its middle at y.
void dish(Brush& brush, double y, double rx, double ry) {
  brush.shadow(0, y + ry * 0.3, rx * 1.04, ry);
  Brush plate = brush.part("plate");
  plate.shape(Path::ellipse(0, y, rx, ry), porcelain, Form::flat);
  plate.shape(Path::ellipse(0, y + ry * 0.04, rx * 0.74, ry * 0.7), darker(porcelain, 9), Form::flat);
}

void bread(Brush& brush, const Look& look) {
  rest(brush, 108, 12);
  Path loaf;
  loaf.move(-112, -30)
      .curve(-118, -78, -66, -98, 0, -99)
      .curve(66, -98, 118, -78, 112, -30)
      .curve(108, -2, 70, 0, 0, 0);
  loaf.curve(-70, 0, -108, -2, -112, -30).close();
  body(brush, loaf, look.colour);
  Path cuts;
  for (const double x : {-62.0, -18.0, 26.0, 68.0}) {
    cuts.add(leaf({x - 14, -52 - (40 - x * x * 0.004)}, {x + 14, -44}, 6));
  }
  brush.shape(cuts, mix(look.colour, crumb, 70), Form::flat);
  brush.dabs(Path::ellipse(-10, -74, 80, 18), lighter(crumb, 40), 3, 3);
  shine(brush, -66, -64, 12, 7, -34, 40);
}

void baguette(Brush& brush, const Look& look) {
  rest(brush, 270, 16);
  body(brush, Path::limb({{-268, -34}, {-200, -46}, {0, -54}, {200, -48}, {268, -38}}, {30, 76, 88, 76, 30}),
       look.colour);
  Path cuts;
  for (const double x : {-190.0, -112.0, -34.0, 44.0, 122.0, 196.0}) cuts.add(leaf({x - 36, -76}, {x + 36, -46}, 11));
  brush.shape(cuts, mix(look.colour, crumb, 66), Form::flat);
  brush.dabs(Path::ellipse(0, -66, 210, 20), lighter(crumb, 40), 4, 2);
}

void rolls(Brush& brush, const Look& look) {
  rest(brush, 104, 13);
  for (const Point p : {Point{4, -34}, {-54, 0}, {56, 2}}) {
    Brush part = brush.part("rolls").at(p.x, p.y, 0.66);
    body(part, Path::smooth({{0, -98}, {-52, -84}, {-80, -40}, {-56, -4}, {0, 0}, {56, -4}, {80, -40}, {52, -84}}),
         look.colour);
    part.shape(leaf({-46, -70}, {46, -62}, 13), mix(look.colour, crumb, 66), Form::flat);
  }
}

void cheese(Brush& brush, const Look& look) {
  rest(brush, 82, 11);
  const Colour paste = look.colour;
  // Upper face, cut face and rind of a wedge that points to the right.
  brush.shape(Path::polygon({{-84, -62}, {-52, -94}, {92, -52}}), lighter(paste, 34), Form::flat);
  body(brush, Path::polygon({{-84, -62}, {92, -52}, {90, -6}, {-84, 0}}), paste, 50);
  Path rind;
  rind.move(-84, -62)
      .curve(-86, -78, -70, -92, -52, -94)
      .to(-58, -86)
      .curve(-70, -82, -76, -74, -76, -62)
      .to(-76, 0)
      .to(-84, 0)
      .close();
  brush.shape(rind, mix(paste, rgb(0x9a4a1e), 62), Form::flat);
  const Colour hollow = darker(paste, 34);
  Path holes = Path::ellipse(-44, -40, 13, 11).add(Path::ellipse(-6, -20, 9, 8)).add(Path::ellipse(34, -38, 11, 10));
  holes.add(Path::ellipse(62, -18, 6, 6)).add(Path::ellipse(-26, -76, 9, 4)).add(Path::ellipse(20, -63, 8, 3));
  holes.add(Path::ellipse(-56, -12, 6, 5));
  brush.shape(holes, hollow, Form::flat);
  brush.line(Path::dots(std::array{Point{-42, -36}, Point{-5, -17}, Point{36, -34}}), lighter(paste, 12), 8);
}

void ham(Brush& brush, const Look& look) {
  rest(brush, 84, 11);
  const Colour rind = rgb(0x9a5a34);
  Brush bone = brush.part("bone");
  bone.shape(Path::limb({{52, -66}, {104, -92}}, {20, 14}), rgb(0xf0e6cf), Form::flat);
  body(brush,
       Path::smooth({{-46, -92},
                     {0, -96},
                     {40, -84},
                     {72, -78},
                     {82, -62},
                     {56, -34},
                     {40, -8},
                     {0, 0},
                     {-56, 0},
                     {-84, -30},
                     {-80, -70}}),
       rind);
  // The cut end: fat, meat, bone.
  brush.shape(
      Path::smooth({{-46, -92}, {-16, -82}, {-4, -46}, {-18, -8}, {-50, 0}, {-80, -20}, {-86, -52}, {-74, -82}}),
      rgb(0xf3dfc6), Form::flat);
  body(brush,
       Path::smooth({{-46, -82}, {-24, -74}, {-14, -46}, {-24, -14}, {-50, -9}, {-72, -24}, {-77, -52}, {-68, -76}}),
       look.colour, 60);
  brush.line(Path::bow({{-64, -62}, {-46, -70}, {-30, -62}}).add(Path::bow({{-66, -28}, {-46, -20}, {-28, -30}})),
             lighter(look.colour, 45), 3);
  bone.shape(Path::ellipse(-46, -46, 10, 9), rgb(0xf0e6cf), Form::flat);
  Path net;
  net.move(8, -94).curve(-4, -60, 10, -30, -4, -2).move(40, -84).curve(28, -60, 34, -34, 24, -6);
  brush.line(net, darker(rind, 30), 2.4);
  shine(brush, lit_side(brush) < 0 ? 14 : -40, -74, 14, 5, 14, 50);
}

void sausage(Brush& brush, const Look& look) {
  rest(brush, 106, 12);
  body(brush, Path::limb({{-92, -70}, {-40, -88}, {20, -80}, {72, -54}}, {30, 34, 34, 26}), darker(look.colour, 14));
  body(brush, Path::limb({{-98, -50}, {-52, -22}, {10, -18}, {62, -24}, {100, -46}}, {28, 36, 37, 36, 28}),
       look.colour);
  brush.line(Path::line({{-98, -50}, {-112, -62}})
                 .add(Path::line({{-92, -70}, {-108, -66}}))
                 .add(Path::line({{102, -48}, {112, -58}})),
             rgb(0xd8c39a), 5);
  // Slices, cut off in front.
  for (const double x : {54.0, 84.0}) {
    edged(brush, Path::ellipse(x, -13 + x * 0.06, 20, 11, -8), mix(look.colour, rgb(0xd97a68), 60), 100,
          darker(look.colour, 20), 4);
    brush.dabs(Path::ellipse(x, -14 + x * 0.06, 15, 7), rgb(0xf3e4d0), 3.4, 22);
  }
  shine(brush, -36, -28, 22, 3.4, 10, 50);
}

void eggs(Brush& brush, const Look& look) {
  rest(brush, 104, 13);
  struct Egg {
    double x, y, turn;
  };
  for (const Egg egg : {Egg{12, -26, 70}, {-56, 0, -14}, {62, 2, 24}}) {
    Brush part = brush.part("eggs").at(egg.x, egg.y - 36, 0.78, egg.turn);
    body(part, Path::smooth({{0, -52}, {-26, -40}, {-42, 2}, {-30, 36}, {0, 48}, {30, 36}, {42, 2}, {26, -40}}),
         egg.y < -10 ? darker(look.colour, 8) : look.colour, 80);
  }
  shine(brush, -70, -48, 8, 11, 20, 70);
}

void fish_on_plate(Brush& brush, const Look& look) {
  dish(brush, -42, 176, 42);
  const Colour back = look.colour;
  body(brush,
       Path::smooth({{118, -60},
                     {86, -84},
                     {20, -98},
                     {-52, -82},
                     {-96, -62},
                     {-136, -88},
                     {-142, -60},
                     {-132, -34},
                     {-96, -52},
                     {-44, -30},
                     {30, -24},
                     {90, -38}}),
       back);
  brush.shape(Path::smooth({{112, -56}, {64, -50}, {0, -46}, {-84, -56}, {-44, -32}, {30, -26}, {88, -38}}),
              lighter(back, 48), Form::flat);
  brush.shape(leaf({30, -94}, {-40, -104}, 10).add(leaf({20, -48}, {-18, -32}, 8)), darker(back, 24), Form::flat);
  brush.line(Path::bow({{74, -82}, {62, -60}, {70, -40}}), darker(back, 40), 4);
  brush.dabs(Path::ellipse(-6, -68, 60, 18), darker(back, 28), 4.6, 9);
  brush.line(Path::dots(std::array{Point{92, -66}}), rgb(0xf4ecd0), 13);
  brush.line(Path::dots(std::array{Point{93, -66}}), rgb(0x1e1a1c), 7);
  // A slice of lemon and parsley.
  Brush lemon = brush.part("lemon", 1, Relation::carries);
  edged(lemon, Path::ellipse(72, -22, 21, 10), rgb(0xf6e58e), 100, rgb(0xe8c044), 5);
  brush.part("leaves", 0, Relation::carries)
      .shape(Path::lump(brush.chance(), -92, -24, 30, 13, 4, 0.5), rgb(0x557a36), Form::flat);
}

void oysters(Brush& brush, const Look& look) {
  dish(brush, -36, 150, 36);
  Path shells;
  Path nacre;
  Path flesh;
  for (const Transform& spot : {placed(-70, -58, 0.9, -18), placed(6, -66, 0.9, 6), placed(78, -56, 0.9, 24),
                                placed(-36, -26, 0.9, 8), placed(48, -24, 0.9, -10)}) {
    shells.add(Path::smooth({{-46, 2}, {-26, -22}, {-6, -19}, {20, -25}, {46, -4}, {30, 19}, {0, 18}, {-30, 24}})
                   .transformed(spot));
    nacre.add(Path::smooth({{-37, 2}, {0, -18}, {37, -4}, {0, 16}}).transformed(spot));
    flesh.add(Path::smooth({{-20, 1}, {4, -11}, {24, 0}, {0, 10}}).transformed(spot));
  }
  Brush five = brush.part("oysters", 5);
  body(five, shells, look.colour);
  five.shape(nacre, rgb(0xece6da), Form::flat);
  five.shape(flesh, rgb(0xb7a892), Form::flat);
  five.line(Path::dots(std::array{Point{-76, -62}, Point{0, -70}, Point{72, -60}, Point{-42, -30}, Point{42, -28}}),
            rgb(0xfdfaf2), 6);
}

// A claw that points upward, its thumb to the right.
void lobster_claw(Brush& brush, Colour shell) {
  Brush claw = brush.part("claw");
  body(claw,
       Path::smooth(
           {{-8, 4}, {-26, -24}, {-22, -62}, {6, -98}, {10, -60}, {16, -50}, {28, -86}, {40, -46}, {30, -12}, {10, 6}}),
       shell);
  shine(brush, -10, -44, 3, 12, 4, 50);
}

void lobster(Brush& brush, const Look& look) {
  brush.shadow(0, -16, 136, 18);
  const Colour shell = look.colour;
  Path legs;
  for (const double x : {-24.0, -8.0, 8.0, 24.0}) {
    legs.move(x, -48).curve(x - 6, -74, x - 2, -84, x - 18, -96).move(x, -24).curve(x - 4, -6, x - 2, -2, x - 14, 5);
  }
  brush.line(legs, darker(shell, 22), 5);
  Path feelers;
  feelers.move(62, -42).curve(96, -70, 30, -128, -60, -100).move(62, -34).curve(130, -46, 134, -34, 146, -44);
  brush.line(feelers, darker(shell, 8), 2.6);
  // The tail in rings, each over the next one behind it.
  Path fan =
      leaf({-92, -36}, {-132, -78}, 14).add(leaf({-94, -34}, {-146, -52}, 14)).add(leaf({-94, -32}, {-146, -20}, 14));
  brush.shape(fan.add(leaf({-92, -30}, {-130, 4}, 14)), darker(shell, 14));
  for (int i = 0; i < 5; ++i) {
    body(brush, Path::ellipse(-94 + i * 16, -35, 16, 17 + i * 3), i % 2 == 0 ? shell : darker(shell, 12));
  }
  Path arms = Path::limb({{40, -52}, {62, -66}, {70, -70}}, {13, 11, 14})
                  .add(Path::limb({{40, -22}, {60, -8}, {70, -10}}, {13, 11, 14}));
  brush.shape(arms, darker(shell, 14));
  body(brush, Path::smooth({{-34, -64}, {-40, -36}, {-32, -8}, {14, -6}, {50, -20}, {74, -37}, {50, -52}, {14, -66}}),
       shell);
  brush.line(Path::bow({{8, -65}, {-2, -36}, {8, -7}}).add(Path::line({{-38, -36}, {58, -37}})), darker(shell, 36),
             2.8);
  brush.line(Path::dots(std::array{Point{56, -46}, Point{57, -27}}), rgb(0x1d1718), 7);
  Brush upper = brush.at(68, -70, 0.74, 74);
  lobster_claw(upper, shell);
  Brush lower = brush.at(68, -10, 0.84, 88, true);
  lobster_claw(lower, shell);
  shine(brush, lit_side(brush) < 0 ? 14 : -20, -54, 15, 3.4, 2, 55);
}

void cake(Brush& brush, const Look& look) {
  rest(brush, 84, 12);
  const Colour icing = look.colour;
  body(brush, turned({{82, -74}, {81, -16}}, 22), icing, 70);
  brush.shape(Path::ellipse(0, -76, 82, 22), lighter(icing, 22), Form::flat);
  // Where the slice was taken the layers show.
  brush.shape(Path::polygon({{4, -76}, {6, -10}, {60, -22}, {62, -62}}), rgb(0x8a5a34), Form::flat);
  brush.shape(Path::polygon({{4, -76}, {6, -10}, {-18, -1}, {-18, -54}}), rgb(0xa26f42), Form::flat);
  brush.shape(Path::polygon({{4, -76}, {62, -62}, {-18, -54}}).add(Path::polygon({{62, -62}, {-18, -54}, {20, -54}})),
              rgb(0x8a5a34), Form::flat);
  Path cream = Path::line({{-18, -38}, {5, -54}, {61, -48}}).add(Path::line({{-18, -20}, {6, -32}, {60, -35}}));
  brush.line(cream, rgb(0xf8ecd2), 6);
  constexpr std::array berries = std::to_array<Point>(
      {{-64, -78}, {-42, -90}, {-12, -97}, {20, -97}, {50, -90}, {68, -78}, {-50, -68}, {-26, -76}});
  Brush cherries = brush.part("cherries", 8, Relation::carries);
  balls(cherries, berries, look.accent, 14);
  Path drips;
  for (const double x : {-70.0, -54.0, -38.0}) drips.move(x, -62 - x * 0.1).to(x, -40 + (x + 54) * 0.4);
  brush.line(drips, lighter(icing, 22), 9);
}

void pie(Brush& brush, const Look& look) {
  rest(brush, 116, 14);
  body(brush, turned({{118, -46}, {96, -14}}, 18), rgb(0x9aa4ac));
  body(brush, Path::ellipse(0, -54, 122, 36), look.colour);
  body(brush, Path::smooth({{-104, -58}, {-70, -84}, {0, -96}, {70, -84}, {104, -58}, {66, -36}, {0, -30}, {-66, -36}}),
       look.accent, 60);
  Path lattice;
  for (const double d : {-52.0, 0.0, 52.0}) {
    lattice.move(d - 40, -88 + (d < 0 ? 12 : 0)).curve(d - 14, -74, d + 10, -54, d + 34, -36 - (d > 0 ? 10 : 0));
    lattice.move(d + 40, -88 + (d > 0 ? 12 : 0)).curve(d + 14, -74, d - 10, -54, d - 34, -36 - (d < 0 ? 10 : 0));
  }
  brush.line(lattice, darker(look.colour, 24), 15);
  brush.line(lattice, lighter(look.colour, 14), 10);
  Path crimps;
  for (int i = 0; i < 12; ++i) {
    crimps.move(112 * cosine(i * 30), -54 + 31 * sine(i * 30))
        .to(121 * cosine(i * 30 + 4), -54 + 36 * sine(i * 30 + 4));
  }
  brush.line(crimps, darker(look.colour, 26), 4);
}

void honey_jar(Brush& brush, const Look& look) {
  rest(brush, 38, 9);
  Brush honey = brush.part("honey", 1, Relation::contains);
  body(honey, turned({{24, -84}, {41, -44}, {30, -7}}, 9), look.colour);
  honey.veil(Path::smooth({{-20, -60}, {0, -66}, {20, -60}, {26, -34}, {10, -14}, {-14, -18}, {-28, -36}}),
             rgb(0xffe07a), 45);
  brush.shape(stripe(26, -86, 25, -78, 6), rgb(0xe9e4d2), Form::flat);
  // A cloth over the lid, tied with a string.
  Brush cloth = brush.part("sheet", 1, Relation::has);
  cloth.shape(Path::smooth({{0, -100},
                            {-24, -94},
                            {-29, -82},
                            {-40, -70},
                            {-22, -73},
                            {-8, -68},
                            {6, -74},
                            {20, -68},
                            {40, -70},
                            {29, -82},
                            {24, -94}}),
              look.accent, Form::flat);
  cloth.line(Path::bow({{-28, -82}, {0, -77}, {28, -82}}), rgb(0x8a6a3c), 3);
  // The label shows a cell of a comb.
  Brush label = brush.part("label");
  label.shape(Path::ellipse(0, -38, 21, 17), rgb(0xf3ead0), Form::flat);
  label.shape(Path::polygon({{-10, -44}, {0, -50}, {10, -44}, {10, -33}, {0, -27}, {-10, -33}}), rgb(0xd9962a),
              Form::flat);
  shine(brush, -30, -46, 3.4, 14, 4, 70);
}

void cookies(Brush& brush, const Look& look) {
  rest(brush, 90, 13);
  const Colour edge = darker(look.colour, 30);
  Brush five = brush.part("cookies", 5);
  for (const Point p : {Point{-12, -16}, {-18, -37}, {-10, -58}}) {
    body(five, Path::rounded(p.x - 62, p.y - 14, 124, 28, 14), edge);
  }
  body(five, Path::ellipse(-14, -79, 62, 20), look.colour);
  body(five, Path::smooth({{50, -62}, {28, -46}, {24, -20}, {42, 0}, {72, -4}, {90, -26}, {84, -52}}), look.colour);
  constexpr std::array chips = std::to_array<Point>({{-50, -82},
                                                     {-28, -90},
                                                     {-12, -76},
                                                     {10, -88},
                                                     {28, -78},
                                                     {-34, -72},
                                                     {42, -42},
                                                     {62, -48},
                                                     {52, -24},
                                                     {74, -28},
                                                     {60, -8}});
  five.line(Path::dots(chips), rgb(0x4a2c1c), 9);
}

void gingerbread(Brush& brush, const Look& look) {
  rest(brush, 30, 7);
  const Path man =
      Path::smooth({{0, -100},  {-18, -94}, {-20, -76}, {-12, -66}, {-40, -68}, {-46, -56}, {-38, -48}, {-18, -46},
                    {-20, -28}, {-30, -8},  {-22, 0},   {-8, -4},   {0, -20},   {8, -4},    {22, 0},    {30, -8},
                    {20, -28},  {18, -46},  {38, -48},  {46, -56},  {40, -68},  {12, -66},  {20, -76},  {18, -94}});
  body(brush, man, look.colour, 70);
  Path icing;
  icing.move(-40, -62).to(-36, -52).move(40, -62).to(36, -52).move(-26, -10).to(-16, -14).move(26, -10).to(16, -14);
  icing.move(-8, -77).curve(-4, -72, 4, -72, 8, -77);
  brush.line(icing, rgb(0xfaf3e4), 3);
  brush.line(Path::dots(std::array{Point{-7, -86}, Point{7, -86}}), rgb(0xfaf3e4), 5);
  brush.part("button", 3).line(Path::dots(std::array{Point{0, -58}, Point{0, -46}, Point{0, -34}}), look.accent, 6);
}

constexpr std::array all = std::to_array<Thing>({
    {"apple", Place::stands, 0.085, 106, draw_apple, "fruit food", "red"},
    {"pear", Place::stands, 0.12, 76, draw_pear, "fruit food", "light-green"},
    {"orange", Place::stands, 0.085, 102, draw_orange, "fruit food", "orange"},
    {"lemon", Place::stands, 0.065, 146, draw_lemon, "fruit food", "yellow", "", "", "whole peeled"},
    {"grapes", Place::stands, 0.12, 180, draw_grapes, "fruit food", "purple"},
    {"peach", Place::stands, 0.08, 108, draw_peach, "fruit food", "orange"},
    {"plum", Place::stands, 0.06, 96, draw_plum, "fruit food", "purple"},
    {"cherries", Place::stands, 0.08, 126, draw_cherries, "fruit food", "red"},
    {"strawberries", Place::stands, 0.09, 200, draw_strawberries, "fruit food", "red"},
    {"pomegranate", Place::stands, 0.11, 152, draw_pomegranate, "fruit food", "red"},
    {"melon", Place::stands, 0.17, 190, draw_melon, "fruit food", "light-green", "orange"},
    {"watermelon", Place::stands, 0.22, 132, draw_watermelon, "fruit food", "green", "red"},
    {"pineapple", Place::stands, 0.3, 60, draw_pineapple, "fruit food", "gold"},
    {"banana", Place::stands, 0.11, 184, draw_banana, "fruit food", "yellow"},
    {"fig", Place::stands, 0.065, 150, draw_fig, "fruit food", "purple"},
    {"pumpkin", Place::stands, 0.24, 154, draw_pumpkin, "vegetable food", "orange"},
    {"onion", Place::stands, 0.09, 98, draw_onion, "vegetable food", "gold"},
    {"garlic", Place::stands, 0.07, 102, draw_garlic, "vegetable food", "white"},
    {"carrot", Place::stands, 0.1, 330, draw_carrot, "vegetable food", "orange"},
    {"cabbage", Place::stands, 0.18, 152, draw_cabbage, "vegetable food", "light-green"},
    {"asparagus", Place::stands, 0.08, 330, draw_asparagus, "vegetable food", "light-green", "red"},
    {"artichoke", Place::stands, 0.13, 90, draw_artichoke, "vegetable food", "olive"},
    {"tomato", Place::stands, 0.08, 122, draw_tomato, "vegetable food", "red"},
    {"pepper", Place::stands, 0.12, 92, draw_pepper, "vegetable food", "red"},
    {"corn", Place::stands, 0.08, 260, draw_corn, "vegetable food", "yellow"},
    {"mushrooms", Place::stands, 0.1, 170, draw_mushrooms, "mushroom food", "brown"},
    {"nuts", Place::stands, 0.06, 180, draw_nuts, "food", "light-brown"},
    {"bread", Place::stands, 0.13, 226, bread, "food", "gold"},
    {"baguette", Place::stands, 0.085, 560, baguette, "bread food", "gold"},
    {"rolls", Place::stands, 0.1, 220, rolls, "bread food", "gold"},
    {"cheese", Place::stands, 0.12, 178, cheese, "food", "yellow"},
    {"ham", Place::stands, 0.17, 190, ham, "meat food", "pink"},
    {"sausage", Place::stands, 0.11, 220, sausage, "meat food", "auburn"},
    {"eggs", Place::stands, 0.085, 210, eggs, "egg food", "cream"},
    {"fish-on-plate", Place::stands, 0.1, 352, fish_on_plate, "fish food", "grey"},
    {"oysters", Place::stands, 0.1, 300, oysters, "shellfish food", "grey"},
    {"lobster", Place::stands, 0.16, 276, lobster, "shellfish food animal", "red"},
    {"cake", Place::stands, 0.16, 168, cake, "sweet food", "pink", "red"},
    {"pie", Place::stands, 0.1, 244, pie, "sweet food", "fair", "red"},
    {"honey-jar", Place::stands, 0.15, 84, honey_jar, "jar sweet food", "gold", "red"},
    {"cookies", Place::stands, 0.09, 180, cookies, "sweet food", "gold"},
    {"gingerbread", Place::stands, 0.14, 92, gingerbread, "sweet food", "brown", "red"},
});

}  // namespace

std::span<const Thing> food() { return all; }

}  // namespace art
