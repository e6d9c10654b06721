// Seats and other furniture with many parts, drawn apart from the family's own file.
#pragma once

#include "art/thing.h"

namespace art {

void draw_chair(Brush& brush, const Look& look);
void draw_stool(Brush& brush, const Look& look);
void draw_armchair(Brush& brush, const Look& look);
void draw_sofa(Brush& brush, const Look& look);
void draw_throne(Brush& brush, const Look& look);
void draw_piano(Brush& brush, const Look& look);
void draw_spinning_wheel(Brush& brush, const Look& look);
void draw_rocking_horse(Brush& brush, const Look& look);

}  // namespace art
