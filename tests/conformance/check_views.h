// Checks that a view has enough to see and to act, and nothing more.
#pragma once

#include <string>

#include "tests/conformance/check_actions.h"
#include "tests/conformance/run.h"

namespace conformance {

template <class R>
bool same_actions(R& run, const typename R::State& a, const typename R::State& b, Viewer viewer) {
  return viewer.is_spectator() || run.list(a, viewer.seat()) == run.list(b, viewer.seat());
}

// A state imagined from a view looks the same to its viewer, and allows the viewer the same.
template <class R>
void check_imagination(R& run, const typename R::State& state, Viewer viewer) {
  const auto view = run.game.view(state, viewer);
  const auto imagined = run.game.imagine(view);
  const auto again = run.game.view(imagined, viewer);
  run.expect(again == view, "imagine", name_of(viewer) + " sees something else in the imagined state");
  run.expect(run.game.to_json(again) == run.game.to_json(view), "imagine", "the imagined view is written differently");
  run.expect(same_actions(run, state, imagined, viewer), "imagine", name_of(viewer) + " may do something else there");
  run.expect(
      run.game.actors(imagined) == run.game.actors(state) && run.game.awaited(imagined) == run.game.awaited(state),
      "imagine", "others may act in the imagined state");
}

// Reading the text of a view gives the same view. A damaged text is refused, or it is the text of another good view.
template <class R>
void check_reading_back(R& run, const typename R::State& state, Viewer viewer) {
  const auto view = run.game.view(state, viewer);
  const std::string text = run.game.to_json(view);
  const auto read = run.game.read_view(text);
  run.expect(read.ok(), "read view", "the view of " + name_of(viewer) + " is refused: " + (read ? "" : read.error()));
  if (read) run.expect(read.value() == view, "read view", "the view of " + name_of(viewer) + " is read differently");
  Random random = run.random;  // a copy, so that the game goes on as it would without this check
  const auto other = run.game.read_view(damaged(text, random));
  run.expect(other.ok() || !other.error().empty(), "read view", "a refusal without a reason");
  if (!other) return;
  const auto imagined = run.game.imagine(other.value());
  run.expect(run.game.view(imagined, other.value().viewer) == other.value(), "read view",
             "a view was read that nobody can have");
  run.expect(!run.game.insight(imagined).empty(), "insight", "a position has no insight");
}

// The insight of a position follows from what the viewer sees of it.
template <class R>
void check_insight(R& run, const typename R::State& state, Viewer viewer) {
  const auto imagined = run.game.imagine(run.game.view(state, viewer));
  run.expect(run.game.insight(imagined) == run.game.insight(state), "insight",
             "what is said about the position depends on what " + name_of(viewer) + " can't see");
}

// Non-interference: nothing that a viewer gets, now or after the viewer's next action, depends on what that viewer may not
// know.
template <class R>
void check_secrets(R& run, const typename R::State& state, Viewer viewer) {
  const auto other = run.traits.scrambled(run.game, state, viewer, run.random);
  if (!(other == state)) ++run.scrambles;
  const std::string who = name_of(viewer);
  const auto same_look = [&](const auto& a, const auto& b) {
    const auto x = run.game.view(a, viewer);
    const auto y = run.game.view(b, viewer);
    return x == y && run.game.to_json(x) == run.game.to_json(y);
  };
  run.expect(same_look(state, other), "secrets", who + " sees something that must be hidden");
  run.expect(same_actions(run, state, other, viewer), "secrets", "what " + who + " may do tells what must be hidden");
  run.expect(run.game.actors(state) == run.game.actors(other) && run.game.awaited(state) == run.game.awaited(other) &&
                 run.game.over(state) == run.game.over(other),
             "secrets", "who may act tells what must be hidden");
  const auto actions = viewer.is_spectator() ? run.list(state, Actor::chance()) : run.list(state, viewer.seat());
  if (actions.empty()) return;
  const Actor actor = viewer.is_spectator() ? Actor::chance() : Actor(viewer.seat());
  const auto action = actions[static_cast<std::size_t>(run.random.below(static_cast<int>(actions.size())))];
  if (run.traits.reveals(run.game, state, actor, action) || !run.game.validate(other, actor, action)) return;
  auto next = state;
  auto next_other = other;
  run.game.apply(next, actor, action);
  run.game.apply(next_other, actor, action);
  const std::string after = run.named(actor, action);
  run.expect(same_look(next, next_other), "secrets", who + " sees something that must be hidden after " + after);
  run.expect(run.game.narrate(state, actor, action, next) == run.game.narrate(other, actor, action, next_other),
             "secrets", "the story of " + after + " tells what must be hidden");
}

// Shows that the check of secrets can fail: a change of something open changes every view, and a change of a seat's own
// cards changes the view of that seat.
template <class R>
void check_open(R& run, const typename R::State& state, Viewer viewer) {
  const auto view = run.game.view(state, viewer);
  const std::string text = run.game.to_json(view);
  const auto differs = [&](const std::string& what, const auto& changed) {
    const auto other = run.game.view(changed, viewer);
    run.expect(!(other == view) && run.game.to_json(other) != text, "open",
               name_of(viewer) + " does not see a change of " + what);
  };
  for (const auto& [what, changed] : run.traits.open_changes(run.game, state)) differs(what, changed);
  if (viewer.is_spectator()) return;
  for (const auto& [what, changed] : run.traits.own_changes(run.game, state, viewer.seat())) differs(what, changed);
}

template <class R>
void check_views(R& run, const typename R::State& state) {
  for (const Viewer viewer : viewers(run.game.seats())) {
    check_imagination(run, state, viewer);
    check_reading_back(run, state, viewer);
    check_insight(run, state, viewer);
    check_secrets(run, state, viewer);
    check_open(run, state, viewer);
  }
}

}  // namespace conformance
