// Arbitrary bytes as actions of anybody: they are refused and change nothing, or they are legal and are done.
#include <array>
#include <string_view>

#include "art_society/game.h"
#include "games/embedded.h"
#include "input.h"

namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this target is about its actions alone
using fuzz::require;

// Small enough that a few bytes reach surplus, swaps, full walls and decor that runs out.
constexpr std::string_view small =
    "vernissage components 1\ngame art-society\nwall 6x5\nstars c2 d3\neyeline 2 3\nbid-cards 7\nstarting-cards 1 2 3 "
    "4\n"
    "decor 3 1 1 1 1\nstarting 2x3 4 city/a portrait/a still-life/a landscape/a\n"
    "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
    "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
    "paintings 3x2 4 city/b portrait/b still-life/b landscape/b\n"
    "paintings 4x4 7 city/a portrait/a still-life/b landscape/b\n";

const Components& parts(bool standard) {
  static const auto make = [](std::string_view text) {
    auto parsed = parse_components("fuzz", text);
    require(parsed.ok(), "the components are in order");
    return std::move(parsed).value();
  };
  static const std::array<Components, 2> sets = {make(small), make(games::embedded_components(Game::id))};
  return sets[standard ? 1 : 0];
}

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
  const int table = input.byte();
  const Flags flags = editions[static_cast<std::size_t>(table % 3)].flags;
  const Game game(parts(table >= 192), flags, 2 + table / 3 % 3);
  State state = game.start();
  while (!input.empty()) {
    const bool legal = input.byte() % 4 != 0 && !game.over(state);
    legal ? choose(game, state, input) : attempt(game, state, input);
    require(game.over(state) == game.awaited(state).empty(), "somebody is awaited until the end");
  }
  look(game, state);
  return 0;
}
