// The surface that a picture is painted on: canvas, paper, old varnish. It is laid over the finished picture.
#pragma once

#include "art/hand.h"
#include "art/sheet.h"

namespace art {

// Also the edges, which are darker than the place to which the light leads. Every mark is drawn once, so nothing repeats; spared
// regions stay free.
void lay_surface(Sheet& sheet, const Hand& hand, Point brightest, Chance chance);

}  // namespace art
