// The sign of the house: a gilded frame whose curtains part and let the picture be seen for the first time.
#include <array>

#include "art/parts.h"
#include "art/parts/lettering.h"

namespace art {
namespace {

void dawn(Brush& brush) {
  Sheet& sheet = brush.sheet();
  sheet.fill(Path::rect(62, 62, 388, 388),
             sheet.gradient(0, 0, 0, 100,
                            {{0, rgb(0x35568f)}, {45, rgb(0xe9a56b)}, {62, rgb(0xffdf8e)}, {100, rgb(0xf3c66a)}}));
  sheet.fill(Path::circle(256, 258, 54), hex(rgb(0xfff1b8)));
  Path hills;
  hills.move(62, 330)
      .curve(120, 270, 190, 290, 256, 318)
      .curve(320, 340, 380, 250, 450, 300)
      .to(450, 450)
      .to(62, 450)
      .close();
  sheet.fill(hills, hex(rgb(0x4f8a5b)));
  Path meadow;
  meadow.move(62, 392).curve(150, 320, 260, 400, 450, 362).to(450, 450).to(62, 450).close();
  sheet.fill(meadow, hex(rgb(0x2c6147)));
}

// One curtain, drawn aside: folds fall from the rod to the tie.
void curtain(Brush& brush, bool right) {
  Sheet& sheet = brush.sheet();
  const auto side = [right](double x) { return right ? 512 - x : x; };
  Path cloth;
  cloth.move(side(56), 56).to(side(262), 56).curve(side(236), 190, side(190), 330, side(104), 392);
  cloth.curve(side(112), 420, side(110), 440, side(120), 456).to(side(56), 456).close();
  sheet.fill(cloth, sheet.gradient(right ? 100 : 0, 0, right ? 0 : 100, 20,
                                   {{0, rgb(0x7a1522)}, {55, rgb(0xb9303a)}, {100, rgb(0x8c1a2a)}}));
  Path folds;
  for (const double t : {0.22, 0.46, 0.7}) {
    folds.move(side(70 + 190 * t), 62).curve(side(64 + 168 * t), 190, side(70 + 104 * t), 320, side(72 + 36 * t), 388);
  }
  sheet.stroke(folds, rgb(0x64101c), 9);
  sheet.stroke(Path::bow({{side(58), 384}, {side(84), 398}, {side(112), 390}}), rgb(0xe9bd5a), 15);
}

void frame(Brush& brush) {
  Sheet& sheet = brush.sheet();
  Path ring = Path::rounded(14, 14, 484, 484, 36);
  Path hole;  // the other way round, so that it stays open
  hole.move(62, 62).to(62, 450).to(450, 450).to(450, 62).close();
  sheet.fill(ring.add(hole),
             sheet.gradient(0, 0, 100, 100, {{0, rgb(0xf5d98c)}, {50, rgb(0xc8963a)}, {100, rgb(0x8a5f1e)}}));
  sheet.stroke(Path::rounded(30, 30, 452, 452, 24), rgb(0xfbe9b4), 5);
  sheet.stroke(Path::rect(60, 60, 392, 392), rgb(0x5d3c10), 6);
}

void icon(Brush& brush, int /*number*/) {
  dawn(brush);
  curtain(brush, false);
  curtain(brush, true);
  frame(brush);
}

void logo(Brush& brush, int /*number*/) {
  icon(brush, 0);
  const double height = 190;
  brush.sheet().fill(lettering("VERNISSAGE", 590, 350, height), hex(rgb(0xb8892f)));
}

constexpr std::array all = std::to_array<Part>({
    {"house/icon", 512, 512, 0, 0, "gouache", icon},
    {"house/logo", 2080, 512, 0, 0, "gouache", logo},
});

}  // namespace

std::span<const Part> house_parts() { return all; }

}  // namespace art
