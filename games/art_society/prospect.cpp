// AS-H4f: the search for the largest total. While single squares are left, they make up the rest, and there is nothing
// to search.
#include "art_society/prospect.h"

#include <algorithm>

namespace art_society {
namespace {

constexpr int longest = 3;

}  // namespace

bool Prospect::take(int decor) {
  if (!game_.to_be_had(state_, decor)) return false;
  game_.take_from_supply(state_, decor);
  return true;
}

bool Prospect::foresees(int decor) const { return state_.table.decor[decor] > 0 || game_.rules().exchanges_count; }

// The largest total of pieces in the supply, each of which has room somewhere. Looks at their sizes alone.
int Prospect::lies_ready(int limit) const {
  Array<int, longest> have{};
  for (int decor = 0; decor < decor_count; ++decor) {
    if (has_use(decor)) have[decor_size[decor] - 1] += state_.table.decor[decor];
  }
  int best = 0;
  for (int threes = 0; threes <= have[2] && 3 * threes <= limit; ++threes) {
    const int twos = std::min(have[1], (limit - 3 * threes) / 2);
    const int total = 3 * threes + 2 * twos;
    best = std::max(best, total + std::min(have[0], limit - total));
  }
  return best;
}

// An upper bound of most(): it includes exchanges, but ignores where the pieces hang.
int Prospect::obtainable(int limit, int goal) const {
  if (goal <= 0) return 0;
  int best = std::min(goal, lies_ready(limit));
  for (int decor = 0; decor < decor_count && best < goal && game_.rules().exchanges_count; ++decor) {
    const int size = decor_size[decor];
    if (size > limit || !has_use(decor)) continue;
    Prospect after = *this;
    if (after.take(decor)) best = std::max(best, std::min(goal, size + after.obtainable(limit - size, goal - size)));
  }
  return best;
}

int Prospect::most(int limit, int goal) const {
  const int room = free().count();
  if (room == 0 && game_.rules().exchanges_count) return 0;  // AS-H4e: the right has lapsed
  goal = std::min({goal, limit, room + (gift_ ? longest : 0)});
  if (goal <= 0) return 0;
  if (state_.table.decor[0] >= goal && room >= goal) return goal;  // a single square fits wherever one is free
  int best = 0;
  for (int decor = decor_count - 1; decor >= 0 && best < goal; --decor) {
    const int size = decor_size[decor];
    Prospect after = *this;
    if (size > limit || !foresees(decor) || !after.take(decor)) continue;
    const int bound = std::min(goal, size + after.obtainable(limit - size, goal - size));
    const auto look = [&](int square) {
      if (best < bound)
        best = std::max(best, std::min(goal, size + after.most_with(decor, square, limit - size, goal - size)));
    };
    places(game_.parts(), taken_, game_.parts().decor[decor]).for_each(look);
    if (gift_) look(none);
  }
  return best;
}

int Prospect::most_with(int decor, int square, int limit, int goal) const {
  Prospect after = *this;
  if (square == none) {
    after.gift_ = false;
  } else {
    after.taken_ = taken_ | game_.parts().decor[decor].at(square);
  }
  return after.most(limit, goal);
}

}  // namespace art_society
