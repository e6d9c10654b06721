// Decks that people make themselves: a folder with deck.json and pictures (docs/formats/deck.md). Nothing in it is
// trusted. All mistakes are reported, not only the first.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace decks {

inline constexpr std::size_t largest_description = std::size_t{1} << 20U;
inline constexpr std::size_t largest_picture = 2'000'000;
inline constexpr std::size_t largest_deck = 100'000'000;
inline constexpr std::size_t most_cards = 256;  // AL-G5
inline constexpr const char* description_file = "deck.json";

// In somebody's words.
struct OwnElement {
  std::string language;  // empty: it is not said
  std::string text;
};

struct OwnCard {
  std::string name;       // for sentences: "card 7 'The Ferry'"
  std::string picture;    // as written in deck.json; empty if there is none
  std::string hash = {};  // of the bytes of the picture: SHA-256 in hexadecimal digits
  std::vector<OwnElement> titles = {}, artists = {}, elements = {};
};

struct OwnDeck {
  std::string name;
  std::vector<OwnElement> names = {};  // in the languages in which it is given
  std::vector<OwnCard> cards;
  std::vector<std::string> findings;  // one sentence each, beginning with the place
};

// The name of a card in component files, and the last part of the address of its picture. It depends only on the picture.
std::string card_name(const OwnCard& card);

// Checks deck.json alone.
OwnDeck read_own_deck(std::string_view text);
// Checks deck.json and the pictures of the folder.
OwnDeck check_own_deck(const std::filesystem::path& folder);

// For how many players this many cards suffice, at most 8. Below 2 it is not a deck. `season` means several start cards: half as
// many as players, rounded up.
int players_for(std::size_t cards, bool season = false);

}  // namespace decks
