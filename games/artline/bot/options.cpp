#include "artline_bot/options.h"

#include <algorithm>

namespace artline_bot {

using artline::Action;
using artline::Direction;
using artline::directions;
using artline::Kind;
using artline::line_of;

namespace {

constexpr int victory = 100 * exhibition;
constexpr int weight_of_themes = 4;  // the worth of a theme is for later: it counts a quarter
constexpr int use_of_a_line = 10;    // a card that fits there may be of use
constexpr int to_show = 100;         // AL-X2: the neighbour may play one of the cards

CardSet cards_of(const artline::Hand& hand) {
  CardSet cards;
  for (int i = 0; i < hand.size; ++i) cards.set(hand.cards[i]);
  return cards;
}

}  // namespace

Thought::Thought(const artline::Game& game, const artline::State& state, core::Seat seat)
    : game_(game),
      state_(state),
      seat_(core::index(seat)),
      lore_(game.parts()),
      sketch_(lore_, state.table),
      own_(cards_of(state.hands[seat_])) {
  const artline::OpenTable& t = state.table;
  unseen_ = lore_.all().without(own_);
  if (t.shows_hand) unseen_ = unseen_.without(cards_of(state.hands[t.active]));
  t.board.taken().for_each([&](int place) { unseen_.reset(t.board.card(place)); });
  t.discards.for_each([&](int card) { unseen_.reset(card); });
  game.legal(state, seat, legal_);
}

std::vector<Option> Thought::options(const Habits& habits) {
  std::vector<Option> found;
  legal_.for_each([&](const Action& form) {
    if (is_play(form.kind) && sketch_.fits_at(form.place).test(form.detail)) add_plays(form, habits, found);
  });
  add_others(habits, found);
  std::stable_sort(found.begin(), found.end(), [](const Option& a, const Option& b) { return a.worth > b.worth; });
  return found;
}

Hands Thought::after(int card) const {
  Hands hands{.own = own_, .unseen = unseen_};
  hands.own.reset(card);
  const int next = (table().active + 1) % game_.seats();
  hands.next = next == seat_ ? 0 : int{state_.hands[next].size};
  hands.again = table().ender == artline::none && state_.deck.count() >= game_.seats();  // AL-G1, AL-G4
  return hands;
}

void Thought::add_plays(const Action& form, const Habits& habits, std::vector<Option>& found) {
  const Wordings wordings(lore_, table());
  const Hands hands = after(form.detail);
  // One more for the column, because the row may take its best one.
  artline::Array<std::vector<Wording>, 2> themes;
  for (const Direction direction : directions) {
    themes[direction] = {Wording{.theme = {}, .showing = lore_.all()}};
    if (!sketch_.opens(form.place, direction)) continue;
    const int single = sketch_.single(line_of(form.place, direction));
    themes[direction] = wordings.best(form.detail, single, hands, habits.themes + direction, habits.pairs);
  }
  for (const Wording& row : themes[artline::in_row]) {
    int columns = 0;
    for (const Wording& column : themes[artline::in_column]) {
      if ((!row.theme.empty() && row.theme == column.theme) || columns == habits.themes) continue;
      ++columns;
      Action action = form;
      if (form.kind == Kind::name) action.text = artline::themes_of(row.theme, column.theme);
      add_play(action, {{row.showing, column.showing}}, row.worth + column.worth, found);
    }
  }
}

void Thought::add_play(Action action, const InLines& shown, int themes, std::vector<Option>& found) {
  if (!game_.validate(state_, core::Seat{artline::byte(seat_)}, action)) return;
  const bool exhibits = own_turn() && game_.is_exhibition(table().board, action.place);
  const InLines before = sketch_.hang(lore_, action.place, action.detail, shown);
  int value = worth(game_, sketch_, after(action.detail)) + themes / weight_of_themes;
  sketch_.take(action.place, before);
  if (exhibits) value += own_.count() == 1 ? victory : exhibition;
  found.push_back({action, shown, value});
}

void Thought::add_others(const Habits& habits, std::vector<Option>& found) {
  legal_.for_each([&](const Action& action) {
    int value = 0;
    switch (action.kind) {
      case Kind::discard:
        value = worth(game_, sketch_, after(action.place)) - use_of(action.place) - habits.discard;
        break;
      case Kind::show:
        value = worth(game_, sketch_, after(state_.hands[seat_].cards[0])) - habits.discard - to_show;
        break;
      case Kind::decline:
        value = worth(game_, sketch_, after(state_.hands[table().active].cards[0]));
        break;
      default:
        return;
    }
    found.push_back({.action = action, .worth = value});
  });
}

// In how many lines it fits.
int Thought::use_of(int card) const {
  int lines = 0;
  for (int line = 0; line < artline::max_lines; ++line) lines += sketch_.fits(line).test(card) ? 1 : 0;
  return use_of_a_line * lines;
}

}  // namespace artline_bot
