// The setup: starting paintings and starting bid cards.
#include "oracle.h"

namespace oracle {

// AS-S3 one starting painting to each player; the rest are out of the game.
void Game::deal_painting(int number) {
  for (Seat& next : seats_) {
    if (next.pending != 0) continue;
    next.pending = number;
    break;
  }
  starting_left_.erase(number);
  fired("AS-S3 dealt");
  if (seats_.back().pending == 0) return;
  starting_left_.clear();
  phase_ = Phase::kStartHang;
}

// AS-S3 the player chooses where it hangs, covering at least one star; all at the same time.
void Game::offer_start_hang(int s, Offer& offer) const {
  if (seat(s).pending == 0) return;
  const Painting& p = painting(seat(s).pending);
  const Grid& grid = seat(s).wall.grid;
  for (int row = 1; row <= grid.rows(); ++row) {
    for (int column = 1; column <= grid.columns(); ++column) {
      if (!grid.inside({column, row}, p.width, p.height)) continue;
      bool covers = false;
      for (auto [star_column, star_row] : components_.stars) {
        covers = covers || (column <= star_column && star_column < column + p.width && row <= star_row &&
                            star_row < row + p.height);
      }
      if (!covers) continue;
      offer.actions[square_name({column, row})] = {.kind = Kind::kHangStart, .place = {column, row}};
    }
  }
}

void Game::hang_start(int s, Place place) {
  put_on_wall(s, {.painting = seat(s).pending}, place);
  seat(s).pending = 0;
  fired("AS-S3 hung");
  for (const Seat& other : seats_) {
    if (other.pending != 0) return;
  }
  phase_ = Phase::kCardDeal;
}

// AS-S4 starting bid cards face up, the bottom of the stacks; the lowest is the first auctioneer.
void Game::deal_card(int card) {
  for (Seat& next : seats_) {
    if (!next.stack.empty()) continue;
    next.stack.push_back(card);
    break;
  }
  cards_left_.erase(card);
  if (seats_.back().stack.empty()) return;
  auctioneer_ = 0;
  for (int s = 1; s < seat_count(); ++s) {
    if (seat(s).stack.front() < seat(auctioneer_).stack.front()) auctioneer_ = s;
  }
  fired("AS-S4");
  begin_round();
}

}  // namespace oracle
