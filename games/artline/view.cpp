// AL-K1, AL-K2: what a viewer may know, and a state that looks the same to that viewer.
#include "artline/game.h"

namespace artline {

View Game::view(const State& state, Viewer viewer) const {
  const OpenTable& t = state.table;
  View view;
  view.viewer = viewer;
  view.table = t;
  view.deck = static_cast<std::uint16_t>(state.deck.count());
  for (int s = 0; s < players_; ++s) view.in_hand[s] = state.hands[s].size;
  if (t.shows_hand) view.shown = state.hands[t.active];
  if (!viewer.is_spectator()) {
    view.own = state.hands[core::index(viewer.seat())];
    view.said = state.ballots[core::index(viewer.seat())];
  }
  return view;
}

// Deals the cards that the viewer does not see in rising order, and lets another seat cast the votes that are not the viewer's.
State Game::imagine(const View& view) const {
  State state = start();
  const OpenTable& t = view.table;
  state.table = t;
  const auto seen = [&](const Hand& hand) {
    for (int i = 0; i < hand.size; ++i) state.deck.reset(hand.cards[i]);
  };
  t.board.taken().for_each([&](int place) { state.deck.reset(t.board.card(place)); });
  t.discards.for_each([&](int card) { state.deck.reset(card); });
  seen(view.own);
  seen(view.shown);
  const int self = view.viewer.is_spectator() ? none : core::index(view.viewer.seat());
  const int shows = t.shows_hand ? t.active : none;
  for (int s = 0; s < players_; ++s) {
    Hand& hand = state.hands[s];
    if (s == self || s == shows) hand = s == self ? view.own : view.shown;
    while (hand.size < view.in_hand[s]) {
      hand.add(state.deck.nth(0));
      state.deck.reset(hand.cards[hand.size - 1]);
    }
  }
  if (self != none) state.ballots[self] = view.said;
  int other = 0;
  while (other == self || other == t.play.seat) ++other;
  const unsigned theirs = t.contested & ~unsigned{view.said.no};
  if (theirs != 0) state.ballots[other].no = byte(static_cast<int>(theirs));
  return state;
}

}  // namespace artline
