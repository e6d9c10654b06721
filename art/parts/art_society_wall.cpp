// Wallpapers, which repeat without a seam, and the backs of paintings.
#include <array>
#include <string>

#include "art/parts.h"
#include "art/parts/art_society.h"
#include "art/vocabulary/foliage.h"

namespace art::society {
namespace {

constexpr int tile = 200;

void ground(Brush& brush, Colour colour) { brush.sheet().fill(Path::rect(0, 0, tile, tile), hex(colour)); }

// At the middle and, so that the tile closes, at all four corners.
Path half_drop(const Path& motif) {
  Path path;
  for (const Point p : {Point{100, 100}, Point{0, 0}, Point{tile, 0}, Point{0, tile}, Point{tile, tile}}) {
    path.add(motif.transformed(placed(p.x, p.y, 1)));
  }
  return path;
}

void damask(Brush& brush) {
  const Colour blue = rgb(0x8ea2b3);
  ground(brush, blue);
  Path ogee;
  ogee.move(0, -96).curve(10, -60, 62, -52, 62, 0).curve(62, 52, 10, 60, 0, 96);
  ogee.curve(-10, 60, -62, 52, -62, 0).curve(-62, -52, -10, -60, 0, -96).close();
  Path inner;
  inner.move(0, -70).curve(8, -44, 46, -38, 46, 0).curve(46, 38, 8, 44, 0, 70);
  inner.curve(-8, 44, -46, 38, -46, 0).curve(-46, -38, -8, -44, 0, -70).close();
  Path flower = Path::smooth({{0, -50}, {12, -26}, {0, -10}, {-12, -26}});
  for (const double side : {-1.0, 1.0}) {
    flower.add(Path::smooth({{0, 6}, {side * 14, -18}, {side * 32, -16}, {side * 22, 8}}));
    flower.add(Path::smooth({{0, 20}, {side * 18, 10}, {side * 30, 22}, {side * 14, 36}}));
  }
  flower.add(Path::smooth({{0, 22}, {8, 38}, {0, 54}, {-8, 38}}));
  Sheet& sheet = brush.sheet();
  sheet.fill(half_drop(ogee), hex(darker(blue, 7)));
  sheet.fill(half_drop(inner), hex(lighter(blue, 4)));
  sheet.fill(half_drop(flower), hex(darker(blue, 9)));
}

void stripes(Brush& brush) {
  const Colour sage = rgb(0xa7b499);
  ground(brush, sage);
  Path bands;
  Path lines;
  for (const double x : {0.0, 100.0}) {
    bands.add(Path::rect(x + 25, 0, 50, tile));
    for (const double at : {17.0, 83.0}) lines.add(Path::rect(x + at - 2, 0, 4, tile));
  }
  brush.sheet().fill(bands, hex(darker(sage, 7)));
  brush.sheet().fill(lines, hex(lighter(sage, 22)));
}

void sprigs(Brush& brush) {
  const Colour rose = rgb(0xc8a29c);
  ground(brush, rose);
  Path stem = Path::bow({{2, 34}, {-3, 8}, {2, -16}});
  stem.add(Path::bow({{-2, 14}, {10, 2}, {17, -4}}));
  Path leaves = flora::leaf({0, 22}, {-22, 8}, 11, 0.1);
  leaves.add(flora::leaf({0, 18}, {20, 20}, 10, -0.1)).add(flora::leaf({-2, 2}, {-18, -12}, 9, 0.1));
  const Path blossom = flora::petals(5, 5, 15, 0.9).transformed(placed(3, -26, 1));
  const Path bud = Path::circle(21, -8, 6);
  Sheet& sheet = brush.sheet();
  sheet.stroke(half_drop(stem), darker(rose, 12), 3);
  sheet.fill(half_drop(leaves), hex(mix(darker(rose, 8), rgb(0x6d7d5c), 26)));
  sheet.fill(half_drop(Path(blossom).add(bud)), hex(lighter(rose, 28)));
  sheet.fill(half_drop(Path::circle(3, -26, 4)), hex(darker(rose, 14)));
}

// Threads over and under.
std::string weave(Sheet& sheet, Colour cloth, int contrast) {
  std::string threads;
  for (const bool across : {true, false}) {
    threads += "<path fill=\"" + hex(across ? lighter(cloth, contrast) : darker(cloth, contrast)) + "\" d=\"";
    threads += across ? "M0 1h5v3h-5zM5 6h5v3h-5z" : "M6 0h3v5h-3zM1 5h3v5h-3z";
    threads += "\"/>";
  }
  return sheet.pattern(10, threads);
}

void linen(Brush& brush) {
  const Colour ochre = rgb(0xd5bf8e);
  ground(brush, ochre);
  Sheet& sheet = brush.sheet();
  sheet.fill(Path::rect(0, 0, tile, tile), weave(sheet, ochre, 5));
  Path slubs;
  for (const auto& [x, y, length] :
       {std::array{14.0, 32.0, 60.0}, {118.0, 78.0, 66.0}, {40.0, 122.0, 48.0}, {122.0, 166.0, 54.0}}) {
    slubs.add(Path::limb({{x, y}, {x + length / 2, y}, {x + length, y}}, {1, 4, 1}));
  }
  for (const auto& [x, y, length] : {std::array{62.0, 46.0, 50.0}, {164.0, 96.0, 46.0}, {24.0, 138.0, 44.0}}) {
    slubs.add(Path::limb({{x, y}, {x, y + length / 2}, {x, y + length}}, {1, 4, 1}));
  }
  sheet.fill(slubs, hex(darker(ochre, 7)));
}

// A canvas seen from behind: linen, and the bars that stretch it, braced at their corners.
void stretcher(Brush& brush, double width, double height, Colour cloth, Colour bar) {
  Sheet& sheet = brush.sheet();
  const Path whole = Path::rect(4, 4, width - 8, height - 8);
  sheet.fill(whole, hex(brush.seen(cloth)));
  sheet.fill(whole, weave(sheet, cloth, 9));
  const double b = 54;
  const double x2 = width - 4;
  const double y2 = height - 4;
  brush.veil(Path::rect(b, b, width - 2 * b, 14).add(Path::rect(b, b, 14, height - 2 * b)), ink, 30);
  brush.shape(Path::polygon({{4, 4}, {x2, 4}, {x2 - b, b + 4}, {b + 4, b + 4}}), lighter(bar, 14), Form::flat);
  brush.shape(Path::polygon({{4, 4}, {b + 4, b + 4}, {b + 4, y2 - b}, {4, y2}}), lighter(bar, 4), Form::flat);
  brush.shape(Path::polygon({{x2, 4}, {x2, y2}, {x2 - b, y2 - b}, {x2 - b, b + 4}}), darker(bar, 8), Form::flat);
  brush.shape(Path::polygon({{4, y2}, {b + 4, y2 - b}, {x2 - b, y2 - b}, {x2, y2}}), darker(bar, 16), Form::flat);
  Path grain;
  grain.move(70, 24)
      .to(width - 96, 27)
      .move(110, 40)
      .to(width - 74, 38)
      .move(86, height - 26)
      .to(width - 70, height - 30);
  grain.move(24, 92).to(28, height - 76).move(width - 28, 74).to(width - 24, height - 96);
  brush.line(grain, darker(bar, 26), 3);
  Path braces;
  Path screws;
  for (const double x : {b + 4, x2 - b}) {
    for (const double y : {b + 4, y2 - b}) {
      const double dx = x < width / 2 ? 1 : -1;
      const double dy = y < height / 2 ? 1 : -1;
      braces.add(Path::polygon({{x - dx * 26, y - dy * 26}, {x + dx * 44, y - dy * 26}, {x - dx * 26, y + dy * 44}}));
      screws.add(dots({{x - dx * 14, y - dy * 14}, {x + dx * 20, y - dy * 17}, {x - dx * 17, y + dy * 20}}));
    }
  }
  brush.veil(braces.transformed(placed(3, 4, 1)), ink, 26);
  brush.shape(braces, lighter(bar, 26), Form::flat);
  brush.line(screws, darker(bar, 46), 7);
  Path nails;
  for (int i = 0; 60 + 70 * i < width - 50; ++i) {
    const double x = 60 + 70 * i;
    nails.add(dots({{x, 16}, {x, height - 16}}));
  }
  for (int i = 0; 60 + 70 * i < height - 50; ++i) {
    const double y = 60 + 70 * i;
    nails.add(dots({{16, y}, {width - 16, y}}));
  }
  brush.line(nails, darker(bar, 52), 9);
}

// A paper label pasted on the cloth, with a blue border as dealers have them.
void label(Brush& brush, double x, double y, double half_width, double half_height, Colour border) {
  const Path paper = Path::rounded(x - half_width, y - half_height, 2 * half_width, 2 * half_height, 12);
  brush.veil(paper.transformed(placed(5, 7, 1)), ink, 34);
  brush.shape(paper, rgb(0xf8f0dc), Form::flat);
  brush.line(Path::rounded(x - half_width + 10, y - half_height + 10, 2 * half_width - 20, 2 * half_height - 20, 6),
             border, 5);
}

}  // namespace

void wallpaper(Brush& brush, int number) {
  constexpr std::array<void (*)(Brush&), 4> papers = {damask, stripes, sprigs, linen};
  papers[static_cast<std::size_t>(number - 1)](brush);
}

void back(Brush& brush, int number) {
  stretcher(brush, 400, 400, rgb(0xb8986a), rgb(0xa9794a));
  label(brush, 200, 200, 92, 104, rgb(0x2f4f7e));
  write(brush, numeral(number, 200, 268, 136), ink, 5);
}

void back_start(Brush& brush, int /*number*/) {
  stretcher(brush, 400, 600, rgb(0xd9b25c), rgb(0xb07f2a));
  label(brush, 200, 300, 104, 116, wine);
  laurel(brush, 200, 302, 76, 9, leaf);
  brush.shape(star(202, 302, 52), darker(gilt, 46), Form::flat);
  brush.shape(star(200, 298, 52), rgb(0xd9a63a), Form::flat);
}

}  // namespace art::society
