// A theme that the program understands: what must be seen on a card. docs/formats/theme.md says what each query means.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/typed_text.h"

namespace themes {

inline constexpr int longest_query = 94;  // bytes
inline constexpr int most_nodes = 24;
inline constexpr int most_counted = 20;

// What a node says of the thing above it; `there` is said of the picture.
enum class Relation : std::uint8_t { there, is, with, wears, holds, shows, on, in };
inline constexpr std::array<std::string_view, 8> relation_names = {"there", "is",    "with", "wears",
                                                                   "holds", "shows", "on",   "in"};
// A relation that stands in a query or in a fact by its name; nothing for `there` and `is`.
std::optional<Relation> relation_named(std::string_view name);

enum class Counting : std::uint8_t { some, exactly, at_least };

// A word, if the relation is `is`; otherwise a thing, which the nodes below it describe.
struct Node {
  Relation relation = Relation::there;
  std::int8_t parent = -1;        // the thing above it; −1: the picture
  std::uint8_t at = 0, size = 0;  // a word: where it is in the text
  Counting counting = Counting::some;
  std::uint8_t count = 0;
};

// Every meaning has one text, so two queries mean the same if their texts are equal.
class Query {
 public:
  // Nothing if this is not a query, or not spelled as `written` (themes/writing.h) spells it.
  static std::optional<Query> read(std::string_view text);

  std::string_view text() const { return text_.view(); }
  std::span<const Node> nodes() const { return {nodes_.data(), static_cast<std::size_t>(size_)}; }
  std::string_view word(const Node& node) const { return text().substr(node.at, node.size); }
  friend bool operator==(const Query& a, const Query& b) { return a.text_ == b.text_; }

 private:
  friend class QueryParser;
  core::Text<longest_query> text_;
  std::array<Node, most_nodes> nodes_{};
  int size_ = 0;
};

}  // namespace themes
