#include "cats_bot/belief.h"

namespace cats_bot {

using namespace cats;

namespace {

int draw(Paints& pool, core::Random& random) {
  int n = random.below(pool.total());
  int colour = 0;
  while (n >= pool.count(colour)) n -= pool.count(colour++);
  pool.remove(colour);
  return colour;
}

class Guess {
 public:
  Guess(const Game& game, const View& view, const Memory& memory, core::Random& random)
      : game_(game), parts_(game.parts()), view_(view), memory_(memory), random_(random), state_(game.start()) {}

  State make() {
    state_.table = view_.table;
    palettes();
    know();
    traps();
    paints();
    events();
    return state_;
  }

 private:
  // --- palettes

  void palettes() {
    left_ = state_.palette_stack & ~view_.table.bank & ~view_.table.palette_discard;
    for (int p = 0; p < parts_.paintings(); ++p) {
      if (memory_.backs[p].property != none) hang(p, parts_.with_property[memory_.backs[p].property]);
    }
    if (view_.top != none) state_.top = byte(top());
    if (state_.top != none) left_ &= ~(1U << state_.top);
    for (int p = 0; p < parts_.paintings(); ++p) {
      if (state_.palettes[p] == none) hang(p, ~0U);
    }
    state_.palette_stack = left_;
  }

  // Hangs a random palette of `among` above the painting. It has the right face and is not assigned yet.
  void hang(int painting, std::uint32_t among) {
    const std::uint32_t fits = of_face(view_.faces[painting]) & among;
    if (view_.faces[painting].empty() || fits == 0) return;
    state_.palettes[painting] = byte(core::select_bit(fits, random_.below(std::popcount(fits))));
    left_ &= ~(1U << state_.palettes[painting]);
  }

  std::uint32_t of_face(Paints face) const {
    std::uint32_t alike = 0;
    for (int p = 0; p < parts_.palette_count; ++p) alike |= parts_.palette(p).colours == face ? 1U << p : 0U;
    return alike & left_;
  }

  // If h of n palettes with the same face hang, each of the n is in the stack with probability (n − h) / n. The weights are
  // brought to the common denominator of all n up to eight.
  int top() const {
    constexpr int denominator = 840;
    Array<int, max_palettes> weight{};
    int sum = 0;
    for (std::uint32_t p = left_ & parts_.with_property[view_.top]; p != 0; p &= p - 1) {
      const int palette = std::countr_zero(p);
      const Paints face = parts_.palette(palette).colours;
      const int alike = std::popcount(of_face(face));
      weight[palette] = (alike - hanging(face)) * denominator / alike;
      sum += weight[palette];
    }
    if (sum <= 0) return none;
    int n = random_.below(sum);
    int palette = 0;
    while (n >= weight[palette]) n -= weight[palette++];
    return palette;
  }
  int hanging(Paints face) const {
    int count = 0;
    for (int p = 0; p < parts_.paintings(); ++p) count += view_.faces[p] == face && state_.palettes[p] == none ? 1 : 0;
    return count;
  }

  // --- cards

  void know() {
    pool_ = parts_.paints.without(view_.table.discard);
    for (int s = 0; s < game_.seats(); ++s) pool_ = pool_.without(view_.table.hands[s]);
    for (int kind = 0; kind < trap_count; ++kind)
      state_.box_traps[kind] = byte(parts_.traps[kind] - view_.table.traps[kind]);
    unknown_ = view_.lying;
    for (int i = 0; i < places_each; ++i) {
      if (view_.open[i] != none) put(view_.table.attempt.painting * places_each + i, view_.open[i], true);
    }
    // A confused memory may name more cards of a colour than exist.
    for (int place = 0; place < parts_.places(); ++place) {
      const int card = memory_.notes[place].card;
      if (card != none && (unknown_ >> place & 1U) != 0 && pool_.has(card)) put(place, card, true);
    }
  }

  void put(int place, int card, bool shown) {
    state_.cards[place] = byte(card);
    unknown_ &= ~bit(place);
    if (shown) state_.seen |= bit(place);
    if (is_paint(card)) pool_.remove(card);
    if (is_trap(card)) --state_.box_traps[card - first_trap];
  }

  // CV-S4: traps lie only where something was laid at the deal and was never shown.
  void traps() {
    int traps = parts_.traps_laid;
    for (const int sprung : view_.table.traps) traps -= sprung;
    for (const int card : view_.open) traps -= is_trap(card) ? 1 : 0;
    std::uint64_t places = unknown_ & ~memory_.safe;
    for (; traps > 0 && unknown_ != 0; --traps) {
      if (places == 0) places = unknown_;  // a player who has forgotten considers any place
      const int place = core::select_bit(places, random_.below(std::popcount(places)));
      places &= ~bit(place);
      put(place, first_trap + draw_trap(), false);
    }
  }
  int draw_trap() {
    int n = random_.below(state_.box_traps[0] + state_.box_traps[1] + state_.box_traps[2]);
    int kind = 0;
    while (n >= state_.box_traps[kind]) n -= state_.box_traps[kind++];
    return kind;
  }

  // CV-T6: paints that were laid before the new stack was made are a separate group.
  void paints() {
    Paints buried = memory_.in_buried;
    const bool sure = pool_.without(buried).total() == pool_.total() - buried.total();
    std::uint64_t deep = sure ? unknown_ & memory_.buried : 0;
    if (sure && std::popcount(deep) == buried.total()) {
      for (; deep != 0; deep &= deep - 1) put(std::countr_zero(deep), draw(buried, random_), false);
    }
    while (unknown_ != 0) {
      Paints all = pool_;
      put(std::countr_zero(unknown_), draw(all, random_), false);
    }
    state_.stack = pool_;
  }

  // CV-S5
  void events() {
    unsigned left = parts_.events & ~unsigned{memory_.events};
    for (int i = parts_.events_used - view_.table.events_left; i < parts_.events_used; ++i) {
      if (left == 0) left = parts_.events;
      const int event = core::select_bit(left, random_.below(std::popcount(left)));
      state_.events[i] = byte(event);
      left &= ~(1U << event);
    }
  }

  const Game& game_;
  const Components& parts_;
  const View& view_;
  const Memory& memory_;
  core::Random& random_;
  State state_;
  std::uint32_t left_ = 0;     // palettes that are not assigned
  std::uint64_t unknown_ = 0;  // places whose card is not assigned
  Paints pool_;                // paints that are not assigned
};

}  // namespace

State sample(const Game& game, const View& view, const Memory& memory, core::Random& random) {
  return Guess(game, view, memory, random).make();
}

}  // namespace cats_bot
