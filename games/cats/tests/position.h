// Builds exact positions and says things by token, so that a test reads like the rulebook.
//
// tests/table/spoken.h has what every game's position can say: plays, refuses, rests, tells, legal …
//
// Everything that is not named is as in a quiet turn of A in the first round: all paintings are dirty and none of them can be cleaned
// without a swap, hands and bank are empty, the dice show 1 to 7, all traps have sprung, no event is to come. Stacks get what
// is left.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "cats/game.h"
#include "tests/table/spoken.h"

namespace cats::tests {

using table::Tokens;

std::string_view standard_text();  // the box
// The box with other lines: "dice 1" takes the place of the line that begins with "dice"; with several palettes, of them all.
std::string box_with(std::initializer_list<std::string_view> lines);
Components parse(std::string_view text);  // the file must be good

class Position : public table::Spoken<Position, Game> {
 public:
  explicit Position(int players, Flags flags = {}, std::string_view components = {});
  static Position at_start(int players, Flags flags = {}, std::string_view components = {});  // the closed box

  // Placing things. A palette is given by its face, "rgb", or its number, "9"; "" for none. Cards: r y g b, C P F, '.' for none.
  Position& painting(int number, std::string_view palette, std::string_view cards);
  Position& clean(std::string_view paintings);
  Position& only(std::string_view paintings);  // all others are clean
  Position& hands(std::initializer_list<std::string_view> hands);
  Position& dice(std::string_view dice);          // "5" unused, "5A" with A, "5-" discarded
  Position& bank(std::string_view palettes);      // by number: 13 paw, 14 jump, 15 two, 16 turbo in the box
  Position& palettes(std::string_view palettes);  // of the stack, its top first; what is left is in the palette discard
  Position& stack(std::string_view paints);       // exactly these; what is left is in the discard
  Position& round(int number);
  Position& turn(char seat);
  Position& starter(char seat);
  Position& coming(std::string_view events);  // in this order
  Position& event(std::string_view name);     // of this round
  Position& cat(int painting);                // in a round of Cat Nap
  Position& limited(char seat);               // CV-P2

  // Playing. In tokens of chance "r" means any red paint.
  std::string spelled(char actor, std::string_view token) const;
  void check() const;                                    // fails the test if no game could lead to the position
  Position& exchanges(char seat, std::string_view die);  // all draw a paint and discard one of its colour

  // Looking at the table.
  std::string phase() const;
  char turn() const;  // '-' for nobody
  char starter() const;
  std::string cards(int painting) const;
  std::string face(int painting) const;  // of its palette; "" for none
  std::string hand(char seat) const;
  std::string discard() const;
  std::string stack() const;
  std::string bank() const;  // numbers
  std::string flooded() const;
  std::string dice() const;
  std::string clean() const;  // numbers
  std::string event() const;
  int clean_count() const { return game_.clean_count(state_.table); }
  int round() const { return state_.table.round; }
  int limit(char seat) const { return state_.table.limit(index(seat)); }
  std::string end() const { return std::string(game_.end_reason(state_)); }

 private:
  struct Wish {
    std::string palette;
    std::string cards;
    bool named = false;
  };
  void settle();
  void settle_palettes();
  void settle_cards();
  void settle_traps();
  void settle_events();
  int take_palette(std::uint32_t& left, std::string_view wish) const;
  std::string quiet_cards(Paints& left) const;

  std::array<Wish, max_paintings> wishes_;
  std::vector<int> palettes_;
  bool palettes_given_ = false;
  std::optional<Paints> stack_;
  std::vector<int> coming_;
};

}  // namespace cats::tests
