// Paint in four colours: the blots, the cards that show them, and the splashes that lie on a painting.
#include <array>
#include <vector>

#include "art/parts/cats.h"

namespace art::cats {
namespace {

constexpr std::array colours = {rgb(0xd6312b), rgb(0xf6c324), rgb(0x3d9a48), rgb(0x2c6cc2)};
constexpr std::array lights = {rgb(0xffd9cc), rgb(0xa8620c), rgb(0xdff2b8), rgb(0xcfe9ff)};  // of the pattern

Point on_ring(double degrees, double radius) { return {radius * sine(degrees), -radius * cosine(degrees)}; }

// Red: arms that end in drops.
Path drops_outline() {
  constexpr std::array lengths = {92, 84, 100, 80, 96, 88, 100, 82};
  std::vector<Point> rim;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    const double at = 45.0 * static_cast<double>(i) + 8;
    const double tip = lengths[i];
    for (const Point p : {on_ring(at - 21, 56), on_ring(at - 6, 68), on_ring(at - 8, tip - 10), on_ring(at, tip),
                          on_ring(at + 8, tip - 10), on_ring(at + 6, 68)}) {
      rim.push_back(p);
    }
  }
  return Path::smooth(rim);
}

// Yellow: rays.
Path rays_outline() {
  constexpr std::array lengths = {100, 88, 98, 86, 100, 90, 96, 88, 100, 86, 96};
  Path path;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    const double at = 360.0 / 11 * static_cast<double>(i);
    const Point tip = on_ring(at, lengths[i]);
    const Point dip = on_ring(at + 180.0 / 11, 66);
    i == 0 ? path.move(tip.x, tip.y) : path.to(tip.x, tip.y);
    path.to(dip.x, dip.y);
  }
  return path.close();
}

// Green: the five lobes of a leaf.
Path lobes_outline() {
  std::vector<Point> rim;
  for (int i = 0; i < 5; ++i) {
    const double at = 72.0 * i;
    for (const Point p : {on_ring(at - 22, 84), on_ring(at, 96), on_ring(at + 22, 84), on_ring(at + 36, 58)})
      rim.push_back(p);
  }
  return Path::smooth(rim);
}

// Blue: one great drop.
Path drop_outline() {
  Path path;
  path.move(8, -104).curve(22, -64, 84, -26, 82, 30).curve(80, 74, 44, 98, 0, 98);
  path.curve(-46, 98, -82, 72, -82, 28).curve(-82, -22, -10, -52, 8, -104).close();
  return path;
}

Path outline_of(Paint paint) {
  switch (paint) {
    case Paint::red:
      return drops_outline();
    case Paint::yellow:
      return rays_outline();
    case Paint::green:
      return lobes_outline();
    case Paint::blue:
      break;
  }
  return drop_outline();
}

// The pattern within the outline: dots, stripes, paws, waves.
void pattern(Brush& brush, Paint paint) {
  const Colour light = lights[static_cast<std::size_t>(paint)];
  switch (paint) {
    case Paint::red:
      brush.line(Path::dots({{-30, -24}, {8, -40}, {32, -10}, {-2, -2}, {-38, 14}, {-8, 34}, {30, 28}}), light, 19);
      break;
    case Paint::yellow: {
      Path stripes;
      for (const double o : {-44.0, -15.0, 15.0, 44.0}) {
        const double half = square_root(60 * 60 - o * o) * 0.7;
        stripes.move(o * 0.7 - half, o * 0.7 + half).to(o * 0.7 + half, o * 0.7 - half);
      }
      brush.line(stripes, light, 12);
      break;
    }
    case Paint::green:
      brush.shape(paw_print(0, 2, 86), light, Form::flat);
      break;
    case Paint::blue: {
      Path waves;
      for (const double y : {-4.0, 30.0, 64.0}) {
        const double half = y > 50 ? 42 : 54;
        waves.move(-half, y).curve(-half * 0.7, y - 20, -half * 0.35, y - 20, 0, y);
        waves.curve(half * 0.35, y + 20, half * 0.7, y + 20, half, y);
      }
      brush.line(waves, light, 11);
      break;
    }
  }
}

void paint_card(Brush& brush, Paint paint) {
  const Colour colour = colour_of(paint);
  card(brush, darker(colour, 12), mix(cream, colour, 14));
  brush.veil(outline_of(paint).transformed(placed(155, 160, 1.26)), ink, 26);
  blot(brush, paint, 150, 150, 124);
}

// Spatters and drips beside the blot, as if it had just hit the canvas.
void splash(Brush& brush, Paint paint) {
  brush.sheet().raw("<g opacity=\".93\">");  // a little of the painting shines through
  const Colour colour = colour_of(paint);
  Path spatters =
      Path::ellipse(48, 84, 22, 18).add(Path::ellipse(352, 62, 18, 22)).add(Path::ellipse(366, 318, 22, 18));
  spatters.add(Path::ellipse(44, 330, 15, 19)).add(Path::ellipse(96, 36, 11, 9)).add(Path::ellipse(318, 372, 12, 10));
  spatters.add(Path::limb({{128, 300}, {128, 350}, {128, 378}}, {20, 13, 22}));
  spatters.add(Path::limb({{252, 310}, {252, 352}, {252, 366}}, {22, 14, 24}));
  brush.shape(spatters, colour, Form::flat);
  blot(brush, paint, 200, 194, 168);
  brush.sheet().raw("</g>");
}

}  // namespace

Colour colour_of(Paint paint) { return colours[static_cast<std::size_t>(paint)]; }

void blot(Brush& brush, Paint paint, double x, double y, double radius) {
  Brush part = brush.at(x, y, radius / 100);
  const Colour colour = colour_of(paint);
  const Path outline = outline_of(paint);
  part.shape(outline.transformed(placed(0, 3, 1)), darker(colour, 30), Form::flat);
  part.shape(outline.transformed(placed(0, -2, 0.97)), colour, Form::flat);
  pattern(part, paint);
  part.line(Path::bow({{-52, -26}, {-44, -42}, {-30, -52}}), lighter(colour, 75), 7);
}

void paint_red(Brush& brush, int /*number*/) { paint_card(brush, Paint::red); }
void paint_yellow(Brush& brush, int /*number*/) { paint_card(brush, Paint::yellow); }
void paint_green(Brush& brush, int /*number*/) { paint_card(brush, Paint::green); }
void paint_blue(Brush& brush, int /*number*/) { paint_card(brush, Paint::blue); }

void splash_red(Brush& brush, int /*number*/) { splash(brush, Paint::red); }
void splash_yellow(Brush& brush, int /*number*/) { splash(brush, Paint::yellow); }
void splash_green(Brush& brush, int /*number*/) { splash(brush, Paint::green); }
void splash_blue(Brush& brush, int /*number*/) { splash(brush, Paint::blue); }

// A paw whose toes have trodden in all four colours.
void paint_back(Brush& brush, int /*number*/) {
  card(brush, gold, night);
  Path prints;
  for (const Point p : {Point{46, 50}, {254, 50}, {46, 256}, {254, 256}})
    prints.add(paw_print(p.x, p.y, 44, p.x - 150));
  brush.shape(prints, lighter(night, 14), Form::flat);
  Brush paw = brush.at(150, 158, 1.22);
  body(paw, Path::smooth({{0, -20}, {36, 2}, {56, 38}, {40, 66}, {0, 56}, {-40, 66}, {-56, 38}, {-36, 2}}), cream);
  constexpr std::array<Point, 4> toes = {{{-66, -16}, {-26, -60}, {26, -60}, {66, -16}}};
  constexpr std::array turns = {-26, -9, 9, 26};
  for (std::size_t i = 0; i < toes.size(); ++i) {
    body(paw, Path::ellipse(toes[i].x, toes[i].y, 20, 30, turns[i]), colours[i]);
  }
}

}  // namespace art::cats
