// People: moods, seats and faces are painted as the scene says.
#include <array>
#include <cstdlib>

#include <doctest/doctest.h>

#include "art/deck.h"
#include "tests/art/pixels.h"

namespace {

art::Scene scene_of(const std::string& lines) {
  auto deck = art::parse_deck("vernissage scenes 1\ndeck test\npainting x\n" + lines);
  REQUIRE_MESSAGE(deck.ok(), deck.error().line, ": ", deck.error().reason);
  return deck.value().paintings[0].scene;
}

constexpr std::string_view moods[] = {"calm", "happy", "sad", "angry", "afraid", "surprised"};

// Every mood differs from every other one in at least so many percent of the picture.
void check_moods(const std::string& before, double smallest) {
  std::vector<apps::Image> pictures;
  for (const std::string_view mood : moods) {
    pictures.push_back(rendered(scene_of(before + " mood=" + std::string(mood) + "\n")));
    for (std::size_t i = 0; i + 1 < pictures.size(); ++i) {
      CHECK_MESSAGE(percent_different(pictures[i], pictures.back()) >= smallest, moods[i], " and ", mood);
    }
  }
}

bool has(const art::Scene& scene, std::string_view what) {
  for (const art::Sighting& sighting : art::sightings(scene)) {
    if (sighting.what == what) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("six moods can be told apart on portraits by every hand, and on a figure that is near") {
  for (const art::Hand& hand : art::hands()) {
    check_moods("setting studio hand=" + std::string(hand.id) + "\nportrait-woman at=50,100 size=2.4", 0.2);
  }
  check_moods("setting meadow hand=gouache\nboy at=50,98 size=1.6", 0.1);
}

TEST_CASE("a mood is part of the list only as far as it is painted: other moods, other pictures, same things") {
  CHECK(art::sightings(scene_of("setting meadow hand=oil\nwoman at=50,95 mood=sad\n")).size() ==
        art::sightings(scene_of("setting meadow hand=oil\nwoman at=50,95 mood=happy\n")).size());
}

TEST_CASE("a person who sits on a bench needs no stool") {
  CHECK(has(scene_of("setting meadow hand=oil\nman at=50,90 doing=sitting\n"), "stool"));
  CHECK_FALSE(has(scene_of("setting meadow hand=oil\nbench at=50,90\nman at=50,91 doing=sitting\n"), "stool"));
}

TEST_CASE("a rider holds the reins on the side of the head, also on a mirrored animal") {
  const auto reach = [](const std::string& flip) {
    const art::Box box =
        art::coverage(scene_of("setting meadow hand=gouache\nhorse at=50,90" + flip + "\nman on=horse doing=riding\n"))
            .back();
    return box.right - 600 - (600 - box.left);
  };
  CHECK(reach("") > 10);
  CHECK(reach(" flip") < -10);
}

TEST_CASE("a fishing line hangs as far down as the fisher stands above the water") {
  const auto low = art::coverage(scene_of("setting lake hand=oil\nman at=50,90 doing=fishing\n"));
  const auto high =
      art::coverage(scene_of("setting lake hand=oil\nrowing-boat at=50,90\nman on=rowing-boat doing=fishing\n"));
  const auto boat = high[high.size() - 2];
  CHECK(low.back().bottom < 0.95 * 900);
  CHECK(high.back().bottom > boat.bottom - boat.height() * 0.6);
}

// The eyes of a portrait, in percent of the picture: left, top, right, bottom.
constexpr std::array<int, 4> eyes = {47, 40, 55, 50};

// In percent of the region of the eyes.
int different_on_face(const apps::Image& a, const apps::Image& b) {
  int different = 0;
  int all = 0;
  for (int y = a.height() * eyes[1] / 100; y < a.height() * eyes[3] / 100; ++y) {
    for (int x = a.width() * eyes[0] / 100; x < a.width() * eyes[2] / 100; ++x) {
      ++all;
      const auto p = a.at(x, y);
      const auto q = b.at(x, y);
      different += std::abs(p[0] - q[0]) + std::abs(p[1] - q[1]) + std::abs(p[2] - q[2]) > noticeable ? 1 : 0;
    }
  }
  return different * 100 / all;
}

TEST_CASE("the surface of no hand lies over a face") {
  for (const art::Hand& hand : art::hands()) {
    art::Scene scene =
        scene_of("setting studio hand=" + std::string(hand.id) + "\nportrait-woman at=50,100 size=2.4\n");
    for (const std::string seed : {"one", "two", "three", "four"}) {
      scene.id = seed;
      const apps::Image whole = rendered(scene);
      art::Hand bare = hand;
      bare.veil = art::Hand::Veil::none;
      scene.hand = &bare;
      CHECK_MESSAGE(different_on_face(whole, rendered(scene)) == 0, hand.id, " ", seed);
      scene.hand = &hand;
    }
  }
}

TEST_CASE("fog leaves a nearer face free, and covers the place beside it") {
  const art::Scene scene =
      scene_of("setting studio hand=oil horizon=45 eye=1.2\nportrait-woman at=50,100 size=2.4\nfog\n");
  const apps::Image whole = rendered(scene);
  const apps::Image clear = rendered(scene, static_cast<int>(scene.elements.size()) - 1);
  CHECK(percent_different(whole, clear) > 5);
  CHECK(different_on_face(whole, clear) == 0);
}

TEST_CASE("a mirror shows the person who looks at it, and nobody else") {
  const auto in_mirror = [](const std::string& gaze) {
    for (const art::Sighting& sighting : art::sightings(
             scene_of("setting room hand=gouache\nmirror at=30,45 size=1.6\nwoman at=60,98" + gaze + "\n"))) {
      if (sighting.what == "woman" && sighting.relation == art::Relation::shows) return true;
    }
    return false;
  };
  CHECK(in_mirror(" gaze=mirror"));
  CHECK_FALSE(in_mirror(" gaze=viewer"));
}

TEST_CASE("a seated cat has three poses: past the viewer, to the viewer, washing") {
  const auto cat = [](const std::string& gaze) {
    return rendered(scene_of("setting meadow hand=gouache\ncat at=50,95 size=4 gaze=" + gaze + "\n"));
  };
  CHECK(percent_different(cat("left"), cat("viewer")) > 2);
  CHECK(percent_different(cat("viewer"), cat("down")) > 2);
  CHECK(percent_different(cat("left"), cat("down")) > 2);
}

TEST_CASE("by moonlight the colours of the subject can be named") {
  for (const auto& [colour, tone] : {std::pair("green", art::Tone::green), std::pair("red", art::Tone::red)}) {
    int coats = 0;
    for (const art::Sighting& sighting :
         art::sightings(scene_of("setting meadow hand=gouache light=moonlight\nman at=50,96 wears=coat colour=" +
                                 std::string(colour) + "\n"))) {
      if (sighting.what != "coat") continue;
      ++coats;
      REQUIRE_FALSE(sighting.tones.empty());
      CHECK(sighting.tones[0].tone == tone);
    }
    CHECK(coats == 1);
  }
}
