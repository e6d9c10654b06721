#include "cats_bot/team.h"

#include <limits>

namespace cats_bot {

using namespace cats;

namespace {

// Binomial coefficients for up to 16 cards.
constexpr auto choices = [] {
  Array<Array<int, places_each + 1>, max_paints_a_colour + 1> ways{};
  for (int all = 0; all <= max_paints_a_colour; ++all) {
    ways[all][0] = 1;
    for (int chosen = 1; chosen <= places_each && all > 0; ++chosen)
      ways[all][chosen] = ways[all - 1][chosen - 1] + ways[all - 1][chosen];
  }
  return ways;
}();

}  // namespace

void Sketch::describe(Paints cards) {
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
      unseen_(game.parts().paints.without(state.table.discard)),
      dirty_(game.dirty(state.table)),
      turbo_(game.banked(state.table, Property::turbo) != 0),
      two_(game.banked(state.table, Property::hard_to_be_a_cat) != 0),
      paw_(game.banked(state.table, Property::helping_paw) != 0) {
  for (unsigned dirty = dirty_; dirty != 0; dirty &= dirty - 1) {
    const int p = std::countr_zero(dirty);
    if (state.palettes[p] == none) continue;
    Sketch& sketch = sketches_[p];
    sketch.palette = game.parts().palette(state.palettes[p]).colours;
    sketch.face = byte(static_cast<int>(sketch.palette.colours()));
    if ((~state.seen >> (p * places_each) & 7U) != 0) continue;
    const Paints cards = game.paints_on(state, p);
    sketch.describe(cards);
    unseen_ = unseen_.without(cards);
  }
  for (int seat = 0; seat < game.seats(); ++seat) unseen_ = unseen_.without(hands_[seat]);
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

// Each way to lack nothing, or one colour that is held, is a different set of three cards. So their counts add up.
int Team::chance(const Sketch& sketch, int seat) const {
  const int all = unseen_.total();
  if (all < places_each || sketch.face == 0) return 0;
  int ways = ways_to_draw(sketch.palette);
  for (unsigned held = colours(seat) & sketch.face; held != 0; held &= held - 1) {
    const int lacking = std::countr_zero(held);
    for (int instead = 0; instead < colour_count; ++instead) {
      if (instead == lacking) continue;
      Paints cards = sketch.palette;
      cards.remove(lacking);
      cards.add(instead);
      ways += ways_to_draw(cards);
    }
  }
  return ways * 1000 / (all * (all - 1) * (all - 2) / 6);
}

// The number of sets of unseen cards with these colours.
int Team::ways_to_draw(Paints cards) const {
  int ways = 1;
  for (int colour = 0; colour < colour_count; ++colour) ways *= choices[unseen_.count(colour)][cards.count(colour)];
  return ways;
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
