// The exact solver: its value is what its own play reaches, nobody does better, and it looks at nothing hidden.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "cats_bot/exact.h"
#include "cats_bot/fate.h"
#include "cats_bot/policy.h"
#include "core/random.h"
#include "games/embedded.h"

using namespace cats;
using cats_bot::Exact;
using cats_bot::Fate;

namespace {

Game make_game(const std::string& rest) {
  auto parts = parse_components("small", "vernissage components 1\ngame cats\nboard 1x2\nrounds 1\nevents 0\n" + rest);
  REQUIRE(parts);
  return Game(std::move(parts).value(), {}, 2);
}

Game two_paintings() {
  return make_game(
      "dice 3\npaints 10 10 0 0\nstack 16\ntraps 1 1 0 2\ngoal 2 2 2\npalette rry jump\npalette rry turbo\n");
}

Action best_of(const Game& game, Exact& exact, const State& state, core::Seat seat) {
  LegalActions legal;
  game.legal(state, seat, legal);
  Action best = legal[0];
  double most = -1;
  for (int i = 0; i < legal.size(); ++i) {
    const double value = legal[i].kind == Kind::paw ? -1 : exact.value(state, seat, legal[i]);
    if (value > most) best = legal[i], most = value;
  }
  return best;
}

// Plays one deal; `choose(state, seat)` decides.
template <class Choose>
State play(const Game& game, std::uint64_t seed, Choose&& choose) {
  Fate fate(seed);
  State state = game.start();
  while (!game.over(state)) {
    const core::Actor actor = game.awaited(state).nth(0);
    game.apply(state, actor, actor.is_chance() ? fate.next(game, state) : choose(state, actor.seat()));
  }
  return state;
}

template <class Choose>
double win_rate(const Game& game, int games, Choose&& choose) {
  int won = 0;
  for (int i = 0; i < games; ++i)
    won += game.winners(play(game, static_cast<std::uint64_t>(i) * 77, choose)).empty() ? 0 : 1;
  return static_cast<double>(won) / games;
}

}  // namespace

// All paints are what the palettes ask for, so that only a Catastrophe, which is on one of the two paintings, can spoil a try.
TEST_CASE("values that can be calculated by hand") {
  const auto value = [](int dice, int goal, int catastrophes) {
    const std::string traps = std::to_string(catastrophes) + " 0 0 " + std::to_string(catastrophes);
    const std::string goals = std::to_string(goal);
    const Game game = make_game("dice " + std::to_string(dice) + "\npaints 16 0 0 0\nstack " +
                                std::to_string(10 + catastrophes) + "\ntraps " + traps + "\ngoal " + goals + " " +
                                goals + " " + goals + "\npalette rrr jump\npalette rrr paw\n");
    REQUIRE(Exact::obstacle(game).empty());
    return Exact(game).value();
  };
  CHECK(value(2, 2, 0) == doctest::Approx(1));
  CHECK(value(1, 2, 0) == 0);
  CHECK(value(1, 1, 1) == doctest::Approx(0.5));
  CHECK(value(2, 1, 1) == doctest::Approx(1));
  // If the first try gives the jump it cleans the other painting after the Catastrophe: one in two, times one in two.
  CHECK(value(2, 2, 1) == doctest::Approx(0.25));
}

TEST_CASE("the best play wins as often as the solver says, and no other play does") {
  const Game game = two_paintings();
  Exact exact(game);
  const double value = exact.value();
  CHECK(value > 0.2);
  CHECK(value < 0.98);
  constexpr int games = 4000;
  const double error = std::sqrt(value * (1 - value) / games);
  const double best =
      win_rate(game, games, [&](const State& s, core::Seat seat) { return best_of(game, exact, s, seat); });
  CHECK(std::abs(best - value) < 4 * error);
  core::Random random(5);
  const auto greedy = [&](const State& s, core::Seat seat) {
    return cats_bot::greedy(game, s, core::index(seat), random);
  };
  CHECK(win_rate(game, games, greedy) < value + 4 * error);
}

TEST_CASE("no decision is worth more than the position before it, and one is worth as much") {
  const Game game = two_paintings();
  Exact exact(game);
  core::Random random(3);
  int decisions = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    play(game, seed, [&](const State& s, core::Seat seat) {
      LegalActions legal;
      game.legal(s, seat, legal);
      double most = 0;
      for (int i = 0; i < legal.size(); ++i) most = std::max(most, exact.value(s, seat, legal[i]));
      CHECK(most == doctest::Approx(exact.value(s)));
      ++decisions;
      return legal[random.below(legal.size())];
    });
  }
  CHECK(decisions > 300);
}

TEST_CASE("the solver does not look at cards that nobody has seen") {
  const Game game = two_paintings();
  Exact exact(game);
  core::Random random(9);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    play(game, seed, [&](const State& s, core::Seat seat) {
      State other = s;
      std::vector<int> unseen;
      for (int place = 0; place < game.parts().places(); ++place) {
        if ((game.lying(s) & ~s.seen) >> place & 1U) unseen.push_back(place);
      }
      for (const int place : unseen) {
        const int count = static_cast<int>(unseen.size());
        std::swap(other.cards[place], other.cards[unseen[static_cast<std::size_t>(random.below(count))]]);
      }
      CHECK(exact.value(other) == doctest::Approx(exact.value(s)));
      LegalActions legal;
      game.legal(s, seat, legal);
      return legal[random.below(legal.size())];
    });
  }
}

TEST_CASE("games that are too large are refused") {
  auto parts = parse_components("standard", games::embedded_components(Game::id));
  REQUIRE(parts);
  CHECK(Exact::obstacle(Game(std::move(parts).value(), {}, 2)) == "it has more than 4 paintings");
  CHECK(Exact::obstacle(two_paintings()).empty());
  const Game tight =
      make_game("dice 3\npaints 7 7 0 0\nstack 8\ntraps 0 0 0 0\ngoal 2 2 2\npalette rry jump\npalette rry paw\n");
  CHECK(Exact::obstacle(tight) == "its stack of paints could run out");
}

TEST_CASE("fate brings the same outcomes, no matter what the players do") {
  auto parts = parse_components("standard", games::embedded_components(Game::id));
  REQUIRE(parts);
  const Game game(std::move(parts).value(), {}, 3);
  // Each by itself: all that is dealt, the first paints that are drawn, the dice of the first round.
  const auto story = [&](std::uint64_t choices) {
    Fate fate(42);
    core::Random random(choices);
    std::string deal;
    std::string paints;
    std::string dice;
    State state = game.start();
    while (!game.over(state)) {
      const core::Actor actor = game.awaited(state).nth(0);
      LegalActions legal;
      game.legal(state, actor, legal);
      const Action action = actor.is_chance() ? fate.next(game, state) : legal[random.below(legal.size())];
      if (action.kind == Kind::paint_comes) paints += static_cast<char>('0' + action.place / max_paints_a_colour);
      if (action.kind == Kind::die_shows && state.table.phase == Phase::roll && state.table.round == 1)
        dice += static_cast<char>('a' + action.place);
      if (is_chance_kind(action.kind) && state.table.round == 0) deal += game.write(action) + " ";
      game.apply(state, actor, action);
    }
    return std::vector<std::string>{deal, paints.substr(0, 40), dice};
  };
  CHECK(story(1) == story(2));
  CHECK(story(1) == story(3));
}
