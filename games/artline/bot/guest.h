// The first play that is sure to fit, with the most general theme; else the card held longest goes.
#pragma once

#include "artline/game.h"

namespace artline_bot {

// `state` must be imagined from the view of a seat that may act, outside a vote.
artline::Action choose_guest(const artline::Game& game, const artline::State& state, core::Seat seat);

}  // namespace artline_bot
