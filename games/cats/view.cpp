// CV-K1, CV-K2: what a viewer may know, and a state that looks the same to that viewer.
#include <algorithm>

#include "cats/game.h"

namespace cats {

View Game::view(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  view.players = byte(players_);
  view.table = state.table;
  // CV-S4: traps and paints are mixed before they are laid, so the view shows no card until all are laid.
  const bool mixing = state.table.phase == Phase::deal_traps || state.table.phase == Phase::deal_paints;
  view.stack = byte(mixing ? parts_.paints.total() : state.stack.total());
  view.palettes = byte(std::popcount(state.palette_stack) + (state.top == none ? 0 : 1));
  if (state.top != none) view.top = byte(static_cast<int>(parts_.palette(state.top).property));
  view.lying = mixing ? 0 : lying(state);
  for (int p = 0; p < parts_.paintings(); ++p) {
    if (state.palettes[p] != none) view.faces[p] = parts_.palette(state.palettes[p]).colours;
  }
  if (in_try(state)) {  // CV-T5b
    for (int i = 0; i < places_each; ++i) view.open[i] = state.cards[state.table.attempt.painting * places_each + i];
  }
  view.notes.fill(none);
  const int open = in_try(state) ? state.table.attempt.painting : none;
  for (int place = 0; flags_.memory_aid && place < parts_.places(); ++place) {  // CV-K3
    if ((state.seen >> place & 1U) != 0 && place / places_each != open) view.notes[place] = state.cards[place];
  }
  return view;
}

// Fills in everything that nobody knows with a consistent guess. What is legal does not depend on it.
State Game::imagine(const View& view) const {
  State state = start();
  state.table = view.table;
  imagine_palettes(view, state);
  imagine_cards(view, state);
  unsigned events = view.table.event == none ? parts_.events : parts_.events & ~(1U << view.table.event);
  for (int i = parts_.events_used - view.table.events_left; i < parts_.events_used; ++i, events &= events - 1)
    state.events[i] = byte(std::countr_zero(events));
  return state;
}

// The top of the stack first, because only its property is known: a palette whose face no painting needs.
void Game::imagine_palettes(const View& view, State& state) const {
  std::uint32_t left = state.palette_stack & ~view.table.bank & ~view.table.palette_discard;
  const auto of_face = [&](Paints face) {
    std::uint32_t alike = 0;
    for (int p = 0; p < parts_.palette_count; ++p) alike |= parts_.palette(p).colours == face ? 1U << p : 0U;
    return alike & left;
  };
  const auto needed = [&](Paints face) { return std::count(view.faces.begin(), view.faces.end(), face); };
  for (int p = 0; view.top != none && p < parts_.palette_count && state.top == none; ++p) {
    const Palette& palette = parts_.palette(p);
    const bool spare = (left >> p & 1U) != 0 && std::popcount(of_face(palette.colours)) > needed(palette.colours);
    if (spare && static_cast<int>(palette.property) == view.top) state.top = byte(p);
  }
  if (state.top != none) left &= ~(1U << state.top);
  for (int painting = 0; painting < parts_.paintings(); ++painting) {
    const std::uint32_t alike = of_face(view.faces[painting]);
    if (view.faces[painting].empty() || alike == 0) continue;
    state.palettes[painting] = byte(std::countr_zero(alike));
    left &= left ^ (alike & (~alike + 1U));
  }
  state.palette_stack = left;
}

// Noted and open cards are known. The others get paints first, and traps wherever there is room left.
void Game::imagine_cards(const View& view, State& state) const {
  const OpenTable& t = view.table;
  Paints left = parts_.paints.without(t.discard);
  for (int s = 0; s < players_; ++s) left = left.without(t.hands[s]);
  for (int kind = 0; kind < trap_count; ++kind) state.box_traps[kind] = byte(parts_.traps[kind] - t.traps[kind]);
  int traps = parts_.traps_laid - t.traps[0] - t.traps[1] - t.traps[2];
  std::uint64_t unknown = view.lying;
  const auto know = [&](int place, int card) {
    state.cards[place] = byte(card);
    unknown &= ~(std::uint64_t{1} << place);
    state.seen |= std::uint64_t{1} << place;
    if (is_paint(card)) left.remove(card);
    if (is_trap(card)) --state.box_traps[card - first_trap], --traps;
  };
  for (int place = 0; place < parts_.places(); ++place) {
    if (view.notes[place] != none) know(place, view.notes[place]);
  }
  for (int i = 0; i < places_each; ++i) {
    if (view.open[i] != none) know(t.attempt.painting * places_each + i, view.open[i]);
  }
  for (; unknown != 0; unknown &= unknown - 1) {
    const int place = std::countr_zero(unknown);
    const bool trap = std::popcount(unknown) <= traps;
    int kind = 0;
    while (kind < 2 && state.box_traps[kind] == 0) ++kind;
    if (trap) {
      state.cards[place] = byte(first_trap + kind);
      --state.box_traps[kind], --traps;
    } else {
      const int colour = std::countr_zero(left.colours());
      state.cards[place] = byte(colour);
      left.remove(colour);
    }
  }
  state.stack = left;
}

}  // namespace cats
