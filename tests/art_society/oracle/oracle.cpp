#include "oracle.h"

namespace oracle {

Game::Game(Components components, Flags flags, int seats)
    : components_(std::move(components)), flags_(flags), decor_(components_.decor) {
  for (const std::string& key : all_clause_keys()) clauses[key] = 0;
  // AS-S1 all markers at 0. AS-S2 each player has a wall and the bid cards.
  Seat empty(Wall(components_.columns, components_.rows));
  for (int card = 1; card <= components_.bid_cards; ++card) empty.hand.insert(card);
  seats_.assign(idx(seats), empty);
  for (int number = 1; number <= count_of(components_.paintings); ++number) {
    (painting(number).starting ? starting_left_ : paintings_left_).insert(number);
  }
  cards_left_.insert(components_.starting_cards.begin(), components_.starting_cards.end());
}

std::string Game::acting() const {
  if (over()) return "-";
  std::string letters;
  if (!offer_of('*').actions.empty()) letters += '*';
  for (int s = 0; s < seat_count(); ++s) {
    char letter = static_cast<char>('A' + s);
    if (!offer_of(letter).actions.empty()) letters += letter;
  }
  return letters.empty() ? "-" : letters;
}

std::set<std::string> Game::legal(char actor) const {
  std::set<std::string> tokens;
  for (const auto& [token, action] : offer_of(actor).actions) tokens.insert(tokens.end(), token);
  return tokens;
}

bool Game::apply(char actor, const std::string& token) {
  const Offer& offer = offer_of(actor);
  auto found = offer.actions.find(token);
  if (found == offer.actions.end()) return false;
  Action action = found->second;
  for (const std::string& clause : offer.refusals) fired(clause);
  offers_.clear();
  perform(actor - 'A', action);
  return true;
}

const Game::Offer& Game::offer_of(char actor) const {
  auto known = offers_.find(actor);
  if (known != offers_.end()) return known->second;
  Offer offer;
  if (actor == '*') {
    offer_chance(offer);
  } else if (actor >= 'A' && actor < 'A' + seat_count()) {
    offer_seat(actor - 'A', offer);
  }
  return offers_[actor] = offer;
}

void Game::offer_chance(Offer& offer) const {
  if (phase_ == Phase::kStartDeal) {
    for (int number : starting_left_) {
      offer.actions["p" + std::to_string(number)] = {.kind = Kind::kDealPainting, .number = number};
    }
  } else if (phase_ == Phase::kCardDeal) {
    for (int card : cards_left_) {
      offer.actions["c" + std::to_string(card)] = {.kind = Kind::kDealCard, .number = card};
    }
  } else if (phase_ == Phase::kDraw) {
    offer_draw(offer);
  }
}

void Game::offer_seat(int s, Offer& offer) const {
  if (phase_ == Phase::kStartHang) {
    offer_start_hang(s, offer);
  } else if (phase_ == Phase::kLots) {
    if (s == auctioneer_) offer_lots(offer);
  } else if (phase_ == Phase::kBids) {
    // AS-B1 one sealed bid each, every card once in the game.
    if (seat(s).sealed != 0) return;
    for (int card : seat(s).hand) {
      offer.actions["bid" + std::to_string(card)] = {.kind = Kind::kBid, .number = card};
    }
  } else if (phase_ == Phase::kTurns) {
    offer_turn(s, offer);
  }
}

void Game::perform(int s, const Action& action) {
  switch (action.kind) {
    case Kind::kDealPainting:
      return deal_painting(action.number);
    case Kind::kDealCard:
      return deal_card(action.number);
    case Kind::kHangStart:
      return hang_start(s, action.place);
    case Kind::kNameLot:
      return name_lot(action.width, action.height);
    case Kind::kDraw:
      return draw(action.number);
    case Kind::kBid:
      return bid(s, action.number);
    default:
      perform_turn(s, action);
      settle();
  }
}

void Game::perform_turn(int s, const Action& action) {
  switch (action.kind) {
    case Kind::kPick:
      return pick(s, action.number);
    case Kind::kHang:
      return hang_pending(s, action.place);
    case Kind::kHangItem:
      return hang_item(s, action.place);
    case Kind::kGive:
      return give(s);
    case Kind::kSwap:
      return swap(s, action.number);
    case Kind::kSurplus:
      return set_surplus(s);
    case Kind::kPieceHang:
    case Kind::kPieceGive:
      return take_piece(s, action);
    case Kind::kStop:
      return stop(s, action.right);
    case Kind::kUndo:
      return undo(s);
    case Kind::kReady:
      // AS-D4a ready may be said before others have picked.
      for (const Seat& other : seats_) {
        if (!other.picked) {
          fired("AS-D4a ready before others have picked");
          break;
        }
      }
      seat(s).ready = true;
      return fired("AS-D4 ready");
    case Kind::kWait:
      seat(s).ready = false;
      return fired("AS-D4 ready withdrawn");
    default:
      return;
  }
}

}  // namespace oracle
