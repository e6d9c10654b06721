#include "artline_bot/player.h"

#include <bit>
#include <optional>

namespace artline_bot {
namespace {

using artline::Action;
using artline::Direction;
using artline::Game;
using artline::Kind;
using artline::OpenTable;
using artline::State;

class Guest {
 public:
  Guest(const Game& game, const State& state, core::Seat seat)
      : game_(game), state_(state), t_(state.table), seat_(seat) {
    game.legal(state, seat, legal_);
  }

  Action choose() const {
    if (t_.phase == artline::Phase::window) return vote();
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
  // AL-V5: the same if it stands in for somebody in the middle of a vote.
  Action vote() const {
    const unsigned no = game_.machine_ballot(t_).no;
    for (int i = 0; i < legal_.size(); ++i) {
      if (legal_[i].kind == Kind::no && (no & artline::bit(legal_[i].place)) != 0) return legal_[i];
    }
    return {.kind = Kind::ok};
  }

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
    parts.common_of[static_cast<std::size_t>(card)].for_each([&](int number) {
      const auto& common = parts.common[static_cast<std::size_t>(number)];
      const bool both = parts.common_of[static_cast<std::size_t>(other)].has(number);
      if (!both || common.cards <= most || common.theme == taken || is_used(common.theme)) return;
      best = common.theme;
      most = common.cards;
    });
    return best;
  }
  bool is_used(std::string_view theme) const {
    for (int n = 0; n < t_.galleries.size(); ++n) {
      if (t_.galleries.theme(n) == theme) return true;
    }
    return false;
  }

  const Game& game_;
  const State& state_;
  const OpenTable& t_;
  core::Seat seat_;
  artline::LegalActions legal_;
};

}  // namespace

Action choose(std::string_view /*level*/, const Game& game, const artline::View& view, core::Random& /*random*/) {
  const State state = game.imagine(view);
  return Guest(game, state, view.viewer.seat()).choose();
}

}  // namespace artline_bot
