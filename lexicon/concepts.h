// What themes can be about: data/lexicon/concepts.lexicon (docs/formats/lexicon.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.h"
#include "core/result.h"
#include "themes/query.h"

namespace lexicon {

enum class Class : std::uint8_t {
  thing,    // a dog
  around,   // what surrounds all the rest: night, rain, a harbour
  colour,   // red
  doing,    // sleeping
  quality,  // old
  inner,    // female: known to the cards, but nobody says it
};
inline constexpr std::array<std::string_view, 6> class_names = {"thing", "around",  "colour",
                                                                "doing", "quality", "inner"};

// Said of a thing; alone it is nothing.
constexpr bool is_trait(Class kind) { return kind == Class::colour || kind == Class::doing || kind == Class::quality; }

struct Concept {
  std::string id;
  Class kind = Class::thing;
  std::string marks = {};                         // as in themes/facts.h: "?", "<", "*"
  std::vector<std::string> wider = {};            // the next wider concepts
  themes::Relation takes = themes::Relation::is;  // of a doing: how its object belongs to it; `is`: it has none
};

// What a word of the painter means: "old-man", "light:dawn", "style:bald".
struct Meaning {
  std::string painted;
  std::vector<std::string> words;  // concepts, perhaps with "?"; none: it can't be said
};

struct Concepts {
  std::vector<Concept> all;       // in rising order of their ids
  std::vector<Meaning> meanings;  // in rising order of what is painted

  const Concept* find(std::string_view id) const;
  const Meaning* meaning(std::string_view painted) const;
  // Whether `id` is this concept or a narrower one.
  bool is_a(std::string_view id, std::string_view wider) const;
};

core::Result<Concepts, core::ParseError> parse_concepts(std::string_view text);

}  // namespace lexicon
