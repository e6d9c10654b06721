#include "apps/arena/teams.h"

#include <algorithm>
#include <mutex>
#include <numeric>

namespace apps {
namespace {

class Run {
 public:
  Run(const ArenaGame& game, const ArenaPlan& plan, ArenaProgress& progress)
      : game_(game), plan_(plan), progress_(progress) {
    for (const std::string& level : plan.levels)
      teams_.emplace_back(ArenaTeam{.level = level, .won = {}, .clean = {}, .regret = {}});
    resize(plan.deals);
  }

  Or<std::vector<ArenaTeam>> play() {
    const auto played = play_deals(plan_, progress_, [this](long deal) { return all(deal); });
    if (!played) return core::Failure{played.error()};
    resize(played.value());
    return std::move(teams_);
  }

 private:
  void resize(long deals) {
    for (ArenaTeam& team : teams_) team.resize(static_cast<std::size_t>(deals), game_.exact != nullptr);
  }

  bool all(long deal) {
    bool ended = true;
    for (std::size_t t = 0; t < teams_.size(); ++t) ended = one(t, deal) && ended;
    return ended;
  }

  bool one(std::size_t t, long deal) {
    ArenaTeam& team = teams_[t];
    const ArenaResult result = play_deal(game_, team.level, plan_.seed, deal);
    const auto i = static_cast<std::size_t>(deal);
    team.won[i] = result.won ? 1 : 0;
    team.clean[i] = result.clean;
    if (game_.exact != nullptr) team.regret[i] = static_cast<float>(result.regret);
    progress_.won.at(t) += whole_share * team.won[i];
    const std::scoped_lock lock(mutex_);
    team.decisions += result.decisions;
    team.seconds += result.seconds;
    return result.ended;
  }

  const ArenaGame& game_;
  const ArenaPlan& plan_;
  ArenaProgress& progress_;
  std::vector<ArenaTeam> teams_;
  std::mutex mutex_;
};

}  // namespace

void ArenaTeam::resize(std::size_t deals, bool exact) {
  won.resize(deals);
  clean.resize(deals);
  regret.resize(exact ? deals : 0);
}

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

const ArenaTeam* TeamTable::find(std::string_view level) const {
  const auto found = std::find_if(teams.begin(), teams.end(), [&](const ArenaTeam& t) { return t.level == level; });
  return found == teams.end() ? nullptr : &*found;
}

std::optional<Estimate> TeamTable::gap_share() const {
  const ArenaTeam* greedy = find("greedy");
  const ArenaTeam* expert = find("expert");
  const ArenaTeam* seeing = find("seeing");
  if (greedy == nullptr || expert == nullptr || seeing == nullptr) return std::nullopt;
  return ratio_of(expert->gain_on(*greedy), seeing->gain_on(*greedy));
}

Or<ArenaTable> run_teams(const cats::Game& game, const ArenaPlan& plan, ArenaProgress& progress) {
  TeamTable table;
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
  const ArenaGame arena{
      .rules = game, .rollouts = plan.rollouts, .exact = exact ? &*exact : nullptr, .exact_mutex = &exact_mutex};
  auto teams = Run(arena, plan, progress).play();
  if (!teams) return core::Failure{teams.error()};
  table.teams = std::move(teams).value();
  table.deals = table.teams.empty() ? 0 : static_cast<long>(table.teams.front().won.size());
  return reported(table);
}

}  // namespace apps
