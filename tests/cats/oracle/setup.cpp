// The setup, in the order of the deal: palettes, traps, paints, events, hands, first player.
#include <algorithm>

#include "oracle.h"

namespace oracle {

// Of the palettes in the stack, for the setup and for every new palette later on.
void Game::offer_palettes(Offer& offer) const {
  for (const int number : state.palette_stack) {
    offer.actions["p" + std::to_string(number)] = [number](Game& game) {
      game.state.phase == Phase::kNewTop ? game.draw_palette(number) : game.deal_palette(number);
    };
  }
}

// CV-S2 one face up over each painting; the rest are the stack, whose top shows its property.
void Game::deal_palette(int number) {
  state.palette_stack.erase(std::find(state.palette_stack.begin(), state.palette_stack.end(), number));
  if (state.phase == Phase::kDealTop) {
    state.top = number;
    fired("CV-S2 top");
    return begin_traps();
  }
  for (Painting& next : state.paintings) {
    if (next.palette != 0) continue;
    next.palette = number;
    fired("CV-S2 over a painting");
    break;
  }
  if (state.paintings.back().palette == 0) return;
  if (state.palette_stack.empty()) return begin_traps();
  state.phase = Phase::kDealTop;
}

void Game::begin_traps() {
  if (components_.laid == 0) return deal_next_paint();
  state.phase = Phase::kDealTraps;
}

// CV-S4 any trap of the box on any free place: which of the equal ones it is makes all outcomes equally likely.
void Game::offer_traps(Offer& offer) const {
  for (const char trap : kTraps) {
    for (int copy = 1; copy <= count_in(state.trap_box, trap); ++copy) {
      for (int number = 1; number <= components_.paintings(); ++number) {
        for (int place = 0; place < 3; ++place) {
          if (painting(number).cards.at(idx(place)) != '.') continue;
          const std::string token = trap + std::to_string(copy) + "@" + std::to_string(number) + kPlaces.at(idx(place));
          offer.actions[token] = [=](Game& game) { game.lay_trap(trap, number, place); };
        }
      }
    }
  }
}

void Game::lay_trap(char trap, int number, int place) {
  take_out(state.trap_box, trap);
  painting(number).cards.at(idx(place)) = trap;
  fired("CV-S4 trap laid");
  int laid = 0;
  for (const Painting& each : state.paintings) laid += 3 - count_in(each.cards, '.');
  if (laid < components_.laid) return;
  if (!state.trap_box.empty()) fired("CV-S4 traps left out");
  deal_next_paint();
}

// CV-S4 paints on the places still free, in order; CV-S3 what is left is the stack.
void Game::deal_next_paint() {
  for (const Painting& each : state.paintings) {
    if (!has(each.cards, '.')) continue;
    state.phase = Phase::kDealPaints;
    return;
  }
  fired("CV-S3");
  begin_events();
}

void Game::deal_paint(char paint) {
  for (Painting& each : state.paintings) {
    if (!has(each.cards, '.')) continue;
    each.cards.at(each.cards.find('.')) = paint;
    fired("CV-S4 paint laid");
    break;
  }
  deal_next_paint();
}

void Game::begin_events() {
  if (components_.used == 0) return deal_next_hand();
  state.phase = Phase::kDealEvents;
}

// CV-S5 some events face down, the others out of the game.
void Game::offer_events(Offer& offer) const {
  for (const std::string& event : state.event_box) {
    offer.actions[event] = [event](Game& game) { game.deal_event(event); };
  }
}

void Game::deal_event(const std::string& event) {
  state.event_box.erase(std::find(state.event_box.begin(), state.event_box.end(), event));
  state.events.push_back(event);
  if (count_of(state.events) < components_.used) return;
  fired("CV-S5 face down");
  if (!state.event_box.empty()) fired("CV-S5 out of the game");
  deal_next_hand();
}

// CV-S6 one paint to each player in seat order.
void Game::deal_next_hand() {
  if (state.seats.back().hand.empty()) {
    state.phase = Phase::kDealHands;
    return;
  }
  // CV-S8
  if (flags_.starter != 0) {
    fired("CV-S8 chosen");
    return choose_first(flags_.starter - 1);
  }
  state.phase = Phase::kDealFirst;
}

void Game::deal_hand(char paint) {
  for (Seat& next : state.seats) {
    if (!next.hand.empty()) continue;
    next.hand += paint;
    fired("CV-S6");
    break;
  }
  deal_next_hand();
}

void Game::offer_first(Offer& offer) const {
  for (int s = 0; s < seat_count(); ++s) {
    offer.actions[std::string("first") + static_cast<char>('A' + s)] = [s](Game& game) {
      game.fired("CV-S8 random");
      game.choose_first(s);
    };
  }
}

void Game::choose_first(int s) {
  state.starter = s;
  begin_round();
}

}  // namespace oracle
