// Where the walls of a room end, and how light and darkness lie on them; shared by walls and floors.
#pragma once

#include "art/brush.h"

namespace art {

// The foot of the wall, as a share of the way from the horizon down to the lower edge of the canvas.
inline constexpr double wall_foot = 0.22;
double below_horizon(const Brush& brush, double share);
double foot_of_wall(const Brush& brush);
Path across(const Brush& brush, double top, double bottom);  // over the whole width

// Light that falls in from the side and dies away on the other.
void side_light(Brush& brush, const Path& region, int strength);
// Darkness that gathers toward the upper or the lower edge of a field.
void gathering_dark(Brush& brush, const Path& region, bool above, int strength);

}  // namespace art
