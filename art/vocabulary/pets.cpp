// Dog and cat, in all their postures.
#include "art/vocabulary/creatures.h"

namespace art {
namespace {

// --- dog

// About the middle of the skull, the muzzle to the right.
void dog_head(Brush brush, const Look& look, bool asleep) {
  brush.shape(Path::smooth({{-12, 4}, {-10, -10}, {2, -14}, {13, -5}, {26, -3}, {30, 3}, {26, 9}, {2, 13}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{15, -1}, {26, -3}, {30, 3}, {26, 9}, {10, 11}}), look.accent, Form::flat);
  draw_creases(brush, Path::bow({{28, 6}, {20, 7}, {14, 4}}), darker(look.accent, 40));
  brush.line(Path::dots({{28, -0.5}}), rgb(0x1c1512), 5.5);
  if (asleep) {
    draw_closed_eye(brush, 9, -4, 1.5);
  } else {
    draw_eye(brush, 9, -5, 2);
  }
  brush.shape(Path::smooth({{-9, -12}, {0, -9}, {2, 4}, {-6, 15}, {-13, 4}}), darker(look.colour, 30), Form::flat);
}

void dog_standing(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 52, 6);
  Path far = Path::limb({{33, -46}, {37, -24}, {40, -2}}, {13, 7, 6});
  far.add(Path::limb({{-26, -50}, {-20, -36}, {-30, -19}, {-25, -2}}, {17, 12, 7, 6}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-46, -62},
                            {-36, -70},
                            {-12, -69},
                            {10, -71},
                            {34, -92},
                            {46, -76},
                            {43, -60},
                            {36, -42},
                            {20, -33},
                            {0, -37},
                            {-20, -44},
                            {-42, -46}});
  join(body, Path::limb({{-40, -62}, {-54, -66}, {-62, -84}}, {8, 8, 3}));
  join(body, Path::limb({{23, -56}, {26, -30}, {27, -5}, {33, -2}}, {18, 9, 6.5, 5}));
  join(body, Path::limb({{-34, -57}, {-28, -42}, {-42, -22}, {-38, -5}, {-32, -2}}, {21, 17, 8, 6.5, 5}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{36, -76}, {46, -74}, {42, -56}, {33, -38}, {26, -40}, {31, -56}}), look.accent,
              Form::flat);
  draw_creases(brush, Path::bow({{-24, -58}, {-18, -46}, {-27, -34}}).add(Path::bow({{14, -58}, {18, -46}, {22, -34}})),
               look.colour);
  dog_head(brush.at(42, -86), look, false);
}

void dog_sitting(Brush& brush, const Look& look) {
  brush.shadow(-4, 0, 42, 6);
  brush.shape(Path::limb({{26, -46}, {30, -24}, {35, -2}}, {13, 8, 7}), darker(look.colour, 40), Form::flat);
  Path body = Path::smooth(
      {{-34, -4}, {-36, -22}, {-22, -44}, {-4, -66}, {12, -90}, {32, -82}, {35, -62}, {33, -44}, {22, -26}, {8, -6}});
  join(body, Path::limb({{-28, -6}, {-46, -4}, {-62, -15}}, {10, 8, 4}));
  join(body, Path::limb({{17, -54}, {19, -26}, {20, -5}, {27, -2}}, {18, 9, 7, 6}));
  join(body, Path::smooth({{-24, 0}, {-34, -10}, {-28, -30}, {-12, -38}, {4, -24}, {2, -7}, {15, -5}, {14, 0}}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{24, -78}, {34, -74}, {35, -56}, {30, -40}, {24, -36}, {21, -56}}), look.accent,
              Form::flat);
  draw_creases(brush,
               Path::bow({{-16, -37}, {1, -30}, {3, -14}, {0, -7}}).add(Path::bow({{9, -56}, {12, -42}, {14, -28}})),
               look.colour);
  dog_head(brush.at(24, -86), look, false);
}

void dog_sleeping(Brush& brush, const Look& look) {
  brush.shadow(2, 0, 66, 7);
  brush.shape(Path::limb({{20, -10}, {44, -5}, {66, -3}}, {11, 8, 6}), darker(look.colour, 20), Form::flat);
  brush.shape(Path::smooth({{-40, 0}, {-53, -16}, {-44, -36}, {-22, -46}, {6, -40}, {30, -36}, {42, -22}, {38, -2}}),
              look.colour, Form::tall);
  draw_creases(brush, Path::bow({{-30, -38}, {-10, -30}, {-8, -10}, {8, -4}}), look.colour);
  brush.shape(Path::limb({{-50, -10}, {-46, -2}, {-16, 1}}, {8, 8, 4}), darker(look.colour, 15), Form::flat);
  dog_head(brush.at(42, -15, 1.05, 6), look, true);
}

void dog_running(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 60, 4);
  Path far = Path::limb({{28, -46}, {48, -34}, {68, -26}}, {13, 8, 5});
  far.add(Path::limb({{-34, -50}, {-42, -34}, {-60, -30}, {-70, -20}}, {16, 10, 6, 5}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-47, -62},
                            {-36, -71},
                            {-12, -72},
                            {12, -71},
                            {44, -86},
                            {54, -72},
                            {48, -56},
                            {38, -42},
                            {22, -34},
                            {0, -38},
                            {-20, -46},
                            {-42, -48}});
  join(body, Path::limb({{-42, -62}, {-60, -68}, {-74, -62}}, {8, 8, 3}));
  join(body, Path::limb({{25, -56}, {35, -40}, {52, -24}, {68, -12}}, {18, 12, 7, 5}));
  join(body, Path::limb({{-34, -60}, {-36, -42}, {-54, -34}, {-66, -10}}, {21, 16, 8, 5}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{44, -72}, {53, -68}, {47, -52}, {36, -41}, {30, -44}, {38, -56}}), look.accent,
              Form::flat);
  draw_creases(brush, Path::bow({{-23, -60}, {-24, -46}, {-36, -36}}).add(Path::bow({{15, -58}, {22, -44}, {32, -36}})),
               look.colour);
  dog_head(brush.at(52, -80, 1, -6), look, false);
}

// --- cat

// Turned to the viewer, about its middle.
void cat_head(Brush brush, const Look& look, bool asleep) {
  Path skull;
  skull.move(-18, -4).to(-17, -27).curve(-12, -24, -8, -20, -6, -16).curve(-2, -17, 2, -17, 6, -16);
  skull.curve(8, -20, 12, -24, 17, -27).to(18, -4).curve(26, 6, 12, 15, 0, 15).curve(-12, 15, -26, 6, -18, -4).close();
  brush.shape(skull, look.colour, Form::tall);
  brush.shape(Path::polygon({{-15, -9}, {-15, -21}, {-8, -14}}).add(Path::polygon({{15, -9}, {15, -21}, {8, -14}})),
              mix(look.colour, rgb(0xd98a86), 65), Form::flat);
  brush.shape(Path::smooth({{-11, 8}, {0, -5}, {11, 8}, {0, 15}}), look.accent, Form::flat);
  if (asleep) {
    draw_closed_eye(brush, -9, -1, 2);
    draw_closed_eye(brush, 9, -1, 2);
  } else {
    brush.line(Path::dots({{-9, -2}, {9, -2}}), rgb(0xc3cc62), 8);
    brush.line(Path::line({{-8.5, -4}, {-8.5, 0}}).add(Path::line({{8.5, -4}, {8.5, 0}})), rgb(0x1c1512), 2.6);
  }
  brush.shape(Path::polygon({{-3, 4}, {3, 4}, {0, 7.5}}), rgb(0xb9615c), Form::flat);
  if (!shows_detail(brush)) return;
  Path whiskers = Path::line({{-9, 8}, {-25, 5}});
  whiskers.add(Path::line({{-9, 9}, {-23, 12}})).add(Path::line({{9, 8}, {25, 5}})).add(Path::line({{9, 9}, {23, 12}}));
  brush.line(whiskers, luminance(look.colour) > 150 ? rgb(0x6b5f58) : rgb(0xf2ecdf), 0.6);
}

void stripes(Brush& brush, Colour colour, std::initializer_list<Point> tops, double length) {
  Path lines;
  for (const Point p : tops) {
    lines.move(p.x, p.y).curve(p.x + length * 0.5, p.y + length * 0.3, p.x + length * 0.4, p.y + length * 0.7,
                               p.x + length * 0.3, p.y + length);
  }
  brush.line(lines, darker(colour, 30), 3.4);
}

void cat_sitting(Brush& brush, const Look& look) {
  brush.shadow(-2, 0, 38, 6);
  Path body = Path::smooth(
      {{-27, -3}, {-31, -20}, {-22, -42}, {-8, -60}, {10, -76}, {24, -70}, {28, -54}, {27, -34}, {28, -4}, {0, 0}});
  join(body, Path::limb({{-20, -6}, {-38, -5}, {-47, -20}, {-41, -38}, {-46, -50}}, {9, 9, 9, 8, 5}));
  join(body, Path::smooth({{-20, 0}, {-28, -8}, {-24, -26}, {-10, -34}, {6, -22}, {5, -6}, {12, -4}, {10, 0}}));
  brush.shape(body, look.colour, Form::tall);
  stripes(brush, look.colour, {{-9, -58}, {-19, -46}, {-27, -32}}, 14);
  brush.shape(Path::smooth({{6, -66}, {24, -66}, {28, -50}, {22, -34}, {17, -30}, {11, -44}}), look.accent, Form::flat);
  draw_creases(brush,
               Path::bow({{-14, -33}, {4, -26}, {7, -12}, {5, -6}})
                   .add(Path::line({{12, -36}, {11, -6}}))
                   .add(Path::line({{21, -32}, {21, -4}})),
               look.colour);
  brush.line(Path::line({{15, -3}, {19, -3}}).add(Path::line({{25, -3.5}, {29, -3.5}})), look.accent, 7);
  cat_head(brush.at(15, -76), look, false);
}

void cat_sleeping(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 62, 7);
  brush.shape(
      Path::smooth({{-46, -1}, {-59, -16}, {-50, -38}, {-24, -54}, {8, -53}, {36, -42}, {54, -22}, {46, -2}, {0, 1}}),
      look.colour, Form::tall);
  stripes(brush, look.colour, {{-6, -51}, {-22, -51}, {-38, -44}}, 17);
  draw_creases(brush, Path::bow({{-36, -34}, {-14, -28}, {-10, -8}}), look.colour);
  cat_head(brush.at(31, -21, 1.06, 14), look, true);
  brush.shape(Path::limb({{-53, -8}, {-30, -2}, {0, -3}, {18, -5}}, {11, 10, 9, 5}), darker(look.colour, 14),
              Form::flat);
}

void cat_walking(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 56, 6);
  Path far = Path::limb({{36, -36}, {42, -18}, {40, -3}}, {12, 7, 7});
  far.add(Path::limb({{-34, -38}, {-26, -26}, {-30, -12}, {-24, -3}}, {15, 11, 7, 6}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-51, -46},
                            {-44, -60},
                            {-24, -63},
                            {4, -57},
                            {30, -64},
                            {50, -66},
                            {54, -50},
                            {42, -31},
                            {20, -26},
                            {-8, -28},
                            {-36, -30}});
  join(body, Path::limb({{-44, -50}, {-62, -54}, {-67, -74}, {-58, -93}}, {9, 9, 8, 5}));
  join(body, Path::limb({{27, -46}, {31, -28}, {46, -6}, {53, -3}}, {18, 11, 7, 6}));
  join(body, Path::limb({{-40, -48}, {-36, -30}, {-50, -16}, {-50, -3}}, {21, 16, 8, 7}));
  brush.shape(body, look.colour, Form::tall);
  stripes(brush, look.colour, {{-30, -61}, {-14, -58}, {2, -56}}, 18);
  brush.shape(Path::smooth({{40, -54}, {56, -54}, {53, -40}, {42, -31}, {36, -36}}), look.accent, Form::flat);
  draw_creases(brush, Path::bow({{-29, -50}, {-26, -38}, {-34, -26}}).add(Path::bow({{18, -46}, {22, -36}, {28, -26}})),
               look.colour);
  cat_head(brush.at(53, -70), look, false);
}

}  // namespace

void draw_dog(Brush& brush, const Look& look) {
  if (look.doing == "sitting") return dog_sitting(brush, look);
  if (look.doing == "sleeping") return dog_sleeping(brush, look);
  if (look.doing == "running") return dog_running(brush, look);
  dog_standing(brush, look);
}

void draw_cat(Brush& brush, const Look& look) {
  if (look.doing == "sleeping") return cat_sleeping(brush, look);
  if (look.doing == "walking") return cat_walking(brush, look);
  cat_sitting(brush, look);
}

}  // namespace art
