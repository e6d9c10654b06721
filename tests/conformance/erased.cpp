// The game behind plain text is the same game: core::AnyGame against the concrete one, with refusals in between.
#include <algorithm>
#include <memory>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/any_game.h"
#include "core/players.h"
#include "games/embedded.h"
#include "games/every_game.h"
#include "games/registry.h"
#include "tests/conformance/check_actions.h"

namespace {

using core::Actor;
using core::Viewer;

std::string everything_seen(const core::AnyState& state, int seats) {
  std::string all;
  for (const Viewer viewer : conformance::viewers(seats)) all += state.view(viewer) + "\n";
  return all;
}

template <class Game>
void compare(const core::AnyState& erased, const Game& game, const typename Game::State& state) {
  REQUIRE(erased.actors() == game.actors(state));
  REQUIRE(erased.awaited() == game.awaited(state));
  REQUIRE(erased.over() == game.over(state));
  REQUIRE(erased.window() == game.window(state));
  REQUIRE(erased.legal(Actor::clock()).size() == (game.window(state) == 0 ? 0 : 1));
  REQUIRE(erased.stage() == game.stage(state));
  for (const Actor actor : conformance::actors_up_to(game.seats())) {
    std::vector<std::string> tokens;
    typename Game::LegalActions legal;
    game.legal(state, actor, legal);
    legal.for_each([&](auto action) { tokens.push_back(game.write(action)); });
    std::erase_if(tokens, core::is_late);
    REQUIRE(erased.legal(actor) == tokens);
  }
}

// A legal action as it can be played, chosen at random.
std::string any_action(const core::AnyState& state, Actor actor, core::Random& random) {
  const auto tokens = state.legal(actor);
  return state.fill(actor, tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))], random);
}

template <class D>
void play_both(int seats) {
  const auto& edition = D::editions.back();
  const auto opened = games::open_game(
      games::Request{.game = std::string(D::Game::id), .edition = std::string(edition.name), .seats = seats});
  REQUIRE(opened.ok());
  auto parts = D::parse_components("standard", games::embedded_components(D::Game::id));
  REQUIRE(parts.ok());
  const typename D::Game game(std::move(parts).value(), edition.flags, seats);
  const auto erased = opened.value()->start();
  auto state = game.start();
  core::Random random(static_cast<std::uint64_t>(seats));
  while (!erased->over()) {
    compare(*erased, game, state);
    const Actor actor = erased->awaited().nth(random.below(erased->awaited().count()));
    const std::string token = any_action(*erased, actor, random);
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

std::unique_ptr<core::AnyGame> open(std::string_view id, int seats) {
  auto game = games::open_game(games::Request{.game = std::string(id), .seats = seats});
  REQUIRE(game.ok());
  return std::move(game).value();
}

// "cats-why-sure painting=5 colour=r", short enough to be sent.
bool is_reason(const std::string& text) {
  static const std::regex form("[a-z]+(-[a-z]+)+( [a-z]+=[a-z0-9]+)*");
  return text.size() <= 120 && std::regex_match(text, form);
}

}  // namespace

TEST_CASE("erased: the game behind text is the concrete game, and refused actions change nothing") {
  games::for_each_game([]<class D>() {
    for (int seats = D::min_seats; seats <= D::max_seats; ++seats) play_both<D>(seats);
  });
}

TEST_CASE("erased: random games repeat from their seeds, and with a log") {
  for (const games::GameInfo& info : games::all_games()) {
    const auto game = open(info.id, std::min(3, info.max_seats));
    const auto play = [&](std::vector<core::Move>* log) {
      core::DealStream deals(core::Seed::derived(1, 2));
      core::Random choices(3);
      return game->random_game(deals, choices, log);
    };
    std::vector<core::Move> log;
    const core::Playout first = play(&log);
    const core::Playout second = play(nullptr);
    CHECK(first.outcome == second.outcome);
    CHECK(first.decisions + first.draws == static_cast<long>(log.size()));
    CHECK(second.decisions == first.decisions);
  }
}

TEST_CASE("erased: an action is called undoable exactly when the seat can get back to where it was") {
  const auto state = open("art-society", 3)->start();
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

TEST_CASE("erased: in games without taking back no action is called undoable") {
  const auto state = open("cats", 3)->start();
  core::Random random(5);
  while (!state->over()) {
    const Actor actor = state->awaited().nth(random.below(state->awaited().count()));
    const auto tokens = state->legal(actor);
    if (!actor.is_chance()) {
      for (const core::Choice& choice : state->choices(actor.seat())) CHECK_FALSE(choice.undoable);
    }
    REQUIRE(state->play(actor, tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))]).ok());
  }
}

TEST_CASE("erased: time-outs alone bring a whole game to its end, a stage at a time") {
  for (const games::GameInfo& info : games::all_games()) {
    const auto state = open(info.id, info.seats.front().max)->start();
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
}

TEST_CASE("erased: computer players of every level play from what their seat has seen, and may say why") {
  for (const games::GameInfo& info : games::all_games()) {
    std::vector<std::string_view> levels = info.levels;
    levels.push_back(games::random_level);
    for (const std::string_view level : levels) {
      const auto state = open(info.id, info.seats.front().max)->start();
      std::vector<std::string> memories(static_cast<std::size_t>(info.seats.front().max));
      core::Random random(9);
      int asked = 0;
      while (!state->over()) {
        const Actor actor = state->awaited().nth(0);
        std::string token;
        if (actor.is_chance()) {
          const auto outcomes = state->legal(actor);
          token = outcomes[static_cast<std::size_t>(random.below(static_cast<int>(outcomes.size())))];
        } else {
          const std::string& memory = memories[static_cast<std::size_t>(core::index(actor.seat()))];
          // The best think too long for a whole game.
          const std::string_view who = ++asked <= 40 ? level : info.levels.front();
          games::Decision decision = games::choose(who, *state->look(actor.seat()), memory, random);
          CHECK_MESSAGE((decision.reason.empty() || is_reason(decision.reason)), decision.reason);
          token = std::move(decision.token);
        }
        REQUIRE(state->play(actor, token).ok());
        for (std::size_t i = 0; i < memories.size(); ++i)
          games::remember(memories[i], *state->look(core::Seat{static_cast<std::uint8_t>(i)}));
      }
      for (const std::string& memory : memories) CHECK(memory.empty() == !info.remembers);
      CHECK(state->look(Viewer::spectator())->json() == state->view(Viewer::spectator()));
    }
  }
}

TEST_CASE("erased: where seats are shared all see the same; in Art Society they do not") {
  for (const games::GameInfo& info : games::all_games()) {
    const auto state = open(info.id, std::min(3, info.max_seats))->start();
    core::Random random(2);
    int different = 0;
    while (!state->over()) {
      std::string seen = state->view(core::Seat{0});
      const std::size_t at = seen.find(R"("viewer":"A")");
      REQUIRE(at != std::string::npos);
      seen[at + 10] = 'B';
      different += seen == state->view(core::Seat{1}) ? 0 : 1;
      const Actor actor = state->awaited().nth(random.below(state->awaited().count()));
      REQUIRE(state->play(actor, any_action(*state, actor, random)).ok());
    }
    CHECK((different == 0 || !info.shared_seats));
    if (info.id == "art-society") CHECK(different > 0);
  }
}

TEST_CASE("erased: the clock closes a window, and does nothing else") {
  for (const games::GameInfo& info : games::all_games()) {
    const auto game = open(info.id, info.seats.front().max);
    int windows = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto state = game->start();
      core::Random random(seed);
      while (!state->over()) {
        const bool open = state->window() != 0;
        windows += open ? 1 : 0;
        CHECK_FALSE((open && state->awaited().is_chance()));
        CHECK_FALSE(state->clone()->play(Actor::clock(), "no").ok());
        const auto closed = state->clone();
        std::vector<std::string> story;
        REQUIRE(closed->play(Actor::clock(), core::close_token, story).ok() == open);
        CHECK(story.empty() == !open);
        CHECK((!open || closed->window() != state->window() || closed->stage() != state->stage()));
        const Actor actor = state->awaited().nth(random.below(state->awaited().count()));
        REQUIRE(state->play(actor, any_action(*state, actor, random)).ok());
      }
    }
    CHECK((windows > 0) == (info.id != "art-society"));
  }
}
