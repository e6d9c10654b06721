// For which words a list of what can be seen is complete.
#pragma once

#include <string>

#include "art/deck.h"

namespace apps {

// Each word and wider word that occurs in the deck: on how many paintings, and whether "not listed" means "not there".
std::string concept_table(const art::Deck& deck);

}  // namespace apps
