// AL-T2…T4: hanging a card, and what becomes of it.
#include "artline/game.h"

namespace artline {

void Game::hang(State& state, int seat, const Action& action) const {
  OpenTable& t = state.table;
  const int place = action.place;
  t.play = {.seat = byte(seat), .card = action.detail, .place = action.place};
  const Named named = named_in(action.text).value_or(Named());
  for (const Direction direction : directions) {
    if (t.board.others(place, direction) != 0) t.play.points = byte(t.play.points | 1 << (fit_row + direction));
    if (named.of(direction).empty()) continue;
    t.play.points = byte(t.play.points | 1 << (words_row + direction) | 1 << (clear_row + direction));
    t.galleries.open(line_of(place, direction), named.of(direction));
  }
  t.board.put(place, action.detail);
  state.hands[t.active].remove(action.detail);
  begin_vote(state);
}

// AL-V1: the play stands. AL-X2: a play of the neighbour makes no exhibition for the owner of the hand.
void Game::accept(State& state) const {
  OpenTable& t = state.table;
  if (t.play.seat != t.active || !is_exhibition(t.board, t.play.place)) return draw(state);
  if (state.hands[t.active].size == 0) {  // AL-G1
    t.finished.add(t.active);
    if (t.ender == none) t.ender = t.active;
  }
  end_turn(state);
}

// AL-V1: the card goes back to the hand, and its themes are void. It counts as the newest card of the hand.
void Game::take_back(State& state) const {
  OpenTable& t = state.table;
  Array<std::string_view, 2> theme{};
  for (const Direction direction : directions) {
    if (t.play.names(direction)) theme[direction] = t.galleries.theme(t.galleries.of(line_of(t.play.place, direction)));
  }
  t.tries[t.tried++] = {t.play, themes_of(theme[in_row], theme[in_column])};
  for (const Direction direction : directions) {
    if (t.play.names(direction)) t.galleries.close_last();
  }
  t.board.take(t.play.place);
  state.hands[t.active].add(t.play.card);
  t.phase = t.play.seat == t.active ? Phase::turn : Phase::shown;
}

// AL-V4: the same card, place and themes.
bool Game::is_tried(const OpenTable& t, const Action& action) const {
  if (t.tried == 0) return false;
  const auto mine = named_in(action.text).value_or(Named());
  for (int n = 0; n < t.tried; ++n) {
    const auto& [play, themes] = t.tries[n];
    if (play.card != action.detail || play.place != action.place) continue;
    const auto theirs = named_in(themes).value_or(Named());
    if (same_theme(mine.row, theirs.row) && same_theme(mine.column, theirs.column)) return true;
  }
  return false;
}

}  // namespace artline
