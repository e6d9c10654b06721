#include "cats_bot/team.h"

#include <limits>

namespace cats_bot {

using namespace cats;

void Sketch::describe(Paints palette, Paints cards) {
  known = true;
  wanted = palette.without(cards);
  lacking = byte(wanted.total());
  colours = byte(static_cast<int>(wanted.colours()));
  too_many = byte(static_cast<int>(cards.without(palette).colours()));
  foreign = byte(cards.foreign_to(palette).total());
}

Team::Team(const Game& game, const State& state, const Weights& weights)
    : game_(game),
      weights_(weights),
      hands_(state.table.hands),
      dirty_(game.dirty(state.table)),
      turbo_(game.banked(state.table, Property::turbo) != 0),
      two_(game.banked(state.table, Property::hard_to_be_a_cat) != 0),
      paw_(game.banked(state.table, Property::helping_paw) != 0) {
  for (unsigned dirty = dirty_; dirty != 0; dirty &= dirty - 1) {
    const int p = std::countr_zero(dirty);
    if (state.palettes[p] == none) continue;
    const Paints palette = game.parts().palette(state.palettes[p]).colours;
    sketches_[p].face = byte(static_cast<int>(palette.colours()));
    if ((~state.seen >> (p * places_each) & 7U) == 0) sketches_[p].describe(palette, game.paints_on(state, p));
  }
}

unsigned Team::colours_of_others(int seat) const {
  unsigned colours = 0;
  for (int s = 0; s < game_.seats(); ++s) colours |= s == seat ? 0U : hands_[s].colours();
  return colours;
}

Plan Team::plan(const Sketch& sketch, int seat, Chances chances) const {
  if (!sketch.known) return {};
  const int lacking = sketch.lacking;
  if (lacking == 0) return {Way::match};
  const int held = lacking - sketch.wanted.without(hands_[seat]).total();
  if (chances.swaps >= lacking && held == lacking) return {Way::swap};
  Plan best{Way::none, std::numeric_limits<int>::max()};
  const auto offer = [&](bool possible, Way way, int cost) {
    if (possible && cost < best.cost) best = {way, cost};
  };
  const int foreign = game_.flags().lenient_two ? 0 : sketch.foreign;
  const bool may_swap = chances.swaps > 0;
  offer(turbo_ && !chances.turbo_called && chances.swaps + 1 >= lacking && held == lacking, Way::turbo, weights_.turbo);
  if (two_) {  // CV-B4
    offer(lacking == 1 && foreign == 0, Way::two, weights_.two);
    offer(may_swap && lacking == 2 && foreign <= 1 && held > 0, Way::swap_and_two, weights_.two);
    const bool of_palette = (hands_[seat].colours() & sketch.face) != 0;
    offer(may_swap && !chances.jump && lacking == 1 && foreign == 1 && of_palette, Way::swap_and_two, weights_.two);
  }
  if (paw_ && may_swap && lacking == 1 && !hands_[seat].empty())
    offer((colours_of_others(seat) & sketch.colours) != 0, Way::paw, weights_.paw);
  return best;
}

bool Team::ready_for_others(const Sketch& sketch, int seat) const {
  if (!sketch.known || sketch.lacking > 1) return false;
  return sketch.lacking == 0 || (colours_of_others(seat) & sketch.colours) != 0;
}

int Team::worth(int next) const {
  int sum = 0;
  unsigned all = 0;
  for (int seat = 0; seat < game_.seats(); ++seat) {
    all |= hands_[seat].colours();
    sum += std::popcount(hands_[seat].colours()) * weights_.spread;
  }
  const unsigned soon = hands_[next].colours();
  for (unsigned dirty = dirty_; dirty != 0; dirty &= dirty - 1) {
    const Sketch& s = sketches_[std::countr_zero(dirty)];
    if (!s.known) continue;
    const bool held = (all & s.colours) != 0;
    if (s.lacking == 1 && (soon & s.colours) != 0) {
      sum += weights_.ready_next;
    } else if (s.lacking == 1) {
      sum += held ? weights_.ready : weights_.one_lacking;
    } else if (s.lacking == 2) {
      sum += held ? weights_.two_held : weights_.two_lacking;
    } else {
      sum += s.lacking == 0 ? weights_.complete : weights_.three_lacking;
    }
  }
  return sum;
}

}  // namespace cats_bot
