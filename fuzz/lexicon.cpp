// Reads arbitrary text as a theme. A reading is a query in its one spelling, can be said in every language, and is judged in three
// values.
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "core/typed_text.h"
#include "input.h"
#include "lexicon/languages.h"
#include "lexicon/suggestions.h"
#include "themes/judge.h"

namespace {

using fuzz::require;

struct Deck {
  themes::Words words;
  std::vector<themes::CardFacts> cards;

  Deck() {
    themes::FactsReader reader(words, cards);
    constexpr std::string_view facts =
        "word animal\nword cat animal\nword chair\nword red?\nword window<\ncard a\nsee 2 cat red on.2\nsee chair\n"
        "see 0 window ?red with.2\n";
    for (const std::string_view line : core::split(facts, '\n')) {
      if (!line.empty()) require(reader.line(core::split(line, ' ')).empty(), "the facts are right");
    }
  }
};

void read(std::string_view language, std::string_view text) {
  static const Deck deck;
  const lexicon::Languages& all = lexicon::built_in();
  const lexicon::Understood result = all.read(text, language);
  require(result.readings.size() <= lexicon::most_readings, "a few readings are offered");
  require(result.readings.empty() || (result.clause.empty() && result.unknown.empty()),
          "a text that is read is not refused");
  require(core::is_harmless(result.unknown), "a word that is not known is valid text");
  const lexicon::Tongue* tongue = all.tongue(language);
  for (const themes::Query& query : lexicon::suggestions(text, *tongue->language, all.concepts())) {
    require(result.readings.empty() && result.clause.empty(), "only what is not understood needs suggestions");
    require(!all.said(query, *tongue).empty(), "a suggestion can be said");
  }
  for (const themes::Query& query : result.readings) {
    const auto again = themes::Query::read(query.text());
    require(again && *again == query, "a reading is a query in its one spelling");
    for (const lexicon::Tongue& any : all.tongues()) {
      const std::string said = all.said(query, any);
      require(!said.empty() && core::is_harmless(said), "a reading can be said");
    }
    for (const themes::CardFacts& card : deck.cards) judge(query, card, deck.words);
  }
}

// The same bytes as a query, and as what is known of a card.
void judge_text(std::string_view text) {
  static const Deck deck;
  if (const auto query = themes::Query::read(text)) {
    require(written(themes::things_of(*query)) == query->text(), "a query has one spelling");
    judge(*query, deck.cards.front(), deck.words);
  }
  themes::Words words;
  std::vector<themes::CardFacts> cards;
  themes::FactsReader reader(words, cards);
  for (const std::string_view line : core::split(text, '\n')) {
    const auto parts = core::split(line, ' ');
    if (themes::FactsReader::knows(parts[0]) && !reader.line(parts).empty()) return;
  }
  const auto query = themes::Query::read("2~a.on(b)_c.with(d)");
  if (!query) return require(false, "this is a query");
  for (const themes::CardFacts& card : cards) judge(*query, card, words);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const lexicon::Languages& all = lexicon::built_in();
  require(all.fault().empty(), "the built-in files are right");
  const auto& tongues = all.tongues();
  const auto tongue = static_cast<std::size_t>(input.below(static_cast<int>(tongues.size())));
  read(tongues[tongue].id, input.rest());
  judge_text(input.rest());
  return 0;
}
