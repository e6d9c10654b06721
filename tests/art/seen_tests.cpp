// Each listed element and each listed part of a painting is visible: without it the rendered picture differs.
#include <doctest/doctest.h>

#include "art/gallery.h"
#include "tests/art/pixels.h"

namespace {

constexpr double smallest_share = 0.12;  // percent of the picture that must differ

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
    for (const art::Sighting& sighting : art::sightings(painting.scene)) {
      if (sighting.whole < 0 || !sighting.clear) continue;
      const double share = percent_different(whole, rendered(painting.scene, sighting.element, sighting.what));
      CHECK_MESSAGE(share >= smallest_share, painting.scene.id, ": ", sighting.what, " of element ", sighting.element,
                    " (", painting.scene.elements[static_cast<std::size_t>(sighting.element)].thing->id,
                    ") changes only ", share, " % of the picture");
    }
  }
}

}  // namespace

TEST_CASE("every listed element and part of the Artline deck has visible area") { check_deck("artline"); }
TEST_CASE("every listed element and part of the Art Society paintings has visible area") { check_deck("art-society"); }
TEST_CASE("every listed element and part of the cats' masterpieces has visible area") { check_deck("cats"); }

TEST_CASE("no part of a canvas stays bare") {
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    for (const art::Painting& painting : art::described(name)->paintings) {
      // The outermost pixels may be cut by rounding.
      const double bare =
          percent_different(rendered(painting.scene, -1, {}, 0x000000), rendered(painting.scene, -1, {}, 0xffffff), 2);
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
