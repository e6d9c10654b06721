// What happened, in sentences for people at a terminal.
#include "artline/game.h"
#include "artline/names.h"

namespace artline {
namespace {

class Story {
 public:
  Story(const Game& game, const State& before, const State& after) : game_(game), before_(before), after_(after) {}

  std::vector<std::string> tell(Actor actor, const Action& action) {
    if (actor.is_clock()) {
      say("The time to speak is over.");
    } else {
      actor.is_chance() ? chance(action) : seat(std::string(1, actor.name()), action);
    }
    consequences();
    return std::move(lines_);
  }

 private:
  void say(std::string line) { lines_.push_back(std::move(line)); }
  std::string name_of(int card) const {
    return card_name(card) + " (" + game_.parts().deck[static_cast<std::size_t>(card)].card + ")";
  }
  static std::string line_word(int line) { return (line < max_size ? "row " : "column ") + line_name(line); }

  // AL-K1: does not tell which card comes into a hand.
  void chance(const Action& action) {
    const OpenTable& t = before_.table;
    switch (t.phase) {
      case Phase::deal:
        return say(std::string(1, core::seat_letter(t.active)) + " is dealt a card.");
      case Phase::start_cards:
        return say("The museum opens with card " + name_of(action.place) + ".");
      case Phase::first:
        return say(std::string(1, core::seat_letter(action.place)) + " begins.");
      default:
        return say(std::string(1, core::seat_letter(t.active)) + " draws a card.");
    }
  }

  void seat(const std::string& who, const Action& action) {
    switch (action.kind) {
      case Kind::hang:
      case Kind::name:
        say(who + " hangs card " + name_of(action.detail) + " at " + place_name(action.place) + ".");
        return themes(action);
      case Kind::discard:
        return say(who + " discards card " + name_of(action.place) + ".");
      case Kind::run_out:
        return say(who + " runs out of time and discards card " +
                   name_of(before_.hands[before_.table.active].cards[0]) + ".");
      case Kind::show:
        return say(who + " shows the hand.");
      case Kind::decline:
        return say(who + " plays none of the cards.");
      case Kind::no:
        return say("Somebody contests " + std::string(point_names.at(action.place)) + ".");
      default:
        return say("Somebody has voted.");
    }
  }
  void themes(const Action& action) {
    const auto named = named_in(action.text).value_or(Named());
    for (const Direction direction : directions) {
      const std::string_view theme = named.of(direction);
      if (theme.empty()) continue;
      say("The theme of " + line_word(line_of(action.place, direction)) + " is “" + std::string(theme) + "”.");
    }
  }

  void consequences() {
    const OpenTable& b = before_.table;
    const OpenTable& a = after_.table;
    if (a.tried > b.tried) say("The card goes back to the hand.");
    if (a.ender != none && b.ender == none) {
      say(std::string(1, core::seat_letter(a.ender)) +
          " has made an exhibition of the last card. All others have one turn.");
    }
    if (game_.over(after_) && !game_.over(before_))
      say(a.ender != none ? "The exhibition is over." : "The deck is empty.");
  }

  const Game& game_;
  const State& before_;
  const State& after_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> Game::narrate(const State& before, Actor actor, const Action& action,
                                       const State& after) const {
  return Story(*this, before, after).tell(actor, action);
}

}  // namespace artline
