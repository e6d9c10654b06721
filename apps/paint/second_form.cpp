#include "apps/paint/second_form.h"

#include <map>
#include <set>

#include "apps/arena/stats.h"
#include "apps/paint/observation.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr std::string_view not_there = "no";

// What stands between a thing and what it belongs to.
std::string_view link_text(themes::Relation relation) {
  switch (relation) {
    case themes::Relation::wears:
      return "worn by";
    case themes::Relation::holds:
      return "held by";
    case themes::Relation::shows:
      return "shown by";
    case themes::Relation::on:
      return "on";
    case themes::Relation::in:
      return "in";
    default:
      return "of";
  }
}

class Claims {
 public:
  Claims(const themes::CardFacts& card, const themes::Words& words, const lexicon::Concepts& concepts)
      : card_(card), words_(words), concepts_(concepts) {}

  std::string text() const {
    std::string text;
    for (std::size_t i = 0; i < card_.seen.size(); ++i) {
      const std::string line = i == 0 ? "picture" + all_words(i) : name(i) + attributes(i);
      if (i == 0 || !name(i).empty()) text += line + ":\n";
    }
    return text;
  }

 private:
  template <class Wanted>
  std::string sure(std::size_t seen, Wanted wanted) const {
    std::string text;
    for (const themes::Said& said : card_.seen[seen].said) {
      const std::string& word = words_[said.word].name;
      if (!said.unclear && wanted(word)) text += (text.empty() ? "" : " ") + word;
    }
    return text;
  }
  // What it is called; empty if the card is not sure.
  std::string name(std::size_t seen) const {
    return sure(seen, [this](const std::string& word) { return !trait_of(word, concepts_); });
  }
  std::string all_words(std::size_t seen) const {
    const std::string words = sure(seen, [](const std::string&) { return true; });
    return words.empty() ? "" : " " + words;
  }
  std::string attributes(std::size_t index) const {
    const themes::Seen& seen = card_.seen[index];
    const std::string traits =
        sure(index, [this](const std::string& word) { return trait_of(word, concepts_).has_value(); });
    std::string text;
    if (seen.count > 1) text += " " + std::to_string(seen.count);
    if (!traits.empty()) text += " " + traits;
    if (seen.whole < 0) return text;
    const std::string whole = name(static_cast<std::size_t>(seen.whole));
    return whole.empty() ? text : text + " " + std::string(link_text(seen.relation)) + " " + whole;
  }

  const themes::CardFacts& card_;
  const themes::Words& words_;
  const lexicon::Concepts& concepts_;
};

// Which marks a line can get besides "no": "count" if it claims a number, and so on.
std::set<std::string_view> claimed(std::string_view line, const lexicon::Concepts& concepts) {
  std::set<std::string_view> marks;
  for (const std::string_view word : core::split(line, ' ')) {
    if (word == "on" || word == "in") marks.insert("place");
    if (core::parse_number(word, 2, 255)) marks.insert("count");
    if (const auto trait = trait_of(word, concepts)) marks.insert(trait_names[static_cast<std::size_t>(*trait)]);
  }
  return marks;
}

}  // namespace

std::string claims(const themes::CardFacts& card, const themes::Words& words, const lexicon::Concepts& concepts) {
  return Claims(card, words, concepts).text();
}

Or<std::string> second_report(const std::vector<FormLine>& lines, const lexicon::Concepts& concepts) {
  std::map<std::string_view, long> marked;
  std::map<std::string_view, long> possible = {{"colour", 0}, {"count", 0}, {"place", 0}, {"doing", 0}, {"how", 0}};
  std::string details;
  for (const FormLine& line : lines) {
    const std::string_view written = line.text;
    const std::size_t colon = written.rfind(':');
    if (colon == std::string_view::npos) return wrong_line(line.where, "the colon is missing");
    for (const std::string_view mark : claimed(written.substr(0, colon), concepts)) ++possible[mark];
    for (std::string_view mark : core::split(written.substr(colon + 1), ' ')) {
      if (mark.ends_with(',')) mark.remove_suffix(1);
      if (mark.empty()) continue;
      if (mark != not_there && !possible.contains(mark)) {
        return wrong_line(line.where,
                          "'" + core::shortened(mark) + "' is none of no, colour, count, place, doing and how");
      }
      ++marked[mark];
      details += "painting " + std::to_string(line.picture + 1) + ": " + line.text + "\n";
    }
  }
  long wrong = 0;
  long all = 0;
  std::string kinds;
  for (const auto& [mark, count] : possible) {
    wrong += marked[mark];
    all += count;
    kinds += "  " + std::string(mark) + ": " + share_text(marked[mark], count) + "\n";
  }
  return details + "\nlisted but not recognisable: " + share_text(marked[not_there], static_cast<long>(lines.size())) +
         "; goal at most 1 %\nwrong attributes: " + share_text(wrong, all) + "; goal at most 2 %\n" + kinds;
}

}  // namespace apps
