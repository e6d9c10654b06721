// Plays a possible game to its end, quickly: every player makes an exhibition if it can, and otherwise takes care that the next one
// can't. Nobody looks into other hands.
#pragma once

#include "artline_bot/options.h"
#include "core/random.h"

namespace artline_bot {

// A possible world: the cards that nobody sees are dealt in some way.
struct World {
  Sketch sketch;
  artline::Array<CardSet, core::max_seats> hands;
  artline::Array<std::uint8_t, artline::max_cards> deck;  // the last one is drawn first
  CardSet alive;                                          // neither on the table nor discarded
  core::SeatSet finished;                                 // AL-G2
  int left = 0;                                           // cards in the deck
  int active = 0;
  int ender = artline::none;  // AL-G1
  bool over = false;
};

World imagine(const Thought& thought, core::Random& random);
// Carries out an option, to the end of the turn.
void carry_out(const Thought& thought, World& world, const Option& option, core::Random& random);
// Plays on for some turns. Answers the share of the victory that this seat has or may expect, in thousandths.
int play_on(const artline::Game& game, const Lore& lore, World& world, int seat, core::Random& random);

}  // namespace artline_bot
