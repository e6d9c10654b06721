// The hour and the weather of a picture, and the palette it is painted with.
#pragma once

#include <span>
#include <string_view>

#include "art/colour.h"

namespace art {

struct Light {
  std::string_view id;
  Colour zenith, sky, horizon;  // the sky from the top down
  Colour ambient;               // everything is seen under it
  Colour key;                   // what the lit side leans to
  Colour shade;                 // what the shadow side leans to
  int contrast = 100;           // strength of light and shadow, in percent
  int haze = 100;               // how much distance takes away, in percent
  bool dark = false;            // lamps are lit
};

struct Palette {
  std::string_view id;
  Colour shadows, lights;  // every colour leans to these by its brightness…
  int strength = 0;        // …by so many percent
  int saturation = 100;
};

std::span<const Light> lights();
const Light* light(std::string_view id);  // null when there is none of this name
std::span<const Palette> palettes();
const Palette* palette(std::string_view id);

Colour graded(Colour colour, const Palette& palette);

}  // namespace art
