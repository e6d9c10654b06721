// CV-T1…T4, CV-B1a: who may act when; taking and exchanging paints.
#include "cats/game.h"

namespace cats {
namespace {

constexpr bool is_chance_phase(Phase phase) {
  switch (phase) {
    case Phase::turn:
    case Phase::window:
    case Phase::exchange_drop:
    case Phase::paws_drop:
    case Phase::attempt:
    case Phase::caught:
    case Phase::oops:
    case Phase::twist:
    case Phase::last:
    case Phase::over:
      return false;
    default:
      return true;
  }
}

}  // namespace

// CV-B3a: the next player may act as long as there is an unused die.
bool Game::may_act_in_window(const State& state, int seat) const {
  return seat == state.table.active && state.table.dice.any_unused() && triable(state.table) != 0;
}

// Who may do anything other than propose a Helping Paw or answer a proposal.
Actors Game::acting(const State& state) const {
  const OpenTable& t = state.table;
  if (t.phase != Phase::window && t.phase != Phase::last) return Actors::only(Seat{t.active});
  Actors who = Actors::of(t.asked);
  if (t.phase == Phase::window && may_act_in_window(state, t.active)) who.add(Seat{t.active});
  return who;
}

Actors Game::actors(const State& state) const {
  const OpenTable& t = state.table;
  if (t.phase == Phase::over) return Actors::nobody();
  if (is_chance_phase(t.phase)) return Actors::chance();
  Actors who = acting(state);
  if (!may_propose(state)) return who;
  for (int s = 0; s < players_; ++s) {
    if (!t.hands[s].empty()) who.add(Seat{byte(s)});
  }
  return who;
}

// CV-B2, CV-B3a: the table first waits for an answer to a question, although the question blocks nobody who may act.
Actors Game::awaited(const State& state) const {
  const OpenTable& t = state.table;
  if (t.phase == Phase::over) return Actors::nobody();
  if (is_chance_phase(t.phase)) return Actors::chance();
  if (t.proposal.stands()) return Actors::only(Seat{t.proposal.partner});
  return t.phase == Phase::window || t.phase == Phase::last ? Actors::of(t.asked) : Actors::only(Seat{t.active});
}

// CV-B2, CV-B3a: a proposal and the question who jumps the queue are windows, because nobody has to answer. Proposals
// of different players have different numbers.
int Game::window(const State& state) const {
  const OpenTable& t = state.table;
  if (t.proposal.stands()) return 2 + t.proposal.seat;
  return t.phase == Phase::window ? 1 : 0;
}

void Game::legal(const State& state, Actor actor, LegalActions& out) const {
  out.clear();
  if (actor.is_chance()) {
    if (is_chance_phase(state.table.phase)) legal_chance(state, out);
    return;
  }
  const int seat = core::index(actor.seat());
  if (seat >= players_ || state.table.phase == Phase::over || is_chance_phase(state.table.phase)) return;
  legal_seat(state, seat, out);
  if (may_propose(state)) legal_offers(state, seat, out);
}

void Game::legal_seat(const State& state, int seat, LegalActions& out) const {
  const OpenTable& t = state.table;
  const bool asked = t.asked.has(seat);
  const bool proposed_to = t.proposal.stands() && t.proposal.partner == seat;
  if (proposed_to) out.add(Kind::yes);
  const bool last_left = t.phase == Phase::last && std::popcount(t.asked.bits()) == 1;  // CV-E4: somebody has to
  if (proposed_to || (asked && !last_left)) out.add(Kind::no);
  if (t.phase == Phase::window) {
    if (asked) out.add(Kind::jump, 0, WordSet(banked(t, Property::jump_the_queue)));
    if (may_act_in_window(state, seat)) legal_turn(state, seat, out);
  } else if (t.phase == Phase::last) {
    if (asked) out.add(Kind::claim);
  } else if (seat == t.active) {
    switch (t.phase) {
      case Phase::turn:
        return legal_turn(state, seat, out);
      case Phase::attempt:
        return legal_attempt(state, seat, out);
      case Phase::caught:
        return out.add(Kind::stop);
      case Phase::oops:  // CV-E2
        return out.add(Kind::splash, 0, WordSet(t.clean));
      case Phase::twist:
        return legal_twist(state, out);
      default:  // CV-T4, CV-P2
        return out.add(Kind::drop, 0, WordSet(t.hands[seat].colours()));
    }
  }
}

// CV-T2, CV-T2a: one of three actions; passing is not allowed.
void Game::legal_turn(const State& state, int seat, LegalActions& out) const {
  const OpenTable& t = state.table;
  const bool to_be_had = !state.stack.empty() || !t.discard.empty();
  if (t.hands[seat].total() < t.limit(seat) && to_be_had) out.add(Kind::take);  // CV-T3
  unsigned named = t.dice.named();
  if (!t.hands[seat].empty()) out.add(Kind::exchange, 0, WordSet(named));  // CV-T4a
  for (; named != 0; named &= named - 1) {
    const int die = std::countr_zero(named);
    out.add(Kind::clean, die, WordSet(reach(t, die)));
  }
}

// CV-T5a: the painting itself, or the first one upward and the first one downward on the ring.
unsigned Game::reach(const OpenTable& table, int named) const {
  const unsigned open = triable(table);
  if ((open >> named & 1U) != 0 || open == 0) return open & 1U << named;
  const int count = parts_.paintings();
  const unsigned twice = open | open << count;  // the ring, cut open twice
  const int up = (std::countr_zero(twice >> named) + named) % count;
  const unsigned below = twice & ((1U << (named + count)) - 1U);
  const int down = (static_cast<int>(std::bit_width(below)) - 1) % count;
  return 1U << up | 1U << down;
}

unsigned Game::triable(const OpenTable& table) const {
  return table.cat == none ? dirty(table) : dirty(table) & ~(1U << table.cat);
}

// CV-B3a: the next player acts, so nobody can jump any more.
void Game::leave_window(State& state) const {
  state.table.asked = {};
  state.table.attempt = {};
}

// CV-T4: all who hold a paint exchange one, in turn order from the player who began.
void Game::begin_exchange(State& state, int seat, int named) const {
  state.table.dice.use(named, Die::discarded);
  state.table.exchange_by = byte(seat);
  enter(state, Phase::exchange_draw, seat);
  exchange_step(state);
}

// CV-T6: a paint is discarded even if there was none to draw.
void Game::exchange_step(State& state) const {
  state.table.phase = refill(state) ? Phase::exchange_draw : Phase::exchange_drop;
}

// CV-T4 in an exchange, CV-P2 in a try.
void Game::drop(State& state, int seat, int colour) const {
  OpenTable& t = state.table;
  t.hands[seat].remove(colour);
  t.discard.add(colour);
  if (t.phase == Phase::paws_drop) {
    enter(state, Phase::attempt, seat);
    return resolve_traps(state);
  }
  int following = next(seat);
  while (following != t.exchange_by && t.hands[following].empty()) following = next(following);
  if (following != t.exchange_by) {
    enter(state, Phase::exchange_draw, following);
    return exchange_step(state);
  }
  t.exchange_by = none;
  go_on(state, following);
}

void Game::apply(State& state, Actor actor, Action action) const {
  if (actor.is_chance()) return apply_chance(state, action);
  OpenTable& t = state.table;
  const int seat = core::index(actor.seat());
  const Proposal standing = t.proposal;
  t.proposal = {};  // CV-B2: it lapses as soon as anyone acts
  switch (action.kind) {
    case Kind::take:
      leave_window(state);
      refill(state);
      return enter(state, Phase::take_draw, seat);
    case Kind::exchange:
      leave_window(state);
      return begin_exchange(state, seat, action.place);
    case Kind::clean:
      leave_window(state);
      t.dice.use(action.detail, seat);
      return begin_try(state, seat, action.place, false);
    case Kind::drop:
      return drop(state, seat, action.place);
    case Kind::put:
      return put(state, seat, action.detail, action.place);
    case Kind::stop:
      return turn_down(state);
    case Kind::paw: {
      const Offer offer = Offer::unpack(action.detail);
      t.proposal = {byte(seat), byte(offer.partner), byte(offer.give), byte(offer.take), action.place};
      return;
    }
    case Kind::yes:
      return accept(state, standing);
    case Kind::no:
      return decline(state, seat, standing);
    case Kind::jump:
      spend(state, action.place);
      t.asked = {};
      return begin_try(state, seat, t.attempt.painting, true);
    case Kind::two:
      spend(state, action.place);
      return clean(state, false);
    case Kind::turbo:
      spend(state, action.place);
      t.attempt.turbo = true;
      ++t.attempt.swaps;
      return enter(state, Phase::attempt, seat);
    case Kind::claim:  // CV-E4: the one painting that is left
      t.asked = {};
      return begin_try(state, seat, std::countr_zero(dirty(t)), false);
    case Kind::splash:
      return splash(state, action.place);
    default:
      return twist(state, action.detail, action.place);
  }
}

}  // namespace cats
