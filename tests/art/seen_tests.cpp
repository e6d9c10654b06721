// Each listed element of a painting is visible: without it the rendered picture differs.
#include <cstdlib>

#include <doctest/doctest.h>

#include "apps/paint/png.h"
#include "art/gallery.h"

namespace {

constexpr int longest_side = 260;        // pixels
constexpr int noticeable = 14;           // difference in one channel that an eye notices, of 255
constexpr double smallest_share = 0.12;  // percent of the picture that must differ

apps::Image rendered(const art::Scene& scene, int without = -1, std::uint32_t behind = 0x808080) {
  const int longest = std::max(scene.width, scene.height);
  const int width = scene.width * longest_side / longest;
  const int height = scene.height * longest_side / longest;
  apps::Image image(width, height, behind);
  const auto drawn = image.draw(art::paint(scene, {.prefix = {}, .title = {}, .without = without}),
                                {.x = 0, .y = 0, .width = double(width), .height = double(height)});
  REQUIRE(drawn.ok());
  return image;
}

// `rim` pixels on each side are left out.
double percent_different(const apps::Image& a, const apps::Image& b, int rim = 0) {
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

void check_deck(std::string_view name) {
  const art::Deck* deck = art::described(name);
  REQUIRE(deck != nullptr);
  for (const art::Painting& painting : deck->paintings) {
    const apps::Image whole = rendered(painting.scene);
    for (std::size_t i = 0; i < painting.scene.elements.size(); ++i) {
      const double share = percent_different(whole, rendered(painting.scene, static_cast<int>(i)));
      CHECK_MESSAGE(share >= smallest_share, painting.scene.id, ": ", painting.scene.elements[i].thing->id,
                    " (element ", i, ") changes only ", share, " % of the picture");
    }
  }
}

}  // namespace

TEST_CASE("every listed element of the Artline deck has visible area") { check_deck("artline"); }
TEST_CASE("every listed element of the Art Society paintings has visible area") { check_deck("art-society"); }
TEST_CASE("every listed element of the cats' masterpieces has visible area") { check_deck("cats"); }

TEST_CASE("no part of a canvas stays bare") {
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    for (const art::Painting& painting : art::described(name)->paintings) {
      // The outermost pixels may be cut by rounding.
      const double bare =
          percent_different(rendered(painting.scene, -1, 0x000000), rendered(painting.scene, -1, 0xffffff), 2);
      CHECK_MESSAGE(bare == 0, painting.scene.id, ": ", bare, " % are bare");
    }
  }
}

// The check itself: something that is hidden completely is found.
TEST_CASE("an element behind another one is not taken for visible") {
  const auto deck = art::parse_deck(
      "vernissage scenes 1\ndeck hidden\npainting behind\nsetting room hand=gouache\napple at=50,70\ncupboard at=50,95 "
      "size=1.6\n");
  REQUIRE_MESSAGE(deck.ok(), deck.error().reason);
  const art::Scene& scene = deck.value().paintings[0].scene;
  const apps::Image whole = rendered(scene);
  const auto apple = static_cast<int>(scene.elements.size()) - 2;
  CHECK(percent_different(whole, rendered(scene, apple)) < smallest_share);
  CHECK(percent_different(whole, rendered(scene, apple + 1)) > smallest_share);
}
