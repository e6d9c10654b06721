// What a team with a perfect memory knows of its paintings, and the worth of its position in thousandths of a painting.
#pragma once

#include <cstdint>

#include "cats/game.h"

namespace cats_bot {

using cats::Array;
using cats::Paints;

struct Weights {
  int complete = 900;     // a known painting that lacks nothing
  int ready_next = 1120;  // one that lacks one colour, which the next player, another one or nobody holds
  int ready = 420;
  int one_lacking = 372;
  int two_held = 150;  // one that lacks two, of which somebody holds one
  int two_lacking = 120;
  int three_lacking = 40;
  int spread = 20;  // another colour in a hand
  int look =
      120;  // looking at an unseen painting; more if it is likely to be cleaned at once, but less than `take` in all
  int look_chance = 600;
  int look_team = 20;  // for each colour that it may need and only others hold
  int paw = 120;       // a card of the bank
  int two = 250;
  int turbo = 150;
  int exchange = -15;  // paying a die for an exchange; more for each painting that lacks one colour that nobody holds
  int exchange_wanted = 72;
  int needed_die = 300;  // a die without which somebody else could not clean a painting
  int shared = 20;       // a painting that somebody else could clean as well
  int take = 784;
};

// One painting as far as it is known. Sets of colours are bits.
struct Sketch {
  bool known = false;  // all its cards are known; otherwise only `face` and `palette` mean anything
  std::uint8_t lacking = 0;
  std::uint8_t foreign = 0;   // cards of a colour that the palette does not have
  std::uint8_t colours = 0;   // colours that are lacking
  std::uint8_t too_many = 0;  // colours of which there is one too many
  std::uint8_t face = 0;      // colours of the palette, also if the cards are unknown; none without a palette
  Paints palette;             // the palette with numbers of paints
  Paints wanted;              // what is lacking

  void describe(Paints cards);
};

// A way to clean a painting, and the bank cards it costs.
enum class Way : std::uint8_t { none, match, swap, turbo, two, swap_and_two, paw };
struct Plan {
  Way way = Way::none;
  int cost = 0;
};

// The circumstances in which a seat tries.
struct Chances {
  int swaps = 1;
  bool turbo_called = false;
  bool jump = false;
};

class Team {
 public:
  Team(const cats::Game& game, const cats::State& state, const Weights& weights);

  Sketch& of(int painting) { return sketches_[painting]; }
  const Sketch& of(int painting) const { return sketches_[painting]; }
  Paints& hand(int seat) { return hands_[seat]; }
  Paints hand(int seat) const { return hands_[seat]; }
  unsigned colours(int seat) const { return hands_[seat].colours(); }
  unsigned colours_of_others(int seat) const;
  unsigned dirty() const { return dirty_; }

  // The cheapest way for this seat.
  Plan plan(const Sketch& sketch, int seat, Chances chances = {}) const;
  // The chance, in thousandths, that this seat cleans three unseen paints with at most one swap.
  int chance(const Sketch& sketch, int seat) const;
  // Whether another seat can clean it without the bank.
  bool ready_for_others(const Sketch& sketch, int seat) const;
  // The worth of the known paintings and the hands if this seat is next.
  int worth(int next) const;

 private:
  int ways_to_draw(Paints cards) const;

  const cats::Game& game_;
  const Weights& weights_;
  Array<Sketch, cats::max_paintings> sketches_{};
  Array<Paints, cats::max_players> hands_;
  Paints unseen_;  // in the stack or on unknown paintings
  unsigned dirty_;
  bool turbo_;
  bool two_;
  bool paw_;
};

}  // namespace cats_bot
