#include "lexicon/entry_list.h"

#include <algorithm>

#include "core/typed_text.h"

namespace lexicon {
namespace {

// The same word in two cases is one entry, which may be either.
bool joined(Entry& known, const Entry& other) {
  const bool same =
      known.key == other.key && known.part == other.part && known.plural == other.plural && known.value == other.value;
  if (!same) return false;
  known.oblique = known.oblique && other.oblique;
  known.genitive = known.genitive || other.genitive;
  return true;
}

void sort_by_key(std::vector<Entry>& entries) {
  std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.key < b.key; });
  std::vector<Entry> once;
  once.reserve(entries.size());
  auto first = once.size();  // of the same key
  for (Entry& entry : entries) {
    if (once.empty() || once[first].key != entry.key) first = once.size();
    const auto of_key = once.begin() + static_cast<std::ptrdiff_t>(first);
    if (std::none_of(of_key, once.end(), [&entry](Entry& known) { return joined(known, entry); }))
      once.push_back(std::move(entry));
  }
  entries = std::move(once);
}

}  // namespace

std::pair<std::string, std::string> EntryList::scripts(const std::string& text) const {
  const std::size_t bar = two_scripts_ ? text.find('|') : std::string::npos;
  if (bar == std::string::npos) return {text, text};
  return {text.substr(0, bar), text.substr(bar + 1)};
}

void EntryList::add(const std::string& text, const Entry& entry) {
  const auto [usual, traditional] = scripts(text);
  add(usual, traditional, entry);
}

// Texts of the same length in two scripts tell which characters are the same.
void EntryList::add(const std::string& usual, const std::string& traditional, const Entry& entry) {
  written_.emplace_back(usual, entry);
  if (usual == traditional) return;
  if (core::code_points(usual) != core::code_points(traditional)) {
    written_.emplace_back(traditional, entry);
    return;
  }
  for (std::size_t a = 0, b = 0; a < usual.size();) {
    const auto to = core::next_code_point(usual, a);
    const auto from = core::next_code_point(traditional, b);
    if (!from || !to) return;
    letters_.fold(*from, *to);
  }
}

bool EntryList::fold(std::string_view pair, bool plain) {
  std::size_t at = 0;
  const auto from = core::next_code_point(pair, at);
  const auto to = core::next_code_point(pair, at);
  if (!from || !to || at != pair.size()) return false;
  if (!plain) letters_.fold(*from, *to);
  plain_letters_.fold(*from, *to);
  has_plain_ = has_plain_ || plain;
  return true;
}

void EntryList::finish(Language& language) {
  for (auto& [text, entry] : written_) {
    entry.key = letters_.key(text);
    language.entries.push_back(entry);
    if (!has_plain_) continue;
    entry.key = plain_letters_.key(text);
    language.plain_entries.push_back(std::move(entry));
  }
  sort_by_key(language.entries);
  sort_by_key(language.plain_entries);
  language.has_plain = has_plain_;
  language.letters = std::move(letters_);
  language.plain_letters = std::move(plain_letters_);
}

}  // namespace lexicon
