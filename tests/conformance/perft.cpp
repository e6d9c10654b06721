// Counts of all lines of play from fixed positions. A change of the rules that no other test sees changes a number
// here.
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "art_society/game.h"
#include "tests/conformance/open_art_society.h"

namespace {

using art_society::Game;
using core::Actor;
using core::Actors;

long leaves(const Game& game, const art_society::State& state, int depth) {
  if (depth == 0 || game.over(state)) return 1;
  long total = 0;
  const Actors actors = game.actors(state);
  for (int i = 0; i < actors.count(); ++i) {
    art_society::LegalActions legal;
    game.legal(state, actors.nth(i), legal);
    if (depth == 1) {
      total += legal.size();
      continue;
    }
    legal.for_each([&](art_society::Action action) {
      art_society::State next = state;
      game.apply(next, actors.nth(i), action);
      total += leaves(game, next, depth - 1);
    });
  }
  return total;
}

// Plays the words of a record: '*' and capital letters say who acts, other words are actions.
art_society::State position(const Game& game, std::istream& words) {
  art_society::State state = game.start();
  Actor actor = Actor::chance();
  for (std::string word; words >> word;) {
    if (word == "*") {
      actor = Actor::chance();
    } else if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'D') {
      actor = core::Seat{static_cast<std::uint8_t>(word[0] - 'A')};
    } else {
      const auto action = game.read(actor, word);
      REQUIRE_MESSAGE(action.has_value(), word);
      REQUIRE_MESSAGE(game.validate(state, actor, *action).ok(), word);
      game.apply(state, actor, *action);
    }
  }
  return state;
}

}  // namespace

TEST_CASE("perft: the lines of play from fixed positions") {
  std::ifstream file("tests/conformance/perft.txt");
  REQUIRE(file.good());
  int positions = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    CAPTURE(line);
    std::istringstream words(line);
    std::string set;
    std::string edition;
    int seats = 0;
    int depth = 0;
    long expected = 0;
    REQUIRE_FALSE((words >> set >> edition >> seats >> depth >> expected).fail());
    const Game game(conformance::parts_of(conformance::component_set(set)), conformance::flags_of(edition), seats);
    CHECK(leaves(game, position(game, words), depth) == expected);
    ++positions;
  }
  CHECK(positions >= 12);
}
