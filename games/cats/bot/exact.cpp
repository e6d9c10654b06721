#include "cats_bot/exact.h"

#include <algorithm>
#include <bit>

#include "cats_bot/memory.h"

namespace cats_bot {
namespace {

using cats::Action;
using cats::Kind;
using cats::none;
using cats::OpenTable;
using cats::Paints;
using cats::Phase;
using cats::places_each;
using cats::State;
using core::Actor;

// The number of ways in which these cards can lie on their places.
int orders(const State& state, int first) {
  const int a = state.cards[first];
  const int b = state.cards[first + 1];
  const int c = state.cards[first + 2];
  if (a == b && b == c) return 1;
  return a == b || b == c || a == c ? 3 : 6;
}

// The team's knowledge of traps that have not sprung: how many lie unseen, and which kinds they may be.
struct UnseenTraps {
  int laid = 0;
  std::array<int, cats::trap_count> kinds{};
  int all = 0;
};
UnseenTraps unseen_traps(const cats::Game& game, const State& state) {
  UnseenTraps unseen{.laid = game.parts().traps_laid};
  for (int kind = 0; kind < cats::trap_count; ++kind) {
    const int sprung = state.table.traps[kind];
    unseen.laid -= sprung;
    unseen.kinds[static_cast<std::size_t>(kind)] = game.parts().traps[kind] - sprung;
  }
  for (int place = 0; place < game.parts().places(); ++place) {
    const int card = state.cards[place];
    if ((state.seen & bit(place)) == 0 || !cats::is_trap(card)) continue;
    --unseen.laid;
    --unseen.kinds[static_cast<std::size_t>(card - cats::first_trap)];
  }
  for (const int kind : unseen.kinds) unseen.all += kind;
  return unseen;
}

}  // namespace

double Exact::value(const State& state, Actor actor, Action action) {
  if (action.kind == Kind::paw) return value(state);  // CV-B2: a proposal changes nothing until it is accepted
  State known = conceal(state);
  known.table.proposal = state.table.proposal;
  return act(known, actor, action);
}

// --- values ---

double Exact::known(const State& state) {
  const OpenTable& t = state.table;
  if (game_.clean_count(t) >= game_.goal()) return 1;  // without Cat Oops nothing gets dirty again
  if (t.phase == Phase::over) return 0;
  const bool rolled = t.phase != Phase::roll && t.round == game_.parts().rounds;
  const int most = t.dice.unused_count() + (t.attempt.painting == none ? 0 : 1);  // one painting a die
  if (rolled && game_.clean_count(t) + most < game_.goal()) return 0;
  if (t.phase < Phase::deal_hands) return deal(state);
  const Key key = key_of(state);
  const Entry& entry = table_[find(key)];
  if (entry.value >= 0) return entry.value;
  const double value = reckon(state);
  keep(key, value);
  return value;
}

double Exact::reckon(const State& state) {
  switch (state.table.phase) {
    case Phase::deal_first:
      return deal(state);
    case Phase::deal_hands:
    case Phase::take_draw:
    case Phase::exchange_draw:
    case Phase::trap_draw:
      return draw(state);
    case Phase::roll:
      return roll(state);
    default:
      return choose(state);
  }
}

// Nobody sees the cards laid on the paintings, so any outcome stands for all of them. Of palettes the face is seen.
double Exact::deal(const State& state) {
  cats::LegalActions legal;
  game_.legal(state, Actor::chance(), legal);
  const bool unseen = legal[0].kind == Kind::trap_comes || legal[0].kind == Kind::paint_comes;
  const int outcomes = unseen ? 1 : legal.size();
  double sum = 0;
  for (int i = 0; i < outcomes; ++i) {
    State after = state;
    game_.apply(after, Actor::chance(), legal[i]);
    sum += known(conceal(after));
  }
  return sum / outcomes;
}

double Exact::draw(const State& state) {
  const Paints unseen = unseen_paints(state);
  double sum = 0;
  for (int colour = 0; colour < cats::colour_count; ++colour) {
    if (!unseen.has(colour)) continue;
    State after = state;
    after.stack.remove(0);
    after.stack.add(colour);
    game_.apply(after, Actor::chance(), {Kind::paint_comes, 0, cats::byte(colour * cats::max_paints_a_colour)});
    sum += unseen.count(colour) * turn_over_palette(state, after);
  }
  return sum / unseen.total();
}

double Exact::roll(const State& state) {
  double sum = 0;
  const int sides = game_.parts().paintings();
  for (int side = 0; side < sides; ++side) {
    State after = state;
    game_.apply(after, Actor::chance(), {Kind::die_shows, 0, cats::byte(side)});
    sum += known(after);
  }
  return sum / sides;
}

double Exact::choose(const State& state) {
  double best = 0;
  const core::Actors who = game_.actors(state);
  cats::LegalActions legal;
  for (int n = 0; n < who.count(); ++n) {
    game_.legal(state, who.nth(n), legal);
    for (int i = 0; i < legal.size() && best < 1; ++i) best = std::max(best, act(state, who.nth(n), legal[i]));
  }
  return best;
}

double Exact::act(const State& state, Actor actor, Action action) {
  const int first = action.place * places_each;
  if (action.kind == Kind::clean && (state.seen & bit(first)) == 0) return turn_up(state, actor, action, first, 0);
  State after = state;
  game_.apply(after, actor, action);
  if (action.kind == Kind::paw) {
    const int partner = cats::Offer::unpack(action.detail).partner;
    game_.apply(after, core::Seat{cats::byte(partner)}, {Kind::yes, 0, 0});
  }
  return turn_over_palette(state, after);
}

// CV-T5b. The cards are taken in ascending order, which stands for all orders. Unseen traps may be anywhere; unseen paints may be
// any paint that nobody sees.
double Exact::turn_up(const State& state, Actor actor, Action action, int place, int lowest) {
  const int first = action.place * places_each;
  if (place == first + places_each) {
    State after = state;
    game_.apply(after, actor, action);
    return orders(state, first) * turn_over_palette(state, after);
  }
  const UnseenTraps traps = unseen_traps(game_, state);
  const Paints paints = unseen_paints(state);
  const int places = std::popcount(game_.lying(state) & ~state.seen);
  double sum = 0;
  for (int card = lowest; card < cats::first_trap + cats::trap_count; ++card) {
    const bool paint = cats::is_paint(card);
    const int alike = paint ? paints.count(card) : traps.kinds[static_cast<std::size_t>(card - cats::first_trap)];
    const int lying = paint ? places - traps.laid : traps.laid;
    if (alike == 0 || lying == 0) continue;
    State shown = state;
    shown.cards[place] = cats::byte(card);
    shown.seen |= bit(place);
    const double chance = static_cast<double>(lying * alike) / (places * (paint ? paints.total() : traps.all));
    sum += chance * turn_up(shown, actor, action, place + 1, card);
  }
  return sum;
}

// CV-S2: the back of a palette is revealed when its painting is clean. It may be that of any hanging palette with the same face.
double Exact::turn_over_palette(const State& before, const State& after) {
  const unsigned cleaned = after.table.clean & ~unsigned{before.table.clean};
  if (cleaned == 0) return known(after);
  const int taken = before.palettes[std::countr_zero(cleaned)];
  double sum = known(after);
  int count = 1;
  for (int p = 0; p < game_.parts().paintings(); ++p) {
    const int other = after.palettes[p];
    if (other == none || face_of(game_.parts(), other) != face_of(game_.parts(), taken)) continue;
    State swapped = after;
    swapped.palettes[p] = cats::byte(taken);
    const std::uint32_t both = 1U << taken | 1U << other;
    ((after.table.bank >> taken & 1U) != 0 ? swapped.table.bank : swapped.table.palette_discard) ^= both;
    sum += known(swapped);
    ++count;
  }
  return sum / count;
}

// --- the table of values ---

// The place of the key, or the free place where it belongs.
std::size_t Exact::find(const Key& key) const {
  std::uint64_t hash = 0;
  for (const std::uint64_t word : key) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 32U;
  }
  std::size_t place = hash & (table_.size() - 1);
  while (table_[place].value >= 0 && table_[place].key != key) place = (place + 1) & (table_.size() - 1);
  return place;
}

void Exact::keep(const Key& key, double value) {
  if (static_cast<std::size_t>(used_) * 2 > table_.size()) {
    std::vector<Entry> old(table_.size() * 2);
    old.swap(table_);
    for (const Entry& entry : old) {
      if (entry.value >= 0) table_[find(entry.key)] = entry;
    }
  }
  table_[find(key)] = {key, value};
  ++used_;
}

}  // namespace cats_bot
