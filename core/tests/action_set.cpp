#include "core/action_set.h"

#include <csignal>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

enum class Kind : std::uint8_t { move, turn, back };
using Set = core::ActionSet<Kind, 8>;
using Action = Set::Action;

std::vector<Action> listed(const Set& set) {
  std::vector<Action> actions;
  set.for_each([&](Action action) { actions.push_back(action); });
  return actions;
}

}  // namespace

TEST_CASE("actions come in the order they were added, then by place") {
  Set set;
  core::CellSet places;
  for (const int place : {190, 3, 64}) places.set(place);
  set.add(Kind::move, 2, places);
  set.add(Kind::turn);
  set.add(Kind::move, 1, 7);
  set.add_back(Kind::back, 5);
  const std::vector<Action> expected = {{Kind::move, 2, 3}, {Kind::move, 2, 64}, {Kind::move, 2, 190},
                                        {Kind::turn, 0, 0}, {Kind::move, 1, 7},  {Kind::back, 0, 5}};
  CHECK(listed(set) == expected);
  CHECK(set.size() == 6);
  CHECK(set.forward() == 5);
  for (int i = 0; i < set.size(); ++i) CHECK(set[i] == expected[static_cast<std::size_t>(i)]);
}

TEST_CASE("a set contains exactly what was added") {
  Set set;
  set.add(Kind::move, 2, 3);
  set.add(Kind::turn, 1);
  for (int kind = 0; kind < 4; ++kind) {
    for (int detail = 0; detail < 256; ++detail) {
      for (int place = 0; place < 256; ++place) {
        const Action action{static_cast<Kind>(kind), static_cast<std::uint8_t>(detail),
                            static_cast<std::uint8_t>(place)};
        const bool added = action == Action{Kind::move, 2, 3} || action == Action{Kind::turn, 1, 0};
        if (set.contains(action) != added) FAIL(kind << ' ' << detail << ' ' << place);
      }
    }
  }
}

TEST_CASE("an empty group adds nothing, and clear() forgets everything") {
  Set set;
  CHECK(set.empty());
  set.add(Kind::move, 0, core::CellSet());
  CHECK(set.empty());
  CHECK(listed(set).empty());
  set.add_back(Kind::back);
  CHECK(set.size() == 1);
  CHECK(set.forward() == 0);
  set.clear();
  CHECK(set.empty());
  CHECK(set.forward() == 0);
  CHECK_FALSE(set.contains({Kind::back}));
}

TEST_CASE("places beyond 256 have a number of two bytes") {
  using Deck = core::ActionSet<Kind, 2, core::BasicCellSet<512>>;
  static_assert(sizeof(Deck::Action) == 4);
  static_assert(sizeof(Set::Action) == 3);
  Deck set;
  core::BasicCellSet<512> cards;
  for (const int card : {0, 255, 256, 511}) cards.set(card);
  set.add(Kind::move, 1, cards);
  CHECK(set.size() == 4);
  CHECK(set[3] == Deck::Action{Kind::move, 1, 511});
  CHECK(set.contains({Kind::move, 1, 256}));
  CHECK_FALSE(set.contains({Kind::move, 1, 512}));
}

TEST_CASE("a group too many stops the program") {
  const auto added = [](int groups) {
    core::ActionSet<Kind, 2> set;
    for (int i = 0; i < groups; ++i) set.add(Kind::move, i);
    return set.size();
  };
  CHECK(added(2) == 2);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    // The sanitizers and doctest would turn the signal into a report.
    for (const int number : {SIGILL, SIGTRAP}) std::signal(number, SIG_DFL);
    _exit(added(3));
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status));
}
