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
  bool genitive = false;    // its noun may say what another one has or holds: "корзина яблок"
  bool presents = false;    // a verb before its subject: "坐着 一个 人"

  // Whether both mean the same to whatever they are joined with.
  bool is_like(const Piece& other) const {
    return thing == other.thing && beside == other.beside && oblique == other.oblique &&
           after_noun == other.after_noun && genitive == other.genitive && presents == other.presents;
  }
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

  // Whether an attribute can be said of this: only hair and people are fair, and a drinking glass does not drink.
  bool describes(const themes::Thing& attribute, const themes::Thing& noun) const;
  // Two nouns beside each other: "basket" of "apples", "house" with its "roof", "girl" with her "hat". Nothing if they do not go together.
  std::optional<Piece> contents(const Piece& container, const Piece& inner) const;
  std::optional<Piece> belonging(const Piece& whole, const Piece& part) const;
  // "红帽子女孩": what a noun before another says of it.
  std::optional<Piece> compound(const Piece& first, const Piece& noun) const;
  // A fair girl is one with fair hair; and only cats are ginger, the rest is orange.
  void settle(themes::Thing& thing) const;

  bool is_colour(const themes::Thing& thing) const { return any_is(thing, Class::colour); }
  bool is_doing(const themes::Thing& thing) const { return any_is(thing, Class::doing); }
  bool surrounds(const themes::Thing& thing) const { return any_is(thing, Class::around); }
  bool is_worn(const themes::Thing& thing) const;

 private:
  bool any_is(const themes::Thing& thing, std::string_view wider) const;
  bool any_is(const themes::Thing& thing, Class kind) const;
  bool is_alive(const themes::Thing& thing) const;
  bool only_does(const themes::Thing& thing) const;
  bool has_a_body(const themes::Thing& thing) const;
  bool is_open(const themes::Thing& thing) const;
  static Piece owning(const Piece& whole, const Piece& part, themes::Relation relation);
  int unusual_parts(const themes::Thing& noun, const themes::Thing& addition) const;

  const Concepts& concepts_;
};

}  // namespace lexicon
