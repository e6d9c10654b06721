// Which meanings go together, and how well.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lexicon/concepts.h"
#include "lexicon/language.h"

namespace lexicon {

// The meaning of some words. What is not about the thing itself stands beside it: "in the rain".
struct Piece {
  themes::Thing thing = {};
  std::vector<themes::Thing> beside = {};
  int penalty = 0;          // of several meanings the one with the least is the best
  bool oblique = false;     // its noun is in a case that depends on other words
  bool after_noun = false;  // it ends with a noun of its own, to which more could belong
};

// Adds what is said of one thing to another.
void merge(themes::Thing& thing, const themes::Thing& other);

class Sense {
 public:
  explicit Sense(const Concepts& concepts) : concepts_(concepts) {}

  // The meaning of a pattern with this noun in it: "in the rain", "wearing a hat". Nothing if it makes no sense.
  std::optional<Piece> filled(const Pattern& pattern, const Piece& inner) const;
  // Attaches an addition to a noun, at a penalty if that is unusual: a hat that sits on a bench.
  void attach(Piece& noun, const Piece& addition) const;

  bool surrounds(const themes::Thing& thing) const { return any_is(thing, Class::around); }
  bool is_worn(const themes::Thing& thing) const;

 private:
  bool any_is(const themes::Thing& thing, std::string_view wider) const;
  bool any_is(const themes::Thing& thing, Class kind) const;
  bool is_alive(const themes::Thing& thing) const;
  bool is_open(const themes::Thing& thing) const;
  int unusual_parts(const themes::Thing& noun, const themes::Thing& addition) const;

  const Concepts& concepts_;
};

}  // namespace lexicon
