#include "artline_bot/curator.h"

#include <algorithm>

#include "artline_bot/playout.h"

namespace artline_bot {
namespace {

constexpr Habits curators_habits = {.themes = 2, .pairs = true};
constexpr std::size_t candidates = 16;
constexpr int first_worlds = 40;  // for each candidate; twice as many whenever the weaker half goes

struct Tried {
  Option option;
  long sum = 0;  // of the shares of the victory
};

}  // namespace

artline::Action choose_curator(Thought& thought, core::Random& random) {
  std::vector<Tried> tried;
  for (const Option& option : thought.options(curators_habits)) {
    if (tried.size() < candidates) tried.push_back({option});
  }
  const std::uint64_t luck = random.next();
  int world = 0;
  for (int worlds = first_worlds; tried.size() > 1; worlds *= 2) {
    for (const int end = world + worlds; world < end; ++world) {
      core::Random chance(luck + static_cast<std::uint64_t>(world));
      const World possible = imagine(thought, chance);
      for (Tried& one : tried) {
        World copy = possible;
        core::Random same = chance;
        carry_out(thought, copy, one.option, same);
        one.sum += play_on(thought.game(), thought.lore(), copy, thought.seat(), same);
      }
    }
    std::stable_sort(tried.begin(), tried.end(), [](const Tried& a, const Tried& b) { return a.sum > b.sum; });
    tried.resize((tried.size() + 1) / 2);
  }
  return tried.front().option.action;
}

}  // namespace artline_bot
