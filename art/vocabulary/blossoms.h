// Flower heads. Each call paints many of them layer by layer, so that they overlap as one mass and share its light.
#pragma once

#include <span>

#include "art/vocabulary/foliage.h"

namespace art::flora {

void paint_roses(Brush& whole, std::span<const Head> heads, Colour colour);
void paint_peonies(Brush& whole, std::span<const Head> heads, Colour colour);
void paint_sunflowers(Brush& whole, std::span<const Head> heads, Colour colour);
void paint_daisies(Brush& whole, std::span<const Head> heads, Colour colour, Colour heart);
void paint_poppies(Brush& whole, std::span<const Head> heads, Colour colour);
void paint_tulips(Brush& whole, std::span<const Head> heads, Colour colour);
void paint_lilies(Brush& whole, std::span<const Head> heads, Colour colour);
void paint_irises(Brush& whole, std::span<const Head> heads, Colour colour, Colour beard);
void paint_buds(Brush& whole, std::span<const Head> heads, Colour colour, Colour green);
// Small blossoms in dense plumes or balls: lilac, hydrangea. The heads give their place, size and direction.
void paint_plumes(Brush& whole, std::span<const Head> heads, Colour colour, double length);

}  // namespace art::flora
