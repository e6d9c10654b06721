#include "cats_bot/policy.h"

#include <algorithm>

#include "cats_bot/thought.h"

namespace cats_bot {

using namespace cats;

const Options& Thought::options() {
  if (t_.proposal.stands() && t_.proposal.partner == seat_) {
    answer();
  } else {
    decide();
  }
  return options_;
}

void Thought::decide() {
  switch (t_.phase) {
    case Phase::window:
      return t_.asked.has(seat_) ? window() : turn();
    case Phase::attempt:
      return attempt();
    case Phase::caught:
      return add({Kind::stop}, 0);
    case Phase::oops:
      return splash();
    case Phase::twist:
      return twist();
    case Phase::last:
      return last();
    case Phase::exchange_drop:
    case Phase::paws_drop:
      return drop();
    default:
      return turn();
  }
}

// All players are on one side, so a proposal always has a good reason.
void Thought::answer() {
  add({Kind::yes}, 1);
  if (all_) add({Kind::no}, 0);
}

Action Thought::spend(Kind kind, Property property) const {
  return {kind, 0, byte(std::countr_zero(game_.banked(t_, property)))};
}

void Thought::window() {
  const Plan plan = team_.plan(team_.of(t_.attempt.painting), seat_, {.jump = true});
  const bool cleans = plan.way != Way::none;
  if (cleans || all_) add(spend(Kind::jump, Property::jump_the_queue), cleans ? sure : never);
  if (!cleans || (all_ && plan.cost > 0)) add({Kind::no}, 0);
}

void Thought::drop() {
  const int next = t_.phase == Phase::exchange_drop ? t_.exchange_by : seat_;  // CV-P2: the try goes on
  for (unsigned c = hand(); c != 0; c &= c - 1) {
    team_.hand(seat_).remove(std::countr_zero(c));
    const int value = team_.worth(next);
    team_.hand(seat_) = t_.hands[seat_];
    add({Kind::drop, 0, byte(std::countr_zero(c))}, value);
  }
}

// CV-E4: the player most likely to clean it should try. The last player who is asked can't leave it to the others.
void Thought::last() {
  const int p = std::countr_zero(team_.dirty());
  bool better = false;
  for (int s = 0; s < game_.seats(); ++s)
    better = better || (s != seat_ && t_.asked.has(s) && hope(p, s) > hope(p, seat_));
  const bool alone = std::popcount(t_.asked.bits()) == 1;
  add({Kind::claim}, better && !alone ? 0 : 1);
  if (!alone) add({Kind::no}, better ? 1 : 0);
}

int Thought::hope(int p, int seat) const {
  const Sketch& s = team_.of(p);
  if (!s.known) return std::popcount(team_.colours(seat) & s.face);
  const Plan plan = team_.plan(s, seat);
  return plan.way == Way::none ? 0 : sure - plan.cost;
}

Action greedy(const Game& game, const State& state, int seat, core::Random& random, const Weights& weights) {
  return Thought(game, state, seat, 1, random, weights).options()[0].action;
}

Options consider(const Game& game, const State& state, int seat, int wanted, core::Random& random,
                 const Weights& weights) {
  return Thought(game, state, seat, std::min(wanted, Options::capacity), random, weights).options();
}

}  // namespace cats_bot
