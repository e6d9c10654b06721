// A copy of the server's game of Art Society. The load test plays all seats and so knows every action, and everybody sees the
// outcomes of chance. So the test need not ask the server what is legal: the server does only the work that players cause.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/random.h"

namespace apps {

class Mirror {
 public:
  explicit Mirror(const core::AnyGame& game) : game_(game), state_(game.start()) {}
  // In other games some outcomes of chance are hidden, so there is no mirror.
  static bool can_follow(const core::AnyGame& game) { return game.agreement().game == "art-society"; }

  void restart() { state_ = game_.start(); }
  bool over() const { return state_->over(); }
  bool awaits_chance() const { return state_->actors().is_chance(); }
  // An action that moves the game on, by a seat for which the table waits; empty if it waits for nobody.
  std::optional<core::Move> choose(core::Random& random) const;
  bool play(const core::Move& move) { return state_->play(move.actor, move.token).ok(); }
  // Finds the outcome of chance in a view or an update and plays it; false if it is not there.
  bool deal(std::string_view text);

  std::string view(core::Seat seat) const { return state_->view(seat); }
  // The points as the server writes them at the end: [54,61,47,38]
  std::string points() const;

 private:
  const core::AnyGame& game_;
  std::unique_ptr<core::AnyState> state_;
};

}  // namespace apps
