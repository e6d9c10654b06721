// Floors, tables and carpets in perspective.
#include "art/vocabulary/floors.h"

#include <algorithm>

#include "art/vocabulary/room_light.h"

namespace art {
namespace {

// A table hides the skirting board: its edge lies a little above the foot of the wall, even for a low eye.
double back_of_table(const Brush& brush) {
  return std::min(brush.studio().horizon + brush.height() * 0.12, below_horizon(brush, wall_foot - 0.05));
}

// The sun on the floor, beside what stands in the middle.
void floor_light(Brush& brush) {
  if (brush.light().dark || brush.light().contrast < 90) return;
  const double away = -brush.studio().side;
  const double w = brush.width();
  const double x = w * (0.5 + brush.chance().jitter(0.12));
  Path patches;
  for (int i = 0; i < 2; ++i) {
    const double a = x + away * w * (0.02 + 0.17 * i);
    patches.add(Path::polygon({{a, below_horizon(brush, 0.42)},
                               {a + away * w * 0.13, below_horizon(brush, 0.42)},
                               {a + away * w * 0.25, below_horizon(brush, 0.68)},
                               {a + away * w * 0.09, below_horizon(brush, 0.68)}}));
  }
  brush.part("sunlight", 2, Relation::carries).veil(patches, lighter(brush.light().key, 15), 26);
}

// Lines from the foot of the wall to the lower edge, which all run to the vanishing point.
Path toward_eye(const Brush& brush, double spacing) {
  Path lines;
  const double middle = brush.width() / 2;
  for (int i = -40; i <= 40; ++i) {
    const double x = (i + 0.5) * spacing;
    if (x * wall_foot > middle + 5 || x * wall_foot < -middle - 5) continue;
    // Cut where the line leaves the canvas, to save bytes.
    const double out = x < 0 ? -x : x;
    const double end = out > middle ? middle / out : 1;
    lines.move(middle + x * wall_foot, below_horizon(brush, wall_foot)).to(middle + x * end, below_horizon(brush, end));
  }
  return lines;
}

void planks(Brush& brush, Colour colour, double spacing) {
  const Path field = across(brush, foot_of_wall(brush), brush.height());
  brush.wash(field, darker(colour, 14), colour, darker(colour, 20));
  brush.line(toward_eye(brush, spacing), darker(colour, 34), 2.4);
  side_light(brush, field, 24);
  gathering_dark(brush, across(brush, foot_of_wall(brush), below_horizon(brush, 0.36)), true, 30);
}

// The part of a cloth that falls over the front edge: soft folds, and a hem that swings with them.
void hanging_hem(Brush& brush, double front, Colour colour, Colour dim) {
  Chance& chance = brush.chance();
  const double w = brush.width();
  const double low = brush.height() * 0.985;
  const double high = brush.height() * 0.958;
  const double middle = (front + low) / 2;
  Path hem;
  Path valleys;
  Path ridges;
  hem.move(-6, front).to(-6, low);
  for (double x = 0; x < w;) {
    const double wide = w * chance.range(0.09, 0.15);
    const double deep = x + wide * chance.range(0.3, 0.42);  // where the fold goes in
    hem.curve(x + wide * 0.1, low, deep - wide * 0.14, high, deep, high);
    hem.curve(deep + wide * 0.2, high, x + wide * 0.8, low, x + wide, low);
    valleys.move(deep - wide * 0.04, front).curve(deep, middle, deep - wide * 0.16, middle, deep - wide * 0.2, low);
    valleys.curve(deep - wide * 0.1, high, deep + wide * 0.1, high, deep + wide * 0.2, low);
    valleys.curve(deep + wide * 0.1, middle, deep + wide * 0.08, middle, deep + wide * 0.05, front).close();
    ridges.move(deep + wide * 0.16, front)
        .curve(deep + wide * 0.2, middle, deep + wide * 0.3, middle, deep + wide * 0.3, low);
    ridges.to(deep + wide * 0.55, low)
        .curve(deep + wide * 0.5, middle, deep + wide * 0.45, middle, deep + wide * 0.4, front);
    ridges.close();
    x += wide;
  }
  brush.shape(across(brush, front, brush.height() + 5), mix(rgb(0x3a2a20), brush.light().shade, 40), Form::flat);
  brush.shape(hem.to(w * 1.3, low).to(w * 1.3, front).close(), mix(colour, dim, 48), Form::flat);
  brush.veil(ridges, lighter(colour, 35), 42);
  brush.veil(valleys, mix(dim, brush.light().shade, 40), 34);
}

// A rug on the floor before the viewer, narrower than the whole by `in` on each side.
Path laid(const Brush& brush, const Look& look, double in) {
  const double far = 0.4 + in * 0.42;
  const double near = 0.93 - in * 0.62;
  const double half = brush.width() * 0.36 * look.size * (1 - in * 1.25);
  const double x = look.x;
  return Path::polygon({{x - half * (far + 0.12), below_horizon(brush, far)},
                        {x + half * (far + 0.12), below_horizon(brush, far)},
                        {x + half * (near + 0.12), below_horizon(brush, near)},
                        {x - half * (near + 0.12), below_horizon(brush, near)}});
}

}  // namespace

void draw_floor(Brush& brush, const Look& look) {
  planks(brush, look.colour, brush.width() * 0.15);
  floor_light(brush);
}

// The stage: a pool of light in its middle, and the row of lamps along its front.
void draw_boards(Brush& brush, const Look& look) {
  planks(brush, look.colour, brush.width() * 0.11);
  const double w = brush.width();
  const double h = brush.height();
  const Colour lamp = brush.seen(rgb(0xffe9b8), Form::glow);
  brush.sheet().fill(Path::ellipse(w / 2, below_horizon(brush, 0.58), w * 0.44, (h - brush.studio().horizon) * 0.33),
                     brush.sheet().radial(50, 50, 50, {{0, lamp, 58}, {60, lamp, 30}, {100, lamp, 0}}));
  brush.shape(Path::rect(-5, below_horizon(brush, 0.95), w + 10, h), darker(look.colour, 52), Form::flat);
  Path lamps;
  for (int i = 0; i < 9; ++i) {
    const double x = w * (0.1 + 0.1 * i);
    const double r = w * 0.016;
    lamps.move(x - r, below_horizon(brush, 0.955))
        .curve(x - r, below_horizon(brush, 0.955) - r * 1.8, x + r, below_horizon(brush, 0.955) - r * 1.8, x + r,
               below_horizon(brush, 0.955));
    lamps.close();
  }
  brush.part("lamp", 9).shape(lamps, rgb(0xffdf8e), Form::glow);
}

// Chequers: every second column and every second row as one path, filled by the even-odd rule.
void draw_tiles(Brush& brush, const Look& look) {
  const Path field = across(brush, foot_of_wall(brush), brush.height());
  brush.wash(field, mix(look.colour, brush.light().shade, 12), look.colour, darker(look.colour, 8));
  const double middle = brush.width() / 2;
  const double spacing = brush.width() * 0.2;
  Path chequers;
  const int reach = static_cast<int>(middle / wall_foot / spacing / 2) + 1;
  for (int i = -reach; i <= reach; ++i) {
    const double x = (2 * i - 0.5) * spacing;
    chequers.move(middle + x * wall_foot, below_horizon(brush, wall_foot))
        .to(middle + (x + spacing) * wall_foot, below_horizon(brush, wall_foot));
    chequers.to(middle + x + spacing, brush.height()).to(middle + x, brush.height()).close();
  }
  constexpr double far = 1 / wall_foot;
  constexpr double deep = 0.38;
  double z = 1;
  while (z < far) {
    chequers.add(Path::rect(-brush.width() * 3, below_horizon(brush, 1 / std::min(far, z + deep)), brush.width() * 7,
                            below_horizon(brush, 1 / z) - below_horizon(brush, 1 / std::min(far, z + deep))));
    z += 2 * deep;
  }
  const Colour near = brush.seen(look.accent);
  const std::vector<Stop> fading = {{0, brush.seen(mix(look.accent, look.colour, 22))}, {100, near}};
  brush.sheet().fill(chequers, brush.sheet().gradient(0, 0, 0, 100, fading), " fill-rule=\"evenodd\"");
  side_light(brush, field, 26);
  gathering_dark(brush, across(brush, foot_of_wall(brush), below_horizon(brush, 0.4)), true, 30);
  floor_light(brush);
}

// Wood that runs from left to right; the front edge catches the light.
void draw_table_top(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  const double w = brush.width();
  const double h = brush.height();
  const double back = back_of_table(brush);
  const double front = h * 0.93;
  const Path top = across(brush, back, front);
  brush.wash(top, darker(look.colour, 20), look.colour, darker(look.colour, 6));
  Path joints;
  for (const double t : {0.13, 0.33, 0.62}) joints.move(0, back + (front - back) * t).to(w, back + (front - back) * t);
  brush.line(joints, darker(look.colour, 40), 2.6);
  Path grain;
  for (int i = 0; i < 12; ++i) {
    const double t = (i + chance.range(0.1, 0.9)) / 12;
    const double y = back + (front - back) * (0.04 + 0.93 * t * (0.45 + 0.55 * t));
    const double x = w * chance.range(-0.05, 0.8);
    const double length = w * chance.range(0.12, 0.4);
    const double lift = h * 0.012 * t;
    grain.move(x, y).curve(x + length * 0.3, y - lift, x + length * 0.6, y + lift, x + length, y - lift * 0.3);
  }
  brush.sheet().stroke(grain, brush.seen(darker(look.colour, 32)), 2.4, " stroke-opacity=\".5\"");
  side_light(brush, top, 36);
  brush.veil(across(brush, back, back + h * 0.012), brush.light().shade, 34);
  brush.shape(Path::rect(-6, front, w + 12, h), darker(look.colour, 58), Form::flat);
  brush.shape(Path::rect(-6, front, w + 12, h * 0.022), mix(look.colour, brush.light().key, 30), Form::flat);
}

void draw_tablecloth(Brush& brush, const Look& look) {
  const double w = brush.width();
  const double h = brush.height();
  const double back = back_of_table(brush);
  const double front = h * 0.85;
  const Colour dim = mix(look.colour, brush.light().shade, 26);
  const Path top = across(brush, back, front);
  brush.wash(top, mix(look.colour, dim, 45), look.colour, lighter(look.colour, 20));
  side_light(brush, top, 28);
  Path creases;  // sharp ones from ironing, and some soft ones
  creases.move(w * 0.36, back).to(w * 0.2, front).move(w * 0.64, back).to(w * 0.8, front);
  creases.move(0, below_horizon(brush, 0.45)).to(w, below_horizon(brush, 0.455));
  brush.line(creases, mix(look.colour, dim, 62), 3);
  hanging_hem(brush, front, look.colour, dim);
  brush.line(Path::line({{0, front}, {w, front}}), lighter(look.colour, 55), 4);
  brush.veil(across(brush, back, back + h * 0.012), brush.light().shade, 26);
}

void draw_carpet(Brush& brush, const Look& look) {
  const double x = look.x;
  const double w = brush.width() * look.size;
  const Box box = laid(brush, look, 0).box();
  brush.veil(laid(brush, look, -0.02), brush.light().shade, 34);
  brush.shape(laid(brush, look, 0), darker(look.accent, 8), Form::tall);
  brush.shape(laid(brush, look, 0.1), mix(look.colour, look.accent, 40), Form::flat);
  brush.shape(laid(brush, look, 0.15), look.colour, Form::tall);
  const double y = box.top + box.height() * 0.44;
  Path medallion =
      Path::polygon({{x - w * 0.13, y}, {x, y - box.height() * 0.17}, {x + w * 0.13, y}, {x, y + box.height() * 0.21}});
  for (const double side : {-1.0, 1.0}) {
    medallion.add(Path::ellipse(x + side * w * 0.17, y, w * 0.02, box.height() * 0.035));
    medallion.add(Path::polygon({{x + side * w * 0.19, box.top + box.height() * 0.2},
                                 {x + side * w * 0.13, box.top + box.height() * 0.2},
                                 {x + side * w * 0.2, box.top + box.height() * 0.29}}));
    medallion.add(Path::polygon({{x + side * w * 0.26, box.bottom - box.height() * 0.22},
                                 {x + side * w * 0.17, box.bottom - box.height() * 0.22},
                                 {x + side * w * 0.245, box.bottom - box.height() * 0.36}}));
  }
  brush.part("pattern", 0).shape(medallion, look.accent, Form::flat);
  brush.shape(
      Path::polygon(
          {{x - w * 0.065, y}, {x, y - box.height() * 0.085}, {x + w * 0.065, y}, {x, y + box.height() * 0.105}}),
      darker(look.colour, 22), Form::flat);
  Path fringe;
  fringe.move(box.left + 4, box.bottom + 5).to(box.right - 4, box.bottom + 5);
  brush.part("fringe").sheet().stroke(fringe, brush.seen(rgb(0xe9dcc0)), 12,
                                      R"( stroke-linecap="butt" stroke-dasharray="3 5")");
}

}  // namespace art
