// What the conformance suite must know about Art Society; conformance.h says what each function is for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "art_society/game.h"
#include "core/random.h"
#include "tests/conformance/byte_actions.h"

namespace conformance {

struct ArtSocietyTraits : ByteActions<art_society::Game, art_society::kind_count> {
  static Action garbage(core::Random& random) { return garbage_below(16, 192, random); }
  static Action mutated(Action action, core::Random& random);
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
