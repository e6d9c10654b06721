// For which of the cards that somebody sees a theme holds.
#include "artline/game.h"
#include "artline/names.h"

namespace artline {

std::vector<core::Judged> Game::judged(const View& view, std::string_view theme) const {
  const Board& board = view.table.board;
  Cards seen;
  board.taken().for_each([&](int place) { seen.set(board.card(place)); });
  for (const Hand* hand : {&view.own, &view.shown}) {
    for (int i = 0; i < hand->size; ++i) seen.set(hand->cards[i]);
  }
  std::vector<core::Judged> all;
  seen.for_each([&](int card) {
    const themes::Fit fit = parts_.fit(theme, card);
    all.push_back(
        {card_name(card), fit == themes::Fit::unclear ? std::nullopt : std::optional(fit == themes::Fit::yes)});
  });
  return all;
}

}  // namespace artline
