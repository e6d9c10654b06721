// Long and spanning things: bridges in three materials, walls, fences, gates, stalls, washing.
#include "art/vocabulary/street_works.h"

#include <array>
#include <ranges>
#include <vector>

#include "art/vocabulary/walls.h"

namespace art {
namespace {

const Colour wood = rgb(0x7a5233);

// The hump of a bridge: its height over the water at x.
double crown(double x) { return 74 - 22 * (x / 150) * (x / 150); }

Path hump(double lift, double thick) {
  const double end = crown(150) + lift;
  const double middle = crown(0) + lift + 7;
  Path path;
  path.move(-150, -end).curve(-70, -middle, 70, -middle, 150, -end);
  return path.to(150, -end + thick).curve(70, -middle + thick, -70, -middle + thick, -150, -end + thick).close();
}

void stone_bridge(Brush& brush, const Look& look) {
  const Colour stone = look.colour;
  struct Span {
    double x, half, top;
  };
  constexpr std::array spans = {Span{-92, 29, 42}, Span{0, 37, 56}, Span{92, 29, 42}};
  Path body = Path().move(-150, 0).to(-150, -54).curve(-70, -81, 70, -81, 150, -54).to(150, 0);
  Path under;
  Path ring;
  for (const auto& span : std::views::reverse(spans)) {
    const double k = span.half * 0.56;
    body.to(span.x + span.half, 0)
        .curve(span.x + span.half, -span.top * 0.75, span.x + k, -span.top, span.x, -span.top);
    body.curve(span.x - k, -span.top, span.x - span.half, -span.top * 0.75, span.x - span.half, 0);
    // The vault behind the front edge, seen from one side.
    under.move(span.x - span.half, 0)
        .curve(span.x - span.half, -span.top * 0.75, span.x - k, -span.top, span.x, -span.top);
    under.curve(span.x + k * 0.9, -span.top, span.x + span.half * 0.9, -span.top * 0.8, span.x + span.half, 0)
        .to(span.x + span.half - 9, -2);
    under.curve(span.x + span.half - 10, -span.top * 0.62, span.x + k * 0.3, -span.top + 9, span.x - 6, -span.top + 8);
    under.curve(span.x - k, -span.top + 9, span.x - span.half * 0.9, -span.top * 0.5, span.x - span.half, 0).close();
    ring.move(span.x - span.half, 0)
        .curve(span.x - span.half, -span.top * 0.75, span.x - k, -span.top, span.x, -span.top);
    ring.curve(span.x + k, -span.top, span.x + span.half, -span.top * 0.75, span.x + span.half, 0);
  }
  Brush arch = brush.part("archway", 3);
  patch(arch, under, mix(stone, brush.light().shade, 58));
  brush.shape(body.close(), stone, Form::tall);
  arch.line(ring, lighter(stone, 22), 4);
  for (const double x : {-46.0, 46.0}) {
    brush.shape(Path::polygon({{x - 9, 1}, {x - 7, -34}, {x, -42}, {x + 7, -34}, {x + 9, 1}}), darker(stone, 10),
                Form::round);
  }
  brush.shape(hump(7, 8), lighter(stone, 12), Form::tall);
  brush.line(hump(-4, 0.5), mix(stone, brush.light().shade, 45), 2);
}

void wooden_bridge(Brush& brush, const Look& look) {
  const Colour timber = look.colour;
  Path legs;
  for (const double x : {-104.0, -38.0, 34.0, 100.0})
    legs.move(x, 0).to(x, -crown(x)).move(x, -crown(x) + 8).to(x + (x < 0 ? 30 : -30), -2);
  brush.line(legs, darker(timber, 34), 6);
  brush.shape(hump(0, 12), timber, Form::tall);
  Path planks;
  for (int i = 0; i < 18; ++i) {
    const double x = -144 + i * 17.0;
    planks.move(x, -crown(x) - 1).to(x, -crown(x) + 9);
  }
  brush.line(planks, darker(timber, 30), 1.4);
  Path posts;
  for (int i = 0; i < 7; ++i) {
    const double x = -141 + i * 47.0;
    posts.move(x, -crown(x)).to(x, -crown(x) - 25);
  }
  Brush railing = brush.part("railing");
  railing.line(posts, darker(timber, 12), 5);
  railing.line(hump(22, 0.5).add(hump(11, 0.5)), lighter(timber, 14), 3);
}

void iron_bridge(Brush& brush, const Look& look) {
  const Colour steel = darker(look.colour, 12);
  for (const double x : {-138.0, 138.0})
    brush.shape(Path::polygon({{x - 14, 0}, {x - 11, -58}, {x + 11, -58}, {x + 14, 0}}), rgb(0xa39a8c), Form::round);
  Path arch;
  arch.move(-126, -8).curve(-70, -70, 70, -70, 126, -8);
  Path ties;
  for (int i = 1; i < 12; ++i) {
    const double x = -126 + i * 21.0;
    const double t = x / 126;
    ties.move(x, -8 - 46.5 * (1 - t * t)).to(x, -66);
    if (i > 1) ties.move(x, -8 - 46.5 * (1 - t * t)).to(x - 21, -66);
  }
  brush.line(ties, darker(steel, 15), 1.8);
  brush.part("archway").line(arch, steel, 7);
  brush.shape(Path::rect(-150, -74, 300, 10), steel, Form::tall);
  Path rail = Path::line({{-150, -92}, {150, -92}});
  for (int i = 0; i < 21; ++i) rail.move(-150 + i * 15.0, -73).to(-150 + i * 15.0, -92);
  brush.part("railing").line(rail, lighter(steel, 14), 1.8);
}

// Fruit in a heap: dots that a round brush leaves.
Path heap_of(double x) {
  Path dots;
  for (const Point p : {Point{-7, 0}, Point{0, 0}, Point{7, 0}, Point{-3.6, -5.6}, Point{3.6, -5.6}, Point{0, -11}}) {
    dots.move(x + p.x, p.y - 39).to(x + p.x + 0.1, p.y - 39);
  }
  return dots;
}

void cloth(Brush& brush, double x, double top, double width, double tall, Colour colour) {
  Path path;
  const double sway = brush.chance().range(2, 7);
  path.move(x, -top)
      .to(x + width, -top - 1)
      .curve(x + width + sway, -top + tall * 0.4, x + width - 2, -top + tall * 0.7, x + width + sway, -top + tall);
  path.curve(x + width * 0.6, -top + tall + 5, x + width * 0.4, -top + tall - 5, x + sway, -top + tall + 1)
      .curve(x - 2, -top + tall * 0.7, x + sway, -top + tall * 0.4, x, -top)
      .close();
  brush.part("sheet", 1, Relation::carries).shape(path, colour, Form::round);
}

void shirt(Brush& brush, double x, double top, Colour colour) {
  brush.part("shirt", 1, Relation::carries)
      .shape(Path::polygon({{x - 9, -top},
                            {x + 9, -top - 1},
                            {x + 24, -top + 18},
                            {x + 17, -top + 24},
                            {x + 11, -top + 15},
                            {x + 13, -top + 46},
                            {x - 11, -top + 47},
                            {x - 10, -top + 15},
                            {x - 18, -top + 25},
                            {x - 24, -top + 18}}),
             colour, Form::round);
}

void trousers(Brush& brush, double x, double top, Colour colour) {
  brush.part("trousers", 1, Relation::carries)
      .shape(Path::polygon({{x - 11, -top},
                            {x + 11, -top},
                            {x + 15, -top + 52},
                            {x + 4, -top + 53},
                            {x, -top + 18},
                            {x - 4, -top + 53},
                            {x - 14, -top + 52}}),
             colour, Form::round);
}

}  // namespace

void draw_bridge(Brush& brush, const Look& look) {
  brush.veil(Path::ellipse(0, 1, 150, 9), brush.light().shade, 30);
  if (look.style == "wooden") {
    wooden_bridge(brush, look);
  } else if (look.style == "iron") {
    iron_bridge(brush, look);
  } else {
    stone_bridge(brush, look);
  }
}

void draw_arch(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 58, 5);
  const Colour stone = look.colour;
  const Colour shade = mix(stone, brush.light().shade, 42);
  for (const double x : {-42.0, 42.0}) {
    brush.part("roof").shape(Path::polygon({{x, -98}, {x + 16, -76}, {x - 16, -76}}), look.accent, Form::round);
    brush.part("tower").shape(Path::polygon({{x - 15, 0}, {x - 13, -77}, {x + 13, -77}, {x + 15, 0}}), stone,
                              Form::round);
  }
  Path body;
  body.move(-30, 0)
      .to(-30, -72)
      .to(30, -72)
      .to(30, 0)
      .to(19, 0)
      .to(19, -34)
      .curve(19, -54, -19, -54, -19, -34)
      .to(-19, 0)
      .close();
  // The vault of the passage; its far side stands open.
  Path vault;
  vault.move(-19, 0)
      .to(-19, -34)
      .curve(-19, -54, 19, -54, 19, -34)
      .to(19, 0)
      .to(9, -3)
      .to(9, -32)
      .curve(9, -45, -14, -45, -14, -32)
      .to(-14, -3)
      .close();
  patch(brush, vault, shade);
  brush.shape(body, lighter(stone, 6), Form::tall);
  brush.line(Path().move(-19, 0).to(-19, -34).curve(-19, -54, 19, -54, 19, -34).to(19, 0), lighter(stone, 28), 3.4);
  brush.part("roof").shape(Path::polygon({{-33, -70}, {-24, -88}, {24, -88}, {33, -70}}), look.accent, Form::tall);
  Windows windows(brush);
  windows.arched(Wall{-22, 22, 1, 0}, 0.42, 0.58, 54, 66);
  for (const double x : {-42.0, 42.0}) {
    windows.arched(Wall{x - 10, x + 10, 1, 0}, 0.38, 0.62, 52, 64);
    windows.arched(Wall{x - 10, x + 10, 1, 0}, 0.38, 0.62, 22, 32);
  }
  windows.paint(lighter(stone, 28));
}

void draw_fence(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 165, 6);
  Chance& chance = brush.chance();
  if (look.style == "rail") {
    Path rails;
    for (const double y : {-36.0, -72.0}) rails.add(Path::bow({{-165, y}, {-60, y + 4}, {50, y - 3}, {165, y + 2}}));
    brush.line(rails, look.colour, 11);
    Path posts;
    for (int i = 0; i < 5; ++i) {
      const double x = -140 + i * 70 + chance.jitter(4);
      posts.add(Path::polygon({{x - 9, 1}, {x - 8, -94}, {x, -100}, {x + 8, -95}, {x + 9, 1}}));
    }
    brush.shape(posts, darker(look.colour, 10), Form::tall);
    return;
  }
  brush.shape(Path::rect(-165, -74, 330, 9).add(Path::rect(-165, -34, 330, 9)),
              mix(look.colour, brush.light().shade, 34), Form::flat);
  Path pickets;
  for (int i = 0; i < 15; ++i) {
    const double x = -161 + i * 23.0;
    const double tall = 92 + chance.jitter(4);
    pickets.add(
        Path::polygon({{x - 6.5, 0}, {x - 6.5, -tall + 9}, {x, -tall - 3}, {x + 6.5, -tall + 9}, {x + 6.5, 0}}));
  }
  brush.shape(pickets, look.colour, Form::tall);
}

void draw_stone_wall(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 200, 8);
  Chance& chance = brush.chance();
  const Colour stone = look.colour;
  std::vector<Point> rim = {{-200, 2}, {-200, -78}};
  for (int i = 0; i < 12; ++i) rim.push_back({-188 + i * 34.0, -84 - chance.range(0, 14)});
  rim.push_back({200, -80});
  rim.push_back({200, 2});
  Path body;
  for (const Point p : rim) body.empty() ? body.move(p.x, p.y) : body.to(p.x, p.y);
  brush.shape(body.close(), mix(stone, brush.light().shade, 38), Form::tall);
  Path light;
  Path mid;
  for (int row = 0; row < 3; ++row) {
    for (int i = 0; i < 7; ++i) {
      const double x = -172 + i * 57 + (row % 2) * 26 + chance.jitter(5);
      const double y = -18 - row * 29 + chance.jitter(2);
      const double rx = std::min(26 + chance.jitter(5), 198 - std::abs(x));
      if (rx < 10) continue;
      ((i + row) % 2 == 0 ? light : mid)
          .add(Path::polygon(
              {{x - rx, y + 8}, {x - rx + 3, y - 10}, {x + rx - 6, y - 12}, {x + rx, y + 4}, {x + rx - 5, y + 11}}));
    }
  }
  brush.shape(light, lighter(stone, 10), Form::flat);
  brush.shape(mid, darker(stone, 8), Form::flat);
  Path tufts;
  for (const double x : {-150.0, -138.0, -70.0, 24.0, 104.0, 116.0})
    tufts.move(x, 4).to(x - 7, -16).move(x + 4, 5).to(x + 5, -22).move(x + 8, 4).to(x + 16, -13);
  brush.part("grass", 0).line(tufts, rgb(0x66863f), 4);
}

void draw_gate(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 62, 4);
  const Colour bars = look.colour;
  Path thin;
  for (int i = 0; i < 9; ++i) {
    const double x = -36 + i * 9.0;
    const double top = 92 - 26 * (x / 40) * (x / 40);
    thin.move(x, -2).to(x, -top);
  }
  thin.add(Path::bow({{-40, -62}, {-20, -80}, {0, -86}, {20, -80}, {40, -62}}))
      .add(Path::line({{-40, -6}, {40, -6}}))
      .add(Path::line({{-40, -40}, {40, -40}}));
  brush.line(thin, bars, 1.9);
  Path scrolls;
  for (const double side : {-1.0, 1.0}) {
    scrolls.move(side * 4, -46)
        .curve(side * 4, -62, side * 32, -62, side * 32, -48)
        .curve(side * 30, -42, side * 20, -44, side * 22, -50);
    scrolls.move(side * 4, -34)
        .curve(side * 4, -16, side * 32, -16, side * 32, -30)
        .curve(side * 30, -38, side * 20, -36, side * 22, -29);
  }
  brush.line(scrolls, bars, 1.9);
  patch(brush, Path::circle(0, -44, 4), rgb(0xd9ab45));
  for (const double x : {-50.0, 50.0}) {
    Brush columns = brush.part("columns");
    columns.shape(Path::rect(x - 9, -80, 18, 80).add(Path::rect(x - 11, -7, 22, 7)).add(Path::rect(x - 12, -85, 24, 6)),
                  look.accent, Form::round);
    columns.shape(Path::circle(x, -92, 7.5), look.accent, Form::round);
  }
}

void draw_market_stall(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 64, 6);
  brush.line(Path::line({{-48, -72}, {-48, -4}}).add(Path::line({{48, -72}, {48, -4}})), darker(look.colour, 22), 3);
  brush.veil(Path::rect(-46, -72, 92, 36), brush.light().shade, 34);
  constexpr std::array goods = {rgb(0xc23b2c), rgb(0xe0952f), rgb(0x6d9440), rgb(0xe6c04c), rgb(0x8a3d5c)};
  constexpr double step = 21.5;
  double x = -2 * step;
  Path dim;
  for (std::size_t i = 0; i < goods.size(); ++i) dim.add(heap_of(x + static_cast<double>(i) * step + 0.6));
  Brush fruit = brush.part("fruit-heap", static_cast<int>(goods.size()), Relation::contains);
  fruit.line(dim, rgb(0x5e3424), 7.4);
  for (const Colour colour : goods) {
    fruit.line(heap_of(x), colour, 6);
    x += step;
  }
  Brush counter = brush.part("counter");
  counter.shape(Path::polygon({{-56, -37}, {56, -37}, {60, -29}, {-60, -29}}), lighter(look.colour, 26), Form::flat);
  counter.shape(Path::polygon({{-57, -30}, {57, -30}, {54, 0}, {-54, 0}}), look.colour, Form::tall);
  counter.line(Path::line({{-55, -20}, {55, -20}}).add(Path::line({{-54, -10}, {54, -10}})), darker(look.colour, 28),
               1.4);
  striped_awning(brush, {Point{-50, -98}, Point{50, -98}, Point{62, -68}, Point{-62, -68}}, look.accent);
}

void draw_laundry(Brush& brush, const Look& look) {
  brush.shadow(-128, 0, 8, 2);
  brush.shadow(128, 0, 8, 2);
  const auto sag = [](double x) { return 82 + 12 * (x / 128) * (x / 128); };
  brush.part("pole", 2).line(Path::line({{-128, 0}, {-126, -100}}).add(Path::line({{128, 0}, {126, -100}})), wood, 5);
  brush.part("rope").line(Path::bow({{-126, -94}, {-60, -sag(60)}, {0, -82}, {60, -sag(60)}, {126, -94}}),
                          rgb(0xe9e0cc), 1.2);
  cloth(brush, -112, sag(92), 42, 56, look.colour);
  shirt(brush, -38, sag(38), look.accent);
  cloth(brush, -8, 82, 30, 38, look.colour);
  trousers(brush, 44, sag(44), mix(look.accent, rgb(0x3c3a44), 45));
  cloth(brush, 66, sag(82), 38, 50, lighter(look.accent, 45));
}

}  // namespace art
