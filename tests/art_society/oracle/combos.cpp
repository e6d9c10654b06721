// AS-H4f which totals of decor can be hung one after another.
#include <algorithm>
#include <set>

#include "oracle.h"

namespace oracle {
namespace {

// What has been tried without success: covered squares and pieces still to hang.
using Tried = std::set<std::pair<std::string, Supply>>;

// Whether all the wanted pieces can be hung, in some order, each at a legal place at its time.
bool can_hang_all(Grid& grid, Supply& wanted, Tried& tried) {
  if (wanted == Supply{}) return true;
  if (!tried.insert({grid.picture(), wanted}).second) return false;
  for (int shape = kDecorShapes - 1; shape >= 0; --shape) {
    if (wanted.at(idx(shape)) == 0) continue;
    const DecorShape& decor = decor_shape(shape);
    for (Place place : grid.places(decor.width, decor.height)) {
      grid.fill(place, decor.width, decor.height, 1);
      --wanted.at(idx(shape));
      bool done = can_hang_all(grid, wanted, tried);
      ++wanted.at(idx(shape));
      grid.fill(place, decor.width, decor.height, 0);
      if (done) return true;
    }
  }
  return false;
}

// Tries every choice of pieces from the given shape on that adds up to the total; small pieces first.
bool some_choice_hangs(Grid& grid, const Supply& supply, int total, int shape, Supply& chosen) {
  if (total == 0) {
    Tried tried;
    return can_hang_all(grid, chosen, tried);
  }
  if (shape == kDecorShapes) return false;
  int size = decor_shape(shape).size();
  for (int count = std::min(supply.at(idx(shape)), total / size); count >= 0; --count) {
    chosen.at(idx(shape)) = count;
    if (some_choice_hangs(grid, supply, total - count * size, shape + 1, chosen)) return true;
  }
  return false;
}

}  // namespace

int largest_total(const Grid& grid, const Supply& supply, int limit) {
  Grid copy = grid;
  Supply usable = supply;
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    if (!grid.has_room(decor_shape(shape).width, decor_shape(shape).height)) usable.at(idx(shape)) = 0;
  }
  for (int total = std::min(limit, grid.empty_squares()); total > 0; --total) {
    Supply chosen = {};
    if (some_choice_hangs(copy, usable, total, 0, chosen)) return total;
  }
  return 0;
}

int largest_total_with_assistant(const Grid& grid, const Supply& supply, int limit, bool assistant_free) {
  int best = largest_total(grid, supply, limit);
  if (!assistant_free) return best;
  for (int shape = 0; shape < kDecorShapes && best < limit; ++shape) {
    int size = decor_shape(shape).size();
    if (supply.at(idx(shape)) == 0 || size > limit) continue;
    Supply rest = supply;
    --rest.at(idx(shape));
    best = std::max(best, size + largest_total(grid, rest, limit - size));
  }
  return best;
}

}  // namespace oracle
