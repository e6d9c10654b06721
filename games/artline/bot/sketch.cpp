#include "artline_bot/sketch.h"

namespace artline_bot {

using artline::Direction;
using artline::directions;
using artline::line_of;

Sketch::Sketch(const Lore& lore, const artline::OpenTable& table) : board_(table.board) {
  fits_.fill(lore.all());
  board_.taken().for_each([&](int place) {
    for (const Direction direction : directions) {
      const int line = line_of(place, direction);
      single_[line] = artline::byte(board_.card(place));
      if (++count_[line] == 1) fits_[line] = lore.kin(board_.card(place));
    }
  });
  for (int n = 0; n < table.galleries.size(); ++n)
    fits_[table.galleries.line(n)] = lore.showing(table.galleries.theme(n));
}

CardSet Sketch::fits_at(int place) const {
  return fits_[line_of(place, artline::in_row)] & fits_[line_of(place, artline::in_column)];
}

Sketch::Spots Sketch::spots(const artline::Game& game) const {
  Spots spots{game.openings(board_).free, {}};
  const artline::Places& taken = board_.taken();
  const int size = game.flags().size;
  std::uint32_t columns = 0;
  for (int y = 0; y < size; ++y) columns |= taken.word(y);
  for (int y = 0; y < size; ++y) {
    const std::uint32_t row = taken.word(y);
    std::uint32_t both = row == 0 ? 0 : columns;
    if (game.flags().touching) {
      const std::uint32_t above = y > 0 ? taken.word(y - 1) : 0;
      const std::uint32_t below = y + 1 < size ? taken.word(y + 1) : 0;
      both = (row << 1U | row >> 1U) & (above | below);
    }
    spots.exhibition.word(y) = spots.free.word(y) & both;
  }
  return spots;
}

CardSet Sketch::exhibitors(const artline::Game& game) const {
  CardSet cards;
  spots(game).exhibition.for_each([&](int place) { cards = cards | fits_at(place); });
  return cards;
}

InLines Sketch::hang(const Lore& lore, int place, int card, const InLines& shown) {
  InLines before;
  for (const Direction direction : directions) {
    const int line = line_of(place, direction);
    before[direction] = fits_[line];
    if (count_[line] == 0) {
      fits_[line] = lore.kin(card);
      single_[line] = artline::byte(card);
    } else if (count_[line] == 1) {
      fits_[line] = shown[direction];
    }
    ++count_[line];
  }
  board_.put(place, card);
  return before;
}

void Sketch::take(int place, const InLines& before) {
  board_.take(place);
  for (const Direction direction : directions) {
    const int line = line_of(place, direction);
    fits_[line] = before[direction];
    --count_[line];
  }
}

}  // namespace artline_bot
