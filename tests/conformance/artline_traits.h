// What the conformance suite must know about Artline; conformance.h says what each function is for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "artline/game.h"
#include "core/random.h"

namespace conformance {

struct ArtlineTraits {
  using Game = artline::Game;
  using Action = artline::Action;
  using State = artline::State;
  using Changes = std::vector<std::pair<std::string, State>>;

  // All cards and places that fit into an action, with all kinds and two that do not exist.
  template <class F>
  static void for_each_action(F&& f) {
    for (int kind = 0; kind <= artline::kind_count + 1; ++kind) {
      const int which = kind <= artline::kind_count ? kind : 255;
      for (int card = 0; card < artline::max_cards; ++card) {
        for (int place = 0; place < artline::Places::capacity; ++place) f(make(which, card, place));
      }
    }
  }
  static Action make(int kind, int detail, int place) {
    return {.kind = static_cast<artline::Kind>(kind),
            .detail = static_cast<std::uint8_t>(detail),
            .place = static_cast<std::uint16_t>(place)};
  }
  static Action garbage(core::Random& random);
  static Action mutated(Action action, core::Random& random);
  static std::string describe(const Action& action);
  static bool knows_clause(std::string_view clause);

  static std::string components(const Game& game, const State& state);
  static std::string score(const Game& game, const State& state, const core::Array<int, core::max_seats>& points);
  static std::string winners(const Game& game, const State& state, core::Actors winners);

  static State scrambled(const Game& game, State state, core::Viewer viewer, core::Random& random);
  static Changes open_changes(const Game& game, const State& state);
  static Changes own_changes(const Game& game, const State& state, core::Seat seat);
  static bool reveals(const Game& game, const State& state, core::Actor actor, const Action& action);

  // Nothing is ever taken back.
  static std::optional<Action> undo(const State&, core::Actor, const Action&) { return std::nullopt; }
  static std::string undone(const State&, core::Actor, const Action&, const State&, const State&) { return ""; }
};

}  // namespace conformance
