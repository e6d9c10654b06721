// An estimate of the next turns: whether a computer player can make an exhibition, and how likely the next player can.
#pragma once

#include "artline_bot/sketch.h"

namespace artline_bot {

// The cards as a seat knows them after its play.
struct Hands {
  CardSet own;
  CardSet unseen;     // in other hands or in the deck
  int next = 0;       // how many cards the next player holds; 0: the next turn is our own
  bool again = true;  // whether this seat has another turn, as far as one can tell
};

inline constexpr int whole = 1000;  // shares and chances are in thousandths
inline constexpr int exhibition = 1000;

// The prospects of the table, in thousandths of an exhibition.
int worth(const artline::Game& game, const Sketch& sketch, const Hands& hands);

// How good it is that these cards show a new theme, in thousandths: cards of one's own should, and few that others may hold.
int worth_of_theme(const CardSet& showing, const Hands& hands);

}  // namespace artline_bot
