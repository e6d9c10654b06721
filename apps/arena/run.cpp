#include "apps/arena/run.h"

#include <algorithm>
#include <mutex>
#include <numeric>
#include <thread>

namespace apps {
namespace {

class Run {
 public:
  Run(const ArenaGame& game, const ArenaPlan& plan, ArenaProgress& progress, const std::atomic<bool>& ended)
      : game_(game), plan_(plan), progress_(progress), ended_(ended) {
    for (const std::string& level : plan.levels) {
      const auto deals = static_cast<std::size_t>(plan.deals);
      teams_.push_back({.level = level,
                        .won = std::vector<std::uint8_t>(deals),
                        .clean = std::vector<std::uint8_t>(deals),
                        .regret = std::vector<float>(game.exact == nullptr ? 0 : deals)});
    }
  }

  Or<std::vector<ArenaTeam>> play() {
    {
      std::vector<std::jthread> threads;
      for (int i = 1; i < plan_.threads; ++i) threads.emplace_back([this] { work(); });
      work();
    }
    if (endless_ >= 0) return stop(exit_refused, "deal " + std::to_string(endless_) + " did not come to its end");
    const auto played = static_cast<std::size_t>(std::min(next_.load(), plan_.deals));
    for (ArenaTeam& team : teams_) {
      team.won.resize(played);
      team.clean.resize(played);
      team.regret.resize(game_.exact == nullptr ? 0 : played);
    }
    return std::move(teams_);
  }

 private:
  // All teams play a deal that was begun, so the finished deals are always the first ones.
  void work() {
    while (!ended_ && endless_ < 0) {
      const long deal = next_++;
      if (deal >= plan_.deals) return;
      for (std::size_t t = 0; t < teams_.size(); ++t) one(t, deal);
      ++progress_.here;
      ++progress_.done;
    }
  }

  void one(std::size_t t, long deal) {
    ArenaTeam& team = teams_[t];
    const ArenaResult result = play_deal(game_, team.level, plan_.seed, deal);
    if (!result.ended) endless_ = deal;
    const auto i = static_cast<std::size_t>(deal);
    team.won[i] = result.won ? 1 : 0;
    team.clean[i] = result.clean;
    if (game_.exact != nullptr) team.regret[i] = static_cast<float>(result.regret);
    progress_.won.at(t) += team.won[i];
    const std::scoped_lock lock(mutex_);
    team.decisions += result.decisions;
    team.seconds += result.seconds;
  }

  const ArenaGame& game_;
  const ArenaPlan& plan_;
  ArenaProgress& progress_;
  const std::atomic<bool>& ended_;
  std::vector<ArenaTeam> teams_;
  std::atomic<long> next_ = 0;
  std::atomic<long> endless_ = -1;  // the number of a deal that was given up, or −1
  std::mutex mutex_;
};

}  // namespace

Estimate ArenaTeam::win_rate() const {
  return share_of(std::count(won.begin(), won.end(), 1), static_cast<long>(won.size()));
}

double ArenaTeam::mean_clean() const {
  const long sum = std::accumulate(clean.begin(), clean.end(), 0L);
  return clean.empty() ? 0 : static_cast<double>(sum) / static_cast<double>(clean.size());
}

double ArenaTeam::milliseconds() const { return decisions == 0 ? 0 : seconds * 1000 / static_cast<double>(decisions); }

std::vector<double> ArenaTeam::gain_on(const ArenaTeam& other) const {
  std::vector<double> gain(won.size());
  for (std::size_t i = 0; i < gain.size(); ++i)
    gain[i] = static_cast<double>(won[i]) - static_cast<double>(other.won[i]);
  return gain;
}

std::optional<Estimate> ArenaTeam::mean_regret() const {
  if (regret.empty() || !plays_fair(level)) return std::nullopt;
  return mean_of({regret.begin(), regret.end()});
}

const ArenaTeam* ArenaTable::find(std::string_view level) const {
  const auto found = std::find_if(teams.begin(), teams.end(), [&](const ArenaTeam& t) { return t.level == level; });
  return found == teams.end() ? nullptr : &*found;
}

std::optional<Estimate> ArenaTable::gap_share() const {
  const ArenaTeam* greedy = find("greedy");
  const ArenaTeam* expert = find("expert");
  const ArenaTeam* seeing = find("seeing");
  if (greedy == nullptr || expert == nullptr || seeing == nullptr) return std::nullopt;
  return ratio_of(expert->gain_on(*greedy), seeing->gain_on(*greedy));
}

Or<ArenaTable> run_arena(const cats::Game& game, const ArenaPlan& plan, ArenaProgress& progress,
                         const std::atomic<bool>& ended) {
  ArenaTable table;
  table.players = game.seats();
  table.goal = game.goal();
  table.paintings = game.parts().paintings();
  std::optional<cats_bot::Exact> exact;
  std::mutex exact_mutex;
  if (plan.exact) {
    const std::string_view obstacle = cats_bot::Exact::obstacle(game);
    if (!obstacle.empty()) return stop(exit_refused, "this game can't be solved exactly: " + std::string(obstacle));
    table.exact = exact.emplace(game).value();
    table.exact_states = exact->states();
  }
  progress.here = 0;
  for (std::atomic<long>& won : progress.won) won = 0;
  const ArenaGame arena{
      .rules = game, .rollouts = plan.rollouts, .exact = exact ? &*exact : nullptr, .exact_mutex = &exact_mutex};
  auto teams = Run(arena, plan, progress, ended).play();
  if (!teams) return core::Failure{teams.error()};
  table.teams = std::move(teams).value();
  table.deals = table.teams.empty() ? 0 : static_cast<long>(table.teams.front().won.size());
  return table;
}

}  // namespace apps
