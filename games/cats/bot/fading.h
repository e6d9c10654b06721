// How weaker players forget.
#pragma once

#include "cats_bot/memory.h"
#include "core/random.h"

namespace cats_bot {

struct Forgetting {
  int fresh = 0;     // for this many moves everything is remembered
  int fading = 1;    // this many moves later the last of it is forgotten
  int mixed_up = 0;  // per cent of the fading cards that are confused with the card beside them
};

// What is left of a memory now. Recent and striking cards stay, older ones fade, and some are mixed up.
Memory faded(const Memory& memory, const Forgetting& forgetting, core::Random& random);

}  // namespace cats_bot
