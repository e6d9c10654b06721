// The engine against the slow model: the same actors, legal actions and state after every action, the same end, in random
// games with the real components and with small sets that reach the rare clauses.
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/random.h"
#include "engine_dump.h"
#include "oracle/generators.h"
#include "oracle/random_player.h"

namespace {

using cats::Game;
using cats::State;
using core::Actor;
using core::Random;

using Counts = std::map<std::string, long>;

bool long_run() { return std::getenv("VERNISSAGE_LONG") != nullptr; }

Actor actor_named(char name) {
  return name == '*' ? Actor::chance() : Actor(core::Seat{static_cast<std::uint8_t>(name - 'A')});
}

std::set<std::string> engine_legal(const Game& game, const State& state, Actor actor) {
  Game::LegalActions actions;
  game.legal(state, actor, actions);
  std::set<std::string> tokens;
  actions.for_each([&](auto action) { tokens.insert(game.write(action)); });
  return tokens;
}

// What differs in the legal actions of an actor, or nothing.
std::string compare_legal(const Game& game, const State& state, const oracle::Game& slow, char name) {
  const auto theirs = slow.legal(name);
  const auto mine = engine_legal(game, state, actor_named(name));
  if (mine == theirs) return {};
  std::string difference = std::string("\nlegal for ") + name + ", engine only:";
  for (const auto& token : mine) difference += theirs.contains(token) ? "" : " " + token;
  difference += "\nslow model only:";
  for (const auto& token : theirs) difference += mine.contains(token) ? "" : " " + token;
  return difference;
}

// CV-K1, CV-K2: what a viewer is told.
std::string compare_view(const Game& game, const State& state, const oracle::Game& slow, core::Viewer viewer,
                         char name) {
  const std::string mine = game.to_json(game.view(state, viewer)), theirs = slow.view(name);
  return mine == theirs ? "" : "\nviews differ, engine:\n" + mine + "\nslow model:\n" + theirs;
}

// CV-T8: what is done for a seat that lets its time run out.
std::string compare_timeout(const Game& game, const State& state, const oracle::Game& slow, char name) {
  if (slow.over() || slow.awaited().find(name) == std::string::npos) return {};
  const auto actions = game.timeout_actions(state, actor_named(name).seat(), nullptr);
  std::string mine;
  for (const auto& action : actions) mine += (mine.empty() ? "" : " ") + game.write(action);
  const std::string theirs = slow.timeout(name);
  return mine == theirs ? "" : std::string("\ntimeout of ") + name + ", engine: " + mine + ", slow model: " + theirs;
}

// What differs between the two, or nothing.
std::string compare_state(const Game& game, const State& state, const oracle::Game& slow) {
  const auto mine = differential::dump(game, state);
  std::string difference;
  if (mine == slow.dump()) {
    difference = compare_legal(game, state, slow, '*');
    for (int s = 0; s < game.seats(); ++s) difference += compare_legal(game, state, slow, static_cast<char>('A' + s));
  } else {
    difference = "\nstates differ";
  }
  for (int s = 0; s < game.seats(); ++s) difference += compare_timeout(game, state, slow, static_cast<char>('A' + s));
  difference += compare_view(game, state, slow, core::Viewer::spectator(), '-');
  difference += compare_view(game, state, slow, core::Viewer(core::Seat{1}), 'B');
  return difference.empty() ? "" : difference + "\nengine:\n" + mine + "slow model:\n" + slow.dump();
}

// A decision that moves the table on begins a new stage before the next one. Proposals, refusals and declines do not, since
// they would give time, unless the last decline closes a window.
class Stages {
 public:
  void decided(int stage, oracle::Phase phase, const std::string& token) {
    stage_ = stage;
    phase_ = phase;
    token_ = token;
  }
  bool fits(int stage, oracle::Phase phase) const {
    if (token_.empty()) return true;
    if (token_ == "no") return phase == phase_ ? stage == stage_ : stage > stage_;
    return token_.starts_with("paw") ? stage == stage_ : stage > stage_;
  }

 private:
  int stage_ = 0;
  oracle::Phase phase_ = oracle::Phase::kOver;
  std::string token_;
};

std::string flag_names(oracle::Flags flags) {
  return std::string(flags.seat_a ? "seat-a " : "") + (flags.runs_on ? "runs-on " : "") +
         (flags.lenient ? "lenient " : "") + (flags.memory_aid ? "memory-aid " : "");
}

// Plays one game in both; returns what differs, or nothing. `choose(slow)` says who does what.
template <class Choose>
std::string compare_game(const oracle::Components& parts, oracle::Flags flags, int seats, Counts& counts,
                         Choose&& choose) {
  auto components = cats::parse_components("test", differential::component_text(parts));
  if (!components) return "the data file is refused: " + components.error().reason;
  const cats::Flags engine_flags{flags.seat_a, flags.runs_on, flags.lenient, flags.memory_aid};
  const Game game(components.value(), engine_flags, seats);
  State state = game.start();
  oracle::Game slow(parts, flags, seats);
  Stages stages;
  std::string log = flag_names(flags) + std::to_string(seats) + " seats:";
  for (int step = 1;; ++step) {
    if (const auto difference = compare_state(game, state, slow); !difference.empty()) {
      return log + "\nbefore step " + std::to_string(step) + difference;
    }
    if (slow.over()) break;
    const auto [name, token] = choose(slow);
    if (name != '*') {
      if (!stages.fits(game.stage(state), slow.state.phase)) return log + "\nthe stage is wrong";
      stages.decided(game.stage(state), slow.state.phase, token);
    }
    log += std::string(" ") + name + ":" + token;
    const auto action = game.read(actor_named(name), token);
    if (!action || !game.validate(state, actor_named(name), *action)) return log + "\nthe engine refuses it";
    game.apply(state, actor_named(name), *action);
    slow.apply(name, token);
  }
  for (const auto& [clause, count] : slow.clauses) counts[clause] += count;
  return {};
}

// Evenly among the actors and their actions, but with few proposals, so that games end.
std::pair<char, std::string> choose_evenly(const oracle::Game& slow, Random& random) {
  while (true) {
    const std::string acting = slow.acting();
    const char name = acting[static_cast<std::size_t>(random.below(static_cast<int>(acting.size())))];
    const auto tokens = slow.legal(name);
    const std::string token = *std::next(tokens.begin(), random.below(static_cast<int>(tokens.size())));
    if (!token.starts_with("paw") || random.below(8) == 0) return {name, token};
  }
}

oracle::Flags flags_number(int number) {
  const auto bit = [number](int i) { return (number >> i & 1) != 0; };
  return {bit(0), bit(1), bit(2), bit(3)};
}

}  // namespace

TEST_CASE("the engine and the slow model agree on games with the real components") {
  Counts counts;
  const int games = long_run() ? 10'000 : 96;
  for (int number = 0; number < games; ++number) {
    INFO("seed ", number);
    Random random(static_cast<std::uint64_t>(number));
    REQUIRE(compare_game(oracle::standard_set(), flags_number(number % 16), 2 + number / 16 % 3, counts,
                         [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}

TEST_CASE("the engine and the slow model agree on small sets, and every clause fires") {
  oracle::RandomPlayer player(1);
  Counts counts;
  const int rounds = long_run() ? 600 : 48;
  for (int round = 0; round < rounds; ++round) {
    for (const auto& [name, parts] : oracle::small_sets()) {
      INFO("set ", name, ", round ", round);
      player.new_game();
      REQUIRE(compare_game(parts, flags_number(round % 16), 2 + round / 16 % 3, counts,
                           [&](const auto& slow) { return player.choose(slow); }) == "");
    }
  }
  std::string never;
  for (const auto& clause : oracle::all_clause_keys()) never += counts[clause] > 0 ? "" : clause + "\n";
  CHECK(never == "");
}

TEST_CASE("the slow model counts every clause of the rules that does something in a game") {
  // What is in the box, and what is compared at every step: dice, views, time-outs.
  const std::set<std::string> elsewhere = {"CV-C1", "CV-C2", "CV-C3", "CV-C4", "CV-C5", "CV-C6",
                                           "CV-C7", "CV-S7", "CV-K1", "CV-K2", "CV-T8"};
  std::set<std::string> counted;
  for (const auto& key : oracle::all_clause_keys()) counted.insert(key.substr(0, key.find(' ')));
  std::ifstream rules("docs/rules/cats.md");
  std::string line, lacking;
  int declared = 0;
  while (std::getline(rules, line)) {
    const auto start = line.find("- **CV-");
    if (start == std::string::npos || line.find_first_not_of(' ') != start) continue;
    const std::string clause = line.substr(start + 4, line.find("**", start + 4) - start - 4);
    ++declared;
    if (!counted.contains(clause) && !elsewhere.contains(clause)) lacking += clause + "\n";
  }
  CHECK(declared > 40);
  CHECK(lacking == "");
}

TEST_CASE("the engine and the slow model agree on arbitrary component sets") {
  Counts counts;
  const unsigned games = long_run() ? 10'000 : 200;
  for (unsigned number = 0; number < games; ++number) {
    INFO("seed ", number);
    Random random(number);
    REQUIRE(compare_game(oracle::random_set(number), flags_number(random.below(16)), 2 + random.below(3), counts,
                         [&](const auto& slow) { return choose_evenly(slow, random); }) == "");
  }
}
