#include "art/colour.h"

#include <algorithm>
#include <array>

namespace art {
namespace {

constexpr std::array all = std::to_array<Pigment>({
    {"white", rgb(0xf6f1e7)},      {"cream", rgb(0xefe0bd)},       {"yellow", rgb(0xeebb35)},
    {"gold", rgb(0xc99a3b)},       {"orange", rgb(0xe07b2e)},      {"red", rgb(0xb93029)},
    {"pink", rgb(0xe39aa2)},       {"purple", rgb(0x75457f)},      {"violet", rgb(0x8d7cb8)},
    {"blue", rgb(0x2f5f9e)},       {"light-blue", rgb(0x86b3d1)},  {"turquoise", rgb(0x3a9a98)},
    {"green", rgb(0x4b8043)},      {"light-green", rgb(0x9cb861)}, {"dark-green", rgb(0x2c5138)},
    {"olive", rgb(0x837f3d)},      {"brown", rgb(0x7a4d2c)},       {"light-brown", rgb(0xb58a5c)},
    {"dark-brown", rgb(0x4b2f20)}, {"grey", rgb(0x8b8a86)},        {"light-grey", rgb(0xc4c3bd)},
    {"dark-grey", rgb(0x55565a)},  {"black", rgb(0x28262a)},       {"dark-blue", rgb(0x233a63)},
    {"fair", rgb(0xe4bf6f)},       {"auburn", rgb(0x93432a)},
});

}  // namespace

std::string hex(Colour colour) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "#";
  for (const std::uint8_t part : {colour.r, colour.g, colour.b}) {
    text += digits[static_cast<std::size_t>((part + 8) / 17)];
  }
  return text;
}

std::span<const Pigment> pigments() { return all; }

std::optional<Colour> pigment(std::string_view id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Pigment& p) { return p.id == id; });
  if (found == all.end()) return std::nullopt;
  return found->colour;
}

}  // namespace art
