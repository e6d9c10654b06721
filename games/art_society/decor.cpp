// AS-H4: what matching frames win, which pieces may be taken for it, and when the right to it lapses.
#include <algorithm>

#include "art_society/game.h"

namespace art_society {
namespace {

using Supply = Array<std::uint8_t, decor_count>;

}  // namespace

// Hangs the painting; AS-H4: true when it won a right, AS-H4d: nothing on a wall that is full.
bool Game::win(State& state, int seat, int painting, int square) const {
  OpenSeat& s = state.seat(seat);
  const int frames = matching_frames(parts_, s.wall, painting, square);
  s.wall.push(parts_.shape_of_painting(painting), painting, square);
  if (frames == 0 || is_full(parts_, s.wall)) return false;
  Right& right = s.rights[s.right_count++];
  right = {.limit = byte(frames), .single = frames <= 3};  // AS-H4a, AS-H4b
  if (counts_total(right)) right.need = static_cast<std::int8_t>(reach(s.wall, state.table.decor, frames));
  return true;
}

// AS-H4f: the largest total of at most `limit` that pieces of the supply, hung one after another, can make on this
// wall.
int Game::reach(const Wall& wall, const Supply& supply, int limit) const {
  const CellSet free = parts_.wall.without(wall.taken);
  int bound = std::min(limit, free.count());
  if (supply[0] >= bound) return bound;  // a single square fits wherever one is free
  Array<int, 3> have{};                  // pieces of size 1, 2, 3 that lie in the supply and have room somewhere
  for (int decor = 0; decor < decor_count; ++decor) {
    if (places_inside(free, parts_.decor[decor]).empty()) continue;
    have[decor_size[decor] - 1] += supply[decor];
  }
  int possible = 0;  // by the sizes alone
  for (int threes = 0; threes <= have[2] && 3 * threes <= bound; ++threes) {
    const int twos = std::min(have[1], (bound - 3 * threes) / 2);
    for (int used = std::max(0, twos - 1); used <= twos; ++used) {
      const int total = 3 * threes + 2 * used;
      possible = std::max(possible, total + std::min(have[0], bound - total));
    }
  }
  int best = 0;
  for (int decor = decor_count - 1; decor >= 0 && best < possible; --decor) {
    if (supply[decor] == 0 || decor_size[decor] > limit) continue;
    Supply rest = supply;
    --rest[decor];
    const CellSet squares = places(parts_, wall, parts_.decor[decor]);
    squares.for_each([&](int square) {
      if (best >= possible) return;
      Wall with = wall;
      with.put_decor(parts_, decor, square);
      best = std::max(best, decor_size[decor] + reach(with, rest, limit - decor_size[decor]));
    });
  }
  return best;
}

// The same when one piece may also go to the assistant.
int Game::reach_with_assistant(const State& state, int seat, const Right& right) const {
  const OpenSeat& s = state.seat(seat);
  int best = reach(s.wall, state.table.decor, right.limit);
  if (!s.assistant.empty() || right.given) return best;
  for (int decor = 0; decor < decor_count && best < right.limit; ++decor) {
    Supply rest = state.table.decor;
    if (rest[decor] == 0 || decor_size[decor] > right.limit) continue;
    --rest[decor];
    best = std::max(best, decor_size[decor] + reach(s.wall, rest, right.limit - decor_size[decor]));
  }
  return best;
}

// AS-H4f: shields that must still be taken for this right; not more than can be had.
int Game::needed(const State& state, int seat, const Right& right) const {
  if (!counts_total(right) || right.need <= 0) return 0;
  return std::min<int>(right.need, reach_with_assistant(state, seat, right));
}

// AS-H4f: whether the needed total is still within reach after this piece (square: none when it is given away).
bool Game::keeps_need(const State& state, int seat, int right, int decor, int square, int needed) const {
  const int size = decor_size[decor];
  if (size >= needed) return true;
  State after = state;
  take_from_supply(after, decor);
  OpenSeat& s = after.seat(seat);
  Right& r = s.rights[right];
  r.limit = byte(r.limit - size);
  if (square == none) {
    r.given = true;
    s.assistant = Item::decor(decor);
  } else {
    s.wall.put_decor(parts_, decor, square);
  }
  return size + reach_with_assistant(after, seat, r) >= needed;
}

CellSet Game::piece_places(const State& state, int seat, int right, int decor) const {
  const OpenSeat& s = state.seat(seat);
  const Right& r = s.rights[right];
  if (right >= s.right_count || !r.open() || decor_size[decor] > r.limit || !to_be_had(state, decor)) return {};
  CellSet squares = places_for(state, seat, parts_.decor[decor]);
  if (!counts_total(r) || r.need <= 0) return squares;
  const int total = std::min<int>(r.limit, free_squares(state, seat));
  if (state.table.decor[0] >= total && total >= r.need)
    return squares;  // single squares can always fill up what is missing
  const int need = needed(state, seat, r);
  const CellSet all = squares;
  all.for_each([&](int square) {
    if (!keeps_need(state, seat, right, decor, square, need)) squares.reset(square);
  });
  return squares;
}

bool Game::may_give_piece(const State& state, int seat, int right, int decor) const {
  const OpenSeat& s = state.seat(seat);
  const Right& r = s.rights[right];
  if (right >= s.right_count || !r.open() || decor_size[decor] > r.limit) return false;
  if (!s.assistant.empty() || r.given || !to_be_had(state, decor)) return false;
  return !counts_total(r) || keeps_need(state, seat, right, decor, none, needed(state, seat, r));
}

// AS-H4b: a combination may end after its first piece, when the total it needs is there.
bool Game::may_stop(const State& state, int seat, int right) const {
  const OpenSeat& s = state.seat(seat);
  const Right& r = s.rights[right];
  return right < s.right_count && r.open() && r.pieces > 0 && needed(state, seat, r) == 0;
}

bool Game::to_be_had(const State& state, int decor) const {
  return state.table.decor[decor] > 0 || find_exchange(state, decor).has_value();
}

void Game::take_from_supply(State& state, int decor) const {
  if (state.table.decor[decor] == 0) {
    if (const auto exchange = find_exchange(state, decor)) trade(state, *exchange);
  }
  --state.table.decor[decor];
}

// AS-H4e: an open right ends when the wall is full or no permitted piece is to be had.
void Game::lapse(State& state, int seat) const {
  OpenSeat& s = state.seat(seat);
  const bool full = is_full(parts_, s.wall);
  for (int i = 0; i < s.right_count; ++i) {
    Right& right = s.rights[i];
    if (!right.open() || (!full && state.table.decor[0] > 0)) continue;
    bool possible = false;
    for (int decor = 0; decor < decor_count && !full && !possible; ++decor) {
      const bool room = !places_for(state, seat, parts_.decor[decor]).empty();
      const bool gift = s.assistant.empty() && !right.given;
      possible = decor_size[decor] <= right.limit && (room || gift) && to_be_had(state, decor);
    }
    if (possible) continue;
    right.limit = 0;
    right.need = std::min<std::int8_t>(right.need, 0);
  }
  state.table.entitled.put(seat, s.has_open_right());
}

}  // namespace art_society
