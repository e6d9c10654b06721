// AL-V1…V5, AL-TH7: the window after a play. Computer players say at once what they know, so that it is open only for people.
#include <algorithm>

#include "artline/game.h"

namespace artline {

core::SeatSet Game::people_against(const OpenTable& t, int seat) const {
  core::SeatSet people = core::SeatSet::first(players_).without(t.machines);
  people.remove(seat);
  return people;
}

// AL-V5: the lines that the card belongs to, with their themes and the cards that must show them.
Array<Asked, 2> Game::asked(const OpenTable& t) const {
  Array<Asked, 2> lines{};
  const auto facts = [this](int card) { return &parts_.deck[static_cast<std::size_t>(card)]; };
  for (const Direction direction : directions) {
    const int line = line_of(t.play.place, direction);
    const int gallery = t.galleries.of(line);
    if ((t.play.points & bit(fit_row + direction)) == 0 || gallery < 0) continue;
    lines[direction] = {.theme = t.galleries.theme(gallery), .card = facts(t.play.card)};
    if (!t.play.names(direction)) continue;
    const int other = std::countr_zero(t.board.others(t.play.place, direction));
    lines[direction].before = facts(t.board.card(place_on_line(line, other)));
  }
  return lines;
}

void Game::begin_vote(State& state) const {
  OpenTable& t = state.table;
  t.ballots = {};
  t.done = t.machines;
  t.done.add(t.play.seat);
  const Ballot known = t.machines.empty() ? Ballot{} : machine_ballot(asked(t), parts_.words);
  for (int s = 0; s < players_; ++s) {
    if (s != t.play.seat && t.machines.has(s)) {
      state.ballots[s] = known;
      t.contested = known.no;
    }
  }
  t.phase = Phase::window;
  settle_vote(state, false);
}

// AL-V3: "ok" is yes on every point on which the seat has not voted yet.
void Game::vote(State& state, int seat, const Action& action) const {
  OpenTable& t = state.table;
  Ballot& ballot = state.ballots[seat];
  if (action.kind == Kind::ok) {
    ballot.yes = byte(ballot.yes | (t.play.points & ~ballot.no));
    t.done.add(seat);
  } else {
    std::uint8_t& said = action.kind == Kind::yes ? ballot.yes : ballot.no;
    said = byte(said | 1 << action.place);
    t.contested = byte(t.contested | ballot.no);
  }
  settle_vote(state, false);
}

void Game::close_window(State& state) const { settle_vote(state, true); }

// AL-V1: it fits if at least half say so. AL-TH7: it is not understood if at least half say so. Silence is yes. Without voters
// the play stands. `closing`: nobody can vote any more.
Game::Result Game::count(const State& state, bool closing) const {
  const OpenTable& t = state.table;
  Result result{.failed = 0, .fixed = true};
  for (unsigned left = t.play.points; left != 0; left &= left - 1) {
    const int point = std::countr_zero(left);
    int voters = 0;
    int no = 0;
    int silent = 0;
    for (int s = 0; s < players_; ++s) {
      const Ballot& ballot = state.ballots[s];
      if (s == t.play.seat || (ballot.out & bit(point)) != 0) continue;
      ++voters;
      no += (ballot.no & bit(point)) != 0 ? 1 : 0;
      silent += (ballot.said() & bit(point)) == 0 ? 1 : 0;
    }
    const int bound = voters + (point < clear_row ? 1 : 0);  // of twice those who say no
    const auto fails = [&](int against) { return voters > 0 && 2 * against >= bound; };
    if (fails(no)) result.failed |= bit(point);
    result.fixed = result.fixed && (closing || !fails(no + silent));
  }
  result.fixed = result.fixed || result.failed != 0;
  return result;
}

// AL-V3: the window closes as soon as nothing can change. One failure sends the card back.
void Game::settle_vote(State& state, bool closing) const {
  const auto [failed, fixed] = count(state, closing);
  if (!fixed) return;
  OpenTable& t = state.table;
  ++state.moment;
  t.ballots = state.ballots;
  state.ballots = {};
  t.play.failed = byte(static_cast<int>(failed));
  t.contested = 0;
  t.done = {};
  failed != 0 ? take_back(state) : accept(state);
}

}  // namespace artline
