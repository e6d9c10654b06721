// Artline through the suite: both variants and all options, 2 to 8 players, standard and small components.
#include <string>

#include <doctest/doctest.h>

#include "artline_bot/description.h"
#include "games/embedded.h"
#include "tests/conformance/artline_traits.h"
#include "tests/conformance/conformance.h"
#include "tests/conformance/scale.h"

namespace {

using Description = artline_bot::Description;

artline::Components parts(bool standard) {
  auto parsed = Description::parse_components(
      "test", standard ? games::embedded_components("artline") : Description::small_components);
  REQUIRE_MESSAGE(parsed.ok(), "line " << parsed.error().line << ": " << parsed.error().reason);
  return std::move(parsed).value();
}

void check(artline::Flags flags, int players, int games, bool standard = false) {
  CAPTURE(players);
  const artline::Game game(parts(standard), flags, players);
  const conformance::Options options{.seed = static_cast<std::uint64_t>(players),
                                     .games = conformance::scaled(games),
                                     .back_percent = 20,
                                     .view_percent = 20,
                                     .spaces = players == 3 && !conformance::slow_build ? 1 : 0};
  const auto problems = conformance::check_game(game, conformance::ArtlineTraits(), options);
  CHECK_MESSAGE(problems.empty(), problems.text());
}

}  // namespace

TEST_CASE("conformance: Artline, as a rule, with every number of players") {
  for (int players = 2; players <= 8; ++players) check({}, players, 2);
  check({}, 3, 2, true);
}

TEST_CASE("conformance: Artline, the curators' contest") {
  for (int players = 2; players <= 5; ++players) check({.start_cards = 0, .curators = true}, players, 2);
}

TEST_CASE("conformance: Artline, each option alone, small and large tables") {
  for (const artline::FlagRow& row : artline::flag_table) {
    CAPTURE(row.name);
    for (int n = 0; n < row.size(); ++n) {
      artline::Flags flags;
      row.set(flags, row.value(n));
      check(flags, 5, 1, n % 4 == 3);
    }
  }
}
