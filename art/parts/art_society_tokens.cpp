// Tokens and signs: values, prestige markers, multipliers, what is scored and what goes wrong.
#include <array>

#include "art/frame.h"
#include "art/parts.h"
#include "art/parts/art_society.h"

namespace art::society {
namespace {

constexpr Colour ivory = rgb(0xfbf3df);
constexpr Colour navy = rgb(0x23405f);

// A token lies on the table: below it is its edge and its shadow.
void token(Brush& brush, const Path& outline, Colour colour, Form form = Form::flat) {
  brush.veil(outline.transformed(placed(5, 10, 1)), ink, 30);
  brush.shape(outline.transformed(placed(0, 6, 1)), darker(colour, 46), Form::flat);
  brush.shape(outline, colour, form);
}

// A plate of the type, its outline as on the frames: board, oval, lozenge, hill.
Path plate(Type type, double r) {
  switch (type) {
    case Type::city:
      return Path::rounded(100 - r, 96 - r * 0.86, 2 * r, r * 1.72, 12);
    case Type::portrait:
      return Path::ellipse(100, 96, r * 0.92, r);
    case Type::still_life:
      return Path::polygon({{100, 96 - r * 1.04}, {100 + r * 1.1, 96}, {100, 96 + r * 1.04}, {100 - r * 1.1, 96}});
    case Type::landscape:
      break;
  }
  Path hill;
  hill.move(100 - r * 1.04, 96 + r * 0.8)
      .curve(100 - r, 96 - r * 1.4, 100 + r, 96 - r * 1.4, 100 + r * 1.04, 96 + r * 0.8);
  return hill.close();
}

void marker(Brush& brush, Type type) {
  const Colour colour = colour_of(type);
  const bool bright = luminance(colour) > 130;
  token(brush, plate(type, 84), rgb(0xf7ecd0));
  brush.sheet().fill(plate(type, 73), hex(colour));
  const double y = type == Type::landscape ? 104 : 96;
  draw_sign(brush.sheet(), type, 100, y, type == Type::still_life ? 0.9 : 1.0, bright ? ink : rgb(0xfff6de));
}

// Two portraits hang side by side; between them is no gap.
void little_frame(Brush& brush, double x, Colour frame) {
  brush.shape(Path::rect(x, 30, 88, 136), frame, Form::flat);
  brush.shape(Path::rect(x + 10, 40, 68, 116), colour_of(Type::portrait), Form::flat);
  draw_sign(brush.sheet(), Type::portrait, x + 44, 104, 0.72, ivory);
}

}  // namespace

void value(Brush& brush, int number) {
  token(brush, Path::circle(100, 96, 90), gilt, Form::round);
  brush.shape(Path::circle(100, 96, 66), navy, Form::flat);
  Path studs;
  for (int i = 0; i < number; ++i) {
    const double at = 360.0 * i / number;
    studs.add(dots({{100 + 78 * sine(at), 96 - 78 * cosine(at)}}));
  }
  brush.line(studs, rgb(0x5d3c10), 15);
  brush.line(studs, rgb(0xfdf0c0), 9);
  write(brush, numeral(number, 100, 142, 92), ivory, 4);
}

void marker_city(Brush& brush, int /*number*/) { marker(brush, Type::city); }
void marker_portrait(Brush& brush, int /*number*/) { marker(brush, Type::portrait); }
void marker_still_life(Brush& brush, int /*number*/) { marker(brush, Type::still_life); }
void marker_landscape(Brush& brush, int /*number*/) { marker(brush, Type::landscape); }

void multiplier(Brush& brush, int number) {
  constexpr std::array grounds = {rgb(0xf1e8d4), rgb(0xdcc48c), rgb(0xa8622f), rgb(0x5a1229)};
  constexpr std::array pairs = {2, 5, 7, 10};
  const auto rank = static_cast<std::size_t>(number - 2);
  const Colour ground = grounds[rank];
  const bool dark = luminance(ground) < 125;
  token(brush, Path::circle(100, 96, 92), ground);
  brush.line(Path::circle(100, 96, 86), mix(ground, dark ? gilt : ink, 40), 3);
  laurel(brush, 100, 98, 70, pairs[rank], dark ? rgb(0xe3bd62) : leaf);
  write(brush, signed_numeral('x', number, 98, 130, 70), dark ? ivory : ink, 4);
  if (number == 5) brush.shape(star(100, 28, 22), rgb(0xf6d67c), Form::flat);
}

void full_wall(Brush& brush, int /*number*/) {
  token(brush, Path::rounded(10, 6, 180, 180, 18), ivory);
  constexpr std::array<Box, 9> hung = {{{22, 18, 74, 70},
                                        {80, 18, 134, 54},
                                        {140, 18, 178, 82},
                                        {22, 76, 58, 136},
                                        {64, 76, 96, 110},
                                        {146, 88, 178, 124},
                                        {22, 142, 84, 174},
                                        {90, 130, 132, 174},
                                        {138, 130, 178, 174}}};
  constexpr std::array types = {Type::city, Type::still_life, Type::landscape, Type::portrait};
  for (std::size_t i = 0; i < hung.size(); ++i) {
    const Box& box = hung[i];
    brush.shape(Path::rect(box.left, box.top, box.width(), box.height()), rgb(0xb98a35), Form::flat);
    brush.shape(Path::rect(box.left + 5, box.top + 5, box.width() - 10, box.height() - 10), colour_of(types[i % 4]),
                Form::flat);
  }
  brush.veil(Path::circle(103, 101, 54), ink, 40);
  brush.shape(Path::circle(100, 96, 54), gilt, Form::flat);
  brush.shape(Path::circle(100, 96, 47), ivory, Form::flat);
  write(brush, signed_numeral('+', 5, 100, 124, 56), ink, 5);
}

void star_sign(Brush& brush, int /*number*/) {
  const double x = 100;
  const double y = 106;
  brush.veil(star(x + 4, y + 6, 94), ink, 30);
  brush.shape(star(x, y, 94), rgb(0x6f4a12), Form::flat);
  brush.shape(star(x, y, 82), rgb(0xf2cf6e), Form::flat);
  Path facets;
  for (int i = 0; i < 5; ++i) {
    const double at = 72.0 * i;
    facets.move(x, y).to(x + 82 * sine(at), y - 82 * cosine(at));
    facets.to(x + 34.4 * sine(at + 36), y - 34.4 * cosine(at + 36)).close();
  }
  brush.shape(facets, rgb(0xc9922d), Form::flat);
}

void corner(Brush& brush, int /*number*/) {
  token(brush, Path::rounded(10, 6, 180, 180, 18), ivory);
  brush.shape(Path::polygon({{22, 18}, {178, 18}, {160, 36}, {40, 36}, {40, 156}, {22, 174}}), gilt, Form::flat);
  brush.line(Path::line({{30, 160}, {30, 27}, {164, 27}}), rgb(0xf4db94), 4);
  brush.sheet().stroke(Path::rect(54, 50, 120, 120), rgb(0x8a7f6c), 6, " stroke-dasharray=\"12 12\"");
  write(brush, signed_numeral('-', 2, 114, 146, 72), wine, 7);
}

void eyeline(Brush& brush, int /*number*/) {
  Path lid;
  lid.move(10, 100).curve(54, 36, 146, 36, 190, 100).curve(146, 164, 54, 164, 10, 100).close();
  brush.veil(lid.transformed(placed(4, 7, 1)), ink, 28);
  Path lashes;
  for (const double at : {-46.0, -23.0, 0.0, 23.0, 46.0}) {
    lashes.move(100 + 92 * sine(at), 128 - 82 * cosine(at)).to(100 + 120 * sine(at), 128 - 110 * cosine(at));
  }
  brush.line(lashes, ink, 9);
  brush.shape(lid, ink, Form::flat);
  brush.shape(lid.transformed({0.87, 0, 0, 0.8, 13, 20}), ivory, Form::flat);
  brush.shape(Path::circle(100, 100, 37), rgb(0x2a6f86), Form::flat);
  brush.shape(Path::circle(100, 100, 18), ink, Form::flat);
  brush.line(dots({{87, 87}}), ivory, 15);
}

void faux_pas(Brush& brush, int /*number*/) {
  brush.veil(Path::rect(17, 38, 176, 136), ink, 30);
  little_frame(brush, 12, rgb(0xd0a04a));
  little_frame(brush, 100, rgb(0x7b4f27));
  Path cross = Path::limb({{60, 48}, {100, 98}, {140, 148}}, {21});
  cross.add(Path::limb({{140, 48}, {100, 98}, {60, 148}}, {21}));
  brush.sheet().stroke(cross, ivory, 12);
  brush.shape(cross, ink, Form::flat);
}

}  // namespace art::society
