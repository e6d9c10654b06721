#include "apps/theme/missing.h"

#include <set>

#include "art/light.h"
#include "art/parts_seen.h"
#include "art/scene.h"
#include "art/thing.h"
#include "core/text.h"

namespace apps {
namespace {

using Words = std::set<std::string>;

void add(Words& words, const char* what, std::string_view list) {
  for (const std::string_view word : core::split(list, ' ')) {
    if (!word.empty()) words.insert(what + std::string(word));
  }
}

// Everything that a sighting can say.
Words painted_words() {
  Words words;
  for (const art::Thing* thing : art::vocabulary()) {
    add(words, "", thing->id);
    add(words, "", thing->kinds);
    add(words, "doing:", thing->doing);
  }
  for (const art::PartWord& part : art::part_words()) {
    add(words, "", part.id);
    add(words, "", part.kinds);
  }
  for (const art::Setting& setting : art::settings()) add(words, "setting:", setting.id);
  for (const art::Light& light : art::lights()) add(words, "light:", light.id);
  for (const std::string_view tone : art::tone_names) add(words, "tone:", tone);
  return words;
}

std::string line(std::string_view title, const Words& words) {
  std::string text = std::string(title) + " (" + std::to_string(words.size()) + "):";
  for (const std::string& word : words) text += " " + word;
  return text + "\n";
}

}  // namespace

std::string missing_words(const lexicon::Languages& languages) {
  const lexicon::Concepts& concepts = languages.concepts();
  Words uncovered;
  for (const std::string& word : painted_words()) {
    const std::string plain = word.substr(word.find(':') + 1);  // npos + 1 is 0
    if (concepts.meaning(word) == nullptr && concepts.find(plain) == nullptr) uncovered.insert(word);
  }
  std::string text = line("painted, but no concept", uncovered);
  for (const lexicon::Tongue& tongue : languages.tongues()) {
    Words unnamed;
    for (const lexicon::Concept& one : concepts.all) {
      const lexicon::Label* label = tongue.language->label(one.id);
      const bool named =
          label != nullptr && (!label->noun.empty() || !label->adjective.empty() || !label->verb.empty());
      if (one.kind != lexicon::Class::inner && !named) unnamed.insert(one.id);
    }
    text += line(tongue.id, unnamed);
  }
  return text;
}

}  // namespace apps
