// The same game as at the server, kept beside it: of Art Society. Whoever plays all seats knows every action, and what chance
// brings is open to all: so what is legal need not be asked for, and the server does nothing but what players make it do.
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
  // In other games nobody sees what chance has brought.
  static bool can_follow(const core::AnyGame& game) { return game.agreement().game == "art-society"; }

  void restart() { state_ = game_.start(); }
  bool over() const { return state_->over(); }
  bool awaits_chance() const { return state_->actors().is_chance(); }
  // Something that brings the game on, by one of those for whom the table waits; nothing when it waits for nobody.
  std::optional<core::Move> choose(core::Random& random) const;
  bool play(const core::Move& move) { return state_->play(move.actor, move.token).ok(); }
  // Finds what chance brought in a view or an update and plays it; false when it is not there.
  bool deal(std::string_view text);

  std::string view(core::Seat seat) const { return state_->view(seat); }
  // As the server writes them at the end: [54,61,47,38]
  std::string points() const;

 private:
  const core::AnyGame& game_;
  std::unique_ptr<core::AnyState> state_;
};

}  // namespace apps
