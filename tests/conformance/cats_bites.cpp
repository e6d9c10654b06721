// Shows that the suite bites for Cats: games that each break one promise, and the check that must notice.
#include <string>

#include <doctest/doctest.h>

#include "tests/conformance/cats_sets.h"
#include "tests/conformance/cats_traits.h"
#include "tests/conformance/conformance.h"

namespace {

using namespace cats;  // NOLINT(google-build-using-namespace): every game here is a broken Cats

// A broken game hides what it breaks; the suite calls the concrete type and so sees the broken one.
struct Broken : Game {
  explicit Broken(std::string_view set = "many-traps", Flags flags = {})
      : Game(conformance::cats_parts(conformance::cats_set(set)), flags, 3) {}
};

// CV-T5f: forgets to hide the cards when they are turned down.
struct LeavesCardsOpen : Broken {
  View view(const State& state, Viewer viewer) const {
    View view = Game::view(state, viewer);
    for (int i = 0; state.table.phase == Phase::window && i < places_each; ++i)
      view.open[i] = state.cards[state.table.attempt.painting * places_each + i];
    return view;
  }
};

// CV-B3b: finds out anew who could jump.
struct AsksByHiddenCards : Broken {
  void legal(const State& state, Actor actor, LegalActions& out) const {
    Game::legal(state, actor, out);
    const bool window = state.table.phase == Phase::window && !actor.is_chance() && !out.empty();
    if (window && lacking(state, state.table.attempt.painting).has(0)) out.add(Kind::stop);
  }
  Verdict validate(const State& state, Actor actor, Action action) const {
    LegalActions actions;
    legal(state, actor, actions);
    if (actions.contains(action)) return {};
    return Game::validate(state, actor, action);
  }
};

// CV-S4: the deal shows where the traps go.
struct ShowsTheDeal : Broken {
  View view(const State& state, Viewer viewer) const {
    View view = Game::view(state, viewer);
    if (state.table.phase == Phase::deal_traps) view.lying = lying(state);
    return view;
  }
};

// CV-S2: shows the back of a palette over a painting.
struct ShowsABack : Broken {
  std::vector<std::string> narrate(const State& before, Actor actor, Action action, const State& after) const {
    auto story = Game::narrate(before, actor, action, after);
    story.push_back("Over painting 1 hangs palette " + std::to_string(after.palettes[0]) + ".");
    return story;
  }
};

// CV-S5: tells the event to come.
struct TellsTheEvent : Broken {
  std::string insight(const State& state) const { return Game::insight(state) + std::to_string(state.events[1]); }
};

// CV-K3: a note of a card that was never shown.
struct NotesWhatNobodySaw : Broken {
  NotesWhatNobodySaw() : Broken("two", {.memory_aid = true}) {}
  View view(const State& state, Viewer viewer) const {
    View view = Game::view(state, viewer);
    if (state.table.phase == Phase::turn) view.notes[0] = state.cards[0];
    return view;
  }
};

struct LosesATrap : Broken {
  void apply(State& state, Actor actor, Action action) const {
    Game::apply(state, actor, action);
    if (action.kind == Kind::stop && state.table.traps[0] > 0) --state.table.traps[0];
  }
};

struct LosesAPaint : Broken {
  void apply(State& state, Actor actor, Action action) const {
    Game::apply(state, actor, action);
    if (action.kind == Kind::drop && state.table.discard.has(0)) state.table.discard.remove(0);
  }
};

struct DoublesAPalette : Broken {
  void apply(State& state, Actor actor, Action action) const {
    Game::apply(state, actor, action);
    if (action.kind == Kind::turbo) state.table.bank |= 1U << action.place;
  }
};

struct OneWins : Broken {
  OneWins() : Broken("no-stack") {}
  Actors winners(const State& state) const {
    return Game::winners(state).empty() ? Actors::nobody() : Actors::only(Seat{0});
  }
};

template <class G>
void expect(std::string_view check) {
  const conformance::Options options{.games = 60, .back_percent = 20, .view_percent = 60, .spaces = 0};
  const auto problems = conformance::check_game(G(), conformance::CatsTraits(), options);
  CHECK_MESSAGE(problems.has(check), "expected a problem of '" << std::string(check) << "', found:\n"
                                                               << problems.text());
}

}  // namespace

TEST_CASE("the suite notices a view of Cats that gives something away") {
  expect<LeavesCardsOpen>("secrets");
  expect<AsksByHiddenCards>("secrets");
  expect<ShowsTheDeal>("secrets");
  expect<ShowsABack>("secrets");
  expect<TellsTheEvent>("insight");
  expect<NotesWhatNobodySaw>("secrets");
}

TEST_CASE("the suite notices cards that get lost in Cats, and a single winner") {
  expect<LosesATrap>("components");
  expect<LosesAPaint>("components");
  expect<DoublesAPalette>("components");
  expect<OneWins>("winners");
}
