#include "cats_bot/player.h"

#include "cats_bot/fading.h"
#include "cats_bot/reason.h"
#include "cats_bot/search.h"

namespace cats_bot {

using namespace cats;

namespace {

struct Habits {
  Forgetting forgetting;
  int whims = 0;  // per cent of decisions in which any reasonable action will do
};
// In moves; a turn has three or four.
constexpr Habits kitten = {{.fresh = 8, .fading = 40, .mixed_up = 30}, 30};
constexpr Habits young_cat = {{.fresh = 20, .fading = 90, .mixed_up = 20}, 12};
constexpr Habits cat = {{.fresh = 1 << 16, .fading = 1}, 0};

// About a tenth of a second.
constexpr Budget experts_budget = {.rollouts = 8000};

Decision choose_by_habit(const Habits& habits, const Game& game, const View& view, const Memory& memory,
                         core::Random& random) {
  const int seat = core::index(view.viewer.seat());
  const State state = sample(game, view, faded(memory, habits.forgetting, random), random);
  if (random.below(100) >= habits.whims) {
    const Action action = greedy(game, state, seat, random);
    return {action, reason(game, state, seat, action)};
  }
  const Options options = consider(game, state, seat, Options::capacity, random);
  const int chosen = random.below(options.size());
  const Action action = options[chosen].action;
  return {action, chosen == 0 ? reason(game, state, seat, action) : "cats-why-whim"};
}

// If the search picks the greedy player's move, give the greedy player's reason.
Decision choose_as_expert(const Game& game, const View& view, const Memory& memory, core::Random& random) {
  const int seat = core::index(view.viewer.seat());
  const Ranked best = expert(game, view, memory, experts_budget, random);
  const State state = sample(game, view, memory, random);
  if (best.value == 0 || best.action == greedy(game, state, seat, random))
    return {best.action, reason(game, state, seat, best.action)};
  return {best.action, "cats-why-search percent=" + std::to_string(static_cast<int>(100 * best.value))};
}

}  // namespace

Decision choose(std::string_view level, const Game& game, const View& view, const Memory& memory,
                core::Random& random) {
  if (level == levels[0]) return choose_by_habit(kitten, game, view, memory, random);
  if (level == levels[1]) return choose_by_habit(young_cat, game, view, memory, random);
  if (level == levels[2]) return choose_by_habit(cat, game, view, memory, random);
  return choose_as_expert(game, view, memory, random);
}

}  // namespace cats_bot
