// A turn: take, exchange, or choose a painting by a die.
#include <algorithm>

#include "oracle.h"

namespace oracle {

// CV-E3 dirty and not slept on.
bool Game::tryable(int number) const { return !painting(number).clean && state.cat != number; }

// CV-T5a the first one from here upward (step 1) or downward (step -1) on the ring, however far; 0: there is none.
int Game::first_from(int number, int step) const {
  const int all = components_.paintings();
  for (int walked = 1; walked <= all; ++walked) {
    const int next = (number - 1 + step * walked + all * walked) % all + 1;
    if (tryable(next)) return next;
  }
  return 0;
}

std::set<int> Game::targets(int value) const {
  if (tryable(value)) return {value};
  std::set<int> found = {first_from(value, 1), first_from(value, -1)};
  found.erase(0);
  return found;
}

// CV-T2 one of three; CV-T2a no voluntary pass.
void Game::offer_turn(int s, Offer& offer) const {
  offer_take(s, offer);
  offer_dice(s, offer);
}

// CV-T3 up to the hand limit; CV-T6a if there is anything to draw.
void Game::offer_take(int s, Offer& offer) const {
  if (count_of(seat(s).hand) >= seat(s).limit) {
    offer.refusals.insert("CV-T2a only dice to use");
    offer.refusals.insert(seat(s).limit == 2 ? "CV-T3 refused with two" : "CV-P2 take refused");
  } else if (state.stack.empty() && state.discard.empty()) {
    offer.refusals.insert("CV-T6a nothing to take");
  } else {
    offer.actions["take"] = [s](Game& game) { game.take(s); };
  }
}

void Game::offer_dice(int s, Offer& offer) const {
  for (const Die& die : state.dice) {
    if (die.used != ' ') continue;
    const int value = die.value;
    // CV-T4a the starter must hold a paint.
    if (seat(s).hand.empty()) {
      offer.refusals.insert("CV-T4a refused without a paint");
    } else {
      offer.actions["exchange" + std::to_string(value)] = [=](Game& game) { game.begin_exchange(s, value); };
    }
    for (const int number : targets(value)) {
      offer.actions["clean" + std::to_string(value) + "@" + std::to_string(number)] = [=](Game& game) {
        game.clean_by_die(s, value, number);
      };
    }
  }
}

// CV-B3a the next player acts.
void Game::close_window() {
  if (!state.window) return;
  fired("CV-B3a closed by the next player");
  state.window.reset();
}

void Game::use_die(int value, char used) {
  for (Die& die : state.dice) {
    if (die.value != value || die.used != ' ') continue;
    die.used = used;
    return;
  }
}

// CV-T3 costs no die.
void Game::take(int s) {
  close_window();
  state.active = s;
  ready_to_draw();
  state.phase = Phase::kTakeDraw;
}

void Game::taken(char paint) {
  seat(state.active).hand += paint;
  fired("CV-T3");
  pass_turn(after(state.active));
}

// CV-T4 one unused die is discarded, then everybody exchanges, from the starter on.
void Game::begin_exchange(int s, int value) {
  close_window();
  use_die(value, '-');
  fired("CV-T4");
  state.exchange = Exchange{.starter = s, .seat = s};
  exchange_draw();
}

// CV-T4 draws first; CV-T6a if there is nothing to draw the paint is discarded all the same.
void Game::exchange_draw() {
  if (ready_to_draw()) {
    state.phase = Phase::kExchangeDraw;
    return;
  }
  fired("CV-T6a exchange without drawing");
  state.phase = Phase::kExchangeDrop;
}

void Game::exchange_drawn(char paint) {
  Seat& me = seat(state.exchange->seat);
  me.hand += paint;
  state.exchange->drawn = paint;
  if (count_of(me.hand) > me.limit) fired("CV-T4a limit after the discard");
  state.phase = Phase::kExchangeDrop;
}

void Game::exchange_drop(char paint) {
  Exchange& exchange = *state.exchange;
  take_out(seat(exchange.seat).hand, paint);
  discard_paint(paint);
  if (paint == exchange.drawn) fired("CV-T4a drawn card discarded");
  exchange.drawn = ' ';
  // CV-T4a who has an empty hand is left out.
  int next = after(exchange.seat);
  while (next != exchange.starter && seat(next).hand.empty()) {
    fired("CV-T4a left out");
    next = after(next);
  }
  if (next != exchange.starter) {
    exchange.seat = next;
    fired("CV-T4 others exchange");
    return exchange_draw();
  }
  // CV-T4 the starter still has an action, CV-T4a unless it took the last die.
  state.active = exchange.starter;
  state.exchange.reset();
  fired(dice_left() ? "CV-T4 starter acts" : "CV-T4a last die");
  if (flags_.runs_on && !dice_left()) fired("CV-T1a after an exchange");
  begin_turn();
}

// CV-T5 the die stays with the player.
void Game::clean_by_die(int s, int value, int number) {
  close_window();
  count_targets(value, number);
  use_die(value, static_cast<char>('A' + s));
  open_painting({.painting = number, .by = s, .first = s});
}

void Game::count_targets(int value, int number) {
  if (value == number) return fired("CV-T5");
  fired(painting(value).clean ? "CV-T5a clean" : "CV-T5a asleep");
  const std::set<int> choice = targets(value);
  if (choice.size() == 1) return fired("CV-T5a only one left");
  const bool up = number == first_from(value, 1);
  fired(up ? "CV-T5a upward" : "CV-T5a downward");
  if (up != (number > value)) fired("CV-T5a past the end of the ring");
  const int distance = std::abs(number - value);
  if (std::min(distance, components_.paintings() - distance) > 1) fired("CV-T5a far");
}

}  // namespace oracle
