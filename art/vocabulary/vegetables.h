// Vegetables, mushrooms and nuts of the family `food`.
#pragma once

#include "art/thing.h"

namespace art {

void draw_pumpkin(Brush& brush, const Look& look);
void draw_onion(Brush& brush, const Look& look);
void draw_garlic(Brush& brush, const Look& look);
void draw_carrot(Brush& brush, const Look& look);
void draw_cabbage(Brush& brush, const Look& look);
void draw_asparagus(Brush& brush, const Look& look);
void draw_artichoke(Brush& brush, const Look& look);
void draw_tomato(Brush& brush, const Look& look);
void draw_pepper(Brush& brush, const Look& look);
void draw_corn(Brush& brush, const Look& look);
void draw_mushrooms(Brush& brush, const Look& look);
void draw_nuts(Brush& brush, const Look& look);

}  // namespace art
