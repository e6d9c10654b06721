// The game behind plain text is the same game: core::AnyGame against the concrete one, with refusals in between.
#include <algorithm>
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

TEST_CASE("erased: an action is called undoable exactly when the seat can get back to where it was") {
  const auto game = games::open_game(games::Request{.game = "art-society", .seats = 3});
  REQUIRE(game.ok());
  const auto state = game.value()->start();
  core::Random random(5);
  int undoable = 0;
  int final = 0;
  while (!state->over() && state->outcome().rounds < 6) {
    const Actor actor = state->awaited().nth(random.below(state->awaited().count()));
    const auto tokens = state->legal(actor);
    const std::string& token = tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))];
    if (!actor.is_chance()) {
      const std::string before = everything_seen(*state, 3);
      const auto after = state->clone();
      REQUIRE(after->play(actor, token).ok());
      bool back = false;
      for (const std::string& way : after->actors().has(actor) ? after->legal(actor) : std::vector<std::string>{}) {
        const auto there = after->clone();
        REQUIRE(there->play(actor, way).ok());
        back = back || everything_seen(*there, 3) == before;
      }
      const auto choices = state->choices(actor.seat());
      REQUIRE(choices.size() == tokens.size());
      const auto chosen = std::find_if(choices.begin(), choices.end(), [&](const auto& c) { return c.token == token; });
      REQUIRE(chosen != choices.end());
      const bool said = chosen->undoable;
      CHECK_MESSAGE(said == back, token);
      ++(said ? undoable : final);
    }
    REQUIRE(state->play(actor, token).ok());
  }
  CHECK(undoable > 20);
  CHECK(final > 20);
}

TEST_CASE("erased: time-outs alone bring a whole game to its end, a stage at a time") {
  const auto game = games::open_game(games::Request{.game = "art-society", .seats = 4});
  REQUIRE(game.ok());
  const auto state = game.value()->start();
  for (int step = 0; !state->over(); ++step) {
    REQUIRE(step < 5000);
    if (state->awaited().is_chance()) {
      REQUIRE(state->play(Actor::chance(), state->legal(Actor::chance()).front()).ok());
      continue;
    }
    const core::Seat seat = state->awaited().nth(0).seat();
    const auto tokens = state->timeout(seat, nullptr);
    REQUIRE_FALSE(tokens.empty());
    const int stage = state->stage();
    for (const std::string& token : tokens) REQUIRE(state->play(seat, token).ok());
    CHECK((state->stage() != stage || !state->awaited().has(seat)));
  }
}

TEST_CASE("erased: computer players of every level play from views alone") {
  for (const games::GameInfo& info : games::all_games()) {
    for (const std::string_view level : info.levels) {
      const auto game = games::open_game(games::Request{.game = std::string(info.id), .seats = info.max_seats});
      REQUIRE(game.ok());
      const auto state = game.value()->start();
      core::Random random(9);
      while (!state->over()) {
        const Actor actor = state->awaited().nth(0);
        const std::string token =
            actor.is_chance() ? state->legal(actor).front() : games::choose(level, *state->look(actor.seat()), random);
        REQUIRE(state->play(actor, token).ok());
      }
      CHECK(state->look(Viewer::spectator())->json() == state->view(Viewer::spectator()));
    }
  }
}
