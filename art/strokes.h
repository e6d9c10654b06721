// Parallel strokes that fill a region: the texture of all hands.
#pragma once

#include "art/path.h"

namespace art {

struct Strokes {
  double degrees = 0;
  double spacing = 10;
  double inset = 0;     // distance from the outline at which they end
  double from = 0;      // the part of every stroke that is drawn: 0 to 1 from its left end…
  double to = 1;        // …to its right
  double sag = 0;       // how much they bend, as a part of their length
  double shortest = 4;  // shorter ones are left out
  double first = -1e9;  // only strokes between these heights (of the turned region)
  double last = 1e9;
};

// In the units of `region`. The same chance gives the same strokes. Overlapping contours are one region.
Path strokes_in(const Path& region, const Strokes& strokes, Chance& chance);

struct Scatter {
  int count = 20;      // the most strokes
  double length = 30;  // of a stroke; 0: dots
  double degrees = 0;  // their direction, from which each strays a little
  double stray = 12;
  double bend = 0.12;                   // how much they are bent, as a part of their length
  double width = 0;                     // of the middle of a filled stroke that tapers; 0 for a line
  bool even = false;                    // about equal distances, and they may cross the outline: for tiles that repeat
  Box within = {-1e9, -1e9, 1e9, 1e9};  // only there
};

// Single strokes scattered over a region; none crosses its outline.
Path strewn_in(const Path& region, const Scatter& scatter, Chance& chance);

// Those strokes that do not touch the region.
Path outside(const Path& strokes, const Path& region);

}  // namespace art
