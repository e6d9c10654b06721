#include "apps/arena/opponents.h"

#include <algorithm>
#include <mutex>
#include <numeric>

#include "apps/arena/seeds.h"
#include "apps/common/cpu_time.h"
#include "apps/play/bot_game.h"

namespace apps {
namespace {

constexpr int most_moves = 100'000;  // a game has some hundreds

// How a game went for the player that is watched.
struct Played {
  double share = 0;  // of the victory
  bool ended = false;
  std::vector<float> times;
};

class ContestGame {
 public:
  ContestGame(const core::AnyGame& game, Bots bots, int watched, const core::Seed& seed)
      : table_(game, bots), watched_(watched), luck_(number_in(seed, 0)) {
    for (std::size_t s = 0; s < bots.size(); ++s)
      chances_.emplace_back(number_in(seed, 8) ^ number_of(bots[s] + std::to_string(s)));
  }

  Played play() {
    Played played;
    if (const auto players = table_.players(); players && !table_.play(players->actor, players->token)) return played;
    core::Actor actor = core::Actor::chance();
    for (int moves = 0; !table_.over() && moves < most_moves; ++moves) {
      actor = next_actor(table_.awaited(), actor);
      if (!table_.play(actor, actor.is_chance() ? deal() : choose(actor.seat(), played))) return played;
    }
    played.ended = table_.over();
    const std::string winners = table_.outcome().winners;
    if (winners.find(core::seat_letter(watched_)) != std::string::npos)
      played.share = 1.0 / static_cast<double>(winners.size());
    return played;
  }

 private:
  // Every outcome has its rank in this deal, so the cards come in the same order, no matter how the players play.
  std::string deal() const {
    auto outcomes = table_.outcomes();
    const auto rank = [this](const std::string& outcome) { return core::Random(luck_ ^ number_of(outcome)).next(); };
    return *std::min_element(outcomes.begin(), outcomes.end(),
                             [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  }

  std::string choose(core::Seat seat, Played& played) {
    const double begin = thread_seconds();
    std::string token = table_.choose(seat, chances_[static_cast<std::size_t>(core::index(seat))]);
    if (core::index(seat) == watched_) played.times.push_back(static_cast<float>(1000 * (thread_seconds() - begin)));
    return token;
  }

  BotGame table_;
  int watched_;
  std::uint64_t luck_;
  std::vector<core::Random> chances_;  // of the players
};

class ContestRun {
 public:
  ContestRun(const core::AnyGame& game, const ArenaPlan& plan, ArenaProgress& progress)
      : game_(game), plan_(plan), progress_(progress), players_(game.agreement().seats) {
    for (const std::string& level : plan.levels) {
      for (const std::string& against : plan.levels) {
        if (level == against) break;
        contests_.push_back({level, against, std::vector<double>(static_cast<std::size_t>(plan.deals)), {}});
      }
    }
  }

  Or<ArenaTable> play() {
    const auto played = play_deals(plan_, progress_, [this](long deal) { return all(deal); });
    if (!played) return core::Failure{played.error()};
    for (Contest& contest : contests_) contest.shares.resize(static_cast<std::size_t>(played.value()));
    return reported(ContestTable{players_, played.value(), std::move(contests_)});
  }

 private:
  bool all(long deal) {
    bool ended = true;
    for (std::size_t c = 0; c < contests_.size(); ++c) ended = one(c, deal) && ended;
    return ended;
  }

  // In every seat in turn.
  bool one(std::size_t c, long deal) {
    Contest& contest = contests_[c];
    bool ended = true;
    double sum = 0;
    for (int seat = 0; seat < players_; ++seat) {
      Bots bots(static_cast<std::size_t>(players_), contest.against);
      bots[static_cast<std::size_t>(seat)] = contest.level;
      const core::Seed seed = core::Seed::derived(plan_.seed, static_cast<std::uint64_t>(deal));
      const Played played = ContestGame(game_, bots, seat, seed).play();
      ended = ended && played.ended;
      sum += played.share;
      const std::scoped_lock lock(mutex_);
      contest.times.insert(contest.times.end(), played.times.begin(), played.times.end());
    }
    const double share = sum / players_;
    contest.shares[static_cast<std::size_t>(deal)] = share;
    progress_.won.at(c) += static_cast<long>(whole_share * share);
    return ended;
  }

  const core::AnyGame& game_;
  const ArenaPlan& plan_;
  ArenaProgress& progress_;
  int players_;
  std::vector<Contest> contests_;
  std::mutex mutex_;
};

}  // namespace

// Nobody wins less than nothing or more than everything.
Estimate Contest::win_share() const {
  const Estimate share = mean_of(shares);
  return {share.value, std::max(0.0, share.low), std::min(1.0, share.high)};
}

double Contest::milliseconds() const {
  const double sum = std::accumulate(times.begin(), times.end(), 0.0);
  return times.empty() ? 0 : sum / static_cast<double>(times.size());
}

double Contest::milliseconds_of(int of_hundred) const {
  if (times.empty()) return 0;
  std::vector<float> sorted = times;
  std::sort(sorted.begin(), sorted.end());
  return double{sorted[(sorted.size() - 1) * static_cast<std::size_t>(of_hundred) / 100]};
}

Or<ArenaTable> run_opponents(const core::AnyGame& game, const ArenaPlan& plan, ArenaProgress& progress) {
  return ContestRun(game, plan, progress).play();
}

}  // namespace apps
