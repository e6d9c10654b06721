// A painter's hand: how contours run, how light and shadow are laid, what the surface looks like. The things are the
// same for all; the hand makes an oil sketch or a woodcut of them.
#pragma once

#include <span>
#include <string_view>

#include "art/colour.h"

namespace art {

// The visible strokes of a hand, laid over a shape or a field.
struct Touch {
  enum class Kind { none, strokes, dots, lines };
  Kind kind = Kind::none;
  double width = 0;  // of a stroke, in units
  double length = 0;
  double spacing = 0;  // from stroke to stroke
  double degrees = 0;  // their direction
  int contrast = 0;    // how far they leave the colour below, in percent
};

struct Hand {
  enum class Shade { none, smooth, step, hatch };
  enum class Veil { none, canvas, paper, cracks };

  std::string_view id;
  double wobble = 0;   // how far a contour strays, in units
  double contour = 0;  // width of the drawn contour; 0: none
  Colour ink;          // its colour
  Shade shade = Shade::smooth;
  int relief = 100;  // strength of light and shadow, in percent
  Touch touch;
  int saturation = 100;
  Colour ground;  // what shines through
  int ground_share = 0;
  Veil veil = Veil::none;
  int vignette = 0;  // darkness of the edges, in percent
};

std::span<const Hand> hands();
const Hand* hand(std::string_view id);  // null when there is none of this name

}  // namespace art
