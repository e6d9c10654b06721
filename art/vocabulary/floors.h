// What lies under an interior or a still life; drawn for the family of rooms.
#pragma once

#include "art/thing.h"

namespace art {

void draw_floor(Brush& brush, const Look& look);
void draw_boards(Brush& brush, const Look& look);
void draw_tiles(Brush& brush, const Look& look);
void draw_table_top(Brush& brush, const Look& look);
void draw_tablecloth(Brush& brush, const Look& look);
void draw_carpet(Brush& brush, const Look& look);

}  // namespace art
