// Recorded games of earlier days: whatever changes in the engine, they must still be legal, deal the same and score the
// same.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/record.h"
#include "games/registry.h"

namespace {

const std::filesystem::path folder = "tests/golden";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A game in which seats also go back now and then, so that all kinds of actions are in the record.
core::Record play(const core::AnyGame& game, std::uint64_t number) {
  const core::Seed seed = core::Seed::derived(0x601d, number);
  core::DealStream deals(seed);
  core::Random choices(number);
  std::vector<core::Move> log;
  const auto state = game.start();
  while (!state->over()) {
    const core::Actors who = choices.below(20) == 0 ? state->actors() : state->awaited();
    const core::Actor actor = who.nth(choices.below(who.count()));
    const auto legal = state->legal(actor);
    const int count = static_cast<int>(legal.size());
    const std::string& token =
        legal[static_cast<std::size_t>(actor.is_chance() ? deals.below(count) : choices.below(count))];
    log.push_back({actor, token});
    REQUIRE(state->play(actor, token).ok());
  }
  return core::make_record(game, std::move(log), state->outcome(), seed);
}

}  // namespace

TEST_CASE("golden: every recorded game is still legal, and its result still right") {
  std::multiset<std::string> editions;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    CAPTURE(entry.path().string());
    REQUIRE(entry.path().extension() == ".vrec");
    const std::string text = text_of(entry.path());
    const auto record = core::read_record(text);
    REQUIRE_MESSAGE(record.ok(), record.error().reason);
    const auto game = games::open_game(record.value().agreement, {});
    REQUIRE_MESSAGE(game.ok(), game.error());
    const auto verdict = core::verify_record(record.value(), *game.value());
    CHECK_MESSAGE(verdict.ok(), "line " << verdict.error().line << ": " << verdict.error().reason);
    CHECK(core::write_record(record.value()) == text);
    editions.insert(record.value().agreement.edition);
  }
  for (const std::string edition : {"pl", "ru", "zh"}) CHECK(editions.count(edition) >= 2);
}

// Writes new golden games; to be run by hand, with --no-skip, when there is a new version of the rules.
TEST_CASE("golden: write them" * doctest::skip()) {
  std::uint64_t number = 0;
  for (const std::string edition : {"pl", "ru", "zh"}) {
    for (const int seats : {2 + static_cast<int>(number % 3), 4 - static_cast<int>(number % 3)}) {
      const auto game = games::open_game(games::Request{.game = "art-society", .edition = edition, .seats = seats});
      REQUIRE(game.ok());
      const std::string name = "art-society-" + edition + "-" + std::to_string(++number) + ".vrec";
      std::ofstream(folder / name, std::ios::binary) << core::write_record(play(*game.value(), number));
    }
  }
}
