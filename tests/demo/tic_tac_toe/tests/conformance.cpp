// The demonstration game through the conformance suite. An action with a text and a window meet every check there.
#include "tests/conformance/conformance.h"

#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "games/embedded.h"
#include "tests/conformance/byte_actions.h"
#include "tic_tac_toe/game.h"

namespace {

using tic_tac_toe::Action;
using tic_tac_toe::Game;
using tic_tac_toe::State;

struct Traits : conformance::ByteActions<Game, tic_tac_toe::kind_count> {
  static Action garbage(core::Random& random) {
    Action action = garbage_below(1, tic_tac_toe::squares, random);
    constexpr std::array<std::string_view, 6> texts = {"", " a", "\x01", "\xff", "‮abc", "Ann"};
    action.text = *tic_tac_toe::Signature::from(texts.at(static_cast<std::size_t>(random.below(6))));
    return action;
  }
  static Action mutated(Action /*action*/, core::Random& random) { return garbage(random); }
  static bool knows_clause(std::string_view clause) { return clause.empty() || clause.starts_with("TT-"); }

  static std::string components(const Game& /*game*/, const State& state) {
    for (int s = 0; s < tic_tac_toe::squares; ++s) {
      const bool free = state.table.owner[s] == tic_tac_toe::free_square;
      if (free && !state.table.signature[s].empty()) return "a free square is signed";
    }
    return "";
  }
  static std::string score(const Game&, const State&, const core::Array<int, core::max_seats>& points) {
    return points[0] + points[1] <= 1 ? "" : "both have won";
  }
  static std::string winners(const Game&, const State&, core::Actors winners) {
    return winners.count() <= 1 ? "" : "both have won";
  }
  // Nothing is hidden, and nothing is taken back.
  static State scrambled(const Game&, State state, core::Viewer, core::Random&) { return state; }
  static Changes open_changes(const Game&, State state) {
    state.table.signature[0] = *tic_tac_toe::Signature::from("changed");
    state.table.owner[0] = 1;
    return {{"the board", state}};
  }
  static Changes own_changes(const Game&, const State&, core::Seat) { return {}; }
  static bool reveals(const Game&, const State&, core::Actor, const Action&) { return false; }
  static std::optional<Action> undo(const State&, core::Actor, const Action&) { return std::nullopt; }
  static std::string undone(const State&, core::Actor, const Action&, const State&, const State&) { return ""; }
};

}  // namespace

TEST_CASE("conformance: the demonstration game, with every number of objections") {
  const auto parts = tic_tac_toe::parse_components("standard", games::embedded_components(Game::id));
  REQUIRE(parts.ok());
  for (std::uint8_t objections = 0; objections <= 3; ++objections) {
    CAPTURE(objections);
    const Game game(parts.value(), {objections}, 2);
    const conformance::Options options{.games = 40, .view_percent = 100, .spaces = 0, .secrets = false};
    const auto problems = conformance::check_game(game, Traits(), options);
    CHECK_MESSAGE(problems.empty(), problems.text());
  }
}
