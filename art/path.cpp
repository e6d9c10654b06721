#include "art/path.h"

#include <cmath>

namespace art {
namespace {

// The length of the handles with which a cubic looks like a quarter of a circle.
constexpr double quarter = 0.5523;

// A handle along `tangent`, at most as long as its piece allows. Otherwise the curve would overshoot between points at uneven
// distances.
Point handle(Point tangent, Point piece) {
  const double length = square_root(tangent.x * tangent.x + tangent.y * tangent.y);
  const double longest = 0.4 * square_root(piece.x * piece.x + piece.y * piece.y);
  return length <= longest ? tangent : tangent * (longest / length);
}

}  // namespace

Path& Path::move(double x, double y) {
  items_.push_back({.step = Step::move, .p = {x, y}, .c1 = {}, .c2 = {}});
  return *this;
}
Path& Path::to(double x, double y) {
  items_.push_back({.step = Step::line, .p = {x, y}, .c1 = {}, .c2 = {}});
  return *this;
}
Path& Path::bend(double x1, double y1, double x, double y) {
  items_.push_back({.step = Step::bend, .p = {x, y}, .c1 = {x1, y1}, .c2 = {}});
  return *this;
}
Path& Path::curve(double x1, double y1, double x2, double y2, double x, double y) {
  items_.push_back({.step = Step::curve, .p = {x, y}, .c1 = {x1, y1}, .c2 = {x2, y2}});
  return *this;
}
Path& Path::close() {
  items_.push_back({.step = Step::close, .p = {}, .c1 = {}, .c2 = {}});
  return *this;
}
Path& Path::add(const Path& other) {
  items_.insert(items_.end(), other.items_.begin(), other.items_.end());
  return *this;
}

Path Path::line(std::initializer_list<Point> points) {
  Path path;
  for (const Point p : points) path.empty() ? path.move(p.x, p.y) : path.to(p.x, p.y);
  return path;
}
Path Path::polygon(std::initializer_list<Point> corners) {
  Path path = line(corners);
  path.close();
  return path;
}

// Catmull and Rom's spline: the tangent in a point is parallel to the line between its neighbours.
Path Path::through(std::span<const Point> points, bool closed) {
  const int n = static_cast<int>(points.size());
  const auto at = [&](int i) -> Point {
    if (closed) return points[static_cast<std::size_t>((i + n) % n)];
    return points[static_cast<std::size_t>(std::clamp(i, 0, n - 1))];
  };
  Path path;
  if (n == 0) return path;
  path.move(points[0].x, points[0].y);
  for (int i = 0; i < (closed ? n : n - 1); ++i) {
    const Point piece = at(i + 1) - at(i);
    const Point c1 = at(i) + handle((at(i + 1) - at(i - 1)) * (1.0 / 6), piece);
    const Point c2 = at(i + 1) - handle((at(i + 2) - at(i)) * (1.0 / 6), piece);
    path.curve(c1.x, c1.y, c2.x, c2.y, at(i + 1).x, at(i + 1).y);
  }
  if (closed) path.close();
  return path;
}
Path Path::smooth(std::span<const Point> points) { return through(points, true); }
Path Path::smooth(std::initializer_list<Point> points) { return through({points.begin(), points.size()}, true); }
Path Path::bow(std::span<const Point> points) { return through(points, false); }
Path Path::bow(std::initializer_list<Point> points) { return through({points.begin(), points.size()}, false); }

Path Path::ellipse(double x, double y, double rx, double ry, double degrees) {
  const double hx = rx * quarter;
  const double hy = ry * quarter;
  Path path;
  path.move(-rx, 0).curve(-rx, -hy, -hx, -ry, 0, -ry).curve(hx, -ry, rx, -hy, rx, 0);
  path.curve(rx, hy, hx, ry, 0, ry).curve(-hx, ry, -rx, hy, -rx, 0).close();
  return path.transformed(placed(x, y, 1, degrees));
}

Path Path::rect(double x, double y, double width, double height) {
  return polygon({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}});
}

Path Path::rounded(double x, double y, double width, double height, double radius) {
  const double r = std::min(radius, std::min(width, height) / 2);
  const double h = r * (1 - quarter);
  const double right = x + width;
  const double bottom = y + height;
  Path path;
  path.move(x + r, y).to(right - r, y).curve(right - h, y, right, y + h, right, y + r).to(right, bottom - r);
  path.curve(right, bottom - h, right - h, bottom, right - r, bottom).to(x + r, bottom);
  path.curve(x + h, bottom, x, bottom - h, x, bottom - r).to(x, y + r).curve(x, y + h, x + h, y, x + r, y).close();
  return path;
}

Path Path::dots(std::span<const Point> centres) {
  Path path;
  for (const Point p : centres) path.move(p.x, p.y).to(p.x, p.y);
  return path;
}
Path Path::dots(std::initializer_list<Point> centres) {
  return dots(std::span<const Point>(centres.begin(), centres.size()));
}

Path Path::limb(std::span<const Point> points, std::span<const double> widths) {
  std::vector<Point> left;
  std::vector<Point> right;
  const std::size_t n = points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Point d = points[std::min(i + 1, n - 1)] - points[i == 0 ? 0 : i - 1];
    const double length = square_root(d.x * d.x + d.y * d.y);
    const double half = widths[std::min(i, widths.size() - 1)] / 2;
    const Point side = length > 0 ? Point{d.y * half / length, -d.x * half / length} : Point{half, 0};
    const Point along = length > 0 ? d * (half * 0.8 / length) : Point{};
    left.push_back(points[i] + side);
    right.push_back(points[i] - side);
    if (i + 1 == n) left.push_back(points[i] + along);  // the round end
    if (i == 0) right.push_back(points[i] - along);
  }
  // `right` runs back to the start; its round end was noted after its first point.
  if (right.size() > 1) std::swap(right[0], right[1]);
  left.insert(left.end(), right.rbegin(), right.rend());
  return smooth(left);
}
Path Path::limb(std::initializer_list<Point> points, std::initializer_list<double> widths) {
  return limb(std::span<const Point>(points.begin(), points.size()),
              std::span<const double>(widths.begin(), widths.size()));
}

Path Path::lump(Chance& chance, double x, double y, double rx, double ry, int bumps, double roughness) {
  std::vector<Point> rim;
  const double start = chance.range(0, 360);
  for (int i = 0; i < bumps * 2; ++i) {
    const double angle = start + (i + chance.jitter(0.3)) * 180.0 / bumps;
    const double out = i % 2 == 0 ? 1 : 1 - roughness * chance.range(0.6, 1.2);
    rim.push_back({x + rx * out * cosine(angle), y + ry * out * sine(angle)});
  }
  return smooth(rim);
}

Path Path::transformed(const Transform& transform) const {
  Path path = *this;
  for (Item& item : path.items_) {
    item.p = transform(item.p);
    item.c1 = transform(item.c1);
    item.c2 = transform(item.c2);
  }
  return path;
}

Box Path::box() const {
  Box box = nowhere;
  for (const Item& item : items_) {
    if (item.step == Step::close) continue;
    box = box.with(item.p);
    if (item.step == Step::curve || item.step == Step::bend) box = box.with(item.c1);
    if (item.step == Step::curve) box = box.with(item.c2);
  }
  return box;
}

std::vector<Path> Path::contours() const {
  std::vector<Path> result;
  for (const Item& item : items_) {
    if (item.step == Step::move || result.empty()) result.emplace_back();
    result.back().items_.push_back(item);
  }
  return result;
}

double Path::thickness() const {
  double area = 0;
  double length = 0;
  for (const std::vector<Point>& contour : flattened()) {
    double twice = 0;
    for (std::size_t i = 0; i < contour.size(); ++i) {
      const Point a = contour[i];
      const Point b = contour[(i + 1) % contour.size()];
      const Point way = b - a;
      twice += a.x * b.y - b.x * a.y;
      length += square_root(way.x * way.x + way.y * way.y);
    }
    area += std::abs(twice) / 2;
  }
  return length > 0 ? 2 * area / length : 0;
}

std::vector<std::vector<Point>> Path::flattened() const {
  constexpr int pieces = 5;
  std::vector<std::vector<Point>> contours;
  for (const Item& item : items_) {
    if (item.step == Step::move || contours.empty()) contours.emplace_back();
    std::vector<Point>& contour = contours.back();
    if (item.step == Step::close) continue;
    if ((item.step == Step::curve || item.step == Step::bend) && !contour.empty()) {
      const Point from = contour.back();
      const bool bend = item.step == Step::bend;
      const Point c1 = bend ? between(from, item.c1, 2.0 / 3) : item.c1;
      const Point c2 = bend ? between(item.p, item.c1, 2.0 / 3) : item.c2;
      for (int i = 1; i < pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        const double u = 1 - t;
        contour.push_back(from * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + item.p * (t * t * t));
      }
    }
    contour.push_back(item.p);
  }
  return contours;
}

}  // namespace art
