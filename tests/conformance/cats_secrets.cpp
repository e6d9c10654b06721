// CV-K1…K3, read once more from the rules: what nobody may know.
#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "tests/conformance/cats_traits.h"

namespace conformance {
namespace {

using namespace cats;  // NOLINT(google-build-using-namespace): this file is about its cards alone
using core::Random;

template <class T>
void shuffle(std::vector<T>& items, Random& random) {
  for (int i = static_cast<int>(items.size()) - 1; i > 0; --i)
    std::swap(items[static_cast<std::size_t>(i)], items[static_cast<std::size_t>(random.below(i + 1))]);
}

int open_painting(const Game& game, const State& state) {
  return game.in_try(state) ? state.table.attempt.painting : none;
}

// Takes all cards that nobody sees off the paintings, as paints and traps; where they lay.
std::vector<int> take_up(const Game& game, State& state, std::vector<int>& paints, std::vector<int>& traps) {
  std::vector<int> places;
  for (int place = 0; place < game.parts().places(); ++place) {
    const bool noted = game.flags().memory_aid && (state.seen >> place & 1U) != 0;
    const int card = state.cards[place];
    if (card == none || noted || place / places_each == open_painting(game, state)) continue;
    (is_paint(card) ? paints : traps).push_back(card);
    state.cards[place] = none;
    places.push_back(place);
  }
  return places;
}

// CV-S4: while cards are laid, nobody knows which place gets a trap and which a paint.
std::vector<int> any_places(const Game& game, State& state, int traps, int paints, Random& random) {
  std::vector<int> places;
  for (int place = 0; place < game.parts().places(); ++place) places.push_back(place);
  shuffle(places, random);
  std::vector<int> chosen(places.begin(), places.begin() + traps);
  std::sort(places.begin() + traps, places.end());  // paints come in the order of the places
  chosen.insert(chosen.end(), places.begin() + traps, places.begin() + traps + paints);
  if (state.table.phase == Phase::deal_paints) state.cursor = byte(places[static_cast<std::size_t>(traps + paints)]);
  return chosen;
}

// CV-K2: cards that lie face down against those in the stack, and traps against those in the box.
void scramble_cards(const Game& game, State& state, Random& random) {
  std::vector<int> paints;
  std::vector<int> traps;
  std::vector<int> places = take_up(game, state, paints, traps);
  const std::size_t trap_places = traps.size();
  const std::size_t paint_places = paints.size();
  shuffle(places, random);
  if (state.table.phase == Phase::deal_traps || state.table.phase == Phase::deal_paints)
    places = any_places(game, state, static_cast<int>(trap_places), static_cast<int>(paint_places), random);
  for (int c = 0; c < colour_count; ++c) paints.insert(paints.end(), static_cast<std::size_t>(state.stack.count(c)), c);
  for (int kind = 0; kind < trap_count; ++kind) traps.insert(traps.end(), state.box_traps[kind], first_trap + kind);
  shuffle(paints, random);
  shuffle(traps, random);
  for (std::size_t i = 0; i < trap_places + paint_places; ++i)
    state.cards[places[i]] = byte(i < trap_places ? traps[i] : paints[i - trap_places]);
  state.stack = {};
  state.box_traps = {};
  for (std::size_t i = paint_places; i < paints.size(); ++i) state.stack.add(paints[i]);
  for (std::size_t i = trap_places; i < traps.size(); ++i) ++state.box_traps[traps[i] - first_trap];
}

// CV-S2: over a painting only the face is seen, on top of the stack only the property. Any two hidden palettes change
// places where neither shows.
void scramble_palettes(const Game& game, State& state, Random& random) {
  const Components& parts = game.parts();
  std::vector<int> hidden;
  for (int p = 0; p < parts.palette_count; ++p) {
    if (((state.table.bank | state.table.palette_discard) >> p & 1U) == 0) hidden.push_back(p);
  }
  const auto place_of = [&](int palette) {
    for (int p = 0; p < parts.paintings(); ++p) {
      if (state.palettes[p] == palette) return p;
    }
    return palette == state.top ? max_paintings : max_paintings + 1;
  };
  const auto put = [&](int palette, int place) {
    state.palette_stack &= ~(1U << palette);
    if (place < max_paintings) state.palettes[place] = byte(palette);
    if (place == max_paintings) state.top = byte(palette);
    if (place > max_paintings) state.palette_stack |= 1U << palette;
  };
  const auto fits = [&](int there, int instead, int place) {
    if (place < max_paintings) return parts.palette(there).colours == parts.palette(instead).colours;
    return place > max_paintings || parts.palette(there).property == parts.palette(instead).property;
  };
  for (int i = 0; i < 40 && !hidden.empty(); ++i) {
    const int a = hidden[static_cast<std::size_t>(random.below(static_cast<int>(hidden.size())))];
    const int b = hidden[static_cast<std::size_t>(random.below(static_cast<int>(hidden.size())))];
    const int place_a = place_of(a);
    const int place_b = place_of(b);
    if (a == b || !fits(a, b, place_a) || !fits(b, a, place_b)) continue;
    put(b, place_a);
    put(a, place_b);
  }
}

// CV-S5: those that are not open yet, against those that are out of the game.
void scramble_events(const Game& game, State& state, Random& random) {
  const int dealt = state.table.phase < Phase::deal_hands ? state.table.events_left : game.parts().events_used;
  const int opened = dealt - state.table.events_left;
  std::vector<int> events;
  for (int e = 0; e < event_count; ++e) {
    bool open = false;
    for (int i = 0; i < opened; ++i) open = open || state.events[i] == e;
    if (!open && (game.parts().events >> e & 1U) != 0) events.push_back(e);
  }
  shuffle(events, random);
  for (int i = opened; i < dealt; ++i) state.events[i] = byte(events[static_cast<std::size_t>(i - opened)]);
}

}  // namespace

State CatsTraits::scrambled(const Game& game, State state, core::Viewer, Random& random) {
  scramble_cards(game, state, random);
  scramble_palettes(game, state, random);
  scramble_events(game, state, random);
  if (!game.flags().memory_aid) state.seen = random.next() & game.lying(state);
  return state;
}

CatsTraits::Changes CatsTraits::open_changes(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  const Components& parts = game.parts();
  Changes changes;
  const auto change = [&](const char* what, bool possible, auto&& make_it) {
    if (!possible) return;
    changes.emplace_back(what, state);
    make_it(changes.back().second);
  };
  const auto only = [](Die die) {
    Dice dice;
    dice.add(die);
    return dice;
  };
  const auto other = [](std::uint8_t seat) { return byte(seat == 0 ? 1 : 0); };
  const bool mixing = t.phase == Phase::deal_traps || t.phase == Phase::deal_paints;
  const int open = open_painting(game, state);
  change("a hand", true, [](State& s) { s.table.hands[1].add(0); });
  change("the discard", true, [](State& s) { s.table.discard.add(2); });
  change("the bank", true, [](State& s) { s.table.bank ^= 1U; });
  change("the palette discard", true, [](State& s) { s.table.palette_discard ^= 2U; });
  change("the stack", !mixing, [](State& s) { s.stack.add(1); });
  change("the palette stack", true, [](State& s) { s.palette_stack ^= 1U; });
  change("who has a die", t.dice.size() > 0,
         [&](State& s) { s.table.dice = only({t.dice[0].painting, other(t.dice[0].owner)}); });
  change("a die", t.dice.size() > 0,
         [&](State& s) { s.table.dice = only({other(t.dice[0].painting), t.dice[0].owner}); });
  change("a clean painting", true, [](State& s) { s.table.clean = static_cast<std::uint16_t>(s.table.clean ^ 1); });
  change("the traps that sprung", true, [](State& s) { ++s.table.traps[2]; });
  change("the round", true, [](State& s) { ++s.table.round; });
  change("the starter", true, [&](State& s) { s.table.starter = other(t.starter); });
  change("who acts", true, [&](State& s) { s.table.active = other(t.active); });
  change("the event", true, [&](State& s) { s.table.event = other(t.event); });
  change("the events to come", true, [](State& s) { ++s.table.events_left; });
  change("the cat", true, [&](State& s) { s.table.cat = other(t.cat); });
  change("a limit", true, [&](State& s) { s.table.limited.put(0, !t.limited.has(0)); });
  change("who is asked", true, [&](State& s) { s.table.asked.put(1, !t.asked.has(1)); });
  change("an exchange", true, [&](State& s) { s.table.exchange_by = other(t.exchange_by); });
  change("a proposal", true,
         [&](State& s) { s.table.proposal = t.proposal.stands() ? Proposal{} : Proposal{0, 1, 0, 0, 0}; });
  change("who tries", t.attempt.painting != none, [&](State& s) { s.table.attempt.seat = other(t.attempt.seat); });
  change("a card that lies there", !mixing && open != 0,
         [](State& s) { s.cards[0] = s.cards[0] == none ? std::uint8_t{0} : none; });
  change("an open card", open != none, [&](State& s) {
    std::uint8_t& card = s.cards[open * places_each];
    card = byte(card == 0 ? 1 : 0);
  });
  int face = none;
  int property = none;
  for (int p = 0; p < parts.palette_count; ++p) {
    const bool hangs = state.palettes[0] != none;
    if (hangs && !(parts.palette(p).colours == parts.palette(state.palettes[0]).colours)) face = p;
    if (state.top != none && parts.palette(p).property != parts.palette(state.top).property) property = p;
  }
  change("a face", face != none, [&](State& s) { s.palettes[0] = byte(face); });
  change("the property on top", property != none, [&](State& s) { s.top = byte(property); });
  const bool notable = game.flags().memory_aid && !mixing && open != 0 && state.cards[0] != none;
  change("a note", notable, [](State& s) { s.seen ^= 1U; });
  return changes;
}

// Opening a painting shows its cards, as does asking anew who could jump; a new palette shows its face, one that comes
// down its back, and an event what it is.
bool CatsTraits::reveals(const Game& game, const State& state, core::Actor actor, Action action) {
  if (action.kind == Kind::clean || action.kind == Kind::jump || action.kind == Kind::claim) return true;
  if (action.kind == Kind::yes && state.table.phase == Phase::window) return true;
  State after = state;
  game.apply(after, actor, action);
  const std::uint32_t known = state.table.bank | state.table.palette_discard;
  const std::uint32_t shown = (after.table.bank | after.table.palette_discard) & ~known;
  const bool dealing = state.table.phase <= Phase::deal_first;
  return (!dealing && after.table.events_left != state.table.events_left) || shown != 0 ||
         (state.top != none && after.top != state.top);
}

}  // namespace conformance
