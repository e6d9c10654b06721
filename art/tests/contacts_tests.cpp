// No land thing on water, nothing in the air that casts a shadow on the ground, no two solid things through each other.
#include <doctest/doctest.h>

#include "art/contacts.h"
#include "art/deck.h"
#include "art/gallery.h"

namespace {

std::vector<std::string> found(const std::string& lines) {
  const auto deck = art::parse_deck("vernissage scenes 1\ndeck test\npainting x\n" + lines);
  REQUIRE(deck.ok());
  return art::impossible_contacts(deck.value().paintings[0].scene);
}

}  // namespace

TEST_CASE("impossible positions are found") {
  CHECK(found("setting open-sea hand=ink\nbicycle at=50,80\n").size() == 1);
  CHECK(found("setting open-sea hand=ink\nrowing-boat at=50,80\n").empty());
  CHECK(found("setting meadow hand=ink\ncow at=20,20 size=14\n").size() == 1);
  CHECK(found("setting meadow hand=ink\ncow at=50,80\nhorse at=52,80\n").size() == 1);
  CHECK(found("setting meadow hand=ink\ncow at=30,80\nhorse at=80,80\n").empty());
}

TEST_CASE("a flying thing casts no shadow on the ground") {
  const auto shadows = [](const char* place) {
    const auto deck = art::parse_deck("vernissage scenes 1\ndeck test\npainting x\nsetting meadow hand=ink\ndove " +
                                      std::string(place) + " size=5\n");
    REQUIRE(deck.ok());
    const std::string svg = art::paint(deck.value().paintings[0].scene);
    return svg.find("fill-opacity=\".32\"") != std::string::npos;
  };
  CHECK(shadows("at=50,80"));
  CHECK_FALSE(shadows("at=50,20"));
}

TEST_CASE("in the paintings of the games everything stands where it can") {
  for (const std::string_view name : {"artline", "art-society", "cats"}) {
    for (const art::Painting& painting : art::described(name)->paintings) {
      for (const std::string& sentence : art::impossible_contacts(painting.scene)) FAIL_CHECK(sentence);
    }
  }
}
