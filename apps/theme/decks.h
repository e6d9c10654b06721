// The cards on which a theme can be tried.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"
#include "lexicon/languages.h"
#include "themes/judge.h"

namespace apps {

struct FactDeck {
  themes::Words words;
  std::vector<themes::CardFacts> cards;
};

// Reads the lines `word`, `card` and `see`, and skips all others.
FactDeck read_facts(std::string_view lines);
FactDeck house_deck();
// The cards of somebody's deck.json in this folder, as far as their elements are understood.
Or<FactDeck> own_facts(const std::string& folder, const lexicon::Languages& languages);

}  // namespace apps
