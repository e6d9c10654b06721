// Random games at full speed: here the compiler sees the rules and inlines them into the loop.
#include "art_society/game.h"

template core::Played core::play_random<false>(const art_society::Game&, art_society::State&, core::Random&,
                                               core::Random&);
template core::Played core::play_random<true>(const art_society::Game&, art_society::State&, core::Random&,
                                              core::Random&);
template core::Played core::play_random<false>(const art_society::Game&, art_society::State&, core::DealStream&,
                                               core::Random&);
