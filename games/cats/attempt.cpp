// CV-T5: trying to clean a painting.
#include "cats/game.h"

namespace cats {

bool Game::in_try(const State& state) const {
  switch (state.table.phase) {
    case Phase::trap_draw:
    case Phase::paws_drop:
    case Phase::attempt:
    case Phase::caught:
      return true;
    case Phase::new_top:  // a flood; else Cat Oops
      return state.table.attempt.painting != none;
    default:
      return false;
  }
}

Paints Game::paints_on(const State& state, int painting) const {
  Paints paints;
  for (int i = 0; i < places_each; ++i) {
    const int card = state.cards[painting * places_each + i];
    if (is_paint(card)) paints.add(card);
  }
  return paints;
}

Paints Game::lacking(const State& state, int painting) const {
  const int palette = state.palettes[painting];
  if (palette == none) return {};
  return parts_.palette(palette).colours.without(paints_on(state, painting));
}

// CV-T5d: the same colours, in any order.
bool Game::matches(const State& state, int painting) const {
  const int palette = state.palettes[painting];
  return palette != none && parts_.palette(palette).colours == paints_on(state, painting);
}

// CV-B4: two places of the palette are matched. With the strict option no card may show a colour that is not on the
// palette.
bool Game::two_are_enough(const State& state, int painting) const {
  const int palette = state.palettes[painting];
  if (palette == none || lacking(state, painting).total() > 1) return false;
  const unsigned foreign = paints_on(state, painting).colours() & ~parts_.palette(palette).colours.colours();
  return flags_.lenient_two || foreign == 0;
}

// CV-T5e, CV-B5: each place can be swapped once in a try. CV-B3: in a jump only missing colours may be put.
void Game::legal_attempt(const State& state, int seat, LegalActions& out) const {
  const OpenTable& t = state.table;
  const Try& attempt = t.attempt;
  unsigned colours = t.hands[seat].colours();
  if (attempt.jump) colours &= lacking(state, attempt.painting).colours();
  for (int i = 0; attempt.swaps > 0 && i < places_each; ++i) {
    const bool free = (attempt.swapped >> i & 1) == 0 && state.cards[attempt.painting * places_each + i] != none;
    if (free) out.add(Kind::put, i, WordSet(colours));
  }
  const std::uint32_t twos = banked(t, Property::hard_to_be_a_cat);
  if (twos != 0 && two_are_enough(state, attempt.painting)) out.add(Kind::two, 0, WordSet(twos));
  if (!attempt.turbo) out.add(Kind::turbo, 0, WordSet(banked(t, Property::turbo)));
  out.add(Kind::stop);
}

// CV-T5b: turns up all cards of the painting.
void Game::begin_try(State& state, int seat, int painting, bool jump) const {
  OpenTable& t = state.table;
  t.attempt = Try{.painting = byte(painting), .seat = byte(seat), .swaps = 1, .jump = jump};
  state.seen |= std::uint64_t{7} << (painting * places_each);
  enter(state, Phase::attempt, seat);
  resolve_traps(state);
}

void Game::put(State& state, int seat, int place, int colour) const {
  OpenTable& t = state.table;
  std::uint8_t& card = state.cards[t.attempt.painting * places_each + place];
  t.hands[seat].remove(colour);
  t.hands[seat].add(card);
  card = byte(colour);
  --t.attempt.swaps;
  t.attempt.swapped = byte(t.attempt.swapped | 1 << place);
  enter(state, Phase::attempt, seat);
  judge(state);
}

// CV-T7a: matching colours clean the painting automatically.
void Game::judge(State& state) const {
  if (matches(state, state.table.attempt.painting)) clean(state, true);
}

// CV-T5d, CV-B4: the paints go to the discard, the palette to the bank or to its discard.
void Game::clean(State& state, bool to_bank) const {
  OpenTable& t = state.table;
  const int painting = t.attempt.painting;
  t.discard = t.discard + paints_on(state, painting);
  for (int i = 0; i < places_each; ++i) state.cards[painting * places_each + i] = none;
  state.seen &= ~(std::uint64_t{7} << (painting * places_each));
  (to_bank ? t.bank : t.palette_discard) |= 1U << state.palettes[painting];
  state.palettes[painting] = none;
  t.clean = static_cast<std::uint16_t>(t.clean | 1 << painting);
  const int following = next(t.attempt.seat);
  t.attempt = {};
  go_on(state, following);
}

// CV-T5f, CV-B3a: finds out now, while the cards are open, who could jump. A later check would reveal something about
// them.
void Game::turn_down(State& state) const {
  OpenTable& t = state.table;
  const int following = next(t.attempt.seat);
  t.attempt = Try{.painting = t.attempt.painting, .seat = t.attempt.seat};
  t.asked = able_to_jump(state);
  if (!t.asked.empty()) return enter(state, Phase::window, following);
  t.attempt = {};
  go_on(state, following);
}

}  // namespace cats
