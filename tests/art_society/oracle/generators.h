// Component sets: the standard one, and small ones that make rare clauses happen in random play.
#pragma once

#include <string>
#include <vector>

#include "oracle.h"

namespace oracle {

struct NamedSet {
  std::string name;
  Components components;
};

Components standard_set();

Components tiny_wall();         // full walls, no room, forced gifts
Components scarce_decor();      // run-out exchanges of every kind
Components splitting_twos();    // threes run out while twos and ones are left
Components splitting_ones();    // twos and threes run out while ones are left
Components no_ones();           // holes that no piece of the supply fits
Components one_frame();         // four and more equal frames around a painting
Components one_frame_scarce();  // the same with hardly any decor: needs below k, refused pieces
Components crowded_frames();    // the same on a wall that is soon crowded
Components crowded_scarce();    // ... and with little decor
Components many_threes();       // exact combinations that need exchanges
// Needs that fall, gifts beyond what fits, stops of exact combinations:
Components holes_for_threes();
Components lying_threes();
Components lying_threes_high();
Components ones_then_threes();
Components ones_run_out();
Components few_cards();      // the bid cards end the game
Components high_values();    // markers pass 50
Components low_values();     // markers step back to where they stood
Components few_paintings();  // too few paintings for another round
Components big_paintings();  // no room, swaps, surplus
Components swap_chain();     // swaps for paintings swapped in the same round
Components one_hole();       // walls filled by one painting
Components strip();          // walls filled by three paintings and some decor
Components exact_fill();     // walls that can be filled exactly

std::vector<NamedSet> small_sets();

// A random set within the limits of the engine's data, determined by the seed.
Components random_set(unsigned seed);

}  // namespace oracle
