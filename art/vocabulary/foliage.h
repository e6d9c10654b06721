// Outlines that trees, bushes and flowers have in common.
#pragma once

#include <initializer_list>
#include <span>

#include "art/brush.h"

namespace art::flora {

// A leafy mass: between any two neighbours of the rim a lobe bulges out. The rim runs clockwise.
Path foliage(Chance& chance, std::span<const Point> rim, double bulge = 0.42);
Path foliage(Chance& chance, std::initializer_list<Point> rim, double bulge = 0.42);
// The same about an ellipse, with lobes of unequal size.
Path clump(Chance& chance, double x, double y, double rx, double ry, int lobes);

// A pointed leaf, `width` across; `bend` moves its middle to the left, as a share of its length.
Path leaf(Point base, Point tip, double width, double bend = 0);
// Blades that rise from a strip of ground and lean apart.
Path blades(Brush& brush, double left, double right, double height, int count);

// A ring of petals about the origin, joined at the radius `inner`; `round` is 0 for pointed ones, 1 for broad ones.
Path petals(int count, double inner, double outer, double round, double degrees = 0);

// Where a flower head is and where it faces: 0 degrees is up, then clockwise. A head that faces sideways is flatter.
struct Head {
  double x = 0, y = 0;
  double radius = 1;
  double degrees = 0;
  double opened = 0.85;
};
// The same part of many heads as one outline; the part is drawn for a head of radius 1 that looks up.
Path parts_of(std::span<const Head> heads, const Path& part);

// The same as solid bodies: with a contour if the hand draws contours, a shaded rim and a highlight.
void balls(Brush& brush, std::span<const Point> places, Colour colour, double width);

// Where the light comes from in the units of the brush: −1 left, 1 right.
inline double lit_side(const Brush& brush) { return brush.studio().side * (brush.transform().mirrored() ? -1 : 1); }

inline constexpr Colour bark = rgb(0x5b4230);
inline constexpr Colour leaf_green = rgb(0x4c7440);
inline constexpr Colour grass_green = rgb(0x5b7d3a);
// Green or blossom in the shadow of a crown, and where the sun meets it.
constexpr Colour shaded(Colour colour) { return mix(darker(colour, 26), rgb(0x1d2c48), 26); }
constexpr Colour sunlit(Colour colour) { return mix(colour, rgb(0xfff2b4), 34); }

}  // namespace art::flora
