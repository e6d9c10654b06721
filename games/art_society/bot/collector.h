// A collector who looks only at its own wall: tries every place, looks one step ahead, and bids more if more is at
// stake.
#pragma once

#include "art_society/game.h"
#include "core/random.h"

namespace art_society_bot {

// `view` must be that of a seat that may act.
art_society::Action choose_collector(const art_society::Game& game, const art_society::View& view,
                                     core::Random& random);

}  // namespace art_society_bot
