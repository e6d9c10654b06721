// Fruit of the family `food`.
#pragma once

#include "art/thing.h"

namespace art {

void draw_apple(Brush& brush, const Look& look);
void draw_pear(Brush& brush, const Look& look);
void draw_orange(Brush& brush, const Look& look);
void draw_lemon(Brush& brush, const Look& look);
void draw_grapes(Brush& brush, const Look& look);
void draw_peach(Brush& brush, const Look& look);
void draw_plum(Brush& brush, const Look& look);
void draw_cherries(Brush& brush, const Look& look);
void draw_strawberries(Brush& brush, const Look& look);
void draw_pomegranate(Brush& brush, const Look& look);
void draw_melon(Brush& brush, const Look& look);
void draw_watermelon(Brush& brush, const Look& look);
void draw_pineapple(Brush& brush, const Look& look);
void draw_banana(Brush& brush, const Look& look);
void draw_fig(Brush& brush, const Look& look);

}  // namespace art
