// Outlines of leaves and petals, and spots of colour.
#include "art/vocabulary/foliage.h"

#include <algorithm>
#include <vector>

namespace art::flora {
namespace {

Point polar(double radius, double degrees) { return {radius * cosine(degrees), radius * sine(degrees)}; }

}  // namespace

Path foliage(Chance& chance, std::span<const Point> rim, double bulge) {
  Path path;
  const std::size_t n = rim.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Point a = rim[i];
    const Point b = rim[(i + 1) % n];
    const Point d = b - a;
    // Long edges, as on the ground, stay flat.
    const double length = square_root(d.x * d.x + d.y * d.y);
    const double reach = bulge * std::min(1.0, 20 / std::max(length, 1.0));
    const Point out = {d.y * reach, -d.x * reach};
    const Point c1 = a + out * chance.range(0.9, 1.5) - d * 0.1;
    const Point c2 = b + out * chance.range(0.7, 1.2) + d * 0.05;
    if (i == 0) path.move(a.x, a.y);
    path.curve(c1.x, c1.y, c2.x, c2.y, b.x, b.y);
  }
  path.close();
  return path;
}
Path foliage(Chance& chance, std::initializer_list<Point> rim, double bulge) {
  return foliage(chance, std::span<const Point>(rim.begin(), rim.size()), bulge);
}

Path clump(Chance& chance, double x, double y, double rx, double ry, int lobes) {
  std::vector<Point> rim;
  const double start = chance.range(0, 360);
  for (int i = 0; i < lobes; ++i) {
    const double angle = start + (i + chance.jitter(0.32)) * 360 / lobes;
    const double out = chance.range(0.78, 0.96);
    rim.push_back({x + rx * out * cosine(angle), y + ry * out * sine(angle)});
  }
  return foliage(chance, rim);
}

Path leaf(Point base, Point tip, double width, double bend) {
  const Point d = tip - base;
  const double length = square_root(d.x * d.x + d.y * d.y);
  if (length <= 0) return {};
  const Point left = {d.y, -d.x};
  // A cubic reaches three quarters of the way to its handles.
  const double half = width / length * 0.66;
  const Point middle = left * (bend * 1.33);
  const Point up = middle + left * half;
  const Point down = middle - left * half;
  Path path;
  path.move(base.x, base.y);
  path.curve(base.x + d.x * 0.3 + up.x, base.y + d.y * 0.3 + up.y, base.x + d.x * 0.65 + up.x,
             base.y + d.y * 0.65 + up.y, tip.x, tip.y);
  path.curve(base.x + d.x * 0.65 + down.x, base.y + d.y * 0.65 + down.y, base.x + d.x * 0.3 + down.x,
             base.y + d.y * 0.3 + down.y, base.x, base.y);
  path.close();
  return path;
}

Path blades(Brush& brush, double left, double right, double height, int count) {
  Chance& chance = brush.chance();
  // Grass that is seen small needs fewer blades.
  const double seen = std::min(1.0, 0.4 + height * brush.transform().scale() / 150);
  const int drawn = std::max(3, static_cast<int>(count * seen));
  const double half = height * 0.04 / seen;
  const double middle = (left + right) / 2;
  Path path;
  for (int i = 0; i < drawn; ++i) {
    const double x = left + (right - left) * (i + 0.5 + chance.jitter(0.4)) / drawn;
    const double tall = height * chance.range(0.6, 1);
    const double lean = (x - middle) * 0.25 + chance.jitter(height * 0.25);
    path.move(x - half, 0).curve(x - half, -tall * 0.5, x + lean * 0.4, -tall * 0.8, x + lean, -tall).to(x + half, 0);
    path.close();
  }
  return path;
}

Path petals(int count, double inner, double outer, double round, double degrees) {
  Path path;
  const double step = 360.0 / count;
  const double reach = (outer - 0.25 * inner) / 0.75;
  const double spread = step * (0.02 + 0.5 * round);
  for (int i = 0; i < count; ++i) {
    const double angle = degrees + i * step;
    const Point from = polar(inner, angle - step / 2);
    const Point c1 = polar(reach, angle - spread);
    const Point c2 = polar(reach, angle + spread);
    const Point to = polar(inner, angle + step / 2);
    if (i == 0) path.move(from.x, from.y);
    path.curve(c1.x, c1.y, c2.x, c2.y, to.x, to.y);
  }
  path.close();
  return path;
}

Path parts_of(std::span<const Head> heads, const Path& part) {
  Path all;
  for (const Head& head : heads) {
    const Transform flattened = {.a = 1, .b = 0, .c = 0, .d = head.opened, .e = 0, .f = 0};
    all.add(part.transformed(placed(head.x, head.y, head.radius, head.degrees).after(flattened)));
  }
  return all;
}

void balls(Brush& brush, std::span<const Point> places, Colour colour, double width) {
  const double contour = brush.hand().contour / brush.transform().scale();
  if (contour > 0) brush.line(Path::dots(places), darker(colour, 72), width + contour * 1.6);
  brush.line(Path::dots(places), darker(colour, 32), width);
  std::vector<Point> lit(places.begin(), places.end());
  const double side = lit_side(brush);
  for (Point& p : lit) p = p + Point{width * 0.07 * side, width * -0.09};
  brush.line(Path::dots(lit), colour, width * 0.8);
  for (Point& p : lit) p = p + Point{width * 0.13 * side, width * -0.13};
  brush.line(Path::dots(lit), lighter(colour, 50), width * 0.23);
}

}  // namespace art::flora
