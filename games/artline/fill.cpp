// Themes for random play and tests: common ones that hold, if there are any that no gallery has.
#include "artline/game.h"

namespace artline {
namespace {

constexpr int no_card = -1;

}  // namespace

// A common theme for this line if the card hangs there; `no_card`: any that no gallery has.
std::string_view Game::proposal(const OpenTable& t, int place, Direction direction, int card, std::string_view not_this,
                                core::Random& random) const {
  const int other =
      t.board.card(place_on_line(line_of(place, direction), std::countr_zero(t.board.others(place, direction))));
  const auto common_of = [this](int which) { return parts_.common_of[static_cast<std::size_t>(which)]; };
  CommonThemes fitting = card == no_card ? CommonThemes() : common_of(card) & common_of(other);
  const auto is_free = [&](std::string_view theme) { return theme != not_this && !t.galleries.has(theme); };
  for (int left = fitting.count(); left > 0; --left) {
    const int chosen = fitting.nth(random.below(left));
    const std::string_view theme = parts_.common[static_cast<std::size_t>(chosen)].theme;
    if (is_free(theme)) return theme;
    fitting.reset(chosen);
  }
  const int count = static_cast<int>(parts_.common.size());
  int any = random.below(count);
  while (!is_free(parts_.common[static_cast<std::size_t>(any)].theme)) any = (any + 1) % count;
  return parts_.common[static_cast<std::size_t>(any)].theme;
}

Action Game::fill(const State& state, Actor /*actor*/, Action form, core::Random& random) const {
  const OpenTable& t = state.table;
  std::string_view row;
  std::string_view column;
  do {
    const bool again = !form.text.empty();  // a theme that fits was rejected, so try any other
    const int card = again ? no_card : form.detail;
    if (opens(t.board, form.place, in_row)) row = proposal(t, form.place, in_row, card, {}, random);
    if (opens(t.board, form.place, in_column)) column = proposal(t, form.place, in_column, card, row, random);
    form.text = themes_of(row, column);
  } while (is_tried(t, form));
  return form;
}

}  // namespace artline
