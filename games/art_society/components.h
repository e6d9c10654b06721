// AS-C1…C6: the parts of the game, read from a component file, and tables derived from them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/array.h"
#include "core/byte.h"
#include "core/cell_set.h"
#include "core/parse_error.h"
#include "core/result.h"

namespace art_society {

using core::Array;
using core::byte;
using core::CellSet;
using core::none;

inline constexpr int max_players = 4;
inline constexpr int max_lots = max_players + 1;
inline constexpr int max_columns = 15;  // the last place of a row in a CellSet stays free
inline constexpr int max_rows = 12;
inline constexpr int max_paintings = 128;
inline constexpr int max_shapes = 22;  // as many as the limits on sides allow
inline constexpr int max_frames = 8;
inline constexpr int max_bid_cards = 20;
inline constexpr int track_spaces = 50;  // AS-C6
inline constexpr int type_count = 4;
inline constexpr int decor_count = 5;

constexpr int square_at(int column, int row) { return row * CellSet::row + column; }
constexpr int column_of(int square) { return square % CellSet::row; }
constexpr int row_of(int square) { return square / CellSet::row; }

// A rectangle, and the steps that erode a set of free squares to the places where it fits (see wall.h).
struct Shape {
  std::uint8_t width = 1;
  std::uint8_t height = 1;
  Array<std::uint8_t, 3> right_steps{};
  Array<std::uint8_t, 3> down_steps{};  // in rows × CellSet::row
  CellSet squares;                      // with its top left square at 0

  static Shape of(int width, int height);
  constexpr CellSet at(int square) const { return squares.shifted_up(square); }
  constexpr int area() const { return width * height; }
};

struct Painting {
  std::uint8_t width = 0;
  std::uint8_t height = 0;
  std::uint8_t type = 0;
  std::uint8_t frame = 0;
  std::uint8_t value = 0;
  std::uint8_t shape = 0;  // index into Components::shapes
  bool starting = false;
};

// The five shapes of decor in this order everywhere: 1, 2 lying, 2 standing, 3 lying, 3 standing.
inline constexpr Array<int, decor_count> decor_size = {{1, 2, 2, 3, 3}};
inline constexpr Array<int, decor_count> decor_width = {{1, 2, 1, 3, 1}};
inline constexpr Array<int, decor_count> decor_height = {{1, 1, 2, 1, 3}};
inline constexpr Array<std::string_view, decor_count> decor_name = {{"1", "2-", "2|", "3-", "3|"}};

struct Components {
  std::string name;
  std::string hash;  // of the content of the file, 16 hexadecimal digits
  int columns = 0;
  int rows = 0;
  CellSet wall;     // all squares
  CellSet stars;    // AS-C1, AS-S3
  CellSet corners;  // AS-G7
  CellSet eyeline;  // AS-G5
  int eyeline_first = 0;
  int eyeline_last = 0;
  int painting_count = 0;
  Array<Painting, max_paintings> paintings{};
  int shape_count = 0;
  Array<Shape, max_shapes> shapes{};              // shapes of the paintings for auction, in the order of the file
  Array<CellSet, max_shapes> paintings_by_shape;  // paintings for auction
  Array<CellSet, type_count> paintings_by_type;
  CellSet starting;  // starting paintings
  CellSet for_auction;
  Array<Shape, decor_count> decor;
  Array<std::uint8_t, decor_count> decor_supply{};
  int bid_cards = 0;                                  // AS-C4: 1…n
  Array<std::uint8_t, max_players> starting_cards{};  // AS-C5, ascending

  const Painting& painting(int id) const { return paintings[id]; }
  const Shape& shape(int id) const { return shapes[id]; }
  const Shape& shape_of_painting(int id) const { return shape(painting(id).shape); }
};

// Reads a component file (docs/formats/components.md). `name` appears in records.
core::Result<Components, core::ParseError> parse_components(std::string_view name, std::string_view text);

}  // namespace art_society
