// A guest who plays at random, but not foolishly: never takes anything back, and avoids faux pas when hanging.
#pragma once

#include "art_society/game.h"
#include "core/random.h"

namespace art_society_bot {

// `view` must be that of a seat that may act.
art_society::Action choose_visitor(const art_society::Game& game, const art_society::View& view, core::Random& random);

}  // namespace art_society_bot
