// Art Society through the suite: all editions, 2 to 4 players, standard and small components.
#include <string>

#include <doctest/doctest.h>

#include "tests/conformance/art_society_traits.h"
#include "tests/conformance/conformance.h"
#include "tests/conformance/open_art_society.h"
#include "tests/conformance/small_components.h"

namespace {

using conformance::ArtSocietyTraits;

void check_all_sizes(const conformance::ComponentSet& set, std::string_view edition, art_society::Flags flags,
                     int games, int version = art_society::Game::rules_version) {
  for (int players = 2; players <= art_society::max_players; ++players) {
    CAPTURE(set.name);
    CAPTURE(edition);
    CAPTURE(players);
    const art_society::Game game(conformance::parts_of(set), flags, players, version);
    const conformance::Options options{
        .seed = static_cast<std::uint64_t>(players),
        .games = conformance::scaled(games),
        .spaces = players == 3 && !conformance::slow_build ? 1 : 0,
        .secrets = !conformance::slow_build && !flags.bid_tracker && set.name != "one-card"};
    const auto problems = conformance::check_game(game, ArtSocietyTraits(), options);
    CHECK_MESSAGE(problems.empty(), problems.text());
  }
}

void check_edition(std::string_view edition, int version = art_society::Game::rules_version) {
  for (const auto& set : conformance::component_sets()) {
    const int games = set.name == "standard" || set.name == "long" ? 4 : 8;
    check_all_sizes(set, edition, conformance::flags_of(edition), games, version);
  }
}

}  // namespace

TEST_CASE("conformance: Art Society, edition pl") { check_edition("pl"); }
TEST_CASE("conformance: Art Society, edition ru") { check_edition("ru"); }
TEST_CASE("conformance: Art Society, edition zh") { check_edition("zh"); }

TEST_CASE("conformance: Art Society, the first version of the rules") { check_edition("ru", 1); }

TEST_CASE("conformance: Art Society, the flags that no edition sets") {
  for (const bool exact : {false, true}) {
    const art_society::Flags flags{.decor_exact = exact, .markers_by_number = true, .bid_tracker = true};
    for (const auto& set : conformance::component_sets()) check_all_sizes(set, "own flags", flags, 2);
  }
}
