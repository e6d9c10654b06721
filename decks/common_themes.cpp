#include "decks/common_themes.h"

#include <algorithm>
#include <set>
#include <vector>

#include "core/text.h"
#include "themes/judge.h"
#include "themes/writing.h"

namespace decks {
namespace {

using themes::Thing;

constexpr int fewest_showing = 2;
constexpr int most_showing = 40;  // a theme of more says little
constexpr int most_counted = 5;
constexpr std::size_t most_themes = 1000;

class Finder {
 public:
  Finder(std::string_view facts, const lexicon::Concepts& concepts) : concepts_(concepts) {
    themes::FactsReader reader(words_, cards_);
    for (const std::string_view line : core::split(facts, '\n')) {
      if (line.empty()) continue;
      const auto parts = core::split(line, ' ');
      if (fault_.empty()) fault_ = reader.line(parts);
      if (!fault_.empty() && wrong_.empty()) wrong_ = line;
    }
  }

  // Why the facts are wrong.
  std::string fault() const { return fault_.empty() ? std::string() : "'" + wrong_ + "': " + fault_; }

  std::string lines() {
    for (const lexicon::Concept& one : concepts_.all) {
      if (one.kind == lexicon::Class::thing || one.kind == lexicon::Class::around) propose(one);
    }
    std::string text;
    for (const std::string& theme : found_) text += "theme " + theme + "\n";
    return text;
  }

 private:
  void propose(const lexicon::Concept& one) {
    const Thing plain{.words = {one.id}};
    if (holds(plain) < fewest_showing) return;
    add(plain);
    if (one.kind == lexicon::Class::around) return;
    for (int count = 2; count <= most_counted; ++count) {
      Thing counted = plain;
      counted.counting = themes::Counting::exactly;
      counted.count = count;
      add(counted);
    }
    for (const lexicon::Concept& trait : concepts_.all) {
      if (trait.kind != lexicon::Class::colour && trait.kind != lexicon::Class::doing) continue;
      add({.words = {one.id, trait.id}});
    }
  }

  void add(const Thing& thing) {
    const int cards = holds(thing);
    if (cards >= fewest_showing && cards <= most_showing && found_.size() < most_themes)
      found_.insert(themes::written({thing}));
  }

  int holds(const Thing& thing) const {
    const auto query = themes::Query::read(themes::written({thing}));
    if (!query) return 0;
    return static_cast<int>(std::count_if(cards_.begin(), cards_.end(), [&](const themes::CardFacts& card) {
      return judge(*query, card, words_) == themes::Fit::yes;
    }));
  }

  const lexicon::Concepts& concepts_;
  themes::Words words_;
  std::vector<themes::CardFacts> cards_;
  std::string fault_, wrong_;
  std::set<std::string> found_;
};

}  // namespace

core::Result<std::string, std::string> common_themes(std::string_view facts, const lexicon::Concepts& concepts) {
  Finder finder(facts, concepts);
  if (!finder.fault().empty()) return core::Failure{finder.fault()};
  return finder.lines();
}

}  // namespace decks
