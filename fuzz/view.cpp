// Reads arbitrary text as a view. It is refused with a reason, or a game can go on from it.
#include <string>

#include "core/open_action.h"
#include "core/random.h"
#include "input.h"
#include "tables.h"

namespace {

using fuzz::require;

// Takes legal actions of any actor, including chance. Nothing may exceed the bounds of a state.
template <class Game>
void go_on(const Game& game, typename Game::State state, core::Random random) {
  typename Game::LegalActions legal;
  for (int step = 0; step < 60 && !game.over(state); ++step) {
    const core::Actors who = game.actors(state);
    if (who.empty()) return;
    const core::Actor actor = who.nth(random.below(who.count()));
    game.legal(state, actor, legal);
    if (legal.empty()) return;
    const auto action = core::filled(game, state, actor, legal[random.below(legal.size())], random);
    require(game.validate(state, actor, action).ok(), "validate allows every legal action");
    game.apply(state, actor, action);
    require(!game.insight(state).empty(), "every position has an insight");
  }
}

template <class Game>
void read(const Game& game, std::string_view given) {
  const auto view = game.read_view(given);
  if (!view) return require(!view.error().empty(), "a refusal names a reason");
  const std::string text = game.to_json(view.value());
  const auto again = game.read_view(text);
  require(again.ok() && again.value() == view.value(), "a view is read as it was written");
  const auto state = game.imagine(view.value());
  require(game.view(state, view.value().viewer) == view.value(), "a state can be imagined from a view");
  std::uint64_t seed = given.size();
  for (const char c : text) seed = seed * 31 + static_cast<unsigned char>(c);
  for (int walk = 0; walk < 4; ++walk) go_on(game, state, core::Random(seed + static_cast<std::uint64_t>(walk)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  fuzz::with_game(input, [&]<class D>() {
    const auto game = fuzz::table_of<D>(input);
    read(game, input.rest());
  });
  return 0;
}
