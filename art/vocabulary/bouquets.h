// Flowers that someone has cut, potted or bound, each drawn as Thing::draw asks for it.
#pragma once

#include "art/thing.h"

namespace art {

void draw_bouquet(Brush& brush, const Look& look);  // styles: roses mixed sunflowers lilacs
void draw_potted_plant(Brush& brush, const Look& look);
void draw_hydrangea(Brush& brush, const Look& look);
void draw_wreath(Brush& brush, const Look& look);
void draw_garland(Brush& brush, const Look& look);
void draw_cut_rose(Brush& brush, const Look& look);

}  // namespace art
