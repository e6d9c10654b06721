// Pictures as pixels: draws SVG onto an image, simulates colour-vision deficiencies, writes PNG.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"

namespace apps {

// Colour vision that lacks one kind of cone: for long, middle or short waves.
enum class Vision { protan, deutan, tritan };
std::optional<Vision> vision_named(std::string_view name);

// A part of an image, in pixels.
struct Area {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

class Image {
 public:
  // All of one colour, 0xRRGGBB. Nothing in it is transparent.
  Image(int width, int height, std::uint32_t colour);

  int width() const { return width_; }
  int height() const { return height_; }
  // Red, green and blue, 0…255.
  std::array<int, 3> at(int x, int y) const;

  // Draws the document as large as the area allows. Its outer element must give its size.
  Or<void> draw(std::string_view svg, const Area& area);
  // The image as a person with this deficiency sees it.
  void see_as(Vision vision);
  Or<std::string> png();

 private:
  int width_;
  int height_;
  std::vector<std::uint32_t> pixels_;  // 0xffRRGGBB, row by row
};

}  // namespace apps
