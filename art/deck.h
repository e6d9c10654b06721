// A deck as its file describes it: artists, paintings, titles in five languages. docs/formats/scenes.md.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "art/scene.h"
#include "core/languages.h"
#include "core/parse_error.h"
#include "core/result.h"

namespace art {

using core::languages;
using Translated = std::array<std::string, languages.size()>;  // in that order

struct Artist {
  std::string id;
  const Hand* hand = nullptr;
  Translated name;
};

struct Painting {
  Scene scene;  // its id is the painting's
  Translated title;
  int artist = -1;                // of the deck; −1: nobody is named
  std::vector<std::string> tags;  // further words of its line, `type=portrait`, in the order of the file
  std::string_view tag(std::string_view key) const;  // empty when it has none
};

struct Deck {
  std::string id;
  std::vector<Artist> artists;
  std::vector<Painting> paintings;
  const Painting* find(std::string_view painting) const;
};

// Every error names its line.
core::Result<Deck, core::ParseError> parse_deck(std::string_view text);

}  // namespace art
