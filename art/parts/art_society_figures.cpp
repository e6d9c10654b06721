// Around the auction: the gavel, the assistant, the museum, and what found no room.
#include <array>

#include "art/parts.h"
#include "art/parts/art_society.h"

namespace art::society {
namespace {

constexpr Colour mahogany = rgb(0x8a3f22);
constexpr Colour stone = rgb(0xe6dcc6);

void sounding_block(Brush& brush) {
  brush.shadow(206, 262, 150, 30);
  Path base;
  base.move(66, 226).to(66, 250).curve(76, 290, 324, 290, 334, 250).to(334, 226).close();
  brush.shape(base, darker(mahogany, 18));
  brush.shape(Path::ellipse(200, 226, 134, 34), mahogany, Form::tall);
  brush.line(Path::ellipse(200, 224, 108, 25), rgb(0xd9a95a), 4);
  brush.line(Path::bow({{68, 246}, {110, 268}, {200, 277}, {290, 268}, {332, 246}}), rgb(0xd9a95a), 4);
}

// The head stands upright, its handle points to the right.
void mallet(Brush& brush) {
  const Path handle = Path::smooth({{20, -10},
                                    {80, -8},
                                    {130, -12},
                                    {180, -16},
                                    {214, -13},
                                    {224, 0},
                                    {214, 13},
                                    {180, 16},
                                    {130, 12},
                                    {80, 8},
                                    {20, 10}});
  brush.shape(handle, mahogany, Form::tall);
  brush.shape(Path::rounded(96, -13, 10, 26, 4).add(Path::rounded(196, -17, 9, 34, 4)), gilt, Form::flat);
  Path barrel;
  barrel.move(-46, -78).curve(-40, -92, 40, -92, 46, -78).to(50, -56).curve(40, -40, 40, 40, 50, 56).to(46, 78);
  barrel.curve(40, 94, -40, 94, -46, 78).to(-50, 56).curve(-40, 40, -40, -40, -50, -56).close();
  brush.shape(barrel, mahogany);
  brush.shape(Path::ellipse(0, -79, 46, 11), lighter(mahogany, 16), Form::flat);
  Path rings;
  for (const double y : {-54.0, 54.0}) rings.add(Path::bow({{-48, y}, {0, y + 11}, {48, y}}));
  brush.line(rings, darker(mahogany, 42), 6);
  Path band;
  band.move(-42, -20).bend(0, -8, 42, -20).to(42, 18).bend(0, 30, -42, 18).close();
  brush.shape(band, gilt);
  brush.veil(Path::limb({{-28, -66}, {-26, 0}, {-28, 70}}, {5, 10, 5}), rgb(0xffe9c8), 36);
}

// A white glove that holds the side of a frame: palm behind it, fingers over it.
void glove(Brush& brush, bool right) {
  Brush hand = brush.at(right ? 262 : 38, 328, 0.94, 0, right);
  const Colour white = rgb(0xf7f3ea);
  hand.shape(Path::limb({{-34, 84}, {-24, 44}, {-8, 14}}, {56, 46, 34}), rgb(0x25314a));
  hand.shape(Path::limb({{-18, 30}, {-6, 12}}, {36, 34}), rgb(0xfffdf6), Form::flat);
  Path fingers;
  for (const double y : {-22.0, -5.0, 12.0, 28.0})
    fingers.add(Path::limb({{-12, y + 4}, {12, y}, {32, y + 3}}, {17, 17, 14}));
  hand.shape(Path::smooth({{-22, -24}, {4, -30}, {8, 0}, {6, 36}, {-18, 34}, {-26, 4}}), darker(white, 12), Form::flat);
  hand.shape(fingers, white, Form::flat);
  Path gaps;
  for (const double y : {-13.0, 4.0, 21.0}) gaps.move(-2, y + 2).to(28, y + 3);
  hand.line(gaps, rgb(0xb9b2a6), 3);
}

void empty_frame(Brush& brush) {
  Path ring = Path::rect(34, 264, 232, 132);
  brush.veil(Path(ring).add(rect_hole(66, 296, 168, 68)).transformed(placed(6, 8, 1)), ink, 40);
  brush.shape(ring.add(rect_hole(66, 296, 168, 68)), gilt);
  brush.line(Path::rect(42, 272, 216, 116), rgb(0xf4db94), 5);
  brush.line(Path::rect(62, 292, 176, 76), darker(gilt, 44), 5);
  brush.line(dots({{50, 280}, {250, 280}, {50, 380}, {250, 380}}), rgb(0xf4db94), 20);
}

void columns(Brush& brush) {
  for (int i = 0; i < 6; ++i) {
    const double x = 132 + 67.2 * i;
    brush.shape(Path::polygon({{x - 15, 160}, {x + 15, 160}, {x + 18, 326}, {x - 18, 326}}), stone);
    brush.line(Path::line({{x - 7, 172}, {x - 8, 318}})
                   .add(Path::line({{x + 1, 172}, {x + 1, 318}}))
                   .add(Path::line({{x + 8, 172}, {x + 10, 318}})),
               darker(stone, 22), 2.5);
    brush.shape(Path::rect(x - 23, 150, 46, 8)
                    .add(Path::polygon({{x - 21, 157}, {x + 21, 157}, {x + 15, 167}, {x - 15, 167}}))
                    .add(Path::rounded(x - 23, 320, 46, 12, 3)),
                lighter(stone, 40), Form::flat);
  }
}

void wings(Brush& brush) {
  for (const double x : {12.0, 500.0}) {
    brush.shape(Path::rect(x, 190, 88, 142), darker(stone, 10), Form::flat);
    brush.shape(Path::rect(x - 6, 180, 100, 14), lighter(stone, 20), Form::flat);
    brush.shape(Path::rounded(x + 26, 216, 36, 84, 18).add(Path::rect(x + 26, 260, 36, 40)), rgb(0x3d5468), Form::flat);
    brush.line(Path::line({{x + 44, 218}, {x + 44, 300}}).add(Path::line({{x + 26, 256}, {x + 62, 256}})),
               rgb(0xf2ead8), 3);
    brush.shape(Path::rect(x + 18, 300, 52, 8), lighter(stone, 20), Form::flat);
  }
}

}  // namespace

void gavel(Brush& brush, int /*number*/) {
  sounding_block(brush);
  Brush tool = brush.at(168, 116, 1, -16);
  mallet(tool);
}

void assistant(Brush& brush, int /*number*/) {
  put(brush, "portrait-man", 150, 392, 356, {.colour = "dark-blue", .accent = "white", .wears = "suit"});
  empty_frame(brush);
  glove(brush, false);
  glove(brush, true);
}

void museum(Brush& brush, int /*number*/) {
  brush.shadow(286, 388, 262, 12);
  wings(brush);
  brush.shape(Path::rect(98, 150, 404, 182), darker(stone, 46), Form::flat);
  brush.shape(Path::rounded(268, 196, 64, 160, 30), rgb(0x4a2d20), Form::flat);
  brush.shape(Path::rounded(277, 206, 46, 140, 23), rgb(0xf3c877), Form::flat);
  brush.line(Path::line({{277, 236}, {323, 236}}), rgb(0x4a2d20), 5);
  Path banners;
  for (const double x : {151.0, 218.0, 353.0, 420.0})
    banners.add(Path::polygon({{x, 180}, {x + 29, 180}, {x + 29, 278}, {x + 14.5, 292}, {x, 278}}));
  brush.shape(banners, wine, Form::flat);
  columns(brush);
  brush.shape(Path::rect(92, 118, 416, 34), stone, Form::flat);
  brush.shape(Path::rect(92, 142, 416, 10), darker(stone, 20), Form::flat);
  brush.shape(Path::polygon({{80, 118}, {300, 24}, {520, 118}}), lighter(stone, 30), Form::flat);
  brush.shape(Path::polygon({{128, 110}, {300, 40}, {472, 110}}), darker(stone, 18), Form::flat);
  laurel(brush, 300, 82, 22, 9, lighter(stone, 60));
  brush.shape(Path::polygon({{76, 116}, {524, 116}, {518, 126}, {82, 126}}), lighter(stone, 50), Form::flat);
  for (int i = 0; i < 4; ++i) {
    const double y = 330 + 14.0 * i;
    const double out = 14.0 * i;
    brush.shape(Path::rect(94 - out, y, 412 + 2 * out, 7), lighter(stone, 44), Form::flat);
    brush.shape(Path::rect(94 - out, y + 7, 412 + 2 * out, 8), darker(stone, 14 + 3 * i), Form::flat);
  }
  brush.shape(Path::rect(28, 346, 66, 42).add(Path::rect(506, 346, 66, 42)), stone);
  put(brush, "lion", 62, 348, 56, {.colour = "light-grey", .accent = "grey"});
  Brush right = brush.at(600, 0, 1, 0, true);
  put(right, "lion", 62, 348, 56, {.colour = "light-grey", .accent = "grey"});
}

void surplus(Brush& brush, int /*number*/) {
  brush.shadow(150, 278, 136, 16);
  const Colour cloth = rgb(0xb8986a);
  Brush behind = brush.at(34, 40, 1, 5);
  behind.shape(Path::rect(0, 0, 170, 226), rgb(0xa9794a), Form::flat);
  behind.shape(Path::rect(20, 20, 130, 186), cloth, Form::flat);
  behind.line(Path::line({{20, 113}, {150, 113}}), rgb(0xa9794a), 16);
  Brush front = brush.at(98, 92, 1, -4);
  front.shape(Path::rect(0, 0, 176, 186), gilt, Form::flat);
  front.shape(Path::rect(18, 18, 140, 150), rgb(0x7fa2b8), Form::flat);
  front.line(Path::rect(16, 16, 144, 154), darker(gilt, 40), 5);
  Path hills;
  hills.move(18, 110).bend(70, 60, 158, 104).to(158, 168).to(18, 168).close();
  front.shape(hills, rgb(0x5f8a54), Form::flat);
  Path tag = Path::polygon({{40, 150}, {62, 130}, {186, 130}, {186, 244}, {40, 244}});
  brush.veil(tag.transformed(placed(5, 7, 1)), ink, 36);
  brush.shape(tag, rgb(0xf8f0dc), Form::flat);
  brush.line(dots({{64, 152}}), ink, 12);
  write(brush, signed_numeral('-', 2, 116, 230, 78), wine, 7);
}

}  // namespace art::society
