// Random games at full speed: here the compiler sees the rules and inlines them into the loop.
#include "artline/game.h"

template core::Played core::play_random<false>(const artline::Game&, artline::State&, core::Random&, core::Random&);
template core::Played core::play_random<true>(const artline::Game&, artline::State&, core::Random&, core::Random&);
template core::Played core::play_random<false>(const artline::Game&, artline::State&, core::DealStream&, core::Random&);
