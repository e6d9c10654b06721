// The engine against the slow model in random games, with the real components and with small sets that reach the rare clauses.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "art_society_bot/description.h"
#include "core/random.h"
#include "engine_dump.h"
#include "oracle/generators.h"
#include "oracle/random_player.h"
#include "tests/differential/clauses.h"
#include "tests/differential/lockstep.h"

namespace {

using core::Random;
using differential::compare_game;
using differential::Counts;
using differential::long_run;

struct ArtSociety : art_society_bot::Description, differential::NothingMore {
  using Slow = oracle::Game;

  static Flags flags(const oracle::Flags& slow) {
    return {slow.exact, slow.tie_highest, slow.surplus_forced, slow.markers_by_number, slow.bid_tracker};
  }
  static int version(const oracle::Flags& slow) { return slow.version; }
  static std::string component_text(const oracle::Components& parts) { return differential::component_text(parts); }
  static std::string dump(const Game& game, const Game::State& state) { return differential::dump(game, state); }
};

// Actions that take something back are chosen seldom.
std::pair<char, std::string> choose_evenly(const oracle::Game& slow, Random& random) {
  const auto back = [](const std::string& token) { return token.starts_with("undo") || token == "wait"; };
  return differential::choose_evenly(slow, random, back, 6);
}

// Every third game is played by the first version of the rules.
oracle::Flags flags_number(int number, int game) {
  const auto bit = [number](int i) { return (number >> i & 1) != 0; };
  return {bit(0), bit(1), bit(2), bit(3), false, game % 3 == 2 ? 1 : ArtSociety::Game::rules_version};
}

// pl, ru and zh, in the order of the flags above.
constexpr int editions[] = {0b000, 0b111, 0b101};

// Games that reach clauses which happen once in thousands of games: the set, the seed of the player, and the version of the
// rules.
struct RareGame {
  std::string set;
  unsigned seed;
  int version;
};
const RareGame rare_games[] = {
    {"many_threes", 13, 1},         // AS-H4g: a lapsed right stays closed
    {"exact_fill", 28, 1},          // AS-H4e: lapse on a full wall
    {"exact_fill", 95, 1},          // AS-N3a
    {"holes_for_threes", 103, 1},   // AS-H4f: more by using the assistant
    {"ones_then_threes", 181, 1},   // AS-H4b: stop of an exact combination
    {"lying_threes_high", 816, 1},  // AS-H4f: the need falls by the assistant's item
    {"lying_threes_high", 816, 2},  // AS-H4f: and comes back
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
    REQUIRE(compare_game<ArtSociety>(oracle::standard_set(), flags_number(edition, number / 2), 2 + number / 3 % 3,
                                     counts, [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
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
      const oracle::Flags flags = flags_number(round % 16, round);
      REQUIRE(compare_game<ArtSociety>(parts, flags, 2 + player.below(3), counts,
                                       [&](const auto& slow) { return player.choose(slow); }) == "");
    }
  }
  const auto sets = oracle::small_sets();
  for (const auto& [name, seed, version] : rare_games) {
    INFO("rare game of ", name, ", seed ", seed);
    oracle::RandomPlayer rare(seed);
    oracle::Flags flags = flags_number(rare.below(16), 0);
    flags.version = version;
    const int seats = 2 + rare.below(3);
    rare.new_game();
    REQUIRE(compare_game<ArtSociety>(set_named(sets, name), flags, seats, counts,
                                     [&](const auto& slow) { return rare.choose(slow); }) == "");
  }
  CHECK(differential::never_happened(counts, oracle::all_clause_keys()) == "");
}

TEST_CASE("the slow model counts every clause of the rules that does something in a game") {
  // Clauses about the box, those that only say what never happens, and those that are compared at every step: views.
  const std::set<std::string> elsewhere = {"AS-C1", "AS-C2", "AS-C3", "AS-C4", "AS-C5", "AS-C6",  "AS-S1",
                                           "AS-S2", "AS-H3", "AS-M4", "AS-B4", "AS-K1", "AS-N2a", "AS-K2"};
  differential::check_that_clauses_are_counted("art-society", "AS", oracle::all_clause_keys(), elsewhere);
}

TEST_CASE("the engine and the slow model agree on arbitrary component sets") {
  Random random(3);
  Counts counts;
  const unsigned games = long_run() ? 6000 : 60;
  for (unsigned number = 0; number < games; ++number) {
    INFO("seed ", number);
    REQUIRE(compare_game<ArtSociety>(oracle::random_set(number),
                                     flags_number(random.below(16), static_cast<int>(number)), 2 + random.below(3),
                                     counts, [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}
