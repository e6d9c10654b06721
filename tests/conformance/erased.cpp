// The game behind plain text is the same game: core::AnyGame against the concrete one, with refusals in between.
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/any_game.h"
#include "games/registry.h"
#include "tests/conformance/check_actions.h"
#include "tests/conformance/open_art_society.h"

namespace {

using core::Actor;
using core::Viewer;

std::string everything_seen(const core::AnyState& state, int seats) {
  std::string all;
  for (const Viewer viewer : conformance::viewers(seats)) all += state.view(viewer) + "\n";
  return all;
}

void compare(const core::AnyState& erased, const art_society::Game& game, const art_society::State& state) {
  REQUIRE(erased.actors() == game.actors(state));
  REQUIRE(erased.awaited() == game.awaited(state));
  REQUIRE(erased.over() == game.over(state));
  for (const Actor actor : conformance::actors_up_to(game.seats())) {
    std::vector<std::string> tokens;
    art_society::LegalActions legal;
    game.legal(state, actor, legal);
    legal.for_each([&](art_society::Action action) { tokens.push_back(game.write(action)); });
    REQUIRE(erased.legal(actor) == tokens);
  }
}

}  // namespace

TEST_CASE("erased: the game behind text is the concrete game, and what it refuses changes nothing") {
  for (int seats = 2; seats <= 4; ++seats) {
    const auto opened = games::open_game(games::Request{.game = "art-society", .edition = "zh", .seats = seats});
    REQUIRE(opened.ok());
    const art_society::Game game(conformance::parts_of(conformance::component_set("standard")),
                                 conformance::flags_of("zh"), seats);
    const auto erased = opened.value()->start();
    art_society::State state = game.start();
    core::Random random(static_cast<std::uint64_t>(seats));
    while (!erased->over()) {
      compare(*erased, game, state);
      const Actor actor = erased->awaited().nth(random.below(erased->awaited().count()));
      const auto tokens = erased->legal(actor);
      const std::string& token = tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))];
      const std::string seen = everything_seen(*erased, seats);
      const std::string wrong = conformance::damaged(token, random);
      const auto meant = game.read(actor, wrong);
      if (!meant || !game.validate(state, actor, *meant)) {
        REQUIRE_FALSE(erased->play(actor, wrong).ok());
        REQUIRE(everything_seen(*erased, seats) == seen);
      }
      const auto copy = erased->clone();
      REQUIRE(erased->play(actor, token).ok());
      REQUIRE(everything_seen(*copy, seats) == seen);
      game.apply(state, actor, *game.read(actor, token));
    }
    const core::Outcome outcome = erased->outcome();
    for (int s = 0; s < seats; ++s) CHECK(outcome.points[static_cast<std::size_t>(s)] == game.points(state)[s]);
    CHECK(outcome.end_reason == game.end_reason(state));
    CHECK(outcome.rounds == game.rounds(state));
  }
}

TEST_CASE("erased: random games repeat from their seeds, and with a log") {
  const auto game = games::open_game(games::Request{.game = "art-society", .edition = "ru", .seats = 3});
  REQUIRE(game.ok());
  const auto play = [&](std::vector<core::Move>* log) {
    core::DealStream deals(core::Seed::derived(1, 2));
    core::Random choices(3);
    return game.value()->random_game(deals, choices, log);
  };
  std::vector<core::Move> log;
  const core::Playout first = play(&log);
  const core::Playout second = play(nullptr);
  CHECK(first.outcome == second.outcome);
  CHECK(first.decisions + first.draws == static_cast<long>(log.size()));
  CHECK(second.decisions == first.decisions);
}
