// The engine against the slow model: the same legal actions, the same state after every action, the same score, in
// random games with the real components and with small sets that reach the rare clauses.
#include <cstdlib>
#include <map>
#include <memory>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "core/random.h"
#include "engine_dump.h"
#include "oracle/generators.h"

namespace {

using art_society::Game;
using art_society::State;
using core::Actor;
using core::Random;

using Counts = std::map<std::string, long>;

bool long_run() { return std::getenv("VERNISSAGE_LONG") != nullptr; }

Actor actor_named(char name) {
  return name == '*' ? Actor::chance() : Actor(core::Seat{static_cast<std::uint8_t>(name - 'A')});
}

std::set<std::string> engine_legal(const Game& game, const State& state, Actor actor) {
  Game::LegalActions actions;
  game.legal(state, actor, actions);
  std::set<std::string> tokens;
  actions.for_each([&](auto action) { tokens.insert(game.write(action)); });
  return tokens;
}

bool goes_back(const std::string& token) { return token.starts_with("undo") || token == "wait"; }

// Evenly among the legal tokens, but seldom backwards, so that games end.
const std::string& choose(const std::set<std::string>& tokens, Random& random) {
  while (true) {
    const std::string& token = *std::next(tokens.begin(), random.below(static_cast<int>(tokens.size())));
    if (!goes_back(token) || random.below(6) == 0) return token;
  }
}

// Plays one game in both; returns what differs, or nothing.
std::string compare_game(const oracle::Components& parts, oracle::Flags flags, int seats, Random& random,
                         Counts& counts) {
  auto components = art_society::parse_components("test", differential::component_text(parts));
  if (!components) return "the data file is refused: " + components.error().reason;
  const art_society::Flags engine_flags{flags.exact, flags.tie_highest, flags.surplus_forced, flags.markers_by_number,
                                        flags.bid_tracker};
  const Game game(components.value(), engine_flags, seats);
  State state = game.start();
  oracle::Game slow(parts, flags, seats);
  std::string log;
  while (!slow.over()) {
    const std::string acting = slow.acting();
    const char name = acting[static_cast<std::size_t>(random.below(static_cast<int>(acting.size())))];
    const Actor actor = actor_named(name);
    const auto tokens = slow.legal(name);
    if (const auto mine = engine_legal(game, state, actor); mine != tokens) {
      std::string difference = log + "\nlegal for " + name + ", engine:";
      for (const auto& token : mine) difference += tokens.contains(token) ? "" : " " + token;
      difference += "\nslow model:";
      for (const auto& token : tokens) difference += mine.contains(token) ? "" : " " + token;
      return difference;
    }
    if (tokens.empty()) return log + "\n" + name + " is acting without a legal action";
    const std::string token = choose(tokens, random);
    log += std::string(" ") + name + ":" + token;
    const auto action = game.read(actor, token);
    if (!action || !game.validate(state, actor, *action)) return log + "\nthe engine refuses it";
    game.apply(state, actor, *action);
    slow.apply(name, token);
    if (const auto mine = differential::dump(game, state); mine != slow.dump())
      return log + "\nengine:\n" + mine + "slow model:\n" + slow.dump();
  }
  for (const auto& [clause, count] : slow.clauses) counts[clause] += count;
  return game.over(state) ? "" : log + "\nonly the slow model is over";
}

oracle::Flags flags_number(int number) {
  const auto bit = [number](int i) { return (number >> i & 1) != 0; };
  return {bit(0), bit(1), bit(2), bit(3), false};
}

// pl, ru and zh, in the order of the flags above.
constexpr int editions[] = {0b000, 0b111, 0b101};

}  // namespace

TEST_CASE("the engine and the slow model agree on games with the real components") {
  Random random(1);
  Counts counts;
  const int games = long_run() ? 2400 : 30;
  for (int number = 0; number < games; ++number) {
    const int edition = editions[number % 3] | (number % 7 == 6 ? 0b1000 : 0);
    INFO("game ", number);
    REQUIRE(compare_game(oracle::standard_set(), flags_number(edition), 2 + number % 3, random, counts) == "");
  }
}

TEST_CASE("the engine and the slow model agree on small sets, and every clause fires") {
  Random random(2);
  Counts counts;
  const auto sets = oracle::small_sets();
  const int rounds = long_run() ? 800 : 16;
  for (int round = 0; round < rounds; ++round) {
    for (const auto& [name, parts] : sets) {
      INFO("set ", name, ", round ", round);
      REQUIRE(compare_game(parts, flags_number(random.below(16)), 2 + random.below(3), random, counts) == "");
    }
  }
  if (!long_run()) return;  // the rarest need more games than the fast suite has
  for (const auto& clause : oracle::all_clause_keys()) {
    INFO(clause);
    CHECK(counts[clause] > 0);
  }
}

TEST_CASE("the engine and the slow model agree on arbitrary component sets") {
  Random random(3);
  Counts counts;
  const unsigned games = long_run() ? 4000 : 60;
  for (unsigned number = 0; number < games; ++number) {
    INFO("seed ", number);
    REQUIRE(compare_game(oracle::random_set(number), flags_number(random.below(16)), 2 + random.below(3), random,
                         counts) == "");
  }
}
