// Takes arbitrary bytes as actions of any actor. An action is refused and changes nothing, or it is legal and applied.
#include "core/open_action.h"
#include "core/random.h"
#include "input.h"
#include "tables.h"

namespace {

using fuzz::require;

// A legal action of an actor, so that games make progress.
template <class Game>
void choose(const Game& game, typename Game::State& state, fuzz::Input& input) {
  const core::Actors who = game.actors(state);
  const core::Actor actor = who.nth(input.below(who.count()));
  typename Game::LegalActions legal;
  game.legal(state, actor, legal);
  require(!legal.empty(), "an actor has a legal action");
  core::Random random(input.byte());
  const auto action = core::filled(game, state, actor, legal[input.byte() * 7 % legal.size()], random);
  require(game.validate(state, actor, action).ok(), "validate allows every legal action");
  game.apply(state, actor, action);
}

// Any action that the bytes describe.
template <class Game>
void attempt(const Game& game, typename Game::State& state, fuzz::Input& input) {
  using Action = Game::Action;
  const core::Actor actor = fuzz::actor_of(input);
  const Action action{static_cast<decltype(Action::kind)>(input.byte()), input.byte(), input.byte()};
  const auto before = state;
  typename Game::LegalActions legal;
  game.legal(state, actor, legal);
  const core::Verdict verdict = game.validate(state, actor, action);
  require(verdict.ok() == legal.contains(action) || (!verdict && core::is_open(game, action)),
          "validate allows exactly what is legal");
  require(state == before, "validate changes nothing");
  if (verdict) game.apply(state, actor, action);
}

template <class Game>
void look(const Game& game, const typename Game::State& state) {
  for (int s = -1; s < game.seats(); ++s) {
    const core::Viewer viewer =
        s < 0 ? core::Viewer::spectator() : core::Viewer(core::Seat{static_cast<std::uint8_t>(s)});
    const auto view = game.view(state, viewer);
    require(game.view(game.imagine(view), viewer) == view, "a state can be imagined from a view");
    require(!game.to_json(view).empty(), "a view can be written");
  }
}

template <class Game>
void play(const Game& game, fuzz::Input& input) {
  auto state = game.start();
  while (!input.empty()) {
    const bool legal = input.byte() % 4 != 0 && !game.over(state);
    legal ? choose(game, state, input) : attempt(game, state, input);
    require(game.over(state) == game.awaited(state).empty(), "somebody is awaited until the end");
  }
  look(game, state);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  fuzz::with_game(input, [&]<class D>() { play(fuzz::table_of<D>(input), input); });
  return 0;
}
