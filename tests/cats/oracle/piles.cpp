// The stacks of paints and palettes and their discards (CV-T6). Nobody knows the order of a stack, so a card is drawn at
// random from all of it; only the top palette is a certain one, because its property shows (CV-S2).
#include <algorithm>

#include "oracle.h"

namespace oracle {

// CV-T6 an empty stack is refilled when a card must be drawn. False: both were empty.
bool Game::ready_to_draw() {
  if (!state.stack.empty()) return true;
  if (state.discard.empty()) return false;
  state.stack.swap(state.discard);
  fired(state.exchange       ? "CV-T6 refilled in an exchange"
        : state.attempt      ? "CV-T6 refilled for a trap"
        : state.splashed > 0 ? "CV-T6 refilled for Cat Oops"
                             : "CV-T6 refilled to take");
  return true;
}

// Each card of the stack is an outcome of its own.
void Game::offer_paints(Offer& offer) const {
  for (const char paint : kColours) {
    for (int copy = 1; copy <= count_in(state.stack, paint); ++copy) {
      offer.actions[paint + std::to_string(copy)] = [paint](Game& game) { game.draw(paint); };
    }
  }
}

void Game::draw(char paint) {
  take_out(state.stack, paint);
  switch (state.phase) {
    case Phase::kDealPaints:
      return deal_paint(paint);
    case Phase::kDealHands:
      return deal_hand(paint);
    case Phase::kTakeDraw:
      return taken(paint);
    case Phase::kExchangeDraw:
      return exchange_drawn(paint);
    case Phase::kTrapDraw:
      return trap_replaced(paint);
    case Phase::kOopsDraw:
      return lay_splash(paint);
    default:
      return;
  }
}

// A palette for a painting: the top one of the stack, after which the next one shows its property.
void Game::new_palette(int number) {
  if (state.top != 0) {
    painting(number).palette = state.top;
    state.top = 0;
    return refresh_top();
  }
  if (state.palette_stack.empty() && !state.palette_discard.empty()) {
    state.palette_stack.swap(state.palette_discard);
    fired("CV-T6 palettes refilled");
  }
  if (state.palette_stack.empty()) {
    fired("CV-T6a no palette");
    return palette_settled();
  }
  state.hanging = number;
  state.phase = Phase::kNewTop;
}

void Game::draw_palette(int number) {
  state.palette_stack.erase(std::find(state.palette_stack.begin(), state.palette_stack.end(), number));
  if (state.hanging != 0) {
    painting(state.hanging).palette = number;
    state.hanging = 0;
    return refresh_top();
  }
  state.top = number;
  fired("CV-S2 new top");
  palette_settled();
}

void Game::refresh_top() {
  if (state.palette_stack.empty()) return palette_settled();
  state.phase = Phase::kNewTop;
}

// Catflood goes on with the paint that replaces it; Cat Oops was done.
void Game::palette_settled() { state.attempt ? replace_trap() : prepare_roll(); }

// CV-B1 a used card goes to the palette discard.
void Game::use_card(int card) {
  state.bank.erase(std::find(state.bank.begin(), state.bank.end(), card));
  state.palette_discard.push_back(card);
  fired("CV-B1");
}

}  // namespace oracle
