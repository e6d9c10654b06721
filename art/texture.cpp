#include "art/texture.h"

#include "art/sheet.h"
#include "art/strokes.h"

namespace art {
namespace {

// Marks on a tile. What crosses an edge comes in again at the opposite one, so that no seam shows.
Path strewn_on(int tile, Scatter scatter, Chance& chance) {
  scatter.even = true;
  const double reach = std::max(scatter.width, 9.0);  // how far beyond its points a mark may be seen
  Path path;
  for (const Path& mark : strewn_in(Path::rect(0, 0, tile, tile), scatter, chance).contours()) {
    const Box box = mark.box();
    for (const double dx : {0.0, -1.0, 1.0}) {
      for (const double dy : {0.0, -1.0, 1.0}) {
        const bool seen = box.right + reach + dx * tile > 0 && box.left - reach + dx * tile < tile &&
                          box.bottom + reach + dy * tile > 0 && box.top - reach + dy * tile < tile;
        if (seen) path.add(mark.transformed(placed(dx * tile, dy * tile, 1)));
      }
    }
  }
  return path;
}

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

// How many marks there are at this distance from each other.
int marks_on(int tile, double spacing) { return static_cast<int>(tile * tile / (spacing * spacing)); }

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
        const Scatter scatter = {.count = marks_on(body_tile, touch.spacing * 1.9),
                                 .length = touch.length,
                                 .degrees = touch.degrees,
                                 .stray = 16,
                                 .bend = 0.14,
                                 .width = touch.width};
        svg += filled(strewn_on(body_tile, scatter, chance), light ? key : shade, touch.contrast + 6, finish);
      }
      break;
    case Touch::Kind::dots:
      for (const bool light : {true, false}) {
        const Scatter scatter = {.count = marks_on(body_tile, touch.spacing * 1.95), .length = 0};
        svg += drawn(strewn_on(body_tile, scatter, chance), light ? key : shade, touch.width * 0.9, touch.contrast + 10,
                     finish);
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
        svg += drawn(strewn_on(leaf_tile, {.count = 22, .length = 0}, chance), colour, 9, 34, finish);
        break;
      case Touch::Kind::lines:
        svg += drawn(
            strewn_on(leaf_tile, {.count = 22, .length = 11, .degrees = light ? -35.0 : 20.0, .stray = 30}, chance),
            light ? colour : hand.ink, light ? 4 : 2.6, light ? 50 : 60, finish);
        break;
      case Touch::Kind::none:
      case Touch::Kind::strokes:
        svg += filled(
            strewn_on(
                leaf_tile,
                {.count = 11, .length = 20, .degrees = light ? -38.0 : -20.0, .stray = 48, .bend = 0.22, .width = 8},
                chance),
            colour, light ? 40 : 30, finish);
        break;
    }
  }
  return svg;
}

}  // namespace art
