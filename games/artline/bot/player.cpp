#include "artline_bot/player.h"

#include "artline_bot/curator.h"
#include "artline_bot/guest.h"
#include "artline_bot/options.h"
#include "artline_bot/reason.h"

namespace artline_bot {

using artline::Action;
using artline::Game;
using artline::Kind;
using artline::State;

namespace {

// It hangs a card whenever one is sure to fit.
constexpr Habits guides_habits = {.discard = 10 * exhibition};

// AL-V5, when a computer stands in for somebody in the middle of a vote.
Action vote(const Game& game, const State& state, core::Seat seat) {
  const unsigned no = machine_ballot(game.asked(state.table), game.parts().words).no;
  artline::LegalActions legal;
  game.legal(state, seat, legal);
  for (int i = 0; i < legal.size(); ++i) {
    if (legal[i].kind == Kind::no && (no & artline::bit(legal[i].place)) != 0) return legal[i];
  }
  return {.kind = Kind::ok};
}

Action decide(std::string_view level, const Game& game, const State& state, core::Seat seat, core::Random& random) {
  if (state.table.phase == artline::Phase::window) return vote(game, state, seat);
  if (level == levels[0]) return choose_guest(game, state, seat);
  Thought thought(game, state, seat);
  return level == levels[1] ? thought.options(guides_habits).front().action : choose_curator(thought, random);
}

}  // namespace

Decision choose(std::string_view level, const Game& game, const artline::View& view, core::Random& random) {
  const State state = game.imagine(view);
  const Action action = decide(level, game, state, view.viewer.seat(), random);
  return {action, reason(game, game.view(state, core::Viewer::spectator()), action)};
}

}  // namespace artline_bot
