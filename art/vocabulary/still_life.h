// What the things of a still life have in common: bodies turned on a wheel, light on round forms, a firm stand.
#pragma once

#include <initializer_list>
#include <span>

#include "art/thing.h"

namespace art::still_life {

// The side the light comes from in the local units of the brush: −1 left, 1 right.
int lit_side(const Brush& brush);

// The outline of a body turned about x = 0. `profile` holds (radius, y) from the top down; its last circle is seen
// from above, `depth` units deep.
Path turned(std::initializer_list<Point> profile, double depth);
// A lid: a low dome over a circle.
Path dome(double radius, double y, double height, double depth);
// A stripe around such a body between two of its circles, sagging as they do.
Path stripe(double upper_radius, double upper_y, double lower_radius, double lower_y, double sag);

// Where it stands: a wide shadow away from the light and a dark line of contact.
void rest(Brush& brush, double rx, double ry);
// A round part with light, core shadow and reflected light; `gloss` percent of that.
void body(Brush& brush, const Path& outline, Colour colour, int gloss = 100);
// A light reflected by a smooth skin. Given for light from the left, it changes sides with the light.
void shine(Brush& brush, double x, double y, double rx, double ry, double degrees = 0, int percent = 75);
// A round bar along a way: handles, ears, rings.
void handle(Brush& brush, const Path& way, Colour colour, double width);
// Filled, `percent` of it, with an edge of its own: a rim, a lip.
void edged(Brush& brush, const Path& outline, Colour colour, int percent, Colour edge, double width);
// The mouth of a vessel: its lip and the dark inside.
void mouth(Brush& brush, double y, double rx, double ry, Colour colour);
// A sheet of glass with its edge; `percent` of its colour is seen.
void pane(Brush& brush, const Path& outline, Colour colour, int percent);
// The same as if each were a ball: dark rim, body, light.
void balls(Brush& brush, std::span<const Point> places, Colour colour, double diameter);
// A leaf from its stalk to its tip, `bulge` wide to each side.
Path leaf(Point from, Point to, double bulge);

}  // namespace art::still_life
