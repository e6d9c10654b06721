// How weaker players forget.
#pragma once

#include "cats_bot/memory.h"
#include "core/random.h"

namespace cats_bot {

struct Forgetting {
  int fresh = 0;     // so many moves everything is kept
  int fading = 1;    // and so many later the last of it is gone
  int mixed_up = 0;  // per cent of what fades that is taken for the card beside it instead
};

// What is left of a memory now: what is recent or striking stays, the older the less, and some of it is mixed up.
Memory faded(const Memory& memory, const Forgetting& forgetting, core::Random& random);

}  // namespace cats_bot
