// Every refusal, with its clause and a sentence for the player. legal() alone decides what is legal; this file explains
// why something is not.
#include "cats/game.h"

namespace cats {
namespace {

using core::Violation;

constexpr Violation no_such_action = {"", "there is no such action"};

}  // namespace

Verdict Game::validate(const State& state, Actor actor, Action action) const {
  const bool known = static_cast<int>(action.kind) < kind_count && action.place < WordSet::capacity;
  if (!known) return core::Failure{no_such_action};
  if (!actor.is_chance() && core::index(actor.seat()) >= players_)
    return core::Failure{Violation{"", "there is no such seat"}};
  LegalActions allowed;
  legal(state, actor, allowed);
  if (allowed.contains(action)) return {};
  if (over(state)) return core::Failure{Violation{"CV-G1", "the game is over"}};
  if (actor.is_chance() && actors(state).is_chance())
    return core::Failure{Violation{chance_clause(state), "chance decides something else now"}};
  if (actor.is_chance() || is_chance_kind(action.kind))
    return core::Failure{Violation{"CV-T6", "only chance deals cards and rolls dice, and it does nothing else"}};
  if (actors(state).is_chance()) return core::Failure{Violation{"CV-T6", "a card or a die has to come first"}};
  return core::Failure{refusal(state, core::index(actor.seat()), action)};
}

std::string_view Game::chance_clause(const State& state) const {
  switch (state.table.phase) {
    case Phase::deal_palettes:
    case Phase::deal_top:
      return "CV-S2";
    case Phase::deal_traps:
      return "CV-S4";
    case Phase::deal_paints:
      return "CV-S3";
    case Phase::deal_events:
      return "CV-S5";
    case Phase::deal_hands:
      return "CV-S6";
    case Phase::deal_first:
      return "CV-S8";
    case Phase::roll:
      return "CV-T1";
    case Phase::take_draw:
      return "CV-T3";
    case Phase::exchange_draw:
      return "CV-T4";
    case Phase::trap_draw:
      return "CV-T5c";
    case Phase::oops_draw:
      return "CV-E2";
    case Phase::nap_roll:
      return "CV-E3";
    default:
      return "CV-T6";
  }
}

Violation Game::refusal(const State& state, int seat, Action action) const {
  const OpenTable& t = state.table;
  switch (action.kind) {
    case Kind::take:
    case Kind::exchange:
    case Kind::clean:
      return refusal_in_turn(state, seat, action);
    case Kind::put:
    case Kind::stop:
      return refusal_in_try(state, seat, action);
    case Kind::paw:
    case Kind::jump:
    case Kind::two:
    case Kind::turbo:
      return refused_palette(state, seat, action);
    case Kind::drop:
      return refused_drop(t, seat);
    case Kind::yes:
      return {"CV-B2", "nobody has proposed an exchange to you"};
    case Kind::no:
      return t.phase == Phase::last ? Violation{"CV-E4", "somebody has to make the last try"}
                                    : Violation{"CV-B3a", "there is no question for you to answer"};
    case Kind::claim:
      return {"CV-E4", "there is no last try now, or you left it to the others"};
    case Kind::splash:
      if (t.phase != Phase::oops) return {"CV-E2", "the black cat is not splashing now"};
      return t.active != seat ? Violation{"CV-E2", "the first player decides"}
                              : Violation{"CV-E2", "only a clean painting can be splashed"};
    case Kind::twist:
      if (t.phase != Phase::twist) return {"CV-E6", "the black cat is not twisting now"};
      return t.active != seat
                 ? Violation{"CV-E6", "another player swaps first"}
                 : Violation{"CV-E6", "name two cards of two different dirty paintings, the lower place first"};
    default:
      return no_such_action;
  }
}

Violation Game::refusal_in_turn(const State& state, int seat, Action action) const {
  const OpenTable& t = state.table;
  const bool on_turn = t.phase == Phase::turn && t.active == seat;
  const bool in_window = t.phase == Phase::window && may_act_in_window(state, seat);
  if (!on_turn && !in_window) return {"CV-T2", "it is not your turn"};
  if (action.kind == Kind::take) {
    if (t.hands[seat].total() < t.limit(seat)) return {"CV-T6a", "there is no paint left to take"};
    return t.limited.has(seat) ? Violation{"CV-P2", "after All Paws you may hold only one paint in this round"}
                               : Violation{"CV-T3", "you may hold only two paints"};
  }
  if (action.place >= parts_.paintings() || action.detail >= parts_.paintings()) return no_such_action;
  if (action.kind == Kind::exchange && t.hands[seat].empty())
    return {"CV-T4a", "you need a paint to begin an exchange"};
  const int named = action.kind == Kind::exchange ? action.place : action.detail;
  if ((t.dice.named() >> named & 1U) == 0) return {"CV-T5", "there is no unused die with this number"};
  if (action.kind == Kind::exchange) return no_such_action;
  if (t.is_clean(action.place)) return {"CV-T5a", "this painting is clean already"};
  if (t.cat == action.place) return {"CV-E3", "the black cat sleeps on this painting"};
  return {"CV-T5a", "this die does not lead to this painting"};
}

Violation Game::refusal_in_try(const State& state, int seat, Action action) const {
  const OpenTable& t = state.table;
  const Try& attempt = t.attempt;
  if (t.phase == Phase::caught && seat == t.active) return {"CV-P1", "after a Catastrophe the turn passes"};
  if (t.phase != Phase::attempt || t.active != seat) return {"CV-T5", "you are not trying a painting now"};
  if (action.kind == Kind::stop || action.detail >= places_each || action.place >= colour_count) return no_such_action;
  if (!t.hands[seat].has(action.place)) return {"CV-T5e", "you hold no paint of this colour"};
  if (attempt.swaps == 0) {
    return attempt.turbo ? Violation{"CV-B5", "Turbo Cats allow only two swaps"}
                         : Violation{"CV-T5e", "only one swap is allowed in a try"};
  }
  if ((attempt.swapped >> action.detail & 1) != 0) return {"CV-B5", "the second swap must be at another place"};
  if (state.cards[attempt.painting * places_each + action.detail] == none)
    return {"CV-T6a", "there is no card at this place"};
  return {"CV-B3", "in a jump you may put only a colour that is missing"};
}

Violation Game::refused_drop(const OpenTable& t, int seat) const {
  if (t.phase == Phase::paws_drop) {
    return t.active != seat ? Violation{"CV-P2", "somebody else has to discard a paint first"}
                            : Violation{"CV-P2", "you hold no paint of this colour"};
  }
  if (t.phase != Phase::exchange_drop) return {"CV-T4", "nothing is discarded now"};
  return t.active != seat ? Violation{"CV-T4", "somebody else has to discard a paint first"}
                          : Violation{"CV-T4", "you hold no paint of this colour"};
}

static Property property_used(Kind kind) {
  switch (kind) {
    case Kind::paw:
      return Property::helping_paw;
    case Kind::jump:
      return Property::jump_the_queue;
    case Kind::two:
      return Property::hard_to_be_a_cat;
    default:
      return Property::turbo;
  }
}

Violation Game::refused_palette(const State& state, int seat, Action action) const {
  const OpenTable& t = state.table;
  if (action.place >= parts_.palette_count || (action.kind != Kind::paw && action.detail != 0)) return no_such_action;
  if ((t.bank >> action.place & 1U) == 0) return {"CV-B1", "this palette is not in the bank"};
  if (parts_.palette(action.place).property != property_used(action.kind))
    return {"CV-B1", "this palette has another property"};
  if (action.kind == Kind::paw) {
    const bool moment =
        t.phase == Phase::turn || t.phase == Phase::window || t.phase == Phase::attempt || t.phase == Phase::last;
    if (!moment) return {"CV-B1a", "a Helping Paw can't be used at this moment"};
    return {"CV-B2", "two different players exchange one paint each, of the colours that they hold"};
  }
  if (action.kind == Kind::jump) {
    if (t.phase != Phase::window) return {"CV-B3", "you can jump only right after another player's failed try"};
    return seat == t.attempt.seat ? Violation{"CV-B3", "the player who has just tried can't jump"}
                                  : Violation{"CV-B3", "you hold no paint that is missing there, or you have declined"};
  }
  if (t.phase != Phase::attempt || t.active != seat)
    return {"CV-B1a", "only the player who tries can use this, during the try"};
  if (action.kind == Kind::turbo) return {"CV-B5", "Turbo Cats can be used only once in a try"};
  return {"CV-B4", "two of the three colours must be there, and no colour that is not on the palette"};
}

}  // namespace cats
