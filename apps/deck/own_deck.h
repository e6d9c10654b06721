// Decks that people make themselves: a folder with deck.json and pictures (docs/formats/deck.md). Nothing of it is
// trusted; everything that is wrong is told, not only the first thing.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace apps {

inline constexpr std::size_t largest_description = std::size_t{1} << 20U;
inline constexpr std::size_t largest_picture = 2'000'000;
inline constexpr std::size_t largest_deck = 100'000'000;
inline constexpr std::size_t most_cards = 500;

struct OwnCard {
  std::string name;     // for sentences: "card 7 'The Ferry'"
  std::string picture;  // as written; empty when there is none
};

struct OwnDeck {
  std::string name;
  std::vector<OwnCard> cards;
  std::vector<std::string> findings;  // a sentence each, beginning with the place
};

// What deck.json says by itself.
OwnDeck read_own_deck(std::string_view text);
// The same together with the pictures of the folder.
OwnDeck check_own_deck(const std::filesystem::path& folder);

// For how many players so many cards suffice, at most 8; below 2 it is not a deck. `season`: with several start cards, half
// as many as players, rounded up.
int players_for(std::size_t cards, bool season = false);

}  // namespace apps
