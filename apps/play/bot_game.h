// A game in progress inside this program, played by bots.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"
#include "apps/play/look.h"
#include "core/any_game.h"
#include "games/registry.h"

namespace apps {

// The level of the bot at each seat.
using Bots = std::vector<std::string>;

// Reads a list such as "collector,visitor" for this many seats. A shorter list is repeated.
Or<Bots> read_bots(const games::GameInfo& info, const std::string& text, int seats);

class BotGame {
 public:
  // At the start of the game. Without bots, `choose` can't be called.
  explicit BotGame(const core::AnyGame& game, Bots bots = {});

  core::Actors awaited() const { return state_->awaited(); }
  bool over() const { return state_->over(); }
  core::Outcome outcome() const { return state_->outcome(); }
  int round() const { return outcome().rounds; }
  // What chance may bring. Call it when the game waits for chance.
  std::vector<std::string> outcomes() const { return state_->legal(core::Actor::chance()); }
  std::string deal(core::DealStream& deals) const;
  // The move of the bot at an awaited seat. The bot has seen the views of that seat and nothing else.
  std::string choose(core::Seat seat, core::Random& random) const;
  // The move of the clock that tells the rules which seats computers play. Play it first; nothing if the rules do not ask.
  std::optional<core::Move> players() const;
  // Validates the action and applies it.
  core::Verdict play(core::Actor actor, std::string_view token);
  // The same, and tells what happened.
  core::Verdict play(core::Actor actor, std::string_view token, std::vector<std::string>& story);

  // Whether to stop and show the table after the last move that was told.
  bool worth_a_look() const { return worth_a_look_; }
  ScoreSheet score_sheet() const { return look_.score_sheet(*spectated()); }
  Canvas draw(const Frame& frame) const { return look_.draw(*spectated(), frame); }

 private:
  std::unique_ptr<core::AnyView> spectated() const { return state_->look(core::Viewer::spectator()); }
  core::Verdict then_remember(core::Verdict verdict);

  const TerminalLook& look_;
  std::unique_ptr<core::AnyState> state_;
  Bots bots_;
  std::vector<std::string> memories_;  // of the bots, in games with memory
  bool worth_a_look_ = true;
};

// The next actor: the one who moved last, as long as the game waits for that seat.
core::Actor next_actor(core::Actors awaited, core::Actor last);

// Plays a whole game; `log` may be null.
core::Playout play_match(BotGame& table, core::DealStream& deals, core::Random& choices, std::vector<core::Move>* log);

}  // namespace apps
