// The engine against the slow model in random games, with the real components and with small sets that reach the rare clauses.
// Besides states and legal actions both must agree on views, time-outs and stages.
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "cats_bot/description.h"
#include "core/random.h"
#include "engine_dump.h"
#include "oracle/generators.h"
#include "oracle/random_player.h"
#include "tests/differential/clauses.h"
#include "tests/differential/lockstep.h"
#include "tests/table/names.h"

namespace {

using cats::Game;
using cats::State;
using core::Random;
using differential::compare_game;
using differential::Counts;
using differential::long_run;

// CV-K1, CV-K2: what a viewer is told.
std::string compare_view(const Game& game, const State& state, const oracle::Game& slow, char viewer) {
  const std::string mine = game.to_json(game.view(state, table::viewer_named(viewer))), theirs = slow.view(viewer);
  return mine == theirs ? "" : "\nviews differ, engine:\n" + mine + "\nslow model:\n" + theirs;
}

// CV-T8: what the game does for a seat whose time is over.
std::string compare_timeout(const Game& game, const State& state, const oracle::Game& slow, char name) {
  if (slow.over() || slow.awaited().find(name) == std::string::npos) return {};
  const auto actions = game.timeout_actions(state, table::seat_named(name), nullptr);
  std::string mine;
  for (const auto& action : actions) mine += (mine.empty() ? "" : " ") + game.write(action);
  const std::string theirs = slow.timeout(name);
  return mine == theirs ? "" : std::string("\ntimeout of ") + name + ", engine: " + mine + ", slow model: " + theirs;
}

// A decision that moves the game on begins a new stage. Proposals, refusals and declines do not, because a new stage would give
// more time. The exception is the last decline, which closes a window.
class Stages {
 public:
  void decided(int stage, oracle::Phase phase, const std::string& token) {
    stage_ = stage;
    phase_ = phase;
    token_ = token;
  }
  bool fits(int stage, oracle::Phase phase) const {
    if (token_.empty()) return true;
    if (token_ == "no" || token_ == "close") return phase == phase_ ? stage == stage_ : stage > stage_;
    return token_.starts_with("paw") ? stage == stage_ : stage > stage_;
  }

 private:
  int stage_ = 0;
  oracle::Phase phase_ = oracle::Phase::kOver;
  std::string token_;
};

class Cats : public cats_bot::Description {
 public:
  using Slow = oracle::Game;

  static int version(const oracle::Flags& /*slow*/) { return Game::rules_version; }
  static Flags flags(const oracle::Flags& slow) {
    return {static_cast<std::uint8_t>(slow.starter), slow.runs_on, slow.lenient, slow.memory_aid};
  }
  static std::string component_text(const oracle::Components& parts) { return differential::component_text(parts); }
  static std::string dump(const Game& game, const State& state) { return differential::dump(game, state); }

  static std::string compare_more(const Game& game, const State& state, const Slow& slow) {
    std::string difference = compare_view(game, state, slow, '-') + compare_view(game, state, slow, 'B');
    for (int s = 0; s < game.seats(); ++s) difference += compare_timeout(game, state, slow, static_cast<char>('A' + s));
    return difference;
  }

  std::string before(const Game& game, const State& state, const Slow& slow, char name, const std::string& token) {
    if (name == '*') return {};
    if (!stages_.fits(game.stage(state), slow.state.phase)) return "the stage is wrong";
    stages_.decided(game.stage(state), slow.state.phase, token);
    return {};
  }

 private:
  Stages stages_;
};

// Proposals are made seldom.
std::pair<char, std::string> choose_evenly(const oracle::Game& slow, Random& random) {
  if (!slow.legal('!').empty() && random.below(12) == 0) return {'!', "close"};
  const auto proposes = [](const std::string& token) { return token.starts_with("paw"); };
  return differential::choose_evenly(slow, random, proposes, 8);
}

oracle::Flags flags_number(int number) {
  const auto bit = [number](int i) { return (number >> i & 1) != 0; };
  return {bit(0), bit(1), bit(2), bit(3)};
}

}  // namespace

TEST_CASE("the engine and the slow model agree on games with the real components") {
  Counts counts;
  const int games = long_run() ? 10'000 : 96;
  for (int number = 0; number < games; ++number) {
    INFO("seed ", number);
    Random random(static_cast<std::uint64_t>(number));
    REQUIRE(compare_game<Cats>(oracle::standard_set(), flags_number(number % 16), 2 + number / 16 % 3, counts,
                               [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}

TEST_CASE("the engine and the slow model agree on small sets, and every clause fires") {
  oracle::RandomPlayer player(1);
  Counts counts;
  const int rounds = long_run() ? 600 : 48;
  for (int round = 0; round < rounds; ++round) {
    for (const auto& [name, parts] : oracle::small_sets()) {
      INFO("set ", name, ", round ", round);
      player.new_game();
      REQUIRE(compare_game<Cats>(parts, flags_number(round % 16), 2 + round / 16 % 3, counts,
                                 [&](const auto& slow) { return player.choose(slow); }) == "");
    }
  }
  CHECK(differential::never_happened(counts, oracle::all_clause_keys()) == "");
}

TEST_CASE("the slow model counts every clause of the rules that does something in a game") {
  // Clauses about the box, and those that are compared at every step: dice, views.
  const std::set<std::string> elsewhere = {"CV-C1", "CV-C2", "CV-C3", "CV-C4", "CV-C5",
                                           "CV-C6", "CV-C7", "CV-S7", "CV-K1", "CV-K2"};
  differential::check_that_clauses_are_counted("cats", "CV", oracle::all_clause_keys(), elsewhere);
}

TEST_CASE("the engine and the slow model agree on arbitrary component sets") {
  Counts counts;
  const unsigned games = long_run() ? 10'000 : 200;
  for (unsigned number = 0; number < games; ++number) {
    INFO("seed ", number);
    Random random(number);
    REQUIRE(compare_game<Cats>(oracle::random_set(number), flags_number(random.below(16)), 2 + random.below(3), counts,
                               [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}
