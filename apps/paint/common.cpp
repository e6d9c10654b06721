#include "apps/paint/common.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

#include "apps/paint/words.h"

namespace apps {
namespace {

enum Family { object, kind, number, colour, clothes, doing, place, light, weather, background };
constexpr std::array family_names = std::to_array<std::string_view>(
    {"object", "class", "count", "colour", "clothes", "doing", "place", "light", "weather", "background"});
constexpr std::size_t family_count = family_names.size();

constexpr std::size_t generic_part = 3;  // a word that more than one card in three shows says nothing
constexpr int plain_colour = 40;         // percent of a thing from which it "is" of a colour
constexpr int most_counted = 9;          // people do not count further
constexpr std::size_t named_words = 12;  // of a family
constexpr std::size_t named_cards = 12;

// What the people who look at a card could say of it, by family.
struct Card {
  std::string_view id;
  std::array<std::set<std::string>, family_count> words;
};

std::vector<std::string> split(std::string_view words) {
  std::vector<std::string> list;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (end > 0) list.emplace_back(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return list;
}

std::set<std::string> names_of(const art::Sighting& sighting) {
  std::set<std::string> names{std::string(sighting.what)};
  for (std::string& wider : split(sighting.kinds)) names.insert(std::move(wider));
  std::erase_if(names, [](const std::string& name) { return art::is_open(name); });
  return names;
}

bool is(const art::Sighting& sighting, std::string_view name) {
  const std::vector<std::string> kinds = split(sighting.kinds);
  return std::find(kinds.begin(), kinds.end(), name) != kinds.end();
}

void add_entry(Card& card, const art::Sighting& sighting) {
  for (const std::string& name : names_of(sighting)) {
    card.words[name == sighting.what ? object : kind].insert(name);
    if (!sighting.tones.empty() && sighting.tones[0].percent >= plain_colour) {
      const auto tone = static_cast<std::size_t>(sighting.tones[0].tone);
      card.words[colour].insert(std::string(art::tone_names[tone]) + " " + name);
    }
  }
  if (is(sighting, "clothes")) card.words[clothes].emplace(sighting.what);
  if (is(sighting, "weather")) card.words[weather].emplace(sighting.what);
  if (!sighting.doing.empty()) card.words[doing].emplace(sighting.doing);
  if (sighting.whole < 0 && sighting.depth == art::Depth::background) card.words[background].emplace(sighting.what);
}

// "3 bird": as many of them as there are in the whole picture, if all of them can be counted.
void add_numbers(Card& card, const std::vector<art::Sighting>& all) {
  std::map<std::string, int> counts;
  std::set<std::string> countless;
  for (const art::Sighting& sighting : all) {
    for (const std::string& name : names_of(sighting)) {
      counts[name] += sighting.count;
      if (sighting.count == 0 || !sighting.clear) countless.insert(name);
    }
  }
  for (const auto& [name, count] : counts) {
    if (count < 2 || count > most_counted || countless.contains(name)) continue;
    card.words[number].insert(std::to_string(count) + " " + name);
  }
}

Card card_of(const art::Scene& scene, const std::vector<art::Sighting>& all) {
  Card card{.id = scene.id, .words = {}};
  for (const art::Sighting& sighting : all) {
    if (sighting.clear) add_entry(card, sighting);
  }
  add_numbers(card, all);
  card.words[place] = {std::string(scene.setting->id), scene.setting->outdoors ? "outdoors" : "indoors"};
  card.words[light] = {std::string(scene.light->id)};
  return card;
}

std::size_t count_of(const art::Sighting& sighting) {
  const bool two = is(sighting, "group");
  return static_cast<std::size_t>(std::max(1, sighting.count)) * (two ? 2 : 1);
}

void add_people(Common& sum, const std::vector<art::Sighting>& all) {
  for (const art::Sighting& sighting : all) {
    const bool acts = is(sighting, "group") || is(sighting, "person");
    if (!acts || sighting.whole >= 0 || !sighting.clear || sighting.doing.empty()) continue;
    sum.people += count_of(sighting);
    sum.doings[std::string(sighting.doing)] += count_of(sighting);
  }
}

void add_families(Common& sum, const std::vector<Card>& cards) {
  for (std::size_t i = 0; i < family_count; ++i) {
    WordFamily& family = sum.families.emplace_back(WordFamily{.name = family_names[i]});
    for (const Card& card : cards) {
      family.cards += card.words[i].empty() ? 0 : 1;
      for (const std::string& word : card.words[i]) ++family.words[word];
    }
    for (const auto& [word, count] : family.words) {
      if (count * generic_part > cards.size()) sum.generic[word] = count;
    }
  }
}

bool share_a_word(const Common& sum, const Card& a, const Card& b) {
  for (std::size_t i = 0; i < family_count; ++i) {
    const Tally& words = sum.families[i].words;
    const auto shared = [&](const std::string& word) {
      return b.words[i].contains(word) && words.at(word) * generic_part <= sum.cards;
    };
    if (std::any_of(a.words[i].begin(), a.words[i].end(), shared)) return true;
  }
  return false;
}

void add_pairs(Common& sum, const std::vector<Card>& cards) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      ++sum.pairs;
      if (share_a_word(sum, cards[i], cards[j])) continue;
      ++sum.pairs_apart;
      ++sum.apart[std::string(cards[i].id)];
      ++sum.apart[std::string(cards[j].id)];
    }
  }
}

std::vector<std::pair<std::string, std::size_t>> most_first(const Tally& tally) {
  std::vector<std::pair<std::string, std::size_t>> list(tally.begin(), tally.end());
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  return list;
}

std::string listed(const Tally& tally, std::size_t most) {
  std::string text;
  for (const auto& [word, count] : most_first(tally)) {
    if (most-- == 0) break;
    text += (text.empty() ? "" : ", ") + word + " " + std::to_string(count);
  }
  return text;
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size() + 1, width), ' ');
  return text;
}

std::string table_of_doings(const Common& common) {
  std::string text = "doings of " + std::to_string(common.people) + " people:\n";
  for (const auto& [word, count] : most_first(common.doings)) {
    text += "  " + padded(word, 16) + padded(std::to_string(count), 4) + percent(count, common.people) + "\n";
  }
  return text;
}

}  // namespace

Common common(const art::Deck& deck) {
  Common sum;
  std::vector<Card> cards;
  for (const art::Painting& painting : deck.paintings) {
    const std::vector<art::Sighting> all = art::sightings(painting.scene);
    cards.push_back(card_of(painting.scene, all));
    add_people(sum, all);
  }
  sum.cards = cards.size();
  add_families(sum, cards);
  add_pairs(sum, cards);
  return sum;
}

std::string common_table(const art::Deck& deck) {
  const Common common = apps::common(deck);
  std::string text = std::to_string(common.cards) + " cards\n\n";
  for (const WordFamily& family : common.families) {
    text += padded(std::string(family.name), 12) + "on " + std::to_string(family.cards) + " cards, " +
            std::to_string(family.words.size()) + " words: " + listed(family.words, named_words) + "\n";
  }
  text += "\n" + table_of_doings(common);
  text += "\ngeneric words, on more than one card in three: " + listed(common.generic, common.generic.size());
  text += "\n\npairs with nothing in common beyond generic words: " + std::to_string(common.pairs_apart) + " of " +
          std::to_string(common.pairs) + ", " + percent(common.pairs_apart, common.pairs) + "\n";
  if (common.pairs_apart > 0) text += "most of them with: " + listed(common.apart, named_cards) + "\n";
  return text;
}

}  // namespace apps
