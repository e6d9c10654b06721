// What the conformance suite must know about Cats; conformance.h says what each function is for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cats/game.h"
#include "core/random.h"

namespace conformance {

struct CatsTraits {
  using Action = cats::Action;
  using Game = cats::Game;
  using State = cats::State;
  using Changes = std::vector<std::pair<std::string, State>>;

  // All details and places that fit into an action, with all kinds and some that do not exist.
  template <class F>
  static void for_each_action(F&& f) {
    for (int kind = 0; kind <= cats::kind_count + 1; ++kind) {
      const int which = kind <= cats::kind_count ? kind : 255;
      for (int rest = 0; rest < 65536; ++rest) f(make(which, rest >> 8, rest & 255));
    }
  }
  static Action make(int kind, int detail, int place) {
    return {static_cast<cats::Kind>(kind), static_cast<std::uint8_t>(detail), static_cast<std::uint8_t>(place)};
  }
  static Action garbage(core::Random& random);
  static Action mutated(Action action, core::Random& random);
  static std::string describe(Action action);
  static bool knows_clause(std::string_view clause);

  static std::string components(const Game& game, const State& state);
  static std::string score(const Game& game, const State& state, const core::Array<int, core::max_seats>& points);
  static std::string winners(const Game& game, const State& state, core::Actors winners);

  static State scrambled(const Game& game, State state, core::Viewer viewer, core::Random& random);
  static Changes open_changes(const Game& game, const State& state);
  static Changes own_changes(const Game&, const State&, core::Seat) {
    return {};
  }  // nothing is known to one seat alone
  static bool reveals(const Game& game, const State& state, core::Actor actor, Action action);

  // Nothing is ever taken back.
  static std::optional<Action> undo(const State&, core::Actor, Action) { return std::nullopt; }
  static std::string undone(const State&, core::Actor, Action, const State&, const State&) { return ""; }
};

}  // namespace conformance
