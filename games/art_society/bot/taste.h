// What a wall and a painting on it are worth to a collector, in hundredths of a point. Whole numbers only, so that
// every machine and the browser come to the same choice.
#pragma once

#include <optional>

#include "art_society/game.h"

namespace art_society_bot {

// A judgement of one seat's prospects, made from a state that was imagined from that seat's view.
class Taste {
 public:
  Taste(const art_society::Game& game, const art_society::State& state, int seat);

  // The worth of the wall as it is and of what may still be hung on it.
  int worth(const art_society::Wall& wall) const;
  // The gain from a painting at this square, including the decor that it wins.
  int hanging(int painting, int square) const;
  // The gain at the best square; nothing if the painting fits nowhere.
  std::optional<int> best_hanging(int painting) const;
  // The worth of a picked painting in its best use: hung, given to the assistant, swapped or set aside as surplus.
  int owning(int painting) const;
  int giving(int painting) const;
  int swapping() const;  // the worth of a swap, before a painting of the museum is chosen
  int surplus() const;
  // The gain from a piece of decor.
  int piece(int decor, int square) const;
  int giving_piece(int decor) const;
  // The expected worth of an unknown painting of this shape.
  int expecting(int shape) const;

  int rounds_left() const { return rounds_left_; }

 private:
  int rounds_on(int free) const;
  int future(const art_society::Wall& wall) const;
  int hung_worth(const art_society::Wall& wall) const;
  int decor_won(const art_society::Wall& after, int frames) const;

  const art_society::Game& game_;
  const art_society::Components& parts_;
  const art_society::State& state_;
  const art_society::OpenSeat& mine_;
  int rounds_left_ = 0;                                          // an estimate
  art_society::Array<int, art_society::type_count> prestige_{};  // expected multiplier of each type
  // Per cent probability that it will be the type in fashion.
  art_society::Array<int, art_society::type_count> fashion_{};
  art_society::Array<art_society::Shape, 5> shapes_{};  // samples of the paintings still to come
  int now_ = 0;                                         // worth of the wall as it is
};

}  // namespace art_society_bot
