// The engine against the slow model in random games, with large and small decks. Besides states and legal actions both must
// agree on time-outs, and on the clause that forbids a play.
#include <cstdint>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "artline_bot/description.h"
#include "engine_dump.h"
#include "oracle/generators.h"
#include "oracle/random_player.h"
#include "tests/differential/clauses.h"
#include "tests/differential/lockstep.h"
#include "tests/table/names.h"

namespace {

using artline::Game;
using artline::State;
using differential::compare_game;
using differential::Counts;
using differential::long_run;

class Artline : public artline_bot::Description, public differential::NothingMore {
 public:
  using Slow = oracle::Game;

  static int version(const oracle::Flags& /*slow*/) { return Game::rules_version; }
  static Flags flags(const oracle::Flags& slow) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
    return {byte(slow.size), byte(slow.start_cards), byte(slow.first), slow.touching, slow.curators, true};
  }
  static std::string component_text(const oracle::Components& parts) { return differential::component_text(parts); }
  static std::string dump(const Game& game, const State& state) { return differential::dump(game, state); }

  // AL-T6
  static std::string compare_more(const Game& game, const State& state, const Slow& slow) {
    std::string difference;
    for (int s = 0; s < game.seats(); ++s) {
      const char name = core::seat_letter(s);
      const auto actions = game.timeout_actions(state, table::seat_named(name), nullptr);
      const std::string mine = actions.empty() ? "" : game.write(actions[0]);
      if (mine != slow.timeout(name)) difference += std::string("\ntimeout of ") + name + " differs";
    }
    return difference;
  }

  // Some plays, most of them forbidden, of any seat.
  std::string before(const Game& game, const State& state, const Slow& slow, char, const std::string&) {
    if (slow.acting() == "*") return {};
    for (int i = 0; i < 6; ++i) {
      const int seat = player_.below(3) == 0 ? player_.below(game.seats()) : slow.acting()[0] - 'A';
      const std::string token = player_.any_play(slow);
      const auto action = game.read(table::seat_named(core::seat_letter(seat)), token);
      if (!action) continue;
      const auto verdict = game.validate(state, table::seat_named(core::seat_letter(seat)), *action);
      const std::string mine = verdict ? "" : std::string(verdict.error().clause);
      const std::string theirs = slow.refusal(seat, token);
      if (mine != theirs)
        return token + " of seat " + std::to_string(seat) + ": engine " + mine + ", slow model " + theirs;
    }
    return {};
  }

 private:
  oracle::RandomPlayer player_{7};
};

oracle::Flags flags_number(int number) {
  constexpr std::array<int, 4> sizes = {13, 5, 25, 7};
  return {sizes.at(static_cast<std::size_t>(number % 4)), number / 2 % 4, number % 3, number / 4 % 2 == 1,
          number / 8 % 2 == 1};
}

// Plays games with a set of components; every clause that is counted happens in some of them.
void compare(const oracle::Components& parts, int games, int seats, oracle::RandomPlayer& player, Counts& counts) {
  for (int number = 0; number < games; ++number) {
    INFO("game ", number);
    player.new_game();
    REQUIRE(compare_game<Artline>(parts, flags_number(number), seats + number % 3, counts,
                                  [&](const auto& slow) { return player.choose(slow); }) == "");
  }
}

}  // namespace

TEST_CASE("the engine and the slow model agree on games with a large deck") {
  oracle::RandomPlayer player(2);
  Counts counts;
  compare(oracle::standard_set(), long_run() ? 3000 : 32, 2, player, counts);
  compare(oracle::standard_set(), long_run() ? 300 : 4, 6, player, counts);
}

TEST_CASE("the engine and the slow model agree on small decks, and every clause fires") {
  oracle::RandomPlayer player(1);
  Counts counts;
  for (const auto& [name, parts] : oracle::small_sets()) {
    INFO("set ", name);
    compare(parts, long_run() ? 3000 : 96, 2, player, counts);
  }
  CHECK(differential::never_happened(counts, oracle::all_clause_keys()) == "");
}

TEST_CASE("the engine and the slow model agree on arbitrary decks") {
  oracle::RandomPlayer player(3);
  Counts counts;
  for (unsigned seed = 0; seed < (long_run() ? 1000U : 24U); ++seed)
    compare(oracle::random_set(seed), 4, 2, player, counts);
}

TEST_CASE("the slow model counts every clause of the rules that does something in a game") {
  // Clauses about the box, those that only refuse or that a vote decides, and those that are compared at every step.
  const std::set<std::string> elsewhere = {"AL-C1",  "AL-D1",  "AL-D2",  "AL-S4",  "AL-S5",  "AL-L1",
                                           "AL-L2",  "AL-L3",  "AL-T2a", "AL-TH2", "AL-TH3", "AL-TH4",
                                           "AL-TH5", "AL-TH6", "AL-V5a", "AL-V5c", "AL-K1",  "AL-K2"};
  differential::check_that_clauses_are_counted("artline", "AL", oracle::all_clause_keys(), elsewhere);
}
