// Pixels: what is drawn where, colour-vision deficiencies, and the PNG file.
#include <doctest/doctest.h>

#include "apps/paint/contact_sheet.h"
#include "apps/paint/png.h"
#include "decks/picture_file.h"

using namespace apps;
using namespace decks;

namespace {

using Rgb = std::array<int, 3>;

// Red on the left, blue on the right; twice as wide as high.
constexpr std::string_view flag =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><rect width=\"20\" height=\"20\" "
    "fill=\"#ff0000\"/>"
    "<rect x=\"20\" width=\"20\" height=\"20\" fill=\"#0000ff\"/></svg>";

bool near(const Rgb& a, const Rgb& b, int tolerance) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (std::abs(a[i] - b[i]) > tolerance) return false;
  }
  return true;
}

Image plain(std::uint32_t colour) { return {2, 2, colour}; }

Rgb seen(std::uint32_t colour, Vision vision) {
  Image image = plain(colour);
  image.see_as(vision);
  return image.at(1, 1);
}

Print flag_print(const std::string& name) {
  return {.name = name, .size = {.width = 40, .height = 20}, .svg = [](const std::string& prefix) {
            std::string text(flag);
            return text.insert(text.find("<rect") + 5, " id=\"" + prefix + "left\"");
          }};
}

}  // namespace

TEST_CASE("png: a picture is drawn into its area and nowhere else") {
  Image image(60, 40, 0xffffff);
  REQUIRE(image.draw(flag, {.x = 10, .y = 10, .width = 40, .height = 20}));
  CHECK(image.at(9, 20) == Rgb{255, 255, 255});
  CHECK(image.at(30, 9) == Rgb{255, 255, 255});
  CHECK(image.at(11, 11) == Rgb{255, 0, 0});
  CHECK(image.at(48, 28) == Rgb{0, 0, 255});
  CHECK(image.at(51, 20) == Rgb{255, 255, 255});
}

TEST_CASE("png: a picture that can't be drawn is refused with a sentence") {
  Image image = plain(0);
  const auto drawn = image.draw("this is no picture", {.x = 0, .y = 0, .width = 2, .height = 2});
  REQUIRE_FALSE(drawn);
  CHECK(drawn.error().sentence.starts_with("the picture can't be drawn: "));
}

TEST_CASE("png: the file says what it is and how large") {
  const auto bytes = Image(31, 17, 0x123456).png();
  REQUIRE(bytes);
  CHECK(type_of_bytes(bytes.value()) == PictureType::png);
  const auto pixels = pixels_of(PictureType::png, bytes.value());
  REQUIRE(pixels);
  CHECK(pixels->width == 31);
  CHECK(pixels->height == 17);
}

TEST_CASE("png: greys stay grey for all eyes") {
  for (const Vision vision : {Vision::protan, Vision::deutan, Vision::tritan}) {
    for (const std::uint32_t grey : {0x000000U, 0x404040U, 0x808080U, 0xffffffU}) {
      const int part = static_cast<int>(grey & 0xffU);
      CHECK(near(seen(grey, vision), {part, part, part}, 1));
    }
  }
}

TEST_CASE("png: red and green come near to each other without the cones that tell them apart") {
  const auto distance = [](const Rgb& a, const Rgb& b) {
    return std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) + std::abs(a[2] - b[2]);
  };
  const int full = distance({200, 60, 40}, {110, 120, 40});
  for (const Vision vision : {Vision::protan, Vision::deutan})
    CHECK(distance(seen(0xc83c28, vision), seen(0x6e7828, vision)) < full);
  // The first column of the matrix, through the curve of sRGB.
  CHECK(seen(0xff0000, Vision::protan) == Rgb{109, 95, 0});
  CHECK(seen(0xff0000, Vision::deutan) == Rgb{163, 144, 0});
  CHECK(seen(0xff0000, Vision::tritan) == Rgb{255, 0, 15});
  CHECK(vision_named("deutan") == Vision::deutan);
  CHECK_FALSE(vision_named("blind"));
}

TEST_CASE("sheet: pictures stand in rows with paper between them, as pixels and as SVG") {
  const ContactSheet sheet({flag_print("a"), flag_print("b"), flag_print("c")}, {.columns = 2, .cell = 100});
  CHECK(sheet.width() == 12 + 2 * 112);
  CHECK(sheet.height() == 12 + 2 * 62);
  std::atomic<long> done = 0;
  const auto image = sheet.image(done);
  REQUIRE(image);
  CHECK(done == 3);
  CHECK(image.value().at(6, 6) == Rgb{0xee, 0xee, 0xdd});
  CHECK(image.value().at(20, 20) == Rgb{255, 0, 0});
  CHECK(image.value().at(200, 20) == Rgb{0, 0, 255});
  CHECK(image.value().at(20, 80) == Rgb{255, 0, 0});
  CHECK(image.value().at(200, 80) == Rgb{0xee, 0xee, 0xdd});
  const std::string svg = sheet.svg(done);
  for (const std::string id : {"id=\"p0-left\"", "id=\"p1-left\"", "id=\"p2-left\""})
    CHECK(svg.find(id) != std::string::npos);
  Image drawn(sheet.width(), sheet.height(), 0);
  REQUIRE(drawn.draw(
      svg,
      {.x = 0, .y = 0, .width = static_cast<double>(sheet.width()), .height = static_cast<double>(sheet.height())}));
  for (const auto& [x, y] : {std::pair{6, 6}, {20, 20}, {200, 20}, {20, 80}, {200, 80}})
    CHECK(drawn.at(x, y) == image.value().at(x, y));
}

TEST_CASE("sheet: a high picture is fitted by its height and stands in the middle of its cell") {
  const Print high{.name = "high", .size = {.width = 100, .height = 400}, .svg = [](const std::string&) {
                     return std::string(
                         "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 400\"><rect width=\"100\" "
                         "height=\"400\" fill=\"#00ff00\"/></svg>");
                   }};
  const ContactSheet sheet({high}, {.columns = 8, .cell = 80});
  CHECK(sheet.width() == 12 + 92);
  CHECK(sheet.height() == 12 + 92);
  std::atomic<long> done = 0;
  const auto image = sheet.image(done);
  REQUIRE(image);
  CHECK(image.value().at(40, 50) == Rgb{0xee, 0xee, 0xdd});
  CHECK(image.value().at(52, 14) == Rgb{0, 255, 0});
}
