// Decks that make rare clauses happen in random play.
#pragma once

#include <string>
#include <vector>

#include "oracle.h"

namespace oracle {

struct NamedSet {
  std::string name;
  Components components;
};

Components alike();       // everything fits everywhere: exhibitions and early ends
Components strange();     // nothing has a list, so that nothing can be told
Components short_deck();  // hardly a card to draw

std::vector<NamedSet> small_sets();

// Determined by the seed.
Components random_set(unsigned seed);
// As many cards as the house has.
Components standard_set();

// What a player may type for a line, well or badly.
std::vector<std::string> typed_texts();

}  // namespace oracle
