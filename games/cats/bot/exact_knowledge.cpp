// What the team knows (CV-K1, CV-K3), written as a key.
#include <algorithm>
#include <bit>

#include "cats_bot/exact.h"
#include "cats_bot/memory.h"

namespace cats_bot {
namespace {

using cats::Components;
using cats::none;
using cats::OpenTable;
using cats::Paints;
using cats::Phase;
using cats::places_each;
using cats::State;

constexpr int most_paintings = 4;  // a key has room for no more
constexpr int most_dice = 7;

// An upper bound of the paints drawn in a game: at the start, to fill the hands, after traps, by exchanges.
int most_draws(const cats::Game& game) {
  const int players = game.seats();
  const int traps = game.parts().traps_laid;
  return 2 * players + 3 * traps + players * game.parts().dice * game.parts().rounds;
}

// Appends small numbers to a key; a number stays within one word.
class Packer {
 public:
  explicit Packer(std::array<std::uint64_t, 3>& words) : words_(words) {}
  void add(int value, int bits) {
    if (used_ + bits > 64) ++word_, used_ = 0;
    words_[word_] |= static_cast<std::uint64_t>(value & ((1 << bits) - 1)) << used_;
    used_ += bits;
  }

 private:
  std::array<std::uint64_t, 3>& words_;
  std::size_t word_ = 0;
  int used_ = 0;
};

// Places that got a card in this try matter only if another swap is possible.
bool places_matter(const cats::Game& game, const OpenTable& t) {
  if (t.phase == Phase::trap_draw || t.phase == Phase::paws_drop) return true;
  const bool more = t.attempt.swaps > 0 || (!t.attempt.turbo && game.banked(t, cats::Property::turbo) != 0);
  return t.phase == Phase::attempt && t.attempt.swapped != 0 && more;
}

// Seats, counted from a given seat.
class Turned {
 public:
  Turned(int first, int players) : first_(first == none ? 0 : first), players_(players) {}
  int seat(int place) const { return (first_ + place) % players_; }
  int place(int seat) const { return seat == none ? none : (seat - first_ + players_) % players_; }

 private:
  int first_;
  int players_;
};

// What is known of each painting, as a number.
using Ring = std::array<int, most_paintings>;
constexpr int painting_bits = 15;
constexpr int card_unseen =
    cats::first_trap + static_cast<int>(cats::Trap::catflood);  // an unused value: no card shows it
Ring paintings_of(const cats::Game& game, const State& state) {
  Ring ring{};
  const OpenTable& t = state.table;
  for (int d = 0; d < t.dice.size(); ++d) ring[t.dice[d].painting] += t.dice[d].owner == none ? 1 : 0;
  for (int p = 0; p < game.parts().paintings(); ++p) {
    const int first = p * places_each;
    std::array<int, places_each> cards = {state.cards[first], state.cards[first + 1], state.cards[first + 2]};
    if ((state.seen & bit(first)) == 0 && !t.is_clean(p)) cards.fill(card_unseen);
    if (p != t.attempt.painting || !places_matter(game, t)) std::stable_sort(cards.begin(), cards.end());
    int& number = ring[static_cast<std::size_t>(p)];
    for (const int card : cards) number = number << 3 | (card & 7);
    number = number << 2 | (state.palettes[p] == none ? 0 : face_of(game.parts(), state.palettes[p]));
    number = number << 1 | (p == t.attempt.painting ? 1 : 0);
  }
  return ring;
}

// The ring may be read from any painting in either direction; this is the smallest reading.
Ring first_of_its_turns(const Ring& ring, int paintings) {
  Ring first = ring;
  const auto count = static_cast<std::size_t>(paintings);
  for (std::size_t from = 0; from < count; ++from) {
    Ring upward{};
    Ring downward{};
    for (std::size_t i = 0; i < count; ++i) {
      upward[i] = ring[(from + i) % count];
      downward[i] = ring[(from + count - i) % count];
    }
    first = std::min({first, upward, downward});
  }
  return first;
}

}  // namespace

int face_of(const Components& parts, int palette) {
  int first = 0;
  while (!(parts.palette(first).colours == parts.palette(palette).colours)) ++first;
  return first;
}

std::string_view Exact::obstacle(const cats::Game& game) {
  const Components& parts = game.parts();
  if (parts.paintings() > most_paintings) return "it has more than 4 paintings";
  if (parts.dice > most_dice) return "it has more than 7 dice";
  if (parts.palette_count != parts.paintings()) return "it has more palettes than paintings";
  if (parts.traps[static_cast<int>(cats::Trap::catflood)] > 0) return "it has a Catflood";
  if (parts.events_used > 0) return "it has events";
  if (parts.stack < most_draws(game)) return "its stack of paints could run out";
  return {};
}

State Exact::conceal(const State& state) const {
  State s = state;
  const std::uint64_t unseen = game_.lying(s) & ~s.seen;
  for (int place = 0; place < game_.parts().places(); ++place) {
    if ((unseen & bit(place)) != 0) s.cards[place] = 0;
  }
  s.stack = Paints(s.stack.total(), 0, 0, 0);
  std::uint32_t used = s.table.bank | s.table.palette_discard;
  for (int p = 0; p < game_.parts().paintings(); ++p) {
    if (s.palettes[p] == none) continue;
    int id = face_of(game_.parts(), s.palettes[p]);
    const int face = id;
    while ((used >> id & 1U) != 0 || face_of(game_.parts(), id) != face) ++id;
    s.palettes[p] = cats::byte(id);
    used |= 1U << id;
  }
  s.table.proposal = {};
  return s;
}

// Found by counting: they are in the stack or on paintings that nobody has looked at.
Paints Exact::unseen_paints(const State& state) const {
  Paints shown = state.table.discard;
  for (int s = 0; s < game_.seats(); ++s) shown = shown + state.table.hands[s];
  for (int place = 0; place < game_.parts().places(); ++place) {
    if ((state.seen & bit(place)) != 0 && cats::is_paint(state.cards[place])) shown.add(state.cards[place]);
  }
  return game_.parts().paints.without(shown);
}

// The order of dice, and of cards on one painting, does not matter. Neither does turning or mirroring the ring of paintings, nor
// turning the table.
Exact::Key Exact::key_of(const State& state) const {
  Key key{};
  Packer pack(key);
  const OpenTable& t = state.table;
  const bool placed = places_matter(game_, t);
  const Turned seats(t.active != none ? t.active : t.starter, game_.seats());
  pack.add(static_cast<int>(t.phase), 5);
  pack.add(t.round, 3);
  pack.add(t.round < game_.parts().rounds ? seats.place(t.starter) : 0, 3);
  pack.add(seats.place(t.exchange_by), 3);
  for (int i = 0; i < game_.seats(); ++i) {
    const Paints hand = t.hands[seats.seat(i)];
    for (int c = 0; c < cats::colour_count; ++c) pack.add(hand.count(c), 2);
    pack.add(t.limited.has(seats.seat(i)) ? 1 : 0, 1);
    pack.add(t.asked.has(seats.seat(i)) ? 1 : 0, 1);
  }
  for (const int sprung : t.attempt.sprung) pack.add(placed ? sprung : none, 2);
  const Paints unseen = unseen_paints(state);
  for (int c = 0; c < cats::colour_count; ++c) pack.add(unseen.count(c), 6);
  pack.add(static_cast<int>(t.bank), most_paintings);
  pack.add(static_cast<int>(t.palette_discard), most_paintings);
  for (const int sprung : t.traps) pack.add(sprung, 4);
  pack.add(seats.place(t.attempt.seat), 3);
  pack.add(t.attempt.swaps, 2);
  pack.add(placed ? t.attempt.swapped : 0, places_each);
  pack.add(t.attempt.turbo ? 1 : 0, 1);
  pack.add(t.attempt.jump ? 1 : 0, 1);
  const Ring ring = first_of_its_turns(paintings_of(game_, state), game_.parts().paintings());
  for (const int painting : ring) pack.add(painting, painting_bits);
  return key;
}

}  // namespace cats_bot
