#include "apps/theme/decks.h"

#include "apps/common/files.h"
#include "core/text.h"
#include "decks/own_deck.h"
#include "games/embedded.h"
#include "lexicon/elements.h"

namespace apps {

FactDeck read_facts(std::string_view lines) {
  FactDeck deck;
  themes::FactsReader reader(deck.words, deck.cards);
  for (const std::string_view line : core::split(lines, '\n')) {
    const auto parts = core::split(line, ' ');
    if (themes::FactsReader::knows(parts[0])) reader.line(parts);
  }
  return deck;
}

FactDeck house_deck() { return read_facts(games::embedded_components("artline")); }

Or<FactDeck> own_facts(const std::string& folder, const lexicon::Languages& languages) {
  const auto text = read_text(folder + "/deck.json");
  if (!text) return core::Failure{text.error()};
  const decks::OwnDeck own = decks::read_own_deck(text.value());
  if (!own.findings.empty()) return stop(exit_refused, folder + ": " + own.findings.front());
  FactDeck deck{.words = lexicon::open_words(languages.concepts()), .cards = {}};
  for (const decks::OwnCard& card : own.cards) {
    std::vector<lexicon::Phrase> phrases;
    phrases.reserve(card.elements.size());
    for (const decks::OwnElement& element : card.elements) phrases.push_back({element.language, element.text});
    deck.cards.push_back(facts_of(card.name, phrases, languages, deck.words));
  }
  return deck;
}

}  // namespace apps
