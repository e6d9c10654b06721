// A try: the cards are opened, traps spring, and the painting is cleaned or turned down.
#include <algorithm>

#include "oracle.h"

namespace oracle {

// CV-T5b all cards are turned up, also in a jump and in CV-E4's try. CV-P4 before the first trap resolves.
void Game::open_painting(const Try& attempt) {
  state.attempt = attempt;
  painting(attempt.painting).open = true;
  fired("CV-T5b");
  const std::string& cards = painting(attempt.painting).cards;
  const auto traps = std::count_if(cards.begin(), cards.end(), [](char card) { return has(kTraps, card); });
  if (traps > 1) fired("CV-P4 several traps");
  spring_from(0);
}

// CV-P4 in slot order.
void Game::spring_from(int place) {
  const std::string& cards = painting(state.attempt->painting).cards;
  for (; place < 3; ++place) {
    if (!has(kTraps, cards.at(idx(place)))) continue;
    state.attempt->place = place;
    return spring(cards.at(idx(place)));
  }
  traps_done();
}

// CV-P4 the effect, then the replacement, then the next slot.
void Game::spring(char trap) {
  const int number = state.attempt->painting;
  Seat& me = seat(state.attempt->by);
  state.attempt->sprung.at(idx(state.attempt->place)) = trap;
  if (trap == 'C') {
    // CV-P1 the whole hand; the turn passes when the others are done.
    fired(me.hand.empty() ? "CV-P1 empty hand" : "CV-P1");
    state.discard += me.hand;
    me.hand.clear();
    state.attempt->caught = true;
  } else if (trap == 'P') {
    // CV-P2 hand limit 1; holding two, choose one, but not if a Catastrophe takes both (CV-P4).
    fired("CV-P2");
    me.limit = 1;
    if (me.hand.size() == 2 && !has(painting(number).cards, 'C')) {
      state.phase = Phase::kPawsDrop;
      return;
    }
    if (me.hand.size() == 2) fired("CV-P4 choice skipped");
  } else {
    // CV-P3 the palette is discarded before the new one is drawn (CV-P4).
    fired("CV-P3");
    const int old = painting(number).palette;
    if (old != 0) state.palette_discard.push_back(old);
    if (old == 0) fired("CV-P3 without a palette");
    painting(number).palette = 0;
    return new_palette(number);
  }
  replace_trap();
}

void Game::paws_drop(char paint) {
  take_out(seat(state.attempt->by).hand, paint);
  discard_paint(paint);
  fired("CV-P2 choice");
  replace_trap();
}

// CV-T5c to a pile of its own, replaced by a paint; CV-T6a or by nothing.
void Game::replace_trap() {
  char& card = painting(state.attempt->painting).cards.at(idx(state.attempt->place));
  state.sprung += card;
  card = '.';
  if (ready_to_draw()) {
    state.phase = Phase::kTrapDraw;
    return;
  }
  fired("CV-T6a trap not replaced");
  spring_from(state.attempt->place + 1);
}

void Game::trap_replaced(char paint) {
  painting(state.attempt->painting).cards.at(idx(state.attempt->place)) = paint;
  state.attempt->replaced = true;
  fired("CV-T5c");
  spring_from(state.attempt->place + 1);
}

void Game::traps_done() {
  const Try& attempt = *state.attempt;
  const bool match = matches(attempt.painting);
  if (attempt.caught) {
    // CV-P1a the painting is not checked.
    fired(match ? "CV-P1a a match not checked" : "CV-P1a");
    state.phase = Phase::kCaught;
  } else if (match) {
    if (attempt.jump) {
      fired("CV-B3 clean at once");
    } else {
      fired(attempt.replaced ? "CV-T5d by a replaced trap" : "CV-T5d on opening");
    }
    clean_painting(true);
  } else {
    state.phase = Phase::kAttempt;
  }
}

// What the palette lacks: its colours less those of the cards, as multisets.
std::string Game::lacking(int number) const {
  std::string colours = painting(number).palette == 0 ? "" : palette(painting(number).palette).colours;
  for (const char card : painting(number).cards) {
    if (has(colours, card)) take_out(colours, card);
  }
  return colours;
}

// CV-T5d the same colours in any order; CV-T6a without a palette there is nothing to match.
bool Game::matches(int number) const { return painting(number).palette != 0 && lacking(number).empty(); }

// For an exchange (CV-T4) and All Paws (CV-P2).
void Game::offer_drops(int s, Offer& offer) const {
  for (const char paint : seat(s).hand) {
    offer.actions[std::string("drop-") + paint] = [paint](Game& game) {
      game.state.phase == Phase::kPawsDrop ? game.paws_drop(paint) : game.exchange_drop(paint);
    };
  }
}

void Game::offer_attempt(int s, Offer& offer) const {
  offer_swaps(s, offer);
  offer_two(offer);
  offer_turbo(offer);
  offer.actions["stop"] = [](Game& game) { game.stop(); };
}

// CV-T5e one swap, CV-B5 or two on different places; CV-B3 in a jump only colours that are lacking.
void Game::offer_swaps(int s, Offer& offer) const {
  const Try& attempt = *state.attempt;
  if (count_of(attempt.swapped) >= (attempt.turbo ? 2 : 1)) {
    offer.refusals.insert(attempt.turbo ? "CV-B5 third swap refused" : "CV-T5e second swap refused");
    return;
  }
  for (const char paint : seat(s).hand) {
    if (attempt.jump && !has(lacking(attempt.painting), paint)) {
      offer.refusals.insert("CV-B3 unsuitable swap refused");
      continue;
    }
    for (int place = 0; place < 3; ++place) {
      if (painting(attempt.painting).cards.at(idx(place)) == '.') continue;
      if (has(attempt.swapped, kPlaces.at(idx(place)))) {
        offer.refusals.insert("CV-B5 same place refused");
        continue;
      }
      offer.actions[std::string("put-") + paint + "@" + kPlaces.at(idx(place))] = [=](Game& game) {
        game.put(s, paint, place);
      };
    }
  }
}

void Game::put(int s, char paint, int place) {
  Try& attempt = *state.attempt;
  const std::string lacked = lacking(attempt.painting);
  char& card = painting(attempt.painting).cards.at(idx(place));
  fired(attempt.swapped.empty() ? "CV-T5e" : "CV-B5 second swap");
  if (!has(lacked, paint)) fired("CV-T5e only to fetch");
  if (has(attempt.fetched, paint) && count_in(seat(s).hand, paint) == count_in(attempt.fetched, paint)) {
    fired("CV-B5 fetched card played");
  }
  take_out(seat(s).hand, paint);
  seat(s).hand += card;
  attempt.fetched += card;
  card = paint;
  attempt.swapped += kPlaces.at(idx(place));
  if (!matches(attempt.painting)) return;
  fired(attempt.jump ? "CV-B3 clean by a swap" : "CV-T5d after a swap");
  clean_painting(true);
}

// CV-T5d paints to the discard, the palette to the bank, or CV-B4 to the discard.
void Game::clean_painting(bool to_bank) {
  const int by = state.attempt->by;
  Painting& done = painting(state.attempt->painting);
  for (const char card : done.cards) {
    if (card != '.') discard_paint(card);
  }
  if (state.team_try) fired("CV-E4 cleaned");
  (to_bank ? state.bank : state.palette_discard).push_back(done.palette);
  done = Painting{.clean = true};
  state.attempt.reset();
  pass_turn(after(by));
}

// CV-T5f turned down, and the turn passes when nobody jumps (CV-B3a).
void Game::stop() {
  const Try attempt = *state.attempt;
  Painting& down = painting(attempt.painting);
  down.open = false;
  for (int place = 0; place < 3; ++place) {
    const char card = down.cards.at(idx(place));
    down.notes.at(idx(place)) = card == '.' ? '?' : card;
  }
  fired("CV-T5f");
  if (flags_.memory_aid) fired("CV-K3 note kept");
  if (attempt.jump && attempt.swapped.empty()) fired("CV-B3 without a swap");
  if (attempt.jump) fired("CV-B3 failed");
  if (down.palette == 0) fired("CV-T6a tried without a palette");
  state.attempt.reset();
  state.active = after(attempt.by);
  open_window(attempt);
}

}  // namespace oracle
