// The words for what can be seen: what a part of a thing is called, how it belongs to the whole, and for which words the list
// is not complete.
#pragma once

#include <span>
#include <string_view>

namespace art {

// How a part belongs to what it is a part of.
enum class Relation {
  has,       // a house has windows
  wears,     // a man wears a coat
  holds,     // a girl holds a balloon in her hand
  contains,  // a basket contains lemons
  shows,     // a picture shows a boat, a window shows the moon
  carries,   // a table carries a cloth: things that lie or hang on the whole
};
inline constexpr std::string_view relation_names[] = {"has", "wears", "holds", "contains", "shows", "carries"};

// A part that is no thing of the vocabulary. Things ("book", "lemon", "window") can be parts too, under their own word.
struct PartWord {
  std::string_view id;
  std::string_view kinds = {};  // wider words, blank between
};
std::span<const PartWord> part_words();

// Whether a part may be called so.
bool is_part_word(std::string_view word);
// The wider words of a thing or part; empty when there are none.
std::string_view kinds_of(std::string_view word);

// What it means for a word that nothing of that word is listed.
enum class Listing {
  closed,  // there is none
  large,   // there is none that covers at least `large_share` of the canvas; smaller ones are drawn in passing
  open,    // there may be one
};
inline constexpr std::string_view listing_names[] = {"closed", "closed above a size", "open"};
inline constexpr double large_share = 1;  // percent

Listing listing_of(std::string_view word);

// Nobody counts hair or water, in however many strokes it was painted.
bool is_mass(std::string_view word);

inline bool is_open(std::string_view word) { return listing_of(word) == Listing::open; }

}  // namespace art
