// AS-H4f which totals of decor can be hung one after another.
#include <algorithm>
#include <set>
#include <tuple>

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

// What has been tried in vain: covered squares, how many pieces are done, and whether the assistant is still free.
using TriedInOrder = std::set<std::tuple<std::string, std::size_t, bool>>;

bool hangs_in_order(Grid& grid, const std::vector<int>& order, std::size_t next, bool assistant_free,
                    TriedInOrder& tried) {
  if (next == order.size()) return true;
  // AS-H4e with the wall full the right lapses.
  if (grid.full() || !tried.insert({grid.picture(), next, assistant_free}).second) return false;
  const DecorShape& decor = decor_shape(order.at(next));
  for (Place place : grid.places(decor.width, decor.height)) {
    grid.fill(place, decor.width, decor.height, 1);
    bool done = hangs_in_order(grid, order, next + 1, assistant_free, tried);
    grid.fill(place, decor.width, decor.height, 0);
    if (done) return true;
  }
  return assistant_free && hangs_in_order(grid, order, next + 1, false, tried);
}

}  // namespace

bool some_order_hangs(const Grid& grid, const std::vector<std::vector<int>>& orders, bool assistant_free) {
  Grid copy = grid;
  return std::any_of(orders.begin(), orders.end(), [&](const std::vector<int>& order) {
    TriedInOrder tried;
    return hangs_in_order(copy, order, 0, assistant_free, tried);
  });
}

int largest_order(const Grid& grid, const Orders& orders, bool assistant_free) {
  for (auto entry = orders.rbegin(); entry != orders.rend(); ++entry) {
    if (some_order_hangs(grid, entry->second, assistant_free)) return entry->first;
  }
  return 0;
}

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
