// CV-E1…E7: what the black cat does before the second and the third round.
#include <algorithm>
#include <cstring>

#include "cats/game.h"

namespace cats {

void Game::open_event(State& state) const {
  OpenTable& t = state.table;
  if (t.events_left == 0) return begin_round(state);
  const int opened = parts_.events_used - t.events_left--;
  t.event = state.events[opened];
  switch (static_cast<Event>(t.event)) {
    case Event::cat_oops:
      return t.clean == 0 ? begin_round(state) : enter(state, Phase::oops, t.starter);
    case Event::cat_nap:
      return enter(state, Phase::nap_roll, none);
    case Event::die:  // CV-E5: begin_round takes the die away
      return begin_round(state);
    case Event::twist_and_twirl:
      return twistable(state) ? enter(state, Phase::twist, t.starter) : begin_round(state);
  }
}

// CV-E2: three paints and a palette, as far as there are any (CV-T6).
void Game::splash(State& state, int painting) const {
  OpenTable& t = state.table;
  t.clean = static_cast<std::uint16_t>(t.clean & ~(1 << painting));
  state.hanging = byte(painting);
  state.cursor = byte(painting * places_each);
  go_on_splashing(state);
}

void Game::go_on_splashing(State& state) const {
  const int painting = state.hanging;
  if (state.cursor < (painting + 1) * places_each && refill(state)) return enter(state, Phase::oops_draw, none);
  state.hanging = none;
  state.table.active = none;  // even if no paint could be drawn
  if (!hang_palette(state, painting)) begin_round(state);
}

// CV-E3: on a clean painting it is only shown.
void Game::nap(State& state, int painting) const {
  state.table.cat = byte(painting);
  begin_round(state);
}

// Only `none` has the highest bit of its byte set. A multiplication collects these bits from eight cards at a time.
std::uint64_t Game::lying(const State& state) const {
  std::uint64_t bare = 0;
  for (int place = 0; place < max_places; place += 8) {
    std::uint64_t cards = 0;
    std::memcpy(&cards, &state.cards[place], sizeof(cards));
    bare |= ((cards >> 7U & 0x0101010101010101U) * 0x0102040810204080U >> 56U) << place;
  }
  return all_places() & ~bare;
}

// CV-E6: at least two paintings have a card.
bool Game::twistable(const State& state) const {
  const std::uint64_t places = lying(state);
  if (places == 0) return false;
  const int behind = (std::countr_zero(places) / places_each + 1) * places_each;
  return places >> behind != 0;
}

// CV-E6: cards of two dirty paintings. Every pair is listed once, with the lower place first.
void Game::legal_twist(const State& state, LegalActions& out) const {
  const std::uint64_t places = lying(state);
  for (std::uint64_t lower = places; lower != 0; lower &= lower - 1) {
    const int place = std::countr_zero(lower);
    const int behind = (place / places_each + 1) * places_each;
    out.add(Kind::twist, place, WordSet(places >> behind << behind));
  }
}

// CV-K3: the note about a card moves with it.
void Game::twist(State& state, int lower, int upper) const {
  OpenTable& t = state.table;
  std::swap(state.cards[lower], state.cards[upper]);
  t.twisted = {{byte(lower), byte(upper)}};
  if ((state.seen >> lower & 1U) != (state.seen >> upper & 1U))
    state.seen ^= std::uint64_t{1} << lower | std::uint64_t{1} << upper;
  const int following = next(t.active);
  if (following == t.starter) return begin_round(state);
  enter(state, Phase::twist, following);
}

}  // namespace cats
