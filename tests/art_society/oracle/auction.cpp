// The auction: lots, draws and bids.
#include <algorithm>

#include "oracle.h"

namespace oracle {

int Game::supply_of_shape(int width, int height) const {
  int count = 0;
  for (int number : paintings_left_) {
    if (painting(number).width == width && painting(number).height == height) ++count;
  }
  return count;
}

// AS-A1 the auctioneer chooses players + 1 backs; equal ones are allowed as long as there are enough.
void Game::offer_lots(Offer& offer) const {
  for (int number : paintings_left_) {
    const Painting& p = painting(number);
    std::string token = std::to_string(p.width) + "x" + std::to_string(p.height);
    if (offer.actions.count(token) != 0) continue;
    int named = 0;
    for (const Lot& lot : lots_) {
      if (lot.width == p.width && lot.height == p.height) ++named;
    }
    if (supply_of_shape(p.width, p.height) > named) {
      offer.actions[token] = {.kind = Kind::kNameLot, .width = p.width, .height = p.height};
    } else {
      offer.refusals.insert("AS-A1 shape exhausted");
    }
  }
}

void Game::name_lot(int width, int height) {
  for (const Lot& lot : lots_) {
    if (lot.width == width && lot.height == height) {
      fired("AS-A1 equal lots");
      break;
    }
  }
  lots_.push_back({.width = width, .height = height});
  fired("AS-A1 named");
  if (count_of(lots_) == seat_count() + 1) phase_ = Phase::kDraw;
}

// AS-A2 the lots are turned up in the order they were named; which of the equal ones comes is chance.
void Game::offer_draw(Offer& offer) const {
  for (const Lot& lot : lots_) {
    if (lot.painting != 0) continue;
    for (int number : paintings_left_) {
      if (painting(number).width != lot.width || painting(number).height != lot.height) continue;
      offer.actions["p" + std::to_string(number)] = {.kind = Kind::kDraw, .number = number};
    }
    return;
  }
}

void Game::draw(int number) {
  for (Lot& lot : lots_) {
    if (lot.painting != 0) continue;
    lot.painting = number;
    break;
  }
  paintings_left_.erase(number);
  fired("AS-A2");
  if (lots_.back().painting != 0) phase_ = Phase::kBids;
}

// AS-B1 all at once, face down; then all are revealed.
void Game::bid(int s, int card) {
  seat(s).hand.erase(card);
  seat(s).sealed = card;
  fired("AS-B1");
  for (const Seat& other : seats_) {
    if (other.sealed == 0) return;
  }
  reveal();
}

// AS-B2 highest first. AS-B3 the tied compare the card below, and so on down to the starting card.
void Game::reveal() {
  for (Seat& each : seats_) {
    each.stack.push_back(each.sealed);
    each.sealed = 0;
  }
  for (int s = 0; s < seat_count(); ++s) order_.push_back(s);
  std::sort(order_.begin(), order_.end(), [this](int a, int b) {
    const std::vector<int>&x = seat(a).stack, &y = seat(b).stack;
    return std::lexicographical_compare(y.rbegin(), y.rend(), x.rbegin(), x.rend());
  });
  fired("AS-B2");
  int deepest = 1;
  for (Seat& each : seats_) {
    each.shown = 1;
    for (const Seat& other : seats_) {
      if (&other == &each) continue;
      auto differ = std::mismatch(each.stack.rbegin(), each.stack.rend(), other.stack.rbegin());
      each.shown = std::max(each.shown, 1 + static_cast<int>(differ.first - each.stack.rbegin()));
    }
    deepest = std::max(deepest, each.shown);
  }
  if (deepest >= 2) fired("AS-B3 tie");
  if (deepest >= 3) fired("AS-B3 tie below a tie");
  if (deepest >= 2 && deepest == round_ + 1) fired("AS-B3 down to the starting card");
  phase_ = Phase::kTurns;
  turn_ = 0;
}

}  // namespace oracle
