// What can be seen on a card, from the phrases of the person who made the deck (docs/formats/deck.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lexicon/languages.h"
#include "themes/facts.h"

namespace lexicon {

// All concepts as words of cards. All are open: such a list never proves that something is not there.
themes::Words open_words(const Concepts& concepts);

struct Phrase {
  std::string language;  // empty: any
  std::string text;
};

// What the phrases say that are understood, each in its first reading.
themes::CardFacts facts_of(std::string_view card, const std::vector<Phrase>& phrases, const Languages& languages,
                           const themes::Words& words);

}  // namespace lexicon
