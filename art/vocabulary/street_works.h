// What divides, spans and lines streets: bridges, gates, fences, stalls, washing lines.
#pragma once

#include "art/thing.h"

namespace art {

void draw_bridge(Brush& brush, const Look& look);
void draw_arch(Brush& brush, const Look& look);
void draw_fence(Brush& brush, const Look& look);
void draw_stone_wall(Brush& brush, const Look& look);
void draw_gate(Brush& brush, const Look& look);
void draw_market_stall(Brush& brush, const Look& look);
void draw_laundry(Brush& brush, const Look& look);

}  // namespace art
