// Scene files: what they say, and what is said about mistakes in them.
#include <doctest/doctest.h>

#include "art/deck.h"

namespace {

core::ParseError error_of(std::string_view lines) {
  const auto deck = art::parse_deck("vernissage scenes 1\ndeck test\n" + std::string(lines));
  REQUIRE_FALSE(deck.ok());
  return deck.error();
}

art::Deck good(std::string_view lines) {
  auto deck = art::parse_deck("vernissage scenes 1\ndeck test\n" + std::string(lines));
  REQUIRE_MESSAGE(deck.ok(), deck.error().line, ": ", deck.error().reason);
  return std::move(deck.value());
}

const art::Element& element(const art::Deck& deck, std::string_view id) {
  for (const art::Element& one : deck.paintings[0].scene.elements) {
    if (one.thing->id == id) return one;
  }
  FAIL("no element ", id);
  return deck.paintings[0].scene.elements[0];
}

}  // namespace

TEST_CASE("a painting has setting, light, palette, hand, titles, artist and elements") {
  const art::Deck deck = good(
      "artist anna oil\nname en Anna\npainting one canvas=600x400 type=city\ntitle en The One\ntitle zh-Hant 一\nby "
      "anna\n"
      "setting meadow light=dusk palette=rose horizon=40.5 eye=2 side=right drop=hills\n"
      "dog x3 at=20,80.25 size=1.5 colour=black flip spread=30\n");
  const art::Painting& painting = deck.paintings.at(0);
  CHECK(painting.title[0] == "The One");
  CHECK(painting.title[3] == "一");
  CHECK(painting.artist == 0);
  CHECK(painting.tag("type") == "city");
  CHECK(painting.tag("frame").empty());
  const art::Scene& scene = painting.scene;
  CHECK(scene.width == 600);
  CHECK(scene.height == 400);
  CHECK(scene.hand->id == "oil");
  CHECK(scene.light->id == "dusk");
  CHECK(scene.palette->id == "rose");
  CHECK(scene.horizon == doctest::Approx(40.5));
  CHECK(scene.side == 1);
  CHECK(scene.elements.size() == 3);  // sky and meadow come with the setting, hills were dropped
  const art::Element& dog = element(deck, "dog");
  CHECK(dog.count == 3);
  CHECK(dog.y == doctest::Approx(80.25));
  CHECK(dog.mirrored);
}

TEST_CASE("a backdrop that the setting brings is described further, not doubled") {
  const art::Deck deck = good("painting one\nsetting room hand=ink\nwall colour=green\n");
  CHECK(deck.paintings[0].scene.elements.size() == 2);
  CHECK(element(deck, "wall").colour == "green");
}

TEST_CASE("a thing stands on another one that has a surface") {
  const art::Deck deck = good("painting one\nsetting room hand=ink\ntable at=50,90\napple on=table at=-20\n");
  CHECK(element(deck, "apple").on == 2);
  CHECK(error_of("painting one\nsetting room hand=ink\ndog\napple on=dog\n").line == 6);
  CHECK(error_of("painting one\nsetting room hand=ink\napple on=table\n").reason.find("before it") !=
        std::string::npos);
}

TEST_CASE("draught animals pull things of the scene") {
  const art::Deck deck = good("painting one\nsetting winter hand=ink\nhorse pulls=sledge\nsledge\n");
  CHECK(element(deck, "horse").pulls == "sledge");
  CHECK(error_of("painting one\nsetting winter hand=ink\nhorse pulls=sledge\n").reason.find("not in the scene") !=
        std::string::npos);
  CHECK(error_of("painting one\nsetting winter hand=ink\ncat pulls=sledge\nsledge\n").reason.find("not understood") !=
        std::string::npos);
}

TEST_CASE("mistakes are told with their line") {
  CHECK(art::parse_deck("").error().reason.find("empty") != std::string::npos);
  CHECK(art::parse_deck("scenes\n").error().line == 1);
  const auto refused = [](std::string_view line, std::string_view part) {
    const core::ParseError error = error_of("painting one\nsetting meadow hand=ink\n" + std::string(line) + "\n");
    CHECK_MESSAGE(error.line == 5, line);
    CHECK_MESSAGE(error.reason.find(part) != std::string::npos, error.reason);
  };
  refused("unicorn", "no thing 'unicorn'");
  refused("dog colour=plaid", "no colour 'plaid'");
  refused("dog doing=flying", "knows as doing");
  refused("dog at=ten,20", "not understood");
  refused("dog x0", "not understood");
  refused("dog size=-1", "not understood");
  refused("dog size=1.234", "not understood");
  refused("sky colour=red", "no colour to choose");
  refused("setting room", "twice");
  refused("title fr Un", "languages are");
  refused("by nobody", "an artist of this file");
  refused("painting one", "there already");
  CHECK(error_of("painting one\n").reason.find("no setting") != std::string::npos);
  CHECK(error_of("painting one\nsetting meadow\n").reason.find("neither artist nor hand") != std::string::npos);
  CHECK(error_of("painting one\nsetting moon hand=ink\n").reason.find("no setting 'moon'") != std::string::npos);
  CHECK(error_of("painting one\nsetting meadow light=green\n").reason.find("light=green") != std::string::npos);
  CHECK(error_of("painting one canvas=5x5\n").reason.find("100 to 4000") != std::string::npos);
  CHECK(error_of("artist a chisel\n").reason.find("no hand 'chisel'") != std::string::npos);
  CHECK(error_of("dog\n").reason.find("before the first") != std::string::npos);
}
