#include "cats_bot/thought.h"

namespace cats_bot {

using namespace cats;

void Thought::attempt() {
  const int p = t_.attempt.painting;
  const Sketch& s = team_.of(p);
  const Plan plan = team_.plan(s, seat_, {t_.attempt.swaps, t_.attempt.turbo, t_.attempt.jump});
  switch (plan.way) {
    case Way::swap:
      return add(put_wanted(s, p), sure);
    case Way::swap_and_two:
      add(put_wanted(s, p), sure);
      break;
    case Way::turbo:
      add(spend(Kind::turbo, Property::turbo), sure);
      break;
    case Way::two:
      add(spend(Kind::two, Property::hard_to_be_a_cat), sure);
      break;
    case Way::paw:
      propose(s);
      break;
    default:
      return swaps(p);
  }
  if (all_) swaps(p);
}

// Put a colour that is lacking, or else one of the palette. Replace a colour that the palette does not have, or else one of
// which there are too many.
Action Thought::put_wanted(const Sketch& s, int p) const {
  unsigned colours = hand() & s.colours;
  if (colours == 0) colours = hand() & s.face;
  int place = none;
  for (int i = 0; i < places_each; ++i) {
    const int card = state_.cards[p * places_each + i];
    if ((t_.attempt.swapped >> i & 1) != 0 || (s.too_many >> card & 1) == 0) continue;
    if (place == none || (s.face >> card & 1) == 0) place = i;
  }
  if (place == none) return {Kind::stop};
  return {Kind::put, byte(place), byte(std::countr_zero(colours))};
}

void Thought::propose(const Sketch& s) {
  for (int partner = 0; partner < game_.seats(); ++partner) {
    const unsigned take = partner == seat_ ? 0U : team_.colours(partner) & s.colours;
    if (take == 0) continue;
    for (unsigned give = hand(); give != 0; give &= give - 1) {
      Action action = spend(Kind::paw, Property::helping_paw);
      action.detail = byte(Offer{partner, std::countr_zero(give), std::countr_zero(take)}.pack());
      add(action, sure);
      if (!all_) return;
    }
  }
}

void Thought::swaps(int p) {
  add({Kind::stop}, team_.worth(next_));
  if (t_.attempt.swaps == 0) return;
  unsigned colours = hand();
  if (t_.attempt.jump) colours &= team_.of(p).colours;
  for (int i = 0; i < places_each; ++i) {
    if ((t_.attempt.swapped >> i & 1) != 0 || twin_before(p, i)) continue;
    for (unsigned c = colours; c != 0; c &= c - 1) {
      const int value = after_put(p, i, std::countr_zero(c));
      if (value != never) add({Kind::put, byte(i), byte(std::countr_zero(c))}, value);
    }
  }
}

// Cards of one colour are alike.
bool Thought::twin_before(int p, int place) const {
  for (int i = 0; i < place; ++i) {
    if ((t_.attempt.swapped >> i & 1) == 0 &&
        state_.cards[p * places_each + i] == state_.cards[p * places_each + place])
      return true;
  }
  return false;
}

// The worth of the position after this swap.
int Thought::after_put(int p, int place, int colour) {
  const int card = state_.cards[p * places_each + place];
  if (!is_paint(card) || card == colour || state_.palettes[p] == none) return never;
  const Sketch before = team_.of(p);
  Paints cards = game_.paints_on(state_, p);
  cards.remove(card);
  cards.add(colour);
  team_.of(p).describe(cards);
  team_.hand(seat_).remove(colour);
  team_.hand(seat_).add(card);
  const int value = team_.worth(next_);
  team_.hand(seat_) = t_.hands[seat_];
  team_.of(p) = before;
  return value;
}

}  // namespace cats_bot
