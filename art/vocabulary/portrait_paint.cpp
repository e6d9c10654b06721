// How the parts of a portrait are painted: softer than other things, because brush touches would look like scars.
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

// From the lit to the dim side, in the manner of the hand.
void shaded(Brush& brush, const Path& region, Colour lit, Colour dim) {
  Sheet& sheet = brush.sheet();
  const int from = brush.studio().side < 0 ? 0 : 100;
  const Colour a = brush.seen(lit);
  const Colour b = brush.seen(dim);
  const bool hard = brush.hand().shade == Hand::Shade::step;
  sheet.fill(region.transformed(brush.transform()),
             hard ? sheet.gradient(from, 0, 100 - from, 40, {{58, mix(a, b, 20)}, {58, mix(a, b, 60)}})
                  : sheet.gradient(from, 0, 100 - from, 40, {{15, a}, {100, b}}));
}

}  // namespace

void lay_round(Brush& brush, const Path& region, Colour colour) {
  if (brush.hand().contour > 0) return brush.shape(region, colour, Form::flat);
  const int relief = brush.hand().relief * brush.light().contrast / 100;
  shaded(brush, region, mix(colour, brush.light().key, 16 * relief / 100),
         mix(colour, brush.light().shade, std::min(70, 44 * relief / 100)));
}

void lay_skin(Brush& brush, const Path& region, const Sitter& s) {
  const Hand& hand = brush.hand();
  // A hard edge would cut the face in two; its planes give it form.
  if (hand.contour > 0 || hand.shade == Hand::Shade::step) return brush.shape(region, s.skin, Form::flat);
  const int relief = hand.relief * brush.light().contrast / 100;
  const Colour shadow = mix(s.shade, brush.light().shade, 22);
  shaded(brush, region, mix(s.skin, brush.light().key, 26 * relief / 100),
         mix(s.skin, shadow, std::min(88, 66 * relief / 100)));
}

void lay_flat(Brush& brush, const Path& region, Colour colour) {
  brush.sheet().fill(region.transformed(brush.transform()), Sheet::plain(brush.seen(colour)));
}

void lay_ink(Brush& brush, const Path& region, Colour colour) {
  const Hand& hand = brush.hand();
  const Colour tone = hand.contour > 0 ? mix(brush.seen(colour), hand.ink, 66) : brush.seen(colour);
  brush.sheet().fill(region.transformed(brush.transform()), Sheet::plain(tone));
}

void draw_ink(Brush& brush, const Path& line, Colour colour, double width) {
  const Hand& hand = brush.hand();
  if (hand.contour <= 0) return brush.line(line, colour, width);
  brush.sheet().stroke(line.transformed(brush.transform()), mix(brush.seen(colour), hand.ink, 60),
                       std::max(width * brush.transform().scale(), hand.contour * 0.7));
}

void soft(Brush& brush, double x, double y, double rx, double ry, Colour colour, int percent) {
  if (brush.hand().shade != Hand::Shade::smooth) return brush.veil(Path::ellipse(x, y, rx, ry), colour, percent / 4);
  // The tone has faded before the corners of the box, so a box is enough.
  const Point middle = brush.transform()({x, y});
  const double scale = brush.transform().scale();
  const Colour tone = brush.seen(colour);
  brush.sheet().fill(Path::rect(middle.x - rx * scale, middle.y - ry * scale, 2 * rx * scale, 2 * ry * scale),
                     brush.sheet().radial(50, 50, 50, {{0, tone, percent}, {100, tone, 0}}));
}

Path bent(Point a, Point by, Point b) {
  const Point handle = by * 2 - between(a, b, 0.5);
  Path path;
  path.move(a.x, a.y).bend(handle.x, handle.y, b.x, b.y);
  return path;
}

Path wisp(Point a, Point by, Point b, double width) {
  const Point d = b - a;
  const double length = std::max(1.0, square_root(d.x * d.x + d.y * d.y));
  const Point across = {-d.y * width / length, d.x * width / length};
  const Point handle = by * 2 - between(a, b, 0.5);
  const Point out = handle + across;
  const Point back = handle - across;
  Path path;
  path.move(a.x, a.y).bend(out.x, out.y, b.x, b.y).bend(back.x, back.y, a.x, a.y).close();
  return path;
}

}  // namespace art
