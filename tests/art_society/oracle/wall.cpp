#include "wall.h"

#include <algorithm>

namespace oracle {

// AS-C3 decor of one to three squares in a line, never turned.
const DecorShape& decor_shape(int shape) {
  static const std::array<DecorShape, kDecorShapes> shapes = {
      {{"1", 1, 1}, {"2-", 2, 1}, {"2|", 1, 2}, {"3-", 3, 1}, {"3|", 1, 3}}};
  return shapes.at(idx(shape));
}

std::string square_name(Place place) {
  return std::string(1, static_cast<char>('a' + place.column - 1)) + std::to_string(place.row);
}

Grid::Grid(int columns, int rows) : columns_(columns), rows_(rows), cells_(idx(columns * rows), 0) {}

int Grid::empty_squares() const { return static_cast<int>(std::count(cells_.begin(), cells_.end(), 0)); }

// AS-H1 inside the grid ...
bool Grid::inside(Place place, int width, int height) const {
  return place.column >= 1 && place.row >= 1 && place.column + width - 1 <= columns_ && place.row + height - 1 <= rows_;
}

// AS-H1 ... and no overlap.
bool Grid::free(Place place, int width, int height) const {
  for (int row = place.row; row < place.row + height; ++row) {
    for (int column = place.column; column < place.column + width; ++column) {
      if (at(column, row) != 0) return false;
    }
  }
  return true;
}

// AS-H2 shares at least one unit of edge with a tile on the wall.
bool Grid::touches(Place place, int width, int height) const {
  int left = place.column - 1, right = place.column + width, above = place.row - 1, below = place.row + height;
  for (int row = place.row; row < below; ++row) {
    if (left >= 1 && at(left, row) != 0) return true;
    if (right <= columns_ && at(right, row) != 0) return true;
  }
  for (int column = place.column; column < right; ++column) {
    if (above >= 1 && at(column, above) != 0) return true;
    if (below <= rows_ && at(column, below) != 0) return true;
  }
  return false;
}

// AS-H1, AS-H2, AS-H3 (the rectangle is never turned).
bool Grid::can_hang(Place place, int width, int height) const {
  return inside(place, width, height) && free(place, width, height) && touches(place, width, height);
}

std::vector<Place> Grid::places(int width, int height) const {
  std::vector<Place> found;
  for (int row = 1; row + height - 1 <= rows_; ++row) {
    for (int column = 1; column + width - 1 <= columns_; ++column) {
      if (can_hang({column, row}, width, height)) found.push_back({column, row});
    }
  }
  return found;
}

bool Grid::fits(int width, int height) const {
  for (int row = 1; row + height - 1 <= rows_; ++row) {
    for (int column = 1; column + width - 1 <= columns_; ++column) {
      if (can_hang({column, row}, width, height)) return true;
    }
  }
  return false;
}

bool Grid::has_room(int width, int height) const {
  for (int row = 1; row + height - 1 <= rows_; ++row) {
    for (int column = 1; column + width - 1 <= columns_; ++column) {
      if (free({column, row}, width, height)) return true;
    }
  }
  return false;
}

std::vector<int> Grid::around(Place place, int width, int height) const {
  std::vector<int> found;
  auto look = [&](int column, int row) {
    if (!inside({column, row}, 1, 1) || at(column, row) == 0) return;
    found.push_back(at(column, row));
  };
  for (int row = place.row; row < place.row + height; ++row) {
    look(place.column - 1, row);
    look(place.column + width, row);
  }
  for (int column = place.column; column < place.column + width; ++column) {
    look(column, place.row - 1);
    look(column, place.row + height);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

void Grid::fill(Place place, int width, int height, int number) {
  for (int row = place.row; row < place.row + height; ++row) {
    for (int column = place.column; column < place.column + width; ++column) cells_[cell(column, row)] = number;
  }
}

std::string Grid::picture() const {
  std::string text;
  for (int number : cells_) text += number == 0 ? '.' : '#';
  return text;
}

int Wall::hang(const Tile& tile) {
  int number = ++last_number;
  tiles[number] = tile;
  grid.fill(tile.place, tile.width, tile.height, number);
  return number;
}

void Wall::remove(int number) {
  const Tile& tile = tiles.at(number);
  grid.fill(tile.place, tile.width, tile.height, 0);
  tiles.erase(number);
}

std::vector<int> Wall::neighbours(int number) const {
  const Tile& tile = tiles.at(number);
  return grid.around(tile.place, tile.width, tile.height);
}

}  // namespace oracle
