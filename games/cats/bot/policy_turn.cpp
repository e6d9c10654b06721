#include <algorithm>

#include "cats_bot/thought.h"

namespace cats_bot {

using namespace cats;

void Thought::turn() {
  find_needed();
  if (team_.hand(seat_).total() < t_.limit(seat_) && (!state_.stack.empty() || !t_.discard.empty()))
    add({Kind::take}, w_.take);
  now_ = never;
  const int exchange = exchanging();
  for (unsigned left = named_; left != 0; left &= left - 1) {
    const int die = std::countr_zero(left);
    const int loss = needed_for_[die] == none ? 0 : w_.needed_die;
    for (unsigned reach = reach_[die]; reach != 0; reach &= reach - 1) {
      const int p = std::countr_zero(reach);
      add({Kind::clean, byte(die), byte(p)}, trying(p) - (needed_for_[die] == p ? 0 : loss));
    }
    if (exchange != never) add({Kind::exchange, 0, byte(die)}, exchange - loss);
  }
  if (all_ && game_.banked(t_, Property::helping_paw) != 0) trade();
}

// An exchange of one of two equal paints for a colour that this hand lacks is always considered, even if it seems to gain nothing.
void Thought::trade() {
  for (unsigned give = hand(); give != 0; give &= give - 1) {
    if (team_.hand(seat_).count(std::countr_zero(give)) < 2) continue;
    for (int partner = 0; partner < game_.seats(); ++partner) {
      const unsigned take = partner == seat_ ? 0U : team_.colours(partner) & ~hand();
      if (take == 0) continue;
      Action action = spend(Kind::paw, Property::helping_paw);
      action.detail = byte(Offer{partner, std::countr_zero(give), std::countr_zero(take)}.pack());
      add(action, w_.paw);
    }
  }
}

// Dice that are the only way to a painting that another player can clean.
void Thought::find_needed() {
  unsigned once = 0;
  unsigned twice = 0;
  needed_for_.fill(none);
  for (int d = 0; d < t_.dice.size(); ++d) {
    if (t_.dice[d].owner != none) continue;
    const int die = t_.dice[d].painting;
    if ((named_ >> die & 1U) == 0) reach_[die] = game_.reach(t_, die);
    named_ |= 1U << die;
    twice |= once & reach_[die];
    once |= reach_[die];
  }
  for (unsigned lone = once & ~twice; lone != 0; lone &= lone - 1) {
    const int p = std::countr_zero(lone);
    if (!team_.ready_for_others(team_.of(p), seat_)) continue;
    for (unsigned left = named_; left != 0; left &= left - 1) {
      const int die = std::countr_zero(left);
      if ((reach_[die] >> p & 1U) != 0) needed_for_[die] = byte(p);
    }
  }
}

int Thought::trying(int p) {
  const Sketch& s = team_.of(p);
  if (!s.known) {
    const int theirs = std::popcount(team_.colours_of_others(seat_) & s.face & ~hand());
    return w_.look + team_.chance(s, seat_) * w_.look_chance / 1000 + theirs * w_.look_team;
  }
  const Plan plan = team_.plan(s, seat_);
  if (plan.way != Way::none) return sure - plan.cost - (team_.ready_for_others(s, seat_) ? w_.shared : 0);
  return options_.would_take(w_.ready) ? improving(p) : 0;
}

// The gain from the best swap that does not clean the painting.
int Thought::improving(int p) {
  if (now_ == never) now_ = team_.worth(next_);
  int best = 0;
  for (int i = 0; i < places_each; ++i) {
    for (unsigned c = hand(); c != 0; c &= c - 1) best = std::max(best, after_put(p, i, std::countr_zero(c)) - now_);
  }
  return best;
}

int Thought::exchanging() const {
  if (t_.hands[seat_].empty() || t_.dice.unused_count() < 2) return never;
  const unsigned all = hand() | team_.colours_of_others(seat_);
  int count = 0;
  for (unsigned open = game_.triable(t_); open != 0; open &= open - 1) {
    const Sketch& s = team_.of(std::countr_zero(open));
    count += s.known && s.lacking == 1 && (s.colours & all) == 0 ? 1 : 0;
  }
  return w_.exchange + count * w_.exchange_wanted;
}

}  // namespace cats_bot
