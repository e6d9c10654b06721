// Outdoor backdrops: what rises from the horizon, and the ground below it.
#include <array>
#include <vector>

#include "art/shore.h"
#include "art/vocabulary/families.h"

namespace art {
namespace {

double below(const Brush& brush, double share) {
  return brush.studio().horizon + (brush.height() - brush.studio().horizon) * share;
}
Path ground(const Brush& brush, double from = 0) {
  const double y = below(brush, from);
  return Path::rect(0, y, brush.width(), brush.height() - y);
}

// A ridge line over the whole width down to `foot`: `rough` makes crags of swells.
Path ridge(Brush& brush, double base, double rise, int peaks, bool rough, double foot) {
  Chance& chance = brush.chance();
  Path path;
  path.move(-20, foot);
  const double step = (brush.width() + 40) / (peaks * 2);
  double x = -20;
  path.to(x, base - rise * chance.range(0.2, 0.7));
  for (int i = 0; i < peaks * 2; ++i) {
    const double y = base - rise * (i % 2 == 0 ? chance.range(0.65, 1) : chance.range(0.15, 0.45));
    const double to = x + step * chance.range(0.75, 1.25);
    if (rough) {
      path.to(x + (to - x) * 0.45, y + rise * chance.range(0.05, 0.2)).to(to, y);
    } else {
      path.curve(x + step * 0.5, path.items().back().p.y, to - step * 0.5, y, to, y);
    }
    x = to;
  }
  path.to(std::max(x, brush.width() + 20), base).to(std::max(x, brush.width() + 20), foot).close();
  return path;
}

void mountains(Brush& brush, const Look& look) {
  const double h = brush.studio().horizon;
  const double rise = brush.height() * 0.3 * look.size;
  Brush back = brush.distant(55);
  back.shape(ridge(back, h, rise * 0.9, 6, true, h + 20), mix(look.colour, brush.light().zenith, 30), Form::tall);
  Chance& chance = brush.chance();
  for (int i = 0; i < 3; ++i) {  // nearer ones, each with snow and a shaded flank
    const double x = brush.width() * (0.16 + 0.34 * i + chance.jitter(0.07));
    const double top = h - rise * chance.range(0.55, 0.95);
    const double half = (h - top) * chance.range(0.85, 1.1);
    Brush near = brush.distant(28);
    near.shape(Path::polygon({{x - half, h + 12},
                              {x - half * 0.42, h - (h - top) * 0.55},
                              {x, top},
                              {x + half * 0.5, h - (h - top) * 0.5},
                              {x + half, h + 12}}),
               look.colour, Form::round);
    const double fall = (h - top) * 0.3;
    near.part("snow-cover")
        .shape(Path::polygon({{x, top},
                              {x - fall * 0.62, top + fall},
                              {x - fall * 0.22, top + fall * 0.72},
                              {x, top + fall * 1.15},
                              {x + fall * 0.25, top + fall * 0.75},
                              {x + fall * 0.6, top + fall * 1.02}}),
               rgb(0xf4f4f2), Form::round);
  }
}

void hills(Brush& brush, const Look& look) {
  const double h = brush.studio().horizon;
  for (int i = 0; i < 2; ++i) {
    Brush layer = brush.distant(i == 0 ? 52 : 26);
    const double rise = brush.height() * (i == 0 ? 0.13 : 0.07) * look.size;
    layer.shape(ridge(layer, h + brush.height() * 0.015 * i, rise, 2 + i, false, h + brush.height() * 0.05),
                mix(look.colour, brush.light().sky, i == 0 ? 26 : 8), Form::tall);
  }
}

// Crown beside crown, each a bow of the skyline.
void forest(Brush& brush, const Look& look) {
  const double h = brush.studio().horizon;
  for (int row = 0; row < 2; ++row) {
    Brush layer = brush.distant(row == 0 ? 44 : 16);
    Chance& chance = layer.chance();
    const double size = brush.height() * (row == 0 ? 0.3 : 0.2) * look.size;
    Path crowns;
    double x = -30;
    crowns.move(x, h + brush.height() * 0.04).to(x, h - size * 0.5);
    while (x < brush.width() + 20) {
      const double wide = size * chance.range(0.3, 0.62);
      const double dip = h - size * chance.range(0.38, 0.66);
      const double top = h - size * chance.range(0.75, 1.35);
      crowns.curve(x - wide * 0.08, top, x + wide * 1.08, top, x + wide, dip);
      x += wide;
    }
    crowns.to(x, h + brush.height() * 0.04).close();
    layer.leaves(crowns, row == 0 ? mix(look.colour, brush.light().sky, 25) : look.colour, 17);
  }
}

// House beside house; walls of one colour are one shape, so that a whole town costs little.
void town(Brush& brush, const Look& look) {
  const double h = brush.studio().horizon;
  Chance& chance = brush.chance();
  std::array<Path, 3> walls;
  std::array<Path, 2> roofs;
  std::array<Path, 2> spires;
  Path windows;
  for (double x = -30; x < brush.width();) {
    const double w = brush.width() * chance.range(0.055, 0.1);
    const double tall = brush.height() * chance.range(0.08, 0.2) * look.size;
    const double roof = tall * chance.range(0.18, 0.42);
    const double eaves = h - tall;
    walls[static_cast<std::size_t>(chance.below(3))].add(Path::rect(x, eaves, w, tall + 14));
    const std::size_t tile = chance.one_in(3) ? 1 : 0;
    if (chance.one_in(6)) {
      spires[tile].add(Path::polygon({{x, eaves}, {x + w / 2, eaves - roof * 3}, {x + w, eaves}}));
    } else {
      roofs[tile].add(Path::polygon(
          {{x - 4, eaves}, {x + w * 0.2, eaves - roof}, {x + w * 0.8, eaves - roof}, {x + w + 4, eaves}}));
    }
    for (int i = 0; i < 4; ++i) {
      const double at = x + w * (0.22 + 0.28 * chance.below(3));
      const double top = eaves + tall * (0.2 + 0.24 * chance.below(3));
      windows.move(at, top).to(at, top + 12);
    }
    x += w * chance.range(0.9, 1.05);
  }
  Brush far = brush.distant(38);
  constexpr std::array plaster = {rgb(0xe6d2b0), rgb(0xb98b74), rgb(0xd9c7b8)};
  for (std::size_t i = 0; i < walls.size(); ++i) {
    if (!walls[i].empty())
      far.part("house", 0).shape(walls[i], mix(look.colour, plaster[i], 35 + 20 * static_cast<int>(i)), Form::flat);
  }
  constexpr std::array tiles = {rgb(0xa65c43), rgb(0x6d7684)};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (!roofs[i].empty()) far.part("roof", 0).shape(roofs[i], tiles[i], Form::flat);
    if (!spires[i].empty()) far.part("spire", 0).shape(spires[i], tiles[i], Form::flat);
  }
  const bool lit = brush.light().dark;
  brush.part("window", 0)
      .sheet()
      .stroke(windows, lit ? brush.seen(rgb(0xffcf6a), Form::glow) : far.seen(rgb(0x57606e)), 8,
              " stroke-linecap=\"butt\"");
}

// Waves as broken lines that grow toward the viewer.
void ripples(Brush& brush, double from, Colour light, Colour dark) {
  Chance& chance = brush.chance();
  for (int tone = 0; tone < 2; ++tone) {
    for (int near = 0; near < 2; ++near) {
      Path lines;
      for (int i = 0; i < 10; ++i) {
        const double t = from + (1 - from) * (near == 0 ? chance.range(0.02, 0.35) : chance.range(0.35, 0.98));
        const double length = brush.width() * (0.03 + 0.1 * t) * chance.range(0.5, 1.4);
        const double x = chance.range(-0.05, 1) * brush.width();
        const double y = below(brush, t);
        lines.move(x, y).bend(x + length * 0.5, y - 9 * t, x + length, y);
      }
      brush.sheet().stroke(lines, brush.seen(tone == 0 ? light : dark), near == 0 ? 3 : 6.5, " stroke-opacity=\".7\"");
    }
  }
}

// The light of sun or moon on the water, broader toward the viewer.
void glitter(Brush& brush, double from) {
  const double x = brush.studio().sun;
  if (x < 0) return;
  Chance& chance = brush.chance();
  Path dashes;
  for (int i = 0; i < 8; ++i) {
    const double half = brush.width() * (0.014 + 0.008 * i) * chance.range(0.6, 1.2);
    const double middle = x + chance.jitter(half * 0.5);
    const double y = below(brush, from + 0.02 + 0.05 * i + 0.008 * i * i);
    dashes.move(middle - half, y).to(middle + half, y);
  }
  brush.part("reflection", 1, Relation::carries)
      .sheet()
      .stroke(dashes, brush.seen(lighter(brush.light().key, 20), Form::glow), 7, " stroke-opacity=\".8\"");
}

void water(Brush& brush, const Look& look, double from) {
  const Light& light = brush.light();
  const Colour far = mix(look.colour, light.horizon, 58);
  brush.wash(ground(brush, from), far, mix(look.colour, light.sky, 22), darker(look.colour, 26));
  ripples(brush, from, mix(light.horizon, rgb(0xffffff), 30), darker(look.colour, 34));
  glitter(brush, from);
}
void sea(Brush& brush, const Look& look) { water(brush, look, 0); }
void lake(Brush& brush, const Look& look) {
  water(brush, look, 0);
  Chance& chance = brush.chance();  // the far bank, and its image in the water
  const double h = brush.studio().horizon;
  brush.part("reflection", 1, Relation::carries)
      .veil(Path::rect(0, h, brush.width(), brush.height() * 0.06), mix(rgb(0x35523a), brush.light().shade, 30), 50);
  brush.part("forest").distant(30).leaves(
      Path::lump(chance, brush.width() * 0.82, h + 2, brush.width() * 0.3, brush.height() * 0.035, 9, 0.3),
      rgb(0x52743f), 9);
}
void canal(Brush& brush, const Look& look) {
  water(brush, look, canal_wall - 0.01);
  const double y = below(brush, 0.0);
  brush.shape(Path::rect(-5, y - 4, brush.width() + 10, below(brush, canal_wall) - y), rgb(0x9a8f80), Form::flat);
}

void river(Brush& brush, const Look& look) {
  const double w = brush.width();
  const double h = brush.studio().horizon;
  const double x = look.x;
  const double bottom = brush.height();
  Path bed;
  bed.move(x + w * 0.02, h + 4)
      .curve(x - w * 0.16, below(brush, 0.1), x + w * 0.22, below(brush, 0.24), x + w * 0.05, below(brush, 0.42));
  bed.curve(x - w * 0.2, below(brush, 0.66), x - w * 0.34, below(brush, 0.8), x - w * 0.4, bottom + 5)
      .to(x + w * 0.3, bottom + 5);
  bed.curve(x + w * 0.2, below(brush, 0.75), x + w * 0.2, below(brush, 0.6), x + w * 0.27, below(brush, 0.42));
  bed.curve(x + w * 0.34, below(brush, 0.2), x - w * 0.06, below(brush, 0.1), x + w * 0.05, h + 4).close();
  const Light& light = brush.light();
  brush.wash(bed, mix(look.colour, light.horizon, 66), mix(look.colour, light.sky, 45),
             mix(look.colour, light.zenith, 25));
  Path lines;
  for (const double t : {0.16, 0.3, 0.46, 0.6, 0.72, 0.86}) {
    const double y = below(brush, t);
    const double at = x + w * (0.1 - t * 0.2);
    lines.move(at, y).to(at + w * 0.13 * (t + 0.2), y);
  }
  brush.sheet().stroke(lines, brush.seen(lighter(light.horizon, 35)), 4, " stroke-opacity=\".8\"");
}

// Grass and its kin: a field of colour, tufts that grow toward the viewer.
void turf(Brush& brush, const Look& look, Colour far, bool flowers) {
  const Colour near = darker(look.colour, 20);
  brush.wash(ground(brush), far, look.colour, near);
  Chance& chance = brush.chance();
  for (int i = 0; i < 4; ++i) {  // the shadows of clouds and the light between them
    const double t = 0.1 + 0.22 * i;
    const double wide = brush.width() * (0.12 + 0.3 * t);
    const Colour tint = i % 2 == 0 ? mix(look.colour, brush.light().key, 46) : mix(near, brush.light().shade, 30);
    brush.veil(Path::ellipse(chance.range(0.05, 0.95) * brush.width(), below(brush, t), wide, wide * 0.07), tint, 22);
  }
  for (int tone = 0; tone < 2; ++tone) {
    Path blades;
    for (int i = 0; i < 13; ++i) {
      const double t = chance.range(0.12, 1);
      const double x = chance.range(0, 1) * brush.width();
      const double y = below(brush, t);
      const double tall = 8 + 30 * t * t;
      blades.move(x, y).to(x + chance.jitter(tall * 0.4), y - tall);
    }
    const Colour tint = tone == 0 ? mix(look.colour, brush.light().key, 30) : mix(near, brush.light().shade, 34);
    brush.sheet().stroke(blades, brush.seen(tint), 4, " stroke-opacity=\".75\"");
  }
  if (!flowers) return;
  brush.part("blossom", 0).dabs(ground(brush, 0.45), mix(look.colour, rgb(0xfff2c0), 65), 7, 1);
}
void meadow(Brush& brush, const Look& look) { turf(brush, look, mix(look.colour, brush.light().horizon, 42), true); }
void lawn(Brush& brush, const Look& look) { turf(brush, look, mix(look.colour, brush.light().horizon, 22), false); }

void field(Brush& brush, const Look& look) {
  brush.wash(ground(brush), mix(look.colour, brush.light().horizon, 40), look.colour, darker(look.colour, 24));
  Path furrows;  // all run to one point on the horizon
  const double vanish = brush.width() * 0.56;
  for (int i = -8; i <= 8; ++i) {
    const double near = vanish + i * brush.width() * 0.13;
    const double t = 0.05;
    furrows.move(vanish + (near - vanish) * t, below(brush, t)).to(near, brush.height());
  }
  brush.sheet().stroke(furrows, brush.seen(darker(look.colour, 28)), 5, " stroke-opacity=\".55\"");
  brush.dabs(ground(brush, 0.3), mix(look.colour, brush.light().key, 55), 9, 7);
}

void snow(Brush& brush, const Look& look) {
  const Light& light = brush.light();
  brush.wash(ground(brush), mix(look.colour, light.horizon, 30), look.colour, mix(look.colour, light.shade, 16));
  const bool hatched = brush.hand().shade == Hand::Shade::hatch;  // hatched shadows on snow would look like fences
  for (int i = 0; i < 3; ++i) {
    Brush drift = brush;
    drift.shape(ridge(drift, below(brush, 0.3 + 0.27 * i), brush.height() * 0.035, 2, false, brush.height() + 5),
                mix(look.colour, light.shade, 2 + 3 * i), hatched ? Form::flat : Form::tall);
  }
}

void beach(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  const double y = below(brush, 0.52);
  const double w = brush.width();
  Path sand;
  sand.move(-10, y + brush.height() * 0.1)
      .curve(w * 0.3, y + 0.06 * brush.height(), w * 0.55, y - 0.03 * brush.height(), w + 10,
             y - brush.height() * 0.09);
  sand.to(w + 10, brush.height() + 5).to(-10, brush.height() + 5).close();
  Path surf;
  surf.move(-10, y + brush.height() * 0.095)
      .curve(w * 0.3, y + 0.055 * brush.height(), w * 0.55, y - 0.035 * brush.height(), w + 10,
             y - brush.height() * 0.095);
  brush.wash(sand, mix(look.colour, brush.light().horizon, 15), look.colour, darker(look.colour, 18));
  brush.part("foam", 0).sheet().stroke(surf, brush.seen(rgb(0xffffff)), 13, " stroke-opacity=\".85\"");
  for (int i = 0; i < 2; ++i) {
    brush.dabs(Path::rect(0, y + brush.height() * 0.14, w, brush.height() * 0.3),
               i == 0 ? darker(look.colour, 26) : lighter(look.colour, 40), 5 + chance.range(0, 3), 2);
  }
}

void sand(Brush& brush, const Look& look) {
  brush.wash(ground(brush), mix(look.colour, brush.light().horizon, 30), look.colour, darker(look.colour, 22));
}

void dunes(Brush& brush, const Look& look) {
  const double h = brush.studio().horizon;
  for (int i = 0; i < 2; ++i) {
    Brush layer = brush.distant(40 - 22 * i);
    layer.shape(ridge(layer, h + 10 + 14 * i, brush.height() * (0.12 - 0.04 * i), 2, false, h + brush.height() * 0.07),
                look.colour, Form::tall);
  }
}

// Ways: wide in front, narrow at the horizon.
void way(Brush& brush, const Look& look, double near, double far) {
  const double w = brush.width();
  const double h = below(brush, 0.02);
  const double x = look.x;
  Path path;
  path.move(x - w * far, h)
      .curve(x - w * 0.12, below(brush, 0.3), x + w * 0.02, below(brush, 0.5), x - w * near, brush.height() + 5);
  path.to(x + w * near * 0.85, brush.height() + 5)
      .curve(x + w * 0.22, below(brush, 0.55), x - w * 0.02, below(brush, 0.3), x + w * far, h)
      .close();
  brush.wash(path, mix(look.colour, brush.light().horizon, 34), look.colour, darker(look.colour, 18));
}
void footpath(Brush& brush, const Look& look) { way(brush, look, 0.3, 0.012); }

void street(Brush& brush, const Look& look) {
  const double w = brush.width();
  brush.wash(ground(brush), mix(look.colour, brush.light().horizon, 30), look.colour, darker(look.colour, 18));
  Path road;
  road.move(w * 0.47, below(brush, 0.03))
      .to(w * 0.53, below(brush, 0.03))
      .to(w * 0.98, brush.height() + 4)
      .to(w * 0.02, brush.height() + 4)
      .close();
  brush.wash(road, mix(darker(look.colour, 20), brush.light().horizon, 30), darker(look.colour, 24),
             darker(look.colour, 36));
}

void cobbles(Brush& brush, const Look& look) {
  brush.wash(ground(brush), mix(look.colour, brush.light().horizon, 30), look.colour, darker(look.colour, 16));
  for (int row = 1; row < 9; ++row) {  // rows of stones as dashes, wider and farther apart toward the viewer
    const double t = row * row / 72.0;
    const double y = below(brush, 0.06 + t * 0.94);
    Path line;
    line.move(-30 + (row % 2) * 20, y).to(brush.width() + 20, y);
    std::string dash = " stroke-dasharray=\"";
    append_number(dash, 10 + 46 * t, 0);
    dash += ' ';
    append_number(dash, 12 + 26 * t, 0);
    brush.sheet().stroke(line, brush.seen(row % 2 == 0 ? darker(look.colour, 20) : lighter(look.colour, 22)),
                         4 + 13 * t, dash + R"(" stroke-opacity=".55")");
  }
}

void quay(Brush& brush, const Look& look) {
  const double y = below(brush, 0.6);
  const double w = brush.width();
  brush.wash(Path::rect(-5, y, w + 10, brush.height() - y + 5), lighter(look.colour, 12), look.colour,
             darker(look.colour, 20));
  brush.shape(Path::rect(-5, y - 6, w + 10, 16), lighter(look.colour, 24), Form::flat);
  Path joints;
  for (int i = 0; i < 9; ++i)
    joints.move(w * (0.5 + (i - 4) * 0.12), y + 12).to(w * (0.5 + (i - 4) * 0.26), brush.height());
  for (const double t : {0.72, 0.86}) joints.move(0, below(brush, t)).to(w, below(brush, t));
  brush.sheet().stroke(joints, brush.seen(darker(look.colour, 32)), 3, " stroke-opacity=\".6\"");
}

void hedge(Brush& brush, const Look& look) {
  const double h = brush.studio().horizon;
  const double tall = brush.height() * 0.14 * look.size;
  Brush layer = brush.distant(18);
  layer.leaves(Path::rounded(-20, h - tall, brush.width() + 40, tall + brush.height() * 0.05, 24), look.colour, 13);
}

constexpr std::array all = std::to_array<Thing>({
    {"mountains", Place::far, 0, 0, mountains, "mountain", "violet"},
    {"hills", Place::far, 0, 0, hills, "hill", "green"},
    {"forest", Place::far, 0, 0, forest, "tree plant", "dark-green"},
    {"town", Place::far, 0, 0, town, "building", "cream"},
    {"dunes", Place::far, 0, 0, dunes, "hill", "gold"},
    {"hedge", Place::far, 0, 0, hedge, "plant", "green"},
    {"sea", Place::ground, 0, 0, sea, "water", "blue"},
    {"lake", Place::ground, 0, 0, lake, "water", "light-blue"},
    {"canal", Place::ground, 0, 0, canal, "water", "turquoise"},
    {"meadow", Place::ground, 0, 0, meadow, "grass plant", "green"},
    {"lawn", Place::ground, 0, 0, lawn, "grass plant", "light-green"},
    {"field", Place::ground, 0, 0, field, "", "yellow"},
    {"snow", Place::ground, 0, 0, snow, "", "white"},
    {"sand", Place::ground, 0, 0, sand, "", "gold"},
    {"river", Place::ground, 0, 0, river, "water", "blue"},
    {"path", Place::ground, 0, 0, footpath, "road", "light-brown"},
    {"beach", Place::ground, 0, 0, beach, "sand", "cream"},
    {"street", Place::ground, 0, 0, street, "road", "light-grey"},
    {"cobbles", Place::ground, 0, 0, cobbles, "road", "light-grey"},
    {"quay", Place::ground, 0, 0, quay, "", "light-grey"},
});

}  // namespace

std::span<const Thing> grounds() { return all; }

}  // namespace art
