// Arbitrary text as a view: it is refused with a reason, or the rules can go on from it as from any other.
#include <string>

#include "art_society/game.h"
#include "core/random.h"
#include "input.h"
#include "tables.h"

namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this target is about its views alone
using fuzz::require;

// Whoever may act does anything, chance too where it has something to give: nothing of it may leave the bounds of a state.
void go_on(const Game& game, State state, core::Random random) {
  LegalActions legal;
  for (int step = 0; step < 60 && !game.over(state); ++step) {
    const Actors who = game.actors(state);
    if (who.empty()) return;
    const Actor actor = who.nth(random.below(who.count()));
    game.legal(state, actor, legal);
    if (legal.empty()) return;
    const Action action = legal[random.below(legal.size())];
    require(game.validate(state, actor, action).ok(), "what is legal is allowed");
    game.apply(state, actor, action);
    require(!game.insight(state).empty(), "something can be said about every position");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const Game game = fuzz::game_of(input.byte());
  const auto view = game.read_view(input.rest());
  if (!view) {
    require(!view.error().empty(), "a refusal names a reason");
    return 0;
  }
  const std::string text = game.to_json(view.value());
  const auto again = game.read_view(text);
  require(again.ok() && again.value() == view.value(), "a view comes back from its text");
  const State state = game.imagine(view.value());
  require(game.view(state, view.value().viewer) == view.value(), "a state can be imagined from a view");
  std::uint64_t seed = size;
  for (const char c : text) seed = seed * 31 + static_cast<unsigned char>(c);
  for (int walk = 0; walk < 4; ++walk) go_on(game, state, core::Random(seed + static_cast<std::uint64_t>(walk)));
  return 0;
}
