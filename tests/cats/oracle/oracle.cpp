#include "oracle.h"

#include <algorithm>
#include <utility>

namespace oracle {

int count_in(const std::string& pile, char card) {
  return static_cast<int>(std::count(pile.begin(), pile.end(), card));
}

bool has(const std::string& pile, char card) { return pile.find(card) != std::string::npos; }

void take_out(std::string& pile, char card) { pile.erase(pile.find(card), 1); }

int Components::stack() const {
  int all = 0;
  for (const int count : paints) all += count;
  return all - (3 * paintings() - laid);
}

Game::Game(Components components, Flags flags, int seats) : components_(std::move(components)), flags_(flags) {
  for (const std::string& key : all_clause_keys()) clauses[key] = 0;
  state.seats.resize(idx(seats));
  state.paintings.resize(idx(components_.paintings()));
  for (int i = 0; i < 4; ++i) state.stack += std::string(idx(components_.paints.at(idx(i))), kColours.at(idx(i)));
  for (int i = 0; i < 3; ++i) state.trap_box += std::string(idx(components_.traps.at(idx(i))), kTraps.at(idx(i)));
  for (int number = 1; number <= count_of(components_.palettes); ++number) state.palette_stack.push_back(number);
  state.event_box = components_.events;
}

std::string Game::acting() const {
  std::string letters;
  if (!offer_of('*').actions.empty()) letters += '*';
  for (int s = 0; s < seat_count(); ++s) {
    const char letter = static_cast<char>('A' + s);
    if (!offer_of(letter).actions.empty()) letters += letter;
  }
  return letters.empty() ? "-" : letters;
}

// The game waits for the partner of a proposal (CV-B2a), in a window for those who could jump (CV-B3a), in CV-E4 for all who have
// not left the try to others, and otherwise for the player who decides.
std::string Game::awaited() const {
  if (state.proposal) return {static_cast<char>('A' + state.proposal->to)};
  std::string letters;
  for (int s = 0; s < seat_count(); ++s) {
    const char letter = static_cast<char>('A' + s);
    if (state.phase == Phase::kWindow) {
      if (state.window->asked.contains(s)) letters += letter;
    } else if (state.phase == Phase::kLast) {
      if (!state.left.contains(s)) letters += letter;
    } else {
      Offer offer;
      offer_decision(s, offer);
      if (!offer.actions.empty()) letters += letter;
    }
  }
  return letters.empty() ? acting() : letters;
}

std::set<std::string> Game::legal(char actor) const {
  std::set<std::string> tokens;
  for (const auto& [token, action] : offer_of(actor).actions) tokens.insert(token);
  return tokens;
}

bool Game::apply(char actor, const std::string& token) {
  const Offer offer = offer_of(actor);
  const auto found = offer.actions.find(token);
  if (found == offer.actions.end()) return false;
  for (const std::string& clause : offer.refusals) fired(clause);
  // CV-B2a a proposal lapses as soon as anyone acts. The action of an answer already holds
  // its proposal.
  if (state.proposal) {
    const bool answer = actor == 'A' + state.proposal->to && (token == "yes" || token == "no");
    if (!answer && actor != '!') fired(token.starts_with("paw") ? "CV-B2a replaced" : "CV-B2a lapsed");
  }
  state.proposal.reset();
  state.twisted.clear();
  found->second(*this);
  return true;
}

Game::Offer Game::offer_of(char actor) const {
  Offer offer;
  if (actor == '*') {
    offer_chance(offer);
  } else if (actor == '!') {
    offer_close(offer);
  } else if (actor >= 'A' && actor < 'A' + seat_count()) {
    offer_seat(actor - 'A', offer);
  }
  return offer;
}

void Game::offer_chance(Offer& offer) const {
  switch (state.phase) {
    case Phase::kDealPalettes:
    case Phase::kDealTop:
    case Phase::kNewTop:
      return offer_palettes(offer);
    case Phase::kDealTraps:
      return offer_traps(offer);
    case Phase::kDealPaints:
    case Phase::kDealHands:
    case Phase::kTakeDraw:
    case Phase::kExchangeDraw:
    case Phase::kTrapDraw:
    case Phase::kOopsDraw:
      return offer_paints(offer);
    case Phase::kDealEvents:
      return offer_events(offer);
    case Phase::kDealFirst:
      return offer_first(offer);
    case Phase::kRoll:
    case Phase::kNapRoll:
      return offer_rolls(offer);
    default:
      return;
  }
}

// The answer to a proposal, new proposals, and what the seat decides in this phase. "no" answers a proposal before it
// means anything else.
void Game::offer_seat(int s, Offer& offer) const {
  if (state.proposal && state.proposal->to == s) {
    const Proposal standing = *state.proposal;
    offer.actions["yes"] = [standing](Game& game) { game.accept(standing); };
    offer.actions["no"] = [](Game& game) { game.fired("CV-B2a refused"); };
  }
  offer_paws(s, offer);
  offer_decision(s, offer);
}

void Game::offer_decision(int s, Offer& offer) const {
  switch (state.phase) {
    case Phase::kTurn:
      if (s == state.active) offer_turn(s, offer);
      return;
    case Phase::kWindow:
      offer_jumps(s, offer);
      // CV-B3a the next player may act, which closes the window.
      if (s == state.active && dice_left()) offer_turn(s, offer);
      return;
    case Phase::kExchangeDrop:
      if (s == state.exchange->seat) offer_drops(s, offer);
      return;
    case Phase::kPawsDrop:
      if (s == state.attempt->by) offer_drops(s, offer);
      return;
    case Phase::kAttempt:
      if (s == state.attempt->by) offer_attempt(s, offer);
      return;
    case Phase::kCaught:
      if (s == state.attempt->by) offer.actions["stop"] = [](Game& game) { game.stop(); };
      return;
    case Phase::kOops:
      if (s == state.starter) offer_splashes(offer);
      return;
    case Phase::kTwist:
      if (s == twister()) offer_twists(offer);
      return;
    case Phase::kLast:
      return offer_last(s, offer);
    default:
      return;
  }
}

}  // namespace oracle
