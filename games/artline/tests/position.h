// Builds exact positions and says things by token, so that a test reads like the rulebook.
//
// tests/table/spoken.h has what every game's position can say: plays, refuses, rests, tells, legal …
//
// The deck of these tests: card 1 + n shows the things whose numbers n is the sum of: cat 1, dog 2, hat 4, boat 8, tree 16,
// moon 32. So card 4 shows a cat and a dog. Nothing is known of card 1. `mist` is an open word. Every set of things is a common
// theme: "=cat_dog". In tokens the text behind the colon is written as it is, with + for a space: "4@g8:=cat|white+cats".
//
// Everything that is not named is as in a quiet turn of A: the start card 64, which shows everything, hangs alone at g7, hands are empty,
// and all other cards are in the deck.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "artline/game.h"
#include "tests/table/spoken.h"

namespace artline::tests {

using table::Tokens;

std::string box();                        // of these tests
Components parse(std::string_view text);  // the file must be good

class Position : public table::Spoken<Position, Game> {
 public:
  explicit Position(int players, Flags flags = {});
  static Position at_start(int players, Flags flags = {}, std::string_view box = {});  // the closed box

  // Placing things. Cards are numbers.
  Position& hands(
      std::initializer_list<std::string_view> hands);  // the card held longest first; those without a seat are left out
  Position& hangs(std::string_view cards);             // "4@g8 2@h8"
  Position& gallery(std::string_view line, std::string_view theme);
  Position& deck(int cards);  // this many cards; the others are discarded
  Position& turn(char seat);
  Position& machines(std::string_view seats);

  // Playing. `votes` is what B, C, D … say in the window: "ok", "no-fit-row", '-' for nothing yet.
  std::string spelled(char who, std::string_view token) const;
  void check() const;                                   // fails the test if no game could lead to the position
  Position& stands(char seat, std::string_view token);  // plays a card, and everybody says ok
  Position& closes();                                   // the time of the window is over
  Position& draws(char seat);                           // the next card of the deck

  // Looking at the table.
  std::string phase() const;
  char turn() const { return core::seat_letter(state_.table.active); }
  std::string hand(char seat) const;               // "4 5"
  std::string theme(std::string_view line) const;  // "" for none
  std::string at(std::string_view place) const;    // the card, or ""
  std::string failed() const;                      // the points for which the last card went back
  std::string votes(char seat) const;              // on the last play, as in a view
  int in_deck() const { return state_.deck.count(); }
  int in_hand(char seat) const { return state_.hands[index(seat)].size; }
  bool exhibition(std::string_view place) const;
  std::string end() const { return std::string(game_.end_reason(state_)); }
};

}  // namespace artline::tests
