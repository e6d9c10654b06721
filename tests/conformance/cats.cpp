// Cats through the suite: all options, 2 to 4 players, standard and small components. Views and secrets are checked at
// every step, so also right after cards were turned down.
#include <string>

#include <doctest/doctest.h>

#include "cats_bot/description.h"
#include "tests/conformance/cats_sets.h"
#include "tests/conformance/cats_traits.h"
#include "tests/conformance/conformance.h"
#include "tests/conformance/scale.h"

namespace {

void check_all_sizes(cats::Flags flags, int games) {
  for (const auto& set : conformance::cats_sets()) {
    const auto [fewest, most] = cats_bot::Description::seats_with(flags);
    for (int players = fewest; players <= most; ++players) {
      CAPTURE(set.name);
      CAPTURE(players);
      const cats::Game game(conformance::cats_parts(set), flags, players);
      const conformance::Options options{.seed = static_cast<std::uint64_t>(players),
                                         .games = conformance::scaled(games),
                                         .back_percent = 20,
                                         .view_percent = 100,
                                         .spaces = players == 3 && !conformance::slow_build ? 1 : 0};
      const auto problems = conformance::check_game(game, conformance::CatsTraits(), options);
      CHECK_MESSAGE(problems.empty(), problems.text());
    }
  }
}

}  // namespace

TEST_CASE("conformance: Cats, as a rule") { check_all_sizes({}, 4); }

TEST_CASE("conformance: Cats, every option on") {
  check_all_sizes({.starter = 1, .order_runs_on = true, .lenient_two = true, .memory_aid = true}, 4);
}

TEST_CASE("conformance: Cats, each option alone") {
  for (const cats::FlagRow& row : cats::flag_table) {
    CAPTURE(row.name);
    for (int n = 1; n < row.size(); ++n) {
      cats::Flags flags;
      row.set(flags, row.value(n));
      check_all_sizes(flags, 1);
    }
  }
}
