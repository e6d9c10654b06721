// Counts of all lines of play from fixed positions. A change of the rules that no other test sees changes a number
// here.
#include <fstream>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "art_society/game.h"
#include "cats/game.h"
#include "tests/conformance/cats_sets.h"
#include "tests/conformance/open_art_society.h"

namespace {

using core::Actor;
using core::Actors;

template <class Game>
long leaves(const Game& game, const typename Game::State& state, int depth) {
  if (depth == 0 || game.over(state)) return 1;
  long total = 0;
  const Actors actors = game.actors(state);
  for (int i = 0; i < actors.count(); ++i) {
    typename Game::LegalActions legal;
    game.legal(state, actors.nth(i), legal);
    if (depth == 1) {
      total += legal.size();
      continue;
    }
    legal.for_each([&](typename Game::Action action) {
      typename Game::State next = state;
      game.apply(next, actors.nth(i), action);
      total += leaves(game, next, depth - 1);
    });
  }
  return total;
}

// Plays the words of a record: '*' and capital letters say who acts, other words are actions.
template <class Game>
typename Game::State position(const Game& game, std::istream& words) {
  typename Game::State state = game.start();
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

// `open` makes a game of components, what was agreed about the rules, and the number of seats.
template <class Open>
void check_file(const std::string& path, Open&& open) {
  std::ifstream file(path);
  REQUIRE(file.good());
  int positions = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    CAPTURE(line);
    std::istringstream words(line);
    std::string set;
    std::string agreed;
    int seats = 0;
    int depth = 0;
    long expected = 0;
    REQUIRE_FALSE((words >> set >> agreed >> seats >> depth >> expected).fail());
    const auto game = open(set, agreed, seats);
    CHECK(leaves(game, position(game, words), depth) == expected);
    ++positions;
  }
  CHECK(positions >= 12);
}

}  // namespace

TEST_CASE("perft: the lines of play from fixed positions of Art Society") {
  check_file("tests/conformance/perft.txt", [](const std::string& set, const std::string& edition, int seats) {
    return art_society::Game(conformance::parts_of(conformance::component_set(set)), conformance::flags_of(edition),
                             seats);
  });
}

// The flags by their values that are not the usual ones, joined by '+', or '-'.
TEST_CASE("perft: the lines of play from fixed positions of Cats") {
  check_file("tests/conformance/perft_cats.txt", [](const std::string& set, const std::string& agreed, int seats) {
    cats::Flags flags;
    for (const cats::FlagRow& row : cats::flag_table) {
      for (int n = 1; n < row.size(); ++n) {
        if (("+" + agreed + "+").find("+" + row.text(row.value(n)) + "+") != std::string::npos)
          row.set(flags, row.value(n));
      }
    }
    return cats::Game(conformance::cats_parts(conformance::cats_set(set)), flags, seats);
  });
}
