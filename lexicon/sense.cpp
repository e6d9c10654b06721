#include "lexicon/sense.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lexicon {
namespace {

using themes::Relation;
using themes::Thing;

constexpr int unusual = 3;

}  // namespace

void merge(Thing& thing, const Thing& other) {
  thing.words.insert(thing.words.end(), other.words.begin(), other.words.end());
  thing.related.insert(thing.related.end(), other.related.begin(), other.related.end());
}

std::optional<Piece> Sense::filled(const Pattern& pattern, const Piece& inner) const {
  Piece made{.beside = inner.beside, .penalty = inner.penalty, .after_noun = true};
  if (!pattern.doing.empty()) made.thing.words.push_back(pattern.doing);
  const bool around = surrounds(inner.thing);
  // What surrounds all is no part of a thing: "a house with a garden". Water may be: in a bucket.
  const bool beside = pattern.relation == Relation::in || pattern.relation == Relation::on ||
                      (pattern.relation == Relation::with && pattern.doing.empty() && !is_open(inner.thing));
  if (pattern.of == Pattern::Of::around && !around) return std::nullopt;
  if (pattern.of == Pattern::Of::around || (pattern.of == Pattern::Of::noun && beside && around)) {
    made.beside.insert(made.beside.begin(), inner.thing);
    return made;
  }
  const bool worn = is_worn(inner.thing);
  if (pattern.of == Pattern::Of::noun && pattern.relation == Relation::wears && !worn) return std::nullopt;
  if (pattern.of == Pattern::Of::noun && pattern.relation == Relation::in && worn) return std::nullopt;
  if (pattern.of == Pattern::Of::attribute && !any_is(inner.thing, Class::colour)) return std::nullopt;
  // "On something that plays"
  if (pattern.of == Pattern::Of::noun && only_does(inner.thing)) return std::nullopt;
  const bool framed = pattern.relation == Relation::in && any_is(inner.thing, "frame");
  made.thing.related.push_back(inner.thing);
  made.thing.related.back().relation = framed ? Relation::with : pattern.relation;
  return made;
}

bool Sense::only_does(const Thing& thing) const {
  return !thing.words.empty() && std::all_of(thing.words.begin(), thing.words.end(), [&](const std::string& word) {
    const Concept* known = concepts_.find(word);
    return known != nullptr && known->kind == Class::doing;
  });
}

void Sense::attach(Piece& noun, const Piece& addition) const {
  noun.penalty += unusual * unusual_parts(noun.thing, addition.thing);
  // A picture of a tree shows it, rather than being a picture with a tree.
  const auto beside = [](const Thing& related) { return related.relation == Relation::with; };
  const auto& related = addition.thing.related;
  if (any_is(noun.thing, "picture") && std::any_of(related.begin(), related.end(), beside)) ++noun.penalty;
  merge(noun.thing, addition.thing);
  noun.beside.insert(noun.beside.end(), addition.beside.begin(), addition.beside.end());
}

bool Sense::describes(const Thing& attribute, const Thing& noun) const {
  static constexpr std::array<std::string_view, 5> moods = {"happy", "sad", "angry", "afraid", "surprised"};
  static constexpr std::array<std::string_view, 3> of_things = {"standing", "lying", "flying"};
  if (noun.words.empty()) return true;  // "something"
  const bool moves = has_a_body(noun) || any_is(noun, "vehicle") || any_is(noun, "boat");
  return std::all_of(attribute.words.begin(), attribute.words.end(), [&](const std::string& word) {
    if (word == "fair") return any_is(noun, "hair") || any_is(noun, "person");
    if (std::find(moods.begin(), moods.end(), word) != moods.end()) return has_a_body(noun) || surrounds(noun);
    // A drinking glass does not drink.
    const Concept* known = concepts_.find(word);
    const bool doing = known != nullptr && known->kind == Class::doing;
    return !doing || moves || std::find(of_things.begin(), of_things.end(), word) != of_things.end();
  });
}

std::optional<Piece> Sense::contents(const Piece& container, const Piece& inner) const {
  static constexpr std::array<std::string_view, 9> kinds = {"vessel", "basket", "container",   "dish", "glass",
                                                            "tub",    "cart",   "wheelbarrow", "box"};
  const Thing& thing = container.thing;
  const bool holds =
      std::any_of(kinds.begin(), kinds.end(), [&](std::string_view kind) { return any_is(thing, kind); });
  if (!holds || is_alive(thing) || surrounds(inner.thing) || inner.thing.words.empty()) return std::nullopt;
  return owning(container, inner, Relation::with);
}

std::optional<Piece> Sense::belonging(const Piece& whole, const Piece& part) const {
  const bool nouns = !whole.thing.words.empty() && !part.thing.words.empty();
  if (!nouns || surrounds(whole.thing) || surrounds(part.thing)) return std::nullopt;
  if (is_alive(part.thing)) return std::nullopt;
  return owning(whole, part, is_worn(part.thing) && is_alive(whole.thing) ? Relation::wears : Relation::with);
}

std::optional<Piece> Sense::compound(const Piece& first, const Piece& noun) const {
  const bool of_building = any_is(first.thing, "roof") || any_is(first.thing, "building-part");
  const bool fits = is_alive(noun.thing) ? is_worn(first.thing) || any_is(first.thing, "hair")
                                         : of_building && any_is(noun.thing, "building");
  return fits ? belonging(noun, first) : std::nullopt;
}

Piece Sense::owning(const Piece& whole, const Piece& part, Relation relation) {
  Piece made = whole;
  made.thing.related.push_back(part.thing);
  made.thing.related.back().relation = relation;
  made.beside.insert(made.beside.end(), part.beside.begin(), part.beside.end());
  return made;
}

void Sense::settle(Thing& thing) const {
  const auto ginger = std::find(thing.words.begin(), thing.words.end(), "ginger");
  const auto fair = std::find(thing.words.begin(), thing.words.end(), "fair");
  if (ginger != thing.words.end() && thing.words.size() > 1 && !any_is(thing, "cat")) *ginger = "orange-coloured";
  const auto of_hair = ginger != thing.words.end() ? ginger : fair;
  if (of_hair != thing.words.end() && any_is(thing, "person")) {
    thing.related.push_back({.relation = Relation::with, .words = {"hair", *of_hair}});
    thing.words.erase(of_hair);
  }
  for (Thing& other : thing.related) settle(other);
  if (!any_is(thing, "hair")) return;
  // "Седые волосы": the attribute speaks of hair itself.
  const std::vector<Thing> related = std::exchange(thing.related, {});
  for (const Thing& other : related) {
    if (other.relation == Relation::with && any_is(other, "hair")) {
      merge(thing, other);
    } else {
      thing.related.push_back(other);
    }
  }
}

int Sense::unusual_parts(const Thing& noun, const Thing& addition) const {
  const bool worn = is_worn(noun);
  const bool alive = has_a_body(noun);
  int parts = !alive && any_is(addition, Class::doing) ? 1 : 0;
  for (const Thing& related : addition.related) {
    const bool lively = related.relation == Relation::wears || related.relation == Relation::holds || is_alive(related);
    const bool shows = related.relation == Relation::shows;
    if (!alive && !shows && lively) ++parts;
    if (worn && related.relation != Relation::with) ++parts;
    if (shows && !any_is(noun, "picture")) ++parts;
    if (surrounds(noun)) ++parts;
  }
  return parts;
}

bool Sense::any_is(const Thing& thing, std::string_view wider) const {
  return std::any_of(thing.words.begin(), thing.words.end(),
                     [&](const std::string& word) { return concepts_.is_a(word, wider); });
}

bool Sense::any_is(const Thing& thing, Class kind) const {
  return std::any_of(thing.words.begin(), thing.words.end(), [&](const std::string& word) {
    const Concept* known = concepts_.find(word);
    return known != nullptr && known->kind == kind;
  });
}

bool Sense::is_open(const Thing& thing) const {
  return std::any_of(thing.words.begin(), thing.words.end(), [&](const std::string& word) {
    const Concept* known = concepts_.find(word);
    return known != nullptr && known->marks.find('?') != std::string::npos;
  });
}

bool Sense::is_worn(const Thing& thing) const {
  return any_is(thing, "clothes") || any_is(thing, "jewellery") || any_is(thing, "glasses");
}

bool Sense::is_alive(const Thing& thing) const { return any_is(thing, "person") || any_is(thing, "animal"); }

// It may wear and hold something, as a snowman does.
bool Sense::has_a_body(const Thing& thing) const {
  static constexpr std::array<std::string_view, 5> made = {"snowman", "scarecrow", "doll", "teddy-bear", "sculpture"};
  return is_alive(thing) ||
         std::any_of(made.begin(), made.end(), [&](std::string_view id) { return any_is(thing, id); });
}

}  // namespace lexicon
