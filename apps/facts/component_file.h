// The component file of a described deck: what can be seen on its cards, in the words of themes, and themes that many cards share.
#pragma once

#include <string>

#include "apps/common/stop.h"
#include "art/deck.h"
#include "lexicon/concepts.h"

namespace apps {

// What can be seen on its cards: the lines `word`, `card` and `see`.
std::string fact_lines(const art::Deck& deck, const lexicon::Concepts& concepts);
// The text of data/<deck>.components; docs/formats/components.md and docs/formats/theme.md describe it.
Or<std::string> component_file(const art::Deck& deck);

}  // namespace apps
