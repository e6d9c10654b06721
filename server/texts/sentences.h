// What a writer is told about a theme, in the writer's language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace server {

// Each says why a theme can't be played as it was written. The first five have the keys of the lexicon.
enum class Sentence : std::uint8_t {
  missing,
  mood,
  style,
  title,
  artist,
  unknown_word,
  unclear_order,
  too_long,
  several
};

// The sentence with this key: "missing", "mood", "style", "title", "artist".
Sentence sentence_named(std::string_view key);
// In one of core::languages, or else in English. `word` stands in it where a word is to be named.
std::string sentence(Sentence which, std::string_view language, std::string_view word = {});

}  // namespace server
