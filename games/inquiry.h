// What a page asks the engine, as JSON text: it holds views and records, never a state.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"

namespace games {

// A game by what was agreed at a table: {"game":"art-society","edition":"pl","flags":{"tie":"sum"},"seats":3}.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_agreement(std::string_view json);

// The position {"view":…,"choices":{"undoable":[…],"final":[…]},"insight":…} that comes of a view when its viewer does all
// these actions, separated by spaces, one after another; none at all is a look at the view itself. If one of them is
// forbidden, {"clause":"AS-H1","reason":"…"}; if the view is none, {"error":"…"}.
std::string attempt(const core::AnyGame& game, std::string_view view, std::string_view actions);

// The same as if it were the viewer's turn to choose: what is on offer can be tried before. {"clause":…} when there is nothing
// to try.
std::string rehearse(const core::AnyGame& game, std::string_view view, std::string_view actions);

// {"error":"…"}
std::string error_json(std::string_view reason);

// A finished game to step through.
class Replay {
 public:
  // The record must be right to the last digit.
  static core::Result<Replay, std::string> open(std::string_view text);

  // {"agreement":…,"moves":[{"seat":"A","action":"g4"},…],"points":[…],"winners":"B"}; the seat of chance is null.
  std::string summary() const;
  // The position after so many moves as a viewer saw it; nothing can be done in it. The step must be 0…moves, the viewer at the
  // table.
  std::string position(int step, core::Viewer viewer) const;

  int moves() const { return static_cast<int>(record_.moves.size()); }
  int seats() const { return record_.agreement.seats; }

 private:
  explicit Replay(core::Record record) : record_(std::move(record)) {}
  void play(core::AnyState& state, int move) const;

  core::Record record_;
  std::vector<std::unique_ptr<core::AnyState>> kept_;  // every so many moves, so that no step is far from one
};

}  // namespace games
