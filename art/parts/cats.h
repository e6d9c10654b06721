// The parts of Cats at the Vernissage by the files that draw them, and what they have in common.
#pragma once

#include <string_view>

#include "art/brush.h"

namespace art::cats {

inline constexpr Colour cream = rgb(0xfdf3dc);
inline constexpr Colour night = rgb(0x2b2a4c);
inline constexpr Colour ink = rgb(0x3a2433);
inline constexpr Colour gold = rgb(0xe8b84a);
inline constexpr Colour wood = rgb(0xc98d4e);
inline constexpr Colour skin = rgb(0xf0a3a0);  // of noses and pads
inline constexpr Colour ginger = rgb(0xe8903c);
inline constexpr Colour smoke = rgb(0x8d8f9d);

// --- paint (cats_paint.cpp)
// Each colour has an outline and a pattern of its own, so that nobody needs to tell the colours themselves apart.
enum class Paint { red, yellow, green, blue };
Colour colour_of(Paint paint);
// A blot of paint about (x, y), `radius` units from the middle to its farthest points.
void blot(Brush& brush, Paint paint, double x, double y, double radius);

void paint_red(Brush& brush, int number);
void paint_yellow(Brush& brush, int number);
void paint_green(Brush& brush, int number);
void paint_blue(Brush& brush, int number);
void paint_back(Brush& brush, int number);
void splash_red(Brush& brush, int number);
void splash_yellow(Brush& brush, int number);
void splash_green(Brush& brush, int number);
void splash_blue(Brush& brush, int number);

// --- drawn by several (cats_kit.cpp)
// A body that turns slowly from the light; flat shapes of this size would look cut out.
void body(Brush& brush, const Path& outline, Colour colour);
// A card that fills the sheet: its edge, then the field inside it.
void card(Brush& brush, Colour edge, Colour field);
struct Choice {
  std::string_view colour = {};
  std::string_view accent = {};
  std::string_view doing = {};
  std::string_view style = {};
  std::string_view wears = {};
  std::string_view hat = {};
  double degrees = 0;
  bool mirrored = false;
};
// A thing of the vocabulary with its foot at (x, y). What the choice leaves open is as usual for that thing.
void put(Brush& brush, std::string_view id, double x, double y, double height, const Choice& look = {});
// The outline of a head with its ears, `size` percent of 120 units wide, about (x, y).
Path cat_skull(double x, double y, double size);
// A cat in full leap to the right, about 260 units long, its middle at the origin of the brush.
void leaping_cat(Brush brush, Colour fur);
// A foreleg that comes from the edge of the card, the paw at the origin of the brush, reaching to the right.
void foreleg(Brush brush, Colour fur, double length);
// The print of a paw, `size` from heel to toe.
Path paw_print(double x, double y, double size, double degrees = 0);
// A broad arrow along a line of points.
void arrow(Brush& brush, std::initializer_list<Point> points, Colour colour, double width);
// A wooden palette about (x, y), `half` units to each side.
void palette_board(Brush& brush, double x, double y, double half);
// A paintbrush, its tip at the origin, the handle to the upper right.
void paintbrush(Brush brush, Colour paint, double length);
// A gilded frame, seen from the front. The caller paints the canvas in it.
void picture_frame(Brush& brush, const Box& canvas, Colour ground);
// A twelve-sided die about (x, y).
void dodecahedron(Brush& brush, double x, double y, double radius, double degrees, Colour colour);

// --- palettes (cats_palettes.cpp)
void palette(Brush& brush, int number);
void property(Brush& brush, int number);
void bank(Brush& brush, int number);

// --- traps and events (cats_traps.cpp)
void trap_catastrophe(Brush& brush, int number);
void trap_all_paws(Brush& brush, int number);
void trap_catflood(Brush& brush, int number);
void event_oops(Brush& brush, int number);
void event_nap(Brush& brush, int number);
void event_die(Brush& brush, int number);
void event_twirl(Brush& brush, int number);
void event_back(Brush& brush, int number);

// --- dice and the black cat (cats_tokens.cpp)
void die(Brush& brush, int number);
void black_cat(Brush& brush, int number);
void black_cat_asleep(Brush& brush, int number);
// The cat as it lies asleep, 100 units high, its foot at the origin of the brush.
void sleeping_black_cat(Brush brush);

}  // namespace art::cats
