#include "decks/component_text.h"

#include <algorithm>
#include <set>
#include <vector>

#include "core/typed_text.h"
#include "decks/common_themes.h"
#include "lexicon/elements.h"

namespace decks {
namespace {

using themes::CardFacts;
using themes::Seen;

constexpr std::size_t most_seen = 250;     // lines of a card (docs/formats/theme.md)
constexpr std::size_t fewest_themes = 60;  // AL-TH4: a game needs so many that one is always left

// "title 3 en The%20Ferry"; a text for all languages is said in `any`.
void say(std::string& out, const std::string& keyword, const std::vector<OwnElement>& texts) {
  for (const OwnElement& text : texts) {
    out.append(keyword).append(" ").append(text.language.empty() ? "any" : text.language).append(" ");
    out.append(core::percent_encoded(text.text)).append("\n");
  }
}

CardFacts read(const OwnCard& card, const lexicon::Languages& languages, const themes::Words& words) {
  std::vector<lexicon::Phrase> phrases;
  phrases.reserve(card.elements.size());
  for (const OwnElement& element : card.elements) phrases.push_back({element.language, element.text});
  return lexicon::facts_of(card_name(card), phrases, languages, words);
}

// The lines of one card. What has no word of its own can't be written, and what belongs to it stands by itself.
void write_card(std::string& out, const CardFacts& card, const themes::Words& words) {
  std::vector<std::size_t> numbers(card.seen.size());  // from 1
  std::size_t count = 0;
  for (std::size_t i = 1; i < card.seen.size(); ++i) {
    if (!card.seen[i].said.empty() && count < most_seen) numbers[i] = ++count;
  }
  out += "card " + card.card + "\n";
  for (std::size_t i = 1; i < card.seen.size(); ++i) {
    const Seen& seen = card.seen[i];
    if (numbers[i] == 0) continue;
    out += "see";
    if (seen.count != 1) out += " " + std::to_string(seen.count);
    for (const themes::Said& said : seen.said) out += " " + words[said.word].name;
    const std::size_t whole = seen.whole < 0 ? 0 : numbers[static_cast<std::size_t>(seen.whole)];
    const std::string_view relation = themes::relation_names[static_cast<std::size_t>(seen.relation)];
    if (whole != 0) out.append(" ").append(relation).append(".").append(std::to_string(whole));
    out += "\n";
  }
}

// The words that the cards use, with their wider ones. Others can't be told anyway.
void write_words(std::string& out, const std::vector<CardFacts>& cards, const themes::Words& words) {
  std::set<std::uint16_t> used;
  for (const CardFacts& card : cards) {
    for (const Seen& seen : card.seen) {
      for (const themes::Said& said : seen.said) {
        used.insert(said.word);
        used.insert(words[said.word].kinds.begin(), words[said.word].kinds.end());
      }
    }
  }
  for (const std::uint16_t id : used) {  // their numbers are in the order of their names
    const themes::Word& word = words[id];
    out.append("word ").append(word.name).append(word.open ? "?" : "").append(word.many ? "*" : "");
    for (const std::uint16_t kind : word.kinds) out.append(" ").append(words[kind].name);
    out += "\n";
  }
}

// Where the cards have too little in common, plain concepts fill the list. Computer players never choose them, since no card is
// known to show them.
core::Result<std::string, std::string> themes_of(const std::string& facts, const lexicon::Concepts& concepts) {
  auto found = common_themes(facts, concepts);
  if (!found) return found;
  std::string lines = std::move(found).value();
  auto count = static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n'));
  for (const lexicon::Concept& one : concepts.all) {
    if (count >= fewest_themes) break;
    const std::string line = "theme " + one.id + "\n";
    if (one.kind != lexicon::Class::thing || lines.find(line) != std::string::npos) continue;
    lines += line;
    ++count;
  }
  return lines;
}

}  // namespace

core::Result<std::string, std::string> component_text(const OwnDeck& deck, const lexicon::Languages& languages) {
  const themes::Words words = lexicon::open_words(languages.concepts());
  std::vector<CardFacts> cards;
  cards.reserve(deck.cards.size());
  for (const OwnCard& card : deck.cards) cards.push_back(read(card, languages, words));
  std::string facts;
  write_words(facts, cards, words);
  for (const CardFacts& card : cards) write_card(facts, card, words);
  auto themes = themes_of(facts, languages.concepts());
  if (!themes) return themes;
  std::string text = "vernissage components 1\ngame artline\n";
  say(text, "deck", deck.names);
  text += facts;
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    say(text, "title " + std::to_string(i + 1), deck.cards[i].titles);
    say(text, "artist " + std::to_string(i + 1), deck.cards[i].artists);
  }
  return text + themes.value();
}

}  // namespace decks
