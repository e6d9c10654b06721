// `theme`: how a text is read, how that is said in all languages, and which cards show it.
#include <cstdio>
#include <memory>
#include <string>

#include "apps/commands.h"
#include "apps/common/stop.h"
#include "apps/theme/decks.h"
#include "apps/theme/evidence.h"
#include "apps/theme/missing.h"
#include "core/json.h"
#include "lexicon/languages.h"

namespace apps {
namespace {

struct ThemeOptions {
  std::string text;
  std::string language;  // empty: the first that understands the text
  std::string deck;      // a folder; empty: the deck of the house
  std::string evidence;  // a folder of phrases
  bool details = false;
  bool missing = false;
  bool json = false;
};

// One reading, with its cards by verdict.
void write_reading(core::JsonWriter& out, const themes::Query& query, const lexicon::Languages& languages,
                   const FactDeck& deck) {
  out.begin_object();
  out.field("query", query.text());
  out.key("said").begin_object();
  for (const lexicon::Tongue& tongue : languages.tongues()) out.field(tongue.id, languages.said(query, tongue));
  out.end_object();
  for (const themes::Fit fit : {themes::Fit::yes, themes::Fit::no, themes::Fit::unclear}) {
    out.key(themes::fit_names[static_cast<std::size_t>(fit)]).begin_array();
    for (const themes::CardFacts& card : deck.cards) {
      if (judge(query, card, deck.words) == fit) out.value(card.card);
    }
    out.end_array();
  }
  out.end_object();
}

std::string as_json(const lexicon::Understood& result, const lexicon::Languages& languages, const FactDeck& deck) {
  core::JsonWriter out;
  out.begin_object();
  out.key("readings").begin_array();
  for (const themes::Query& query : result.readings) write_reading(out, query, languages, deck);
  out.end_array();
  if (!result.clause.empty()) out.field("clause", result.clause).field("reason", result.key);
  if (!result.unknown.empty()) out.field("unknown", result.unknown);
  out.end_object();
  return out.take() + "\n";
}

std::string listed_cards(const themes::Query& query, const FactDeck& deck, themes::Fit fit) {
  std::string text;
  int count = 0;
  for (const themes::CardFacts& card : deck.cards) {
    if (judge(query, card, deck.words) != fit) continue;
    text += " " + card.card;
    ++count;
  }
  return "  " + std::string(themes::fit_names[static_cast<std::size_t>(fit)]) + " (" + std::to_string(count) + ")" +
         (fit == themes::Fit::no ? "" : text) + "\n";
}

std::string as_text(const lexicon::Understood& result, const lexicon::Languages& languages, const FactDeck& deck) {
  std::string text;
  for (const themes::Query& query : result.readings) {
    text += std::string(query.text()) + "\n";
    for (const lexicon::Tongue& tongue : languages.tongues())
      text += "  " + std::string(tongue.id) + ": " + languages.said(query, tongue) + "\n";
    for (const themes::Fit fit : {themes::Fit::yes, themes::Fit::unclear, themes::Fit::no})
      text += listed_cards(query, deck, fit);
  }
  if (!result.readings.empty()) return text;
  if (!result.clause.empty()) return "refused (" + result.clause + "): " + result.key + "\n";
  return "not understood" + (result.unknown.empty() ? "" : ": '" + result.unknown + "'") + "\n";
}

Or<void> show(const ThemeOptions& options) {
  const lexicon::Languages& languages = lexicon::built_in();
  if (!languages.fault().empty()) return stop(exit_system, languages.fault());
  if (!options.evidence.empty()) {
    const auto text = phrase_evidence(options.evidence, languages, options.details);
    if (!text) return core::Failure{text.error()};
    std::fputs(text.value().c_str(), stdout);
    return {};
  }
  if (options.missing) {
    std::fputs(missing_words(languages).c_str(), stdout);
    return {};
  }
  if (options.text.empty()) return stop(exit_usage, "say which theme");
  if (!options.language.empty() && languages.tongue(options.language) == nullptr)
    return stop(exit_usage, "there is no language '" + options.language + "'; there is en, ru, pl, zh-Hant or zh-Hans");
  const auto result = languages.read(options.text, options.language);
  const auto found = options.deck.empty() ? Or<FactDeck>(house_deck()) : own_facts(options.deck, languages);
  if (!found) return core::Failure{found.error()};
  const FactDeck& deck = found.value();
  const std::string text = options.json ? as_json(result, languages, deck) : as_text(result, languages, deck);
  std::fputs(text.c_str(), stdout);
  if (result.readings.empty()) leave(exit_refused);
  return {};
}

}  // namespace

void add_theme(CLI::App& program) {
  auto options = std::make_shared<ThemeOptions>();
  CLI::App* command = program.add_subcommand("theme", "Reads a theme of Artline and tells on which cards it holds");
  command->add_option("text", options->text, "The theme, as a player would write it")->type_name("TEXT");
  command->add_option("--lang", options->language, "The language of the text; default: the first that understands it")
      ->type_name("LANGUAGE");
  command->add_option("--deck", options->deck, "A folder with a deck.json instead of the deck of the house")
      ->type_name("DIR");
  command->add_flag("--json", options->json, "Prints JSON");
  command
      ->add_option("--evidence", options->evidence,
                   "Reads the phrases of LANGUAGE.txt in a folder and counts what is right")
      ->type_name("DIR");
  command->add_flag("--details", options->details, "Lists the phrases that were read otherwise than expected");
  command->add_flag("--missing", options->missing,
                    "Lists painted words without a concept, and concepts without a name");
  command->footer(
      "Examples:\n"
      "  vernissage theme \"a sleeping cat\"\n"
      "  vernissage theme --evidence tests/lexicon/phrases");
  command->callback([options] {
    if (const auto done = show(*options); !done) leave(done.error());
  });
}

}  // namespace apps
