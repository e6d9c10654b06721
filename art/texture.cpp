#include "art/texture.h"

#include "art/sheet.h"
#include "art/strokes.h"

namespace art {
namespace {

Path inside(int tile) { return Path::rect(1, 1, tile - 2, tile - 2); }

std::string filled(const Path& path, Colour colour, int percent, Finish finish) {
  std::string text = "<path fill=\"" + hex(colour) + "\" fill-opacity=\"";
  append_number(text, percent * finish.percent / 1e4, 2);
  text += "\" d=\"";
  append_path(text, path, finish.grain);
  return text + "\"/>";
}

std::string drawn(const Path& path, Colour colour, double width, int percent, Finish finish) {
  std::string text = R"(<path stroke-linecap="round" stroke=")" + hex(colour) + "\" stroke-width=\"";
  append_number(text, width / finish.grain, 1);
  text += "\" stroke-opacity=\"";
  append_number(text, percent * finish.percent / 1e4, 2);
  text += "\" d=\"";
  append_path(text, path, finish.grain);
  return text + "\"/>";
}

// Dots on a slanted grid, `shift` of a step beside those of the other tone.
Path dots(int tile, double step, double shift, Chance& chance) {
  Path path;
  const auto inside_tile = [&](int i) { return (i + 0.5) * step < tile - 2; };
  for (int row = 0; inside_tile(row); ++row) {
    for (int column = 0; inside_tile(column); ++column) {
      const double px = (column + 0.5 + shift) * step + chance.jitter(step * 0.2);
      const double py = (row + 0.5 + shift) * step + chance.jitter(step * 0.2);
      if (px < tile && py < tile) path.move(px, py).to(px, py);
    }
  }
  return path;
}

}  // namespace

std::string body_texture(const Hand& hand, Colour key, Colour shade, Finish finish) {
  const Touch& touch = hand.touch;
  Chance chance(static_cast<std::uint64_t>(touch.contrast) * 7919U + hand.id.size());
  std::string svg;
  switch (touch.kind) {
    case Touch::Kind::none:
    case Touch::Kind::lines:  // hatched where the shadow is, by the brush
      break;
    case Touch::Kind::strokes:
      for (const bool light : {true, false}) {
        const double area = touch.spacing * touch.spacing;
        const Scatter scatter = {.count = static_cast<int>(body_tile * body_tile / area / 3),
                                 .length = touch.length,
                                 .degrees = touch.degrees,
                                 .stray = 16,
                                 .bend = 0.14,
                                 .width = touch.width,
                                 .even = true};
        svg += filled(strewn_in(inside(body_tile), scatter, chance), light ? key : shade, touch.contrast + 6, finish);
      }
      break;
    case Touch::Kind::dots:
      for (const bool light : {true, false}) {
        svg += drawn(dots(body_tile, touch.spacing * 1.6, light ? 0 : 0.5, chance), light ? key : shade,
                     touch.width * 0.9, touch.contrast + 10, finish);
      }
      break;
  }
  return svg;
}

std::string leaf_texture(const Hand& hand, Colour key, Colour shade, Finish finish) {
  Chance chance(hand.id.size() * 104729U);
  std::string svg;
  for (const bool light : {false, true}) {
    const Colour colour = light ? key : shade;
    switch (hand.touch.kind) {
      case Touch::Kind::dots:
        svg += drawn(dots(leaf_tile, 17, light ? 0 : 0.5, chance), colour, 9, 34, finish);
        break;
      case Touch::Kind::lines:
        svg += drawn(
            strewn_in(inside(leaf_tile),
                      {.count = 22, .length = 11, .degrees = light ? -35.0 : 20.0, .stray = 30, .even = true}, chance),
            light ? colour : hand.ink, light ? 4 : 2.6, light ? 50 : 60, finish);
        break;
      case Touch::Kind::none:
      case Touch::Kind::strokes:
        svg += filled(strewn_in(inside(leaf_tile),
                                {.count = 20,
                                 .length = 20,
                                 .degrees = light ? -38.0 : -20.0,
                                 .stray = 48,
                                 .bend = 0.22,
                                 .width = 8,
                                 .even = true},
                                chance),
                      colour, light ? 40 : 30, finish);
        break;
    }
  }
  return svg;
}

}  // namespace art
