// Arbitrary text as an action of anybody: what is read is written back identically, and may be judged at any moment.
#include <string>
#include <string_view>
#include <vector>

#include "art_society/game.h"
#include "core/random.h"
#include "games/embedded.h"
#include "input.h"

namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this target is about its actions alone
using fuzz::require;

const Game& game() {
  static const Game standard = [] {
    auto parts = parse_components("standard", games::embedded_components(Game::id));
    require(parts.ok(), "the components of the program are in order");
    return Game(std::move(parts).value(), editions[1].flags, max_players);
  }();
  return standard;
}

// Some moments of one game, from its start to its end.
const std::vector<State>& moments() {
  static const std::vector<State> states = [] {
    std::vector<State> seen;
    core::Random random(1);
    State state = game().start();
    LegalActions legal;
    while (!game().over(state)) {
      if (random.below(5) == 0) seen.push_back(state);
      const Actors who = game().awaited(state);
      const Actor actor = who.nth(random.below(who.count()));
      game().legal(state, actor, legal);
      game().apply(state, actor, legal[random.below(legal.size())]);
    }
    seen.push_back(state);
    return seen;
  }();
  return states;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const int who = input.below(core::max_seats + 1);
  const Actor actor = who == core::max_seats ? Actor::chance() : Actor(Seat{byte(who)});
  const State& state = moments()[input.byte() % moments().size()];
  const auto action = game().read(actor, input.rest());
  if (!action) return 0;
  require(game().write(*action) == input.rest(), "an action is written as it was read");
  LegalActions legal;
  game().legal(state, actor, legal);
  const Verdict verdict = game().validate(state, actor, *action);
  require(verdict.ok() == legal.contains(*action), "validate allows exactly what is legal");
  require(verdict.ok() || !verdict.error().reason.empty(), "a refusal names a reason");
  if (!verdict) return 0;
  State after = state;
  game().apply(after, actor, *action);
  require(!game().narrate(state, actor, *action, after).empty(), "every move can be told");
  return 0;
}
