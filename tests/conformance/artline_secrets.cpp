// AL-K1, AL-K2, read once more from the rules: what a viewer may not know; and where every card is.
#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "tests/conformance/artline_traits.h"

namespace conformance {
namespace {

using namespace artline;  // NOLINT(google-build-using-namespace): this file is about its cards alone
using core::Random;

// Whether this viewer sees the hand of this seat.
bool sees(const State& state, core::Viewer viewer, int seat) {
  return viewer.is(core::Seat{byte(seat)}) || (state.table.shows_hand && seat == state.table.active);
}

// The cards that the viewer does not see change places.
void scramble_cards(const Game& game, State& state, core::Viewer viewer, Random& random) {
  std::vector<int> hidden;
  state.deck.for_each([&](int card) { hidden.push_back(card); });
  for (int s = 0; s < game.seats(); ++s) {
    const Hand& hand = state.hands[s];
    if (!sees(state, viewer, s)) hidden.insert(hidden.end(), hand.cards.begin(), hand.cards.begin() + hand.size);
  }
  for (int i = static_cast<int>(hidden.size()) - 1; i > 0; --i)
    std::swap(hidden[static_cast<std::size_t>(i)], hidden[static_cast<std::size_t>(random.below(i + 1))]);
  state.deck = {};
  for (int s = 0; s < game.seats(); ++s) {
    if (sees(state, viewer, s)) continue;
    Hand dealt;
    while (dealt.size < state.hands[s].size) {
      dealt.add(hidden.back());
      hidden.pop_back();
    }
    state.hands[s] = dealt;
  }
  for (const int card : hidden) state.deck.set(card);
}

// AL-V3: who of the others has contested a point is known when the window closes.
void scramble_votes(const Game& game, State& state, core::Viewer viewer, Random& random) {
  const OpenTable& t = state.table;
  for (int i = 0; i < 4 && t.phase == Phase::window; ++i) {
    const int a = random.below(game.seats());
    const int b = random.below(game.seats());
    const bool alike = t.done.has(a) == t.done.has(b) && a != t.play.seat && b != t.play.seat;
    const bool others = !viewer.is(core::Seat{byte(a)}) && !viewer.is(core::Seat{byte(b)});
    if (alike && others) std::swap(state.ballots[a], state.ballots[b]);
  }
}

}  // namespace

State ArtlineTraits::scrambled(const Game& game, State state, core::Viewer viewer, Random& random) {
  scramble_cards(game, state, viewer, random);
  scramble_votes(game, state, viewer, random);
  return state;
}

ArtlineTraits::Changes ArtlineTraits::open_changes(const Game&, const State& state) {
  const OpenTable& t = state.table;
  Changes changes;
  const auto change = [&](const char* what, bool possible, auto&& make_it) {
    if (!possible) return;
    changes.emplace_back(what, state);
    make_it(changes.back().second);
  };
  const auto other = [](std::uint8_t seat) { return byte(seat == 0 ? 1 : 0); };
  change("whose turn it is", true, [&](State& s) { s.table.active = other(t.active); });
  change("the discards", true, [](State& s) { s.table.discards.set(s.table.discards.test(3) ? 4 : 3); });
  change("the deck", !state.deck.empty(), [](State& s) { s.deck.reset(s.deck.nth(0)); });
  change("the size of a hand", true, [](State& s) { s.hands[1].size = byte(s.hands[1].size == 0 ? 1 : 0); });
  change("a card on the table", !t.board.taken().empty(),
         [](State& s) { s.table.board.take(s.table.board.taken().nth(0)); });
  change("a theme", t.galleries.size() > 0, [](State& s) { s.table.galleries.close_last(); });
  change("the number of turns", true, [](State& s) { ++s.table.turns; });
  change("who is a computer", true, [&](State& s) { s.table.machines.put(0, !t.machines.has(0)); });
  change("who triggered the end", true, [&](State& s) { s.table.ender = other(t.ender); });
  change("who has finished", true, [&](State& s) { s.table.finished.put(1, !t.finished.has(1)); });
  change("who has voted", true, [&](State& s) { s.table.done.put(1, !t.done.has(1)); });
  change("what is contested", true, [](State& s) { s.table.contested = byte(s.table.contested ^ 1); });
  change("the votes of a closed window", true,
         [&](State& s) { s.table.ballots[0] = t.ballots[0] == Ballot{} ? Ballot{.no = 1} : Ballot{}; });
  change("the rejected plays", t.tried > 0, [](State& s) { --s.table.tried; });
  change("the play", t.play.exists(), [](State& s) { s.table.play.card = byte(s.table.play.card ^ 1); });
  change("whether a hand is shown", true, [](State& s) { s.table.shows_hand = !s.table.shows_hand; });
  return changes;
}

ArtlineTraits::Changes ArtlineTraits::own_changes(const Game&, const State& state, core::Seat seat) {
  const int own = core::index(seat);
  Changes changes;
  if (state.hands[own].size > 0) {
    changes.emplace_back("the own hand", state);
    auto& card = changes.back().second.hands[own].cards[0];
    card = byte(card == 0 ? 1 : 0);
  }
  if (state.table.phase == Phase::window) {
    changes.emplace_back("the own votes", state);
    Ballot& ballot = changes.back().second.ballots[own];
    ballot = ballot == Ballot{} ? Ballot{.yes = 1} : Ballot{};
  }
  return changes;
}

// The player who draws a card sees it, everybody sees a hand that is shown, and the votes when a window closes.
bool ArtlineTraits::reveals(const Game& game, const State& state, core::Actor actor, const Action& action) {
  if (actor.is_chance() || action.kind == Kind::show || action.kind == Kind::run_out) return true;
  State after = state;
  game.apply(after, actor, action);
  return state.table.phase == Phase::window && after.table.phase != Phase::window;
}

std::string ArtlineTraits::components(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  Cards seen = state.deck;
  int count = state.deck.count() + t.board.taken().count() + t.discards.count();
  t.board.taken().for_each([&](int place) { seen.set(t.board.card(place)); });
  t.discards.for_each([&](int card) { seen.set(card); });
  for (int s = 0; s < game.seats(); ++s) {
    const Hand& hand = state.hands[s];
    count += hand.size;
    for (int i = 0; i < hand.size; ++i) seen.set(hand.cards[i]);
  }
  if (count != game.parts().cards() || seen.count() != count) return "a card is lost or there twice";
  for (int line = 0; line < max_lines; ++line) {
    if ((std::popcount(t.board.line(line)) >= 2) != (t.galleries.of(line) >= 0)) return "a line lacks its gallery";
  }
  for (int a = 0; a < t.galleries.size(); ++a) {
    for (int b = 0; b < a; ++b) {
      if (same_theme(t.galleries.theme(a), t.galleries.theme(b))) return "two galleries have the same theme";
    }
  }
  return "";
}

std::string ArtlineTraits::score(const Game& game, const State& state,
                                 const core::Array<int, core::max_seats>& points) {
  for (int s = 0; s < game.seats(); ++s) {
    if (points[s] != state.hands[s].size || points[s] > hand_limit) return "the points are not the cards in hand";
  }
  return "";
}

// AL-G2, AL-G4
std::string ArtlineTraits::winners(const Game& game, const State& state, core::Actors winners) {
  const OpenTable& t = state.table;
  const int most_turns = game.parts().cards() - game.start_cards() + game.seats();
  if (t.turns > most_turns) return "there were more turns than cards";
  if (winners.empty()) return "nobody has won";
  for (int i = 0; i < winners.count(); ++i) {
    const int winner = core::index(winners.nth(i).seat());
    if (t.ender != none && state.hands[winner].size > 0) return "a winner has cards";
    for (int s = 0; t.ender == none && s < game.seats(); ++s) {
      if (state.hands[s].size < state.hands[winner].size) return "somebody has fewer cards than a winner";
    }
  }
  return t.ender != none || state.deck.empty() ? "" : "the game ended too early";
}

}  // namespace conformance
