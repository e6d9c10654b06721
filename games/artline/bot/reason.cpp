#include "artline_bot/reason.h"

#include "artline/names.h"
#include "artline_bot/sketch.h"

namespace artline_bot {

using artline::Action;
using artline::Game;
using artline::Kind;
using artline::View;

namespace {

constexpr int few = 10;  // in a hundred

// The cards that neither hang nor are discarded.
CardSet to_come(const Lore& lore, const artline::OpenTable& t) {
  CardSet cards = lore.all();
  t.board.taken().for_each([&](int place) { cards.reset(t.board.card(place)); });
  t.discards.for_each([&](int card) { cards.reset(card); });
  return cards;
}

std::string of_play(const Game& game, const View& seen, const Action& action) {
  const artline::OpenTable& t = seen.table;
  const std::string at = " place=" + artline::place_name(action.place);
  if (t.shows_hand) return "artline-why-help" + at;
  if (game.is_exhibition(t.board, action.place))
    return (seen.in_hand[t.active] == 1 ? "artline-why-last" : "artline-why-exhibition") + at;
  const auto named = artline::named_in(action.text);
  if (!named) return "artline-why-extend" + at;
  const Lore lore(game.parts());
  const CardSet cards = to_come(lore, t);
  const std::string_view theme = named->row.empty() ? named->column : named->row;
  const int following = (lore.showing(theme) & cards).count();
  const bool narrow = 100 * following < few * cards.count();
  return (narrow ? "artline-why-narrow cards=" : "artline-why-wide cards=") + std::to_string(following);
}

}  // namespace

std::string reason(const Game& game, const View& seen, const Action& action) {
  switch (action.kind) {
    case Kind::hang:
    case Kind::name:
      return of_play(game, seen, action);
    case Kind::discard:
      return "artline-why-discard";
    case Kind::show:
      return "artline-why-show";
    case Kind::decline:
      return "artline-why-decline";
    default:
      return {};
  }
}

}  // namespace artline_bot
