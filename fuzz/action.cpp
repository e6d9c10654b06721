// Reads arbitrary text as an action. A text that can be read is written back identically, and validate() accepts it at any moment
// of a game without harm.
#include <string>
#include <string_view>
#include <vector>

#include "core/open_action.h"
#include "core/random.h"
#include "input.h"
#include "tables.h"

namespace {

using fuzz::require;

template <class D>
const D::Game& standard_game() {
  static const typename D::Game game(fuzz::parts<D>(true), D::editions[D::editions.size() / 2].flags, D::max_seats);
  return game;
}

// Some moments of one game, from its start to its end.
template <class D>
const auto& moments() {
  using State = D::Game::State;
  static const std::vector<State> states = [] {
    const auto& game = standard_game<D>();
    std::vector<State> seen;
    core::Random random(1);
    State state = game.start();
    typename D::Game::LegalActions legal;
    while (!game.over(state)) {
      if (random.below(5) == 0) seen.push_back(state);
      const core::Actors who = game.awaited(state);
      const core::Actor actor = who.nth(random.below(who.count()));
      game.legal(state, actor, legal);
      game.apply(state, actor, core::filled(game, state, actor, legal[random.below(legal.size())], random));
    }
    seen.push_back(state);
    return seen;
  }();
  return states;
}

template <class D>
void judge(fuzz::Input& input) {
  const auto& game = standard_game<D>();
  const core::Actor actor = fuzz::actor_of(input);
  const auto& state = moments<D>()[input.byte() % moments<D>().size()];
  const auto action = game.read(actor, input.rest());
  if (!action) return;
  require(game.write(*action) == input.rest(), "an action is written as it was read");
  typename D::Game::LegalActions legal;
  game.legal(state, actor, legal);
  const core::Verdict verdict = game.validate(state, actor, *action);
  // The text of an open action may be refused although its form is legal.
  require(verdict.ok() == legal.contains(*action) || (!verdict && core::is_open(game, *action)),
          "validate allows exactly what is legal");
  require(verdict.ok() || !verdict.error().reason.empty(), "a refusal names a reason");
  if (!verdict) return;
  auto after = state;
  game.apply(after, actor, *action);
  require(!game.narrate(state, actor, *action, after).empty(), "every move can be narrated");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  fuzz::with_game(input, [&]<class D>() { judge<D>(input); });
  return 0;
}
