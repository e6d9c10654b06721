// The engine against the slow model: the same legal actions, the same state after every action, the same score, in random games with
// the real components and with small sets that reach the rare clauses.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/random.h"
#include "engine_dump.h"
#include "oracle/generators.h"
#include "oracle/random_player.h"

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

// What differs in the legal actions of an actor, or nothing.
std::string compare_legal(const Game& game, const State& state, const oracle::Game& slow, char name) {
  const auto theirs = slow.legal(name);
  const auto mine = engine_legal(game, state, actor_named(name));
  if (mine == theirs) return {};
  std::string difference = std::string("\nlegal for ") + name + ", engine:";
  for (const auto& token : mine) difference += theirs.contains(token) ? "" : " " + token;
  difference += "\nslow model:";
  for (const auto& token : theirs) difference += mine.contains(token) ? "" : " " + token;
  return difference;
}

// Plays one game in both; returns what differs, or nothing. `choose(slow)` says who does what.
template <class Choose>
std::string compare_game(const oracle::Components& parts, oracle::Flags flags, int seats, Counts& counts,
                         Choose&& choose) {
  auto components = art_society::parse_components("test", differential::component_text(parts));
  if (!components) return "the data file is refused: " + components.error().reason;
  const art_society::Flags engine_flags{flags.exact, flags.tie_highest, flags.surplus_forced, flags.markers_by_number,
                                        flags.bid_tracker};
  const Game game(components.value(), engine_flags, seats);
  State state = game.start();
  oracle::Game slow(parts, flags, seats);
  std::string log;
  while (!slow.over()) {
    for (const char name : slow.acting()) {
      if (const auto difference = compare_legal(game, state, slow, name); !difference.empty()) return log + difference;
    }
    const auto [name, token] = choose(slow);
    log += std::string(" ") + name + ":" + token;
    const auto action = game.read(actor_named(name), token);
    if (!action || !game.validate(state, actor_named(name), *action)) return log + "\nthe engine refuses it";
    game.apply(state, actor_named(name), *action);
    slow.apply(name, token);
    const auto mine = differential::dump(game, state);
    if (mine != slow.dump()) return log + "\nengine:\n" + mine + "slow model:\n" + slow.dump();
  }
  for (const auto& [clause, count] : slow.clauses) counts[clause] += count;
  return game.over(state) ? "" : log + "\nonly the slow model is over";
}

// Evenly among the actors and their actions, but seldom backwards, so that games end.
std::pair<char, std::string> choose_evenly(const oracle::Game& slow, Random& random) {
  while (true) {
    const std::string acting = slow.acting();
    const char name = acting[static_cast<std::size_t>(random.below(static_cast<int>(acting.size())))];
    const auto tokens = slow.legal(name);
    const std::string token = *std::next(tokens.begin(), random.below(static_cast<int>(tokens.size())));
    const bool back = token.starts_with("undo") || token == "wait";
    if (!back || random.below(6) == 0) return {name, token};
  }
}

oracle::Flags flags_number(int number) {
  const auto bit = [number](int i) { return (number >> i & 1) != 0; };
  return {bit(0), bit(1), bit(2), bit(3), false};
}

// pl, ru and zh, in the order of the flags above.
constexpr int editions[] = {0b000, 0b111, 0b101};

// Games that reach clauses which happen once in thousands: the set, and the seed of the player.
struct RareGame {
  std::string set;
  unsigned seed;
};
const RareGame rare_games[] = {
    {"many_threes", 13},         // AS-H4g: a lapsed right stays closed
    {"exact_fill", 28},          // AS-H4e: lapse on a full wall
    {"exact_fill", 95},          // AS-N3a
    {"holes_for_threes", 103},   // AS-H4f: more by using the assistant
    {"ones_then_threes", 181},   // AS-H4b: stop of an exact combination
    {"lying_threes_high", 816},  // AS-H4f: the need falls by the assistant's item
};

const oracle::Components& set_named(const std::vector<oracle::NamedSet>& sets, const std::string& name) {
  return std::find_if(sets.begin(), sets.end(), [&](const auto& set) { return set.name == name; })->components;
}

}  // namespace

TEST_CASE("the engine and the slow model agree on games with the real components") {
  Random random(1);
  Counts counts;
  const int games = long_run() ? 20'000 : 60;
  for (int number = 0; number < games; ++number) {
    const int edition = editions[number % 3] | (number % 7 == 6 ? 0b1000 : 0);
    INFO("game ", number);
    REQUIRE(compare_game(oracle::standard_set(), flags_number(edition), 2 + number / 3 % 3, counts,
                         [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}

TEST_CASE("the engine and the slow model agree on small sets, and every clause fires") {
  oracle::RandomPlayer player(1);
  Counts counts;
  const int rounds = long_run() ? 400 : 16;
  for (int round = 0; round < rounds; ++round) {
    for (const auto& [name, parts] : oracle::small_sets()) {
      INFO("set ", name, ", round ", round);
      player.new_game();
      const oracle::Flags flags = flags_number(round % 16);
      REQUIRE(compare_game(parts, flags, 2 + player.below(3), counts,
                           [&](const auto& slow) { return player.choose(slow); }) == "");
    }
  }
  const auto sets = oracle::small_sets();
  for (const auto& [name, seed] : rare_games) {
    INFO("rare game of ", name, ", seed ", seed);
    oracle::RandomPlayer rare(seed);
    const oracle::Flags flags = flags_number(rare.below(16));
    const int seats = 2 + rare.below(3);
    rare.new_game();
    REQUIRE(compare_game(set_named(sets, name), flags, seats, counts,
                         [&](const auto& slow) { return rare.choose(slow); }) == "");
  }
  std::string never;
  for (const auto& clause : oracle::all_clause_keys()) never += counts[clause] > 0 ? "" : clause + "\n";
  CHECK(never == "");
}

TEST_CASE("the engine and the slow model agree on arbitrary component sets") {
  Random random(3);
  Counts counts;
  const unsigned games = long_run() ? 6000 : 60;
  for (unsigned number = 0; number < games; ++number) {
    INFO("seed ", number);
    REQUIRE(compare_game(oracle::random_set(number), flags_number(random.below(16)), 2 + random.below(3), counts,
                         [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}
