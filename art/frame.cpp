#include "art/frame.h"

#include <algorithm>
#include <array>

namespace art {
namespace {

struct Bars {
  double width, height;  // of the whole
  double f = frame_width;

  Path top(double from, double to) const {
    return Path::polygon({{from, from}, {width - from, from}, {width - to, to}, {to, to}});
  }
  Path bottom(double from, double to) const {
    return Path::polygon(
        {{to, height - to}, {width - to, height - to}, {width - from, height - from}, {from, height - from}});
  }
  Path left(double from, double to) const {
    return Path::polygon({{from, from}, {to, to}, {to, height - to}, {from, height - from}});
  }
  Path right(double from, double to) const {
    return Path::polygon(
        {{width - from, from}, {width - from, height - from}, {width - to, height - to}, {width - to, to}});
  }
  Path ring(double inset) const { return Path::rect(inset, inset, width - 2 * inset, height - 2 * inset); }
  template <class Act>
  void corners(Act act) const {
    act(0, 0, 1, 1);
    act(width, 0, -1, 1);
    act(0, height, 1, -1);
    act(width, height, -1, -1);
  }
};

// A moulding lit from the upper left.
void moulding(Sheet& sheet, const Bars& bars, double from, double to, Colour colour, int relief) {
  sheet.fill(bars.top(from, to), hex(lighter(colour, relief)));
  sheet.fill(bars.left(from, to), hex(lighter(colour, relief / 2)));
  sheet.fill(bars.right(from, to), hex(darker(colour, relief)));
  sheet.fill(bars.bottom(from, to), hex(darker(colour, relief + relief / 2)));
}

void gilded(Sheet& sheet, const Bars& bars) {
  const Colour gold = rgb(0xe3b23c);  // far brighter than oak, so that small pictures show the difference too
  moulding(sheet, bars, 0, bars.f, gold, 14);
  moulding(sheet, bars, bars.f - 9, bars.f, rgb(0xf6d67a), -14);
  sheet.stroke(bars.ring(12), rgb(0xfdeeb4), 7, R"( stroke-dasharray="1 15" stroke-linecap="round")");
  // Shells in the corners reach over the bars. Only this frame has that silhouette.
  Path shells;
  Path ribs;
  bars.corners([&](double x, double y, double dx, double dy) {
    const double s = 74;
    shells.add(Path::smooth({{x + dx * 2, y + dy * 2},
                             {x + dx * s * 0.62, y + dy * 3},
                             {x + dx * s, y + dy * 16},
                             {x + dx * s * 0.7, y + dy * 30},
                             {x + dx * s * 0.6, y + dy * s * 0.6},
                             {x + dx * 30, y + dy * s * 0.7},
                             {x + dx * 16, y + dy * s},
                             {x + dx * 3, y + dy * s * 0.62}}));
    for (const double t : {0.2, 0.5, 0.8}) {
      ribs.move(x + dx * 8, y + dy * 8).to(x + dx * (14 + 40 * t), y + dy * (14 + 40 * (1 - t)));
    }
  });
  sheet.fill(shells, sheet.gradient(0, 0, 100, 100, {{0, rgb(0xfbe08c)}, {100, rgb(0xb98528)}}),
             R"( stroke="#7d551a" stroke-width="2.5")");
  sheet.stroke(ribs, rgb(0x8a6020), 3.5);
}

void ebony(Sheet& sheet, const Bars& bars) {
  const Colour black = rgb(0x25222a);
  moulding(sheet, bars, 0, bars.f, black, 13);
  sheet.stroke(bars.ring(7), rgb(0x6a6672), 2);
  sheet.stroke(bars.ring(14), rgb(0x5a5662), 2);
  sheet.stroke(bars.ring(bars.f - 4), rgb(0xc9a24b), 5, " stroke-linejoin=\"miter\"");
}

void pearl(Sheet& sheet, const Bars& bars) {
  const Colour white = rgb(0xefe9dc);
  moulding(sheet, bars, 0, bars.f, white, 8);
  sheet.stroke(bars.ring(1.5), rgb(0x9b968b), 3, " stroke-linejoin=\"miter\"");
  sheet.stroke(bars.ring(bars.f / 2), rgb(0xa9a294), 15, " stroke-dasharray=\"0 22\"");
  sheet.stroke(bars.ring(bars.f / 2 - 1), rgb(0xffffff), 10, " stroke-dasharray=\"0 22\"");
  sheet.stroke(bars.ring(bars.f - 2), rgb(0xb8b2a5), 3, " stroke-linejoin=\"miter\"");
}

// Bars that cross at the corners, with the grain of the wood and a nail in each crossing.
void oak(Sheet& sheet, const Bars& bars) {
  const Colour wood = rgb(0x75472a);
  const double f = bars.f;
  moulding(sheet, bars, 0, f, wood, 10);
  Path grain;
  for (const double t : {0.28, 0.55, 0.8}) {
    grain.move(f * 1.6, f * t).to(bars.width - f * 1.9, f * (1.05 - t));
    grain.move(f * 1.9, bars.height - f * t).to(bars.width - f * 1.6, bars.height - f * (1.05 - t));
    grain.move(f * t, f * 1.7).to(f * (1.05 - t), bars.height - f * 1.9);
    grain.move(bars.width - f * t, f * 1.9).to(bars.width - f * (1.05 - t), bars.height - f * 1.7);
  }
  sheet.stroke(grain, rgb(0x4c2b14), 2.4, " stroke-dasharray=\"90 14 160 22\"");
  Path blocks;
  Path nails;
  bars.corners([&](double x, double y, double dx, double dy) {
    const double s = f + 10;
    blocks.add(Path::polygon({{x, y}, {x + dx * s, y}, {x + dx * s, y + dy * s}, {x, y + dy * s}}));
    nails.move(x + dx * s / 2, y + dy * s / 2).to(x + dx * s / 2, y + dy * s / 2);
  });
  sheet.fill(blocks, hex(rgb(0x5b3519)), R"( stroke="#3c2410" stroke-width="3")");
  sheet.stroke(nails, rgb(0xb08a5a), 13);
  sheet.stroke(bars.ring(f - 1.5), rgb(0x4a2d14), 4, " stroke-linejoin=\"miter\"");
}

// Signs grow with the picture, because large pictures are shown as small as others.
double sign_scale(const Bars& bars) { return std::clamp(std::max(bars.width, bars.height) / 640, 1.0, 1.75); }

std::string dashes(std::initializer_list<double> lengths, double scale, std::string_view more) {
  std::string text = " stroke-dasharray=\"";
  for (const double length : lengths) {
    append_number(text, length * scale, 0);
    text += ' ';
  }
  text.back() = '"';
  return text + std::string(more);
}

// A coloured slip between frame and picture, with another rhythm for each type.
void slip(Sheet& sheet, const Bars& bars, Type type) {
  const double scale = sign_scale(bars);
  std::string rhythm;
  switch (type) {
    case Type::city:
      rhythm = dashes({24, 10}, scale, " stroke-linecap=\"butt\"");
      break;
    case Type::portrait:
      break;
    case Type::still_life:
      rhythm = dashes({0, 15}, scale, "");
      break;
    case Type::landscape:
      rhythm = dashes({34, 9, 4, 9}, scale, " stroke-linecap=\"butt\"");
      break;
  }
  const Path ring = bars.ring(bars.f + 4.5 * scale);
  sheet.stroke(ring, darker(colour_of(type), 55), 9 * scale, " stroke-linejoin=\"miter\"");
  sheet.stroke(ring, lighter(colour_of(type), 12), 8 * scale, rhythm);
}

// The outline of the plate is a further sign: rectangle, oval, lozenge, hill.
Path plate_outline(Type type, double x, double y, double r) {
  switch (type) {
    case Type::city:
      break;
    case Type::portrait:
      return Path::ellipse(x, y, r * 1.05, r * 0.95);
    case Type::still_life:
      return Path::polygon({{x, y - r * 1.05}, {x + r * 1.2, y}, {x, y + r * 0.8}, {x - r * 1.2, y}});
    case Type::landscape:
      return Path::smooth({{x - r * 1.2, y + r * 0.6},
                           {x - r * 0.9, y - r * 0.6},
                           {x, y - r},
                           {x + r * 0.9, y - r * 0.6},
                           {x + r * 1.2, y + r * 0.6},
                           {x, y + r * 0.75}});
  }
  return Path::rounded(x - r * 1.1, y - r * 0.85, r * 2.2, r * 1.7, 5);
}

void plate(Sheet& sheet, const Bars& bars, Type type) {
  const double r = std::clamp(std::max(bars.width, bars.height) * 0.064, 36.0, 66.0);
  const double x = bars.width / 2;
  const double y = bars.height - r * 0.84;
  sheet.fill(plate_outline(type, x, y, r), hex(colour_of(type)), R"( stroke="#fed" stroke-width="7")");
  draw_sign(sheet, type, x, y, r / 75, rgb(0xfff6de));
}

}  // namespace

std::optional<Frame> frame_named(std::string_view letter) {
  if (letter.size() != 1 || letter[0] < 'a' || letter[0] > 'd') return std::nullopt;
  return static_cast<Frame>(letter[0] - 'a');
}

std::optional<Type> type_named(std::string_view name) {
  constexpr std::array<std::string_view, 4> names = {"city", "portrait", "still-life", "landscape"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Type>(i);
  }
  return std::nullopt;
}

Colour colour_of(Type type) {
  constexpr std::array colours = {rgb(0x2d5f9f), rgb(0xae2f2c), rgb(0xe2ac26), rgb(0x3d7a3f)};
  return colours[static_cast<std::size_t>(type)];
}

void draw_sign(Sheet& sheet, Type type, double x, double y, double scale, Colour colour) {
  Path sign;
  switch (type) {
    case Type::city:  // two houses
      sign = Path::polygon({{-42, 38}, {-42, -14}, {-22, -38}, {-2, -14}, {-2, 38}});
      sign.add(Path::polygon({{6, 38}, {6, -28}, {42, -28}, {42, 38}}));
      break;
    case Type::portrait:  // head and shoulders
      sign = Path::ellipse(0, -16, 20, 24);
      sign.add(Path::smooth({{-40, 44}, {-34, 18}, {0, 10}, {34, 18}, {40, 44}, {0, 48}}));
      break;
    case Type::still_life:  // an apple
      sign = Path::smooth({{0, -16}, {28, -22}, {40, 8}, {20, 40}, {0, 36}, {-20, 40}, {-40, 8}, {-28, -22}});
      sign.add(Path::smooth({{0, -20}, {6, -42}, {30, -46}, {16, -24}}));
      break;
    case Type::landscape:  // mountains
      sign = Path::polygon({{-48, 36}, {-16, -34}, {4, 4}, {18, -14}, {48, 36}});
      break;
  }
  sheet.fill(sign.transformed(placed(x, y, scale)), hex(colour));
}

void draw_frame(Sheet& sheet, Frame frame, Type type) {
  const Bars bars{static_cast<double>(sheet.width()), static_cast<double>(sheet.height())};
  slip(sheet, bars, type);
  switch (frame) {
    case Frame::gilded:
      gilded(sheet, bars);
      break;
    case Frame::ebony:
      ebony(sheet, bars);
      break;
    case Frame::pearl:
      pearl(sheet, bars);
      break;
    case Frame::oak:
      oak(sheet, bars);
      break;
  }
  plate(sheet, bars, type);
}

}  // namespace art
