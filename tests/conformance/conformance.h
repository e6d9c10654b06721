// One suite for every game. It plays random games and checks at each step what every game promises (core/game.h). A small
// struct, the traits, tells it what is special about a game:
//
//   for_each_action(f)                       every action there could be, legal or not
//   garbage(random), mutated(action, random) senseless and almost sensible actions
//   describe(action)                         any action as text, even one for which the notation has no token
//   knows_clause(clause)                     whether a refusal may name it; the empty one is for malformed actions
//   components(game, state)                  which component is missing or there twice, else ""
//   score(game, state, points)               which line of the score is out of bounds, else ""
//   winners(game, state, winners)            what is wrong with who has won at the end, else ""
//   scrambled(game, state, viewer, random)   a state that differs in what the viewer may not know, and only in that
//   open_changes(game, state)                pairs of name and state: each differs in one thing everybody sees
//   own_changes(game, state, seat)           the same for what this seat sees
//   reveals(game, state, actor, action)      whether this action shows what was hidden
//   undo(state, actor, action)               after `action`: the action that takes it back, if there is one
//   undone(before, action, after, back)      what did not come back, else ""
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "tests/conformance/check_actions.h"
#include "tests/conformance/check_views.h"
#include "tests/conformance/run.h"

namespace conformance {

// Everything that is checked in one state.
template <class R>
void check_state(R& run, const typename R::State& state) {
  check_actors(run, state);
  for (const Actor actor : actors_up_to(run.game.seats())) check_legal(run, state, actor);
  if (const std::string wrong = run.traits.components(run.game, state); !wrong.empty()) run.report("components", wrong);
  if (const std::string wrong = run.traits.score(run.game, state, run.game.points(state)); !wrong.empty())
    run.report("score", wrong);
  run.expect(run.game.over(state) || run.game.winners(state).empty(), "winners", "somebody won before the end");
  if (run.random.below(100) < run.options.view_percent || run.game.over(state)) check_views(run, state);
  if (run.game.actors(state).empty()) return;
  check_garbage(run, state);
  check_reading(run, state);
  if (run.random.below(100) < run.options.view_percent) {
    for (const Actor actor : actors_up_to(run.game.seats())) check_notation(run, state, actor);
  }
}

// Mostly an awaited actor moves the game forward. Sometimes anybody who may act does anything legal.
template <class R>
std::pair<Actor, typename R::Action> choose(R& run, const typename R::State& state) {
  const bool any = run.random.below(100) < run.options.back_percent;
  const Actors who = any ? run.game.actors(state) : run.game.awaited(state);
  const Actor actor = who.nth(run.random.below(who.count()));
  typename R::LegalActions legal;
  run.game.legal(state, actor, legal);
  const auto action = legal[run.random.below(any || legal.forward() == 0 ? legal.size() : legal.forward())];
  return {actor, core::filled(run.game, state, actor, action, run.random)};
}

template <class R>
void check_undo(R& run, const typename R::State& before, Actor actor, typename R::Action action,
                const typename R::State& after) {
  const auto undo = run.traits.undo(after, actor, action);
  if (!undo) return;
  run.expect(run.game.validate(after, actor, *undo).ok(), "undo", run.named(actor, action) + " can't be taken back");
  if (!run.game.validate(after, actor, *undo)) return;
  auto back = after;
  run.game.apply(back, actor, *undo);
  const std::string wrong = run.traits.undone(before, actor, action, after, back);
  if (!wrong.empty()) run.report("undo", run.named(actor, action) + " taken back: " + wrong);
}

// The story of a move is readable text.
template <class R>
void check_story(R& run, const typename R::State& before, Actor actor, typename R::Action action,
                 const typename R::State& after) {
  const auto story = run.game.narrate(before, actor, action, after);
  run.expect(!story.empty(), "story", run.named(actor, action) + " has no sentence in the story");
  for (const std::string& line : story) {
    bool plain = !line.empty();
    for (const char c : line) plain = plain && static_cast<unsigned char>(c) >= ' ';
    run.expect(plain, "story", run.named(actor, action) + " is told with characters that are not text");
  }
}

// The time of a window is over. Something must come of it, or the table would wait for ever.
template <class R>
void check_closing(R& run, typename R::State& state) {
  const auto before = state;
  const long heap = allocations();
  run.game.close_window(state);
  const bool clean = allocations() == heap;
  run.expect(clean, "allocation", "close_window allocates");
  const bool moved =
      run.game.window(state) != run.game.window(before) || run.game.stage(state) != run.game.stage(before);
  run.expect(moved, "window", "the same window is open after it was closed");
  const auto story = run.game.narrate(before, Actor::clock(), {}, state);
  run.expect(!story.empty(), "story", "the end of a window has no sentence in the story");
}

template <class R>
using Log = std::vector<std::pair<Actor, std::string>>;

// The log alone, read from its tokens, leads to the same state.
template <class R>
void check_replay(R& run, const Log<R>& log, const typename R::State& end) {
  auto state = run.game.start();
  for (const auto& [actor, token] : log) {
    if (actor.is_clock()) {
      run.game.close_window(state);
      continue;
    }
    const auto action = run.game.read(actor, token);
    if (!action || !run.game.validate(state, actor, *action))
      return run.report("replay", token + " is refused in the replay");
    run.game.apply(state, actor, *action);
  }
  run.expect(state == end, "replay", "the log leads to another state");
}

template <class R>
void check_end(R& run, const typename R::State& state) {
  const std::string wrong = run.traits.winners(run.game, state, run.game.winners(state));
  run.expect(wrong.empty(), "winners", wrong);
  run.expect(!run.game.end_reason(state).empty(), "winners", "the end has no reason");
  for (const Actor actor : actors_up_to(core::max_seats)) {
    typename R::LegalActions none;
    check_verdict(run, state, actor, run.traits.garbage(run.random), none);
  }
}

// One random game; it stops at the first problem, since nothing after it is worth a check.
template <class R>
void play_and_check(R& run, int space_at) {
  auto state = run.game.start();
  Log<R> log;
  for (run.step = 0;; ++run.step) {
    check_state(run, state);
    if (run.step == space_at && !run.game.over(state)) check_space(run, state);
    if (!run.problems.empty() || run.game.over(state)) break;
    if (run.step == run.options.max_steps) return run.report("end", "the game does not end");
    if (run.game.window(state) != 0 && run.random.below(8) == 0) {
      log.emplace_back(Actor::clock(), core::close_token);
      check_closing(run, state);
      continue;
    }
    const auto [actor, action] = choose(run, state);
    log.emplace_back(actor, run.game.write(action));
    const auto before = state;
    const long heap = allocations();
    run.game.apply(state, actor, action);
    const bool clean = allocations() == heap;
    if (!clean) run.report("allocation", run.named(actor, action) + ": apply allocates");
    check_undo(run, before, actor, action, state);
    check_story(run, before, actor, action, state);
  }
  check_replay(run, log, state);
  if (run.problems.empty()) check_end(run, state);
}

template <core::Game G, class Traits>
Problems check_game(const G& game, const Traits& traits, const Options& options = {}) {
  Problems problems;
  int scrambles = 0;
  for (int number = 0; number < options.games && problems.empty(); ++number) {
    Run<G, Traits> run{.game = game,
                       .traits = traits,
                       .options = options,
                       .problems = problems,
                       .random = Random(options.seed * 1000003 + static_cast<std::uint64_t>(number)),
                       .label = "seed " + std::to_string(options.seed) + ", game " + std::to_string(number)};
    play_and_check(run, number < options.spaces ? run.random.below(60) : -1);
    scrambles += run.scrambles;
  }
  if (problems.empty() && options.secrets && scrambles == 0)
    problems.add("secrets", "no hidden thing was ever changed");
  return problems;
}

}  // namespace conformance
