// Decor of one square, and of two lying side by side.
#include <array>
#include <ranges>
#include <vector>

#include "art/parts/art_society.h"
#include "art/vocabulary/blossoms.h"
#include "art/vocabulary/wall_things.h"

namespace art::society {

void candle(Brush& brush, double x, double foot, double height) {
  const double w = height * 0.15;
  const double top = foot - height;
  const double fire = height * 0.62;
  brush.shape(Path::rect(x - w, top, 2 * w, height), rgb(0xf6edd6), Form::round);
  brush.glow(x, top - fire * 0.4, height * 0.62, rgb(0xffc65a), 46);
  Path flame;
  flame.move(x, top - fire).curve(x + w * 0.7, top - fire * 0.6, x + w * 1.3, top - fire * 0.3, x, top);
  flame.curve(x - w * 1.3, top - fire * 0.3, x - w * 0.5, top - fire * 0.6, x, top - fire).close();
  brush.shape(flame, rgb(0xf59a23), Form::glow);
  brush.shape(flame.transformed(placed(x * 0.45, top * 0.45, 0.55)), rgb(0xfff0b0), Form::glow);
}

void bracket(Brush& brush, double x, double y, Colour colour) {
  Path side;
  side.move(x - 30, y).to(x + 30, y).curve(x + 28, y + 22, x + 16, y + 26, x + 15, y + 40);
  side.curve(x + 12, y + 52, x - 12, y + 52, x - 15, y + 40).curve(x - 16, y + 26, x - 28, y + 22, x - 30, y).close();
  cast_on_wall(brush, side, 6);
  brush.shape(side, colour);
}

void plank(Brush& brush, double left, double right, double y, Colour colour) {
  cast_on_wall(brush, Path::rect(left, y, right - left, 18), 7);
  brush.shape(Path::polygon({{left + 7, y - 5}, {right - 7, y - 5}, {right, y + 3}, {left, y + 3}}),
              lighter(colour, 24), Form::flat);
  brush.shape(Path::rect(left, y + 2, right - left, 12), colour, Form::flat);
  brush.shape(Path::rect(left + 6, y + 13, right - left - 12, 5), darker(colour, 28), Form::flat);
}

Path swag(Point from, Point to, double sag, double width, int leaves) {
  Path path;
  for (int i = 0; i < leaves; ++i) {
    const double t = (i + 0.5) / leaves;
    const Point p = {from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t + sag * 4 * t * (1 - t)};
    const double slope = sag * 4 * (1 - 2 * t) / (to.x - from.x);
    const double w = width * (0.55 + 1.8 * t * (1 - t));
    for (const double way : {-1.0, 0.2, 1.0}) {
      const Point tip = {p.x + (t < 0.5 ? 1 : -1) * w * (1.1 - 0.3 * way * way),
                         p.y + slope * 12 * (t < 0.5 ? 1 : -1) + way * w};
      path.add(flora::leaf(p, tip, w * 0.55));
    }
  }
  return path;
}

void ribbon_bow(Brush& brush, double x, double y, double size, Colour colour) {
  const auto put_at = placed(x, y, size / 40);
  Path tails = Path::polygon({{-4, 0}, {-26, 52}, {-14, 48}, {-8, 60}, {6, 4}});
  tails.add(Path::polygon({{4, 0}, {26, 52}, {14, 48}, {8, 60}, {-6, 4}}));
  brush.shape(tails.transformed(put_at), darker(colour, 16), Form::flat);
  Path loops = Path::smooth({{0, 0}, {-22, -20}, {-40, -14}, {-36, 8}, {-18, 10}});
  loops.add(Path::smooth({{0, 0}, {22, -20}, {40, -14}, {36, 8}, {18, 10}}));
  brush.shape(loops.transformed(put_at), colour, Form::flat);
  Path inside = Path::smooth({{-8, 0}, {-24, -10}, {-32, -6}, {-24, 4}});
  inside.add(Path::smooth({{8, 0}, {24, -10}, {32, -6}, {24, 4}}));
  brush.shape(inside.transformed(put_at), darker(colour, 34), Form::flat);
  brush.shape(Path::rounded(-8, -8, 16, 16, 6).transformed(put_at), lighter(colour, 14), Form::flat);
}

void shield_ribbons(Brush& brush, std::initializer_list<Point> from, Colour colour) {
  Path ribbons;
  for (const Point p : from)
    ribbons.add(Path::polygon({{p.x - 6, p.y}, {p.x + 6, p.y}, {p.x + 9, 152}, {p.x - 9, 152}}));
  brush.shape(ribbons, darker(colour, 16), Form::flat);
}

namespace {

void sconce(Brush& brush) {
  soft_shadow(brush, 112, 112, 76, 92);
  const Path plate = Path::smooth(
      {{100, 44}, {122, 62}, {126, 92}, {118, 132}, {126, 160}, {100, 184}, {74, 160}, {82, 132}, {74, 92}, {78, 62}});
  cast_on_wall(brush, plate, 6);
  brush.shape(plate, gilt);
  brush.line(Path::smooth({{100, 58}, {113, 72}, {114, 94}, {100, 126}, {86, 94}, {87, 72}}), rgb(0xf4db94), 4);
  Path arms = Path::bow({{100, 138}, {72, 150}, {46, 136}, {44, 112}});
  arms.add(Path::bow({{100, 138}, {128, 150}, {154, 136}, {156, 112}}));
  brush.line(arms, darker(gilt, 34), 11);
  brush.line(arms, lighter(gilt, 16), 6);
  for (const double x : {44.0, 156.0}) {
    candle(brush, x, 106, 52);
    brush.shape(Path::polygon({{x - 22, 102}, {x + 22, 102}, {x + 11, 118}, {x - 11, 118}}), gilt);
  }
}

void vase_on_bracket(Brush& brush) {
  soft_shadow(brush, 112, 84, 84, 74);
  bracket(brush, 100, 146, plaster);
  plank(brush, 34, 166, 136, plaster);
  put(brush, "bouquet", 100, 138, 128, {.accent = "dark-blue"});
}

void round_mirror(Brush& brush) {
  soft_shadow(brush, 108, 104, 92, 92);
  Path rays;
  constexpr int count = 16;
  for (int i = 0; i < count; ++i) {
    const double at = 360.0 / count * i;
    const double out = i % 2 == 0 ? 90 : 76;
    const Point tip = {100 + out * sine(at), 96 - out * cosine(at)};
    rays.move(100 + 60 * sine(at - 9), 96 - 60 * cosine(at - 9)).to(tip.x, tip.y);
    rays.to(100 + 60 * sine(at + 9), 96 - 60 * cosine(at + 9)).close();
  }
  brush.shape(rays, gilt);
  brush.shape(Path::circle(100, 96, 64), darker(gilt, 12));
  brush.line(Path::circle(100, 96, 58), rgb(0xf4db94), 4);
  glass(brush, Path::circle(100, 96, 50),
        Path::polygon({{62, 116}, {112, 52}, {124, 56}, {68, 130}})
            .add(Path::polygon({{78, 134}, {134, 66}, {138, 72}, {84, 138}})));
}

void bust_on_console(Brush& brush) {
  soft_shadow(brush, 114, 86, 78, 78);
  bracket(brush, 100, 146, rgb(0x8f4a38));
  plank(brush, 40, 160, 136, rgb(0x8f4a38));
  put(brush, "bust", 100, 138, 128);
}

// A frond of fern from `foot`, bending over: its rim toothed by the leaflets.
Path frond(Point foot, Point over, Point tip, double width) {
  std::vector<Point> left;
  std::vector<Point> right;
  constexpr int teeth = 7;
  for (int i = 1; i <= teeth; ++i) {
    for (const double out : {1.0, 0.35}) {
      const double t = (i - (out < 1 ? 0.0 : 0.5)) / teeth;
      const Point p = between(between(foot, over, t), between(over, tip, t), t);
      const Point d = between(over - foot, tip - over, t);
      const double half = width * out * (t < 0.3 ? t / 0.3 : (1.1 - t) / 0.8) / square_root(d.x * d.x + d.y * d.y);
      // The teeth lean to the tip.
      const Point lean = d * (half * 0.5);
      left.push_back(p + Point{d.y, -d.x} * half + lean);
      right.push_back(p + Point{-d.y, d.x} * half + lean);
    }
  }
  Path path;
  path.move(foot.x, foot.y);
  for (const Point p : left) path.to(p.x, p.y);
  path.to(tip.x, tip.y);
  for (const Point p : std::views::reverse(right)) path.to(p.x, p.y);
  return path.close();
}

void fern_on_shelf(Brush& brush) {
  soft_shadow(brush, 110, 92, 90, 78);
  plank(brush, 24, 176, 142, wood);
  Path behind = frond({100, 92}, {66, 14}, {34, 28}, 17);
  behind.add(frond({100, 92}, {138, 12}, {170, 34}, 17)).add(frond({100, 92}, {98, 20}, {112, 8}, 16));
  brush.shape(behind, rgb(0x2f5a3a), Form::flat);
  brush.shape(Path::polygon({{70, 94}, {130, 94}, {120, 143}, {80, 143}}), rgb(0xc06a3c));
  brush.shape(Path::rounded(65, 86, 70, 16, 5), rgb(0xd07c4a), Form::flat);
  Path before = frond({100, 92}, {44, 36}, {14, 100}, 18);
  before.add(frond({100, 92}, {154, 34}, {188, 104}, 18)).add(frond({100, 92}, {76, 50}, {54, 118}, 13));
  brush.shape(before, rgb(0x4f8a4a), Form::flat);
  Path middle = frond({100, 92}, {72, 20}, {62, 46}, 14);
  brush.shape(middle.add(frond({100, 92}, {128, 44}, {146, 114}, 13)), rgb(0x74a85c), Form::flat);
}

void round_clock(Brush& brush) {
  soft_shadow(brush, 108, 106, 92, 92);
  Path crest = Path::smooth({{100, 4}, {116, 12}, {134, 20}, {128, 40}, {72, 40}, {66, 20}, {84, 12}});
  brush.shape(crest.add(Path::smooth({{62, 150}, {78, 176}, {100, 186}, {122, 176}, {138, 150}})), gilt);
  put(brush, "wall-clock", 100, 172, 152, {.colour = "dark-brown", .style = "round"});
  brush.line(Path::circle(100, 96, 75), gilt, 5);
}

void garland(Brush& brush) {
  soft_shadow(brush, 208, 118, 190, 76, 26);
  const Point from = {48, 46};
  const Point to = {352, 46};
  shield_ribbons(brush, {{100, 80}, {300, 80}}, wine);
  brush.shape(swag({from.x + 6, from.y + 8}, {to.x + 6, to.y + 8}, 70, 40, 9), rgb(0x27462f), Form::flat);
  brush.leaves(swag(from, to, 66, 36, 11), leaf, 9);
  constexpr std::array roses =
      std::to_array<flora::Head>({{200, 112, 27, 0, 0.95}, {146, 98, 20, -20, 0.9}, {254, 98, 20, 20, 0.9}});
  flora::paint_roses(brush, roses, rgb(0xd8818a));
  brush.line(dots({{112, 86}, {104, 98}, {120, 98}, {288, 86}, {296, 98}, {280, 98}, {174, 130}, {226, 130}}),
             rgb(0xe9b23c), 13);
  ribbon_bow(brush, 48, 44, 44, wine);
  ribbon_bow(brush, 352, 44, 44, wine);
}

void shelf(Brush& brush) {
  soft_shadow(brush, 212, 96, 190, 70, 28);
  bracket(brush, 100, 142, wood);
  bracket(brush, 300, 142, wood);
  plank(brush, 14, 386, 134, wood);
  put(brush, "books", 96, 136, 92);
  put(brush, "cup", 216, 136, 50);
  put(brush, "potted-plant", 320, 137, 120, {.accent = "blue"});
}

void wide_mirror(Brush& brush) {
  soft_shadow(brush, 210, 106, 192, 86);
  const Path crest = Path::smooth({{200, 2}, {222, 10}, {252, 12}, {262, 30}, {138, 30}, {148, 12}, {178, 10}});
  brush.shape(crest, gilt);
  brush.shape(Path::ellipse(200, 98, 186, 80), gilt);
  brush.line(Path::ellipse(200, 98, 176, 70), rgb(0xf4db94), 5);
  brush.line(Path::ellipse(200, 98, 164, 59), darker(gilt, 40), 6);
  glass(brush, Path::ellipse(200, 98, 162, 57),
        Path::polygon({{116, 132}, {196, 46}, {222, 44}, {138, 142}})
            .add(Path::polygon({{168, 148}, {262, 50}, {274, 54}, {184, 150}})));
  brush.line(dots({{200, 14}}), rgb(0xf4db94), 15);
}

// Places on an open fan: turned from the middle, so far from the pivot.
constexpr Point pivot = {200, 182};
constexpr double fan_half = 78;  // degrees to each side
constexpr double silk_begins = 74;
constexpr double silk_ends = 168;

Point on_fan(double degrees, double r) { return {pivot.x + r * 1.1 * sine(degrees), pivot.y - r * cosine(degrees)}; }

void fan_arc(Path& path, double from, double to, double r) {
  const double half = (to - from) / 2;
  const Point over = on_fan(from + half, r / cosine(half));
  const Point end = on_fan(to, r);
  path.bend(over.x, over.y, end.x, end.y);
}

// A part of the silk between two folds.
Path fan_leaf(double from, double to) {
  const Point inner = on_fan(from, silk_begins);
  const Point outer = on_fan(from, silk_ends);
  const Point back = on_fan(to, silk_begins);
  Path path;
  path.move(inner.x, inner.y).to(outer.x, outer.y);
  fan_arc(path, from, to, silk_ends);
  path.to(back.x, back.y);
  fan_arc(path, to, from, silk_begins);
  return path.close();
}

void blossoming_branch(Brush& brush) {
  Path branch = Path::bow(
      {on_fan(-70, 100), on_fan(-44, 116), on_fan(-14, 118), on_fan(16, 104), on_fan(40, 112), on_fan(62, 134)});
  branch.add(Path::bow({on_fan(-40, 116), on_fan(-28, 136), on_fan(-20, 146)}));
  branch.add(Path::bow({on_fan(36, 110), on_fan(32, 130), on_fan(26, 142)}));
  brush.line(branch, rgb(0x5a3d33), 5);
  Path leaves = flora::leaf(on_fan(-8, 117), on_fan(2, 142), 17);
  leaves.add(flora::leaf(on_fan(-58, 108), on_fan(-66, 134), 15));
  leaves.add(flora::leaf(on_fan(46, 116), on_fan(58, 96), 15));
  brush.shape(leaves, rgb(0x6d8a5c), Form::flat);
  constexpr std::array blossoms =
      std::to_array<flora::Head>({{116, 92, 24, -20, 0.95}, {246, 76, 27, 12, 0.95}, {322, 112, 16, 30, 0.9}});
  flora::paint_peonies(brush, blossoms, rgb(0xd9727f));
  brush.line(dots({on_fan(-20, 148), on_fan(26, 144), on_fan(-70, 100), on_fan(8, 112)}), rgb(0xcf6472), 12);
}

void fan(Brush& brush) {
  soft_shadow(brush, 212, 108, 186, 84);
  constexpr int count = 13;
  constexpr double step = 2 * fan_half / count;
  Path silk;
  Path shaded;
  Path sticks;
  for (int i = 0; i <= count; ++i) {
    const double turn = -fan_half + step * i;
    const Point end = on_fan(turn, silk_begins + 8);
    sticks.move(pivot.x, pivot.y).to(end.x, end.y);
    if (i == count) continue;
    silk.add(fan_leaf(turn, turn + step));
    shaded.add(fan_leaf(turn, turn + step / 2));
  }
  Path rim;
  rim.move(on_fan(-fan_half, 158).x, on_fan(-fan_half, 158).y);
  for (int i = 0; i < 4; ++i) fan_arc(rim, fan_half / 2 * (i - 2), fan_half / 2 * (i - 1), 158);
  brush.line(sticks, rgb(0xd9c39a), 8);
  cast_on_wall(brush, silk, 6);
  brush.shape(silk, rgb(0xe9dcc4), Form::flat);
  brush.veil(shaded, rgb(0x6a4a50), 14);
  brush.line(rim, gilt, 5);
  blossoming_branch(brush);
  brush.shape(Path::circle(pivot.x, pivot.y - 2, 11), gilt, Form::flat);
}

}  // namespace

void decor_single(Brush& brush, int number) {
  constexpr std::array<void (*)(Brush&), 6> motifs = {sconce,          vase_on_bracket, round_mirror,
                                                      bust_on_console, fern_on_shelf,   round_clock};
  motifs[static_cast<std::size_t>(number - 1)](brush);
  shield_per_square(brush, 1);
}

void decor_wide(Brush& brush, int number) {
  constexpr std::array<void (*)(Brush&), 4> motifs = {garland, shelf, wide_mirror, fan};
  motifs[static_cast<std::size_t>(number - 1)](brush);
  shield_per_square(brush, 2);
}

}  // namespace art::society
