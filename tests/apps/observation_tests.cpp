// Lines of the forms of evidence, and what the report makes of them. The lists here are written by hand, right and wrong ones.
#include <doctest/doctest.h>

#include "apps/paint/first_form.h"
#include "apps/paint/observation.h"
#include "apps/paint/second_form.h"

namespace {

using apps::Trait;
using apps::Verdict;

const lexicon::Languages& languages() { return lexicon::built_in(); }

apps::FactDeck two_dogs() {
  return apps::read_facts(
      "word animal\nword brown? colour\nword cart vehicle\nword cat animal\nword colour?\nword dog animal\n"
      "word doing?\nword green? colour\nword left? place\nword place?\nword right? place\nword running? doing\n"
      "word sleeping? doing\nword vehicle\nword wheel\nword window<\n"
      "card one\nsee 2 dog brown running left\nsee cart ?green\nsee 2 wheel brown with.2\n");
}

class Round {
 public:
  explicit Round(apps::FactDeck facts = two_dogs()) : facts_(std::move(facts)) {}

  apps::Judgement judge(std::string_view line) {
    const auto observation = apps::read_observation(line, languages());
    REQUIRE_MESSAGE(observation.ok(), line);
    apps::Judgement judgement = apps::judge(observation.value(), facts_.cards[0], facts_.words);
    tally_.add(std::string(line), observation.value(), judgement);
    return judgement;
  }
  Verdict of(std::string_view line, Trait trait) {
    for (const auto& [judged, verdict] : judge(line).attributes) {
      if (judged == trait) return verdict;
    }
    return Verdict::unknown;
  }
  std::string report() const { return tally_.report(facts_, languages().concepts()); }

 private:
  apps::FactDeck facts_;
  apps::FirstTally tally_;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("an observation is a name and, in any order, number, colours, doings, places and what it belongs to") {
  const auto read = apps::read_observation("wheel 2 brown of old-cart left small", languages());
  REQUIRE(read.ok());
  std::vector<Trait> traits;
  for (const apps::Attribute& attribute : read.value().attributes) traits.push_back(attribute.trait);
  CHECK(traits == std::vector{Trait::count, Trait::colour, Trait::whole, Trait::place});
  CHECK(read.value().unknown.empty());
  CHECK(apps::read_observation("cats asleep", languages()).value().attributes.front().trait == Trait::doing);
  CHECK(apps::read_observation("man old", languages()).value().attributes.front().trait == Trait::how);
  CHECK_FALSE(apps::read_observation("cat under table", languages()).ok());
  CHECK(apps::read_observation("gizmo frobbing", languages()).value().unknown ==
        std::vector<std::string>{"gizmo", "frobbing"});
}

TEST_CASE("the judge of themes answers for what somebody saw") {
  Round round;
  CHECK(round.judge("dog").name == Verdict::fits);
  CHECK(round.judge("puppies").name == Verdict::fits);
  CHECK(round.judge("cat").name == Verdict::denied);
  CHECK(round.judge("window").name == Verdict::unclear);
  CHECK(round.judge("gizmo").name == Verdict::unknown);
  CHECK(round.judge("dog frobbing").name == Verdict::fits);
  CHECK(round.judge("dog frobbing").line == Verdict::unknown);
  CHECK(round.judge("dog brown left").line == Verdict::fits);
}

TEST_CASE("each attribute is judged by itself, and a number with all the others") {
  Round round;
  CHECK(round.of("dog brown", Trait::colour) == Verdict::fits);
  CHECK(round.of("dog green", Trait::colour) == Verdict::denied);
  CHECK(round.of("cart green", Trait::colour) == Verdict::unclear);
  CHECK(round.of("dog sleeping", Trait::doing) == Verdict::denied);
  CHECK(round.of("dog right", Trait::place) == Verdict::denied);
  CHECK(round.of("dog 2 brown", Trait::count) == Verdict::fits);
  CHECK(round.of("dog 3", Trait::count) == Verdict::denied);
  CHECK(round.of("wheel 2 of cart", Trait::whole) == Verdict::fits);
  CHECK(round.of("wheel 4 of cart", Trait::count) == Verdict::denied);
  CHECK(round.of("wheel of dog", Trait::whole) == Verdict::denied);
  CHECK(round.judge("cat green").attributes.empty());  // there is none
}

TEST_CASE("a list that is right meets the goals") {
  Round round;
  for (const std::string_view line : {"dog 2 brown left", "wheel 2 of cart", "window small"}) round.judge(line);
  const std::string report = round.report();
  CHECK(has(report, "fits            2 of 3 = 66.7 % (20.8–93.9)"));
  CHECK(has(report, "can't be told   1 of 3"));
  CHECK(has(report, "seen but denied, of the names that are understood: 0 of 3"));
  CHECK(has(report, "wrong attributes, of those that the lists claim or deny: 0 of 5"));
  CHECK_FALSE(has(report, "2 %: missed"));
}

TEST_CASE("a list that lacks something, or claims what is not so, misses the goals, and the line is named") {
  Round round;
  for (const std::string_view line : {"dog 3 green", "cat left", "gizmo"}) round.judge(line);
  const std::string report = round.report();
  CHECK(has(report, "cat left: denied\n"));
  CHECK(has(report, "dog 3 green: colour denied\n"));
  CHECK(has(report, "dog 3 green: count denied\n"));
  CHECK(has(report, "denied: cat 1\n"));
  CHECK(has(report, "words that are not understood: gizmo 1\n"));
  CHECK(has(report,
            "seen but denied, of the names that are understood: 1 of 2 = 50.0 % (9.5–90.5); goal at most 2 %: missed"));
  CHECK(has(report, "wrong attributes, of those that the lists claim or deny: 2 of 2"));
}

TEST_CASE("closed concepts are counted among those that are clearly seen") {
  // animal, cart and vehicle are closed; a dog is closed above a size here.
  Round round(apps::read_facts(
      "word animal\nword cart vehicle\nword dog< animal\nword vehicle\ncard one\nsee cart\nsee dog\n"));
  CHECK(has(round.report(), "concepts that are closed, of those in the deck: 3 of 4"));
}

TEST_CASE("the second form says what a card is sure of, and its marks are counted") {
  const apps::FactDeck facts = two_dogs();
  const std::string claims = apps::claims(facts.cards[0], facts.words, languages().concepts());
  CHECK(claims == "picture:\ndog 2 brown running left:\ncart:\nwheel 2 brown of cart:\n");
  std::vector<apps::FormLine> lines = {{.where = "a", .picture = 0, .text = "dog 2 brown running left: count, colour"},
                                       {.where = "b", .picture = 0, .text = "cart: no"},
                                       {.where = "c", .picture = 0, .text = "wheel 2 brown of cart:"}};
  const auto report = apps::second_report(lines, languages().concepts());
  REQUIRE(report.ok());
  CHECK(has(report.value(), "not recognisable: 1 of 3"));
  CHECK(has(report.value(), "wrong attributes: 2 of 6"));
  CHECK(has(report.value(), "count: 1 of 2"));
  lines.back().text = "wheel 2 brown of cart: nonsense";
  CHECK_FALSE(apps::second_report(lines, languages().concepts()).ok());
}
