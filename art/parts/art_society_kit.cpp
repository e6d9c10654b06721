// What the parts of Art Society have in common: shields, shadows on the wall, laurel, figures with a sign.
#include <string>
#include <vector>

#include "art/parts.h"
#include "art/parts/art_society.h"
#include "art/parts/lettering.h"
#include "art/thing.h"
#include "art/vocabulary/foliage.h"

namespace art::society {
namespace {

// A shield `size` wide around x, its upper edge at y.
Path shield(double x, double y, double size) {
  const double h = size / 2;
  Path path;
  path.move(x - h, y).bend(x - h * 0.5, y + h * 0.22, x, y - h * 0.12).bend(x + h * 0.5, y + h * 0.22, x + h, y);
  path.curve(x + h * 1.06, y + h * 1.2, x + h * 0.7, y + h * 1.9, x, y + h * 2.4);
  path.curve(x - h * 0.7, y + h * 1.9, x - h * 1.06, y + h * 1.2, x - h, y).close();
  return path;
}

constexpr double shield_size = 36;
constexpr double shield_step = 44;

}  // namespace

void put(Brush& brush, std::string_view id, double x, double y, double height, const Choice& look) {
  const Thing* what = thing(id);
  if (what == nullptr) return;
  const auto chosen = [](std::string_view asked, std::string_view own) {
    return pigment(asked.empty() ? own : asked).value_or(Colour{});
  };
  Brush part = brush.at(x, y, height / 100);
  what->draw(part, {.colour = chosen(look.colour, what->colour),
                    .accent = chosen(look.accent, what->accent),
                    .doing = {},
                    .wears = look.wears,
                    .hat = {},
                    .style = look.style,
                    .hair = rgb(0x4b2f20)});
}

void soft_shadow(Brush& brush, double x, double y, double rx, double ry, int percent) {
  const Colour shade = rgb(0x2a2030);
  Sheet& sheet = brush.sheet();
  sheet.fill(Path::ellipse(x, y, rx, ry),
             sheet.radial(50, 50, 50, {{0, shade, percent}, {55, shade, percent * 6 / 10}, {100, shade, 0}}));
}

void shields(Brush& brush, double x, double y, int count) {
  Path rims;
  Path fields;
  Path lights;
  for (int i = 0; i < count; ++i) {
    const double at = x + (i - (count - 1) / 2.0) * shield_step;
    rims.add(shield(at, y, shield_size));
    fields.add(shield(at, y + 4, shield_size - 10));
    lights.move(at, y + 3).bend(at - 6, y + 8, at - 13, y + 5);
    lights.curve(at - 13, y + 18, at - 9, y + 26, at, y + 34).close();
  }
  brush.veil(rims.transformed(placed(3, 4, 1)), ink, 34);
  brush.shape(rims, rgb(0xf0d68c), Form::flat);
  brush.shape(fields, wine, Form::flat);
  brush.shape(lights, lighter(wine, 22), Form::flat);
}

void shield_per_square(Brush& brush, int count) {
  for (int i = 0; i < count; ++i) shields(brush, 100 + 200 * i, 148, 1);
}

Path dots(std::initializer_list<Point> centres) {
  Path path;
  for (const Point p : centres) path.move(p.x, p.y).to(p.x, p.y);
  return path;
}

Path star(double x, double y, double radius) {
  Path path;
  for (int i = 0; i < 10; ++i) {
    const double r = i % 2 == 0 ? radius : radius * 0.42;
    const Point p = {x + r * sine(36.0 * i), y - r * cosine(36.0 * i)};
    i == 0 ? path.move(p.x, p.y) : path.to(p.x, p.y);
  }
  return path.close();
}

Path rect_hole(double x, double y, double width, double height) {
  return Path::polygon({{x, y}, {x, y + height}, {x + width, y + height}, {x + width, y}});
}

Path signed_numeral(char sign, int number, double x, double y, double height) {
  const double wide = height * 0.42;  // of the sign
  const double gap = height * 0.2;
  const double left = x - (wide + gap + lettering_width(std::to_string(number), height)) / 2;
  const double half = wide / 2;
  const Point m = {left + half, y - height * 0.44};
  const auto bar = [&](Point d) { return Path::limb({m - d * half, m, m + d * half}, {height * 0.13}); };
  Path path = lettering(std::to_string(number), left + wide + gap, y, height);
  if (sign == 'x') return path.add(bar({0.8, 0.8})).add(bar({-0.8, 0.8}));
  path.add(bar({1, 0}));
  return sign == '+' ? path.add(bar({0, 1})) : path;
}

void write(Brush& brush, const Path& letters, Colour colour, double bold) {
  const Colour seen = brush.seen(colour);
  brush.sheet().fill(letters, hex(seen));
  if (bold > 0) brush.sheet().stroke(letters, seen, bold);
}

void laurel(Brush& brush, double x, double y, double radius, int leaves, Colour colour) {
  Path stems;
  Path dark;
  Path light;
  constexpr double step = 15;  // degrees from pair to pair
  const double size = radius * 0.42;
  for (const double side : {-1.0, 1.0}) {
    const auto rim = [&](double degrees, double r) {
      return Point{x + side * r * sine(degrees), y + r * cosine(degrees)};
    };
    std::vector<Point> stem;
    for (int i = 0; i < leaves; ++i) {
      const double at = 8 + step * i;
      const double big = i + 1 == leaves ? 0.8 : 1;
      stem.push_back(rim(at, radius));
      dark.add(
          flora::leaf(rim(at, radius), rim(at + 20 * big, radius * (1 - 0.2 * big)), size * 0.42 * big, -0.06 * side));
      light.add(
          flora::leaf(rim(at, radius), rim(at + 20 * big, radius * (1 + 0.2 * big)), size * 0.42 * big, 0.06 * side));
    }
    stem.push_back(rim(8 + step * leaves, radius));
    light.add(flora::leaf(stem.back(), rim(step * leaves + 24, radius), size * 0.36));
    stems.add(Path::bow(stem));
  }
  brush.line(stems, darker(colour, 30), radius * 0.05);
  brush.shape(dark, darker(colour, 22), Form::flat);
  brush.shape(light, lighter(colour, 12), Form::flat);
}

void glass(Brush& brush, const Path& outline, const Path& lights) {
  Sheet& sheet = brush.sheet();
  sheet.fill(outline, sheet.gradient(0, 0, 40, 100, {{0, rgb(0xcfdcdd)}, {50, rgb(0x9fb4b8)}, {100, rgb(0x73888f)}}));
  brush.veil(lights, rgb(0xffffff), 38);
}

}  // namespace art::society
