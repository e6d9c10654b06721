// A player's wall: which squares are taken and by what (AS-C1, AS-H1…H3).
#pragma once

#include <cstdint>

#include "art_society/components.h"

namespace art_society {

// One starting painting and at most one for each bid card.
inline constexpr int max_hung = 1 + max_bid_cards;

struct Hung {
  std::uint8_t painting = none;
  std::uint8_t square = none;
  friend bool operator==(const Hung&, const Hung&) = default;
};

// Paintings are a stack in the order of hanging. Decor is stored as squares (taken, but not by a painting) and as seams
// between squares of the same piece. That is small, and does not depend on the order in which the pieces were hung.
struct Wall {
  CellSet taken;
  CellSet joined_right;  // decor squares whose right neighbour belongs to the same piece
  CellSet joined_down;
  Array<Hung, max_hung> hung;
  std::uint8_t hung_count = 0;

  void push(const Shape& shape, int painting, int square) {
    taken = taken | shape.at(square);
    hung[hung_count++] = {static_cast<std::uint8_t>(painting), static_cast<std::uint8_t>(square)};
  }
  Hung pop(const Components& parts) {
    const Hung last = hung[--hung_count];
    hung[hung_count] = {};
    taken = taken.without(parts.shape_of_painting(last.painting).at(last.square));
    return last;
  }
  void put_decor(const Components& parts, int decor, int square);
  void remove_decor(const Components& parts, int decor, int square);

  CellSet decor_squares(const Components& parts) const;
  // The shape of the decor piece whose top left square is `square`; −1 if there is none.
  int decor_starting_at(CellSet decor_squares, int square) const;

  friend bool operator==(const Wall&, const Wall&) = default;
};

// AS-H1: the squares where the whole shape lies on free squares. Each step keeps a square only if the square `step`
// further on was kept too, which halves the rest of the check.
inline CellSet places_inside(CellSet free, const Shape& shape) {
  for (const int step : shape.right_steps) free = free & free.shifted_in_row(step);
  for (const int step : shape.down_steps) free = free & free.shifted_down(step);
  return free;
}

// AS-H1, AS-H2: where a shape can be hung: on free squares, and touching a tile.
inline CellSet places(const Components& parts, CellSet taken, const Shape& shape) {
  const CellSet free = parts.wall.without(taken);
  return places_inside(free, shape).without(places_inside(free.without(taken.neighbours()), shape));
}
inline CellSet places(const Components& parts, const Wall& wall, const Shape& shape) {
  return places(parts, wall.taken, shape);
}

inline bool is_full(const Components& parts, const Wall& wall) { return wall.taken == parts.wall; }

// Whether two disjoint paintings on one wall share at least one unit of edge. The result is unpredictable, so there are
// no branches.
inline bool touching(const Components& parts, Hung a, Hung b) {
  const Painting& p = parts.painting(a.painting);
  const Painting& q = parts.painting(b.painting);
  const int dx = column_of(b.square) - column_of(a.square);
  const int dy = row_of(b.square) - row_of(a.square);
  const bool share_columns = (dx < p.width) & (-dx < q.width);
  const bool share_rows = (dy < p.height) & (-dy < q.height);
  return (share_columns & ((dy == p.height) | (-dy == q.height))) | (share_rows & ((dx == p.width) | (-dx == q.width)));
}

// AS-H4: how many paintings of the same frame the painting `id` touches when it hangs at `square`.
int matching_frames(const Components& parts, const Wall& wall, int id, int square);

}  // namespace art_society
