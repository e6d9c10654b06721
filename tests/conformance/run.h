// What every check of the suite gets: the game, its traits, random numbers, and a place to report problems.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/random.h"
#include "tests/conformance/problems.h"

namespace conformance {

using core::Actor;
using core::Actors;
using core::Random;
using core::Seat;
using core::Viewer;

struct Options {
  std::uint64_t seed = 1;
  int games = 8;
  int back_percent = 10;  // how often a seat may also go back; small, so that games end
  int view_percent = 10;  // how often views and secrets are checked; these checks take the most time
  int garbage = 40;       // mutated and senseless actions at each step
  int spaces = 1;         // at how many positions of the whole suite every possible action is tried
  int max_steps = 20000;
  bool secrets = true;  // whether the games must have had something hidden
};

template <core::Game G, class Traits>
struct Run {
  using Game = G;
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  using LegalActions = typename G::LegalActions;

  const G& game;
  const Traits& traits;
  const Options& options;
  Problems& problems;
  Random random;
  std::string label;  // which game of the suite
  int step = 0;
  int scrambles = 0;  // states in which something hidden was really changed

  void report(std::string_view check, const std::string& detail) {
    problems.add(check, label + ", step " + std::to_string(step) + ": " + detail);
  }
  void expect(bool good, std::string_view check, std::string_view detail) {
    if (!good) report(check, std::string(detail));
  }
  std::string named(Actor actor, Action action) const {
    return std::string(1, actor.name()) + " " + game.write(action);
  }

  std::vector<Action> list(const State& state, Actor actor) const {
    LegalActions legal;
    game.legal(state, actor, legal);
    std::vector<Action> actions;
    legal.for_each([&](Action action) { actions.push_back(action); });
    return actions;
  }
};

inline Seat seat_of(int s) { return Seat{static_cast<std::uint8_t>(s)}; }

// Chance and the seats 0…count−1, which may be more than sit at the table.
inline std::vector<Actor> actors_up_to(int count) {
  std::vector<Actor> actors = {Actor::chance()};
  for (int s = 0; s < count; ++s) actors.emplace_back(seat_of(s));
  return actors;
}

// Everybody at the table, and a spectator.
inline std::vector<Viewer> viewers(int seats) {
  std::vector<Viewer> all = {Viewer::spectator()};
  for (int s = 0; s < seats; ++s) all.emplace_back(seat_of(s));
  return all;
}

inline std::string name_of(Viewer viewer) {
  return viewer.is_spectator() ? "a spectator" : std::string("viewer ") + core::letter(viewer.seat());
}

}  // namespace conformance
