// Plays a game in the engine and in its slow model side by side: the same state, legal actions and end at every step.
//
// The test of a game describes what is special about it by a struct that extends the game's description (core/description.h):
//
//   Slow                                the slow model, with over, acting, legal, apply, dump and clauses
//   flags(slow_flags)                   the same flags for the engine
//   version(slow_flags)                 the version of the rules
//   component_text(parts)               the slow model's components as an engine's data file
//   dump(game, state)                   the engine's state as the text that the slow model writes too
//   compare_more(game, state, slow)     what else differs in a state, else ""
//   before(game, state, slow, name, token)  called before each action: what is wrong with the game so far, else ""
#pragma once

#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "core/game.h"
#include "core/players.h"
#include "core/random.h"
#include "tests/oracle/counts.h"
#include "tests/table/names.h"

namespace differential {

using oracle::Counts;
using oracle::long_run;
using oracle::never_happened;
using table::actor_named;

// For games in which states and legal actions tell everything.
struct NothingMore {
  template <class... Anything>
  static std::string compare_more(const Anything&... /*sides*/) {
    return {};
  }
  template <class... Anything>
  static std::string before(const Anything&... /*sides*/) {
    return {};
  }
};

template <class Game>
std::set<std::string> engine_legal(const Game& game, const typename Game::State& state, core::Actor actor) {
  if (actor.is_clock())
    return game.window(state) == 0 ? std::set<std::string>{} : std::set{std::string(core::close_token)};
  typename Game::LegalActions actions;
  game.legal(state, actor, actions);
  std::set<std::string> tokens;
  actions.for_each([&](auto action) { tokens.insert(game.write(action)); });
  return tokens;
}

// What differs in the legal actions of an actor, or nothing.
template <class Game, class Slow>
std::string compare_legal(const Game& game, const typename Game::State& state, const Slow& slow, char name) {
  const auto theirs = slow.legal(name);
  const auto mine = engine_legal(game, state, actor_named(name));
  if (mine == theirs) return {};
  std::string difference = std::string("\nlegal for ") + name + ", engine only:";
  for (const auto& token : mine) difference += theirs.contains(token) ? "" : " " + token;
  difference += "\nslow model only:";
  for (const auto& token : theirs) difference += mine.contains(token) ? "" : " " + token;
  return difference;
}

// What differs between the two, or nothing.
template <class Test, class Game, class Slow>
std::string compare_state(Test& test, const Game& game, const typename Game::State& state, const Slow& slow) {
  const std::string mine = test.dump(game, state), theirs = slow.dump();
  std::string difference;
  if (mine == theirs) {
    difference = compare_legal(game, state, slow, '*') + compare_legal(game, state, slow, '!');
    for (int s = 0; s < game.seats(); ++s) difference += compare_legal(game, state, slow, static_cast<char>('A' + s));
  } else {
    difference = "\nstates differ";
  }
  if (game.over(state) != slow.over()) difference += "\nonly one of them is over";
  difference += test.compare_more(game, state, slow);
  return difference.empty() ? "" : difference + "\nengine:\n" + mine + "slow model:\n" + theirs;
}

// "tie=highest 3 seats:"
template <class Test>
std::string title(const typename Test::Flags& flags, int seats, int version) {
  std::string text = "rules " + std::to_string(version) + " ";
  for (const auto& row : Test::flag_table) {
    if (row.get(flags) != row.get({})) text += std::string(row.name) + "=" + row.text(flags) + " ";
  }
  return text + std::to_string(seats) + " seats:";
}

// Whether the engine allows it.
template <class Game>
bool play(const Game& game, typename Game::State& state, core::Actor actor, const std::string& token) {
  if (actor.is_clock()) {
    if constexpr (core::AsksWhoPlays<Game>) {
      if (const auto machines = core::machines_in(token, game.seats())) {
        game.set_machines(state, *machines);
        return true;
      }
    }
    if (game.window(state) == 0) return false;
    game.close_window(state);
    return true;
  }
  const auto action = game.read(actor, token);
  if (!action || !game.validate(state, actor, *action)) return false;
  game.apply(state, actor, *action);
  return true;
}

// Plays one game in both; returns what differs, or nothing. `choose(slow)` says who does what.
template <class Test, class Components, class Flags, class Choose>
std::string compare_game(const Components& parts, const Flags& slow_flags, int seats, Counts& counts, Choose&& choose) {
  Test test;
  auto components = Test::parse_components("test", test.component_text(parts));
  if (!components) return "the data file is refused: " + components.error().reason;
  const typename Test::Flags flags = test.flags(slow_flags);
  const typename Test::Game game(components.value(), flags, seats, test.version(slow_flags));
  auto state = game.start();
  typename Test::Slow slow(parts, slow_flags, seats);
  std::string log = title<Test>(flags, seats, test.version(slow_flags));
  for (int step = 1;; ++step) {
    if (const auto difference = compare_state(test, game, state, slow); !difference.empty())
      return log + "\nbefore step " + std::to_string(step) + difference;
    if (slow.over()) break;
    const auto [name, token] = choose(slow);
    if (const auto wrong = test.before(game, state, slow, name, token); !wrong.empty()) return log + "\n" + wrong;
    log += std::string(" ") + name + ":" + token;
    if (!play(game, state, actor_named(name), token)) return log + "\nthe engine refuses it";
    slow.apply(name, token);
  }
  oracle::add_counts(counts, slow.clauses);
  return {};
}

// Chooses evenly among the actors and their actions, but takes an idle action only once in `times`, so that games end.
template <class Slow, class Idle>
std::pair<char, std::string> choose_evenly(const Slow& slow, core::Random& random, Idle&& idle, int times) {
  while (true) {
    const std::string acting = slow.acting();
    const char name = acting[static_cast<std::size_t>(random.below(static_cast<int>(acting.size())))];
    const auto tokens = slow.legal(name);
    const std::string token = *std::next(tokens.begin(), random.below(static_cast<int>(tokens.size())));
    if (!idle(token) || random.below(times) == 0) return {name, token};
  }
}

}  // namespace differential
