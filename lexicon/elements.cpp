#include "lexicon/elements.h"

#include <algorithm>
#include <set>

namespace lexicon {
namespace {

using themes::Counting;
using themes::Relation;
using themes::Seen;
using themes::Thing;

// All wider concepts.
void add_wider(std::set<std::string>& all, const Concepts& concepts, const std::string& id) {
  const Concept* known = concepts.find(id);
  if (known == nullptr) return;
  for (const std::string& next : known->wider) {
    if (all.insert(next).second) add_wider(all, concepts, next);
  }
}

class Card {
 public:
  Card(themes::CardFacts& card, const themes::Words& words) : card_(card), words_(words) {}

  // Adds a thing and what belongs to it; answers with its number.
  int add(const Thing& thing) {
    const int own = static_cast<int>(card_.seen.size());
    Seen& seen = card_.seen.emplace_back();
    // Without a number nobody knows how many there are.
    seen.count = thing.counting == Counting::exactly ? thing.count : 0;
    for (const std::string& word : thing.words) {
      if (const int id = words_.find(word); id >= 0) seen.said.push_back({.word = static_cast<std::uint16_t>(id)});
    }
    for (const Thing& other : thing.related) {
      const int number = add(other);
      const bool rests = other.relation == Relation::on || other.relation == Relation::in;
      link(rests ? own : number, rests ? number : own, other.relation);
    }
    return own;
  }

 private:
  // A thing belongs to one other thing at most.
  void link(int part, int whole, Relation relation) {
    Seen& seen = card_.seen[static_cast<std::size_t>(part)];
    if (seen.whole >= 0) return;
    seen.whole = whole;
    seen.relation = relation;
  }

  themes::CardFacts& card_;
  const themes::Words& words_;
};

}  // namespace

themes::Words open_words(const Concepts& concepts) {
  themes::Words words;
  for (const Concept& one : concepts.all) {
    const bool many = one.marks.find('*') != std::string::npos;
    words.all.push_back({.name = one.id, .open = true, .many = many});
  }
  for (themes::Word& word : words.all) {
    std::set<std::string> wider;
    add_wider(wider, concepts, word.name);
    for (const std::string& name : wider) {
      if (const int id = words.find(name); id >= 0) word.kinds.push_back(static_cast<std::uint16_t>(id));
    }
  }
  return words;
}

themes::CardFacts facts_of(std::string_view card, const std::vector<Phrase>& phrases, const Languages& languages,
                           const themes::Words& words) {
  themes::CardFacts facts{.card = std::string(card), .seen = {Seen{}}};
  Card writer(facts, words);
  std::set<std::string> known;  // the same may be said in several languages
  for (const Phrase& phrase : phrases) {
    const Understood result = languages.read(phrase.text, phrase.language);
    if (result.readings.empty()) continue;
    for (const Thing& thing : themes::things_of(result.readings.front())) {
      if (known.insert(themes::written({thing})).second) writer.add(thing);
    }
  }
  return facts;
}

}  // namespace lexicon
