#include "cats_bot/fate.h"

#include "core/random.h"

namespace cats_bot {
namespace {

using cats::Kind;
using cats::Phase;

// A different number for each outcome.
std::uint64_t drawn(std::uint64_t seed, Kind kind, int index) {
  core::Random random(seed);
  core::Random stream(random.next() + static_cast<std::uint64_t>(kind));
  return stream.next() + static_cast<std::uint64_t>(index);
}

}  // namespace

Fate Fate::with_other_dice(std::uint64_t seed) const {
  Fate fate = *this;
  fate.other_ = seed;
  return fate;
}

// Before the i-th draw a stack always has the same number of cards, no matter what the players do. That holds until the discard is
// shuffled into a new stack (CV-T6). From then on the order is drawn afresh.
cats::Action Fate::next(const cats::Game& game, const cats::State& state) {
  cats::LegalActions legal;
  game.legal(state, core::Actor::chance(), legal);
  const Kind kind = legal[0].kind;
  if (kind == Kind::die_shows) {
    const int nap = state.table.phase == Phase::nap_roll ? cats::max_dice : state.table.dice.size();
    const int index = state.table.round * (cats::max_dice + 1) + nap;
    return legal[core::Random(drawn(other_, kind, index)).below(legal.size())];
  }
  const int index = come_[static_cast<int>(kind)]++;
  const int cards = kind == Kind::palette_comes ? game.parts().palette_count : game.parts().paints.total();
  const bool again = (kind == Kind::palette_comes || kind == Kind::paint_comes) && index >= cards;
  return legal[core::Random(drawn(again ? other_ : cards_, kind, index)).below(legal.size())];
}

}  // namespace cats_bot
