// How the greedy player thinks; each kind of decision is one file.
//
// policy.cpp         answers, discards, CV-B3a's window and CV-E4
// policy_turn.cpp    a turn
// policy_try.cpp     a try
// policy_events.cpp  CV-E2 and CV-E6
#pragma once

#include <limits>

#include "cats_bot/options.h"
#include "cats_bot/team.h"

namespace cats_bot {

// Makes one decision of one seat.
class Thought {
 public:
  Thought(const cats::Game& game, const cats::State& state, int seat, int wanted, core::Random& random,
          const Weights& weights)
      : game_(game),
        parts_(game.parts()),
        state_(state),
        t_(state.table),
        seat_(seat),
        next_(game.next(seat)),
        random_(random),
        w_(weights),
        team_(game, state, weights),
        options_(wanted),
        all_(wanted > 1) {}

  const Options& options();

 private:
  static constexpr int never = std::numeric_limits<int>::min() / 2;
  static constexpr int sure = 1000;

  void add(cats::Action action, int value) { options_.add(action, value, random_); }
  unsigned hand() const { return team_.colours(seat_); }
  cats::Action spend(cats::Kind kind, cats::Property property) const;

  // policy.cpp
  void decide();
  void answer();
  void window();
  void drop();
  void last();
  int hope(int painting, int seat) const;

  // policy_turn.cpp
  void turn();
  void trade();
  void find_needed();
  int trying(int painting);
  int improving(int painting);
  int exchanging() const;

  // policy_try.cpp
  void attempt();
  int after_put(int painting, int place, int colour);
  cats::Action put_wanted(const Sketch& sketch, int painting) const;
  void propose(const Sketch& sketch);
  void swaps(int painting);
  bool twin_before(int painting, int place) const;

  // policy_events.cpp
  void splash();
  void twist();
  void twist_between(int a, int b);
  unsigned spare(int painting) const;
  int place_of(int painting, unsigned kinds) const;
  void add_any_twist();

  const cats::Game& game_;
  const cats::Components& parts_;
  const cats::State& state_;
  const cats::OpenTable& t_;
  int seat_;
  int next_;
  core::Random& random_;
  const Weights& w_;
  Team team_;
  Options options_;
  bool all_;                                               // all options are wanted, not only the best
  int now_ = never;                                        // the worth of the position
  unsigned named_ = 0;                                     // paintings that unused dice name, as bits
  Array<unsigned, cats::max_paintings> reach_{};           // by number on a die
  Array<std::uint8_t, cats::max_paintings> needed_for_{};  // by number on a die
};

}  // namespace cats_bot
