#include "art/light.h"

#include <algorithm>
#include <array>

namespace art {
namespace {

// id, zenith, sky, horizon, ambient, key, shade, contrast, haze, dark
constexpr std::array all_lights = std::to_array<Light>({
    {"dawn", rgb(0x7d8fb8), rgb(0xd9b3b8), rgb(0xf8d9a8), rgb(0xf2dfe0), rgb(0xffe2b0), rgb(0x4f4a78), 90, 130, false},
    {"morning", rgb(0x6fa3d0), rgb(0xa9cbe0), rgb(0xf3ecd2), rgb(0xfff6e6), rgb(0xfff2c8), rgb(0x3c4f7c), 100, 110,
     false},
    {"noon", rgb(0x3f86c9), rgb(0x7db6e0), rgb(0xd6e9ee), rgb(0xffffff), rgb(0xfffbe0), rgb(0x34456a), 105, 80, false},
    {"afternoon", rgb(0x5a93c4), rgb(0xa8c3cc), rgb(0xf4dcab), rgb(0xfff0d2), rgb(0xffe09a), rgb(0x4a3f66), 110, 90,
     false},
    {"sunset", rgb(0x4d5a92), rgb(0xd77f66), rgb(0xfcca6c), rgb(0xf6d0b4), rgb(0xffb95e), rgb(0x43305c), 120, 120,
     false},
    {"dusk", rgb(0x2f3a66), rgb(0x6f6a93), rgb(0xd8a07e), rgb(0xbdb3c0), rgb(0xffc98c), rgb(0x231f45), 100, 120, true},
    {"night", rgb(0x0f1a38), rgb(0x1e3158), rgb(0x44597f), rgb(0x8591ad), rgb(0xbcd0f0), rgb(0x0a1026), 110, 90, true},
    {"moonlight", rgb(0x16304e), rgb(0x2e5674), rgb(0x86a7ac), rgb(0x9fb0b6), rgb(0xe4f2e4), rgb(0x0c1d33), 120, 100,
     true},
    {"overcast", rgb(0x8f9aa3), rgb(0xb5bbbc), rgb(0xd6d5cb), rgb(0xe6e7e5), rgb(0xf4f2ea), rgb(0x46505c), 70, 140,
     false},
    {"storm", rgb(0x2f3a46), rgb(0x55626a), rgb(0xb3ab8e), rgb(0xb4bcbd), rgb(0xf0e6b4), rgb(0x1c242e), 115, 110,
     false},
    {"snowlight", rgb(0x8fa6c0), rgb(0xbfcbd8), rgb(0xece6e2), rgb(0xeaf0f8), rgb(0xfffaf0), rgb(0x4d6288), 90, 130,
     false},
    {"autumn", rgb(0x7f9fb2), rgb(0xc7c9b4), rgb(0xf3dca8), rgb(0xfdeacb), rgb(0xffdf90), rgb(0x4c3350), 105, 110,
     false},
    {"daylight", rgb(0x9fc0d4), rgb(0xc6d8dc), rgb(0xe8ead8), rgb(0xfffaf0), rgb(0xfff6dc), rgb(0x413c52), 100, 60,
     false},
    {"lamplight", rgb(0x18223c), rgb(0x2a3452), rgb(0x4a4a60), rgb(0xf2d6ac), rgb(0xffdf9a), rgb(0x2a1420), 125, 60,
     true},
    {"candlelight", rgb(0x120f1c), rgb(0x1c1824), rgb(0x30242a), rgb(0xe4bd90), rgb(0xffd27a), rgb(0x1c0d10), 140, 70,
     true},
    {"firelight", rgb(0x1a1018), rgb(0x2c1818), rgb(0x4c2a1c), rgb(0xe8b588), rgb(0xffb04e), rgb(0x220c10), 135, 70,
     true},
});

constexpr std::array all_palettes = std::to_array<Palette>({
    {"natural", rgb(0x2c3048), rgb(0xfff4dc), 4, 100},
    {"golden", rgb(0x4a2a18), rgb(0xffdf95), 15, 104},
    {"rose", rgb(0x4a2348), rgb(0xffd9cf), 14, 100},
    {"silver", rgb(0x2f3640), rgb(0xeef0ea), 16, 80},
    {"emerald", rgb(0x123a34), rgb(0xf4f2c2), 14, 104},
    {"ocean", rgb(0x0f2c54), rgb(0xe0f3f0), 15, 104},
    {"ember", rgb(0x3a0f14), rgb(0xffc68a), 15, 106},
    {"violet", rgb(0x2a1c50), rgb(0xf8e0e8), 15, 100},
    {"earth", rgb(0x33241a), rgb(0xecd9b0), 18, 94},
    {"bright", rgb(0x2a2a60), rgb(0xfff6d0), 3, 125},
});

}  // namespace

std::span<const Light> lights() { return all_lights; }
const Light* light(std::string_view id) {
  const auto found = std::find_if(all_lights.begin(), all_lights.end(), [&](const Light& l) { return l.id == id; });
  return found == all_lights.end() ? nullptr : &*found;
}

std::span<const Palette> palettes() { return all_palettes; }
const Palette* palette(std::string_view id) {
  const auto found =
      std::find_if(all_palettes.begin(), all_palettes.end(), [&](const Palette& p) { return p.id == id; });
  return found == all_palettes.end() ? nullptr : &*found;
}

Colour graded(Colour colour, const Palette& palette) {
  const Colour goal = mix(palette.shadows, palette.lights, luminance(colour) * 100 / 255);
  return mix(saturated(colour, palette.saturation), goal, palette.strength);
}

}  // namespace art
