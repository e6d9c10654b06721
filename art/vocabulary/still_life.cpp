// How the things of a still life are modelled.
#include "art/vocabulary/still_life.h"

namespace art::still_life {
namespace {

// The light on a ball as a glaze over its colour: all balls of a picture share it.
std::string ball(Brush& brush, int gloss) {
  const Light& light = brush.light();
  const Colour key = brush.seen(light.key, Form::glow);
  const Colour shade = brush.seen(mix(light.shade, rgb(0x1c0f0c), 45), Form::glow);
  const int relief = std::min(140, brush.hand().relief * light.contrast / 100) * gloss / 100;
  const int x = brush.studio().side > 0 ? 66 : 34;
  if (brush.hand().shade == Hand::Shade::step) {
    const int dim = relief / 3;
    return brush.sheet().radial(x, 28, 78, {{58, shade, 0}, {58, shade, dim}, {93, shade, dim}, {93, shade, dim / 3}});
  }
  return brush.sheet().radial(x, 28, 78,
                              {{0, key, relief * 28 / 100},
                               {42, key, 0},
                               {48, shade, 0},
                               {84, shade, relief * 45 / 100},
                               {100, shade, relief / 5}});
}

// One side of a turned body. It runs vertically where it is widest or narrowest, and has shoulders at its ends.
void add_side(Path& path, std::span<const Point> points) {
  const std::size_t last = points.size() - 1;
  const auto upright = [&](std::size_t i) {
    return i > 0 && i < last && (points[i].x - points[i - 1].x) * (points[i + 1].x - points[i].x) <= 0;
  };
  // The handle at point i on its way to point k.
  const auto handle_at = [&](std::size_t i, std::size_t k) {
    const Point way = points[k] - points[i];
    if (upright(i)) return points[i] + Point{0, way.y * 0.5};
    if (i == 0 || i == last) return points[i] + (upright(k) ? Point{way.x * 0.5, way.y * 0.12} : way * 0.3);
    const Point along = points[i + 1] - points[i - 1];
    return points[i] + along * (0.36 * way.y / along.y);
  };
  for (std::size_t i = 0; i < last; ++i) {
    const Point p = points[i + 1];
    if (last == 1) {
      path.to(p.x, p.y);
      continue;
    }
    const Point c1 = handle_at(i, i + 1);
    const Point c2 = handle_at(i + 1, i);
    path.curve(c1.x, c1.y, c2.x, c2.y, p.x, p.y);
  }
}

// A wide dark stroke under a lighter one is its contour.
void rim(Brush& brush, const Path& path, Colour colour, double width) {
  const Hand& hand = brush.hand();
  if (hand.contour == 0) return brush.line(path, darker(colour, 44), width);
  brush.sheet().stroke(path.transformed(brush.transform()), hand.ink,
                       width * brush.transform().scale() + hand.contour * 0.6);
}

}  // namespace

int lit_side(const Brush& brush) { return brush.studio().side * (brush.transform().mirrored() ? -1 : 1); }

Path turned(std::initializer_list<Point> profile, double depth) {
  const std::vector<Point> right(profile);
  std::vector<Point> left(right.rbegin(), right.rend());
  for (Point& p : left) p.x = -p.x;
  const Point foot = right.back();
  Path path;
  path.move(right[0].x, right[0].y);
  add_side(path, right);
  path.curve(foot.x * 0.6, foot.y + depth, -foot.x * 0.6, foot.y + depth, -foot.x, foot.y);
  add_side(path, left);
  return path.close();
}

Path dome(double radius, double y, double height, double depth) {
  Path path;
  path.move(-radius, y).curve(-radius * 0.8, y - height * 1.33, radius * 0.8, y - height * 1.33, radius, y);
  return path.curve(radius * 0.6, y + depth, -radius * 0.6, y + depth, -radius, y).close();
}

Path stripe(double upper_radius, double upper_y, double lower_radius, double lower_y, double sag) {
  Path path;
  path.move(-upper_radius, upper_y);
  path.curve(-upper_radius * 0.6, upper_y + sag, upper_radius * 0.6, upper_y + sag, upper_radius, upper_y);
  path.to(lower_radius, lower_y);
  path.curve(lower_radius * 0.6, lower_y + sag, -lower_radius * 0.6, lower_y + sag, -lower_radius, lower_y);
  return path.close();
}

void rest(Brush& brush, double rx, double ry) {
  brush.shadow(0, -ry * 0.5, rx * 1.2, ry * 1.3);
  if (rx * brush.transform().scale() > 45) brush.shadow(0, -ry * 0.6, rx * 0.92, ry);
}

void body(Brush& brush, const Path& outline, Colour colour, int gloss) {
  const Hand& hand = brush.hand();
  const bool step = hand.shade == Hand::Shade::step;
  if (hand.shade == Hand::Shade::none || hand.shade == Hand::Shade::hatch) return brush.shape(outline, colour);
  const Path path = outline.transformed(brush.transform());
  const Box box = path.box();
  const std::string glaze = ball(brush, gloss);
  // Small parts need no touches of the brush, nor do hands that blend everything.
  if (hand.contour == 0 && (step || square_root(box.area()) < 100 || hand.touch.contrast < 10)) {
    return brush.sheet().fill(path, {.paint = Sheet::plain(brush.seen(colour)), .glaze = glaze});
  }
  brush.shape(outline, colour, step ? Form::flat : Form::round);
  // A little smaller, because the outline below is uneven.
  const double k = 0.985;
  brush.sheet().fill(
      path.transformed(placed((box.left + box.right) / 2 * (1 - k), (box.top + box.bottom) / 2 * (1 - k), k)), glaze);
}

void shine(Brush& brush, double x, double y, double rx, double ry, double degrees, int percent) {
  const int side = -lit_side(brush);
  const double turn = degrees + (ry > rx ? 90 : 0);
  const Point reach = Point{cosine(turn) * side, sine(turn)} * std::max(rx, ry);
  const Point middle = {x * side, y};
  brush.veil(leaf(middle + reach, middle - reach, std::min(rx, ry)), lighter(brush.light().key, 40), percent);
}

void handle(Brush& brush, const Path& way, Colour colour, double width) {
  rim(brush, way, colour, width);
  brush.line(way.transformed({.e = lit_side(brush) * width * 0.1, .f = -width * 0.12}), colour, width * 0.62);
}

void edged(Brush& brush, const Path& outline, Colour colour, int percent, Colour edge, double width) {
  const Hand& hand = brush.hand();
  std::string attributes;
  if (percent < 100) {
    attributes = " fill-opacity=\"";
    append_number(attributes, percent / 100.0, 1);
    attributes += "\"";
  }
  attributes +=
      " stroke=\"" + hex(hand.contour > 0 && percent < 100 ? hand.ink : brush.seen(edge)) + "\" stroke-width=\"";
  append_number(attributes, std::max(hand.contour * 0.6, width * brush.transform().scale()), 1);
  brush.sheet().fill(outline.transformed(brush.transform()), Sheet::plain(brush.seen(colour)), attributes + "\"");
}

void mouth(Brush& brush, double y, double rx, double ry, Colour colour) {
  edged(brush, Path::ellipse(0, y, rx * 0.94, ry * 0.88), darker(colour, 58), 100, lighter(colour, 16), ry * 0.36);
}

void pane(Brush& brush, const Path& outline, Colour colour, int percent) {
  edged(brush, outline, colour, percent, mix(colour, rgb(0x6c7f82), 45), 0.9);
}

void balls(Brush& brush, std::span<const Point> places, Colour colour, double diameter) {
  const double side = lit_side(brush) * diameter;
  const Path centres = Path::dots(places);
  rim(brush, centres, colour, diameter);
  // A drawn contour is thin all around; a painted one is the shadow side.
  const bool drawn = brush.hand().contour > 0;
  const double off = drawn ? 0 : 0.05;
  brush.line(centres.transformed({.e = off * side, .f = -off * diameter}), colour, diameter * (drawn ? 0.86 : 0.82));
  brush.line(centres.transformed({.e = 0.17 * side, .f = -0.17 * diameter}), lighter(colour, 55), diameter * 0.22);
}

Path leaf(Point from, Point to, double bulge) {
  const Point d = to - from;
  const double length = square_root(d.x * d.x + d.y * d.y);
  const Point side = Point{d.y, -d.x} * (bulge / std::max(1.0, length));
  const Point low = between(from, to, 0.3);
  const Point high = between(from, to, 0.75);
  Path path;
  path.move(from.x, from.y);
  path.curve(low.x + side.x * 1.5, low.y + side.y * 1.5, high.x + side.x, high.y + side.y, to.x, to.y);
  path.curve(high.x - side.x, high.y - side.y, low.x - side.x * 1.5, low.y - side.y * 1.5, from.x, from.y);
  return path.close();
}

}  // namespace art::still_life
