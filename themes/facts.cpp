#include "themes/facts.h"

#include <algorithm>

#include "core/text.h"

namespace themes {
namespace {

constexpr int most_words = 4000;
constexpr int most_cards = 256;
constexpr int most_seen = 250;

std::string quoted(std::string_view word) { return "'" + core::shortened(word) + "'"; }

bool is_name(std::string_view text) {
  const auto query = Query::read(text);
  return query && query->nodes().size() == 2 && !text.empty() && text.find_first_of("*~") == std::string_view::npos;
}

}  // namespace

int Words::find(std::string_view name) const {
  const auto found = std::lower_bound(all.begin(), all.end(), name,
                                      [](const Word& word, std::string_view wanted) { return word.name < wanted; });
  return found != all.end() && found->name == name ? static_cast<int>(found - all.begin()) : -1;
}

bool Words::is_kind_of(int word, int wider) const {
  const auto& kinds = (*this)[word].kinds;
  return std::find(kinds.begin(), kinds.end(), static_cast<std::uint16_t>(wider)) != kinds.end();
}

std::string FactsReader::line(std::span<const std::string_view> line) {
  if (line.front() == "word") return word_line(line.subspan(1));
  if (line.front() == "card") return card_line(line.subspan(1));
  return see_line(line.subspan(1));
}

// NAME, with "?" if it is open, "<" if only small ones may be missing, "*" if it consists of several; then its kinds.
std::string FactsReader::word_line(std::span<const std::string_view> line) {
  if (!cards_.empty()) return "words come before the cards";
  if (line.empty()) return "a word is missing";
  const std::string_view name = line[0].substr(0, line[0].find_first_of("?<*"));
  const std::string_view marks = line[0].substr(name.size());
  if (!is_name(name) || marks.find_first_not_of("?<*") != std::string_view::npos)
    return quoted(line[0]) + " is not a word";
  if (!words_.all.empty() && words_.all.back().name >= name) return "words come in the order of the alphabet";
  if (words_.all.size() == most_words) return "there are too many words";
  const auto has = [marks](char mark) { return marks.find(mark) != std::string_view::npos; };
  words_.all.push_back({.name = std::string(name), .open = has('?'), .small = has('<'), .many = has('*')});
  kinds_.emplace_back(line.begin() + 1, line.end());
  return {};
}

std::string FactsReader::finish_words() {
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    for (const std::string& kind : kinds_[i]) {
      const int id = words_.find(kind);
      if (id < 0) return quoted(kind) + " is used as a kind but is not a word";
      words_.all[i].kinds.push_back(static_cast<std::uint16_t>(id));
    }
  }
  kinds_.clear();
  return {};
}

// The name of a card, and what is said of the picture as a whole.
std::string FactsReader::card_line(std::span<const std::string_view> line) {
  if (line.empty()) return "the name of the card is missing";
  if (cards_.empty()) {
    if (std::string fault = finish_words(); !fault.empty()) return fault;
  }
  const auto same = [&line](const CardFacts& card) { return card.card == line[0]; };
  if (std::any_of(cards_.begin(), cards_.end(), same)) return quoted(line[0]) + " is given twice";
  if (cards_.size() == most_cards) return "there are too many cards";
  CardFacts& card = cards_.emplace_back(CardFacts{.card = std::string(line[0]), .seen = {Seen{}}});
  for (const std::string_view token : line.subspan(1)) {
    if (std::string fault = add_token(card.seen.front(), token, false); !fault.empty()) return fault;
  }
  return {};
}

// What is seen: [COUNT] WORD… [RELATION.NUMBER], the number of what it belongs to, from 1.
std::string FactsReader::see_line(std::span<const std::string_view> line) {
  if (cards_.empty()) return "what is seen comes after its card";
  std::vector<Seen>& seen = cards_.back().seen;
  if (seen.size() == most_seen) return "the list of this card is too long";
  Seen one;
  for (const std::string_view token : line) {
    const std::size_t point = token.find('.');
    if (point == std::string_view::npos) {
      if (std::string fault = add_token(one, token, true); !fault.empty()) return fault;
      continue;
    }
    const auto relation = relation_named(token.substr(0, point));
    // An element may stand on one that comes later in the list, but not on itself.
    const auto whole = core::parse_number(token.substr(point + 1), 1, most_seen);
    if (!relation || !whole || *whole == static_cast<int>(seen.size()) || one.whole >= 0) {
      return quoted(token) + " does not say what it belongs to";
    }
    one.relation = *relation;
    one.whole = *whole;
  }
  if (one.said.empty()) return "this does not say what is seen";
  seen.push_back(std::move(one));
  return {};
}

std::string FactsReader::add_token(Seen& seen, std::string_view token, bool count_allowed) const {
  const auto number = core::parse_number(token, 0, 255);
  if (count_allowed && number && seen.said.empty()) {
    seen.count = *number;
    return {};
  }
  const bool unclear = token.starts_with('?');
  const int word = words_.find(token.substr(unclear ? 1 : 0));
  if (word < 0) return quoted(token) + " is not a word of this file";
  seen.said.push_back({.word = static_cast<std::uint16_t>(word), .unclear = unclear});
  return {};
}

}  // namespace themes
