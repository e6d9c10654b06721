// Rounds: what comes before the roll, whose turn it is, how rounds and the game end.
#include "oracle.h"

namespace oracle {

int Game::clean_count() const {
  int clean = 0;
  for (const Painting& each : state.paintings) clean += each.clean ? 1 : 0;
  return clean;
}

// CV-G2
bool Game::won() const { return clean_count() >= components_.goal.at(idx(seat_count() - 2)); }

// CV-T1 every round is begun by its starter; CV-E1 an event comes before every round but the first.
void Game::begin_round() {
  ++state.round;
  state.active = state.starter;
  if (state.round > 1 && !state.events.empty()) return open_event();
  prepare_roll();
}

// CV-T7a if nothing can be tried nothing is rolled.
void Game::prepare_roll() {
  if (!any_to_try()) {
    fired("CV-T7a nothing rolled");
    return end_round();
  }
  if (dice_to_roll() == 0) {
    fired("CV-T7 round without a die");
    return end_round();
  }
  state.phase = Phase::kRoll;
}

// CV-E5 one die fewer.
int Game::dice_to_roll() const { return components_.dice - (state.event == "die" ? 1 : 0); }

void Game::offer_rolls(Offer& offer) const {
  for (int value = 1; value <= components_.paintings(); ++value) {
    offer.actions["d" + std::to_string(value)] = [value](Game& game) {
      game.state.phase == Phase::kNapRoll ? game.nap(value) : game.roll(value);
    };
  }
}

// CV-T1 all available dice.
void Game::roll(int value) {
  state.dice.push_back({value});
  if (count_of(state.dice) < dice_to_roll()) return;
  fired("CV-T1");
  begin_turn();
}

bool Game::dice_left() const {
  for (const Die& die : state.dice) {
    if (die.used == ' ') return true;
  }
  return false;
}

bool Game::any_to_try() const {
  for (int number = 1; number <= components_.paintings(); ++number) {
    if (tryable(number)) return true;
  }
  return false;
}

// CV-T2 clockwise.
void Game::pass_turn(int s) {
  state.active = s;
  fired("CV-T2");
  begin_turn();
}

void Game::begin_turn() {
  // CV-G1 at once when all are clean.
  if (clean_count() == components_.paintings()) return finish("all clean");
  // CV-G3 reaching the number early ends nothing.
  if (won() && !state.team_try) fired("CV-G3");
  // CV-E4 one try, and the game is over.
  if (state.team_try) {
    fired("CV-E4 failed");
    for (Seat& each : state.seats) each.limit = 2;
    return finish("morning");
  }
  if (!dice_left()) {
    fired("CV-T7");
    return end_round();
  }
  if (!any_to_try()) {
    fired("CV-T7a dice lost");
    return end_round();
  }
  state.phase = Phase::kTurn;
}

// CV-E7 the event ends with its round, CV-P2 and so does All Paws.
void Game::end_round() {
  const bool team_try = napping_on_the_last() && state.round == components_.rounds;
  if (team_try) {
    fired(state.dice.empty() ? "CV-E4 before the roll" : dice_left() ? "CV-E4 dice lost" : "CV-E4 after the last die");
  }
  state.dice.clear();
  for (Seat& each : state.seats) {
    if (each.limit == 1) fired("CV-P2 ends with the round");
    each.limit = 2;
  }
  if (state.cat != 0) fired("CV-E7 cat off");
  if (state.event == "die") fired("CV-E7 die back");
  state.event.clear();
  state.cat = 0;
  if (team_try) return begin_last();
  if (state.round == components_.rounds) return finish("morning");
  // CV-T1a or the order runs on: the seat whose turn it would be.
  if (flags_.runs_on) {
    if (state.active != state.starter) fired("CV-T1a");
    state.starter = state.active;
  }
  begin_round();
}

bool Game::napping_on_the_last() const {
  return state.cat != 0 && !painting(state.cat).clean && clean_count() == components_.paintings() - 1;
}

void Game::finish(const std::string& reason) {
  state.phase = Phase::kOver;
  state.end_reason = reason;
  fired("CV-G1 " + reason);
  fired("CV-G2a");
  fired(std::string(won() ? "CV-G2 won by " : "CV-G2 lost by ") + std::to_string(seat_count()));
}

}  // namespace oracle
