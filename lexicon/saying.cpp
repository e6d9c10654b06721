#include "lexicon/saying.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lexicon {
namespace {

using themes::Counting;
using themes::Relation;
using themes::Thing;

enum Case : std::uint8_t { nominative, genitive, accusative, instrumental, locative };

// Which form of a noun or an adjective stands for each case.
using Slots = std::array<std::size_t, 5>;
constexpr Slots noun_slots = {0, 1, 3, 4, 5};
struct AdjectiveSlots {
  Slots masculine, feminine, neuter, plural, virile;
};
constexpr AdjectiveSlots russian = {
    {0, 1, 0, 3, 4}, {5, 6, 7, 6, 6}, {8, 1, 8, 3, 4}, {9, 10, 9, 12, 10}, {9, 10, 9, 12, 10}};
constexpr AdjectiveSlots polish = {
    {0, 1, 0, 3, 3}, {4, 5, 6, 6, 5}, {7, 1, 7, 3, 3}, {7, 9, 7, 11, 9}, {8, 9, 9, 11, 9}};

Case case_named(std::string_view name) {
  if (name == "gen") return genitive;
  if (name == "acc") return accusative;
  if (name == "ins") return instrumental;
  return name == "loc" ? locative : nominative;
}

// What is said of one thing: its noun, and the words beside it.
struct Parts {
  const Label* noun = nullptr;
  std::vector<const Label*> attributes;  // said as adjectives
  std::vector<const Label*> verbs;       // said as verbs
};

class Sayer {
 public:
  Sayer(const Language& language, const Concepts& concepts, Script script)
      : language_(language), concepts_(concepts), traditional_(script == Script::traditional) {}

  // Empty if a word is missing.
  std::string all(const std::vector<Thing>& things) const {
    std::string text;
    for (const Thing& one : things) {
      const std::string part = thing(one, nominative);
      if (part.empty()) return {};
      if (!text.empty()) text += chinese() ? "，" : ", ";
      text += part;
    }
    return text;
  }

 private:
  bool chinese() const { return language_.id == "zh"; }
  bool slavic() const { return language_.id == "ru" || language_.id == "pl"; }

  std::string script(const std::string& form) const {
    const std::size_t bar = chinese() ? form.find('|') : std::string::npos;
    if (bar == std::string::npos) return form;
    return traditional_ ? form.substr(bar + 1) : form.substr(0, bar);
  }

  // Nothing if a word can't be said. A doing that is said with its object is left out.
  std::optional<Parts> parts_of(const Thing& thing) const {
    Parts parts;
    for (const std::string& word : thing.words) {
      const Label* label = language_.label(word);
      const Concept* known = concepts_.find(word);
      if (label == nullptr || known == nullptr) return std::nullopt;
      if (!is_trait(known->kind)) {
        if (!add_thing(parts, label)) return std::nullopt;
      } else if (object_of(thing, *known) == nullptr) {
        if (label->adjective.empty() && label->verb.empty()) return std::nullopt;
        (label->adjective.empty() ? parts.verbs : parts.attributes).push_back(label);
      }
    }
    if (parts.noun == nullptr) parts.noun = language_.label("");
    if (parts.noun == nullptr) return std::nullopt;
    return parts;
  }

  // Of two nouns one must be an attribute too: "stone" of a bridge.
  static bool add_thing(Parts& parts, const Label* label) {
    if (parts.noun == nullptr) {
      parts.noun = label;
    } else if (!label->adjective.empty()) {
      parts.attributes.push_back(label);
    } else if (!parts.noun->adjective.empty()) {
      parts.attributes.push_back(std::exchange(parts.noun, label));
    } else {
      return false;
    }
    return !parts.noun->noun.empty();
  }

  // What a doing is done with, if the language has a pattern for it: "riding ~".
  const Thing* object_of(const Thing& thing, const Concept& doing) const {
    if (doing.takes == Relation::is || taking(doing.id) == nullptr) return nullptr;
    const auto at = std::find_if(thing.related.begin(), thing.related.end(),
                                 [&](const Thing& other) { return other.relation == doing.takes; });
    return at == thing.related.end() ? nullptr : &*at;
  }

  const Pattern* taking(std::string_view doing) const {
    const auto at = std::find_if(language_.patterns.begin(), language_.patterns.end(),
                                 [&](const Pattern& pattern) { return pattern.doing == doing; });
    return at == language_.patterns.end() ? nullptr : &*at;
  }

  const Pattern* pattern(Relation relation) const {
    const auto at = std::find_if(language_.patterns.begin(), language_.patterns.end(), [&](const Pattern& one) {
      return one.relation == relation && one.doing.empty() && one.of == Pattern::Of::noun;
    });
    return at == language_.patterns.end() ? nullptr : &*at;
  }

  std::string thing(const Thing& one, Case wanted) const {
    const auto parts = parts_of(one);
    if (!parts) return {};
    std::vector<std::string> additions;
    for (const Label* verb : parts->verbs) additions.push_back(script(verb->verb.front()));
    if (!relations(one, additions)) return {};
    if (chinese()) return chinese_thing(one, *parts, additions);
    std::string text = slavic() ? slavic_noun(one, *parts, wanted) : english_noun(one, *parts);
    for (std::size_t i = 0; i < additions.size(); ++i) {
      text += (i > parts->verbs.size() ? " " + link() + " " : " ") + additions[i];
    }
    return text;
  }

  std::string link() const {
    if (language_.id == "ru") return "и";
    return language_.id == "pl" ? "i" : "and";
  }

  // The things that belong to the thing. Those with things of their own come last, so that it is clear what belongs to what.
  bool relations(const Thing& one, std::vector<std::string>& additions) const {
    std::vector<const Thing*> order;
    order.reserve(one.related.size());
    for (const Thing& other : one.related) order.push_back(&other);
    std::stable_sort(order.begin(), order.end(),
                     [](const Thing* a, const Thing* b) { return a->related.size() < b->related.size(); });
    for (const Thing* other : order) {
      const Pattern* used = pattern_for(one, *other);
      if (used == nullptr) return false;
      const std::string inner = thing(*other, case_named(used->grammatical_case));
      std::string text = worn(*other);
      if (text.empty()) text = traditional_ ? used->said_hant : used->said;
      const std::size_t slot = text.find('~');
      if (inner.empty() || slot == std::string::npos) return false;
      additions.push_back(text.replace(slot, 1, inner));
    }
    return true;
  }

  // In Chinese one wears a hat with another verb than a coat.
  std::string worn(const Thing& other) const {
    const auto parts = other.relation == Relation::wears ? parts_of(other) : std::nullopt;
    return parts && !parts->noun->worn.empty() ? script(parts->noun->worn) + "~" : std::string();
  }

  const Pattern* pattern_for(const Thing& one, const Thing& other) const {
    for (const std::string& word : one.words) {
      const Concept* known = concepts_.find(word);
      if (known != nullptr && object_of(one, *known) == &other) return taking(word);
    }
    return pattern(other.relation);
  }

  // --- English --------------------------------------------------------------------------------------------------------

  static std::string english_noun(const Thing& one, const Parts& parts) {
    const bool several = one.counting != Counting::some && one.count != 1 && !parts.noun->plural.empty();
    std::string words;
    for (const Label* attribute : parts.attributes) {
      if (!parts.noun->query.empty()) words += attribute->adjective.front() + " ";
    }
    words += several ? parts.noun->plural.front() : parts.noun->noun.front();
    for (const Label* attribute : parts.attributes) {  // "something red"
      if (parts.noun->query.empty()) words += " " + attribute->adjective.front();
    }
    if (one.counting == Counting::exactly) return std::to_string(one.count) + " " + words;
    if (one.counting == Counting::at_least) return "at least " + std::to_string(one.count) + " " + words;
    if (parts.noun->plural.empty()) return words;
    const bool vowel = std::string_view("aeiou").find(words.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + words;
  }

  // --- Russian, Polish ------------------------------------------------------------------------------------------------

  std::string slavic_noun(const Thing& one, const Parts& parts, Case wanted) const {
    const bool russian_words = language_.id == "ru";
    const bool some = one.counting == Counting::some;
    const int count = some ? 1 : one.count;
    bool several = count != 1;
    Case own = wanted;
    Case beside = wanted;
    const bool few = count >= 2 && count <= 4;
    bool counted = false;
    if (several && (wanted == nominative || wanted == accusative)) {
      const bool virile = parts.noun->gender == "v";
      if (few && !russian_words && !virile) {
        own = beside = nominative;
      } else {
        beside = own = genitive;
        if (few && russian_words) several = false;
        counted = !few && !parts.noun->counted.empty();
      }
    }
    if (own == accusative && is_living(*parts.noun, several)) beside = genitive;
    const std::string noun = counted ? parts.noun->counted.front() : noun_form(*parts.noun, own, several);
    std::string text;
    for (const Label* attribute : parts.attributes)
      text += adjective_form(*attribute, parts.noun->gender, beside, count != 1) + " ";
    text += noun;
    if (some) return text;
    const char* least = russian_words ? "хотя бы " : "co najmniej ";
    return (one.counting == Counting::at_least ? least : "") + std::to_string(count) + " " + text;
  }

  static std::string noun_form(const Label& noun, Case wanted, bool several) {
    const auto& forms = several && !noun.plural.empty() ? noun.plural : noun.noun;
    return forms[noun_slots[wanted]];
  }

  // Its accusative is its genitive, for adjectives too.
  static bool is_living(const Label& noun, bool several) {
    const std::string object = noun_form(noun, accusative, several);
    return object == noun_form(noun, genitive, several) && object != noun_form(noun, nominative, several);
  }

  std::string adjective_form(const Label& attribute, const std::string& gender, Case wanted, bool several) const {
    const auto& forms = attribute.adjective;
    if (forms.size() == 1) return forms.front();
    const AdjectiveSlots& slots = language_.id == "ru" ? russian : polish;
    const Slots* used = &slots.masculine;
    if (gender == "f") used = &slots.feminine;
    if (gender == "n") used = &slots.neuter;
    if (several || gender == "p") used = gender == "v" ? &slots.virile : &slots.plural;
    return forms[(*used)[wanted]];
  }

  // --- Chinese --------------------------------------------------------------------------------------------------------

  std::string chinese_thing(const Thing& one, const Parts& parts, const std::vector<std::string>& additions) const {
    std::string text;
    if (one.counting == Counting::at_least) text += "至少";
    if (one.counting != Counting::some) text += std::to_string(one.count) + script(parts.noun->gender);
    for (const std::string& addition : additions) text += addition + "的";
    for (const Label* attribute : parts.attributes) text += script(attribute->adjective.front()) + "的";
    return text + script(parts.noun->noun.front());
  }

  const Language& language_;
  const Concepts& concepts_;
  bool traditional_;
};

}  // namespace

std::string said(const themes::Query& query, const Language& language, const Concepts& concepts, Script script) {
  const std::string text = Sayer(language, concepts, script).all(things_of(query));
  return text.empty() ? std::string(query.text()) : text;
}

}  // namespace lexicon
