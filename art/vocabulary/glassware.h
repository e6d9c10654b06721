// Glass, candles and lamps of the family `tableware`.
#pragma once

#include "art/thing.h"

namespace art {

void draw_bottle(Brush& brush, const Look& look);
void draw_wine_glass(Brush& brush, const Look& look);
void draw_decanter(Brush& brush, const Look& look);
void draw_tea_glass(Brush& brush, const Look& look);
void draw_hourglass(Brush& brush, const Look& look);
void draw_candlestick(Brush& brush, const Look& look);
void draw_candle(Brush& brush, const Look& look);
void draw_oil_lamp(Brush& brush, const Look& look);

}  // namespace art
