// Arbitrary bytes as actions of anybody: they are refused and change nothing, or they are legal and are done.
#include "art_society/game.h"
#include "input.h"
#include "tables.h"

namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this target is about its actions alone
using fuzz::require;

// A legal action of somebody who may act, so that games get on.
void choose(const Game& game, State& state, fuzz::Input& input) {
  const Actors who = game.actors(state);
  const Actor actor = who.nth(input.below(who.count()));
  LegalActions legal;
  game.legal(state, actor, legal);
  require(!legal.empty(), "who may act can do something");
  const Action action = legal[input.byte() * 7 % legal.size()];
  require(game.validate(state, actor, action).ok(), "what is legal is allowed");
  game.apply(state, actor, action);
}

// Whatever the bytes say.
void attempt(const Game& game, State& state, fuzz::Input& input) {
  const int who = input.below(core::max_seats + 1);
  const Actor actor = who == core::max_seats ? Actor::chance() : Actor(Seat{byte(who)});
  const Action action{static_cast<Kind>(input.byte()), input.byte(), input.byte()};
  const State before = state;
  LegalActions legal;
  game.legal(state, actor, legal);
  const Verdict verdict = game.validate(state, actor, action);
  require(verdict.ok() == legal.contains(action), "validate allows exactly what is legal");
  require(state == before, "asking changes nothing");
  if (verdict) game.apply(state, actor, action);
}

void look(const Game& game, const State& state) {
  for (int s = -1; s < game.seats(); ++s) {
    const Viewer viewer = s < 0 ? Viewer::spectator() : Viewer(Seat{byte(s)});
    const View view = game.view(state, viewer);
    require(game.view(game.imagine(view), viewer) == view, "a state can be imagined from a view");
    require(!game.to_json(view).empty(), "a view can be written");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const Game game = fuzz::game_of(input.byte());
  State state = game.start();
  while (!input.empty()) {
    const bool legal = input.byte() % 4 != 0 && !game.over(state);
    legal ? choose(game, state, input) : attempt(game, state, input);
    require(game.over(state) == game.awaited(state).empty(), "somebody is awaited until the end");
  }
  look(game, state);
  return 0;
}
