// AS-K1, AS-K2, AS-B3, AS-B4, read once more from the rules: who may know which card.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "tests/conformance/art_society_traits.h"

namespace conformance {
namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this file is about its cards alone
using core::Random;

// AS-B3: how many cards from the top of the stack of `seat` everybody has seen and may still see.
int open_cards(const Game& game, const State& state, int seat) {
  const SecretSeat& mine = state.secret(seat);
  if (game.flags().bid_tracker || mine.stack_count <= 1) return mine.stack_count;
  if (state.table.phase != Phase::turns && state.table.phase != Phase::over) return 0;
  int depth = 1;
  for (int other = 0; other < game.seats(); ++other) {
    const SecretSeat& theirs = state.secret(other);
    int run = 0;
    while (other != seat && run < mine.stack_count &&
           mine.stack[mine.stack_count - 1 - run] == theirs.stack[theirs.stack_count - 1 - run]) {
      ++run;
    }
    depth = std::max(depth, run + 1);
  }
  return depth;
}

void shuffle(std::vector<std::uint8_t>& cards, Random& random) {
  for (int i = static_cast<int>(cards.size()) - 1; i > 0; --i) {
    std::swap(cards[static_cast<std::size_t>(i)], cards[static_cast<std::size_t>(random.below(i + 1))]);
  }
}

// The bid cards of one seat that are not open, dealt anew over hand, stack and sealed bid.
void scramble_bids(SecretSeat& seat, int open, Random& random) {
  std::vector<std::uint8_t*> places;
  for (int i = 1; i < seat.stack_count - open; ++i) places.push_back(&seat.stack[i]);
  if (seat.sealed != 0) places.push_back(&seat.sealed);
  std::vector<std::uint8_t> cards;
  for (const std::uint8_t* place : places) cards.push_back(*place);
  for (int card = 0; card < 32; ++card) {
    if (((seat.hand >> static_cast<unsigned>(card)) & 1U) != 0) cards.push_back(byte(card));
  }
  shuffle(cards, random);
  seat.hand = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i < places.size())
      *places[i] = cards[i];
    else
      seat.hand |= 1U << cards[i];
  }
}

int lowest(std::uint32_t hand) { return std::countr_zero(hand); }

}  // namespace

State ArtSocietyTraits::scrambled(const Game& game, State state, core::Viewer viewer, Random& random) {
  std::vector<std::uint8_t*> bottoms;  // starting cards that lie covered
  std::vector<std::uint8_t> cards;
  std::vector<int> open;
  for (int s = 0; s < game.seats(); ++s) open.push_back(open_cards(game, state, s));
  for (int s = 0; s < game.seats(); ++s) {
    if (viewer.is(core::Seat{byte(s)})) continue;
    SecretSeat& seat = state.secret(s);
    const int seen = open[static_cast<std::size_t>(s)];
    scramble_bids(seat, seen, random);
    if (seen >= seat.stack_count) continue;
    bottoms.push_back(&seat.stack[0]);
    cards.push_back(seat.stack[0]);
  }
  shuffle(cards, random);
  for (std::size_t i = 0; i < cards.size(); ++i) *bottoms[i] = cards[i];
  return state;
}

ArtSocietyTraits::Changes ArtSocietyTraits::open_changes(const Game& game, const State& state) {
  Changes changes;
  const auto change = [&](const char* what, bool possible, auto&& make_it) {
    if (!possible) return;
    changes.emplace_back(what, state);
    make_it(changes.back().second);
  };
  const int spare = state.supply.empty() ? none : state.supply.first();
  const CellSet squares = game.places_for(state, 0, game.parts().decor[0]);
  const int lot = state.table.lots[0];
  const bool bids = state.table.phase == Phase::bids && !state.table.has_bid.has(0);
  const bool shown = state.table.phase == Phase::turns;
  const std::uint32_t hand = state.secret(0).hand;
  change("a marker", true, [](State& s) { ++s.table.markers[0]; });
  change("the supply of decor", state.table.decor[0] > 0, [](State& s) { --s.table.decor[0]; });
  change("a wall", !squares.empty(), [&](State& s) { s.seat(0).wall.put_decor(game.parts(), 0, squares.first()); });
  change("the assistant", state.seat(1).assistant.empty(), [](State& s) { s.seat(1).assistant = Item::decor(0); });
  change("a museum pile", spare != none, [&](State& s) { s.supply.reset(spare), s.table.museum.set(spare); });
  change("a lot", lot != none && spare != none, [&](State& s) {
    s.supply.reset(spare), s.supply.set(lot);
    s.table.lots[0] = byte(spare);
  });
  change("the surplus", state.seat(0).surplus_count() == 0 && spare != none, [&](State& s) {
    s.supply.reset(spare);
    s.seat(0).surplus[0] = byte(spare);
  });
  change("the number of cards in a hand", hand != 0 && !bids && state.table.phase >= Phase::lots, [](State& s) {
    // The lowest card slips into the stack, just above the starting card.
    SecretSeat& seat = s.secret(0);
    for (int i = seat.stack_count++; i > 1; --i) seat.stack[i] = seat.stack[i - 1];
    seat.stack[1] = byte(lowest(seat.hand));
    seat.hand &= seat.hand - 1;
  });
  change("who has bid", bids, [&](State& s) {
    s.table.has_bid.add(0);
    s.secret(0).sealed = byte(lowest(hand));
    s.secret(0).hand &= hand - 1;
  });
  change("a revealed bid", shown && hand != 0, [&](State& s) {
    SecretSeat& seat = s.secret(0);
    const int top = seat.stack[seat.stack_count - 1];
    seat.stack[seat.stack_count - 1] = byte(lowest(hand));
    seat.hand = (hand & (hand - 1)) | (1U << static_cast<unsigned>(top));
  });
  change("who is ready", shown, [](State& s) { s.table.ready.put(0, !s.table.ready.has(0)); });
  return changes;
}

// AS-K1: one's own hand and stack.
ArtSocietyTraits::Changes ArtSocietyTraits::own_changes(const Game&, const State& state, core::Seat seat) {
  Changes changes;
  const auto trade_for_lowest = [&](const char* what, auto&& card_of) {
    State changed = state;
    SecretSeat& own = changed.secret(core::index(seat));
    std::uint8_t& card = card_of(own);
    const int low = lowest(own.hand);
    own.hand = (own.hand & (own.hand - 1)) | (1U << card);
    card = byte(low);
    changes.emplace_back(what, changed);
  };
  const SecretSeat& own = state.secret(core::index(seat));
  if (own.hand == 0) return changes;
  if (own.sealed != 0) trade_for_lowest("the own sealed bid", [](SecretSeat& s) -> std::uint8_t& { return s.sealed; });
  if (own.stack_count > 1) trade_for_lowest("the own stack", [](SecretSeat& s) -> std::uint8_t& { return s.stack[1]; });
  return changes;
}

// AS-B1: the last bid turns all of them over. AS-G9: the end tells who won, and that may rest on unused cards.
bool ArtSocietyTraits::reveals(const Game& game, const State& state, core::Actor actor, Action action) {
  if (action.kind == Kind::bid) return game.awaited(state).count() == 1;
  State after = state;
  game.apply(after, actor, action);
  return game.over(after);
}

}  // namespace conformance
