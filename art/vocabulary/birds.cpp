// Birds of yard, water and air, and the table of all small creatures.
#include <array>

#include "art/vocabulary/creatures.h"
#include "art/vocabulary/families.h"

namespace art {
namespace {

const Colour horn = rgb(0xe0a03c);
const Colour comb_red = rgb(0xbf2f28);

// Legs of a small bird with three toes each, standing at these points of the ground.
void bird_legs(Brush& brush, std::initializer_list<Point> tops, Colour colour, double width) {
  Path lines;
  for (const Point p : tops) {
    lines.move(p.x, p.y).to(p.x + 1, -2).to(p.x + width * 4, 0);
    lines.move(p.x - width * 2.4, 0).to(p.x + 1, -2);
  }
  brush.line(lines, colour, width);
}

// Three quills across a wing, from its shoulder to its tip.
void quills(Brush& brush, Point from, Point to, double apart, Colour colour, double width) {
  if (!shows_detail(brush)) return;
  Path lines;
  for (int i = 0; i < 3; ++i) {
    const Point a = from + Point{-apart * 0.4, apart} * i;
    const Point b = to + Point{apart * 0.5, apart * 0.6} * i;
    lines.move(a.x, a.y).curve(a.x - apart, a.y + apart, b.x + apart, b.y + apart * 0.4, b.x, b.y);
  }
  brush.line(lines, colour, width);
}

void hen(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 36, 6);
  bird_legs(brush, {{-4, -22}, {8, -22}}, horn, 3);
  brush.part("comb").shape(Path::smooth({{18, -84}, {16, -92}, {22, -92}, {25, -99}, {30, -93}, {36, -95}, {34, -85}}),
                           comb_red, Form::flat);
  brush.shape(Path::smooth({{-50, -60},
                            {-46, -72},
                            {-36, -66},
                            {-22, -54},
                            {0, -54},
                            {12, -68},
                            {18, -84},
                            {28, -89},
                            {36, -80},
                            {37, -62},
                            {36, -42},
                            {24, -22},
                            {2, -15},
                            {-22, -20},
                            {-40, -38}}),
              look.colour, Form::tall);
  Brush wing = brush.part("wing");
  wing.shape(Path::smooth({{-34, -44}, {-14, -50}, {10, -44}, {10, -32}, {-6, -24}, {-24, -28}}),
             darker(look.colour, 18), Form::flat);
  quills(brush, {2, -42}, {-26, -38}, 5, darker(look.colour, 40), 1.6);
  brush.part("beak").shape(Path::polygon({{35, -83}, {46, -77}, {35, -74}}), horn, Form::flat);
  brush.line(Path::dots({{35, -70}}), comb_red, 7);
  draw_eye(brush, 29, -80, 2);
}

void rooster(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 36, 5);
  bird_legs(brush, {{-4, -28}, {8, -28}}, horn, 2.6);
  Path tail = Path::limb({{-14, -42}, {-28, -78}, {-44, -90}, {-60, -76}}, {12, 12, 10, 3});
  tail.add(Path::limb({{-16, -38}, {-38, -62}, {-56, -66}, {-64, -46}}, {12, 12, 10, 3}));
  tail.add(Path::limb({{-16, -36}, {-38, -46}, {-52, -42}, {-54, -26}}, {12, 12, 9, 3}));
  brush.part("tail").shape(tail, look.accent, Form::tall);
  brush.part("comb").shape(
      Path::polygon({{10, -86}, {6, -99}, {13, -95}, {16, -105}, {21, -96}, {28, -102}, {27, -88}}), comb_red,
      Form::flat);
  brush.shape(Path::smooth({{-30, -42},
                            {-18, -52},
                            {0, -58},
                            {9, -76},
                            {15, -91},
                            {25, -90},
                            {29, -74},
                            {34, -52},
                            {28, -34},
                            {8, -22},
                            {-14, -26}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{10, -80}, {26, -80}, {33, -56}, {24, -48}, {12, -46}, {2, -54}}),
              mix(look.colour, rgb(0xe8a93a), 70), Form::flat);
  brush.part("wing").shape(Path::smooth({{-26, -42}, {-6, -52}, {12, -44}, {6, -32}, {-12, -28}}),
                           mix(look.accent, look.colour, 25), Form::flat);
  quills(brush, {4, -44}, {-20, -38}, 5, lighter(look.accent, 25), 1.4);
  brush.part("beak").shape(Path::polygon({{27, -86}, {38, -81}, {27, -78}}), horn, Form::flat);
  brush.shape(Path::smooth({{25, -80}, {30, -77}, {31, -66}, {25, -67}}), comb_red, Form::flat);
  draw_eye(brush, 22, -84, 1.8);
}

void goose(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 38, 5);
  const Colour shade = mix(look.colour, rgb(0x7c8496), 26);
  brush.line(Path::line({{-6, -20}, {-4, -3}, {6, -1}}).add(Path::line({{8, -20}, {11, -3}, {21, -1}})), horn, 4.4);
  Path body = Path::smooth(
      {{-52, -50}, {-36, -50}, {-10, -56}, {14, -52}, {32, -42}, {30, -24}, {10, -13}, {-18, -15}, {-38, -30}});
  join(body, Path::limb({{20, -38}, {29, -58}, {24, -80}, {31, -92}}, {26, 12, 9, 13}));
  brush.shape(body, look.colour, Form::tall);
  brush.part("wing").shape(Path::smooth({{-50, -46}, {-24, -50}, {8, -46}, {14, -34}, {-4, -24}, {-28, -30}}), shade,
                           Form::flat);
  quills(brush, {6, -42}, {-34, -42}, 4.5, darker(shade, 26), 1.4);
  brush.part("beak").shape(Path::smooth({{34, -97}, {42, -93}, {50, -88}, {46, -85}, {35, -87}}), rgb(0xe08030),
                           Form::flat);
  draw_eye(brush, 31, -94, 1.7);
}

void duck(Brush& ashore, const Look& look) {
  const bool swimming = look.doing == "swimming";
  Brush brush = swimming ? ashore.at(0, 10) : ashore;
  if (!swimming) {
    brush.shadow(0, 0, 46, 6);
    brush.line(Path::line({{-8, -14}, {-6, -3}, {6, -1}}).add(Path::line({{10, -14}, {13, -3}, {25, -1}})),
               rgb(0xe08030), 5);
  }
  Path body = Path::smooth({{-66, -48},
                            {-44, -48},
                            {-14, -58},
                            {18, -58},
                            {42, -50},
                            {48, -34},
                            {34, -14},
                            {0, -7},
                            {-34, -14},
                            {-54, -32}});
  brush.shape(body, look.colour, Form::tall);
  brush.part("wing").shape(Path::smooth({{-56, -44}, {-26, -52}, {8, -50}, {20, -38}, {2, -24}, {-30, -26}}),
                           darker(look.colour, 24), Form::flat);
  quills(brush, {8, -44}, {-38, -42}, 5, darker(look.colour, 45), 1.6);
  brush.line(Path::line({{-18, -28}, {-2, -28}}), rgb(0x3d6aa8), 5);
  Path head = Path::smooth(
      {{21, -76}, {26, -93}, {40, -99}, {53, -90}, {53, -76}, {45, -66}, {46, -50}, {34, -44}, {22, -52}, {25, -64}});
  brush.shape(head, look.accent, Form::tall);
  brush.line(Path::bow({{21, -53}, {34, -46}, {46, -51}}), rgb(0xf6f1e7), 3.6);
  brush.part("beak").shape(Path::smooth({{51, -86}, {60, -80}, {73, -77}, {68, -71}, {52, -74}}), horn, Form::flat);
  draw_eye(brush, 43, -86, 2.2);
  if (swimming) draw_ripples(ashore, -4, 2, 66);
}

void swan(Brush& brush, const Look& look) {
  const Colour shade = mix(look.colour, rgb(0x74809a), 24);
  brush.veil(Path::ellipse(-4, 1, 56, 7), brush.light().shade, 30);
  Path body = Path::smooth(
      {{-60, -36}, {-54, -52}, {-34, -50}, {-8, -44}, {18, -34}, {40, -26}, {44, -10}, {28, 1}, {-28, 1}, {-50, -12}});
  join(body, Path::limb({{20, -16}, {38, -30}, {34, -52}, {27, -74}, {35, -91}, {46, -88}}, {20, 17, 11, 9, 10, 10}));
  brush.shape(body, look.colour, Form::tall);
  brush.part("wing").shape(
      Path::smooth({{-58, -50}, {-42, -60}, {-16, -54}, {8, -42}, {18, -26}, {2, -13}, {-26, -16}, {-48, -30}}),
      look.colour, Form::tall);
  quills(brush, {8, -34}, {-46, -50}, 7, shade, 2);
  brush.part("beak").shape(Path::smooth({{48, -94}, {56, -87}, {66, -82}, {60, -79}, {49, -83}}), rgb(0xe08030),
                           Form::flat);
  brush.line(Path::line({{44, -90}, {50, -91}}), rgb(0x28262a), 3);
  draw_ripples(brush, -4, 3, 62);
}

void dove(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 40, 6);
  bird_legs(brush, {{4, -20}, {18, -20}}, rgb(0xc4605a), 3.4);
  brush.shape(Path::smooth({{-74, -20},
                            {-42, -42},
                            {-10, -62},
                            {16, -72},
                            {22, -88},
                            {36, -98},
                            {49, -91},
                            {49, -78},
                            {60, -56},
                            {48, -30},
                            {18, -15},
                            {-14, -16},
                            {-38, -14},
                            {-66, -8}}),
              look.colour, Form::tall);
  brush.part("wing").shape(
      Path::smooth({{-62, -24}, {-28, -48}, {8, -62}, {26, -52}, {20, -34}, {-8, -24}, {-36, -20}}), look.accent,
      Form::flat);
  quills(brush, {12, -48}, {-36, -30}, 5, darker(look.accent, 34), 1.8);
  brush.part("beak").shape(Path::polygon({{49, -91}, {61, -84}, {48, -82}}), rgb(0x5b5356), Form::flat);
  draw_eye(brush, 40, -88, 2.4);
}

void crow(Brush& brush, const Look& look) {
  const Colour sheen = mix(look.colour, rgb(0x5a6f9a), 38);
  brush.shadow(0, 0, 44, 6);
  bird_legs(brush, {{0, -28}, {16, -28}}, darker(look.colour, 20), 3.4);
  brush.part("beak").shape(Path::smooth({{56, -95}, {70, -90}, {86, -78}, {70, -78}, {56, -76}}),
                           mix(look.colour, rgb(0x8b8a86), 30), Form::flat);
  brush.shape(Path::smooth({{-80, -22},
                            {-46, -46},
                            {-8, -66},
                            {18, -78},
                            {30, -94},
                            {46, -99},
                            {59, -90},
                            {58, -72},
                            {50, -50},
                            {32, -32},
                            {8, -24},
                            {-20, -26},
                            {-44, -24},
                            {-70, -12}}),
              look.colour, Form::tall);
  brush.part("wing").shape(Path::smooth({{-66, -28}, {-30, -52}, {6, -66}, {26, -54}, {18, -38}, {-14, -30}}), sheen,
                           Form::flat);
  quills(brush, {12, -52}, {-40, -36}, 5, look.colour, 2);
  brush.line(Path::dots({{48, -86}}), rgb(0xe8e2d4), 5.5);
  brush.line(Path::dots({{48.5, -86}}), rgb(0x1c1512), 3);
}

void owl(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 30);
  brush.shadow(0, 0, 28, 5);
  Path body;
  body.move(-24, -100)
      .curve(-16, -96, -10, -92, 0, -92)
      .curve(10, -92, 16, -96, 24, -100)
      .curve(26, -90, 29, -84, 29, -74);
  body.curve(38, -48, 32, -16, 12, -3)
      .to(-12, -3)
      .curve(-32, -16, -38, -48, -29, -74)
      .curve(-29, -84, -26, -90, -24, -100)
      .close();
  brush.shape(body, look.colour, Form::round);
  brush.shape(Path::smooth({{-18, -46}, {0, -56}, {18, -46}, {17, -18}, {0, -5}, {-17, -18}}), look.accent, Form::flat);
  brush.dabs(Path::smooth({{-15, -46}, {0, -52}, {15, -46}, {14, -20}, {0, -10}, {-14, -20}}), dark, 3.6, 22);
  Path wings = Path::smooth({{-31, -58}, {-21, -50}, {-18, -24}, {-22, -6}, {-32, -26}});
  wings.add(Path::smooth({{21, -50}, {31, -58}, {32, -26}, {22, -6}, {18, -24}}));
  brush.part("wing", 2).shape(wings, dark, Form::flat);
  brush.line(Path::dots({{-12, -75}, {12, -75}}), look.accent, 25);
  brush.line(Path::dots({{-11, -75}, {11, -75}}), rgb(0xe9a92c), 15);
  brush.line(Path::dots({{-10.5, -75}, {10.5, -75}}), rgb(0x1c1512), 8);
  brush.line(Path::dots({{-8.5, -77.5}, {12.5, -77.5}}), rgb(0xfdf8ec), 2.6);
  brush.part("beak").shape(Path::polygon({{-4, -71}, {4, -71}, {0, -60}}), rgb(0x4a3a2c), Form::flat);
  brush.line(Path::line({{-12, -4}, {-12, -1}})
                 .add(Path::line({{-6, -4}, {-6, -1}}))
                 .add(Path::line({{6, -4}, {6, -1}}))
                 .add(Path::line({{12, -4}, {12, -1}})),
             horn, 4);
}

void parrot(Brush& brush, const Look& look) {
  const Colour wood = rgb(0x7a5433);
  brush.shadow(0, 0, 20, 4);
  Brush pole = brush.part("pole", 1, Relation::carries);
  pole.line(Path::line({{4, -24}, {4, -2}}).add(Path::line({{-10, -2}, {18, -2}})), wood, 4.5);
  brush.part("tail").shape(Path::limb({{-8, -40}, {-20, -20}, {-29, 1}}, {15, 11, 3}), look.accent, Form::tall);
  pole.line(Path::line({{-18, -25}, {28, -25}}), lighter(wood, 12), 5);
  brush.shape(Path::smooth({{-20, -34},
                            {-23, -54},
                            {-15, -76},
                            {-8, -94},
                            {8, -101},
                            {22, -95},
                            {25, -80},
                            {24, -58},
                            {17, -36},
                            {0, -24}}),
              look.colour);
  Brush wing = brush.part("wing");
  wing.shape(Path::smooth({{-22, -64}, {-10, -72}, {3, -62}, {2, -44}, {-10, -24}, {-24, -8}, {-25, -36}}), look.accent,
             Form::tall);
  wing.shape(Path::smooth({{-21, -64}, {-10, -72}, {3, -62}, {3, -52}, {-8, -56}, {-22, -50}}),
             mix(look.accent, rgb(0xf0c23c), 85), Form::flat);
  brush.shape(Path::smooth({{10, -90}, {20, -92}, {23, -82}, {14, -76}, {7, -82}}), rgb(0xf6f1e7), Form::flat);
  Path beak;
  beak.move(20, -95)
      .curve(31, -95, 35, -84, 29, -74)
      .curve(28, -79, 25, -79, 21, -77)
      .curve(19, -82, 19, -90, 20, -95)
      .close();
  brush.part("beak").shape(beak, rgb(0x3a3432), Form::flat);
  draw_eye(brush, 14, -86, 2);
  brush.line(
      Path::line({{2, -27}, {2, -23}}).add(Path::line({{8, -27}, {8, -23}})).add(Path::line({{14, -27}, {14, -23}})),
      rgb(0x55565a), 3);
}

void peacock(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 40, 4);
  const Point hub = {0, -24};
  std::vector<Point> rim;
  Path rays;
  Path eyes;
  constexpr int feathers = 11;
  for (int i = 0; i < feathers; ++i) {
    const double angle = 180 + 14.0 + i * 152.0 / (feathers - 1);
    const Point out = {cosine(angle), sine(angle)};
    const Point beside = {cosine(angle + 7.6), sine(angle + 7.6)};
    rim.push_back(hub + out * 78);
    if (i + 1 < feathers) rim.push_back(hub + beside * 72);
    rays.move(hub.x, hub.y).to(hub.x + out.x * 62, hub.y + out.y * 62);
    for (const double r : {66.0, 44.0}) {
      const Point p = hub + (r > 50 ? out : beside) * r;
      if (r > 50 || i + 1 < feathers) eyes.move(p.x, p.y).to(p.x, p.y);
    }
  }
  rim.push_back({20, -12});
  rim.push_back({-20, -12});
  Brush tail = brush.part("tail");
  tail.shape(Path::smooth(rim), look.accent, Form::round);
  tail.line(rays, darker(look.accent, 32), 1.2);
  tail.line(eyes, rgb(0xd9a93e), 9);
  tail.line(eyes, mix(look.colour, rgb(0x1d2a5c), 40), 4.6);
  bird_legs(brush, {{-4, -12}, {5, -12}}, rgb(0x6b5a48), 1.8);
  Path body = Path::smooth({{-15, -14},
                            {-17, -32},
                            {-9, -46},
                            {-3, -60},
                            {4, -71},
                            {13, -71},
                            {15, -62},
                            {9, -50},
                            {15, -34},
                            {14, -16},
                            {0, -7}});
  brush.shape(body, look.colour);
  brush.line(
      Path::line({{7, -71}, {3, -80}}).add(Path::line({{8, -71}, {9, -82}})).add(Path::line({{9, -71}, {15, -80}})),
      look.colour, 1.4);
  brush.part("beak").shape(Path::polygon({{14, -69}, {23, -63}, {14, -62}}), rgb(0x5b5356), Form::flat);
  draw_eye(brush, 9.5, -67, 1.6);
}

void stork(Brush& brush, const Look& look) {
  const Colour red = rgb(0xcf4a2c);
  brush.shadow(0, 0, 22, 4);
  brush.line(
      Path::line({{0, -42}, {2, -22}, {0, -1}, {8, 0}}).add(Path::line({{-6, -42}, {8, -29}, {-6, -20}, {-8, -16}})),
      red, 2.4);
  Path body =
      Path::smooth({{-44, -42}, {-28, -52}, {-4, -62}, {14, -62}, {22, -52}, {12, -40}, {-10, -36}, {-28, -38}});
  join(body, Path::limb({{12, -54}, {22, -68}, {17, -84}, {24, -94}}, {18, 9, 7.5, 11}));
  brush.shape(body, look.colour, Form::tall);
  brush.part("wing").shape(Path::smooth({{-48, -38}, {-26, -52}, {0, -54}, {8, -47}, {-10, -42}, {-28, -36}}),
                           look.accent, Form::flat);
  brush.part("beak").shape(Path::polygon({{27, -98}, {60, -84}, {26, -90}}), red, Form::flat);
  draw_eye(brush, 24, -95, 1.3);
}

void seagull(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 42, 6);
  brush.line(Path::line({{2, -24}, {3, -2}, {14, -1}}).add(Path::line({{16, -24}, {18, -2}, {29, -1}})), rgb(0xe0a03c),
             3.6);
  brush.shape(Path::polygon({{-44, -34}, {-84, -18}, {-80, -26}, {-44, -44}}), rgb(0x2f2d33), Form::flat);
  brush.shape(Path::smooth({{-66, -26},
                            {-40, -48},
                            {-6, -60},
                            {18, -72},
                            {26, -90},
                            {40, -98},
                            {53, -92},
                            {56, -76},
                            {56, -54},
                            {42, -32},
                            {14, -20},
                            {-22, -20},
                            {-48, -20}}),
              look.colour, Form::tall);
  brush.part("wing").shape(Path::smooth({{-68, -26}, {-34, -50}, {6, -60}, {24, -50}, {14, -36}, {-20, -28}}),
                           look.accent, Form::flat);
  quills(brush, {8, -48}, {-46, -32}, 4.5, darker(look.accent, 30), 1.8);
  brush.part("beak").shape(Path::smooth({{52, -91}, {68, -84}, {76, -76}, {64, -77}, {52, -79}}), rgb(0xe8b23a),
                           Form::flat);
  brush.line(Path::dots({{70, -78}}), comb_red, 4);
  draw_eye(brush, 45, -87, 2.2);
}

void eagle(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 26);
  Path wing;
  wing.move(4, -66)
      .curve(24, -86, 60, -88, 106, -100)
      .curve(100, -92, 96, -88, 90, -86)
      .to(104, -82)
      .curve(98, -76, 92, -73, 86, -73);
  wing.to(97, -65)
      .curve(90, -61, 84, -60, 78, -61)
      .to(85, -51)
      .curve(74, -48, 66, -50, 60, -52)
      .curve(40, -44, 22, -40, 4, -34)
      .close();
  const Transform flip = {.a = -1};
  Brush wings = brush.part("wing", 2);
  wings.shape(wing.transformed(flip), dark, Form::tall);
  wings.shape(wing, look.colour, Form::tall);
  Path bars = Path::bow({{14, -52}, {36, -60}, {62, -66}}).add(Path::bow({{14, -46}, {32, -51}, {50, -56}}));
  wings.line(bars.add(bars.transformed(flip)), lighter(look.colour, 22), 2);
  brush.part("tail").shape(Path::polygon({{-6, -36}, {-17, -4}, {-8, 0}, {0, -2}, {8, 0}, {17, -4}, {6, -36}}),
                           look.accent, Form::flat);
  brush.shape(Path::smooth({{-11, -46}, {-9, -66}, {0, -76}, {9, -66}, {11, -46}, {5, -26}, {-5, -26}}), look.colour);
  brush.shape(Path::smooth({{-8, -72}, {-6, -84}, {4, -90}, {13, -84}, {13, -75}, {7, -66}, {0, -70}, {-5, -66}}),
              look.accent, Form::flat);
  Path beak;
  beak.move(11, -86).curve(20, -87, 25, -82, 23, -74).curve(20, -78, 16, -77, 12, -77).close();
  brush.part("beak").shape(beak, rgb(0xe8a92c), Form::flat);
  draw_eye(brush, 7, -82, 1.7);
}

void songbird(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 36, 6);
  bird_legs(brush, {{4, -20}, {20, -20}}, rgb(0x5a4436), 2.6);
  brush.shape(Path::smooth({{-66, -46},
                            {-36, -52},
                            {-14, -72},
                            {4, -92},
                            {24, -99},
                            {42, -92},
                            {50, -74},
                            {48, -46},
                            {28, -20},
                            {-2, -14},
                            {-28, -28},
                            {-62, -34}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{34, -84}, {48, -80}, {49, -50}, {32, -24}, {12, -22}, {22, -48}, {24, -70}}), look.accent,
              Form::flat);
  brush.part("wing").shape(Path::smooth({{-52, -46}, {-22, -56}, {2, -66}, {14, -54}, {4, -36}, {-20, -32}}),
                           darker(look.colour, 26), Form::flat);
  quills(brush, {4, -54}, {-30, -44}, 5, lighter(look.colour, 26), 1.8);
  brush.part("beak").shape(Path::polygon({{46, -88}, {62, -81}, {48, -77}}), rgb(0x4a3a34), Form::flat);
  draw_eye(brush, 34, -86, 3.2);
}

constexpr std::array all = std::to_array<Thing>({
    {"hen", Place::stands, 0.42, 100, hen, "bird animal livestock", "light-brown"},
    {"rooster", Place::stands, 0.6, 105, rooster, "bird animal livestock", "auburn", "dark-green"},
    {"goose", Place::stands, 0.85, 104, goose, "bird animal livestock", "white"},
    {"duck", Place::stands, 0.4, 140, duck, "bird animal", "light-grey", "dark-green", "standing swimming"},
    {"swan", Place::stands, 1.1, 126, swan, "bird animal", "white"},
    {"dove", Place::stands, 0.3, 140, dove, "bird animal", "white", "light-grey"},
    {"crow", Place::stands, 0.42, 166, crow, "bird animal", "black"},
    {"owl", Place::stands, 0.5, 68, owl, "bird animal", "brown", "cream"},
    {"parrot", Place::stands, 0.55, 66, parrot, "bird animal pet", "red", "blue"},
    {"peacock", Place::stands, 1.3, 156, peacock, "bird animal", "blue", "green"},
    {"stork", Place::stands, 1.1, 108, stork, "bird animal", "white", "black"},
    {"seagull", Place::stands, 0.42, 160, seagull, "bird animal", "white", "light-grey"},
    {"eagle", Place::heaven, 12, 212, eagle, "bird animal", "dark-brown", "white"},
    {"songbird", Place::stands, 0.16, 128, songbird, "bird animal", "brown", "orange"},
    {"fish", Place::stands, 0.12, 250, draw_fish, "animal", "light-blue", "white", "lying jumping"},
    {"butterfly", Place::heaven, 6, 120, draw_butterfly, "animal insect", "orange", "dark-brown"},
    {"snail", Place::stands, 0.06, 150, draw_snail, "animal", "light-brown", "fair"},
    {"frog", Place::stands, 0.12, 130, draw_frog, "animal", "green", "light-green"},
    {"turtle", Place::stands, 0.3, 200, draw_turtle, "animal", "olive", "light-green"},
    {"dolphin", Place::stands, 1.5, 190, draw_dolphin, "animal", "grey", "white"},
    {"whale", Place::stands, 3.5, 230, draw_whale, "animal", "dark-blue", "light-grey"},
});

}  // namespace

std::span<const Thing> birds() { return all; }

}  // namespace art
