// CV-B1…B5: the shared bank of protective properties, and the window for jumping the queue.
#include "cats/game.h"

namespace cats {

// CV-B1a: the right moment; CV-B2: two players who hold a paint.
bool Game::may_propose(const State& state) const {
  const OpenTable& t = state.table;
  const bool moment =
      t.phase == Phase::turn || t.phase == Phase::window || t.phase == Phase::attempt || t.phase == Phase::last;
  if (!moment || banked(t, Property::helping_paw) == 0) return false;
  int holders = 0;
  for (int s = 0; s < players_; ++s) holders += t.hands[s].empty() ? 0 : 1;
  return holders >= 2;
}

void Game::legal_offers(const State& state, int seat, LegalActions& out) const {
  const OpenTable& t = state.table;
  const WordSet cards(banked(t, Property::helping_paw));
  for (unsigned give = t.hands[seat].colours(); give != 0; give &= give - 1) {
    for (int partner = 0; partner < players_; ++partner) {
      if (partner == seat) continue;
      for (unsigned take = t.hands[partner].colours(); take != 0; take &= take - 1)
        out.add(Kind::paw, Offer{partner, std::countr_zero(give), std::countr_zero(take)}.pack(), cards);
    }
  }
}

// CV-B1: a used card goes to the palette discard.
void Game::spend(State& state, int palette) const {
  state.table.bank &= ~(1U << palette);
  state.table.palette_discard |= 1U << palette;
}

// CV-B3: who holds a paint that is still missing; if none is missing, everybody except the player who tried.
core::SeatSet Game::able_to_jump(const State& state) const {
  const OpenTable& t = state.table;
  core::SeatSet able;
  const int painting = t.attempt.painting;
  if (banked(t, Property::jump_the_queue) == 0 || state.palettes[painting] == none) return able;
  const unsigned lacking = this->lacking(state, painting).colours();
  const bool complete = matches(state, painting);
  for (int s = 0; s < players_; ++s) {
    if (s != t.attempt.seat && (complete || (t.hands[s].colours() & lacking) != 0)) able.add(s);
  }
  return able;
}

// CV-B2; in a window all are asked again (CV-B3a).
void Game::accept(State& state, const Proposal& proposal) const {
  OpenTable& t = state.table;
  spend(state, proposal.palette);
  t.hands[proposal.seat].remove(proposal.give);
  t.hands[proposal.seat].add(proposal.take);
  t.hands[proposal.partner].remove(proposal.take);
  t.hands[proposal.partner].add(proposal.give);
  ++state.moment;
  if (t.phase != Phase::window) return;
  t.asked = able_to_jump(state);
  if (t.asked.empty()) pass_on(state);
}

// An answer is first of all an answer to a proposal, if this seat got one.
void Game::decline(State& state, int seat, const Proposal& proposal) const {
  OpenTable& t = state.table;
  if (proposal.stands() && proposal.partner == seat) return;
  t.asked.remove(seat);
  if (t.phase == Phase::window && t.asked.empty()) pass_on(state);
}

// CV-B2, CV-B3a: players who have not answered in time have declined.
void Game::close_window(State& state) const {
  OpenTable& t = state.table;
  if (t.proposal.stands()) {
    t.proposal = {};
    return;
  }
  t.asked = {};
  pass_on(state);
}

// CV-B3a: nobody jumps, so the turn passes to the next player.
void Game::pass_on(State& state) const {
  state.table.attempt = {};
  go_on(state, state.table.active);
}

}  // namespace cats
