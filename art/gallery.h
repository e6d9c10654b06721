// Everything this project has painted, by name: the public face of the painter.
//
// Names are paths: "artline/the-ferry", "art-society/painting-017", "art-society/bid-7", "cats/trap-catflood", "logo".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "art/deck.h"

namespace art {

struct PictureOptions {
  std::string prefix = {};           // begins every id, so that several pictures can stand in one document
  std::string_view language = "en";  // of the title that a screen reader says
};

// The names of all pictures, or of those whose name begins with `deck` and a slash; in a fixed order.
std::vector<std::string> picture_names(std::string_view deck = {});
// "artline", "art-society", "cats", and "house" for logo and icon.
std::vector<std::string_view> deck_names();

struct Size {
  int width = 0;
  int height = 0;
};
// In units of the picture's own coordinates; nothing when there is no picture of this name.
std::optional<Size> picture_size(std::string_view name);
std::optional<std::string> picture(std::string_view name, const PictureOptions& options = {});

// The described paintings of a deck ("artline", "art-society", "cats"), null for another name.
const Deck* described(std::string_view deck);

// For clients: decks, names, titles and artists in five languages.
std::string index_json();
// What can be seen in each painting of a described deck; empty for another name.
std::string seen_json(std::string_view deck);

// A line for every picture: its name and its SHA-256.
std::string digests();
// Changes when any picture changes: the beginning of a hash over all of them.
std::string version();

}  // namespace art
