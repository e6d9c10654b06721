// The shared solids and forms.
#include "art/vocabulary/solids.h"

namespace art {
namespace {

// The side of a box takes the light when the light comes from there.
Colour side_colour(const Brush& brush, Colour colour) {
  const bool light_on_right = (brush.studio().side > 0) != brush.transform().mirrored();
  return light_on_right ? lit_plane(colour, 16) : dim_plane(colour, 36);
}

std::vector<Point> both_sides(std::initializer_list<Point> right) {
  std::vector<Point> all(right);
  for (const Point* p = right.end(); p != right.begin();) {
    --p;
    if (p->x != 0) all.push_back({-p->x, p->y});
  }
  return all;
}

}  // namespace

void draw_box(Brush& brush, const Box& front, Point depth, Colour colour, Form form) {
  const auto& [left, top, right, bottom] = front;
  brush.shape(
      Path::polygon(
          {{right, top}, {right + depth.x, top + depth.y}, {right + depth.x, bottom + depth.y}, {right, bottom}}),
      side_colour(brush, colour), Form::flat);
  brush.shape(
      Path::polygon({{left, top}, {left + depth.x, top + depth.y}, {right + depth.x, top + depth.y}, {right, top}}),
      lit_plane(colour), Form::flat);
  brush.shape(Path::rect(left, top, right - left, bottom - top), colour, form);
}

void draw_cabinet(Brush& brush, const Box& front, double depth, Colour colour, Form form) {
  const auto& [left, top, right, bottom] = front;
  brush.shape(
      Path::polygon(
          {{right, top}, {right + depth, top + depth * 0.2}, {right + depth, bottom - depth * 0.6}, {right, bottom}}),
      side_colour(brush, colour), Form::flat);
  brush.shape(Path::rect(left, top, right - left, bottom - top), colour, form);
}

Path turned(std::initializer_list<Point> right) { return Path::smooth(both_sides(right)); }

Path pointed(std::initializer_list<Point> right) {
  Path path;
  for (const Point p : both_sides(right)) path.empty() ? path.move(p.x, p.y) : path.to(p.x, p.y);
  return path.close();
}

void draw_sphere_map(Brush& brush, Point centre, double radius, Colour sea) {
  Brush map = brush.at(centre.x, centre.y, radius);
  map.shape(Path::circle(0, 0, 1), sea);
  map.shape(
      Path::smooth(
          {{-0.62, -0.6}, {-0.2, -0.82}, {0.06, -0.5}, {-0.2, -0.3}, {-0.22, -0.02}, {-0.5, -0.14}, {-0.74, -0.3}})
          .add(Path::smooth({{-0.2, 0.06}, {0.1, 0.18}, {0.06, 0.5}, {-0.1, 0.84}, {-0.3, 0.4}}))
          .add(Path::smooth(
              {{0.4, -0.66}, {0.74, -0.5}, {0.86, -0.1}, {0.8, 0.34}, {0.56, 0.4}, {0.36, 0.02}, {0.34, -0.3}})),
      rgb(0xc9a660), Form::flat);
  const double away = (brush.studio().side > 0) != brush.transform().mirrored() ? -1 : 1;
  Path dusk;
  dusk.move(away * 0.2, -0.98).curve(away * 1.3, -0.7, away * 1.2, 0.9, away * 0.05, 1);
  map.veil(dusk.curve(away * 0.8, 0.5, away * 0.75, -0.5, away * 0.2, -0.98).close(), rgb(0x1d1424), 26);
}

Transform lying(double x, double y, double scale, double degrees, double flatness) {
  const Transform squashed = {1, 0, 0, flatness, x, y};
  return squashed.after(placed(0, 0, scale, degrees));
}

}  // namespace art
