#include "art_society/wall.h"

namespace art_society {

namespace {

constexpr int neighbour_step(int decor) { return decor_width[decor] > 1 ? 1 : CellSet::row; }

}  // namespace

void Wall::put_decor(const Components& parts, int decor, int square) {
  taken = taken | parts.decor[decor].at(square);
  CellSet& seams = neighbour_step(decor) == 1 ? joined_right : joined_down;
  for (int i = 1; i < decor_size[decor]; ++i) seams.set(square + (i - 1) * neighbour_step(decor));
}

void Wall::remove_decor(const Components& parts, int decor, int square) {
  const CellSet squares = parts.decor[decor].at(square);
  taken = taken.without(squares);
  joined_right = joined_right.without(squares);
  joined_down = joined_down.without(squares);
}

CellSet Wall::decor_squares(const Components& parts) const {
  CellSet squares = taken;
  for (int i = 0; i < hung_count; ++i) {
    const Hung& h = hung[i];
    squares = squares.without(parts.shape_of_painting(h.painting).at(h.square));
  }
  return squares;
}

int Wall::decor_starting_at(CellSet decor_squares, int square) const {
  if (!decor_squares.test(square)) return -1;
  if (column_of(square) > 0 && joined_right.test(square - 1)) return -1;
  if (row_of(square) > 0 && joined_down.test(square - CellSet::row)) return -1;
  if (joined_right.test(square)) return joined_right.test(square + 1) ? 3 : 1;
  if (joined_down.test(square)) return joined_down.test(square + CellSet::row) ? 4 : 2;
  return 0;
}

int matching_frames(const Components& parts, const Wall& wall, int id, int square) {
  const Hung newcomer = {static_cast<std::uint8_t>(id), static_cast<std::uint8_t>(square)};
  const int frame = parts.painting(id).frame;
  // First collect the paintings with that frame, then look which of them touch: neither loop has an unpredictable
  // branch.
  Array<Hung, max_hung> alike;
  int count = 0;
  for (int i = 0; i < wall.hung_count; ++i) {
    alike[count] = wall.hung[i];
    count += int{parts.painting(wall.hung[i].painting).frame == frame};
  }
  int matches = 0;
  for (int i = 0; i < count; ++i) matches += int{touching(parts, newcomer, alike[i])};
  return matches;
}

}  // namespace art_society
