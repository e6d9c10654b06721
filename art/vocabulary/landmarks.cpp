// The buildings that stand out, each with its own silhouette.
#include "art/vocabulary/landmarks.h"

#include <array>

#include "art/vocabulary/walls.h"

namespace art {
namespace {

const Colour gilt = rgb(0xd9ab45);
const Colour pane = rgb(0x3f4a59);

void cross(Brush& brush, double x, double foot, double tall) {
  brush.part("cross").line(
      Path::line({{x, -foot}, {x, -foot - tall}})
          .add(Path::line({{x - tall * 0.28, -foot - tall * 0.66}, {x + tall * 0.28, -foot - tall * 0.66}})),
      gilt, tall * 0.13);
}

// A wall or a tower with battlements; `x` is its middle.
Path battlements(double x, double foot, double top, double half, int teeth) {
  Path path;
  const double step = half * 2 / (teeth * 2 - 1);
  const double tooth = step * 1.1;
  path.move(x - half, -foot);
  for (int i = 0; i < teeth; ++i) {
    const double left = x - half + i * 2 * step;
    path.to(left, -top).to(left + step, -top);
    if (i + 1 < teeth) path.to(left + step, -top + tooth).to(left + 2 * step, -top + tooth);
  }
  return path.to(x + half, -foot).close();
}

void cone(Brush& brush, double x, double foot, double top, double half, Colour colour) {
  Path roof;
  roof.move(x, -top)
      .to(x + half, -foot)
      .curve(x + half * 0.5, -foot + half * 0.22, x - half * 0.5, -foot + half * 0.22, x - half, -foot)
      .close();
  brush.part("roof").shape(roof, colour, Form::round);
}

void onion(Brush& brush, double x, double foot, double size, Colour colour) {
  Path dome;
  dome.move(x - size * 0.3, -foot)
      .curve(x - size * 0.75, -foot - size * 0.35, x - size * 0.5, -foot - size * 0.75, x, -foot - size * 1.4);
  dome.curve(x + size * 0.5, -foot - size * 0.75, x + size * 0.75, -foot - size * 0.35, x + size * 0.3, -foot).close();
  brush.part("dome").shape(dome, colour, Form::round);
  cross(brush, x, foot + size * 1.36, size * 0.5);
}

void onion_church(Brush& brush, const Look& look) {
  const double eye = eye_level(brush);
  const Wall front = {14, -32, 0.95, eye};
  const Wall side = {14, 34, 0.9, eye};
  const Planes tones = planes(brush, look.colour);
  Path drums;
  for (const double x : {-24.0, 25.0}) drums.add(Path::rect(x - 3.6, -54, 7.2, 14));
  brush.shape(drums, tones.right, Form::flat);
  onion(brush, -24, 53, 13, look.accent);
  onion(brush, 25, 53, 13, look.accent);
  brush.shape(Path::rect(-8, -62, 14, 24), look.colour, Form::round);
  onion(brush, -1, 61, 22, look.accent);
  // Each bay ends in a round gable.
  const auto bays = [](const Wall& wall, int count) {
    Path path;
    path.move(wall.at(0, 0).x, wall.at(0, 0).y).to(wall.at(0, 40).x, wall.at(0, 40).y);
    for (int i = 0; i < count; ++i) {
      const Point a = wall.at(static_cast<double>(i) / count, 40);
      const Point b = wall.at((i + 1.0) / count, 40);
      path.curve(a.x, a.y - 9, b.x, b.y - 9, b.x, b.y);
    }
    return path.to(wall.at(1, 0).x, wall.at(1, 0).y).close();
  };
  brush.shape(bays(side, 2), tones.right, Form::tall);
  brush.shape(bays(front, 3), tones.left, Form::tall);
  Windows windows(brush);
  for (const double t : {1 / 6.0, 0.5, 5 / 6.0}) windows.arched(front, t - 0.05, t + 0.05, 22, 35);
  for (const double t : {0.25, 0.75}) windows.arched(side, t - 0.08, t + 0.08, 22, 35);
  windows.arched(Wall{-8, 6, 1, eye}, 0.36, 0.64, 47, 58);
  windows.paint(lighter(look.accent, 30));
  brush.part("door").shape(front.arched(0.38, 0.62, 0, 16), rgb(0x5a3b28), Form::flat);
  Path ribs;
  for (const double t : {1 / 3.0, 2 / 3.0}) ribs.add(Path::line({front.at(t, 0), front.at(t, 40)}));
  brush.line(ribs, mix(look.colour, brush.light().shade, 30), 1.2);
}

void spire_church(Brush& brush, const Look& look) {
  const double eye = eye_level(brush);
  const Wall nave = {-10, 40, 0.86, eye};
  const Wall front = {-10, -32, 0.97, eye};
  const Wall side = {-10, 0, 0.97, eye};
  const Planes tones = planes(brush, look.colour);
  brush.shape(nave.pane(0, 1, 0, 28), tones.right, Form::tall);
  const Point far = nave.at(1.03, 26);
  brush.part("roof").shape(Path::polygon({nave.at(0, 26), nave.at(0.02, 47), nave.at(0.9, 46), far}), look.accent,
                           Form::tall);
  brush.veil(nave.pane(0, 1, 23, 26), brush.light().shade, 40);
  Brush tower = brush.part("tower");
  tower.shape(side.pane(0, 1, 0, 58), mix(tones.right, brush.light().shade, 12), Form::flat);
  tower.shape(front.pane(0, 1, 0, 58), tones.left, Form::tall);
  const Point tip = {-19, -93};
  Brush spire = brush.part("roof");
  spire.shape(Path::polygon({front.at(-0.03, 56), tip, side.at(1.12, 56)}), mix(look.accent, brush.light().shade, 32),
              Form::flat);
  spire.shape(Path::polygon({front.at(1.06, 56), tip, front.at(-0.03, 56)}), look.accent, Form::tall);
  cross(brush, tip.x, 92, 8);
  Windows windows(brush);
  for (const double t : {0.34, 0.56, 0.78}) windows.arched(nave, t - 0.045, t + 0.045, 7, 21);
  windows.arched(front, 0.2, 0.42, 42, 53);
  windows.arched(front, 0.58, 0.8, 42, 53);
  windows.paint(mix(look.colour, rgb(0x8a7a6a), 40));
  const Point clock = front.at(0.5, 34);
  Brush dial = brush.part("clock-face");
  dial.shape(Path::circle(clock.x, clock.y, 4.2), rgb(0xf3ecd8), Form::flat);
  dial.line(Path::line({clock + Point{0, -3}, clock, clock + Point{2, 1}}), rgb(0x3a3032), 0.8);
  Brush door = brush.part("door");
  door.shape(front.arched(0.28, 0.72, 0, 20), mix(look.colour, rgb(0x8a7a6a), 40), Form::flat);
  door.shape(front.arched(0.36, 0.64, 0, 17), rgb(0x5a3b28), Form::flat);
  brush.line(front.level(0, 1, 40).add(side.level(0, 1, 40)), lighter(look.colour, 30), 1.2);
}

void ivy(Brush& brush, const Path& path) {
  const Colour leaf = rgb(0x4f7038);
  Brush leaves = brush.part("ivy");
  leaves.shape(path, leaf, Form::tall);
  leaves.dabs(path, lighter(leaf, 26), 4, 26);
}

void sail(Brush& brush, Point hub, double degrees, Colour frame, Colour cloth) {
  Brush arm = brush.part("mill-sails").at(hub.x, hub.y, 1, degrees);
  patch(arm, Path::polygon({{1, -8}, {11, -10}, {11, -45}, {1, -45}}), cloth);
  Path lattice = Path::line({{0, 4}, {0, -46}}).add(Path::line({{11, -10}, {11, -45}}));
  for (const double y : {-10.0, -19.0, -28.0, -37.0, -45.0}) lattice.add(Path::line({{0, y}, {11, y}}));
  arm.line(lattice, frame, 1.4);
}

}  // namespace

void draw_church(Brush& brush, const Look& look) {
  brush.shadow(2, -1, 42, 3.5);
  if (look.style == "onion") {
    onion_church(brush, look);
  } else {
    spire_church(brush, look);
  }
}

void draw_castle(Brush& brush, const Look& look) {
  const Colour stone = look.colour;
  const Colour shade = mix(stone, brush.light().shade, 30);
  brush.shadow(0, -1, 72, 4);
  cone(brush, 18, 72, 98, 10, look.accent);
  brush.part("tower").shape(Path::rect(10, -74, 16, 50), shade, Form::round);
  brush.part("tower").shape(battlements(-8, 0, 66, 20, 5), mix(stone, brush.light().shade, 12), Form::round);
  cone(brush, -20, 72, 92, 8, look.accent);
  brush.part("tower").shape(Path::rect(-26.5, -74, 13, 20), stone, Form::round);
  brush.shape(battlements(0, 0, 36, 58, 12), stone, Form::tall);
  for (const double x : {-58.0, 58.0}) {
    Brush tower = brush.part("tower");
    tower.shape(Path::polygon({{x - 12, 0}, {x - 10.5, -46}, {x + 10.5, -46}, {x + 12, 0}}), stone, Form::round);
    tower.shape(battlements(x, 43, 56, 13, 3), stone, Form::round);
    cone(brush, x, 54, 80, 10, look.accent);
  }
  for (const double x : {-15.0, 15.0})
    brush.part("tower").shape(battlements(x, 0, 44, 7, 2), lighter(stone, 8), Form::round);
  const Wall gate = {-9, 9, 1, 10};
  Brush portal = brush.part("gate");
  portal.shape(gate.arched(0, 1, 0, 27), rgb(0x3b2c25), Form::flat);
  portal.line(Path::line({{-3, 0}, {-3, -25}})
                  .add(Path::line({{3, 0}, {3, -25}}))
                  .add(Path::line({{-8, -9}, {8, -9}}))
                  .add(Path::line({{-8, -17}, {8, -17}})),
              rgb(0x8a7a62), 0.9);
  Path slits;
  for (const Point p : {Point{-58, -34}, Point{58, -34}, Point{-58, -20}, Point{58, -20}, Point{18, -62},
                        Point{-20, -64}, Point{2, -52}, Point{-6, -52}, Point{-34, -20}, Point{36, -20}}) {
    slits.add(Path::rect(p.x - 1.3, p.y - 4, 2.6, 8));
  }
  lit_patch(brush.part("window", 10), slits, pane);
  brush.part("pole").line(Path::line({{18, -97}, {18, -104}}), rgb(0x4a4038), 1);
  brush.part("flag").shape(Path::polygon({{18, -105}, {29, -102}, {18, -99}}), rgb(0xb93029), Form::flat);
}

void draw_tower(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 18, 2.5);
  brush.shape(Path()
                  .move(-15, 0)
                  .curve(-11, -20, -11, -40, -11, -62)
                  .to(11, -62)
                  .curve(11, -40, 11, -20, 15, 0)
                  .curve(8, 2, -8, 2, -15, 0)
                  .close(),
              look.colour, Form::round);
  brush.shape(battlements(0, 58, 72, 15, 4), look.colour, Form::round);
  cone(brush, 0, 69, 97, 12.5, look.accent);
  brush.line(Path::line({{0, -96}, {0, -101}}), rgb(0x4a4038), 0.8);
  patch(brush, Path::polygon({{-15, -58}, {15, -58}, {11, -54}, {-11, -54}}),
        mix(look.colour, brush.light().shade, 50));
  Path slits;
  for (const Point p : {Point{-3, -46}, Point{4, -30}, Point{-5, -20}})
    slits.add(Wall{p.x - 1.6, p.x + 1.6, 1, 0}.arched(0, 1, -p.y - 4, -p.y + 4));
  lit_patch(brush.part("window", 3), slits, pane);
  brush.part("door").shape(Wall{-2, 6, 1, 0}.arched(0, 1, 0, 11), rgb(0x4a3324), Form::flat);
  Path joints;
  for (const Point p :
       {Point{-10, -48}, Point{4, -50}, Point{-9, -34}, Point{-2, -38}, Point{5, -20}, Point{-11, -10}, Point{-4, -26}})
    joints.move(p.x, p.y).to(p.x + 4, p.y);
  brush.line(joints, darker(look.colour, 32), 0.9);
}

void draw_windmill(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 26, 3.5);
  brush.shape(Path()
                  .move(-22, 0)
                  .curve(-17, -22, -14, -44, -12, -60)
                  .to(12, -60)
                  .curve(14, -44, 17, -22, 22, 0)
                  .curve(12, 3, -12, 3, -22, 0)
                  .close(),
              look.colour, Form::round);
  brush.part("roof").shape(Path()
                               .move(-14, -59)
                               .curve(-14, -74, -6, -78, 2, -78)
                               .curve(12, -78, 15, -66, 14, -59)
                               .curve(6, -56, -6, -56, -14, -59)
                               .close(),
                           look.accent, Form::round);
  brush.line(Path::bow({{-19, -24}, {0, -20}, {19, -24}}), darker(look.accent, 20), 2.4);
  Windows windows(brush);
  windows.add(Wall{-4, 4, 1, 0}, 0.1, 0.9, 30, 38);
  windows.add(Wall{-9, -2, 1, 0}, 0.1, 0.9, 45, 52);
  windows.paint(lighter(look.accent, 30));
  brush.part("door").shape(Wall{-5, 6, 1, 0}.arched(0, 1, 0, 17), darker(look.accent, 30), Form::flat);
  const double turn = brush.chance().range(12, 40);
  const Point hub = {2, -64};
  for (int i = 0; i < 4; ++i) sail(brush, hub, turn + i * 90, darker(look.accent, 22), rgb(0xece0c6));
  brush.shape(Path::circle(hub.x, hub.y, 3), darker(look.accent, 40), Form::flat);
}

void draw_lighthouse(Brush& brush, const Look& look) {
  const bool dark = brush.light().dark;
  if (dark) {
    brush.part("beam-of-light", 2)
        .veil(Path::polygon({{0, -88}, {130, -110}, {130, -74}})
                  .add(Path::polygon({{0, -88}, {-130, -104}, {-130, -78}})),
              rgb(0xfff0b0), 26);
  }
  brush.part("rock").shape(Path::smooth({{-30, 2}, {-26, -8}, {-14, -11}, {0, -9}, {14, -13}, {25, -8}, {31, 2}}),
                           rgb(0x7d776f), Form::round);
  brush.shape(Path::polygon({{-12, -6}, {-7, -78}, {7, -78}, {12, -6}}), look.colour, Form::round);
  const auto band = [](double low, double high) {
    const auto half = [](double y) { return 12 - 5 * (y - 6) / 72; };
    return Path::polygon({{-half(low), -low}, {-half(high), -high}, {half(high), -high}, {half(low), -low}});
  };
  brush.part("stripes", 3).shape(band(16, 29).add(band(42, 54)).add(band(66, 75)), look.accent, Form::round);
  Path slits;
  for (const Point p : {Point{1, -35}, Point{-1, -60}}) slits.add(Path::rect(p.x - 1.3, p.y - 2.5, 2.6, 5));
  lit_patch(brush.part("window", 2), slits, pane);
  brush.part("door").shape(Wall{-3, 4, 1, 0}.arched(0, 1, 6, 15), rgb(0x4a3324), Form::flat);
  brush.shape(Path::rect(-10.5, -80, 21, 3), rgb(0x3d3a3e), Form::flat);
  brush.part("lamp").shape(Path::rect(-5.5, -91, 11, 11),
                           dark ? rgb(0xfff2b4) : mix(rgb(0xd4e2e0), brush.light().sky, 30),
                           dark ? Form::glow : Form::flat);
  Path rail = Path::line({{-10, -85}, {10, -85}});
  for (const double x : {-10.0, -5.5, 0.0, 5.5, 10.0})
    rail.add(Path::line({{x, -80}, {x, x == -5.5 || x == 5.5 || x == 0 ? -91.0 : -85.0}}));
  brush.part("railing").line(rail, rgb(0x3d3a3e), 0.9);
  brush.part("roof").shape(
      Path().move(-7.5, -90).curve(-6, -96, -2, -98, 0, -100).curve(2, -98, 6, -96, 7.5, -90).close(), look.accent,
      Form::round);
  if (dark) brush.glow(0, -86, 34, rgb(0xfff0b0), 85);
}

void draw_palace(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 124, 4);
  const double eye = eye_level(brush);
  const Planes tones = planes(brush, look.colour);
  const Colour trim = lighter(look.colour, 50);
  const Wall wing_side = {106, 117, 0.94, eye};
  brush.shape(wing_side.pane(0, 1, 0, 58), tones.right, Form::flat);
  brush.part("roof").shape(Path::polygon({{-109, -57}, {-99, -76}, {103, -76}, {119, -57}}), look.accent, Form::tall);
  Path stacks;
  for (const double x : {-72.0, -46.0, 46.0, 72.0}) stacks.add(Path::rect(x - 2.5, -85, 5, 11));
  brush.part("chimney", 4).shape(stacks, darker(look.colour, 30), Form::flat);
  const Wall wings = {-106, 106, 1, eye};
  brush.shape(wings.pane(0, 1, 0, 58), tones.left, Form::tall);
  brush.part("dome").shape(
      Path().move(-26, -70).curve(-26, -84, -10, -88, 0, -96).curve(10, -88, 26, -84, 26, -70).close(), look.accent,
      Form::round);
  const Wall middle = {-30, 30, 1, eye};
  brush.veil(middle.pane(1, 1.06, 0, 58), brush.light().shade, 40);
  brush.shape(middle.pane(0, 1, 0, 60), lighter(tones.left, 14), Form::tall);
  brush.shape(Path::polygon({{-33, -60}, {0, -77}, {33, -60}}), trim, Form::tall);
  patch(brush, Path::polygon({{-24, -62}, {0, -74}, {24, -62}}), mix(look.colour, brush.light().shade, 16));
  brush.shape(Path::circle(0, -66, 3.2), gilt, Form::flat);
  Windows windows(brush);
  for (const double low : {9.0, 33.0}) {
    windows.row(wings, 0.01, 0.35, 5, 40, low, low + 15);
    windows.row(wings, 0.65, 0.99, 5, 40, low, low + 15);
    for (const double t : {0.25, 0.5, 0.75}) {
      if (low > 20 || t != 0.5) windows.arched(middle, t - 0.055, t + 0.055, low, low + 17);
    }
  }
  windows.paint(trim);
  Path pilasters;
  for (const double t : {0.06, 0.35, 0.61, 0.9}) pilasters.add(middle.pane(t, t + 0.05, 4, 58));
  patch(brush.part("columns", 4), pilasters, trim);
  brush.line(wings.level(0, 1, 57).add(wings.level(0, 1, 28)).add(middle.level(-0.05, 1.05, 59.5)), trim, 2);
  brush.part("door").shape(middle.arched(0.41, 0.59, 0, 22), rgb(0x5a3b28), Form::flat);
  brush.part("steps").shape(Path::polygon({{-16, -4}, {16, -4}, {22, 0}, {-22, 0}}), trim, Form::flat);
  brush.line(Path::line({{0, -95}, {0, -101}}), gilt, 1.4);
}

void draw_temple(Brush& brush, const Look& look) {
  const Colour stone = look.colour;
  const Colour shade = mix(stone, brush.light().shade, 40);
  brush.shadow(2, 0, 78, 5);
  Path steps = Path::polygon({{-72, 0}, {-70, -5}, {74, -5}, {77, 0}});
  Brush stairs = brush.part("steps");
  stairs.shape(steps, darker(stone, 12), Form::tall);
  stairs.shape(Path::polygon({{-66, -5}, {-64, -10}, {69, -10}, {72, -5}}), lighter(stone, 12), Form::flat);
  brush.shape(Path::polygon({{-54, -10}, {-54, -62}, {66, -62}, {66, -12}}), mix(shade, rgb(0x2e2430), 28), Form::flat);
  lit_patch(brush.part("door"), Wall{-9, 7, 1, 0}.pane(0, 1, 10, 48), rgb(0x2b2128));
  // The long side runs off to the right behind its own columns.
  Path behind;
  for (int i = 0; i < 3; ++i)
    behind.add(Path::polygon({{50.0 + i * 6, -11}, {50.4 + i * 6, -59}, {53.0 + i * 6, -59}, {53.4 + i * 6, -11}}));
  brush.part("columns", 0).shape(behind, shade, Form::flat);
  for (int i = 0; i < 6; ++i) {
    const double x = -55 + i * 19.6;
    Path column;
    column.move(x - 5, -10)
        .curve(x - 4, -30, x - 4, -45, x - 3.4, -57)
        .to(x - 6, -61)
        .to(x + 6, -61)
        .to(x + 3.4, -57)
        .curve(x + 4, -45, x + 4, -30, x + 5, -10)
        .close();
    brush.part("columns").shape(column, stone, Form::round);
  }
  brush.shape(Path::polygon({{46, -60}, {50, -71}, {72, -69}, {70, -59}}), shade, Form::flat);
  brush.shape(Path::polygon({{-62, -60}, {-64, -71}, {52, -71}, {50, -60}}), stone, Form::tall);
  brush.part("roof").shape(Path::polygon({{-6, -97}, {14, -95}, {75, -69}, {56, -71}}), look.accent, Form::tall);
  brush.shape(Path::polygon({{-68, -71}, {-6, -98}, {56, -71}}), stone, Form::tall);
  brush.shape(Path::polygon({{-54, -73}, {-6, -93}, {42, -73}}), mix(stone, brush.light().shade, 26), Form::flat);
  brush.shape(Path::circle(-6, -79, 4.5).add(Path::ellipse(-22, -77, 7, 2.6)).add(Path::ellipse(10, -77, 7, 2.6)),
              look.accent, Form::flat);
  Path blocks;
  for (int i = 0; i < 7; ++i) blocks.add(Path::rect(-57 + i * 16.0, -69, 5, 6));
  patch(brush, blocks, look.accent);
}

void draw_ruin(Brush& brush, const Look& look) {
  const Colour stone = look.colour;
  const Colour shade = mix(stone, brush.light().shade, 38);
  brush.shadow(0, -1, 66, 6);
  brush.shape(
      Path::polygon({{22, 0}, {22, -46}, {30, -42}, {34, -52}, {44, -40}, {50, -44}, {60, -22}, {64, -24}, {66, 0}}),
      shade, Form::tall);
  Path wall;
  wall.move(-44, 0)
      .to(-46, -62)
      .to(-40, -66)
      .to(-40, -78)
      .to(-32, -80)
      .to(-28, -92)
      .to(-18, -90)
      .to(-10, -99)
      .to(4, -94)
      .to(8, -84)
      .to(16, -82)
      .to(18, -66)
      .to(26, -60)
      .to(24, 0)
      .close();
  // Two lancets stand open: the second contour runs the other way round.
  for (const double x : {-24.0, 2.0}) {
    wall.move(x - 8, -18)
        .to(x + 8, -18)
        .to(x + 8, -52)
        .curve(x + 7, -62, x + 3, -68, x, -72)
        .curve(x - 3, -68, x - 7, -62, x - 8, -52)
        .close();
  }
  brush.shape(wall, stone, Form::tall);
  Path reveals;  // the thickness of the wall
  for (const double x : {-24.0, 2.0}) {
    reveals.move(x + 8, -18)
        .to(x + 8, -52)
        .curve(x + 7, -62, x + 3, -68, x, -72)
        .curve(x + 1, -64, x + 3, -56, x + 3.5, -48)
        .to(x + 3.5, -18)
        .close();
  }
  patch(brush.part("window", 2), reveals, shade);
  Path joints;
  for (const Point p : {Point{-42, -54}, Point{-40, -36}, Point{-12, -84}, Point{12, -30}, Point{14, -64},
                        Point{-38, -12}, Point{-6, -10}, Point{30, -24}, Point{44, -18}})
    joints.move(p.x, p.y).to(p.x + 7, p.y + 0.5);
  brush.line(joints, darker(stone, 34), 1.2);
  ivy(brush,
      Path::smooth({{-52, 1}, {-51, -30}, {-48, -46}, {-42, -60}, {-39, -42}, {-35, -34}, {-36, -16}, {-28, 1}}));
  ivy(brush,
      Path::smooth({{8, -88}, {16, -86}, {21, -80}, {22, -70}, {28, -62}, {24, -46}, {20, -58}, {15, -66}, {14, -78}}));
  brush.part("rock", 3).shape(Path::polygon({{-62, 1}, {-61, -12}, {-52, -14}, {-50, 1}})
                                  .add(Path::polygon({{34, 2}, {38, -9}, {50, -8}, {54, 2}}))
                                  .add(Path::polygon({{-26, 3}, {-24, -5}, {-14, -6}, {-12, 3}})),
                              lighter(stone, 8), Form::round);
}

void draw_theatre(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 74, 4);
  const double eye = eye_level(brush);
  const Planes tones = planes(brush, look.colour);
  const Colour trim = lighter(look.colour, 45);
  const Wall front = {-66, 56, 1, eye};
  const Wall side = {56, 69, 0.93, eye};
  brush.part("roof").shape(Path::polygon({{-40, -62}, {-34, -86}, {34, -86}, {44, -62}}), darker(look.colour, 24),
                           Form::tall);
  brush.part("dome").shape(Path().move(-38, -84).curve(-20, -98, 20, -98, 38, -84).close(), rgb(0x6f8a80), Form::round);
  brush.shape(side.pane(0, 1, 0, 63), tones.right, Form::flat);
  brush.shape(front.pane(0, 1, 0, 63), tones.left, Form::tall);
  const Wall porch = {-42, 32, 1, eye};
  patch(brush, porch.pane(0, 1, 6, 52), mix(look.colour, brush.light().shade, 45));
  Path doors;
  Path panes;
  for (const double t : {0.14, 0.38, 0.62, 0.86}) {
    doors.add(porch.arched(t - 0.06, t + 0.06, 6, 28));
    panes.add(porch.arched(t - 0.05, t + 0.05, 34, 47));
  }
  lit_patch(brush.part("door", 4), doors, rgb(0x6a3527));
  lit_patch(brush.part("window", 4), panes, rgb(0x6a3527));
  Windows windows(brush);
  for (const double low : {10.0, 36.0}) {
    windows.arched(front, 0.06, 0.13, low, low + 16);
    windows.arched(front, 0.87, 0.94, low, low + 16);
  }
  windows.paint(trim);
  Path banners;
  for (const double x : {-46.0, 36.0})
    banners.add(Path::polygon({{x - 3.6, -54}, {x + 3.6, -54}, {x + 3.6, -22}, {x, -26}, {x - 3.6, -22}}));
  brush.part("banner", 2).shape(banners, look.accent, Form::round);
  for (int i = 0; i < 5; ++i)
    brush.part("columns").shape(porch.pane(i * 0.24 - 0.02, i * 0.24 + 0.05, 5, 52), trim, Form::round);
  brush.shape(Path::polygon({{-47, -58}, {-47, -52}, {37, -52}, {37, -58}}), trim, Form::flat);
  brush.shape(Path::polygon({{-50, -58}, {-5, -80}, {40, -58}}), trim, Form::tall);
  patch(brush, Path::polygon({{-38, -60}, {-5, -76}, {28, -60}}), look.accent);
  brush.shape(Path::circle(-11, -64, 3.6).add(Path::circle(1, -64, 3.6)), gilt, Form::flat);
  brush.line(front.level(0, 1, 62).add(front.level(0, 0.18, 31)).add(front.level(0.82, 1, 31)), trim, 2);
  brush.part("steps").shape(Path::polygon({{-46, -6}, {36, -6}, {46, 0}, {-56, 0}}), lighter(look.colour, 25),
                            Form::tall);
  brush.line(Path::line({{-49, -3.5}, {39, -3.5}}), darker(look.colour, 22), 0.9);
}

}  // namespace art
