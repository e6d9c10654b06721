// What furniture, instruments and objects have in common: boxes seen from a corner, turned forms, usual materials.
#pragma once

#include "art/brush.h"

namespace art {

inline constexpr Colour brass = rgb(0xc8962f);
inline constexpr Colour iron = rgb(0x4b4d55);
inline constexpr Colour ivory = rgb(0xf0e6cf);

// The planes of a part: warm where it faces the light, cool and deep where it turns away.
constexpr Colour lit_plane(Colour colour, int percent = 22) { return mix(colour, rgb(0xffe6bd), percent); }
constexpr Colour dim_plane(Colour colour, int percent = 34) { return mix(colour, rgb(0x1d1424), percent); }

// A box seen from the right and above: its front, and the top and the side that go back by `depth`.
void draw_box(Brush& brush, const Box& front, Point depth, Colour colour, Form form = Form::round);
// A tall box whose top is at eye level: only its front and right side are visible.
void draw_cabinet(Brush& brush, const Box& front, double depth, Colour colour, Form form = Form::round);

// Symmetric about x = 0: the right half is given from the top down.
Path turned(std::initializer_list<Point> right);   // round, as from a lathe
Path pointed(std::initializer_list<Point> right);  // with corners

// A globe with the old continents on it.
void draw_sphere_map(Brush& brush, Point centre, double radius, Colour sea);

// The path as it lies on a table: `flatness` is the share that remains of lengths which lead away from the viewer.
Transform lying(double x, double y, double scale, double degrees, double flatness);

}  // namespace art
