// Bid cards, their back, and the starting bids.
#include <array>

#include "art/parts.h"
#include "art/parts/art_society.h"

namespace art::society {
namespace {

constexpr double width = 300;
constexpr double height = 420;

// From pale to deep: every card is darker than the one before it, so the order is seen without colours too.
Colour tone_of(int number) {
  constexpr std::array steps = {rgb(0xf6ecd3), rgb(0xe8c476), rgb(0xcd7a46), rgb(0x8e2d3d), rgb(0x35102c)};
  const int at = (number - 1) * 400 / 19;
  const auto below = static_cast<std::size_t>(at >= 400 ? 3 : at / 100);
  return mix(steps[below], steps[below + 1], at - static_cast<int>(below) * 100);
}

Colour on(Colour ground) { return luminance(ground) > 120 ? ink : rgb(0xfbf1da); }

void blank(Brush& brush, Colour colour) {
  brush.shape(Path::rounded(3, 3, width - 6, height - 6, 24), mix(colour, luminance(colour) > 120 ? ink : gilt, 46),
              Form::flat);
  brush.shape(Path::rounded(8, 8, width - 16, height - 16, 20), colour, Form::flat);
}

// The same in the upper left corner and, upside down, in the lower right one.
void in_corners(Brush& brush, const Path& path, Colour colour, double bold) {
  Path both = path;
  write(brush, both.add(path.transformed({-1, 0, 0, -1, width, height})), colour, bold);
}

// An auction paddle: a round face on a turned handle.
void paddle(Brush& brush, double x, double y, double radius, Colour face) {
  Path handle;
  handle.move(x - 17, y + radius - 8)
      .to(x + 17, y + radius - 8)
      .curve(x + 13, y + radius + 20, x + 12, y + radius + 40, x + 20, y + radius + 78);
  handle.curve(x + 14, y + radius + 92, x - 14, y + radius + 92, x - 20, y + radius + 78);
  handle.curve(x - 12, y + radius + 40, x - 13, y + radius + 20, x - 17, y + radius - 8).close();
  Path whole = Path::circle(x, y, radius);
  brush.veil(whole.add(handle).transformed(placed(7, 9, 1)), ink, 30);
  brush.shape(handle, wood);
  brush.shape(Path::circle(x, y, radius), darker(wood, 4));
  brush.shape(Path::circle(x, y, radius - 9), gilt, Form::flat);
  brush.shape(Path::circle(x, y, radius - 15), face, Form::flat);
}

}  // namespace

void bid(Brush& brush, int number) {
  const Colour tone = tone_of(number);
  blank(brush, tone);
  brush.line(Path::rounded(20, 20, width - 40, height - 40, 12), mix(tone, on(tone), 34), 3);
  paddle(brush, 150, 196, 112, rgb(0xfaf3e2));
  const double high = number < 10 ? 128 : 112;
  write(brush, numeral(number, 150, 196 + high / 2, high), ink, 6);
  Path index = numeral(number, number < 10 ? 52 : 66, 82, 46);
  // A bar below tells 6 from 9 when the card is upside down.
  if (number == 6 || number == 9) index.add(Path::rect(40, 89, 24, 4));
  in_corners(brush, index, on(tone), 3);
}

void bid_back(Brush& brush, int /*number*/) {
  const Colour night = rgb(0x22364c);
  blank(brush, night);
  Path lozenges;
  for (int row = 0; row < 11; ++row) {
    for (int column = 0; column < 7; ++column) {
      const double x = 48 + 34.0 * column;
      const double y = 40 + 34.0 * row;
      lozenges.add(Path::polygon({{x, y - 13}, {x + 13, y}, {x, y + 13}, {x - 13, y}}));
    }
  }
  brush.shape(lozenges, lighter(night, 9), Form::flat);
  brush.line(Path::rounded(20, 20, width - 40, height - 40, 12), gilt, 4);
  brush.shape(Path::ellipse(150, 210, 98, 124), night, Form::flat);
  brush.line(Path::ellipse(150, 210, 98, 124), gilt, 5);
  laurel(brush, 150, 208, 74, 9, rgb(0xc9a75a));
  Brush small = brush.at(150, 186, 0.52);
  paddle(small, 0, 0, 100, rgb(0xfaf3e2));
  brush.shape(star(150, 186, 30), wine, Form::flat);
}

void start_bid(Brush& brush, int number) {
  const double r = 34;  // of the hollow corners
  const auto outline = [&](double inset) {
    const double right = width - inset;
    const double bottom = height - inset;
    const double in = inset + r;
    Path path;
    path.move(in, inset).to(width - in, inset).bend(width - in, in, right, in).to(right, height - in);
    path.bend(width - in, height - in, width - in, bottom).to(in, bottom).bend(in, height - in, inset, height - in);
    return path.to(inset, in).bend(in, in, in, inset).close();
  };
  brush.shape(outline(3), darker(parchment, 44), Form::flat);
  brush.shape(outline(8), parchment, Form::flat);
  brush.shape(outline(20), lighter(parchment, 22), Form::flat);
  brush.line(outline(20), darker(parchment, 34), 4);
  laurel(brush, 150, 192, 98, 9, leaf);
  write(brush, numeral(number, 150, 252, 122), ink, 6);
  brush.veil(Path::circle(154, 344, 36), ink, 26);
  brush.shape(Path::lump(brush.chance(), 150, 338, 40, 38, 9, 0.1), wine);
  brush.shape(star(150, 338, 22), lighter(wine, 34), Form::flat);
}

}  // namespace art::society
