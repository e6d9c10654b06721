// The wall of one player as a plain grid of squares, and the pieces that hang on it.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "tests/oracle/sizes.h"

namespace oracle {

// The five decor shapes in the order 1, 2-, 2|, 3-, 3|.
inline constexpr int kDecorShapes = 5;
using Supply = std::array<int, kDecorShapes>;

struct DecorShape {
  const char* name;
  int width, height;
  int size() const { return width * height; }
};

const DecorShape& decor_shape(int shape);

// A square, both numbers counted from 1, row 1 on top.
struct Place {
  int column = 0, row = 0;
};

std::string square_name(Place place);

// Squares with a tile number each; 0 is an empty square.
class Grid {
 public:
  Grid(int columns, int rows);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  int at(int column, int row) const { return cells_[cell(column, row)]; }
  int empty_squares() const;
  bool full() const { return empty_squares() == 0; }

  bool inside(Place place, int width, int height) const;
  bool free(Place place, int width, int height) const;
  bool touches(Place place, int width, int height) const;
  bool can_hang(Place place, int width, int height) const;

  // Every place where a rectangle can be hung now, in reading order.
  std::vector<Place> places(int width, int height) const;
  bool fits(int width, int height) const;
  // Whether there is free room for a rectangle, touching something or not.
  bool has_room(int width, int height) const;
  // Numbers of the tiles that share an edge unit with the rectangle, each once.
  std::vector<int> around(Place place, int width, int height) const;

  void fill(Place place, int width, int height, int number);
  // '#' for every covered square and '.' for every empty one.
  std::string picture() const;

 private:
  std::size_t cell(int column, int row) const { return idx((row - 1) * columns_ + (column - 1)); }

  int columns_, rows_;
  std::vector<int> cells_;
};

// A painting (number from 1) or a piece of decor (shape 0..4) on a wall.
struct Tile {
  int painting = 0;
  int decor = -1;
  Place place;
  int width = 0, height = 0;
  int round = 0;  // the round in which it was hung, 0 in the setup
};

struct Wall {
  Wall(int columns, int rows) : grid(columns, rows) {}

  int hang(const Tile& tile);
  void remove(int number);
  std::vector<int> neighbours(int number) const;

  Grid grid;
  std::map<int, Tile> tiles;  // by tile number
  int last_number = 0;
};

}  // namespace oracle
