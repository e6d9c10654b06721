// Pictures as they are shown, to compare them pixel by pixel.
#pragma once

#include <cstdlib>

#include <doctest/doctest.h>

#include "apps/paint/png.h"
#include "art/scene.h"

inline constexpr int longest_side = 260;  // pixels
inline constexpr int noticeable = 14;     // difference in one channel that an eye notices, of 255

inline apps::Image rendered(const art::Scene& scene, int without = -1, std::string_view part = {},
                            std::uint32_t behind = 0x808080) {
  const int longest = std::max(scene.width, scene.height);
  const int width = scene.width * longest_side / longest;
  const int height = scene.height * longest_side / longest;
  apps::Image image(width, height, behind);
  const auto drawn =
      image.draw(art::paint(scene, {.prefix = {}, .title = {}, .without = without, .without_part = part}),
                 {.x = 0, .y = 0, .width = double(width), .height = double(height)});
  REQUIRE(drawn.ok());
  return image;
}

// `rim` pixels on each side are left out.
inline double percent_different(const apps::Image& a, const apps::Image& b, int rim = 0) {
  long different = 0;
  for (int y = rim; y < a.height() - rim; ++y) {
    for (int x = rim; x < a.width() - rim; ++x) {
      const auto p = a.at(x, y);
      const auto q = b.at(x, y);
      different += std::abs(p[0] - q[0]) > noticeable || std::abs(p[1] - q[1]) > noticeable ||
                   std::abs(p[2] - q[2]) > noticeable;
    }
  }
  return 100.0 * double(different) / (double(a.width()) * a.height());
}
