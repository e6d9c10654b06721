// What gives light in the dark, and how it falls on the things around.
#pragma once

#include <span>
#include <string_view>

#include "art/geometry.h"
#include "art/light.h"

namespace art {

struct Lamp {
  std::string_view thing;
  double flame;   // its height, in units of the thing
  double metres;  // how far it reaches
  Colour colour;
};
const Lamp* lamp_of(std::string_view thing);  // null when the thing gives no light

// A lamp that burns in a picture; in units of the canvas.
struct Source {
  Point at;
  double reach = 0;
  Colour colour;
};

struct Lit {
  Light light;
  int side = 0;  // where it comes from: −1 left, 1 right
};
// The light at a place of a dark picture: warm and bright near a source, dim far from all.
Lit lit_at(Point place, const Light& light, int side, std::span<const Source> sources);

}  // namespace art
