// What rolls, glides or flies with people in it.
#pragma once

#include "art/thing.h"

namespace art {

void draw_cart(Brush& brush, const Look& look);
void draw_carriage(Brush& brush, const Look& look);
void draw_sledge(Brush& brush, const Look& look);
void draw_bicycle(Brush& brush, const Look& look);
void draw_tram(Brush& brush, const Look& look);
void draw_train(Brush& brush, const Look& look);
void draw_balloon(Brush& brush, const Look& look);
void draw_wheelbarrow(Brush& brush, const Look& look);

}  // namespace art
