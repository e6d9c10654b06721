// Colours and what light, distance and a painter's palette do to them. Whole numbers throughout.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace art {

struct Colour {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;
  friend constexpr bool operator==(Colour, Colour) = default;
};

// 0xRRGGBB
constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U), static_cast<std::uint8_t>(hex)};
}

// `percent` of `b`, the rest of `a`; also beyond 0…100.
constexpr Colour mix(Colour a, Colour b, int percent) {
  const auto part = [percent](int from, int to) {
    return static_cast<std::uint8_t>(std::clamp(from + (to - from) * percent / 100, 0, 255));
  };
  return {part(a.r, b.r), part(a.g, b.g), part(a.b, b.b)};
}
// As under light of the colour `light`; white changes nothing.
constexpr Colour under(Colour a, Colour light) {
  const auto part = [](int x, int y) { return static_cast<std::uint8_t>(x * y / 255); };
  return {part(a.r, light.r), part(a.g, light.g), part(a.b, light.b)};
}
constexpr int luminance(Colour a) { return (a.r * 54 + a.g * 183 + a.b * 19) / 256; }  // 0…255
constexpr Colour lighter(Colour a, int percent) { return mix(a, {255, 255, 255}, percent); }
constexpr Colour darker(Colour a, int percent) { return mix(a, {0, 0, 0}, percent); }
constexpr Colour saturated(Colour a, int percent) {  // 100: as it is, 0: grey
  const int grey = luminance(a);
  const auto g = static_cast<std::uint8_t>(grey);
  return mix({g, g, g}, a, percent);
}

// The colour as SVG text, "#a0c", rounded to 16 steps a channel: the eye sees no difference beside a brush stroke, and
// shades that are nearly equal become one definition.
std::string hex(Colour colour);

// The colours a scene can name: what a person would say ("red", "dark blue"), each a good pigment.
struct Pigment {
  std::string_view id;
  Colour colour;
};
std::span<const Pigment> pigments();
std::optional<Colour> pigment(std::string_view id);

}  // namespace art
