#include "cats_bot/reason.h"

#include "cats/names.h"
#include "cats_bot/team.h"

namespace cats_bot {

using namespace cats;

namespace {

std::string on(int painting) { return " painting=" + painting_name(painting); }
std::string with(int colour) { return std::string(" colour=") + colour_letters[static_cast<std::size_t>(colour)]; }

std::string of_try(const Team& team, int seat, int painting) {
  const Sketch& sketch = team.of(painting);
  if (!sketch.known) return "cats-why-look" + on(painting);
  return (team.plan(sketch, seat).way == Way::none ? "cats-why-mend" : "cats-why-sure") + on(painting);
}

// A colour goes to the painting that lacks it, or is fetched for such a painting.
std::string of_swap(const Team& team, const State& state, Action action) {
  const int painting = state.table.attempt.painting;
  if ((team.of(painting).colours >> action.place & 1) != 0) return "cats-why-put" + on(painting) + with(action.place);
  const int fetched = state.cards[painting * places_each + action.detail];
  for (unsigned dirty = team.dirty() & ~(1U << painting); dirty != 0; dirty &= dirty - 1) {
    const int other = std::countr_zero(dirty);
    if (team.of(other).known && (team.of(other).colours >> fetched & 1) != 0)
      return "cats-why-fetch" + on(painting) + with(fetched) + " for=" + painting_name(other);
  }
  return "cats-why-swap" + on(painting) + with(fetched);
}

}  // namespace

std::string reason(const Game& game, const State& state, int seat, Action action) {
  const Weights weights;
  const Team team(game, state, weights);
  switch (action.kind) {
    case Kind::take:
      return "cats-why-take";
    case Kind::exchange:
      return "cats-why-exchange";
    case Kind::clean:
      return of_try(team, seat, action.place);
    case Kind::drop:
      return "cats-why-drop" + with(action.place);
    case Kind::put:
      return of_swap(team, state, action);
    case Kind::stop:
      return "cats-why-stop";
    case Kind::paw:
      return "cats-why-paw" + with(Offer::unpack(action.detail).take);
    case Kind::yes:
      return "cats-why-accept";
    case Kind::no:
      return state.table.phase == Phase::last ? "cats-why-leave" : "cats-why-decline";
    case Kind::jump:
      return "cats-why-jump" + on(state.table.attempt.painting);
    case Kind::two:
      return "cats-why-two";
    case Kind::turbo:
      return "cats-why-turbo";
    case Kind::claim:
      return "cats-why-claim";
    case Kind::splash:
      return "cats-why-splash" + on(action.place);
    default:
      return "cats-why-twist";
  }
}

}  // namespace cats_bot
