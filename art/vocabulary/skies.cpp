// The sky and what is in it, and the weather in front of everything.
#include <algorithm>
#include <array>

#include "art/strokes.h"
#include "art/vocabulary/families.h"

namespace art {
namespace {

void sky(Brush& brush, const Look& /*look*/) {
  const Light& light = brush.light();
  // Down behind the horizon: what stands there may have gaps.
  const double bottom = std::min(brush.height(), brush.studio().horizon + brush.height() * 0.04);
  brush.wash(Path::rect(0, 0, brush.width(), bottom), light.zenith, light.sky, light.horizon);
}

void sun(Brush& brush, const Look& look) {
  brush.glow(0, -50, 190, look.colour, 75);
  brush.shape(Path::circle(0, -50, 46), lighter(look.colour, 35), Form::glow);
}

void moon(Brush& brush, const Look& look) {
  const Colour pale = rgb(0xf6efcf);
  brush.glow(0, -50, 150, pale, 45);
  if (look.style == "crescent") {
    Path crescent;
    crescent.move(14, -97).curve(-38, -92, -52, -28, -12, -6).curve(14, 8, 40, 0, 46, -16);
    crescent.curve(4, -16, -18, -62, 14, -97).close();
    brush.shape(crescent, pale, Form::glow);
    return;
  }
  brush.shape(Path::circle(0, -50, 48), pale, Form::glow);
  for (const Point p : {Point{-14, -62}, Point{12, -40}, Point{18, -70}, Point{-20, -34}}) {
    brush.shape(Path::ellipse(p.x, p.y, 9, 7), rgb(0xdfd4ac), Form::glow);
  }
}

void stars(Brush& brush, const Look& /*look*/) {
  Chance& chance = brush.chance();
  const double bottom = brush.studio().horizon * 0.85;
  for (int size = 0; size < 3; ++size) {
    Path dots;
    for (int i = 0; i < 16 - size * 5; ++i) {
      const double x = chance.range(0.02, 0.98) * brush.width();
      const double height = chance.range(0.03, 1);
      const double y = height * chance.range(0.3, 1) * bottom;
      dots.move(x, y).to(x + 0.6, y);
    }
    brush.sheet().stroke(dots, brush.seen(rgb(0xfdf6d8), Form::glow), 4.5 + size * 3.5);
  }
}

// Heads of vapour over a flat foot, light above.
Path heaped(Chance& chance, double half, double rise, int heads) {
  Path path;
  for (int i = 0; i < heads; ++i) {
    const double t = (i + 0.5) / heads * 2 - 1;
    const double r = rise * (1 - t * t * 0.62) * chance.range(0.36, 0.52);
    const double y = -r * 0.9 - rise * (1 - t * t) * chance.range(0.05, 0.34);
    path.add(Path::ellipse(t * half, y, r * 1.25 * half / heads / rise * 4, r));
  }
  return path.add(Path::ellipse(0, -rise * 0.16, half * 1.05, rise * 0.17));
}

void cloud(Brush& brush, const Look& look) {
  const Light& light = brush.light();
  const bool streak = look.style == "streak";
  const Colour body = look.style == "dark" ? mix(light.shade, rgb(0x7c828c), 55)
                                           : mix(light.horizon, look.colour, light.dark ? 12 : 66);
  const double half = streak ? 240 : 108;
  const Path path = heaped(brush.chance(), half, streak ? 46 : 96, streak ? 6 : 5);
  const Colour under_side = mix(body, light.shade, light.dark ? 40 : 28);
  const auto tone = [&](Colour colour) { return brush.seen(colour, Form::glow); };
  brush.sheet().fill(
      path.transformed(brush.transform()),
      brush.sheet().gradient(40, 0, 50, 100,
                             {{0, tone(mix(body, light.key, 55))}, {60, tone(body)}, {100, tone(under_side)}}),
      light.dark ? " fill-opacity=\".7\"" : " fill-opacity=\".9\"");
}

void rainbow(Brush& brush, const Look& look) {
  constexpr std::array bands = {rgb(0xd9534a), rgb(0xe8934a), rgb(0xf0cf5e),
                                rgb(0x7fb56a), rgb(0x5b93c4), rgb(0x7d68a8)};
  double r = 100 * look.size;
  for (const Colour colour : bands) {
    Path bow;
    bow.move(-r, 0).curve(-r, -r * 0.5523, -r * 0.5523, -r, 0, -r).curve(r * 0.5523, -r, r, -r * 0.5523, r, 0);
    brush.sheet().stroke(bow.transformed(brush.transform()),
                         brush.seen(mix(colour, brush.light().horizon, 25), Form::glow),
                         5.6 * brush.transform().scale(), R"( stroke-opacity=".75" stroke-linecap="butt")");
    r -= 5;
  }
}

void lightning(Brush& brush, const Look& /*look*/) {
  brush.glow(0, -50, 120, rgb(0xeaf2ff), 40);
  brush.shape(Path::polygon({{8, -100},
                             {-16, -52},
                             {-2, -54},
                             {-22, -8},
                             {-10, -12},
                             {-14, 0},
                             {14, -40},
                             {4, -38},
                             {22, -70},
                             {10, -68},
                             {22, -100}}),
              rgb(0xfdfbe6), Form::glow);
}

void rain(Brush& brush, const Look& /*look*/) {
  Chance& chance = brush.chance();
  Path lines;
  for (int i = 0; i < 70; ++i) {
    const double x = chance.range(0, 1.08) * brush.width();
    const double y = chance.range(0, 0.9) * brush.height();
    const double length = chance.range(30, 75);
    lines.move(x, y).to(x - length * 0.3, y + length);
  }
  Sheet& sheet = brush.sheet();
  sheet.stroke(outside(lines, sheet.spared()), brush.seen(rgb(0xe6eef4), Form::glow), 2.6, " stroke-opacity=\".62\"");
}

void snowfall(Brush& brush, const Look& /*look*/) {
  Chance& chance = brush.chance();
  for (int size = 0; size < 3; ++size) {
    Path flakes;
    for (int i = 0; i < 42 - size * 12; ++i) {
      const double x = chance.range(0.01, 0.99) * brush.width();
      const double y = chance.range(0.01, 0.98) * brush.height();
      flakes.move(x, y).to(x + 0.6, y);
    }
    Sheet& sheet = brush.sheet();
    sheet.stroke(outside(flakes, sheet.spared()), brush.seen(rgb(0xffffff), Form::glow), 6 + size * 5,
                 " stroke-opacity=\".92\"");
  }
}

// Banks of fog over the ground. Nearer things are painted over them.
void fog(Brush& brush, const Look& look) {
  const Colour tone = brush.seen(lighter(brush.light().horizon, 30), Form::glow);
  Sheet& sheet = brush.sheet();
  const std::string soft = sheet.radial(50, 50, 50, {{0, tone, 78}, {55, tone, 60}, {100, tone, 0}});
  for (int i = 0; i < 3; ++i) {
    const double wide = brush.width() * 0.52 * look.size;
    const double x = look.x + (i - 1) * wide * 0.6;
    sheet.fill(Path::ellipse(x, look.y + brush.height() * 0.035 * (i % 2 == 0 ? -1 : 0), wide, brush.height() * 0.1),
               soft);
  }
}

void smoke(Brush& brush, const Look& /*look*/) {
  double r = 7;
  for (int i = 0; i < 5; ++i) {
    brush.veil(Path::lump(brush.chance(), i * i * 2.6, -8 - i * 19.5, r * 1.25, r, 5, 0.2), rgb(0xd9d5d0), 62 - i * 8);
    r += 4;
  }
}

void flock(Brush& brush, const Look& look) {
  Path wings;
  wings.move(-48, -38).curve(-36, -72, -14, -62, 0, -22).curve(14, -62, 36, -72, 48, -38);
  wings.curve(32, -52, 14, -40, 0, -8).curve(-14, -40, -32, -52, -48, -38).close();
  brush.shape(wings, look.colour, Form::flat);
}

constexpr std::array all = std::to_array<Thing>({
    {"sky", Place::sky, 0, 0, sky, "", ""},
    {"sun", Place::heaven, 12, 100, sun, "", "yellow"},
    {"moon", Place::heaven, 11, 100, moon, "", "", "", "", "full crescent"},
    {"stars", Place::far, 0, 0, stars, "", ""},
    {"cloud", Place::heaven, 15, 230, cloud, "weather", "white", "", "", "heap streak dark"},
    {"rainbow", Place::heaven, 40, 200, rainbow, "weather", ""},
    {"lightning", Place::heaven, 30, 50, lightning, "weather", ""},
    {"rain", Place::front, 0, 0, rain, "weather", ""},
    {"snowfall", Place::front, 0, 0, snowfall, "weather snow", ""},
    {"fog", Place::stands, 0, 0, fog, "weather", ""},
    {"smoke", Place::heaven, 16, 60, smoke, "", ""},
    {"flying-birds", Place::heaven, 4, 100, flock, "bird animal", "dark-grey"},
});

}  // namespace

std::span<const Thing> skies() { return all; }

}  // namespace art
