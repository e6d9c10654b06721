// A line of the first form of evidence, read with the English lexicon, and what a judge says of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "lexicon/languages.h"
#include "themes/judge.h"
#include "themes/writing.h"

namespace apps {

// What is said of a thing besides its name.
enum class Trait { count, colour, place, doing, how, whole };
inline constexpr std::string_view trait_names[] = {"count", "colour", "place", "doing", "how", "whole"};

// Of which kind a word of a card is; nothing if it is the name of something.
std::optional<Trait> trait_of(std::string_view word, const lexicon::Concepts& concepts);

using Things = std::vector<themes::Thing>;  // beside each other

struct Attribute {
  Trait trait = Trait::how;
  Things said = {};  // a thing that has only the words or the number; `whole`: what the name belongs to
};

// What somebody saw: "wheel 2 brown of cart left".
struct Observation {
  std::string name;
  std::vector<Things> readings = {};  // what the name may mean, the likeliest first; none: it is not understood
  std::vector<Attribute> attributes = {};
  std::vector<std::string> unknown = {};  // words that the lexicon does not understand
};

core::Result<Observation, std::string> read_observation(std::string_view line, const lexicon::Languages& languages);

enum class Verdict { fits, unclear, unknown, denied };
inline constexpr std::string_view verdict_names[] = {"fits", "can't be told", "not understood", "denied"};

struct Judgement {
  Verdict name = Verdict::unknown;                         // there is such a thing
  Verdict line = Verdict::unknown;                         // with all that is said of it
  std::vector<std::pair<Trait, Verdict>> attributes = {};  // each by itself, if the thing is not denied
};
Judgement judge(const Observation& observation, const themes::CardFacts& card, const themes::Words& words);

}  // namespace apps
