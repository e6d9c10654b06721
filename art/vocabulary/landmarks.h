// Buildings that stand out: of faith, of power, of the stage, of the open country.
#pragma once

#include "art/thing.h"

namespace art {

void draw_church(Brush& brush, const Look& look);
void draw_castle(Brush& brush, const Look& look);
void draw_tower(Brush& brush, const Look& look);
void draw_windmill(Brush& brush, const Look& look);
void draw_lighthouse(Brush& brush, const Look& look);
void draw_palace(Brush& brush, const Look& look);
void draw_temple(Brush& brush, const Look& look);
void draw_ruin(Brush& brush, const Look& look);
void draw_theatre(Brush& brush, const Look& look);

}  // namespace art
