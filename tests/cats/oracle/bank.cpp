// Protective properties from the shared bank, but for jumps (window.cpp).
#include "oracle.h"

namespace oracle {

std::vector<int> Game::cards_of(const std::string& property) const {
  std::vector<int> cards;
  for (const int card : state.bank) {
    if (palette(card).property == property) cards.push_back(card);
  }
  return cards;
}

// CV-B1a the moments; those of the trier alone are among them.
bool Game::is_moment() const {
  return state.phase == Phase::kTurn || state.phase == Phase::kWindow || state.phase == Phase::kAttempt ||
         state.phase == Phase::kLast;
}

// CV-B2 any two who hold a paint; one of them proposes.
void Game::offer_paws(int s, Offer& offer) const {
  if (!is_moment()) {
    if (cards_of("paw").empty() || seat(s).hand.empty()) return;
    if (state.phase == Phase::kExchangeDrop) offer.refusals.insert("CV-B1a not in an exchange");
    if (state.phase == Phase::kPawsDrop) offer.refusals.insert("CV-B1a not in a choice of discard");
    if (state.phase == Phase::kOops || state.phase == Phase::kTwist) offer.refusals.insert("CV-B1a not in an event");
    return;
  }
  for (const int card : cards_of("paw")) {
    for (int partner = 0; partner < seat_count(); ++partner) {
      if (partner == s) continue;
      for (const char give : seat(s).hand) {
        for (const char take : seat(partner).hand) {
          const std::string token = "paw" + std::to_string(card) + "-" + static_cast<char>('A' + partner) + give + take;
          const Proposal proposal{.by = s, .to = partner, .give = give, .take = take, .palette = card};
          offer.actions[token] = [proposal](Game& game) { game.propose(proposal); };
        }
      }
    }
  }
}

void Game::propose(const Proposal& proposal) {
  state.proposal = proposal;
  fired("CV-B2a proposed");
}

void Game::accept(const Proposal& proposal) {
  take_out(seat(proposal.by).hand, proposal.give);
  take_out(seat(proposal.to).hand, proposal.take);
  seat(proposal.by).hand += proposal.take;
  seat(proposal.to).hand += proposal.give;
  use_card(proposal.palette);
  std::set<int> before;
  switch (state.phase) {
    case Phase::kTurn:
      fired("CV-B2 at the start of a turn");
      break;
    case Phase::kAttempt:
      fired(state.attempt->jump ? "CV-B2 in a jump" : "CV-B2 in a try");
      if (state.attempt->by != proposal.by && state.attempt->by != proposal.to) fired("CV-B2 between two others");
      break;
    case Phase::kWindow:
      // CV-B3a asks all anew.
      fired("CV-B2 in a window");
      before = state.window->asked;
      ask_anew();
      if (!state.window) {
        fired("CV-B3a closed by a Helping Paw");
      } else if (state.window->asked != before) {
        fired("CV-B3a others asked anew");
      }
      break;
    default:
      fired("CV-B2 before CV-E4's try");
  }
}

// CV-B4 called by the trier, before or after a swap.
void Game::offer_two(Offer& offer) const {
  const std::vector<int> cards = cards_of("two");
  if (cards.empty() || !two_allowed(true)) return;
  if (!flags_.lenient && !two_allowed(false)) {
    offer.refusals.insert("CV-B4 strict refused");
    return;
  }
  for (const int card : cards) {
    offer.actions["two" + std::to_string(card)] = [card](Game& game) { game.use_two(card); };
  }
}

// CV-B4 two of the three places are matched; strict: and no card shows a colour that is not on the palette.
bool Game::two_allowed(bool lenient) const {
  const Painting& tried = painting(state.attempt->painting);
  if (tried.palette == 0 || lacking(state.attempt->painting).size() > 1) return false;
  for (const char card : tried.cards) {
    if (!lenient && card != '.' && !has(palette(tried.palette).colours, card)) return false;
  }
  return true;
}

void Game::use_two(int card) {
  use_card(card);
  fired(state.attempt->swapped.empty() ? "CV-B4 without a swap" : "CV-B4 after a swap");
  if (state.attempt->jump) fired("CV-B4 in a jump");
  if (!two_allowed(false)) fired("CV-B4 lenient");
  clean_painting(false);
}

// CV-B5 not cumulative; also after the first swap.
void Game::offer_turbo(Offer& offer) const {
  const std::vector<int> cards = cards_of("turbo");
  if (state.attempt->turbo) {
    if (!cards.empty()) offer.refusals.insert("CV-B5 second call refused");
    return;
  }
  for (const int card : cards) {
    offer.actions["turbo" + std::to_string(card)] = [card](Game& game) { game.use_turbo(card); };
  }
}

void Game::use_turbo(int card) {
  use_card(card);
  state.attempt->turbo = true;
  fired(state.attempt->swapped.empty() ? "CV-B5" : "CV-B5 after the first swap");
  if (state.attempt->jump) fired("CV-B5 in a jump");
}

}  // namespace oracle
