// The questions that a page asks the engine, as JSON text. A page holds views and records, never a state.
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

// The game that a table agreed on: {"game":"art-society","edition":"pl","flags":{"tie":"sum"},"seats":3,"rules":2}.
// Without "rules" it is the present version of the rules.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_agreement(std::string_view json);

// The position {"view":…,"awaited":["A"],"actors":["A","C"],"window":0,"choices":{"undoable":[…],"final":[…]},"insight":…}
// after the viewer has taken these actions, which are separated by spaces. Without actions it is the position of the
// view itself. A forbidden action gives {"clause":"AS-H1","reason":"…"}; a bad view gives {"error":"…"}.
std::string attempt(const core::AnyGame& game, std::string_view view, std::string_view actions);

// The same, but as if it were the viewer's turn to choose, so that a player can try an offer in advance. {"clause":…}
// if there is nothing to try.
std::string rehearse(const core::AnyGame& game, std::string_view view, std::string_view actions);

// {"error":"…"}
std::string error_json(std::string_view reason);

// A finished game that can be stepped through.
class Replay {
 public:
  // Refuses a record in which anything is wrong, the digest included.
  static core::Result<Replay, std::string> open(std::string_view text);

  // {"agreement":…,"moves":[{"seat":"A","action":"g4"},…],"points":[…],"winners":"B"}; chance has the seat null.
  std::string summary() const;
  // The position after `step` moves, as this viewer saw it; it offers no actions. The step must be 0…moves, and the
  // viewer must be at the table.
  std::string position(int step, core::Viewer viewer) const;

  int moves() const { return static_cast<int>(record_.moves.size()); }
  int seats() const { return record_.agreement.seats; }

 private:
  explicit Replay(core::Record record) : record_(std::move(record)) {}
  void play(core::AnyState& state, int move) const;

  core::Record record_;
  std::vector<std::unique_ptr<core::AnyState>> kept_;  // every 32nd state, so that each step is near one of them
};

}  // namespace games
