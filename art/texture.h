// Tiles of brushwork that are laid over shapes: one tile a picture costs less than strokes for every shape.
#pragma once

#include <string>

#include "art/hand.h"

namespace art {

inline constexpr int body_tile = 170;  // side of a tile, in units
inline constexpr int leaf_tile = 110;

struct Finish {
  double grain = 1;   // of the sheet
  int percent = 100;  // of its usual strength
};
// `key` and `shade` are the colours of light and shadow. Empty when the hand leaves no marks.
using Texture = std::string (*)(const Hand& hand, Colour key, Colour shade, Finish finish);

// The marks of the hand on bodies.
std::string body_texture(const Hand& hand, Colour key, Colour shade, Finish finish);
// Leaves, fur, petals, for dabs ten units across.
std::string leaf_texture(const Hand& hand, Colour key, Colour shade, Finish finish);

}  // namespace art
