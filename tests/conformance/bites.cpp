// Shows that the suite bites: games that each break one promise, and the check that must notice.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "tests/conformance/art_society_traits.h"
#include "tests/conformance/conformance.h"
#include "tests/conformance/open_art_society.h"

namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): every game here is a broken Art Society

// A broken game hides what it breaks; the suite calls the concrete type and so sees the broken one.
struct Broken : Game {
  Broken() : Game(conformance::parts_of(conformance::component_set("tiny")), conformance::flags_of("pl"), 3) {}
};

struct LeaksSealedBid : Broken {
  View view(const State& state, Viewer viewer) const {
    View view = Game::view(state, viewer);
    if (viewer.is_spectator()) view.own.sealed = state.secret(0).sealed;
    return view;
  }
};

struct LeaksHandInText : Broken {
  std::vector<std::string> narrate(const State& before, Actor actor, Action action, const State& after) const {
    auto story = Game::narrate(before, actor, action, after);
    for (int s = 0; s < seats(); ++s) story.push_back(std::to_string(after.secret(s).hand));
    return story;
  }
};

struct LeaksInActions : Broken {
  void legal(const State& state, Actor actor, LegalActions& out) const {
    Game::legal(state, actor, out);
    const bool odd = state.secret(0).sealed % 2 == 1;
    if (odd && state.table.phase == Phase::bids && actor == Actor(Seat{1}) && !out.empty()) out.add(Kind::wait);
  }
  Verdict validate(const State& state, Actor actor, Action action) const {
    LegalActions actions;
    legal(state, actor, actions);
    if (actions.contains(action)) return {};
    return Game::validate(state, actor, action);
  }
};

struct HidesTheWalls : Broken {
  View view(const State& state, Viewer viewer) const {
    View view = Game::view(state, viewer);
    for (OpenSeat& seat : view.seats) seat.wall = {};
    return view;
  }
};

struct ImaginesBadly : Broken {
  State imagine(const View& view) const {
    State state = Game::imagine(view);
    for (int s = 0; s < seats(); ++s) state.secret(s).hand &= state.secret(s).hand - 1;
    return state;
  }
};

struct ForgetsWhileReading : Broken {
  core::Result<View, std::string> read_view(std::string_view json) const {
    auto view = Game::read_view(json);
    if (view) view.value().table.shapes_left = 0;
    return view;
  }
};

struct RefusesAView : Broken {
  core::Result<View, std::string> read_view(std::string_view json) const {
    auto view = Game::read_view(json);
    if (view && view.value().table.phase == Phase::over) return core::Failure{std::string("over")};
    return view;
  }
};

struct InsightTellsSecrets : Broken {
  std::string insight(const State& state) const { return Game::insight(state) + std::to_string(state.secret(0).hand); }
};

struct MissesAnAction : Broken {
  void legal(const State& state, Actor actor, LegalActions& out) const {
    LegalActions all;
    Game::legal(state, actor, all);
    out.clear();
    for (int i = 0; i < all.size() - (all.size() > 3 ? 1 : 0); ++i) out.add(all[i].kind, all[i].detail, all[i].place);
  }
};

struct AllowsIllegal : Broken {
  Verdict validate(const State& state, Actor actor, Action action) const {
    const Verdict verdict = Game::validate(state, actor, action);
    if (!verdict && verdict.error().clause == "AS-B1" && action.kind == Kind::bid) return {};
    return verdict;
  }
};

struct NamesNoClause : Broken {
  Verdict validate(const State& state, Actor actor, Action action) const {
    const Verdict verdict = Game::validate(state, actor, action);
    if (verdict || verdict.error().clause != "AS-B1") return verdict;
    return core::Failure{core::Violation{"B1", "no"}};
  }
};

struct LosesAPainting : Broken {
  void apply(State& state, Actor actor, Action action) const {
    Game::apply(state, actor, action);
    if (action.kind == Kind::ready && !state.supply.empty()) state.supply.reset(state.supply.first());
  }
};

struct LosesDecor : Broken {
  void apply(State& state, Actor actor, Action action) const {
    Game::apply(state, actor, action);
    if (action.kind == Kind::ready && state.table.decor[0] > 0) --state.table.decor[0];
  }
};

struct AwaitsTheReady : Broken {
  Actors awaited(const State& state) const { return over(state) ? Actors::nobody() : Actors::only(Seat{0}); }
};

struct AwaitsNobody : Broken {
  Actors awaited(const State& state) const {
    return state.table.phase == Phase::bids ? Actors::nobody() : Game::awaited(state);
  }
};

struct ForgetsOnUndo : Broken {
  void apply(State& state, Actor actor, Action action) const {
    const bool undo = action.kind == Kind::undo;
    Game::apply(state, actor, action);
    if (undo) state.seat(core::index(actor.seat())).frozen = state.seat(core::index(actor.seat())).step_count;
  }
};

struct DependsOnTheWeather : Broken {
  void apply(State& state, Actor actor, Action action) const {
    Game::apply(state, actor, action);
    if (action.kind == Kind::card_comes && ++*weather % 2 == 0) state.table.markers[0] = 1;
  }
  int* weather = nullptr;
};

struct WritesAmbiguously : Broken {
  std::string write(Action action) const { return action.kind == Kind::hang_held ? "give" : Game::write(action); }
};

struct ReadsTooMuch : Broken {
  std::optional<Action> read(Actor actor, std::string_view token) const {
    return Game::read(actor, token.substr(0, token.find(' ')));
  }
};

struct Allocates : Broken {
  Verdict validate(const State& state, Actor actor, Action action) const {
    const std::string long_enough_for_the_heap(100 + action.place, 'x');
    // A compiler may leave out an allocation that nobody looks at.
    const char* const volatile looked_at = long_enough_for_the_heap.data();
    return *looked_at == '\0' ? Verdict{} : Game::validate(state, actor, action);
  }
};

struct MiscountsPoints : Broken {
  Array<int, core::max_seats> points(const State& state) const {
    auto points = Game::points(state);
    points[0] += static_cast<int>(state.table.round);
    return points;
  }
};

struct NeverEnds : Broken {
  bool over(const State&) const { return false; }
};

template <class G>
conformance::Problems problems_of(const G& game, int games = 40) {
  const conformance::Options options{.games = games, .back_percent = 20, .view_percent = 40};
  return conformance::check_game(game, conformance::ArtSocietyTraits(), options);
}

template <class G>
void expect(std::string_view check, const G& game = {}) {
  const auto problems = problems_of(game);
  CAPTURE(check);
  CHECK_MESSAGE(problems.has(check), problems.text());
}

}  // namespace

TEST_CASE("the suite finds nothing wrong with the game that the broken ones are made of") {
  const auto problems = problems_of(Broken(), conformance::slow_build ? 5 : 40);
  CHECK_MESSAGE(problems.empty(), problems.text());
}

TEST_CASE("the suite notices a view that gives away, hides or forgets something") {
  expect<LeaksSealedBid>("secrets");
  expect<LeaksHandInText>("secrets");
  expect<LeaksInActions>("imagine");
  expect<HidesTheWalls>("open");
  expect<ImaginesBadly>("imagine");
  expect<ForgetsWhileReading>("read view");
  expect<RefusesAView>("read view");
  expect<InsightTellsSecrets>("insight");
}

TEST_CASE("the suite notices actions that are missing, too many or badly refused") {
  expect<MissesAnAction>("validate");
  expect<AllowsIllegal>("validate");
  expect<NamesNoClause>("clause");
  expect<AwaitsTheReady>("awaited");
  expect<AwaitsNobody>("awaited");
  expect<WritesAmbiguously>("notation");
  expect<ReadsTooMuch>("notation");
}

TEST_CASE("the suite notices things that get lost, come back wrong or are counted wrong") {
  expect<LosesAPainting>("components");
  expect<LosesDecor>("components");
  expect<ForgetsOnUndo>("undo");
  expect<MiscountsPoints>("score");
  expect<Allocates>("allocation");
  expect<NeverEnds>("actors");
  int weather = 0;
  DependsOnTheWeather changing;
  changing.weather = &weather;
  expect("replay", changing);
}
