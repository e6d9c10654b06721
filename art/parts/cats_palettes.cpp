// Palettes: three colours on the face, a property on the back; and the box that keeps the earned ones.
#include <array>

#include "art/parts/cats.h"

namespace art::cats {
namespace {

using Trio = std::array<Paint, 3>;

// The four ways to leave out one colour.
constexpr std::array<Trio, 4> trios = {{{Paint::red, Paint::yellow, Paint::green},
                                        {Paint::red, Paint::yellow, Paint::blue},
                                        {Paint::red, Paint::green, Paint::blue},
                                        {Paint::yellow, Paint::green, Paint::blue}}};

constexpr Colour mint = rgb(0xbfe0cf);
constexpr Colour sky = rgb(0xbcdcf0);
constexpr Colour rose = rgb(0xf6cfc9);
constexpr Colour sun = rgb(0xfbe0a0);

// Two paws hand each other paint.
void helping_paw(Brush& brush) {
  card(brush, rgb(0x5a9a7c), mint);
  arrow(brush, {{96, 52}, {190, 30}, {278, 48}}, rgb(0x3f7a60), 15);
  arrow(brush, {{304, 250}, {210, 272}, {122, 254}}, rgb(0x3f7a60), 15);
  foreleg(brush.at(132, 116, 1.2), ginger, 100);
  foreleg(brush.at(268, 188, 1.2, 180), smoke, 100);
  blot(brush, Paint::red, 202, 110, 54);
  blot(brush, Paint::blue, 200, 196, 50);
}

// One cat leaps over those who wait.
void jump_the_queue(Brush& brush) {
  card(brush, rgb(0x4a7ea8), sky);
  brush.shape(Path::rounded(11, 236, 378, 53, 18), rgb(0xe2b980), Form::flat);
  put(brush, "cat", 78, 262, 112, {.colour = "grey"});
  put(brush, "cat", 172, 266, 112, {.colour = "cream", .accent = "white"});
  put(brush, "cat", 268, 262, 112, {.colour = "dark-brown"});
  brush.sheet().stroke(Path::bow({{34, 196}, {88, 96}, {200, 44}, {312, 96}, {356, 176}}), rgb(0x2f6390), 8,
                       " stroke-dasharray=\"16 18\"");
  leaping_cat(brush.at(196, 92, 0.82, -4), ginger);
  arrow(brush, {{346, 150}, {354, 172}, {360, 196}}, rgb(0x2f6390), 14);
}

// Two of three brushes will do.
void hard_to_be_a_cat(Brush& brush) {
  card(brush, rgb(0xb8675f), rose);
  put(brush, "portrait-cat", 126, 289, 240,
      {.colour = "grey",
       .accent = "dark-blue",
       .doing = "frontal",
       .style = "calico",
       .wears = "shirt",
       .hat = "beret"});
  paintbrush(brush.at(212, 230), colour_of(Paint::red), 184);
  paintbrush(brush.at(250, 244), colour_of(Paint::yellow), 184);
  Path missing = Path::limb({{0, -34}, {0, -70}, {0, -98}}, {7, 7, 3.4});
  missing.add(Path::polygon({{-7, -24}, {-5.5, -36}, {5.5, -36}, {7, -24}}));
  missing.add(Path::smooth({{-7, -24}, {7, -24}, {9, -14}, {0, 1}, {-9, -14}}));
  brush.sheet().stroke(missing.transformed(placed(288, 258, 1.84, 28)), rgb(0xa04a44), 5, " stroke-dasharray=\"9 9\"");
}

void swirl(Brush& brush, double x, double y, double size, Colour colour) {
  Path line;
  line.move(0, 6).curve(-14, 2, -10, -18, 8, -16).curve(30, -14, 30, 22, 2, 24).curve(-30, 26, -38, -20, -12, -34);
  brush.line(line.transformed(placed(x, y, size / 34)), colour, size * 0.24);
}

// A racing cat, two swirls behind it.
void turbo_cats(Brush& brush) {
  card(brush, rgb(0xcf8a24), sun);
  Path speed;
  speed.move(26, 66).to(130, 66).move(100, 268).to(180, 268);
  speed.move(250, 46).to(370, 46).move(300, 262).to(374, 262);
  brush.line(speed, rgb(0xfff6da), 10);
  brush.veil(Path::ellipse(236, 250, 110, 12), ink, 22);
  swirl(brush, 66, 216, 40, colour_of(Paint::red));
  swirl(brush, 62, 130, 38, colour_of(Paint::blue));
  leaping_cat(brush.at(232, 162, 1.05, 2), ginger);
}

}  // namespace

// The face must not show the property, so everything random on it depends on the colours alone.
void palette(Brush& brush, int number) {
  const int trio = (number - 1) / 4;
  Brush face(brush.sheet(), brush.studio(), Chance(static_cast<std::uint64_t>(trio)));
  palette_board(face, 200, 156, 190);
  constexpr std::array<Point, 3> places = {{{86, 142}, {204, 88}, {318, 138}}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    blot(face, trios[static_cast<std::size_t>(trio)][i], places[i].x, places[i].y, 64);
  }
}

void property(Brush& brush, int number) {
  if (number == 1) return helping_paw(brush);
  if (number == 2) return jump_the_queue(brush);
  if (number == 3) return hard_to_be_a_cat(brush);
  turbo_cats(brush);
}

// An open box, palettes standing in it.
void bank(Brush& brush, int /*number*/) {
  brush.veil(Path::ellipse(200, 284, 180, 12), ink, 30);
  brush.shape(Path::polygon({{52, 120}, {348, 120}, {372, 160}, {28, 160}}), rgb(0x21444e), Form::flat);
  constexpr std::array<Point, 3> places = {{{98, 98}, {302, 98}, {200, 76}}};
  constexpr std::array<double, 3> tilts = {-12, 12, 0};
  for (std::size_t i = 0; i < places.size(); ++i) {
    Brush part = brush.at(places[i].x, places[i].y, 1, tilts[i]);
    palette_board(part, 0, 0, 84);
    blot(part, trios[i][0], -50, -10, 22);
    blot(part, trios[i][1], 2, -36, 22);
    blot(part, trios[i][2], 52, -12, 22);
  }
  body(brush, Path::polygon({{28, 160}, {372, 160}, {354, 288}, {46, 288}}), rgb(0x3f8290));
  brush.shape(Path::rounded(20, 150, 360, 26, 8), rgb(0x62a8b4), Form::flat);
  brush.shape(Path::circle(200, 228, 40), cream, Form::flat);
  brush.shape(paw_print(200, 226, 54), rgb(0xb5482f), Form::flat);
}

}  // namespace art::cats
