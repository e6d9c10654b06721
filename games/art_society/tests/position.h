// Builds exact positions and says things by token, so that a test reads like the rulebook.
//
// tests/table/spoken.h has what every game's position can say: plays, refuses, rests, tells, legal …
//
// A painting is named by its number, "p17", or by what it is, "3x3:portrait/b": the painting for auction of that shape,
// type and frame, of which each catalogue used here has at most one. Tiles on a wall are "p1@g4" or "2-@i5".
#pragma once

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "art_society/game.h"
#include "tests/table/spoken.h"

namespace art_society::tests {

using table::Tokens;

// The catalogue of the box.
std::string standard_text();
// Another one: a wall of 8 × 6 with stars d3 and e3 and eyeline 3 to 4, 6 bid cards, plenty of decor, small paintings
// with every type in frames a and b.
std::string_view studio_text();
// The same with another wall, e.g. "8x6", "d3 e3", "3 4".
std::string studio_with(std::string_view wall, std::string_view stars, std::string_view eyeline);

Components parse(std::string_view text);  // the file must be good
Flags edition(std::string_view name);     // the flags of ru, pl or zh

class Position : public table::Spoken<Position, Game> {
 public:
  // After the setup of round 1: each seat has its starting painting (A the first) where it covers a star: at g4 on the
  // wall of the box.
  explicit Position(int players, Flags flags = {}, std::string_view components = {}, int version = Game::rules_version);
  static Position at_start(int players, Flags flags = {}, std::string_view components = {});  // the closed box

  // Placing things; what is not named stays. Supplies follow by themselves.
  Position& wall(char seat, std::string_view tiles);  // all of this wall, in the order of hanging
  Position& fill(char seat, std::string_view holes);  // decor on every free square but these
  Position& assistant(char seat, std::string_view item);
  Position& surplus(char seat, std::string_view painting);
  Position& museum(std::string_view paintings);  // their types came; the markers stay where they are
  Position& markers(int city, int portrait, int still_life, int landscape);
  Position& decor(int one, int two_lying, int two_standing, int three_lying,
                  int three_standing);                 // what the supply holds
  Position& supply_only(std::string_view paintings);   // all other paintings that lie in the supply leave the game
  Position& stack(char seat, std::string_view cards);  // bottom to top; the hand is the rest
  Position& hand(char seat, std::string_view cards);   // only these
  Position& round(int number);                         // that many bids are on the stacks when it is over

  // How far the round has come; after this nothing is placed any more.
  Position& choosing_lots(char auctioneer);
  Position& bidding(std::string_view lots);
  Position& turns(std::string_view order, std::string_view lots);  // the bids were revealed
  Position& picks(char seat, std::string_view painting);  // this seat goes first and has picked; the other lots are any

  // Playing. The tokens may describe a painting instead of naming its number.
  std::string spelled(char /*actor*/, std::string_view token) const { return expand(token); }
  Position& rest_of_round();  // everybody rests, until the next round or the end

  // Looking at the table.
  Tokens choices(char actor) const;  // without the squares: "hang" "@hang" "1" "2-/2" "give" "give1" "undo3" …
  Tokens tokens(std::string_view list) const;  // with every painting by its number
  std::string tiles(char seat) const;          // in reading order
  std::string held(char seat) const;           // by the assistant; "-" if nothing
  std::string pending(char seat) const;
  std::string supply() const;  // of decor, "36 18 18 18 18"
  std::string markers() const;
  std::string lots() const;
  std::string in_museum() const;
  std::string number_of(std::string_view painting) const;  // "p38"
  std::string order() const;                               // of the turns
  int round_number() const { return state_.table.round; }
  char auctioneer() const { return static_cast<char>('A' + state_.table.auctioneer); }
  Phase phase() const { return state_.table.phase; }
  char turn() const;
  Score score(char seat) const { return game_.score(state_, index(seat)); }
  int points(char seat) const { return score(seat).total(); }

  const OpenSeat& seat(char letter) const { return state_.seat(index(letter)); }
  const SecretSeat& cards(char letter) const { return state_.secret(index(letter)); }

 private:
  OpenSeat& at(char seat) { return state_.seat(index(seat)); }
  int painting(std::string_view name) const;
  std::string expand(std::string_view token) const;
  void hang(int seat, std::string_view tile);
  void settle_supplies();
  int decor_in_use(int decor) const;

  Array<int, decor_count> decor_wanted_ = {{-1, -1, -1, -1, -1}};
  CellSet gone_;  // paintings that left the game
  int round_ = 1;
};

}  // namespace art_society::tests
