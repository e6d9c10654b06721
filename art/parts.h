// Pictures that are not paintings: cards, markers, decor, dice, wallpaper and the logo. A function draws each of them on a sheet of
// its own.
#pragma once

#include <span>
#include <string_view>

#include "art/brush.h"

namespace art {

struct Part {
  std::string_view name;  // "art-society/bid"
  int width;              // of the sheet, in units
  int height;
  int first;                               // numbered from first to last: "art-society/bid-1" to "art-society/bid-20"…
  int last;                                // …or alone, when both are 0
  std::string_view hand;                   // the hand (the style) that paints it
  void (*draw)(Brush& brush, int number);  // in units of the sheet, from its upper left corner
};

std::span<const Part> art_society_parts();
std::span<const Part> cats_parts();
std::span<const Part> house_parts();

// Figures as shapes, so that a card needs no font: `height` units high, centred on x, standing on y.
Path numeral(int number, double x, double y, double height);

}  // namespace art
