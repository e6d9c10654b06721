// AL-T1, AL-L2…L4: who may act when, and where a card may hang.
#include "artline/game.h"

namespace artline {
namespace {

constexpr bool is_chance_phase(Phase phase) { return phase <= Phase::first || phase == Phase::draw; }

Places as_places(const Cards& cards) {
  Places places;
  for (int w = 0; w < max_cards / 32; ++w) places.word(w) = cards.word(w);
  return places;
}

}  // namespace

bool Game::is_acting(const OpenTable& t, int seat) const {
  return seat == (t.phase == Phase::shown ? neighbour(t.active) : t.active);
}

Actors Game::actors(const State& state) const {
  const OpenTable& t = state.table;
  if (t.phase == Phase::over) return Actors::nobody();
  if (is_chance_phase(t.phase)) return Actors::chance();
  if (t.phase == Phase::window) return Actors::of(core::SeatSet::first(players_).without(t.done));
  return Actors::only(Seat{byte(t.phase == Phase::shown ? neighbour(t.active) : t.active)});
}

Game::Openings Game::openings(const Board& board) const {
  const Places& taken = board.taken();
  std::uint32_t once = 0;
  std::uint32_t twice = 0;
  for (int y = 0; y < flags_.size; ++y) {
    twice |= once & taken.word(y);
    once |= taken.word(y);
  }
  const std::uint32_t single = once & ~twice;  // the columns with one card
  const std::uint32_t columns = bit(flags_.size) - 1;
  Openings found;
  for (int y = 0; y < flags_.size; ++y) {
    const std::uint32_t row = taken.word(y);
    const std::uint32_t above = y > 0 ? taken.word(y - 1) : 0;
    const std::uint32_t below = y + 1 < max_size ? taken.word(y + 1) : 0;
    const std::uint32_t free = (row << 1U | row >> 1U | above | below) & ~row & columns;
    found.free.word(y) = free;
    found.opening.word(y) = std::has_single_bit(row) ? free : free & single;
  }
  return found;
}

bool Game::opens(const Board& board, int place, Direction direction) const {
  return std::has_single_bit(board.others(place, direction));
}

// AL-T4: both lines hold another card; with the option, the neighbours in both.
bool Game::is_exhibition(const Board& board, int place) const {
  for (const Direction direction : directions) {
    std::uint32_t others = board.others(place, direction);
    const int at = at_on_line(place, direction);
    if (flags_.touching) others &= bit(at + 1) | bit(at) >> 1U;
    if (others == 0) return false;
  }
  return true;
}

void Game::legal(const State& state, Actor actor, LegalActions& out) const {
  out.clear();
  if (!actors(state).has(actor)) return;
  const OpenTable& t = state.table;
  if (actor.is_chance()) return legal_chance(state, out);
  const int seat = core::index(actor.seat());
  if (t.phase == Phase::window) {
    const unsigned unsaid = t.play.points & ~state.ballots[seat].said();
    Places points;
    points.word(0) = unsaid;
    out.add(Kind::ok);
    out.add(Kind::no, 0, points, std::popcount(unsaid));
    points.word(0) = unsaid & t.contested;
    return out.add(Kind::yes, 0, points, std::popcount(unsaid & t.contested));
  }
  if (t.phase != Phase::discard) legal_play(state, seat, out);
  const Hand& hand = state.hands[t.active];
  if (t.phase == Phase::shown) return out.add(Kind::decline);
  if (t.phase == Phase::turn && flags_.curators) {
    out.add(Kind::show);
    return out.add_back(Kind::run_out);  // last, because only the clock should choose it
  }
  Places cards;
  for (int i = 0; i < hand.size; ++i) cards.set(hand.cards[i]);
  out.add(Kind::discard, 0, cards, hand.size);
}

void Game::legal_chance(const State& state, LegalActions& out) const {
  if (state.table.phase != Phase::first) return out.add(Kind::card_comes, 0, as_places(state.deck), state.deck.count());
  Places seats;
  seats.word(0) = bit(players_) - 1;
  out.add(Kind::first_comes, 0, seats);
}

// AL-V4: not a play that was rejected in this turn, if it named no themes; and none at all after three.
void Game::legal_play(const State& state, int seat, LegalActions& out) const {
  const OpenTable& t = state.table;
  if (tries(t, seat) == most_tries) return;
  const Hand& hand = state.hands[t.active];
  auto [free, opening] = openings(t.board);
  Places plain;
  for (int y = 0; y < flags_.size; ++y) plain.word(y) = free.word(y) & ~opening.word(y);
  if (!t.galleries.has_room(2)) {  // AL-S5
    const Places all = opening;
    all.for_each([&, &left = opening](int place) {
      const bool two = opens(t.board, place, in_row) && opens(t.board, place, in_column);
      if (two || !t.galleries.has_room(1)) left.reset(place);
    });
  }
  const int plain_count = plain.count();
  const int opening_count = opening.count();
  for (int i = 0; i < hand.size; ++i) {
    const int card = hand.cards[i];
    Places untried = plain;
    int untried_count = plain_count;
    for (int n = 0; n < t.tried; ++n) {
      const Play& rejected = t.tries[n].play;
      if (rejected.card != card || !untried.test(rejected.place)) continue;
      untried.reset(rejected.place);
      --untried_count;
    }
    out.add(Kind::hang, card, untried, untried_count);
    out.add(Kind::name, card, opening, opening_count);
  }
}

int Game::tries(const OpenTable& t, int seat) const {
  int count = 0;
  for (int n = 0; n < t.tried; ++n) count += t.tries[n].play.seat == seat ? 1 : 0;
  return count;
}

// AL-T1: out of the game, for good.
void Game::discard(State& state, int card) const {
  OpenTable& t = state.table;
  state.hands[t.active].remove(card);
  t.discards.set(card);
  t.play = {};
  t.ballots = {};
  draw(state);
}

void Game::apply(State& state, Actor actor, const Action& action) const {
  OpenTable& t = state.table;
  ++state.moment;
  switch (action.kind) {
    case Kind::card_comes:
      state.deck.reset(action.place);
      if (t.phase != Phase::draw) return deal(state, action.place);
      state.hands[t.active].add(action.place);
      return end_turn(state);
    case Kind::first_comes:
      t.active = byte(action.place);
      t.phase = Phase::turn;
      return;
    case Kind::hang:
    case Kind::name:
      return hang(state, core::index(actor.seat()), action);
    case Kind::discard:
      return discard(state, action.place);
    case Kind::show:  // AL-X2
      t.shows_hand = true;
      t.play = {};
      t.ballots = {};
      t.phase = Phase::shown;
      return;
    case Kind::decline:
      t.phase = Phase::discard;
      return;
    case Kind::run_out:  // AL-T6
      return discard(state, state.hands[t.active].cards[0]);
    default:
      --state.moment;  // within a window the table does not move on
      vote(state, core::index(actor.seat()), action);
  }
}

}  // namespace artline
