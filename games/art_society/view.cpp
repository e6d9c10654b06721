// AS-K1, AS-K2, AS-B4: what a viewer may know, and a state that looks the same to that viewer.
#include <bit>

#include "art_society/game.h"

namespace art_society {
namespace {

void know(KnownCards& known, const SecretSeat& secret, int from, int to) {
  for (int i = from; i < to; ++i) known.cards[known.count++] = secret.stack[i];
}

}  // namespace

// AS-S4: all starting cards differ, so the unknown ones get the remaining values.
void Game::imagine_starting_cards(State& state) const {
  CellSet left;
  for (const auto card : parts_.starting_cards) left.set(card);
  for (int s = 0; s < players_; ++s) {
    if (state.secret(s).stack[0] != 0) left.reset(state.secret(s).stack[0]);
  }
  for (int s = 0; s < players_; ++s) {
    SecretSeat& secret = state.secret(s);
    if (secret.stack_count == 0 || secret.stack[0] != 0) continue;
    secret.stack[0] = byte(left.first());
    left.reset(left.first());
  }
}

View Game::view(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  view.players = byte(players_);
  view.table = state.table;
  view.seats = state.seats;
  for (int s = 0; s < players_; ++s) {
    const SecretSeat& secret = state.secret(s);
    view.hand_count[s] = byte(std::popcount(secret.hand));
    const int top = secret.stack_count;
    if (flags_.bid_tracker) {
      know(view.bids[s], secret, 0, top);
    } else if (top > 0) {  // AS-S4: the starting card lies open at first; AS-B3: what was revealed in this round
      const int shown = state.table.round == 0 || top == 1 ? 1 : state.seat(s).shown;
      know(view.bids[s], secret, top - shown, top);
    }
  }
  if (!viewer.is_spectator()) view.own = state.secret(core::index(viewer.seat()));
  return view;
}

// Fills in everything that the viewer does not know with a consistent guess. What is legal for the viewer does not
// depend on it.
State Game::imagine(const View& view) const {
  State state;
  state.table = view.table;
  state.seats = view.seats;
  state.supply = parts_.for_auction.without(view.table.museum);
  for (const int lot : view.table.lots) {
    if (lot != none) state.supply.reset(lot);
  }
  if (view.table.phase == Phase::start_deal) state.supply = state.supply | parts_.starting;
  for (int s = 0; s < players_; ++s) {
    const OpenSeat& seat = view.seats[s];
    for (int i = 0; i < seat.wall.hung_count; ++i) state.supply.reset(seat.wall.hung[i].painting);
    for (int i = 0; i < seat.surplus_count(); ++i) state.supply.reset(seat.surplus[i]);
    if (seat.pending != none) state.supply.reset(seat.pending);
    if (!seat.assistant.empty() && seat.assistant.is_painting()) state.supply.reset(seat.assistant.id());
    if (view.viewer.is(Seat{byte(s)})) {
      state.secret(s) = view.own;
      continue;
    }
    // The known cards lie on top of a stack of the right height. The lowest cards stand for the unknown ones: those
    // below, and the sealed bid.
    SecretSeat& secret = state.secret(s);
    const KnownCards& known = view.bids[s];
    secret.hand = ((1U << static_cast<unsigned>(parts_.bid_cards)) - 1U) << 1U;
    const int revealed =
        parts_.bid_cards - view.hand_count[s] - (view.table.has_bid.has(s) && view.table.phase == Phase::bids ? 1 : 0);
    secret.stack_count = byte(view.table.phase < Phase::lots && known.count == 0 ? 0 : revealed + 1);
    for (int i = 0; i < known.count; ++i) {
      const int place = secret.stack_count - known.count + i;
      secret.stack[place] = known.cards[i];
      if (place > 0) secret.hand &= ~(1U << known.cards[i]);
    }
    const auto take_lowest = [&secret] {
      const int card = std::countr_zero(secret.hand);
      secret.hand &= secret.hand - 1;
      return byte(card);
    };
    for (int i = 1; i < secret.stack_count - known.count; ++i) secret.stack[i] = take_lowest();
    if (view.table.has_bid.has(s) && view.table.phase == Phase::bids) secret.sealed = take_lowest();
  }
  imagine_starting_cards(state);
  return state;
}

}  // namespace art_society
