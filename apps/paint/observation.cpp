#include "apps/paint/observation.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/text.h"

namespace apps {
namespace {

using themes::Fit;
using themes::Thing;

// They say nothing that can be judged.
constexpr auto silent_words = std::to_array<std::string_view>({"small", "many", "middle"});
constexpr auto places = std::to_array<std::string_view>({"left", "right", "foreground", "background"});

bool among(std::span<const std::string_view> list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// What hyphenated words may mean; nothing if they are not understood. How many a plural means is left open.
std::vector<Things> meanings(std::string_view hyphenated, const lexicon::Languages& languages) {
  std::string text(hyphenated);
  std::replace(text.begin(), text.end(), '-', ' ');
  std::vector<Things> all;
  for (const themes::Query& query : languages.read(text, "en").readings) {
    Things things = themes::things_of(query);
    for (Thing& thing : things) thing.counting = themes::Counting::some;
    all.push_back(std::move(things));
  }
  return all;
}

// A word behind the name that is only said of things: "brown", "asleep".
std::optional<Attribute> said_of_things(const Things& meaning, const lexicon::Concepts& concepts) {
  if (meaning.size() != 1 || !meaning.front().related.empty()) return std::nullopt;
  std::optional<Trait> trait;
  for (const std::string& word : meaning.front().words) {
    trait = trait_of(word, concepts);
    if (!trait) return std::nullopt;
  }
  if (!trait) return std::nullopt;
  return Attribute{.trait = *trait, .said = meaning};
}

core::Result<void, std::string> read_attribute(Observation& observation, std::string_view word,
                                               const lexicon::Languages& languages) {
  if (among(silent_words, word)) return {};
  if (const auto number = core::parse_number(word, 1, 999)) {
    if (*number > themes::most_counted) return {};
    const Thing counted{.counting = themes::Counting::exactly, .count = *number};
    observation.attributes.push_back({.trait = Trait::count, .said = {counted}});
    return {};
  }
  const std::vector<Things> all = meanings(word, languages);
  for (const Things& meaning : all) {
    if (auto attribute = said_of_things(meaning, languages.concepts())) {
      observation.attributes.push_back(std::move(*attribute));
      return {};
    }
  }
  observation.unknown.emplace_back(word);
  if (all.empty()) return {};
  return core::Failure{"'" + core::shortened(word) +
                       "' can't stand behind a name; a name of several words is written with hyphens"};
}

void read_whole(Observation& observation, std::string_view name, const lexicon::Languages& languages) {
  const std::vector<Things> all = meanings(name, languages);
  if (all.empty()) {
    observation.unknown.emplace_back(name);
  } else {
    observation.attributes.push_back({.trait = Trait::whole, .said = all.front()});
  }
}

// --- judging --------------------------------------------------------------------------------------------------------

// The name with these attributes. One that says to what it belongs comes last.
Things composed(const Things& name, std::vector<Attribute> attributes) {
  Things things = name;
  std::stable_partition(attributes.begin(), attributes.end(),
                        [](const Attribute& attribute) { return attribute.trait != Trait::whole; });
  for (const Attribute& attribute : attributes) {
    const Thing& said = attribute.said.front();
    if (attribute.trait == Trait::whole) {
      Thing part = std::move(things.front());
      part.relation = themes::Relation::with;
      things.front() = said;
      things.front().related.push_back(std::move(part));
    } else if (attribute.trait == Trait::count) {
      things.front().counting = said.counting;
      things.front().count = said.count;
    } else {
      things.front().words.insert(things.front().words.end(), said.words.begin(), said.words.end());
    }
  }
  return things;
}

class Bench {
 public:
  Bench(const themes::CardFacts& card, const themes::Words& words) : card_(card), words_(words) {}

  // Nothing if it is too long for a theme.
  Verdict verdict(const Things& things) const {
    const auto query = themes::Query::read(themes::written(things));
    if (!query) return Verdict::unknown;
    const Fit fit = themes::judge(*query, card_, words_);
    if (fit == Fit::unclear) return Verdict::unclear;
    return fit == Fit::yes ? Verdict::fits : Verdict::denied;
  }

  // Of several meanings people choose theirs, so the one that fits best counts.
  const Things* best(const std::vector<Things>& readings) const {
    const auto found = std::min_element(readings.begin(), readings.end(),
                                        [this](const Things& a, const Things& b) { return verdict(a) < verdict(b); });
    return found == readings.end() ? nullptr : &*found;
  }

 private:
  const themes::CardFacts& card_;
  const themes::Words& words_;
};

}  // namespace

std::optional<Trait> trait_of(std::string_view word, const lexicon::Concepts& concepts) {
  const lexicon::Concept* known = concepts.find(word);
  if (known == nullptr || !lexicon::is_trait(known->kind)) return std::nullopt;
  if (known->kind == lexicon::Class::colour) return Trait::colour;
  if (known->kind == lexicon::Class::doing) return Trait::doing;
  return among(places, word) ? Trait::place : Trait::how;
}

core::Result<Observation, std::string> read_observation(std::string_view line, const lexicon::Languages& languages) {
  std::vector<std::string_view> words = core::split(line, ' ');
  std::erase(words, std::string_view());
  Observation observation{.name = std::string(words.front())};
  observation.readings = meanings(observation.name, languages);
  if (observation.readings.empty()) observation.unknown.push_back(observation.name);
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "of" && i + 1 < words.size()) {
      read_whole(observation, words[++i], languages);
    } else if (auto read = read_attribute(observation, words[i], languages); !read) {
      return core::Failure{read.error()};
    }
  }
  return observation;
}

Judgement judge(const Observation& observation, const themes::CardFacts& card, const themes::Words& words) {
  const Bench bench(card, words);
  Judgement judgement;
  const Things* name = bench.best(observation.readings);
  if (name == nullptr) return judgement;
  judgement.name = judgement.line = bench.verdict(*name);
  if (judgement.name == Verdict::denied || name->size() != 1) return judgement;
  // A number is meant for all that is said besides, so it is judged last.
  std::vector<Attribute> attributes = observation.attributes;
  std::stable_partition(attributes.begin(), attributes.end(),
                        [](const Attribute& attribute) { return attribute.trait != Trait::count; });
  std::vector<Attribute> kept;
  for (const Attribute& attribute : attributes) {
    std::vector<Attribute> tried = attribute.trait == Trait::count ? kept : std::vector<Attribute>();
    // If all that is said is not true of one thing, its number can't be judged.
    if (bench.verdict(composed(*name, tried)) == Verdict::denied) continue;
    tried.push_back(attribute);
    const Verdict verdict = bench.verdict(composed(*name, tried));
    judgement.attributes.emplace_back(attribute.trait, verdict);
    if (verdict != Verdict::denied) kept.push_back(attribute);
  }
  judgement.line = observation.unknown.empty() ? bench.verdict(composed(*name, attributes)) : Verdict::unknown;
  return judgement;
}

}  // namespace apps
