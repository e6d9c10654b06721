// What lies in the open land, each drawn as Thing::draw asks for it.
#pragma once

#include "art/thing.h"

namespace art {

void draw_stump(Brush& brush, const Look& look);
void draw_log(Brush& brush, const Look& look);
void draw_rock(Brush& brush, const Look& look);  // styles: single pile
void draw_cliff(Brush& brush, const Look& look);
void draw_waterfall(Brush& brush, const Look& look);
void draw_wave(Brush& brush, const Look& look);
void draw_campfire(Brush& brush, const Look& look);
void draw_log_pile(Brush& brush, const Look& look);

}  // namespace art
