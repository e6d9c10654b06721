// A deck as a component file of Artline (docs/formats/components.md): with it a match is played, whatever becomes of the deck.
#pragma once

#include <string>

#include "core/result.h"
#include "decks/own_deck.h"
#include "lexicon/languages.h"

namespace decks {

// The deck must have no findings. What its phrases say is read as the lexicon reads it now.
core::Result<std::string, std::string> component_text(const OwnDeck& deck, const lexicon::Languages& languages);

}  // namespace decks
