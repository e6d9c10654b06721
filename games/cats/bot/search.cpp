#include "cats_bot/search.h"

#include <algorithm>

namespace cats_bot {

using namespace cats;

namespace {

constexpr int for_winning = 100;
constexpr int for_a_painting = 30;
constexpr int for_a_die_left = 10;

}  // namespace

int reward(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  const int clean = game.clean_count(t);
  const int won = clean >= game.goal() ? for_winning : 0;
  const int dice = game.dirty(t) == 0 ? t.dice.unused_count() + (game.parts().rounds - t.round) * game.parts().dice : 0;
  return won + std::min(clean, game.goal()) * for_a_painting + dice * for_a_die_left;
}

Ranked expert(const Game& game, const View& view, const Memory& memory, Budget budget, core::Random& random) {
  const std::uint64_t luck = random.next();
  const auto world = [&](int n) {
    core::Random chance(luck + static_cast<std::uint64_t>(n) * 2);
    State state = sample(game, view, memory, chance);
    return World<core::Random>{state, chance};
  };
  return search(game, core::index(view.viewer.seat()), world, budget, random);
}

Ranked card_seer(const Game& game, const State& state, int seat, Budget budget, core::Random& random) {
  const std::uint64_t luck = random.next();
  const auto world = [&](int n) {
    World<core::Random> truth{state, core::Random(luck + static_cast<std::uint64_t>(n) * 2)};
    truth.state.seen = ~std::uint64_t{0};
    return truth;
  };
  return search(game, seat, world, budget, random);
}

}  // namespace cats_bot
