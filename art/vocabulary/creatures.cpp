// What the painters of animals share.
#include "art/vocabulary/creatures.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace art {
namespace {

using Points = std::vector<Point>;

double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
double distance(Point a, Point b) { return square_root((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)); }

// The points of a smooth outline, clockwise.
Points points_of(const Path& closed) {
  Points points;
  for (const Path::Item& item : closed.items()) {
    if (item.step != Path::Step::close) points.push_back(item.p);
  }
  // A smooth outline ends where it began.
  if (points.size() > 1 && points.front().x == points.back().x && points.front().y == points.back().y)
    points.pop_back();
  double area = 0;
  for (std::size_t i = 0; i < points.size(); ++i) area += cross(points[i], points[(i + 1) % points.size()]);
  if (area < 0) std::reverse(points.begin(), points.end());
  return points;
}

Point cyclic(const Points& points, std::size_t i) { return points[i % points.size()]; }

bool is_inside(const Points& outline, Point p) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point a = outline[i];
    const Point b = cyclic(outline, i + 1);
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

struct Crossing {
  std::size_t edge = 0;  // the edge of the outline that begins at this point
  Point point;
};

// Where the line from a point inside the outline to a point outside crosses it.
std::optional<Crossing> crossing(const Points& outline, Point within, Point without) {
  std::optional<Crossing> found;
  double last = 0;
  const Point way = without - within;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point edge = cyclic(outline, i + 1) - outline[i];
    const double slope = cross(way, edge);
    if (slope == 0) continue;
    const double along = cross(outline[i] - within, edge) / slope;
    const double on_edge = cross(outline[i] - within, way) / slope;
    if (on_edge < 0 || on_edge > 1 || along < last || along > 1) continue;
    last = along;
    found = {i, within + way * along};
  }
  return found;
}

// The longest run of the limb's points outside the trunk: the first point and their number.
std::pair<std::size_t, std::size_t> outer_run(const Points& trunk, const Points& limb) {
  std::pair<std::size_t, std::size_t> best;
  for (std::size_t i = 0; i < limb.size(); ++i) {
    if (!is_inside(trunk, limb[i])) continue;
    std::size_t count = 0;
    while (count < limb.size() && !is_inside(trunk, cyclic(limb, i + 1 + count))) ++count;
    if (count > best.second) best = {(i + 1) % limb.size(), count};
  }
  return best;
}

}  // namespace

void join(Path& trunk, const Path& limb) {
  const Points outline = points_of(trunk);
  const Points part = points_of(limb);
  const auto [first, count] = outer_run(outline, part);
  if (count == 0) return;
  const auto leaves = crossing(outline, cyclic(part, first + part.size() - 1), part[first]);
  const auto returns = crossing(outline, cyclic(part, first + count), cyclic(part, first + count - 1));
  if (!leaves || !returns) return;
  Points joined;
  const std::size_t n = outline.size();
  const std::size_t kept = (leaves->edge + n - returns->edge - 1) % n + 1;
  for (std::size_t i = 0; i < kept; ++i) joined.push_back(cyclic(outline, returns->edge + 1 + i));
  // A corner beside a point of the outlines would only make a dent.
  constexpr double dent = 5;
  const Point run_end = cyclic(part, first + count - 1);
  if (distance(leaves->point, joined.back()) > dent && distance(leaves->point, part[first]) > dent)
    joined.push_back(leaves->point);
  for (std::size_t i = 0; i < count; ++i) joined.push_back(cyclic(part, first + i));
  if (distance(returns->point, joined.front()) > dent && distance(returns->point, run_end) > dent)
    joined.push_back(returns->point);
  trunk = Path::smooth(joined);
}

bool shows_detail(const Brush& brush) { return brush.transform().scale() > 0.9; }

void draw_creases(Brush& brush, const Path& lines, Colour colour) {
  if (shows_detail(brush)) brush.line(lines, darker(colour, 27), 1.4);
}

void draw_eye(Brush& brush, double x, double y, double r) {
  brush.line(Path::dots({{x, y}}), rgb(0x1c1512), r * 2);
  if (r * brush.transform().scale() > 4) brush.line(Path::dots({{x + r * 0.3, y - r * 0.4}}), rgb(0xfdf8ec), r * 0.7);
}

void draw_closed_eye(Brush& brush, double x, double y, double r) {
  brush.line(Path::bow({{x - r * 1.5, y - r * 0.3}, {x, y + r * 0.5}, {x + r * 1.5, y - r * 0.3}}), rgb(0x2a1d18), r);
}

void draw_ripples(Brush& brush, double x, double y, double half) {
  Path lines;
  lines.move(x - half, y).curve(x - half * 0.5, y + half * 0.06, x + half * 0.4, y + half * 0.06, x + half * 0.95, y);
  lines.move(x - half * 0.5, y + half * 0.16).to(x + half * 0.1, y + half * 0.17);
  lines.move(x + half * 0.3, y + half * 0.14).to(x + half * 0.75, y + half * 0.13);
  brush.line(lines, mix(brush.light().sky, rgb(0xffffff), 45), half * 0.045);
}

}  // namespace art
