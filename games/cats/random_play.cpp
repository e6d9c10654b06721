// Random games at full speed: here the compiler sees the rules and inlines them into the loop.
#include "cats/game.h"

template core::Played core::play_random<false>(const cats::Game&, cats::State&, core::Random&, core::Random&);
template core::Played core::play_random<true>(const cats::Game&, cats::State&, core::Random&, core::Random&);
template core::Played core::play_random<false>(const cats::Game&, cats::State&, core::DealStream&, core::Random&);
