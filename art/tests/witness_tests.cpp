// What the witness says about a painting: visible parts, their number, colours and places.
#include <algorithm>

#include <doctest/doctest.h>

#include "art/deck.h"

namespace {

std::vector<art::Sighting> seen_in(const std::string& lines) {
  auto deck = art::parse_deck("vernissage scenes 1\ndeck test\npainting one\n" + lines);
  REQUIRE_MESSAGE(deck.ok(), deck.error().line, ": ", deck.error().reason);
  static art::Deck kept;  // the sightings refer to it
  kept = std::move(deck.value());
  return art::sightings(kept.paintings[0].scene);
}

const art::Sighting* find(const std::vector<art::Sighting>& seen, std::string_view what) {
  const auto found = std::find_if(seen.begin(), seen.end(), [&](const art::Sighting& s) { return s.what == what; });
  return found == seen.end() ? nullptr : &*found;
}

int percent(const art::Sighting& sighting, art::Tone tone) {
  for (const art::ToneShare& share : sighting.tones) {
    if (share.tone == tone) return share.percent;
  }
  return 0;
}

}  // namespace

TEST_CASE("a part that is drawn large is listed, with its number and the thing that has it") {
  const auto seen = seen_in("setting meadow hand=gouache\nhouse at=50,95 size=0.7 colour=white accent=red\n");
  const art::Sighting* window = find(seen, "window");
  REQUIRE(window != nullptr);
  CHECK(window->clear);
  CHECK(window->count > 4);
  CHECK(seen[static_cast<std::size_t>(window->whole)].what == "house");
  const art::Sighting* roof = find(seen, "roof");
  REQUIRE(roof != nullptr);
  CHECK(percent(*roof, art::Tone::red) > 40);
}

TEST_CASE("a part that is drawn tiny can't be told") {
  const auto seen = seen_in("setting meadow hand=gouache\nhouse at=50,52 size=0.4\n");
  const art::Sighting* window = find(seen, "window");
  REQUIRE(window != nullptr);
  CHECK_FALSE(window->clear);
}

TEST_CASE("a thing in front of another one hides a part of it, and is on its side of the picture") {
  const auto seen = seen_in("setting room hand=gouache\ncupboard at=80,80\nchair at=82,92\nball at=10,95\n");
  const art::Sighting* chair = find(seen, "chair");
  REQUIRE(chair != nullptr);
  CHECK(std::find(chair->before.begin(), chair->before.end(), 2) != chair->before.end());
  CHECK(chair->side == art::Side::right);
  CHECK(find(seen, "ball")->side == art::Side::left);
  CHECK(find(seen, "ball")->depth == art::Depth::foreground);
}

TEST_CASE("flowers of a bed of one kind are the bed itself, and are counted") {
  const auto seen = seen_in("setting meadow hand=gouache\ntulips at=50,95 size=6\n");
  const auto* tulips = find(seen, "tulips");
  REQUIRE(tulips != nullptr);
  CHECK(tulips->count == 8);
  CHECK(tulips->whole == -1);
}

TEST_CASE("hair and water are not counted") {
  const auto seen = seen_in("setting meadow hand=gouache\nhorse at=50,95\n");
  CHECK(find(seen, "mane")->count == 1);  // on the neck and between the ears
}

TEST_CASE("a part that is hidden is not counted") {
  const auto seen = seen_in("setting meadow hand=gouache\ncabbage-row at=50,92 size=6\ncupboard at=25,96 size=0.9\n");
  const auto* cabbage = find(seen, "cabbage");
  REQUIRE(cabbage != nullptr);
  CHECK(cabbage->count == 0);  // they were painted in one go, so nobody knows how many are left
}

TEST_CASE("the area and the colours of a thing include the parts that it has, but not what it carries") {
  const auto seen = seen_in("setting open-sea hand=gouache\nsailboat at=50,90 size=0.5 colour=blue accent=red\n");
  const auto* boat = find(seen, "sailboat");
  const auto* sail = find(seen, "sail");
  REQUIRE(boat != nullptr);
  REQUIRE(sail != nullptr);
  CHECK(boat->share > sail->share);
  CHECK(boat->box.top <= sail->box.top);
  CHECK(percent(*boat, art::Tone::red) > 20);
  CHECK(find(seen, "reflection")->box.bottom > boat->box.bottom);
}

TEST_CASE("a small thing shows neither its doing nor its style") {
  const auto near = seen_in("setting meadow hand=gouache\nhorse at=50,95 doing=grazing\n");
  CHECK(find(near, "horse")->doing == "grazing");
  const auto far = seen_in("setting meadow hand=gouache\nhorse at=50,51 size=0.5 doing=grazing\n");
  CHECK(find(far, "horse")->doing.empty());
}

TEST_CASE("a wider word is not more closed than the words that it covers") {
  const auto check = [](std::string_view word, std::string_view kinds) {
    while (!kinds.empty()) {
      const std::string_view wider = kinds.substr(0, kinds.find(' '));
      kinds.remove_prefix(std::min(kinds.size(), wider.size() + 1));
      CHECK_MESSAGE(art::listing_of(wider) >= art::listing_of(word), word, " is less closed than ", wider);
    }
  };
  for (const art::PartWord& part : art::part_words()) check(part.id, part.kinds);
  for (const art::Thing* thing : art::vocabulary()) check(thing->id, thing->kinds);
}

TEST_CASE("colours are those on the canvas, not those that were asked for") {
  const std::string curtain = "ball at=50,80 size=6 colour=green\n";
  const auto by_day = seen_in("setting room hand=gouache light=noon\n" + curtain);
  CHECK(percent(*find(by_day, "ball"), art::Tone::green) >= 30);
}

TEST_CASE("colours between two names have none") {
  CHECK(art::tone_of(art::rgb(0xff0000)) == art::Tone::red);
  CHECK(art::tone_of(art::rgb(0x2f5f9e)) == art::Tone::blue);
  CHECK(art::tone_of(art::rgb(0x86b3d1)) == art::Tone::light_blue);
  CHECK(art::tone_of(art::rgb(0x7a4d2c)) == art::Tone::brown);
  CHECK(art::tone_of(art::rgb(0xf6f1e7)) == art::Tone::white);
  CHECK(art::tone_of(art::rgb(0x28262a)) == art::Tone::black);
  CHECK(art::tone_of(art::rgb(0xefe0bd)) == std::nullopt);  // cream
}

TEST_CASE("a painting without a part differs only there") {
  auto deck = art::parse_deck(
      "vernissage scenes 1\ndeck test\npainting one\nsetting meadow hand=gouache\nhouse at=50,95 size=0.7\n");
  REQUIRE(deck.ok());
  const art::Scene& scene = deck.value().paintings[0].scene;
  const int house = static_cast<int>(scene.elements.size()) - 1;
  const std::string whole = art::paint(scene);
  const std::string without = art::paint(scene, {.without = house, .without_part = "window"});
  CHECK(without.size() < whole.size());
  CHECK(art::paint(scene, {.without = house, .without_part = "wheel"}) == whole);
}
