// Lines of the form of evidence, and how they are compared with the list of a painting.
#include <doctest/doctest.h>

#include "apps/paint/observation.h"
#include "art/deck.h"

namespace {

using apps::Verdict;

class Meadow {
 public:
  Meadow()
      : deck_(art::parse_deck("vernissage scenes 1\ndeck test\npainting one\nsetting meadow hand=gouache light=noon\n"
                              "house at=25,95 size=0.3 colour=white accent=red\ncart at=78,90\nball x3 at=50,97 "
                              "size=2 colour=blue accent=blue spread=40\n")
                  .value()),
        seen_(art::sightings(deck_.paintings[0].scene)) {}

  apps::Judgement judge(std::string_view line) const {
    const auto observation = apps::read_observation(line);
    REQUIRE_MESSAGE(observation.ok(), line);
    return apps::judge(observation.value(), seen_);
  }

 private:
  art::Deck deck_;
  std::vector<art::Sighting> seen_;
};

}  // namespace

TEST_CASE("an observation is a name with number, colours, whole, doing and place in any order") {
  const auto read = apps::read_observation("wheel 2 brown of cart left background small");
  REQUIRE(read.ok());
  const apps::Observation& wheel = read.value();
  CHECK(wheel.what == "wheel");
  CHECK(wheel.count == 2);
  CHECK(wheel.tones == std::vector{art::Tone::brown});
  CHECK(wheel.of == "cart");
  CHECK(wheel.side == art::Side::left);
  CHECK(wheel.depth == art::Depth::background);
  CHECK(wheel.small);
  CHECK(apps::read_observation("cat sleeping").value().doing == "sleeping");
  CHECK_FALSE(apps::read_observation("cat under table").ok());
}

TEST_CASE("an observed thing is looked up by its word or a wider word") {
  const Meadow meadow;
  CHECK(meadow.judge("roof").verdict == Verdict::listed);
  CHECK(meadow.judge("building").verdict == Verdict::listed);
  CHECK(meadow.judge("dog").verdict == Verdict::missing);
  CHECK(meadow.judge("flying-saucer").verdict == Verdict::missing);
  CHECK(meadow.judge("pole").verdict == Verdict::open);
  CHECK(meadow.judge("railing").verdict == Verdict::missing);
  CHECK(meadow.judge("railing small").verdict == Verdict::open);
}

TEST_CASE("attributes are compared where both name them") {
  const Meadow meadow;
  CHECK(meadow.judge("roof red of house left").wrong.empty());
  CHECK(meadow.judge("roof blue of house").wrong == std::vector<std::string>{"colour"});
  CHECK(meadow.judge("house right").wrong == std::vector<std::string>{"place"});
  CHECK(meadow.judge("ball 3 blue").wrong.empty());
  CHECK(meadow.judge("ball 5").wrong == std::vector<std::string>{"count"});
  CHECK(meadow.judge("hay 2").attributes == 0);  // nobody can count it
}
