// Thousands of themes, said in every language and read again.
#include <algorithm>

#include <doctest/doctest.h>

#include "core/random.h"
#include "lexicon/languages.h"
#include "lexicon/sense.h"

namespace lexicon {
namespace {

using themes::Counting;
using themes::Relation;
using themes::Thing;

constexpr int themes_of_a_language = 2000;

// The concepts that a language can say.
struct Sayable {
  std::vector<std::string> things, traits, clothes, around;
  std::vector<std::string> looks;  // traits of what belongs to something else: "sleeping" would be said of the whole

  Sayable(const Tongue& tongue, const Concepts& concepts) {
    for (const Label& label : tongue.language->labels) {
      const Concept* known = concepts.find(label.query);
      if (known == nullptr) continue;
      if (is_trait(known->kind) && !(label.adjective.empty() && label.verb.empty())) traits.push_back(label.query);
      if (is_trait(known->kind) && known->kind != Class::doing && !label.adjective.empty())
        looks.push_back(label.query);
      if (label.noun.empty()) continue;
      const bool worn = concepts.is_a(label.query, "clothes");
      if (known->kind == Class::thing) (worn ? clothes : things).push_back(label.query);
      if (known->kind == Class::around) around.push_back(label.query);
    }
  }
};

class Composer {
 public:
  Composer(const Sayable& words, const Concepts& concepts, std::uint64_t seed)
      : words_(words), concepts_(concepts), random_(seed) {}

  std::vector<Thing> theme() {
    std::vector<Thing> things = {described()};
    if (random_.below(4) == 0) things.push_back({.words = {one_of(words_.around)}});
    return things;
  }

 private:
  const std::string& one_of(const std::vector<std::string>& words) {
    return words[static_cast<std::size_t>(random_.below(static_cast<int>(words.size())))];
  }

  Thing described() {
    Thing thing = plain(words_.things, words_.traits);
    if (random_.below(3) == 0) {
      thing.counting = random_.below(2) == 0 ? Counting::exactly : Counting::at_least;
      thing.count = 2 + random_.below(7);
    }
    if (random_.below(2) == 0) relate(thing);
    return thing;
  }

  Thing plain(const std::vector<std::string>& nouns, const std::vector<std::string>& traits) {
    Thing thing{.words = {one_of(nouns)}};
    const std::string& trait = one_of(traits);
    if (random_.below(2) == 0 && goes_with(trait, thing)) thing.words.push_back(trait);
    return thing;
  }

  // Only who lives does something; only hair is fair and only cats are ginger, what is said of others is read as something else.
  bool goes_with(const std::string& trait, const Thing& thing) const {
    const std::string& noun = thing.words.front();
    if (trait == "fair") return concepts_.is_a(noun, "hair");
    if (trait == "ginger") return concepts_.is_a(noun, "cat");
    if (concepts_.find(trait)->kind == Class::doing) return is_alive(thing);
    return Sense(concepts_).describes({.words = {trait}}, thing);
  }

  bool is_alive(const Thing& thing) const {
    return concepts_.is_a(thing.words.front(), "person") || concepts_.is_a(thing.words.front(), "animal");
  }

  // Somebody wears, holds or sits on something; a thing has another thing.
  void relate(Thing& thing) {
    Thing other = plain(words_.things, words_.looks);
    other.relation = Relation::with;
    if (is_alive(thing)) {
      other.relation = random_.below(2) == 0 ? Relation::holds : Relation::on;
      if (random_.below(3) == 0) {
        other = plain(words_.clothes, words_.looks);
        other.relation = Relation::wears;
      }
    }
    if (other.relation == Relation::wears || !is_alive(other)) thing.related.push_back(other);
  }

  const Sayable& words_;
  const Concepts& concepts_;
  core::Random random_;
};

TEST_CASE("a theme that is said is read as the same theme first") {
  const Languages& all = built_in();
  for (const Tongue& tongue : all.tongues()) {
    const Sayable words(tongue, all.concepts());
    Composer composer(words, all.concepts(), 20261119);
    for (int i = 0; i < themes_of_a_language; ++i) {
      const auto query = themes::Query::read(themes::written(composer.theme()));
      if (!query) continue;  // too long
      const std::string text = all.said(*query, tongue);
      const Understood result = all.read(text, tongue.id);
      // "Biała broń" is a white weapon, but means one with a blade.
      if (result.unknown.find(' ') != std::string::npos) continue;
      // "Na liście" is on a letter as well as on a leaf; either may be read first.
      const bool letter = tongue.id == "pl" && text.find("liście") != std::string::npos;
      const auto same = [&query](const themes::Query& one) { return one.text() == query->text(); };
      if (letter && std::any_of(result.readings.begin(), result.readings.end(), same)) continue;
      const std::string read =
          result.readings.empty() ? "? " + result.unknown : std::string(result.readings.front().text());
      CHECK_MESSAGE(read == query->text(), tongue.id, ": ", text);
    }
  }
}

}  // namespace
}  // namespace lexicon
