#include "cats_bot/memory.h"

#include <algorithm>
#include <utility>

namespace cats_bot {

using namespace cats;

namespace {

void swap_bits(std::uint64_t& bits, int a, int b) {
  if ((bits >> a & 1U) != (bits >> b & 1U)) bits ^= bit(a) | bit(b);
}

}  // namespace

void Memory::see(const Game& game, const View& view) {
  ++now;
  const OpenTable& t = view.table;
  if (t.event != none) events = byte(events | 1 << t.event);
  follow_twist(view);
  follow_palettes(game, view);
  look(view);
  follow_refill(game, view);
  discard_ = t.discard;
  hands_ = t.hands;
  stack_ = view.stack;
}

std::uint64_t Memory::known() const {
  std::uint64_t places = 0;
  for (int place = 0; place < max_places; ++place) places |= notes[place].card != none ? bit(place) : 0;
  return places;
}

// CV-E6: everybody sees which places are swapped, so what is known of a card moves with it.
void Memory::follow_twist(const View& view) {
  const auto [lower, upper] = view.table.twisted.items;
  if (lower == none) return;
  std::swap(notes[lower], notes[upper]);
  swap_bits(safe, lower, upper);
  swap_bits(buried, lower, upper);
}

// CV-S2: the back of the top palette is open, so the property of the palette that hangs next is known.
void Memory::follow_palettes(const Game& game, const View& view) {
  unsigned hung = 0;
  for (int p = 0; p < game.parts().paintings(); ++p) hung |= view.faces[p].empty() ? 0U : 1U << p;
  for (int p = 0; p < game.parts().paintings(); ++p) {
    if ((hung >> p & 1U) == 0) backs[p] = {};
  }
  if (view.palettes < palettes_ && view.table.phase > Phase::deal_first) {
    const unsigned fresh = hung & ~unsigned{hung_};  // Cat Oops; in a flood a palette replaces another
    const int painting = fresh != 0 ? std::countr_zero(fresh) : view.table.attempt.painting;
    if (painting != none) backs[painting].property = top_;
  }
  hung_ = static_cast<std::uint16_t>(hung);
  palettes_ = view.palettes;
  top_ = view.top;
}

// A painting that already matches is cleaned before its cards show in a view. They are in the discard then.
void Memory::unearth(const View& view) {
  for (int i = 0; i < places_each; ++i) {  // a trap lay there
    if (view.table.attempt.sprung[i] != none) buried &= ~bit(view.table.attempt.painting * places_each + i);
  }
  const std::uint64_t gone = buried & ~view.lying;
  if (gone == 0) return;
  Paints shown = view.table.discard.without(discard_);
  const int first = std::countr_zero(gone) / places_each * places_each;
  for (int place = first; place < first + places_each; ++place) {
    if (notes[place].card != none) shown.remove(notes[place].card);
  }
  const bool sure = shown.total() == std::popcount(gone);  // otherwise a later card was among them
  in_buried = sure ? in_buried.without(shown) : Paints{};
  buried = sure ? buried & ~gone : 0;
}

// Notes what lies open and forgets what is gone.
void Memory::look(const View& view) {
  unearth(view);
  for (int place = 0; place < max_places; ++place) {
    const bool gone = (view.lying >> place & 1U) == 0;
    if (gone) forget(place);
    if (gone && view.table.is_clean(place / places_each)) safe |= bit(place);
    if (view.notes[place] != none && notes[place].card == none) notes[place] = {view.notes[place], now};
    if (notes[place].card != none) safe |= bit(place);
  }
  for (int i = 0; i < places_each; ++i) {
    const int card = view.open[i];
    const int place = view.table.attempt.painting * places_each + i;
    if (card == none) continue;
    if ((buried >> place & 1U) != 0 && is_paint(card)) in_buried.remove(card);
    buried &= ~bit(place);
    notes[place] = is_paint(card) ? Note{byte(card), now} : Note{};
    if (is_paint(card)) safe |= bit(place);
  }
}

// CV-T6: the stack ran out, so all paints were open except those never shown. The new stack is the old discard.
void Memory::follow_refill(const Game& game, const View& view) {
  if (view.stack <= stack_ || view.table.phase <= Phase::deal_first) return;
  Paints stack = discard_;
  for (int s = 0; s < game.seats(); ++s) stack = stack + hands_[s].without(view.table.hands[s]);
  const Paints left = out_of_sight(game, view, *this).without(stack);
  std::uint64_t places = view.lying & ~known();
  int traps = game.parts().traps_laid;
  for (const int sprung : view.table.traps) traps -= sprung;
  for (const int card : view.open) {
    if (!is_trap(card)) continue;
    --traps;
    places &= ~(std::uint64_t{7} << (view.table.attempt.painting * places_each) & ~safe);
  }
  // A player who joined later does not know all of it.
  const bool sure = stack.total() == view.stack && left.total() == std::popcount(places) - traps;
  buried = sure ? places : 0;
  in_buried = sure ? left : Paints{};
}

Paints out_of_sight(const Game& game, const View& view, const Memory& memory) {
  Paints open = view.table.discard;
  for (int s = 0; s < game.seats(); ++s) open = open + view.table.hands[s];
  for (const Note& note : memory.notes) {
    if (note.card != none) open.add(note.card);
  }
  return game.parts().paints.without(open);
}

}  // namespace cats_bot
