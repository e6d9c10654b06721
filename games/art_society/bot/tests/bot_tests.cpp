// Bots: always legal, repeatable, and each better than the one before.
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "art_society_bot/collector.h"
#include "art_society_bot/visitor.h"
#include "core/deal.h"
#include "games/embedded.h"

using namespace art_society;

namespace {

enum class Who { random, visitor, collector };

Game make_game(int players, const Flags& flags = {}) {
  auto parts = parse_components("standard", games::embedded_components(Game::id));
  REQUIRE(parts);
  return Game(std::move(parts).value(), flags, players);
}

Action choose(const Game& game, const State& state, core::Seat seat, Who who, core::Random& random) {
  if (who == Who::visitor) return art_society_bot::choose_visitor(game, game.view(state, seat), random);
  if (who == Who::collector) return art_society_bot::choose_collector(game, game.view(state, seat), random);
  LegalActions legal;
  game.legal(state, seat, legal);
  return legal[random.below(legal.forward() > 0 ? legal.forward() : legal.size())];
}

// Plays to the end, checks every choice, and returns all moves.
std::vector<Action> play(const Game& game, State& state, const std::vector<Who>& bots, std::uint64_t number) {
  core::DealStream deals(core::Seed::derived(11, number));
  core::Random random(number);
  std::vector<Action> moves;
  while (!game.over(state)) {
    const core::Actor actor = game.awaited(state).nth(0);
    LegalActions legal;
    game.legal(state, actor, legal);
    const Action action = actor.is_chance() ? legal[deals.below(legal.size())]
                                            : choose(game, state, actor.seat(),
                                                     bots[static_cast<std::size_t>(core::index(actor.seat()))], random);
    REQUIRE(game.validate(state, actor, action));
    REQUIRE(action.kind != Kind::undo);
    REQUIRE(action.kind != Kind::wait);
    game.apply(state, actor, action);
    moves.push_back(action);
    REQUIRE(moves.size() < 5000);
  }
  return moves;
}

// Points of the first kind of bot less those of the second, over games in which both have two seats.
int lead(Who first, Who second, int games) {
  const Game game = make_game(4);
  int lead = 0;
  for (int number = 0; number < games; ++number) {
    const bool even = number % 2 == 0;
    const std::vector<Who> bots =
        even ? std::vector{first, second, first, second} : std::vector{second, first, second, first};
    State state = game.start();
    play(game, state, bots, static_cast<std::uint64_t>(number));
    for (int s = 0; s < 4; ++s)
      lead += (bots[static_cast<std::size_t>(s)] == first ? 1 : -1) * game.score(state, s).total();
  }
  return lead;
}

}  // namespace

TEST_CASE("bots play whole games by the rules, in every edition and number of players") {
  for (const Edition& edition : editions) {
    for (int players = 2; players <= max_players; ++players) {
      const Game game = make_game(players, edition.flags);
      for (const Who who : {Who::visitor, Who::collector}) {
        State state = game.start();
        play(game, state, std::vector<Who>(4, who), 1);
        CHECK(game.over(state));
      }
    }
  }
}

TEST_CASE("the same numbers give the same game") {
  const Game game = make_game(3);
  const std::vector<Who> bots = {Who::collector, Who::visitor, Who::collector};
  State first = game.start();
  State second = game.start();
  CHECK(play(game, first, bots, 5) == play(game, second, bots, 5));
  CHECK(first == second);
}

TEST_CASE("the collector beats the visitor, who beats chance") {
  constexpr int games = 20;
  CHECK(lead(Who::visitor, Who::random, games) > 2 * games * 2);
  CHECK(lead(Who::collector, Who::visitor, games) > 2 * games * 10);
}
