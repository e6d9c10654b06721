// The human figure: where its joints are in a posture, and how it is dressed.
#pragma once

#include <string_view>

#include "art/brush.h"
#include "art/thing.h"

namespace art {

struct Build {
  bool female = false;
  bool child = false;
  bool old = false;
  double head = 7.2;      // radius
  double shoulders = 10;  // half width
  double hips = 8;        // half width
};

// A posture, facing right. A standing figure is 100 units high.
struct Posture {
  Point head, neck, hip;
  Point near_elbow, near_hand, far_elbow, far_hand;
  Point near_knee, near_foot, far_knee, far_foot;
  bool seated = false;
  bool lying = false;     // drawn standing, then laid down
  bool profile = false;   // seen from the side: one shoulder hides the other
  std::string_view prop;  // what it holds
};

Posture posture(std::string_view doing, const Build& build);
void draw_figure(Brush& brush, const Look& look, const Build& build);
// The head alone, with radius `r`, at the origin of the brush. It faces a little to the right. Hair that falls behind the neck is
// painted before it.
void draw_hair_behind(Brush& brush, const Look& look, const Build& build, double r);
void draw_head(Brush& brush, const Look& look, const Build& build, double r, bool asleep);

inline constexpr std::string_view postures =
    "standing walking sitting reading sleeping dancing working waving carrying fishing painting playing kneeling "
    "riding";

}  // namespace art
