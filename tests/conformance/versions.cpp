// Rules have versions: a match or record is played to its end by the version with which it began.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "games/every_game.h"
#include "games/inquiry.h"
#include "games/registry.h"

namespace {

games::Request request_of(const games::GameInfo& info, int version) {
  return {.game = std::string(info.id), .seats = info.min_seats, .rules = version};
}

}  // namespace

TEST_CASE("versions: a game plays the version that is asked for, and the present one by itself") {
  for (const games::GameInfo& info : games::all_games()) {
    CAPTURE(info.id);
    for (int version = 0; version <= info.rules; ++version) {
      const auto game = games::open_game(request_of(info, version));
      REQUIRE_MESSAGE(game.ok(), game.error());
      CHECK(game.value()->agreement().rules == (version == 0 ? info.rules : version));
    }
  }
}

TEST_CASE("versions: newer rules are refused in a sentence, wherever they are asked for") {
  const games::GameInfo& info = *games::find_game("art-society");
  const std::string present = std::to_string(info.rules), newer = std::to_string(info.rules + 1);
  const std::string sentence = "version " + newer +
                               " of the rules of art-society is newer than this program, which plays the versions up "
                               "to " +
                               present;
  const auto game = games::open_game(request_of(info, info.rules + 1));
  REQUIRE_FALSE(game.ok());
  CHECK(game.error() == sentence);
  core::Agreement agreed = games::open_game(request_of(info, 1)).value()->agreement();
  CHECK(games::open_game(agreed, {}).value()->agreement() == agreed);
  agreed.rules = info.rules + 1;
  CHECK(games::open_game(agreed, {}).error() == sentence);
  const auto page = [](const std::string& rules) {
    return games::open_agreement(R"({"game":"art-society","edition":"ru","flags":{},"seats":2,"rules":)" + rules + "}");
  };
  CHECK(page("1").value()->agreement().rules == 1);
  CHECK(page(newer).error() == sentence);
  CHECK(page("0").error().find("whole number from 1") != std::string::npos);
}

TEST_CASE("versions: a game opens with the component file that it began with, if the shelf has it") {
  games::for_each_game([]<class D>() {
    CAPTURE(D::Game::id);
    const std::string earlier(D::small_components);
    const auto began = games::open_game(
        games::Request{.game = std::string(D::Game::id), .seats = D::min_seats, .components = earlier});
    REQUIRE_MESSAGE(began.ok(), began.error());
    const core::Agreement agreed = began.value()->agreement();
    const auto shelf = [&](std::string_view game, std::string_view hash) {
      return hash == agreed.components_hash ? earlier : games::built_in_components(game, hash);
    };
    const auto found = games::open_game(agreed, {}, shelf);
    REQUIRE_MESSAGE(found.ok(), found.error());
    CHECK(found.value()->agreement() == agreed);
    CHECK(found.value()->catalogue() == began.value()->catalogue());
    CHECK(games::open_game(agreed, {}).error().find("other components") != std::string::npos);
    // Without a hash the present file is opened, even if the shelf has others.
    games::Request present{.game = std::string(D::Game::id), .seats = D::min_seats};
    CHECK(games::open_game(present, shelf).value()->agreement() == games::open_game(present).value()->agreement());
  });
}
