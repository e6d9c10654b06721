#include "lexicon/sense.h"

#include <algorithm>

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
  made.thing.related.push_back(inner.thing);
  made.thing.related.back().relation = pattern.relation;
  return made;
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

int Sense::unusual_parts(const Thing& noun, const Thing& addition) const {
  const bool worn = is_worn(noun);
  const bool alive = is_alive(noun);
  int parts = !alive && any_is(addition, Class::doing) ? 1 : 0;
  for (const Thing& related : addition.related) {
    const bool lively = related.relation == Relation::wears || related.relation == Relation::holds || is_alive(related);
    const bool shows = related.relation == Relation::shows;
    if (!alive && !shows && lively) ++parts;
    if (worn && related.relation != Relation::with) ++parts;
    if (shows && !any_is(noun, "picture")) ++parts;
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

}  // namespace lexicon
