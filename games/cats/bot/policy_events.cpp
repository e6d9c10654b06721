#include "cats_bot/thought.h"

namespace cats_bot {

using namespace cats;

namespace {

constexpr unsigned unseen = 1U << colour_count;  // stands for a card that was never seen, beside the colours

int gain(const Sketch& s) {
  if (s.lacking == 1) return 500;
  return s.lacking == 2 ? 250 : 100;
}

}  // namespace

// CV-E2: the new cards are unknown on any painting. A painting far from other dirty ones is easier to reach.
void Thought::splash() {
  for (unsigned clean = t_.clean; clean != 0; clean &= clean - 1) {
    const int p = std::countr_zero(clean);
    OpenTable after = t_;
    after.clean = static_cast<std::uint16_t>(after.clean & ~(1 << p));
    int ways = 0;
    for (int die = 0; die < parts_.paintings(); ++die) ways += static_cast<int>(game_.reach(after, die) >> p & 1U);
    add({Kind::splash, 0, byte(p)}, ways);
  }
}

// CV-E6: swap a card that one painting has too many of and another lacks. If there is none, do no harm.
void Thought::twist() {
  for (unsigned a = team_.dirty(); a != 0; a &= a - 1) {
    for (unsigned b = a & (a - 1); b != 0; b &= b - 1) twist_between(std::countr_zero(a), std::countr_zero(b));
  }
  if (options_.size() == 0) add_any_twist();
}

void Thought::twist_between(int a, int b) {
  const unsigned spare_a = spare(a);
  const unsigned spare_b = spare(b);
  if (spare_a == 0 || spare_b == 0) return;
  const Sketch& first = team_.of(a);
  const Sketch& second = team_.of(b);
  const unsigned to_b = first.known && second.known ? spare_a & second.colours : 0;
  const unsigned to_a = first.known && second.known ? spare_b & first.colours : 0;
  const int value = (to_a != 0 ? gain(first) : 0) + (to_b != 0 ? gain(second) : 0);
  if (!options_.would_take(value)) return;
  add({Kind::twist, byte(place_of(a, to_b != 0 ? to_b : spare_a)), byte(place_of(b, to_a != 0 ? to_a : spare_b))},
      value);
}

// Kinds of cards that the painting does not need.
unsigned Thought::spare(int p) const {
  if (team_.of(p).known) return team_.of(p).too_many;
  const unsigned lying = (state_.cards[p * places_each] != none ? 1U : 0U) |
                         (state_.cards[p * places_each + 1] != none ? 2U : 0U) |
                         (state_.cards[p * places_each + 2] != none ? 4U : 0U);
  return (lying & ~static_cast<unsigned>(state_.seen >> (p * places_each))) != 0 ? unseen : 0U;
}

int Thought::place_of(int p, unsigned kinds) const {
  for (int place = p * places_each;; ++place) {
    const bool seen = (state_.seen >> place & 1U) != 0;
    const int card = state_.cards[place];
    if (card != none && (seen ? kinds >> card & 1U : kinds & unseen) != 0) return place;
  }
}

void Thought::add_any_twist() {
  LegalActions legal;
  game_.legal(state_, core::Seat{byte(seat_)}, legal);
  add(legal[random_.below(legal.size())], 0);
}

}  // namespace cats_bot
