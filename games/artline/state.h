// The complete state of a game. The open part is kept apart from hands, deck and the votes that are not counted yet (AL-K1).
#pragma once

#include <cstdint>
#include <type_traits>

#include "artline/action.h"
#include "artline/galleries.h"
#include "artline/places.h"
#include "core/byte.h"
#include "core/ids.h"

namespace artline {

using core::byte;
using core::none;

enum class Phase : std::uint8_t {
  deal,
  start_cards,
  first,
  turn,
  shown,    // AL-X2: the neighbour may play one of the cards that are shown
  discard,  // AL-X2: the neighbour has declined
  window,   // AL-V3
  draw,
  over,
};
inline constexpr int phase_count = 9;

// AL-V3: what a play can be contested for, one line each. The order is that of `point_names`.
inline constexpr int fit_row = 0;
inline constexpr int fit_column = 1;
inline constexpr int words_row = 2;
inline constexpr int words_column = 3;
inline constexpr int clear_row = 4;
inline constexpr int clear_column = 5;
inline constexpr int point_count = 6;
inline constexpr int most_tries = 3;                      // AL-V4
inline constexpr int most_tries_a_turn = 2 * most_tries;  // AL-X2: the owner's and the neighbour's
constexpr unsigned bit(int n) { return 1U << n; }

// The card held longest comes first.
struct Hand {
  Array<std::uint8_t, hand_limit> cards{};
  std::uint8_t size = 0;

  int find(int card) const {
    for (int i = 0; i < size; ++i) {
      if (cards[i] == card) return i;
    }
    return -1;
  }
  void add(int card) { cards[size++] = byte(card); }
  void remove(int card) {
    --size;
    for (int i = find_before(card); i < size; ++i) cards[i] = cards[i + 1];
    cards[size] = 0;
  }
  friend bool operator==(const Hand&, const Hand&) = default;

 private:
  int find_before(int card) const {
    int i = 0;
    while (i < size && cards[i] != card) ++i;
    return i;
  }
};

// What a seat has said about the points of a play, a bit for each point. `out`: it has no say there (AL-V5).
struct Ballot {
  std::uint8_t yes = 0;
  std::uint8_t no = 0;
  std::uint8_t out = 0;
  unsigned said() const { return unsigned{yes} | no; }
  friend bool operator==(const Ballot&, const Ballot&) = default;
};

// The play that is being voted on, or the last one that was.
struct Play {
  std::uint8_t seat = none;
  std::uint8_t card = 0;
  std::uint16_t place = 0;
  std::uint8_t points = 0;  // those that can be contested
  std::uint8_t failed = 0;  // those for which the card went back
  bool exists() const { return seat != none; }
  bool names(Direction direction) const { return (points & bit(words_row + direction)) != 0; }
  friend bool operator==(const Play&, const Play&) = default;
};

// A play that was rejected in this turn, AL-V4.
struct Try {
  Play play;
  Themes themes;
  friend bool operator==(const Try&, const Try&) = default;
};

// What everybody sees.
struct OpenTable {
  Board board;
  Galleries galleries;
  Cards discards;
  Array<Try, most_tries_a_turn> tries{};
  Play play;
  Array<Ballot, core::max_seats> ballots{};  // of `play`, once its window is closed
  std::uint16_t turns = 0;                   // that are over
  Phase phase = Phase::deal;
  std::uint8_t active = 0;     // whose turn it is; in the deal, who gets cards
  std::uint8_t tried = 0;      // how many tries there are
  std::uint8_t contested = 0;  // points of the open window
  std::uint8_t ender = none;   // AL-G1: who triggered the end
  core::SeatSet finished;      // AL-G2
  core::SeatSet machines;      // AL-V5: seats played by computers
  core::SeatSet done;          // in a window: seats that have nothing more to say

  bool shows_hand = false;  // AL-X2: the hand of the active player is open
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State {
  OpenTable table;
  Cards deck;
  Array<Hand, core::max_seats> hands{};
  Array<Ballot, core::max_seats> ballots{};  // of the open window
  std::uint16_t moment = 0;                  // grows with every decision that moves the game forward
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 4096 && std::is_trivially_copyable_v<State>);

}  // namespace artline
