#include "apps/arena/team_play.h"

#include <algorithm>
#include <array>

#include "apps/arena/seeds.h"
#include "apps/common/cpu_time.h"
#include "cats_bot/fate.h"
#include "cats_bot/player.h"
#include "cats_bot/policy.h"
#include "cats_bot/search.h"
#include "core/deal.h"

namespace apps {
namespace {

using cats::Action;
using cats::State;
using cats_bot::Fate;
using core::Actor;

constexpr std::array<std::string_view, 8> all_levels = {"random", "kitten", "young-cat", "cat",
                                                        "greedy", "expert", "seeing",    "knowing"};

constexpr int most_decisions = 10'000;  // a game has about a hundred

// The one true world for levels that know more than a player may: all cards are open, and chance follows this random source.
struct Truth {
  State state;
  Fate fate;
};

// The policy with which cats_bot::search plays its simulated games.
int play_on(const cats::Game& game, Truth& truth, core::Random& choices) {
  while (!game.over(truth.state)) {
    const Actor actor = game.awaited(truth.state).nth(0);
    const Action action = actor.is_chance() ? truth.fate.next(game, truth.state)
                                            : cats_bot::greedy(game, truth.state, core::index(actor.seat()), choices);
    game.apply(truth.state, actor, action);
  }
  return cats_bot::reward(game, truth.state);
}

// `greedy` reads what was shown from the state itself, and levels that see all cards need no memory.
bool needs_memory(std::string_view level) { return level != "random" && level != "greedy" && plays_fair(level); }

class Match {
 public:
  Match(const ArenaGame& game, std::string_view level, const core::Seed& seed)
      : game_(game),
        rules_(game.rules),
        level_(level),
        fate_(number_in(seed, 0)),
        random_(number_in(seed, 8) ^ number_of(level)),
        state_(game.rules.start()) {}

  ArenaResult play() {
    ArenaResult result;
    const double begin = thread_seconds();
    double watching = 0;  // time of the exact solver, which does not count for the team
    while (!rules_.over(state_) && result.decisions < most_decisions) {
      const Actor actor = rules_.awaited(state_).nth(0);
      const Action action = actor.is_chance() ? fate_.next(rules_, state_) : choose(core::index(actor.seat()));
      if (!actor.is_chance()) {
        ++result.decisions;
        const double before = thread_seconds();
        result.regret += regret(actor, action);
        watching += thread_seconds() - before;
      }
      rules_.apply(state_, actor, action);
      if (remembers_) memory_.see(rules_, rules_.view(state_, core::Viewer::spectator()));
    }
    result.seconds = thread_seconds() - begin - watching;
    result.ended = rules_.over(state_);
    result.clean = static_cast<std::uint8_t>(rules_.clean_count(state_.table));
    result.won = !rules_.winners(state_).empty();
    return result;
  }

 private:
  Action choose(int seat) {
    const core::Seat who{cats::byte(seat)};
    const cats_bot::Budget budget{.rollouts = game_.rollouts};
    if (level_ == "random") {
      cats::LegalActions legal;
      rules_.legal(state_, who, legal);
      return legal[random_.below(legal.size())];
    }
    if (level_ == "greedy") return cats_bot::greedy(rules_, state_, seat, random_);
    if (level_ == "seeing" || level_ == "knowing") return foresee(seat, budget);
    const cats::View view = rules_.view(state_, who);
    if (level_ == "expert") return cats_bot::expert(rules_, view, memory_, budget, random_).action;
    return cats_bot::choose(level_, rules_, view, memory_, random_).action;
  }

  Action foresee(int seat, cats_bot::Budget budget) {
    const std::uint64_t luck = random_.next();
    const auto truth = [&](int n) {
      Truth now{state_, level_ == "knowing" ? fate_ : fate_.with_other_dice(luck + static_cast<std::uint64_t>(n))};
      now.state.seen = ~std::uint64_t{0};
      return now;
    };
    return cats_bot::search(rules_, seat, truth, budget, random_).action;
  }

  double regret(Actor actor, Action action) const {
    if (game_.exact == nullptr || !plays_fair(level_)) return 0;
    const std::scoped_lock lock(*game_.exact_mutex);
    return game_.exact->value(state_) - game_.exact->value(state_, actor, action);
  }

  const ArenaGame& game_;
  const cats::Game& rules_;
  std::string_view level_;
  Fate fate_;
  core::Random random_;
  State state_;
  bool remembers_ = needs_memory(level_);
  cats_bot::Memory memory_;  // one for the whole team, because all cats see the same
};

}  // namespace

std::span<const std::string_view> team_levels() { return all_levels; }

bool plays_fair(std::string_view level) { return level != "seeing" && level != "knowing"; }

ArenaResult play_deal(const ArenaGame& game, std::string_view level, std::uint64_t seed, long deal) {
  return Match(game, level, core::Seed::derived(seed, static_cast<std::uint64_t>(deal))).play();
}

}  // namespace apps
