// What the conformance suite must know about Art Society; conformance.h says what each function is for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "art_society/game.h"
#include "core/random.h"

namespace conformance {

struct ArtSocietyTraits {
  using Action = art_society::Action;
  using Game = art_society::Game;
  using State = art_society::State;
  using Changes = std::vector<std::pair<std::string, State>>;

  // All details and places that fit into an action, with all kinds and some that do not exist.
  template <class F>
  static void for_each_action(F&& f) {
    for (const int kind : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 255}) {
      for (int rest = 0; rest < 65536; ++rest) f(make(kind, rest >> 8, rest & 255));
    }
  }
  static Action make(int kind, int detail, int place) {
    return {static_cast<art_society::Kind>(kind), static_cast<std::uint8_t>(detail), static_cast<std::uint8_t>(place)};
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
  static Changes own_changes(const Game& game, const State& state, core::Seat seat);
  static bool reveals(const Game& game, const State& state, core::Actor actor, Action action);

  static std::optional<Action> undo(const State& after, core::Actor actor, Action action);
  static std::string undone(const State& before, core::Actor actor, Action action, const State& after,
                            const State& back);
};

}  // namespace conformance
