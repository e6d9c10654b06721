// AL-V5c: what the computer players do.
#include <doctest/doctest.h>

#include "artline/names.h"
#include "artline_bot/description.h"
#include "tests/table/evidence.h"

namespace artline_bot {
namespace {

using artline::Game;
using artline::State;

artline::Components small() {
  auto parts = Description::parse_components("small", Description::small_components);
  REQUIRE(parts.ok());
  table::saw_subject();
  return std::move(parts).value();
}

// Lets guests play a whole game; `judge` sees each of their actions and the state before it.
template <class Judge>
State play(const Game& game, std::uint64_t seed, core::SeatSet machines, Judge&& judge) {
  State state = game.start();
  game.set_machines(state, machines);
  core::Random random(seed);
  while (!game.over(state)) {
    const core::Actor actor = game.awaited(state).nth(0);
    artline::LegalActions legal;
    game.legal(state, actor, legal);
    const auto action = actor.is_chance() ? legal[random.below(legal.size())]
                                          : choose("guest", game, game.view(state, actor.seat()), random);
    REQUIRE(game.validate(state, actor, action).ok());
    if (!actor.is_chance()) judge(state, action);
    game.apply(state, actor, action);
    table::saw_action();
  }
  return state;
}

TEST_CASE("[AL-V5c] allows: guests play whole games of every kind, and every card that they hang fits") {
  for (const bool curators : {false, true}) {
    for (int players = 2; players <= 5; ++players) {
      const Game game(small(), {.start_cards = 0, .curators = curators}, players);
      int hung = 0;
      const State end =
          play(game, 1, core::SeatSet::first(players), [&](const State& state, const artline::Action& action) {
            if (!is_play(action.kind)) return;
            ++hung;
            State after = state;
            game.apply(after,
                       state.table.shows_hand ? core::Seat{artline::byte(game.neighbour(state.table.active))}
                                              : core::Seat{state.table.active},
                       action);
            CHECK(after.table.board.is_taken(action.place));  // no computer was against it
          });
      CHECK(hung > 10);
      CHECK_FALSE(game.winners(end).empty());
    }
  }
}

TEST_CASE("[AL-V5c] denies: a card in a line whose theme no computer understands") {
  const Game game(small(), {}, 2);
  State state = game.start();
  core::Random random(3);
  artline::LegalActions legal;
  while (game.actors(state).is_chance()) {
    game.legal(state, core::Actor::chance(), legal);
    game.apply(state, core::Actor::chance(), legal[random.below(legal.size())]);
  }
  const core::Seat first{state.table.active};
  game.legal(state, first, legal);
  artline::Action opening = legal[0];
  opening.text = artline::themes_of("", "mimsy borogoves");
  if (artline::row_of(opening.place) == artline::row_of(game.start_place(0)))
    opening.text = artline::themes_of("mimsy borogoves", "");
  REQUIRE(game.validate(state, first, opening).ok());
  game.apply(state, first, opening);
  game.close_window(state);
  game.legal(state, core::Actor::chance(), legal);
  game.apply(state, core::Actor::chance(), legal[0]);
  const core::Seat second{state.table.active};
  const auto answer = choose("guest", game, game.view(state, second), random);
  CHECK(answer.kind != artline::Kind::hang);  // every place without a theme to name is in that line
}

TEST_CASE("[AL-V5c] allows: a guest that stands in for a person in the middle of a vote says what it knows") {
  const Game game(small(), {}, 3);
  int votes = 0;
  play(game, 5, {}, [&](const State& state, const artline::Action& action) {
    if (state.table.phase != artline::Phase::window) return;
    ++votes;
    CHECK(action.kind == artline::Kind::ok);  // guests hang only what fits
  });
  CHECK(votes > 20);
}

}  // namespace
}  // namespace artline_bot
