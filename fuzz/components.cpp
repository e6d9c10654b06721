// Arbitrary text as a component file: it is refused with a place and a reason, or a game can be played with it.
#include <algorithm>
#include <functional>
#include <string_view>

#include "art_society/game.h"
#include "core/random.h"
#include "input.h"

namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this target is about its components alone
using fuzz::require;

constexpr int steps = 80;  // a few rounds

// Every painting is somewhere, and no decor comes from nowhere.
void check(const Game& game, const State& state) {
  CellSet seen = state.supply | state.table.museum;
  int count = state.supply.count() + state.table.museum.count();
  const auto see = [&](int painting) {
    seen.set(painting);
    ++count;
  };
  for (const int lot : state.table.lots) {
    if (lot != none) see(lot);
  }
  int area = 0;
  for (int shape = 0; shape < decor_count; ++shape) area += decor_size[shape] * state.table.decor[shape];
  for (int s = 0; s < game.seats(); ++s) {
    const OpenSeat& seat = state.seat(s);
    for (int i = 0; i < seat.wall.hung_count; ++i) see(seat.wall.hung[i].painting);
    for (int i = 0; i < seat.surplus_count(); ++i) see(seat.surplus[i]);
    if (seat.pending != none) see(seat.pending);
    if (!seat.assistant.empty() && seat.assistant.is_painting()) see(seat.assistant.id());
    if (!seat.assistant.empty() && !seat.assistant.is_painting()) area += decor_size[seat.assistant.id()];
    area += seat.wall.decor_squares(game.parts()).count();
    require(game.parts().wall.contains(seat.wall.taken), "tiles hang inside the wall");
  }
  require(count == seen.count() && seen.contains(game.parts().for_auction), "every painting is in one place");
  int all = 0;
  for (int shape = 0; shape < decor_count; ++shape) all += decor_size[shape] * game.parts().decor_supply[shape];
  require(area == all, "decor keeps its area");
}

void play(const Game& game, core::Random random) {
  State state = game.start();
  LegalActions legal;
  for (int step = 0; step < steps && !game.over(state); ++step) {
    const Actors who = game.awaited(state);
    require(!who.empty(), "somebody is awaited until the end");
    const Actor actor = who.nth(random.below(who.count()));
    game.legal(state, actor, legal);
    require(!legal.empty(), "who is awaited can do something");
    const Action action = legal[random.below(legal.size())];
    require(game.validate(state, actor, action).ok(), "what is legal is allowed");
    const auto again = game.read(actor, game.write(action));
    require(again && *again == action, "an action is read as it was written");
    game.apply(state, actor, action);
    check(game, state);
  }
  const View view = game.view(state, Viewer::spectator());
  require(game.view(game.imagine(view), Viewer::spectator()) == view, "a state can be imagined from a view");
  require(!game.to_json(view).empty(), "a view can be written");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).rest();
  const auto parts = parse_components("fuzzed", text);
  if (!parts) {
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    require(parts.error().line >= 0 && parts.error().line <= lines, "a refusal names a line of the text");
    require(!parts.error().reason.empty(), "a refusal names a reason");
    return 0;
  }
  // How the game is played follows from the text too, so that an input always does the same.
  core::Random random(std::hash<std::string_view>()(text));
  const Flags flags = editions[static_cast<std::size_t>(random.below(3))].flags;
  play(Game(parts.value(), flags, 2 + random.below(max_players - 1)), random);
  return 0;
}
