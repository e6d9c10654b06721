// What hangs or opens on the wall of a room; drawn for the family of rooms.
#pragma once

#include "art/thing.h"

namespace art {

// Dots for Brush::line, which makes them as large as it is wide.
// A soft shadow on the wall beside a thing that stands out from it by `far`.
void cast_on_wall(Brush& brush, const Path& outline, double far);
// The chain of a thing, from `y` up to the ceiling, which is out of sight.
void hang_from_ceiling(Brush& brush, double from);

void draw_window(Brush& brush, const Look& look);
void draw_curtained_window(Brush& brush, const Look& look);
void draw_door(Brush& brush, const Look& look);
void draw_fireplace(Brush& brush, const Look& look);
void draw_picture(Brush& brush, const Look& look);
void draw_medallion(Brush& brush, const Look& look);
void draw_mirror(Brush& brush, const Look& look);
void draw_wall_clock(Brush& brush, const Look& look);
void draw_shelf(Brush& brush, const Look& look);
void draw_tapestry(Brush& brush, const Look& look);
void draw_map(Brush& brush, const Look& look);
void draw_sconce(Brush& brush, const Look& look);
void draw_hanging_lamp(Brush& brush, const Look& look);
void draw_chandelier(Brush& brush, const Look& look);
void draw_birdcage(Brush& brush, const Look& look);
void draw_coat_rack(Brush& brush, const Look& look);

}  // namespace art
