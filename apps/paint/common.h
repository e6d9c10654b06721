// What the paintings of a deck have in common, counted from what can be seen in them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "art/deck.h"

namespace apps {

using Tally = std::map<std::string, std::size_t>;

// A family of words that can be said of a card: objects, colours, weather…
struct WordFamily {
  std::string_view name;
  std::size_t cards = 0;  // that have words of this family
  Tally words = {};       // on how many cards each word is
};

struct Common {
  std::size_t cards = 0;
  std::vector<WordFamily> families;
  std::size_t people = 0;
  Tally doings;   // of these people
  Tally generic;  // words that are on too many cards to say anything
  std::size_t pairs = 0;
  std::size_t pairs_apart = 0;  // of cards that share no word that is not generic
  Tally apart;                  // for each card, with how many others it shares none
};

// docs/formats/scenes.md says what is counted.
Common common(const art::Deck& deck);
// The table of `vernissage paint --common`.
std::string common_table(const art::Deck& deck);

}  // namespace apps
