// Animals of the farm.
#include "art/vocabulary/creatures.h"

namespace art {
namespace {

const Colour hoof = rgb(0x2e2522);

// Four feet of hoofed animals, short strokes on the ground.
void hooves(Brush& brush, std::initializer_list<Point> feet, double size) {
  Path lines;
  for (const Point p : feet) lines.move(p.x, p.y).to(p.x + size * 0.5, p.y);
  brush.line(lines, hoof, size);
}

// --- horse

// A head as a horse carries it: the poll is at the origin, the muzzle lower at the right.
void horse_head(Brush brush, Colour colour, Colour mane) {
  Path head;
  head.move(-5, 3).curve(-6, -4, -2, -7, 3, -7).to(3, -15).curve(7, -13, 9, -9, 9, -5);
  head.curve(15, 2, 21, 11, 27, 18)
      .curve(29, 23, 25, 27, 20, 26)
      .curve(14, 22, 12, 20, 8, 19)
      .curve(0, 18, -4, 12, -5, 3)
      .close();
  brush.shape(head, colour, Form::tall);
  brush.shape(Path::smooth({{22, 13}, {28, 19}, {25, 27}, {18, 25}}), darker(colour, 32), Form::flat);
  brush.part("mane").shape(Path::smooth({{1, -10}, {6, -8}, {7, 1}, {2, -1}}), mane, Form::flat);
  draw_eye(brush, 11, 5, 1.7);
}

void saddle_cloth(Brush& brush, Colour colour) {
  Brush saddle = brush.part("saddle", 1, Relation::carries);
  saddle.shape(Path::smooth({{-16, -66}, {-4, -67}, {9, -70}, {12, -56}, {8, -46}, {-6, -44}, {-15, -48}}), colour,
               Form::flat);
  saddle.line(Path::bow({{-13, -48}, {-4, -46}, {9, -49}}), lighter(colour, 45), 1.8);
}

// Collar, girth, reins, and a shaft back to the vehicle. The reins begin at the bit.
void harness(Brush& brush, const Look& look, Point withers, Point breast, Point bit) {
  if (!look.load) return;
  const Colour strap = rgb(0x3a241a);
  Brush harness = brush.part("harness", 1, Relation::carries);
  const Point belly = {withers.x - 20, breast.y + 13};
  const Point shaft = between(withers, breast, 0.7);
  harness.line(Path::bow({{withers.x - 18, withers.y + 3}, {withers.x - 17, belly.y - 14}, belly}), strap, 3);
  harness.line(
      Path::bow({bit, between(bit, withers, 0.6) + Point{0, 6}, withers + Point{-6, -2}, *look.load + Point{-8, -22}}),
      strap, 1.3);
  harness.line(Path::line({shaft, {withers.x - 18, shaft.y + 4}, *look.load}), rgb(0x8a5f38), 3.4);
  harness.shape(Path::limb({withers + Point{-2, -3}, between(withers, breast, 0.5) + Point{4, -1}, breast}, {6, 8, 7}),
                look.accent, Form::flat);
  Path bells;
  for (const double t : {0.15, 0.4, 0.65, 0.9}) {
    const Point bell = between(withers, breast, t) + Point{4, -1};
    bells.move(bell.x, bell.y).to(bell.x, bell.y);
  }
  harness.line(bells, rgb(0xe8b93c), 3);
}

void horse_standing(Brush& brush, const Look& look, bool grazing) {
  const Colour mane = darker(look.colour, 48);
  brush.shadow(0, 0, 50, 5);
  Path far = Path::limb({{28, -46}, {33, -24}, {32, -3}}, {12, 6, 5});
  far.add(Path::limb({{-26, -48}, {-21, -38}, {-29, -23}, {-25, -3}}, {16, 12, 6, 5}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  brush.part("tail").shape(Path::limb({{-42, -62}, {-53, -50}, {-51, -30}, {-57, -14}}, {5, 10, 10, 3}), mane,
                           Form::flat);
  Path body;
  if (grazing) {
    body = Path::smooth({{-45, -60},
                         {-34, -68},
                         {-12, -65},
                         {10, -68},
                         {26, -66},
                         {42, -48},
                         {56, -27},
                         {46, -20},
                         {35, -36},
                         {24, -38},
                         {0, -36},
                         {-28, -41},
                         {-43, -47}});
  } else {
    body = Path::smooth({{-45, -60},
                         {-34, -68},
                         {-12, -65},
                         {10, -69},
                         {22, -77},
                         {34, -93},
                         {46, -97},
                         {50, -86},
                         {43, -72},
                         {37, -56},
                         {28, -40},
                         {0, -36},
                         {-28, -41},
                         {-43, -47}});
  }
  join(body, Path::limb({{24, -50}, {25, -24}, {24, -3}}, {17, 7, 6}));
  join(body, Path::limb({{-34, -54}, {-29, -42}, {-40, -24}, {-35, -3}}, {22, 17, 7, 6}));
  brush.shape(body, look.colour, Form::tall);
  hooves(brush, {{23, -2.5}, {31, -2.5}, {-37, -2.5}, {-26, -2.5}}, 5);
  draw_creases(brush, Path::bow({{-23, -56}, {-20, -44}, {-29, -34}}).add(Path::bow({{15, -60}, {16, -48}, {21, -36}})),
               look.colour);
  if (!look.load) saddle_cloth(brush, look.accent);
  if (grazing) {
    brush.part("mane").shape(
        Path::smooth({{10, -70}, {28, -70}, {45, -50}, {60, -27}, {50, -32}, {38, -46}, {26, -58}}), mane, Form::flat);
    horse_head(brush.at(54, -27, 1, 28), look.colour, mane);
  } else {
    horse_head(brush.at(43, -89), look.colour, mane);
    brush.part("mane").shape(
        Path::smooth({{12, -70}, {22, -82}, {34, -96}, {46, -101}, {41, -90}, {33, -80}, {26, -68}}), mane, Form::flat);
  }
  harness(brush, look, {14, -70}, {34, -50}, {65, -66});
}

void horse_galloping(Brush& brush, const Look& look) {
  const Colour mane = darker(look.colour, 48);
  brush.shadow(4, 0, 58, 4);
  Path far = Path::limb({{28, -48}, {48, -44}, {56, -30}, {64, -22}}, {13, 7, 5, 5});
  far.add(Path::limb({{-30, -50}, {-34, -36}, {-52, -32}, {-64, -18}}, {16, 11, 6, 5}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  brush.part("tail").shape(
      Path::smooth({{-40, -66}, {-52, -72}, {-66, -68}, {-82, -58}, {-66, -58}, {-72, -50}, {-54, -57}, {-42, -58}}),
      mane, Form::flat);
  Path body = Path::smooth({{-45, -60},
                            {-34, -70},
                            {-12, -67},
                            {10, -70},
                            {28, -80},
                            {46, -92},
                            {56, -90},
                            {54, -78},
                            {44, -64},
                            {38, -50},
                            {26, -40},
                            {0, -40},
                            {-26, -45},
                            {-42, -48}});
  join(body, Path::limb({{25, -54}, {42, -40}, {60, -42}, {68, -30}}, {18, 9, 6, 5}));
  join(body, Path::limb({{-34, -57}, {-38, -42}, {-58, -40}, {-76, -26}}, {22, 15, 7, 5}));
  brush.shape(body, look.colour, Form::tall);
  hooves(brush, {{68, -28}, {63, -20}, {-79, -25}, {-67, -17}}, 5);
  draw_creases(brush, Path::bow({{-22, -58}, {-24, -46}, {-34, -37}}).add(Path::bow({{15, -62}, {19, -50}, {29, -40}})),
               look.colour);
  if (!look.load) saddle_cloth(brush, look.accent);
  horse_head(brush.at(52, -87, 1, -14), look.colour, mane);
  brush.part("mane").shape(
      Path::smooth(
          {{54, -95}, {44, -100}, {32, -94}, {22, -95}, {24, -86}, {10, -82}, {16, -72}, {30, -70}, {42, -82}}),
      mane, Form::flat);
  harness(brush, look, {14, -72}, {36, -54}, {78, -70});
}

// --- cow

void cow_head(Brush brush, const Look& look) {
  Path horns = Path::limb({{4, -9}, {7, -20}, {14, -27}}, {5, 4, 2});
  horns.add(Path::limb({{-3, -9}, {-8, -18}, {-6, -28}}, {5, 4, 2}));
  brush.part("horns").shape(horns, rgb(0xe8dcc0), Form::flat);
  Path head = Path::smooth({{-8, -10}, {2, -14}, {10, -8}, {16, 6}, {24, 16}, {22, 25}, {10, 25}, {2, 14}, {-6, 4}});
  join(head, Path::smooth({{-6, -8}, {-14, -12}, {-24, -6}, {-14, 0}, {-5, -3}}));
  brush.shape(head, look.accent, Form::tall);
  brush.shape(Path::smooth({{4, -12}, {11, -4}, {17, 10}, {10, 10}, {5, 0}}), look.colour, Form::flat);
  brush.shape(Path::smooth({{12, 16}, {23, 15}, {25, 23}, {18, 28}, {9, 24}}), rgb(0xdfa89c), Form::flat);
  brush.line(Path::dots({{21, 19}}), rgb(0x7c4a44), 2.6);
  draw_eye(brush, 5, -1, 2);
}

void cow_patches(Brush& brush, Colour colour) {
  Path patches = Path::smooth({{-40, -84}, {-16, -82}, {-12, -66}, {-26, -56}, {-34, -66}, {-46, -70}});
  patches.add(Path::smooth({{14, -83}, {34, -84}, {42, -70}, {34, -52}, {22, -54}, {20, -68}, {8, -72}}));
  patches.add(Path::smooth({{-8, -48}, {8, -52}, {10, -38}, {-4, -36}}));
  brush.part("spots", 3).shape(patches, colour, Form::flat);
}

void cow_standing(Brush& brush, const Look& look, bool grazing) {
  brush.shadow(0, 0, 72, 6);
  Path far = Path::limb({{46, -44}, {50, -24}, {48, -3}}, {16, 9, 8});
  far.add(Path::limb({{-42, -46}, {-38, -36}, {-44, -22}, {-40, -3}}, {20, 15, 9, 8}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  brush.shape(Path::ellipse(-30, -32, 12, 9), rgb(0xe0b0a2), Form::flat);
  Path body;
  if (grazing) {
    body = Path::smooth({{-68, -76},
                         {-58, -86},
                         {-28, -83},
                         {10, -83},
                         {38, -86},
                         {60, -66},
                         {78, -36},
                         {66, -26},
                         {50, -40},
                         {28, -34},
                         {-10, -30},
                         {-44, -38},
                         {-64, -52}});
  } else {
    body = Path::smooth({{-68, -76},
                         {-58, -86},
                         {-28, -83},
                         {10, -83},
                         {36, -88},
                         {60, -90},
                         {68, -78},
                         {60, -56},
                         {48, -40},
                         {28, -34},
                         {-10, -30},
                         {-44, -38},
                         {-64, -52}});
  }
  join(body, Path::limb({{40, -52}, {40, -26}, {39, -3}}, {20, 11, 9}));
  join(body, Path::limb({{-56, -60}, {-50, -42}, {-58, -24}, {-54, -3}}, {24, 19, 9, 9}));
  brush.shape(body, look.colour, Form::tall);
  cow_patches(brush, look.accent);
  hooves(brush, {{37, -2.5}, {46, -2.5}, {-57, -2.5}, {-43, -2.5}}, 6);
  Brush tail = brush.part("tail");
  tail.line(Path::bow({{-67, -78}, {-75, -62}, {-73, -40}}), darker(look.colour, 20), 3);
  tail.shape(Path::smooth({{-75, -44}, {-70, -42}, {-70, -26}, {-77, -28}}), look.accent, Form::flat);
  cow_head(grazing ? brush.at(68, -30, 1, 30) : brush.at(66, -80), look);
}

void cow_lying(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 80, 7);
  Path body = Path::smooth({{-70, -6},
                            {-72, -30},
                            {-58, -50},
                            {-28, -53},
                            {8, -52},
                            {36, -60},
                            {56, -70},
                            {66, -60},
                            {60, -36},
                            {58, -12},
                            {30, -2},
                            {-40, 0}});
  join(body, Path::limb({{36, -14}, {60, -14}, {74, -6}, {52, -4}}, {14, 10, 7, 6}));
  join(body, Path::limb({{-50, -24}, {-26, -14}, {-40, -4}, {-18, -3}}, {28, 14, 8, 7}));
  brush.shape(body, look.colour, Form::tall);
  Path patches = Path::smooth({{-54, -50}, {-28, -52}, {-16, -40}, {-30, -26}, {-50, -32}});
  patches.add(Path::smooth({{14, -52}, {36, -58}, {44, -40}, {32, -24}, {16, -32}}));
  brush.part("spots", 2).shape(patches, look.accent, Form::flat);
  draw_creases(brush, Path::bow({{-38, -34}, {-18, -22}, {-22, -10}}).add(Path::bow({{20, -22}, {40, -22}, {62, -18}})),
               look.colour);
  cow_head(brush.at(62, -60), look);
}

}  // namespace

void draw_horse(Brush& brush, const Look& look) {
  if (look.doing == "galloping") return horse_galloping(brush, look);
  horse_standing(brush, look, look.doing == "grazing");
}

void draw_cow(Brush& brush, const Look& look) {
  if (look.doing == "lying") return cow_lying(brush, look);
  cow_standing(brush, look, look.doing == "grazing");
}

void draw_donkey(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 45);
  const Colour pale = lighter(look.colour, 55);
  brush.shadow(0, 0, 46, 5);
  Path far = Path::limb({{26, -40}, {30, -20}, {29, -3}}, {12, 7, 6});
  far.add(Path::limb({{-28, -42}, {-24, -32}, {-31, -18}, {-28, -3}}, {15, 12, 6, 6}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Brush tail = brush.part("tail");
  tail.line(Path::bow({{-44, -54}, {-51, -42}, {-50, -30}}), look.colour, 3);
  tail.shape(Path::smooth({{-52, -32}, {-47, -31}, {-48, -14}, {-54, -16}}), dark, Form::flat);
  Path body = Path::smooth({{-46, -54},
                            {-36, -62},
                            {-10, -58},
                            {12, -61},
                            {26, -70},
                            {36, -80},
                            {46, -76},
                            {42, -60},
                            {36, -44},
                            {24, -33},
                            {-4, -29},
                            {-30, -35},
                            {-44, -42}});
  join(body, Path::limb({{22, -44}, {23, -20}, {22, -3}}, {17, 8, 7}));
  join(body, Path::limb({{-36, -48}, {-31, -36}, {-41, -20}, {-37, -3}}, {20, 16, 7, 7}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{20, -33}, {0, -38}, {-22, -37}, {-20, -32}, {-2, -28}}), pale, Form::flat);
  hooves(brush, {{21, -2.5}, {28, -2.5}, {-39, -2.5}, {-29, -2.5}}, 5.5);
  brush.line(Path::bow({{12, -60}, {18, -50}, {17, -40}}).add(Path::bow({{-26, -50}, {-23, -40}, {-30, -30}})), dark,
             1.8);
  brush.part("mane").shape(Path::smooth({{14, -62}, {24, -74}, {36, -85}, {40, -80}, {28, -66}}), dark, Form::flat);
  Path head =
      Path::smooth({{33, -78}, {40, -86}, {49, -80}, {58, -66}, {66, -56}, {63, -48}, {54, -50}, {44, -60}, {35, -68}});
  join(head, Path::smooth({{37, -80}, {29, -92}, {30, -103}, {37, -98}, {42, -84}}));
  join(head, Path::smooth({{42, -84}, {42, -98}, {50, -105}, {52, -96}, {47, -82}}));
  brush.shape(head, look.colour, Form::tall);
  brush.shape(Path::smooth({{57, -64}, {66, -56}, {63, -48}, {54, -51}}), pale, Form::flat);
  brush.line(Path::line({{35, -84}, {33, -96}}).add(Path::line({{45, -86}, {49, -98}})), dark, 2.6);
  brush.line(Path::dots({{62, -55}}), dark, 2.4);
  harness(brush, look, {14, -61}, {31, -42}, {60, -53});
  draw_eye(brush, 48, -72, 1.9);
}

void draw_sheep(Brush& brush, const Look& look) {
  const bool grazing = look.doing == "grazing";
  brush.shadow(0, 0, 52, 6);
  Path legs = Path::limb({{-30, -34}, {-31, -3}}, {9, 6});
  legs.add(Path::limb({{-16, -34}, {-18, -3}}, {8, 6})).add(Path::limb({{20, -34}, {19, -3}}, {8, 6}));
  legs.add(Path::limb({{32, -34}, {33, -3}}, {9, 6}));
  brush.shape(legs, look.accent, Form::flat);
  Path fleece = Path::lump(brush.chance(), -2, -57, 53, 31, 10, 0.11);
  fleece.add(Path::lump(brush.chance(), -54, -54, 8, 13, 4, 0.12));
  brush.shape(fleece, look.colour, Form::tall);
  Path curls;
  for (const Point p : {Point{-34, -68}, Point{-12, -74}, Point{14, -72}, Point{-26, -48}, Point{-4, -54},
                        Point{22, -54}, Point{6, -38}, Point{32, -64}, Point{-16, -36}}) {
    curls.move(p.x - 6, p.y).curve(p.x - 6, p.y + 8, p.x + 6, p.y + 8, p.x + 6, p.y);
  }
  if (shows_detail(brush)) brush.line(curls, darker(look.colour, 17), 2.2);
  Brush face = grazing ? brush.at(52, -44, 1, 34) : brush.at(50, -76);
  Path head = Path::smooth({{-8, -6}, {2, -12}, {12, -7}, {20, 6}, {18, 14}, {8, 13}, {-4, 6}});
  join(head, Path::smooth({{-4, -6}, {-12, -8}, {-20, 0}, {-14, 3}, {-4, 1}}));
  face.shape(head, look.accent);
  face.shape(Path::smooth({{-12, -8}, {-6, -18}, {2, -15}, {8, -18}, {12, -8}, {4, -6}, {-4, -4}}), look.colour,
             Form::tall);
  face.line(Path::bow({{17, 9}, {13, 9}, {11, 7}}), lighter(look.accent, 45), 1.2);
  face.line(Path::dots({{7, -3}}), luminance(look.accent) > 110 ? rgb(0x1c1512) : rgb(0xf0e6cf), 2.8);
}

void draw_goat(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 46, 6);
  Path far = Path::limb({{28, -38}, {33, -20}, {32, -3}}, {11, 6, 6});
  far.add(Path::limb({{-28, -40}, {-23, -30}, {-31, -17}, {-27, -3}}, {14, 11, 6, 6}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-46, -56},
                            {-34, -64},
                            {-8, -60},
                            {14, -62},
                            {26, -74},
                            {34, -84},
                            {46, -78},
                            {42, -60},
                            {36, -46},
                            {22, -33},
                            {0, -30},
                            {-28, -34},
                            {-44, -42}});
  join(body, Path::limb({{-42, -58}, {-52, -64}, {-53, -76}}, {8, 8, 4}));
  join(body, Path::limb({{23, -46}, {24, -20}, {23, -3}}, {17, 8, 7}));
  join(body, Path::limb({{-36, -50}, {-31, -36}, {-42, -19}, {-38, -3}}, {19, 15, 7, 7}));
  brush.shape(body, look.colour, Form::tall);
  draw_creases(brush, Path::bow({{-25, -52}, {-21, -42}, {-30, -30}}).add(Path::bow({{14, -54}, {16, -44}, {20, -32}})),
               look.colour);
  hooves(brush, {{22, -2.5}, {31, -2.5}, {-40, -2.5}, {-28, -2.5}}, 5.5);
  Path horns = Path::limb({{42, -84}, {36, -98}, {24, -103}, {14, -98}}, {5, 5, 4, 2});
  horns.add(Path::limb({{45, -85}, {42, -99}, {32, -107}, {22, -104}}, {5, 5, 4, 2}));
  brush.part("horns").shape(horns, look.accent, Form::flat);
  Path head = Path::smooth({{35, -84}, {44, -89}, {52, -82}, {64, -72}, {65, -65}, {56, -63}, {44, -68}, {36, -74}});
  join(head, Path::smooth({{40, -80}, {30, -82}, {22, -75}, {32, -72}, {40, -74}}));
  brush.shape(head, look.colour, Form::tall);
  brush.part("beard").shape(Path::smooth({{48, -66}, {58, -64}, {56, -54}, {52, -46}, {49, -56}}), look.accent,
                            Form::flat);
  brush.line(Path::bow({{64, -67}, {59, -68}, {56, -71}}), darker(look.colour, 50), 1.2);
  draw_eye(brush, 49, -79, 1.8);
}

void draw_pig(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 76, 8);
  const Colour dark = darker(look.colour, 26);
  Path far = Path::limb({{40, -34}, {43, -4}}, {18, 11});
  far.add(Path::limb({{-40, -36}, {-38, -4}}, {20, 11}));
  brush.shape(far, dark, Form::flat);
  brush.part("tail").line(
      Path::bow({{-68, -66}, {-80, -70}, {-84, -80}, {-76, -84}, {-74, -76}, {-84, -72}, {-92, -76}}), dark, 3.4);
  Path body = Path::smooth({{-70, -50},
                            {-66, -76},
                            {-44, -92},
                            {-10, -97},
                            {24, -94},
                            {52, -86},
                            {66, -60},
                            {56, -30},
                            {20, -18},
                            {-24, -17},
                            {-58, -26}});
  join(body, Path::limb({{28, -36}, {29, -4}}, {24, 12}));
  join(body, Path::limb({{-52, -44}, {-48, -26}, {-52, -4}}, {32, 22, 12}));
  brush.shape(body, look.colour, Form::tall);
  hooves(brush, {{26, -3}, {41, -3}, {-55, -3}, {-41, -3}}, 7);
  brush.shape(Path::smooth({{44, -78}, {58, -80}, {72, -66}, {84, -56}, {86, -40}, {76, -34}, {60, -36}, {44, -46}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{80, -59}, {89, -54}, {90, -40}, {82, -34}, {77, -46}}),
              mix(look.colour, rgb(0xb4544c), 35), Form::flat);
  brush.line(Path::dots({{85, -50}, {86, -43}}), darker(look.colour, 55), 3.2);
  draw_creases(brush, Path::bow({{76, -36}, {68, -38}, {62, -44}}), look.colour);
  brush.shape(Path::smooth({{40, -88}, {54, -86}, {66, -72}, {62, -62}, {50, -66}, {42, -74}}),
              mix(look.colour, rgb(0xb4544c), 22), Form::flat);
  draw_eye(brush, 70, -60, 2.3);
  draw_creases(brush, Path::bow({{-32, -58}, {-28, -42}, {-36, -26}}), look.colour);
}

}  // namespace art
