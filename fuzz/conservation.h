// Checks that no component appears or disappears, with any component set.
#pragma once

#include "art_society/game.h"
#include "artline/game.h"
#include "cats/game.h"
#include "input.h"

namespace fuzz {

// A game without components that could get lost.
template <class Game>
void check_conservation(const Game& /*game*/, const typename Game::State& /*state*/) {}

// Every painting is in one place, and no decor appears from nowhere.
inline void check_conservation(const art_society::Game& game, const art_society::State& state) {
  using namespace art_society;  // NOLINT(google-build-using-namespace): this function is about its components alone
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

// Every card is in one place, and every line with two of them has its gallery.
inline void check_conservation(const artline::Game& game, const artline::State& state) {
  using namespace artline;  // NOLINT(google-build-using-namespace): this function is about its components alone
  const OpenTable& t = state.table;
  Cards seen = state.deck;
  int count = state.deck.count() + t.board.taken().count() + t.discards.count();
  t.board.taken().for_each([&](int place) {
    seen.set(t.board.card(place));
    require(game.is_on_table(place), "cards hang on the table");
  });
  t.discards.for_each([&](int card) { seen.set(card); });
  for (int s = 0; s < game.seats(); ++s) {
    for (int i = 0; i < state.hands[s].size; ++i) seen.set(state.hands[s].cards[i]);
    count += state.hands[s].size;
  }
  require(count == game.parts().cards() && seen.count() == count, "every card is in one place");
  for (int line = 0; line < max_lines; ++line)
    require((std::popcount(t.board.line(line)) >= 2) == (t.galleries.of(line) >= 0), "every full line has its gallery");
}

// Every paint and every palette is in one place.
inline void check_conservation(const cats::Game& game, const cats::State& state) {
  using namespace cats;  // NOLINT(google-build-using-namespace): this function is about its components alone
  Paints paints = state.stack + state.table.discard;
  for (const Paints hand : state.table.hands) paints = paints + hand;
  for (const int card : state.cards) {
    if (is_paint(card)) paints.add(card);
  }
  require(paints == game.parts().paints, "every paint is in one place");
  std::uint32_t seen = state.palette_stack | state.table.bank | state.table.palette_discard;
  int count =
      std::popcount(state.palette_stack) + std::popcount(state.table.bank) + std::popcount(state.table.palette_discard);
  const auto see = [&](int palette) {
    if (palette == none) return;
    seen |= 1U << static_cast<unsigned>(palette);
    ++count;
  };
  see(state.top);
  for (const int palette : state.palettes) see(palette);
  require(count == game.parts().palette_count && std::popcount(seen) == count, "every palette is in one place");
}

}  // namespace fuzz
