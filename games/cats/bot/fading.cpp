#include "cats_bot/fading.h"

#include <algorithm>

namespace cats_bot {

using namespace cats;

namespace {

// Two cards of one colour on a painting are easier to remember than three different ones.
bool is_striking(const Memory& memory, int place) {
  const int first = place / places_each * places_each;
  int alike = 0;
  for (int i = first; i < first + places_each; ++i) alike += memory.notes[i].card == memory.notes[place].card ? 1 : 0;
  return alike > 1;
}

}  // namespace

Memory faded(const Memory& memory, const Forgetting& forgetting, core::Random& random) {
  Memory left = memory;
  for (int place = 0; place < max_places; ++place) {
    if (memory.notes[place].card == none) continue;
    const int age = (memory.now - memory.notes[place].when) / (is_striking(memory, place) ? 2 : 1);
    const int lost = std::max(0, age - forgetting.fresh);
    if (random.below(forgetting.fading) >= lost) continue;
    const int beside = place % places_each == 0 ? place + 1 : place - 1;
    const bool mixed_up = random.below(100) < forgetting.mixed_up;
    left.notes[place].card = mixed_up ? memory.notes[beside].card : none;
  }
  return left;
}

}  // namespace cats_bot
