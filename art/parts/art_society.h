// The parts of Art Society by the files that draw them, and what they have in common.
#pragma once

#include <initializer_list>
#include <string_view>

#include "art/brush.h"

namespace art::society {

inline constexpr Colour gilt = rgb(0xc9993c);
inline constexpr Colour wood = rgb(0x7a4d2c);
inline constexpr Colour plaster = rgb(0xefe7d6);
inline constexpr Colour parchment = rgb(0xf1e4c4);
inline constexpr Colour ink = rgb(0x2e2430);
inline constexpr Colour wine = rgb(0x7c1f35);
inline constexpr Colour leaf = rgb(0x4a7040);

// --- drawn by all (art_society_kit.cpp)
// Pigments and style of a thing. An empty one means what the thing usually has.
struct Choice {
  std::string_view colour = {};
  std::string_view accent = {};
  std::string_view style = {};
  std::string_view wears = {};
};
// A thing of the vocabulary with its foot at (x, y).
void put(Brush& brush, std::string_view id, double x, double y, double height, const Choice& look = {});
// A shadow on the wall that has no edge.
void soft_shadow(Brush& brush, double x, double y, double rx, double ry, int percent = 34);
// The shields that tell the value of a decor, side by side around x.
void shields(Brush& brush, double x, double y, int count);
// One shield in the lower part of each of the `count` squares of a lying decor.
void shield_per_square(Brush& brush, int count);
// A row of dots for Brush::line.
Path dots(std::initializer_list<Point> centres);
Path star(double x, double y, double radius);
// The inner contour of a ring, which runs in the opposite direction.
Path rect_hole(double x, double y, double width, double height);
// A figure, its sign before it: '+', '-', 'x' (times).
Path signed_numeral(char sign, int number, double x, double y, double height);
// Fills letters and figures, made bolder by `bold` units.
void write(Brush& brush, const Path& letters, Colour colour, double bold = 0);
// Two branches of laurel about (x, y) that rise from the foot, `leaves` pairs of leaves on each.
void laurel(Brush& brush, double x, double y, double radius, int leaves, Colour colour);
// A mirror's glass: sky above, room below, two lights across.
void glass(Brush& brush, const Path& outline, const Path& lights);

// --- decor (art_society_decor.cpp, art_society_tall.cpp, art_society_long.cpp)
void decor_single(Brush& brush, int number);
void decor_wide(Brush& brush, int number);
void decor_tall(Brush& brush, int number);
void decor_frieze(Brush& brush, int number);
void decor_column(Brush& brush, int number);
// Used by several of them.
void candle(Brush& brush, double x, double foot, double height);
void bracket(Brush& brush, double x, double y, Colour colour);
void plank(Brush& brush, double left, double right, double y, Colour colour);
// A swag that hangs `sag` deep from one point to another on its right. It has three times `leaves` leaves.
Path swag(Point from, Point to, double sag, double width, int leaves);
void ribbon_bow(Brush& brush, double x, double y, double size, Colour colour);
// Ribbons from which the shields hang.
void shield_ribbons(Brush& brush, std::initializer_list<Point> from, Colour colour);

// --- walls and backs of paintings (art_society_wall.cpp)
void wallpaper(Brush& brush, int number);
void back(Brush& brush, int number);
void back_start(Brush& brush, int number);

// --- cards (art_society_cards.cpp)
void bid(Brush& brush, int number);
void bid_back(Brush& brush, int number);
void start_bid(Brush& brush, int number);

// --- tokens and signs (art_society_tokens.cpp)
void value(Brush& brush, int number);
void marker_city(Brush& brush, int number);
void marker_portrait(Brush& brush, int number);
void marker_still_life(Brush& brush, int number);
void marker_landscape(Brush& brush, int number);
void multiplier(Brush& brush, int number);
void full_wall(Brush& brush, int number);
void star_sign(Brush& brush, int number);
void corner(Brush& brush, int number);
void eyeline(Brush& brush, int number);
void faux_pas(Brush& brush, int number);

// --- around the auction (art_society_figures.cpp)
void gavel(Brush& brush, int number);
void assistant(Brush& brush, int number);
void museum(Brush& brush, int number);
void surplus(Brush& brush, int number);

}  // namespace art::society
