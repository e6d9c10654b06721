// Every game has a description for the registry, the fuzzers and the tests: the struct <game>_bot::Description in
// games/<game>/bot/description.h. CMake lists the descriptions of all folders in games/, so a new game changes no C++ file of
// the others. The folder my_game means the namespaces my_game and my_game_bot and the id my-game.
//
// The parts of a description:
//
// Game, Flags           the types of the rules
// title                 the name of the game in English, for texts outside of the page
// min_seats, max_seats  how many can play, with any flags
// seats_with            how many can play with these flags
// shared_seats          whether all are on one side and hide nothing from each other; one person may then take several seats
// editions, flag_table  as the rules define them; the first edition is the default
// parse_components      reads the text of a component file
// has_enough            optional: whether these components are enough for these flags and seats
// small_components      the text of the smallest sensible file, with which fuzzers reach every rule
// levels                the computer players, weakest first
// Memory                what a computer player remembers of the views of its seat. It is trivially copyable, and its
//                       see(game, view) is called after every move. NoMemory if there is nothing to remember
// choose                the move of a computer player of this level
// texts                 optional: what people type in open actions, if somebody reads it before the rules see it: "themes"
// names                 optional: what the components call the cards, and their artists
// judge                 with texts: the cards that a viewer sees on the table and in hands, and whether a text holds for them
#pragma once

#include <optional>
#include <string>

namespace core {

// A card, and whether a text holds for it; nothing if that can't be told.
struct Judged {
  std::string card;
  std::optional<bool> fits;
  friend bool operator==(const Judged&, const Judged&) = default;
};

// What a card is called, or who made it.
struct CardName {
  int card = 0;          // from 0; −1: the whole deck
  std::string language;  // "any": it is the same in all
  std::string text;
  bool is_artist = false;
};

// The action of a computer player and its reason: the key of a message with its arguments, or nothing.
template <class Game>
struct BotMove {
  Game::Action action;
  std::string reason = {};
};

// For computer players that look only at the current view.
struct NoMemory {
  template <class Game, class View>
  void see(const Game& /*game*/, const View& /*view*/) {}
};

}  // namespace core
