#include "art/hand.h"

#include <algorithm>
#include <array>

namespace art {
namespace {

constexpr std::array all = std::to_array<Hand>({
    // Broad, broken strokes without contours.
    {.id = "oil",
     .wobble = 2.2,
     .contour = 0,
     .ink = {},
     .shade = Hand::Shade::smooth,
     .relief = 105,
     .touch = {Touch::Kind::strokes, 9, 46, 27, -28, 13},
     .saturation = 106,
     .ground = rgb(0x9a6a42),
     .ground_share = 3,
     .veil = Hand::Veil::canvas,
     .vignette = 26},
    // Smooth, deep and dark, with fine cracks in the varnish.
    {.id = "master",
     .wobble = 0.8,
     .contour = 0,
     .ink = {},
     .shade = Hand::Shade::smooth,
     .relief = 150,
     .touch = {Touch::Kind::strokes, 11, 70, 75, 30, 4},
     .saturation = 104,
     .ground = rgb(0x5a3a1c),
     .ground_share = 8,
     .veil = Hand::Veil::cracks,
     .vignette = 42},
    // Flat, clear shapes with a hard edge between light and shadow.
    {.id = "gouache",
     .wobble = 0.8,
     .contour = 0,
     .ink = {},
     .shade = Hand::Shade::step,
     .relief = 92,
     .touch = {Touch::Kind::strokes, 13, 120, 95, -8, 6},
     .saturation = 112,
     .ground = rgb(0xf3e2bf),
     .ground_share = 5,
     .veil = Hand::Veil::none,
     .vignette = 0},
    // A dark line over pale washes on paper.
    {.id = "ink",
     .wobble = 1.8,
     .contour = 2.6,
     .ink = rgb(0x2b2730),
     .shade = Hand::Shade::step,
     .relief = 78,
     .touch = {Touch::Kind::strokes, 20, 70, 80, 12, 6},
     .saturation = 100,
     .ground = rgb(0xfffaf0),
     .ground_share = 42,
     .veil = Hand::Veil::paper,
     .vignette = 0},
    // Dots of pure colour beside each other.
    {.id = "points",
     .wobble = 1.2,
     .contour = 0,
     .ink = {},
     .shade = Hand::Shade::step,
     .relief = 100,
     .touch = {Touch::Kind::dots, 9, 0, 15, 37, 20},
     .saturation = 122,
     .ground = rgb(0xf0dfc0),
     .ground_share = 6,
     .veil = Hand::Veil::none,
     .vignette = 0},
    // Bright and bold, contours like leaded glass.
    {.id = "folk",
     .wobble = 1.4,
     .contour = 3.6,
     .ink = rgb(0x3c1c30),
     .shade = Hand::Shade::step,
     .relief = 62,
     .touch = {Touch::Kind::dots, 6, 0, 34, 45, 12},
     .saturation = 132,
     .ground = rgb(0xffe9b0),
     .ground_share = 3,
     .veil = Hand::Veil::none,
     .vignette = 0},
    // Cut in wood: few colours, black lines, hatched shadows.
    {.id = "woodcut",
     .wobble = 1.6,
     .contour = 4.2,
     .ink = rgb(0x1f2230),
     .shade = Hand::Shade::hatch,
     .relief = 60,
     .touch = {Touch::Kind::lines, 3, 0, 11, -32, 100},
     .saturation = 88,
     .ground = rgb(0xf0e3c4),
     .ground_share = 20,
     .veil = Hand::Veil::paper,
     .vignette = 0},
});

}  // namespace

std::span<const Hand> hands() { return all; }
const Hand* hand(std::string_view id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Hand& h) { return h.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace art
