// Walls in perspective, with windows and roofs: what all buildings share.
#pragma once

#include <array>

#include "art/brush.h"

namespace art {

// Height of the viewer's eye above the foot of a thing, in its units. Level lines meet at this height.
double eye_level(const Brush& brush);

// A wall seen at a slant. Places on it are given as the share of its length from the near edge, and a height.
struct Wall {
  double near = 0;  // x of its edges
  double far = 0;
  double shrink = 1;  // height of the far edge as a share of the near one; 1: seen from the front
  double eye = 0;

  Point at(double along, double height) const;
  Path pane(double from, double to, double low, double high) const;
  Path arched(double from, double to, double low, double high) const;  // with a round head
  Path level(double from, double to, double height) const;             // a line along it
  Point vanishing() const;                                             // where its level lines meet
};

// Tones of the two walls of a house: the one that turns away from the light is darker.
struct Planes {
  Colour left, right;
};
Planes planes(const Brush& brush, Colour colour);

// For parts so small that a contour would cover them.
void patch(Brush brush, const Path& path, Colour colour, Form form = Form::flat);
// Glass and openings: of this colour by day, and lit from within when it is dark.
void lit_patch(Brush brush, const Path& path, Colour by_day);

// Windows of one house, painted together: dark panes, and lit ones when it is dark, with their frames about them.
class Windows {
 public:
  explicit Windows(Brush& brush) : brush_(brush) {}
  void add(const Wall& wall, double from, double to, double low, double high);
  void arched(const Wall& wall, double from, double to, double low, double high);
  // A row of `count` between two places of the wall, each `share` percent of its part.
  void row(const Wall& wall, double from, double to, int count, int share, double low, double high);
  void paint(Colour frame);

 private:
  Path* panes(const Wall& wall, double from, double to);

  Brush& brush_;
  Path dark_, lit_;
  double widths_ = 0;  // sum over all windows on the canvas; the mean decides how wide the frames are
  int count_ = 0;
};

// A house of two walls that meet in a near edge: one under the eaves, one under the gable.
struct Gabled {
  Wall eaves_wall, gable_wall;
  double eaves = 50, ridge = 90;
  double overhang = 3;

  Point ridge_near() const { return gable_wall.at(0.5, ridge); }
  Point ridge_far() const;
  void paint(Brush& brush, Colour wall, Colour roof) const;  // walls, roof, the shadow under the eaves
};
// Between two x, with the near edge at `edge`; the gable is on the right unless asked for on the left.
Gabled gabled(const Brush& brush, double left, double edge, double right, bool gable_left = false);

void chimney(Brush& brush, double x, double foot, double top, double width, Colour colour);

// A striped awning with a scalloped hem: its upper edge from the left, then its hem from the right.
void striped_awning(Brush& brush, const std::array<Point, 4>& corners, Colour colour);

}  // namespace art
