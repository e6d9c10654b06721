// After a failed try: jumps (CV-B3, CV-B3a). And the try of the team at the very end (CV-E4).
#include "oracle.h"

namespace oracle {

// CV-B3a opens after every failed try if some seat could use it.
void Game::open_window(const Try& failed) {
  state.window = Window{.painting = failed.painting, .by = failed.by, .asked = {}, .first = failed.first};
  ask_anew();
  if (!state.window) return;
  fired("CV-B3a");
  if (count_of(state.window->asked) < seat_count() - 1) fired("CV-B3b not everybody");
  if (failed.caught) fired("CV-B3a after a Catastrophe");
  if (failed.jump) fired("CV-B3a after a failed jump");
  if (!dice_left()) fired("CV-T7a window before the end");
}

// CV-B3 not the one who just tried; with a colour that the palette lacks, or where nothing is lacking any more.
bool Game::may_jump(int s) const {
  const int number = state.window->painting;
  if (s == state.window->by || cards_of("jump").empty() || painting(number).palette == 0) return false;
  const std::string lacked = lacking(number);
  bool suitable = lacked.empty();
  for (const char paint : seat(s).hand) suitable = suitable || has(lacked, paint);
  return suitable;
}

// CV-B3b found out now and kept.
void Game::ask_anew() {
  state.window->asked.clear();
  for (int s = 0; s < seat_count(); ++s) {
    if (may_jump(s)) state.window->asked.insert(s);
  }
  state.phase = Phase::kWindow;
  if (!state.window->asked.empty()) return;
  if (!cards_of("jump").empty()) fired("CV-B3 no suitable paint");
  state.window.reset();
  pass_turn(state.active);
}

void Game::offer_jumps(int s, Offer& offer) const {
  if (!state.window->asked.contains(s)) return;
  for (const int card : cards_of("jump")) {
    offer.actions["jump" + std::to_string(card)] = [=](Game& game) { game.jump(s, card); };
  }
  // A proposal is answered first.
  offer.actions.try_emplace("no", [s](Game& game) { game.decline(s); });
}

// CV-B3 the same painting, without a die; the turn goes on after the one who jumps.
void Game::jump(int s, int card) {
  const Window window = *state.window;
  state.window.reset();
  use_card(card);
  fired("CV-B3");
  if (s != after(window.by)) fired("CV-B3 seats left out");
  if (s == window.first) fired("CV-B3a the first trier jumps");
  if (state.team_try) fired("CV-E4 jump");
  if (after(s) == window.by) fired("CV-B3 the turn comes back to the trier");
  open_painting({.painting = window.painting, .by = s, .jump = true, .first = window.first});
}

void Game::decline(int s) {
  state.window->asked.erase(s);
  if (!state.window->asked.empty()) return;
  fired("CV-B3a all decline");
  state.window.reset();
  pass_turn(state.active);
}

// CV-E4 the round has ended and its event is discarded; the team has one try.
void Game::begin_last() {
  state.team_try = true;
  state.phase = Phase::kLast;
  fired("CV-E4");
}

// CV-E4 the first player to claim it; CV-E4a all but one may leave it to others.
void Game::offer_last(int s, Offer& offer) const {
  if (state.left.contains(s)) return;
  offer.actions["claim"] = [s](Game& game) { game.claim(s); };
  if (count_of(state.left) + 1 < seat_count()) {
    offer.actions.try_emplace("no", [s](Game& game) { game.leave_to_others(s); });
  } else {
    offer.refusals.insert("CV-E4a the last one must claim");
  }
}

void Game::leave_to_others(int s) {
  state.left.insert(s);
  fired("CV-E4a left to others");
}

void Game::claim(int s) {
  for (int number = 1; number <= components_.paintings(); ++number) {
    if (!painting(number).clean) return open_painting({.painting = number, .by = s, .first = s});
  }
}

}  // namespace oracle
