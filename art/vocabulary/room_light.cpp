// Light and darkness on the walls and floors of a room.
#include "art/vocabulary/room_light.h"

namespace art {

double below_horizon(const Brush& brush, double share) {
  return brush.studio().horizon + (brush.height() - brush.studio().horizon) * share;
}
double foot_of_wall(const Brush& brush) { return below_horizon(brush, wall_foot); }
Path across(const Brush& brush, double top, double bottom) { return Path::rect(0, top, brush.width(), bottom - top); }

void side_light(Brush& brush, const Path& region, int strength) {
  const Colour key = brush.seen(brush.light().key, Form::glow);
  const Colour shade = brush.seen(brush.light().shade, Form::glow);
  const bool right = brush.studio().side > 0;
  const std::vector<Stop> stops = {{0, key, strength}, {42, key, 0}, {50, shade, 0}, {100, shade, strength * 5 / 4}};
  brush.sheet().fill(region, brush.sheet().gradient(right ? 100 : 0, 10, right ? 0 : 100, 60, stops));
}

void gathering_dark(Brush& brush, const Path& region, bool above, int strength) {
  const Colour shade = brush.seen(brush.light().shade, Form::glow);
  brush.sheet().fill(
      region, brush.sheet().gradient(0, above ? 100 : 0, 0, above ? 0 : 100, {{35, shade, 0}, {100, shade, strength}}));
}

}  // namespace art
