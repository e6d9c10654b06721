#include "apps/facts/words_table.h"

#include <algorithm>

#include "art/parts_seen.h"
#include "art/thing.h"
#include "core/text.h"

namespace apps {
namespace {

// The painter's word for things that have no other word. It says nothing.
constexpr std::string_view says_nothing = "object";

}  // namespace

WordsTable::WordsTable(const lexicon::Concepts& concepts) : concepts_(concepts) {
  for (const lexicon::Concept& one : concepts.all) add_concept(one);
  for (const lexicon::Meaning& meaning : concepts.meanings) {
    for (const std::string& word : meaning.words) entries_[word.substr(word.starts_with('?') ? 1 : 0)];
  }
  for (const art::Thing* thing : art::vocabulary()) add_painted(thing->id, thing->kinds);
  for (const art::PartWord& part : art::part_words()) add_painted(part.id, part.kinds);
  complete();
}

void WordsTable::add_concept(const lexicon::Concept& one) {
  Entry& entry = entries_[one.id];
  const auto has = [&one](char mark) { return one.marks.find(mark) != std::string::npos; };
  entry.open = has('?') || art::is_open(one.id);
  entry.small = has('<') || art::listing_of(one.id) == art::Listing::large;
  entry.many = has('*');
  entry.wider.insert(one.wider.begin(), one.wider.end());
  if (!lexicon::is_trait(one.kind)) return;
  // A colour alone, "something red", may be anywhere. Its class is its widest word.
  const std::string root(lexicon::class_names[static_cast<std::size_t>(one.kind)]);
  entry.open = entries_[root].open = true;
  entry.wider.insert(root);
}

void WordsTable::add_painted(std::string_view word, std::string_view kinds) {
  const std::string name(word);
  const lexicon::Meaning* known = concepts_.meaning(name);
  if (known != nullptr && (known->words.empty() || known->words.front() != name)) return;  // it means something else
  Entry& entry = entries_[name];
  entry.open = entry.open || art::is_open(word);
  entry.small = entry.small || art::listing_of(word) == art::Listing::large;
  for (const std::string_view kind : core::split(kinds, ' ')) {
    if (kind.empty() || kind == says_nothing) continue;
    add_painted(kind, {});
    for (const std::string& wider : meaning(std::string(kind))) {
      if (wider != name && !wider.starts_with('?')) entries_[name].wider.insert(wider);
    }
  }
}

void WordsTable::complete() {
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [word, entry] : entries_) {
      const std::set<std::string> before = entry.wider;
      for (const std::string& next : before) {
        const Entry& above = entries_[next];
        entry.wider.insert(above.wider.begin(), above.wider.end());
      }
      entry.wider.erase(word);
      changed = changed || entry.wider != before;
    }
  }
  // What may be there without being listed is also unlisted under its wider words.
  for (const auto& [word, entry] : entries_) {
    for (const std::string& above : entry.wider) {
      entries_[above].open |= entry.open;
      entries_[above].small |= entry.small;
    }
  }
}

std::vector<std::string> WordsTable::meaning(const std::string& painted) const {
  if (const lexicon::Meaning* known = concepts_.meaning(painted)) return known->words;
  return {painted};
}

std::vector<std::string> WordsTable::meaning(std::string_view what, std::string_view painted,
                                             lexicon::Class kind) const {
  if (const lexicon::Meaning* known = concepts_.meaning(std::string(what) + ":" + std::string(painted)))
    return known->words;
  const lexicon::Concept* same = concepts_.find(painted);
  return same != nullptr && same->kind == kind ? std::vector{same->id} : std::vector<std::string>();
}

bool WordsTable::is_a(const std::string& word, const std::string& wider) const {
  const auto found = entries_.find(word);
  return word == wider || (found != entries_.end() && found->second.wider.contains(wider));
}

std::string WordsTable::lines() const {
  std::string text;
  for (const auto& [word, entry] : entries_) {
    text += "word " + word;
    if (entry.open) text += '?';
    if (entry.small && !entry.open) text += '<';
    if (entry.many) text += '*';
    for (const std::string& wider : entry.wider) text += " " + wider;
    text += '\n';
  }
  return text;
}

}  // namespace apps
