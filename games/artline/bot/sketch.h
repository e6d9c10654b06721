// The table as a computer player looks ahead: which cards fit where, without the words of the themes.
#pragma once

#include "artline/game.h"
#include "artline_bot/lore.h"

namespace artline_bot {

// A set of cards for the row and one for the column of a place.
using InLines = artline::Array<CardSet, 2>;

class Sketch {
 public:
  Sketch(const Lore& lore, const artline::OpenTable& table);

  // The cards that may hang in a line: those that show its theme; beside a single card its kin; and all in an empty line.
  const CardSet& fits(int line) const { return fits_[line]; }
  CardSet fits_at(int place) const;
  bool opens(int place, artline::Direction direction) const { return count_[artline::line_of(place, direction)] == 1; }
  // The only card of a line that opens.
  int single(int line) const { return single_[line]; }

  // The places where a card may hang (AL-L3), and those of them where it makes an exhibition (AL-T4).
  struct Spots {
    artline::Places free;
    artline::Places exhibition;
  };
  Spots spots(const artline::Game& game) const;
  // All cards with which somebody could make an exhibition now.
  CardSet exhibitors(const artline::Game& game) const;

  // Hangs a card. `shown` are the cards that show the new themes, for lines that open. Returns the sets that take() needs.
  InLines hang(const Lore& lore, int place, int card, const InLines& shown);
  void take(int place, const InLines& before);

 private:
  artline::Board board_;
  artline::Array<CardSet, artline::max_lines> fits_;
  artline::Array<std::uint8_t, artline::max_lines> count_{};   // of cards
  artline::Array<std::uint8_t, artline::max_lines> single_{};  // the first card of the line
};

}  // namespace artline_bot
