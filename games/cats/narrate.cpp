// What happened, in sentences for people at a terminal.
#include "cats/game.h"
#include "cats/names.h"

namespace cats {
namespace {

constexpr std::array<std::string_view, colour_count> colour_words = {"red", "yellow", "green", "blue"};
constexpr std::array<std::string_view, trap_count> trap_words = {"Catastrophe", "All Paws", "Catflood"};
constexpr std::array<std::string_view, property_count> property_words = {"Helping Paw", "Cats Jump the Queue",
                                                                         "It's Hard to Be a Cat", "Turbo Cats"};
constexpr std::array<std::string_view, event_count> event_words = {"Cat Oops", "Cat Nap", "Di-i-ie", "Twist and Twirl"};

std::string colour_word(int colour) { return std::string(colour_words[static_cast<std::size_t>(colour)]); }
std::string painting_word(int painting) { return "painting " + painting_name(painting); }

class Story {
 public:
  Story(const Game& game, const State& before, const State& after) : game_(game), before_(before), after_(after) {}

  std::vector<std::string> tell(Actor actor, Action action) {
    if (actor.is_clock()) {
      say("The time to answer is over.");
    } else {
      actor.is_chance() ? chance(action) : seat(core::index(actor.seat()), action);
    }
    consequences();
    return std::move(lines_);
  }

 private:
  void say(std::string line) { lines_.push_back(std::move(line)); }

  void chance(Action action) {
    switch (action.kind) {
      case Kind::palette_comes:
        return before_.table.phase == Phase::deal_palettes || before_.hanging != none
                   ? say("A palette hangs over a painting.")
                   : say("A palette lies on top of the stack.");
      case Kind::trap_comes:
        return say("A card is laid face down.");
      case Kind::paint_comes:
        return paint(action.place / max_paints_a_colour);
      case Kind::event_comes:
        return say("An event is laid face down.");
      case Kind::first_comes:
        return say(std::string("The first player is ") + seat_letter(action.place) + ".");
      default:
        return say("A die shows " + painting_name(action.place) + ".");
    }
  }
  // CV-K2: does not tell which card is laid face down.
  void paint(int colour) {
    const OpenTable& t = before_.table;
    switch (t.phase) {
      case Phase::deal_paints:
      case Phase::oops_draw:
        return say("A card is laid face down.");
      case Phase::deal_hands:
        return say(std::string(1, seat_letter(before_.cursor)) + " gets a " + colour_word(colour) + " paint.");
      case Phase::trap_draw:
        return say("A " + colour_word(colour) + " paint takes the place of the trap.");
      default:
        return say(std::string(1, seat_letter(t.active)) + " draws a " + colour_word(colour) + " paint.");
    }
  }

  void seat(int seat, Action action) {
    const std::string who(1, seat_letter(seat));
    switch (action.kind) {
      case Kind::take:
        return say(who + " takes a paint.");
      case Kind::exchange:
        return say(who + " gives up die " + painting_name(action.place) + " so that all exchange a paint.");
      case Kind::clean:
        return say(who + " tries " + painting_word(action.place) + " with die " + painting_name(action.detail) + ".");
      case Kind::drop:
        return say(who + " discards a " + colour_word(action.place) + " paint.");
      case Kind::put:
        return say(who + " puts " + colour_word(action.place) + " on the painting.");
      case Kind::stop:
        return say(who + " turns the cards face down.");
      case Kind::paw: {
        const Offer offer = Offer::unpack(action.detail);
        return say(who + " offers " + seat_letter(offer.partner) + " " + colour_word(offer.give) + " for " +
                   colour_word(offer.take) + ".");
      }
      case Kind::yes:
        return say(who + " lends a Helping Paw.");
      case Kind::no:
        return say(who + " declines.");
      case Kind::jump:
      case Kind::two:
      case Kind::turbo:
        return say(who + " uses " +
                   std::string(property_words[static_cast<std::size_t>(game_.parts().palette(action.place).property)]) +
                   ".");
      case Kind::claim:
        return say(who + " makes the last try.");
      case Kind::splash:
        return say("The black cat splashes " + painting_word(action.place) + ".");
      default:
        return say(who + " swaps cards of " + painting_word(action.detail / places_each) + " and " +
                   painting_word(action.place / places_each) + ".");
    }
  }

  void consequences() {
    const OpenTable& b = before_.table;
    const OpenTable& a = after_.table;
    for (int kind = 0; kind < trap_count; ++kind) {
      if (a.traps[kind] > b.traps[kind]) say(std::string(trap_words[static_cast<std::size_t>(kind)]) + "!");
    }
    for (int p = 0; p < game_.parts().paintings(); ++p) {
      if (a.is_clean(p) && !b.is_clean(p)) say("Painting " + painting_name(p) + " is clean.");
    }
    if (a.cat != none && b.cat == none) say("The black cat falls asleep on " + painting_word(a.cat) + ".");
    if (a.round != b.round && b.round != 0) say("Round " + std::to_string(b.round) + " is over.");
    if (a.event != none && a.event != b.event)
      say("The black cat plays " + std::string(event_words[static_cast<std::size_t>(a.event)]) + ".");
    if (a.phase == Phase::last && b.phase != Phase::last) say("One painting is left, and one try.");
    if (game_.over(after_))
      say(game_.winners(after_).empty() ? "Morning comes too early." : "The exhibition is saved.");
  }

  const Game& game_;
  const State& before_;
  const State& after_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> Game::narrate(const State& before, Actor actor, Action action, const State& after) const {
  return Story(*this, before, after).tell(actor, action);
}

}  // namespace cats
