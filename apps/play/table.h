// A table in this program: a game in progress, with computer players around it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"
#include "apps/play/look.h"
#include "core/any_game.h"
#include "games/registry.h"

namespace apps {

// The levels of the players around a table.
using Bots = std::vector<std::string>;

// "collector,visitor" around a table of so many seats; a shorter list is repeated.
Or<Bots> read_bots(const games::GameInfo& info, const std::string& text, int seats);

class Table {
 public:
  // At the start of the game. Without bots nobody can be asked what to do.
  explicit Table(const core::AnyGame& game, Bots bots = {});

  core::Actors awaited() const { return state_->awaited(); }
  bool over() const { return state_->over(); }
  core::Outcome outcome() const { return state_->outcome(); }
  int round() const { return outcome().rounds; }
  // An outcome of chance, when chance is awaited.
  std::string deal(core::DealStream& deals) const;
  // What the bot of a seat that is awaited does; it has been shown the views of that seat and nothing else.
  std::string choose(core::Seat seat, core::Random& random) const;
  // Validates and applies.
  core::Verdict play(core::Actor actor, std::string_view token);
  // The same, and tells what happened.
  core::Verdict play(core::Actor actor, std::string_view token, std::vector<std::string>& story);

  // Whether the last move that was told is one to stop and look at; others belong to the next that is.
  bool worth_a_look() const { return worth_a_look_; }
  ScoreSheet score_sheet() const { return look_.score_sheet(*spectated()); }
  Canvas draw(const Frame& frame) const { return look_.draw(*spectated(), frame); }

 private:
  std::unique_ptr<core::AnyView> spectated() const { return state_->look(core::Viewer::spectator()); }
  core::Verdict then_remember(core::Verdict verdict);

  const Look& look_;
  std::unique_ptr<core::AnyState> state_;
  Bots bots_;
  std::vector<std::string> memories_;  // of the bots, in a game that remembers
  bool worth_a_look_ = true;
};

// The next to move: whoever moved last goes on as long as the table waits for that seat.
core::Actor next_actor(core::Actors awaited, core::Actor last);

// Plays a whole game; `log` may be null.
core::Playout play_match(Table& table, core::DealStream& deals, core::Random& choices, std::vector<core::Move>* log);

}  // namespace apps
