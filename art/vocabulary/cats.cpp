// The cat, in all its postures.
#include <array>

#include "art/vocabulary/creatures.h"

namespace art {
namespace {

// Where it looks, if nobody said so: at the viewer or past him, and sometimes it only blinks.
Point cat_gaze(Brush& brush, const Look& look) {
  const int mood = brush.chance().below(4);
  constexpr std::array<double, 4> aside = {0, -0.8, 0.8, 0};
  return look.gaze.value_or(Point{aside[static_cast<std::size_t>(mood)], 0});
}

void cat_eyes(Brush& brush, const Look& look, bool asleep) {
  const Point gaze = cat_gaze(brush, look) * 2;
  const bool green = brush.chance().one_in(2);
  const bool drowsy = !look.gaze && brush.chance().one_in(5);
  if (asleep || drowsy) {
    draw_closed_eye(brush, -9, -1, 2);
    draw_closed_eye(brush, 9, -1, 2);
    return;
  }
  // Wide in the dark, slits by day.
  const double wide = brush.light().dark ? 4.4 : 2.6;
  brush.line(Path::dots({{-9, -2}, {9, -2}}), green ? rgb(0xc3cc62) : rgb(0xe8b43c), 8.4);
  Path pupils = Path::line({{-9 + gaze.x, -3.8 + gaze.y}, {-9 + gaze.x, -0.2 + gaze.y}});
  brush.line(pupils.add(Path::line({{9 + gaze.x, -3.8 + gaze.y}, {9 + gaze.x, -0.2 + gaze.y}})), rgb(0x1c1512), wide);
}

// Turned to the viewer, about its middle; a little tilted.
void cat_head(Brush upright, const Look& look, bool asleep) {
  Brush brush = upright.at(0, 0, 1, asleep ? 0 : upright.chance().jitter(9));
  Path skull;
  skull.move(-18, -4).to(-17, -27).curve(-12, -24, -8, -20, -6, -16).curve(-2, -17, 2, -17, 6, -16);
  skull.curve(8, -20, 12, -24, 17, -27).to(18, -4).curve(26, 6, 12, 15, 0, 15).curve(-12, 15, -26, 6, -18, -4).close();
  brush.shape(skull, look.colour, Form::tall);
  brush.shape(Path::polygon({{-15, -9}, {-15, -21}, {-8, -14}}).add(Path::polygon({{15, -9}, {15, -21}, {8, -14}})),
              mix(look.colour, rgb(0xd98a86), 65), Form::flat);
  brush.shape(Path::smooth({{-11, 8}, {0, -5}, {11, 8}, {0, 15}}), look.accent, Form::flat);
  cat_eyes(brush, look, asleep);
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

// Seated and turned to the viewer, the tail about the paws.
void cat_facing(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 38, 6);
  Path body = Path::smooth(
      {{-16, -1}, {-30, -4}, {-33, -22}, {-22, -42}, {-14, -64}, {14, -64}, {22, -42}, {33, -22}, {30, -4}, {16, -1}});
  brush.shape(body, look.colour, Form::tall);
  stripes(brush, look.colour, {{-22, -40}, {-26, -28}, {17, -42}, {21, -30}}, 11);
  brush.shape(Path::smooth({{-11, -62}, {11, -62}, {10, -42}, {0, -26}, {-10, -42}}), look.accent, Form::flat);
  draw_creases(brush,
               Path::bow({{-14, -3}, {-14, -24}, {-11, -38}})
                   .add(Path::bow({{14, -3}, {14, -24}, {11, -38}}))
                   .add(Path::line({{0, -24}, {0, -4}})),
               look.colour);
  brush.line(Path::line({{-10, -3.5}, {-5, -3.5}}).add(Path::line({{5, -3.5}, {10, -3.5}})), look.accent, 8);
  brush.shape(Path::limb({{30, -10}, {38, -3}, {20, 3}, {-4, 2}, {-14, 0}}, {8, 9, 9, 8, 5}), darker(look.colour, 14),
              Form::flat);
  cat_head(brush.at(0, -74), look, false);
}

// Seated and washing: the head is bent to a forepaw.
void cat_washing(Brush& brush, const Look& look) {
  brush.shadow(-2, 0, 40, 6);
  brush.shape(Path::limb({{-22, -5}, {-42, -4}, {-58, -10}, {-62, -24}}, {9, 9, 8, 5}), darker(look.colour, 14),
              Form::flat);
  Path body = Path::smooth(
      {{-27, -3}, {-33, -20}, {-28, -42}, {-12, -60}, {8, -66}, {24, -56}, {28, -38}, {27, -18}, {28, -3}, {0, 0}});
  join(body, Path::smooth({{-20, 0}, {-30, -8}, {-26, -26}, {-10, -34}, {8, -22}, {6, -6}, {16, -4}, {14, 0}}));
  brush.shape(body, look.colour, Form::tall);
  stripes(brush, look.colour, {{-14, -57}, {-24, -46}, {-31, -32}}, 14);
  brush.shape(Path::smooth({{8, -54}, {24, -50}, {26, -36}, {20, -22}, {12, -34}}), look.accent, Form::flat);
  draw_creases(brush, Path::bow({{-14, -33}, {4, -26}, {8, -12}, {6, -6}}).add(Path::line({{21, -28}, {21, -4}})),
               look.colour);
  brush.line(Path::line({{24, -3.5}, {29, -3.5}}), look.accent, 7);
  cat_head(brush.at(10, -70, 1, 16), look, true);
  brush.shape(Path::limb({{18, -40}, {36, -44}, {34, -58}, {22, -63}}, {12, 10, 9, 9}), lighter(look.colour, 8));
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

// On its belly with the paws in front, the head up.
void cat_lying(Brush& brush, const Look& look) {
  brush.shadow(4, 0, 70, 7);
  brush.shape(Path::limb({{-50, -7}, {-74, -5}, {-88, -14}, {-92, -28}}, {9, 8, 8, 5}), darker(look.colour, 14),
              Form::flat);
  Path body = Path::smooth(
      {{-54, -2}, {-60, -20}, {-48, -40}, {-20, -46}, {10, -44}, {34, -52}, {48, -40}, {50, -14}, {44, -1}, {0, 1}});
  join(body, Path::limb({{34, -14}, {52, -5}, {70, -4}}, {14, 10, 9}));
  brush.shape(body, look.colour, Form::tall);
  stripes(brush, look.colour, {{-8, -45}, {-24, -45}, {-40, -40}}, 15);
  brush.shape(Path::smooth({{32, -46}, {48, -44}, {50, -24}, {42, -12}, {34, -24}}), look.accent, Form::flat);
  draw_creases(brush, Path::bow({{-48, -4}, {-46, -24}, {-28, -30}, {-16, -14}, {-20, -3}}), look.colour);
  brush.line(Path::line({{64, -4}, {70, -4}}), look.accent, 8);
  cat_head(brush.at(40, -60), look, false);
}

// On its hind legs, a paw stretched out for what lies there.
void cat_standing(Brush& brush, const Look& look) {
  brush.shadow(-2, 0, 40, 6);
  brush.shape(Path::limb({{12, -62}, {28, -58}, {40, -66}}, {13, 10, 9}), darker(look.colour, 34), Form::flat);
  Path body = Path::smooth(
      {{-24, -4}, {-30, -22}, {-24, -42}, {-12, -60}, {2, -78}, {20, -80}, {27, -66}, {22, -46}, {12, -28}, {8, -10}});
  join(body, Path::limb({{-20, -12}, {-38, -4}, {-54, -12}, {-60, -30}}, {9, 9, 8, 5}));
  join(body, Path::limb({{-8, -22}, {-2, -7}, {10, -3}, {20, -3}}, {24, 13, 8, 7}));
  join(body, Path::limb({{18, -66}, {38, -72}, {58, -86}}, {14, 11, 10}));
  brush.shape(body, look.colour, Form::tall);
  stripes(brush, look.colour, {{-8, -62}, {-18, -48}, {-26, -34}}, 14);
  brush.shape(Path::smooth({{8, -68}, {22, -66}, {22, -48}, {12, -30}, {6, -30}, {6, -50}}), look.accent, Form::flat);
  draw_creases(brush, Path::bow({{-18, -32}, {0, -26}, {6, -12}, {2, -5}}), look.colour);
  brush.line(Path::line({{54, -83}, {58, -86}}), look.accent, 9);
  cat_head(brush.at(14, -90), look, false);
}

}  // namespace

void draw_cat(Brush& brush, const Look& look) {
  if (look.doing == "sleeping") return cat_sleeping(brush, look);
  if (look.doing == "walking") return cat_walking(brush, look);
  if (look.doing == "lying") return cat_lying(brush, look);
  if (look.doing == "standing") return cat_standing(brush, look);
  if (!look.gaze || look.gaze->x != 0) return cat_sitting(brush, look);
  look.gaze->y > 0 ? cat_washing(brush, look) : cat_facing(brush, look);
}

}  // namespace art
