#include "artline_bot/guest.h"

#include <bit>
#include <optional>

namespace artline_bot {
namespace {

using artline::Action;
using artline::Direction;
using artline::Game;
using artline::Kind;
using artline::State;

class Guest {
 public:
  Guest(const Game& game, const State& state, core::Seat seat)
      : game_(game), state_(state), t_(state.table), seat_(seat) {
    game.legal(state, seat, legal_);
  }

  Action choose() const {
    std::optional<Action> found;
    for (int i = 0; i < legal_.size() && !found; ++i) {
      const Action action = legal_[i];
      if (is_play(action.kind)) found = fitting(action);
    }
    if (found) return *found;
    for (int i = 0; i < legal_.size(); ++i) {
      if (!is_play(legal_[i].kind)) return oldest(legal_[i]);
    }
    return legal_[0];
  }

 private:
  Action oldest(Action action) const {
    if (action.kind == Kind::discard) action.place = state_.hands[t_.active].cards[0];
    return action;
  }

  // The play if the card is sure to fit, with themes if lines open.
  std::optional<Action> fitting(Action action) const {
    artline::Array<std::string_view, 2> theme{};
    for (const Direction direction : artline::directions) {
      const std::uint32_t others = t_.board.others(action.place, direction);
      const int line = artline::line_of(action.place, direction);
      if (game_.opens(t_.board, action.place, direction)) {
        theme[direction] = general(action.detail, t_.board.card(artline::place_on_line(line, std::countr_zero(others))),
                                   theme[artline::in_row]);
        if (theme[direction].empty()) return std::nullopt;
      } else if (others != 0 && !shows(action.detail, t_.galleries.theme(t_.galleries.of(line)))) {
        return std::nullopt;
      }
    }
    if (action.kind == Kind::name) action.text = artline::themes_of(theme[artline::in_row], theme[artline::in_column]);
    return game_.validate(state_, seat_, action) ? std::optional(action) : std::nullopt;
  }
  bool shows(int card, std::string_view theme) const { return game_.parts().fit(theme, card) == themes::Fit::yes; }

  // The theme of both cards that most cards of the deck have, and no gallery; empty if there is none.
  std::string_view general(int card, int other, std::string_view taken) const {
    const auto& parts = game_.parts();
    std::string_view best;
    int most = 0;
    const auto& mine = parts.common_of[static_cast<std::size_t>(card)];
    (mine & parts.common_of[static_cast<std::size_t>(other)]).for_each([&](int number) {
      const auto& common = parts.common[static_cast<std::size_t>(number)];
      if (common.cards <= most || common.theme == taken || t_.galleries.has(common.theme)) return;
      best = common.theme;
      most = common.cards;
    });
    return best;
  }

  const Game& game_;
  const State& state_;
  const artline::OpenTable& t_;
  core::Seat seat_;
  artline::LegalActions legal_;
};

}  // namespace

Action choose_guest(const Game& game, const State& state, core::Seat seat) { return Guest(game, state, seat).choose(); }

}  // namespace artline_bot
