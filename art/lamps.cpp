#include "art/lamps.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace art {
namespace {

constexpr std::array lamps = std::to_array<Lamp>({
    {"campfire", 34, 4.5, rgb(0xffa24a)},
    {"candle", 110, 1.3, rgb(0xffc76a)},
    {"candlestick", 110, 1.6, rgb(0xffc76a)},
    {"chandelier", 40, 5, rgb(0xffd892)},
    {"fireplace", 22, 3.6, rgb(0xffa24a)},
    {"floor-lamp", 82, 3, rgb(0xffd98a)},
    {"hanging-lamp", 14, 3, rgb(0xffd98a)},
    {"lamp-post", 88, 6, rgb(0xffd27a)},
    {"lantern", 42, 2.4, rgb(0xffce70)},
    {"oil-lamp", 60, 1.6, rgb(0xffce70)},
    {"sconce", 70, 2.4, rgb(0xffc76a)},
});

}  // namespace

const Lamp* lamp_of(std::string_view thing) {
  const auto found = std::find_if(lamps.begin(), lamps.end(), [&](const Lamp& lamp) { return lamp.thing == thing; });
  return found == lamps.end() ? nullptr : &*found;
}

Lit lit_at(Point place, const Light& light, int side, std::span<const Source> sources) {
  Lit lit = {.light = light, .side = side};
  if (sources.empty()) return lit;
  const Source* nearest = nullptr;
  double most = 0;
  for (const Source& source : sources) {
    const Point way = source.at - place;
    const double near = 1 - square_root(way.x * way.x + way.y * way.y) / source.reach;
    if (near > most) {
      most = near;
      nearest = &source;
    }
  }
  const int percent = static_cast<int>(std::lround(most * 100));
  lit.light.ambient = mix(light.ambient, light.shade, (100 - percent) * 14 / 100);
  if (nearest == nullptr) return lit;
  lit.light.ambient = mix(lit.light.ambient, lighter(nearest->colour, 30), percent * 3 / 4);
  lit.light.key = mix(light.key, nearest->colour, percent);
  lit.light.contrast += percent * 3 / 10;
  lit.side = nearest->at.x < place.x ? -1 : 1;
  return lit;
}

}  // namespace art
