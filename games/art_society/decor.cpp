// AS-H4: what matching frames win, which pieces may be taken for it, and when the right to it lapses.
#include <algorithm>

#include "art_society/game.h"
#include "art_society/prospect.h"

namespace art_society {

// Hangs the painting and answers whether it won a right (AS-H4). On a full wall it wins nothing (AS-H4d).
bool Game::win(State& state, int seat, int painting, int square) const {
  OpenSeat& s = state.seat(seat);
  const int frames = matching_frames(parts_, s.wall, painting, square);
  s.wall.push(parts_.shape_of_painting(painting), painting, square);
  if (frames == 0 || is_full(parts_, s.wall)) return false;
  Right& right = s.rights[s.right_count++];
  right = {.limit = byte(frames), .single = frames <= 3};  // AS-H4a, AS-H4b
  if (counts_total(right)) right.need = static_cast<std::int8_t>(fitting(state, seat, frames, frames));
  return true;
}

// AS-H4f: the largest total that fits on the wall, of at most `limit` shields and counted up to `goal`.
int Game::fitting(const State& state, int seat, int limit, int goal) const {
  return Prospect(*this, state, seat, false).most(limit, goal);
}

// AS-H4f: the newest step hung the assistant's item, so the need of each older right falls to what still fits.
void Game::lower_needs(State& state, int seat, int older_rights) const {
  OpenSeat& s = state.seat(seat);
  const int hanging = s.held_hangings() - 1;
  for (int i = 0; i < older_rights; ++i) {
    Right& right = s.rights[i];
    if (!right.open() || right.need <= 0) continue;
    const int fits = fitting(state, seat, right.limit, right.need);
    if (rules_.undo_restores_need) right.fallen[hanging] = byte(right.need - fits);
    right.need = static_cast<std::int8_t>(fits);
  }
}

// AS-H4f: the hanging of the assistant's item was undone. What has lapsed stays lapsed (AS-H4g).
void Game::restore_needs(State& state, int seat) const {
  OpenSeat& s = state.seat(seat);
  const int hanging = s.held_hangings();
  for (Right& right : s.rights) {
    const int fallen = right.fallen[hanging];
    if (fallen > 0) right.need = static_cast<std::int8_t>(std::min<int>(right.limit, right.need + fallen));
    right.fallen[hanging] = 0;
  }
}

// AS-H4f: shields that must still be taken for this right, but never more than the player can get.
int Game::needed(const State& state, int seat, const Right& right) const {
  if (right.need <= 0) return 0;
  if (singles_suffice(state, seat, right.need)) return right.need;
  return Prospect(*this, state, seat, may_give(state, seat, right)).most(right.limit, right.need);
}

// Whether the supply has this many single squares and the wall has room for them. Then they can always make up the rest,
// no matter which piece is taken first.
bool Game::singles_suffice(const State& state, int seat, int total) const {
  return state.table.decor[0] >= total && free_squares(state, seat) >= total;
}

// AS-H4f: whether the needed total is still within reach after this piece. `square` is none if it goes to the assistant.
bool Game::keeps_need(const State& state, int seat, const Right& right, int decor, int square, int need) const {
  const int size = decor_size[decor];
  if (size >= need || singles_suffice(state, seat, need)) return true;
  Prospect after(*this, state, seat, may_give(state, seat, right));
  return after.take(decor) && size + after.most_with(decor, square, right.limit - size, need - size) >= need;
}

// The places for a piece after which the needed total is still within reach. The piece must be one that can be had.
CellSet Game::piece_places(const State& state, int seat, const Right& right, int decor, int need) const {
  const CellSet squares = places_for(state, seat, parts_.decor[decor]);
  const int size = decor_size[decor];
  if (size >= need || singles_suffice(state, seat, need)) return squares;
  Prospect after(*this, state, seat, may_give(state, seat, right));
  CellSet kept;
  if (!after.take(decor)) return kept;
  squares.for_each([&](int square) {
    if (size + after.most_with(decor, square, right.limit - size, need - size) >= need) kept.set(square);
  });
  return kept;
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

// AS-H4e: an open right ends when the wall is full or no permitted piece can be had.
void Game::lapse(State& state, int seat) const {
  OpenSeat& s = state.seat(seat);
  const bool full = is_full(parts_, s.wall);
  for (int i = 0; i < s.right_count; ++i) {
    Right& right = s.rights[i];
    if (!right.open() || (!full && state.table.decor[0] > 0)) continue;
    bool possible = false;
    for (int decor = 0; decor < decor_count && !full && !possible; ++decor) {
      const bool room = !places_for(state, seat, parts_.decor[decor]).empty();
      possible = decor_size[decor] <= right.limit && (room || may_give(state, seat, right)) && to_be_had(state, decor);
    }
    if (possible) continue;
    right.limit = 0;
    right.need = std::min<std::int8_t>(right.need, 0);
  }
  state.table.entitled.put(seat, s.has_open_right());
}

}  // namespace art_society
