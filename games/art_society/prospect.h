// AS-H4f: the largest total that the pieces of a right can still reach. It is found by taking pieces one after another, as
// in the game, but on a copy.
#pragma once

#include "art_society/game.h"

namespace art_society {

class Prospect {
 public:
  // `gift`: one of the pieces may go to the assistant.
  Prospect(const Game& game, const State& state, int seat, bool gift)
      : game_(game), state_(state), taken_(state.seat(seat).wall.taken), gift_(gift) {}

  // Takes a piece from the supply, or by an exchange (AS-H5). False if neither is possible.
  bool take(int decor);
  // The largest total of at most `limit` shields. What goes beyond `goal` is not counted.
  int most(int limit, int goal) const;
  // The same after the piece that was taken is hung at this square, or goes to the assistant (`none`).
  int most_with(int decor, int square, int limit, int goal) const;

 private:
  bool foresees(int decor) const;
  int obtainable(int limit, int goal) const;
  int lies_ready(int limit) const;
  CellSet free() const { return game_.parts().wall.without(taken_); }
  bool has_use(int decor) const { return gift_ || !places_inside(free(), game_.parts().decor[decor]).empty(); }

  const Game& game_;
  // The walls of this copy have only the pieces that really hang. The pieces that are tried cover squares of `taken_`, so
  // no exchange takes them for old ones.
  State state_;
  CellSet taken_;
  bool gift_;
};

}  // namespace art_society
