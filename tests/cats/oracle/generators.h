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

Components one_colour();        // everything is clean at once; all clean, Cat Oops with a choice
Components last_palettes();     // the same without a palette to spare, and with floods that want one
Components two_colours();       // most tries can be won; a full bank
Components three_colours();     // It's Hard to Be a Cat, strict and lenient
Components all_jumps();         // the queue is jumped again and again
Components all_paws();          // Helping Paws at every moment
Components all_turbo();         // two swaps in nearly every try
Components floods();            // the palette that was flooded comes back
Components trapped();           // hardly anything but traps
Components dry();               // hardly a paint in the stack
Components parched();           // no paint but those in the hands
Components sleepy();            // two paintings, the cat on one of them
Components sleepy_jumps();      // the same with a bank for the team's try
Components bare();              // Cat Oops without a palette, then Twist and Twirl
Components last_paints();       // Cat Oops without three paints
Components one_die();           // the cat takes the only one
Components long_night();        // five rounds, all four events
Components catastrophes();      // tries that are not checked, and jumps after them
Components borrowed_colours();  // palettes that repeat a colour

std::vector<NamedSet> small_sets();

// A random set within the limits of the engine's data, determined by the seed.
Components random_set(unsigned seed);

}  // namespace oracle
