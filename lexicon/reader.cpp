#include "lexicon/reader.h"

#include <algorithm>

#include "core/typed_text.h"
#include "lexicon/chart.h"

namespace lexicon {
namespace {

using themes::Thing;

constexpr std::size_t most_words = 40;

struct Row {
  std::vector<std::string> words;
  std::vector<Edge> edges;
  int size() const { return static_cast<int>(words.size()); }
};

// Adds an edge for every entry whose key is made of the words from `begin` on.
void add_edges(Row& row, int begin, const std::vector<Entry>& entries) {
  std::string key;
  for (int end = begin + 1; end <= row.size(); ++end) {
    if (!key.empty()) key += ' ';
    key += row.words[static_cast<std::size_t>(end - 1)];
    auto at = std::lower_bound(entries.begin(), entries.end(), key,
                               [](const Entry& entry, const std::string& wanted) { return entry.key < wanted; });
    if (at == entries.end() || !at->key.starts_with(key)) return;
    for (; at != entries.end() && at->key == key; ++at) row.edges.push_back({begin, end, &*at});
  }
}

// "20" is a number in every language.
const std::vector<Entry>& digits() {
  static const std::vector<Entry> all = [] {
    std::vector<Entry> made;
    for (int i = 1; i <= themes::most_counted; ++i)
      made.push_back({.key = std::to_string(i), .part = Part::number, .value = i});
    std::stable_sort(made.begin(), made.end(), [](const Entry& a, const Entry& b) { return a.key < b.key; });
    made.push_back({.key = ",", .part = Part::link});
    std::stable_sort(made.begin(), made.end(), [](const Entry& a, const Entry& b) { return a.key < b.key; });
    return made;
  }();
  return all;
}

bool is_content(Part part) {
  return part == Part::noun || part == Part::attribute || part == Part::verb || part == Part::adverb ||
         part == Part::stop || part == Part::refused;
}

// A longer word hides the shorter ones in it: there is no horse in a guinea pig.
void hide(Row& row) {
  const std::vector<Edge> all = row.edges;
  std::erase_if(row.edges, [&all](const Edge& edge) {
    return std::any_of(all.begin(), all.end(), [&edge](const Edge& other) {
      const bool inside = other.begin <= edge.begin && edge.end <= other.end;
      const bool longer = other.end - other.begin > edge.end - edge.begin;
      return is_content(other.entry->part) && inside && longer;
    });
  });
  const auto stops = [&row](const Edge& edge) {
    return std::any_of(row.edges.begin(), row.edges.end(), [&edge](const Edge& other) {
      return other.entry->part == Part::stop && other.begin < edge.end && edge.begin < other.end;
    });
  };
  const std::vector<Edge> kept = row.edges;
  std::vector<Edge> left;
  for (const Edge& edge : kept) {
    if (edge.entry->part == Part::stop || !stops(edge)) left.push_back(edge);
  }
  row.edges = std::move(left);
}

Row row_of(std::vector<std::string> words, const std::vector<Entry>& entries) {
  Row row{.words = std::move(words), .edges = {}};
  for (int begin = 0; begin < row.size(); ++begin) {
    add_edges(row, begin, entries);
    add_edges(row, begin, digits());
  }
  hide(row);
  return row;
}

// Drops what other words of the thing say already: a cat is a pet.
void simplify(Thing& thing, const Concepts& concepts) {
  const std::vector<std::string> all = thing.words;
  std::erase_if(thing.words, [&](const std::string& word) {
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& other) { return other != word && concepts.is_a(other, word); });
  });
  for (Thing& other : thing.related) simplify(other, concepts);
}

std::vector<themes::Query> readings_of(const Row& row, const Language& language, const Concepts& concepts) {
  std::vector<Piece> pieces = parsed(row.edges, row.size(), language, concepts);
  std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.penalty < b.penalty; });
  std::vector<themes::Query> readings;
  const Sense sense(concepts);
  for (const Piece& piece : pieces) {
    std::vector<Thing> things = piece.beside;
    if (!piece.thing.words.empty() || !piece.thing.related.empty()) things.push_back(piece.thing);
    for (Thing& thing : things) {
      sense.settle(thing);
      simplify(thing, concepts);
    }
    const auto query = themes::Query::read(themes::written(things));
    const bool known = query && std::find(readings.begin(), readings.end(), *query) != readings.end();
    if (query && !known && readings.size() < most_readings) readings.push_back(*query);
  }
  return readings;
}

// The first word that belongs to no entry, or to one that means something else.
std::string unknown_word(const Row& row) {
  for (int i = 0; i < row.size(); ++i) {
    const auto covers = [i](const Edge& edge) { return edge.begin <= i && i < edge.end; };
    const auto at = std::find_if(row.edges.begin(), row.edges.end(), covers);
    if (at == row.edges.end()) return row.words[static_cast<std::size_t>(i)];
    if (at->entry->part == Part::stop) return at->entry->key;
  }
  return {};
}

// What makes a theme impossible, if all words are known.
const Entry* refusal(const Row& row) {
  const auto found = [&row](Part part) {
    const auto at =
        std::find_if(row.edges.begin(), row.edges.end(), [part](const Edge& edge) { return edge.entry->part == part; });
    return at == row.edges.end() ? nullptr : at->entry;
  };
  const Entry* none = found(Part::none);
  return none != nullptr ? none : found(Part::refused);
}

// Behind such an entry anything may stand: the name of a painter.
bool ends_openly(const Row& row, const Language& language) {
  return std::any_of(row.edges.begin(), row.edges.end(), [&](const Edge& edge) {
    return edge.entry->part == Part::refused && language.refusals[static_cast<std::size_t>(edge.entry->value)].open;
  });
}

bool covers(const Row& row, int word) {
  return std::any_of(row.edges.begin(), row.edges.end(),
                     [word](const Edge& edge) { return edge.begin <= word && word < edge.end; });
}

// Who writes "wąż" means a snake, and no vases ("waz").
bool is_stranger_with_marks(const Row& row, const Row& plain) {
  for (int i = 0; i < std::min(row.size(), plain.size()); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (row.words[at] != plain.words[at] && !covers(row, i)) return true;
  }
  return false;
}

Understood read_row(const Row& row, const Language& language, const Concepts& concepts) {
  Understood result;
  result.readings = readings_of(row, language, concepts);
  if (!result.readings.empty()) return result;
  result.unknown = unknown_word(row);
  const Entry* refused = refusal(row);
  if (refused == nullptr || (!result.unknown.empty() && !ends_openly(row, language))) return result;
  result.unknown.clear();
  if (refused->part == Part::none) {
    result.clause = "AL-TH2";
    result.key = "missing";
  } else {
    const Refusal& known = language.refusals[static_cast<std::size_t>(refused->value)];
    result.clause = known.clause;
    result.key = known.key;
  }
  return result;
}

}  // namespace

Understood read(std::string_view text, const Language& language, const Concepts& concepts) {
  if (!core::is_harmless(text)) return {};
  auto words = language.letters.words(text);
  if (words.empty() || words.size() > most_words) return {};
  const Row row = row_of(std::move(words), language.entries);
  Understood result = read_row(row, language, concepts);
  if (!result.readings.empty() || !result.clause.empty() || !language.has_plain) return result;
  // Once more without the marks that people leave out.
  const Row plain = row_of(language.plain_letters.words(text), language.plain_entries);
  if (is_stranger_with_marks(row, plain)) return result;
  const Understood second = read_row(plain, language, concepts);
  return second.readings.empty() && second.clause.empty() ? result : second;
}

}  // namespace lexicon
