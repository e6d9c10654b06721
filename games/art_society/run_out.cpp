// AS-H5: when a shape of decor has run out, pieces of it come back by an exchange of equal area. An exchange changes no
// points and no squares, so the engine makes it automatically. It takes the first one by seat, then square, merge
// before split, longer before shorter, lying before standing.
#include "art_society/game.h"

namespace art_society {
namespace {

constexpr int decor_of(int size, bool lying) { return size == 1 ? 0 : 2 * size - 3 + (lying ? 0 : 1); }
constexpr int step_of(bool lying) { return lying ? 1 : CellSet::row; }

}  // namespace

// The decor of earlier rounds: pieces hung in this round are not exchanged.
CellSet Game::old_decor(const State& state, int seat) const {
  const OpenSeat& s = state.seat(seat);
  CellSet squares = s.wall.decor_squares(parts_);
  for (int i = 0; i < s.step_count; ++i) {
    const Step& step = s.steps[i];
    if (step.kind() != StepKind::piece && step.kind() != StepKind::hang_held_decor) continue;
    squares = squares.without(parts_.decor[step.decor()].at(step.square()));
  }
  return squares;
}

// Whether the squares of the line are two or three whole pieces, one of them wanted, and the piece of their total
// length is in the supply.
bool Game::match_merge(const State& state, const Exchange& line, int length, int wanted, CellSet old,
                       Exchange& found) const {
  const int target = decor_of(length, line.lying);
  if (state.table.decor[target] == 0) return false;
  Exchange merge = line;
  int covered = 0;
  bool has_wanted = false;
  for (int i = 0; covered < length; ++i) {
    const int square = line.square + covered * step_of(line.lying);
    const int decor = square < CellSet::capacity ? state.seat(line.seat).wall.decor_starting_at(old, square) : -1;
    if (decor < 0 || (decor != 0 && decor != decor_of(decor_size[decor], line.lying))) return false;
    merge.back[i] = decor;
    covered += decor_size[decor];
    has_wanted = has_wanted || decor == wanted;
  }
  if (covered != length || merge.back[1] < 0 || !has_wanted) return false;
  merge.taken[0] = target;
  found = merge;
  return true;
}

// Whether a wanted piece lies here, and shorter pieces of the same total length are in the supply.
bool Game::match_split(const State& state, const Exchange& line, int wanted, CellSet old, Exchange& found) const {
  const int size = decor_size[wanted];
  if (size == 1 || state.seat(line.seat).wall.decor_starting_at(old, line.square) != wanted) return false;
  const bool lying = wanted == decor_of(size, true);
  const auto two = decor_of(2, lying);
  const auto& supply = state.table.decor;
  found = line;
  found.lying = lying;
  found.back[0] = wanted;
  if (size == 3 && supply[two] >= 1 && supply[0] >= 1) {
    found.taken = {{two, 0, -1}};
    return true;
  }
  found.taken = {{0, 0, size == 3 ? 0 : -1}};
  return supply[0] >= size;
}

std::optional<Exchange> Game::find_exchange(const State& state, int wanted) const {
  for (int seat = 0; seat < players_; ++seat) {
    const CellSet old = old_decor(state, seat);
    for (CellSet left = old; !left.empty(); left.reset(left.first())) {
      const int square = left.first();
      Exchange found;
      for (const int length : {3, 2}) {
        for (const bool lying : {true, false}) {
          if (match_merge(state, {.seat = seat, .square = square, .lying = lying}, length, wanted, old, found))
            return found;
        }
      }
      if (match_split(state, {.seat = seat, .square = square}, wanted, old, found)) return found;
    }
  }
  return std::nullopt;
}

void Game::trade(State& state, const Exchange& exchange) const {
  Wall& wall = state.seat(exchange.seat).wall;
  const auto walk = [&](const Array<int, 3>& pieces, auto&& change) {
    int square = exchange.square;
    for (const int decor : pieces) {
      if (decor < 0) break;
      change(decor, square);
      square += decor_size[decor] * step_of(exchange.lying);
    }
  };
  walk(exchange.back, [&](int decor, int square) {
    wall.remove_decor(parts_, decor, square);
    ++state.table.decor[decor];
  });
  walk(exchange.taken, [&](int decor, int square) {
    wall.put_decor(parts_, decor, square);
    --state.table.decor[decor];
  });
}

}  // namespace art_society
