// AS-H5 run-out: equal-area exchanges with decor of earlier rounds.
#include "oracle.h"

namespace oracle {

// Seat 0 first, reading order, merge before split, longer before shorter, lying before standing.
std::optional<Game::Exchange> Game::find_exchange(int shape, const Supply& supply) const {
  for (int s = 0; s < seat_count(); ++s) {
    const Grid& grid = seat(s).wall.grid;
    for (int row = 1; row <= grid.rows(); ++row) {
      for (int column = 1; column <= grid.columns(); ++column) {
        if (grid.at(column, row) == 0) continue;
        for (int target : {3, 4, 1, 2}) {
          if (auto merge = find_merge(s, {column, row}, shape, target, supply)) return merge;
        }
        if (auto split = find_split(s, {column, row}, shape, supply)) return split;
      }
    }
  }
  return std::nullopt;
}

// The line of the target shape from the start is exactly made of two or more whole old pieces of its direction, at
// least one of them of the wanted shape; the target shape is in the supply.
std::optional<Game::Exchange> Game::find_merge(int s, Place start, int wanted, int target, const Supply& supply) const {
  const Wall& wall = seat(s).wall;
  const DecorShape& line = decor_shape(target);
  if (supply.at(idx(target)) == 0 || !wall.grid.inside(start, line.width, line.height)) return std::nullopt;
  bool lying = line.width > 1;
  Exchange exchange{.seat = s, .clause = line.size() == 3 ? "AS-H5 merge into 3" : "AS-H5 merge into 2"};
  bool has_wanted = false;
  int covered = 0;
  while (covered < line.size()) {
    Place square{start.column + (lying ? covered : 0), start.row + (lying ? 0 : covered)};
    int number = wall.grid.at(square.column, square.row);
    if (number == 0) return std::nullopt;
    const Tile& tile = wall.tiles.at(number);
    bool old = tile.decor >= 0 && tile.round < round_;
    bool begins_here = tile.place.column == square.column && tile.place.row == square.row;
    bool in_direction = lying ? tile.height == 1 : tile.width == 1;
    if (!old || !begins_here || !in_direction) return std::nullopt;
    covered += tile.width * tile.height;
    has_wanted = has_wanted || tile.decor == wanted;
    exchange.removed.push_back(number);
  }
  if (covered != line.size() || count_of(exchange.removed) < 2 || !has_wanted) return std::nullopt;
  exchange.added.push_back({.decor = target, .place = start, .width = line.width, .height = line.height});
  return exchange;
}

// An old piece of the wanted shape: three into 2 + 1, else 1 + 1 + 1; two into 1 + 1. The new pieces are in the supply.
std::optional<Game::Exchange> Game::find_split(int s, Place start, int wanted, const Supply& supply) const {
  const Wall& wall = seat(s).wall;
  int number = wall.grid.at(start.column, start.row);
  const Tile& tile = wall.tiles.at(number);
  int size = decor_shape(wanted).size();
  if (size == 1 || tile.decor != wanted || tile.round >= round_) return std::nullopt;
  if (tile.place.column != start.column || tile.place.row != start.row) return std::nullopt;
  bool lying = tile.width > 1;
  int two = lying ? 1 : 2;
  Exchange exchange{.seat = s, .removed = {number}};
  std::vector<int> parts;
  if (size == 3 && supply.at(idx(two)) >= 1 && supply.at(0) >= 1) {
    // 1 + 2 would need the same supply, so it never comes to that.
    parts = {two, 0};
    exchange.clause = "AS-H5 split 3 into 2+1";
  } else if (supply.at(0) >= size) {
    parts.assign(idx(size), 0);
    exchange.clause = size == 3 ? "AS-H5 split 3 into 1+1+1" : "AS-H5 split 2 into 1+1";
  } else {
    return std::nullopt;
  }
  Place square = start;
  for (int part : parts) {
    const DecorShape& decor = decor_shape(part);
    exchange.added.push_back({.decor = part, .place = square, .width = decor.width, .height = decor.height});
    (lying ? square.column : square.row) += decor.size();
  }
  return exchange;
}

Supply Game::supply_after(const Exchange& exchange) const {
  Supply supply = decor_;
  for (int number : exchange.removed) ++supply.at(idx(seat(exchange.seat).wall.tiles.at(number).decor));
  for (const Tile& tile : exchange.added) --supply.at(idx(tile.decor));
  return supply;
}

// The new pieces count as old decor (round 0).
void Game::make_exchange(const Exchange& exchange) {
  decor_ = supply_after(exchange);
  Wall& wall = seat(exchange.seat).wall;
  for (int number : exchange.removed) wall.remove(number);
  for (const Tile& tile : exchange.added) wall.hang(tile);
  fired(exchange.added.size() == 1 ? "AS-H5 merge" : "AS-H5 split");
  fired(exchange.clause);
}

}  // namespace oracle
