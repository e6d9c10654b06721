// Reads arbitrary text as a component file of every game. It is refused with a line and a reason, or a game can be played with it.
#include <algorithm>
#include <functional>
#include <string_view>

#include "conservation.h"
#include "core/open_action.h"
#include "core/random.h"
#include "games/every_game.h"
#include "input.h"

namespace {

using fuzz::require;

constexpr int steps = 80;  // a few rounds

template <class Game>
void play(const Game& game, core::Random random) {
  auto state = game.start();
  typename Game::LegalActions legal;
  for (int step = 0; step < steps && !game.over(state); ++step) {
    const core::Actors who = game.awaited(state);
    require(!who.empty(), "somebody is awaited until the end");
    const core::Actor actor = who.nth(random.below(who.count()));
    game.legal(state, actor, legal);
    require(!legal.empty(), "an awaited actor has a legal action");
    const auto action = core::filled(game, state, actor, legal[random.below(legal.size())], random);
    require(game.validate(state, actor, action).ok(), "validate allows every legal action");
    const auto again = game.read(actor, game.write(action));
    require(again && *again == action, "an action is read as it was written");
    game.apply(state, actor, action);
    fuzz::check_conservation(game, state);
  }
  const auto view = game.view(state, core::Viewer::spectator());
  require(game.view(game.imagine(view), core::Viewer::spectator()) == view, "a state can be imagined from a view");
  require(!game.to_json(view).empty(), "a view can be written");
}

template <class D>
void read(std::string_view text) {
  const auto parts = D::parse_components("fuzzed", text);
  if (!parts) {
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    require(parts.error().line >= 0 && parts.error().line <= lines, "a refusal names a line of the text");
    require(!parts.error().reason.empty(), "a refusal names a reason");
    return;
  }
  // The random choices follow from the text too, so that an input always has the same effect.
  core::Random random(std::hash<std::string_view>()(text));
  const auto edition = static_cast<std::size_t>(random.below(static_cast<int>(D::editions.size())));
  const int seats = D::min_seats + random.below(D::max_seats - D::min_seats + 1);
  if constexpr (requires { D::has_enough(parts.value(), D::editions[edition].flags, seats); }) {
    if (!D::has_enough(parts.value(), D::editions[edition].flags, seats)) return;
  }
  play(typename D::Game(parts.value(), D::editions[edition].flags, seats), random);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).rest();
  games::for_each_game([&]<class D>() { read<D>(text); });
  return 0;
}
