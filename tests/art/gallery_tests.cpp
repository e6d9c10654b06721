// All built-in pictures: each is a harmless and small SVG, stays on its canvas and is the same each time.
#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "apps/paint/common.h"
#include "art/frame.h"
#include "art/gallery.h"
#include "art_society/components.h"
#include "decks/safe_svg.h"
#include "games/embedded.h"
#include "server/web/encoding.h"

namespace {

template <class T>
T median(std::vector<T> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

const art::Deck& deck(std::string_view name) {
  const art::Deck* found = art::described(name);
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("every picture is valid SVG without scripts and external references") {
  for (const std::string& name : art::picture_names()) {
    const std::string svg = art::picture(name).value();
    for (const std::string& finding : decks::check_svg(svg).findings) FAIL_CHECK(name, ": ", finding);
  }
}

TEST_CASE("a picture is the same each time, and other ids do not change it") {
  for (const std::string& name : art::picture_names()) {
    CHECK_MESSAGE(art::picture(name) == art::picture(name), name);
    const std::string plain = art::picture(name).value();
    const std::string prefixed = art::picture(name, {.prefix = "q7", .language = "en"}).value();
    CHECK_MESSAGE(prefixed.size() >= plain.size(), name);
    CHECK_MESSAGE(std::count(prefixed.begin(), prefixed.end(), '<') == std::count(plain.begin(), plain.end(), '<'),
                  name);
  }
}

TEST_CASE("names are known, others are not") {
  CHECK(art::picture("artline/no-such-painting") == std::nullopt);
  CHECK(art::picture("") == std::nullopt);
  CHECK(art::picture("art-society/p0") == std::nullopt);
  CHECK(art::picture("art-society/bid-21") == std::nullopt);
  CHECK(art::picture_size("art-society/bid-20").has_value());
  const auto names = art::picture_names();
  CHECK(std::set<std::string>(names.begin(), names.end()).size() == names.size());
}

TEST_CASE("paintings are small: 20 KB in the middle, 6 KB compressed") {
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    std::vector<std::size_t> plain;
    std::vector<std::size_t> compressed;
    for (const std::string& picture : art::picture_names(name)) {
      const std::string svg = art::picture(picture).value();
      plain.push_back(svg.size());
      compressed.push_back(server::encoded(svg, server::Coding::brotli, server::Effort::best).size());
      CHECK_MESSAGE(svg.size() <= 45'000, picture);
    }
    MESSAGE(name, ": median ", median(plain), " bytes, compressed ", median(compressed));
    CHECK(median(plain) <= 20'000);
    CHECK(median(compressed) <= 6'000);
  }
}

TEST_CASE("the things of a picture are on its canvas") {
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    for (const art::Painting& painting : deck(name).paintings) {
      const art::Scene& scene = painting.scene;
      const art::Box canvas = {0, 0, double(scene.width), double(scene.height)};
      const std::vector<art::Box> boxes = art::coverage(scene);
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (scene.elements[i].thing->height == 0) continue;  // backdrops fill the canvas
        const double inside = boxes[i].inside(canvas).area() / boxes[i].area();
        // An edge may crop what is in the foreground, but not so much that nobody knows what it is.
        CHECK_MESSAGE(inside >= 0.35, scene.id, ": ", scene.elements[i].thing->id, " lies outside by ",
                      int(100 - 100 * inside), " %");
      }
    }
  }
}

TEST_CASE("the Artline deck: 96 paintings of 8 to 20 elements, each with title and artist in five languages") {
  const art::Deck& artline = deck("artline");
  CHECK(artline.paintings.size() == 96);
  std::set<std::string> titles;
  for (const art::Painting& painting : artline.paintings) {
    const std::size_t elements = painting.scene.elements.size();
    CHECK_MESSAGE((elements >= 8 && elements <= 20), painting.scene.id, " has ", elements);
    CHECK_MESSAGE(painting.artist >= 0, painting.scene.id);
    for (const std::string& title : painting.title) CHECK_MESSAGE(!title.empty(), painting.scene.id);
    titles.insert(painting.title[0]);
  }
  CHECK(titles.size() == 96);
  for (const art::Artist& artist : artline.artists) {
    for (const std::string& name : artist.name) CHECK_MESSAGE(!name.empty(), artist.id);
  }
}

TEST_CASE("no two paintings of the Artline deck show the same things") {
  std::set<std::set<std::string_view>> seen;
  for (const art::Painting& painting : deck("artline").paintings) {
    std::set<std::string_view> things;
    for (const art::Element& element : painting.scene.elements) things.insert(element.thing->id);
    CHECK_MESSAGE(seen.insert(things).second, painting.scene.id);
  }
}

TEST_CASE("the Artline deck: most pairs of paintings share something, and nobody does the same thing everywhere") {
  const apps::Common common = apps::common(deck("artline"));
  CHECK(common.pairs == 96 * 95 / 2);
  CHECK(common.pairs_apart * 100 <= common.pairs * 8);
  CHECK(common.doings.size() >= 30);
  for (const auto& [doing, people] : common.doings) CHECK_MESSAGE(people * 100 <= common.people * 15, doing);
  CHECK(common.doings.at("waving") * 10 <= common.people);
  for (const apps::WordFamily& family : common.families) CHECK_MESSAGE(family.cards >= 6, family.name);
}

TEST_CASE("[AS-C2] every painting is composed for the shape, the type and the frame that the game gives it") {
  const auto parts = art_society::parse_components("standard", games::embedded_components("art-society"));
  REQUIRE(parts.ok());
  const art::Deck& paintings = deck("art-society");
  REQUIRE(static_cast<int>(paintings.paintings.size()) == parts.value().painting_count);
  for (int i = 0; i < parts.value().painting_count; ++i) {
    const art_society::Painting& wanted = parts.value().painting(i);
    const art::Painting& painted = paintings.paintings[static_cast<std::size_t>(i)];
    CAPTURE(painted.scene.id);
    CHECK(painted.scene.width + 2 * art::frame_width == wanted.width * art::square_side);
    CHECK(painted.scene.height + 2 * art::frame_width == wanted.height * art::square_side);
    CHECK(static_cast<int>(art::type_named(painted.tag("type")).value()) == wanted.type);
    CHECK(static_cast<int>(art::frame_named(painted.tag("frame")).value()) == wanted.frame);
    for (const std::string& title : painted.title) CHECK(!title.empty());
  }
}

TEST_CASE("every part that a painting shows has a word") {
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    for (const art::Painting& painting : deck(name).paintings) {
      for (const art::Sighting& sighting : art::sightings(painting.scene)) {
        CHECK_MESSAGE(art::is_part_word(sighting.what), painting.scene.id, ": ", sighting.what);
      }
    }
  }
}

TEST_CASE("every thing of the vocabulary is painted somewhere") {
  std::set<std::string_view> used;
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    for (const art::Painting& painting : deck(name).paintings) {
      for (const art::Element& element : painting.scene.elements) used.insert(element.thing->id);
    }
  }
  CHECK(art::vocabulary().size() >= 120);
  for (const art::Thing* thing : art::vocabulary()) CHECK_MESSAGE(used.contains(thing->id), thing->id);
}
