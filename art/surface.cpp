#include "art/surface.h"

#include <cmath>

#include "art/strokes.h"

namespace art {
namespace {

// Short marks all over the canvas.
Path marks(const Sheet& sheet, Scatter scatter, Chance& chance) {
  const Path all = Path::rect(0, 0, sheet.width(), sheet.height());
  return outside(strewn_in(all, scatter, chance), sheet.spared());
}

// Fine cracks: each wanders over the canvas and sends out branches.
void add_crack(Path& path, Point at, double degrees, int steps, Chance& chance) {
  path.move(at.x, at.y);
  std::vector<std::pair<Point, double>> forks;
  for (int i = 0; i < steps; ++i) {
    degrees += chance.jitter(38);
    const double length = chance.range(26, 60);
    at = at + Point{cosine(degrees) * length, sine(degrees) * length};
    path.to(at.x, at.y);
    if (steps > 3 && chance.one_in(3)) forks.emplace_back(at, degrees + (chance.one_in(2) ? 70 : -70));
  }
  for (const auto& [from, way] : forks) add_crack(path, from, way, steps / 2, chance);
}

Path cracks(const Sheet& sheet, Chance& chance) {
  Path path;
  constexpr int rows = 3;
  for (int i = 0; i < rows * rows; ++i) {
    const int row = i / rows;
    const double x = (i % rows + chance.unit()) * sheet.width() / rows;
    const double y = (row + chance.unit()) * sheet.height() / rows;
    add_crack(path, {x, y}, chance.range(0, 360), 5, chance);
  }
  return outside(path, sheet.spared());
}

}  // namespace

void lay_surface(Sheet& sheet, const Hand& hand, Point brightest, Chance chance) {
  if (hand.vignette > 0) {
    const Colour edge = mix(hand.ground, {0, 0, 0}, 70);
    const auto percent = [](double at, double size) { return static_cast<int>(std::lround(30 + at / size * 40)); };
    sheet.fill(Path::rect(0, 0, sheet.width(), sheet.height()),
               sheet.radial(percent(brightest.x, sheet.width()), percent(brightest.y, sheet.height()), 74,
                            {{42, edge, 0}, {100, edge, hand.vignette}}));
  }
  switch (hand.veil) {
    case Hand::Veil::none:
      break;
    case Hand::Veil::canvas:  // the marks of bristles
      for (const Colour tone : {rgb(0xffffff), rgb(0x221100)}) {
        sheet.stroke(marks(sheet, {.count = 7, .length = 130, .degrees = -22, .stray = 30, .bend = 0.2}, chance), tone,
                     7, " stroke-opacity=\".05\"");
      }
      break;
    case Hand::Veil::paper:  // fibres
      sheet.stroke(marks(sheet, {.count = 22, .length = 26, .stray = 180, .bend = 0}, chance), rgb(0x442200), 2,
                   " stroke-opacity=\".13\"");
      break;
    case Hand::Veil::cracks:  // of old varnish
      sheet.stroke(cracks(sheet, chance), rgb(0x120a04), 1.6, " stroke-opacity=\".16\"");
      break;
  }
}

}  // namespace art
