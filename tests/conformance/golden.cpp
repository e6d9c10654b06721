// Recorded games of earlier days: after any change of the engine they must still be legal, deal the same and score the
// same.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "core/record.h"
#include "games/registry.h"

namespace {

const std::filesystem::path folder = "tests/golden";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Components that the program does not have built in stand beside the records.
std::string components(std::string_view game, std::string_view hash) {
  const std::string beside = text_of(folder / (std::string(game) + "." + std::string(hash) + ".components"));
  return beside.empty() ? games::built_in_components(game, hash) : beside;
}

}  // namespace

TEST_CASE("golden: every recorded game is still legal, and its result still right") {
  std::multiset<std::string> editions;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    CAPTURE(entry.path().string());
    if (entry.path().extension() == ".components") continue;
    REQUIRE(entry.path().extension() == ".vrec");
    const std::string text = text_of(entry.path());
    const auto record = core::read_record(text);
    REQUIRE_MESSAGE(record.ok(), record.error().reason);
    const auto game = games::open_game(record.value().agreement, {}, components);
    REQUIRE_MESSAGE(game.ok(), game.error());
    const auto verdict = core::verify_record(record.value(), *game.value());
    CHECK_MESSAGE(verdict.ok(), "line " << verdict.error().line << ": " << verdict.error().reason);
    CHECK(core::write_record(record.value()) == text);
    editions.insert(record.value().agreement.game + " " + record.value().agreement.edition);
  }
  for (const std::string edition : {"art-society pl", "art-society ru", "art-society zh", "cats ru", "artline ru",
                                    "artline season", "artline contest", "artline party"})
    CHECK(editions.count(edition) >= 2);
}
