#include "art/strokes.h"

#include <algorithm>
#include <utility>

namespace art {
namespace {

using Contours = std::vector<std::vector<Point>>;

// Where the contours cross a horizontal line, from left to right, each with its winding direction.
std::vector<std::pair<double, int>> crossings(const Contours& contours, double y) {
  std::vector<std::pair<double, int>> found;
  for (const auto& contour : contours) {
    for (std::size_t i = 0; i < contour.size(); ++i) {
      const Point a = contour[i];
      const Point b = contour[(i + 1) % contour.size()];
      if ((a.y <= y) != (b.y <= y)) {
        found.emplace_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y <= y ? 1 : -1);
      }
    }
  }
  std::stable_sort(found.begin(), found.end());
  return found;
}

// The stretches of a horizontal line that lie inside.
std::vector<std::pair<double, double>> stretches(const Contours& contours, double y) {
  std::vector<std::pair<double, double>> inside;
  int turns = 0;
  double from = 0;
  for (const auto& [x, turn] : crossings(contours, y)) {
    if (turns == 0) from = x;
    turns += turn;
    if (turns == 0) inside.emplace_back(from, x);
  }
  return inside;
}

Box box_of(const Contours& contours) {
  Box box = nowhere;
  for (const auto& contour : contours) {
    for (const Point p : contour) box = box.with(p);
  }
  return box;
}

bool holds(const Contours& contours, Point p) {
  int turns = 0;
  for (const auto& [x, turn] : crossings(contours, p.y)) {
    if (x < p.x) turns += turn;
  }
  return turns != 0;
}

// One stroke from `start` to the right, as far as `end`, turned back to where the region lies.
void add_stroke(Path& path, const Strokes& strokes, const Transform& back, Point start, double end, Chance& chance) {
  const double y = start.y;
  const double length = end - start.x - 2 * strokes.inset;
  if (length * (strokes.to - strokes.from) < strokes.shortest) return;
  const double left = start.x + strokes.inset + length * (strokes.from + chance.range(0, 0.12));
  const double right = start.x + strokes.inset + length * (strokes.to - chance.range(0, 0.12));
  const Point a = back({left, y});
  const Point b = back({right, y + chance.jitter(strokes.spacing * 0.3)});
  path.move(a.x, a.y);
  if (strokes.sag == 0) {
    path.to(b.x, b.y);
    return;
  }
  const double sag = strokes.sag * (right - left) * chance.range(0.4, 1.3);
  const Point c1 = back({left + (right - left) * 0.3, y - sag});
  const Point c2 = back({left + (right - left) * 0.7, y + sag});
  path.curve(c1.x, c1.y, c2.x, c2.y, b.x, b.y);
}

}  // namespace

Path strokes_in(const Path& region, const Strokes& strokes, Chance& chance) {
  // Turned so that the strokes run from left to right.
  const Transform back = placed(0, 0, 1, strokes.degrees);
  const Contours contours = region.transformed(placed(0, 0, 1, -strokes.degrees)).flattened();
  const Box box = box_of(contours);
  const double bottom = std::min(box.bottom, strokes.last);
  Path path;
  double y = std::max(box.top, strokes.first) + strokes.spacing * chance.range(0.3, 0.8);
  while (y < bottom) {
    for (const auto& [start, end] : stretches(contours, y)) add_stroke(path, strokes, back, {start, y}, end, chance);
    y += strokes.spacing * chance.range(0.8, 1.2);
  }
  return path;
}

Path strewn_in(const Path& region, const Scatter& scatter, Chance& chance) {
  const Contours contours = region.flattened();
  const Box box = box_of(contours).inside(scatter.within);
  std::vector<std::pair<Point, Point>> found;
  if (box.area() <= 0) return {};
  int cells = 1;
  while (cells * cells < scatter.count) ++cells;
  for (int i = 0; i < scatter.count * 3 && static_cast<int>(found.size()) < scatter.count; ++i) {
    Point a = {chance.range(box.left, box.right), chance.range(box.top, box.bottom)};
    if (scatter.even) {  // each in a cell of its own
      a = {box.left + (a.x - box.left + (i % cells) * box.width()) / cells,
           box.top + (a.y - box.top + (i / cells % cells) * box.height()) / cells};
    }
    const double angle = scatter.degrees + chance.jitter(scatter.stray);
    const double length = scatter.length * chance.range(0.6, 1.3);
    const Point b = a + Point{cosine(angle) * length, sine(angle) * length};
    if (!holds(contours, a) || (length > 0 && !scatter.even && !holds(contours, b))) continue;
    found.emplace_back(a, b);
  }
  // Sorts from left to right in columns. Neighbours in the text are then neighbours on the canvas, so the numbers are small.
  const double column = std::max(1.0, box.width() / 4);
  std::stable_sort(found.begin(), found.end(), [&](const auto& p, const auto& q) {
    return std::pair(static_cast<int>((p.first.x - box.left) / column), p.first.y) <
           std::pair(static_cast<int>((q.first.x - box.left) / column), q.first.y);
  });
  Path path;
  for (const auto& [a, b] : found) {
    path.move(a.x, a.y);
    if (scatter.length == 0) {
      path.to(a.x, a.y);
      continue;
    }
    const Point across = Point{a.y - b.y, b.x - a.x} * (1 / scatter.length);
    const Point middle = between(a, b, 0.5) + across * (scatter.bend * scatter.length * chance.range(-0.4, 1.4));
    const Point swell = across * (scatter.width * chance.range(0.6, 1.2));
    if (scatter.bend == 0 && scatter.width == 0) {
      path.to(b.x, b.y);
      continue;
    }
    path.bend(middle.x + swell.x, middle.y + swell.y, b.x, b.y);
    if (scatter.width > 0) path.bend(middle.x - swell.x, middle.y - swell.y, a.x, a.y).close();
  }
  return path;
}

Path outside(const Path& strokes, const Path& region) {
  if (region.empty()) return strokes;
  const Contours contours = region.flattened();
  Path result;
  for (const Path& stroke : strokes.contours()) {
    bool free = true;
    for (const Path::Item& item : stroke.items()) {
      if (item.step != Path::Step::close && holds(contours, item.p)) free = false;
    }
    if (free) result.add(stroke);
  }
  return result;
}

}  // namespace art
