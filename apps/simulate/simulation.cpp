#include "apps/simulate/simulation.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>

#include "apps/common/files.h"
#include "core/record.h"

namespace apps {
namespace {

// 000042.vrec. Leading zeros make names sort like numbers.
std::string record_name(long number, long games, bool zstd) {
  std::string digits = std::to_string(number);
  const std::size_t width = std::max<std::size_t>(6, std::to_string(games - 1).size());
  digits.insert(0, width - std::min(width, digits.size()), '0');
  return digits + (zstd ? ".vrec.zst" : ".vrec");
}

class Simulation {
 public:
  Simulation(const core::AnyGame& game, const SimulationPlan& plan, std::atomic<long>& done)
      : game_(game), plan_(plan), done_(done) {
    only_random_ = std::all_of(plan.bots.begin(), plan.bots.end(),
                               [](const std::string& level) { return level == games::random_level; });
  }

  Or<Totals> run() {
    std::vector<Totals> parts(static_cast<std::size_t>(plan_.threads));
    {
      std::vector<std::jthread> threads;
      for (std::size_t i = 1; i < parts.size(); ++i) threads.emplace_back([this, &parts, i] { work(parts[i]); });
      work(parts[0]);
    }
    if (failure_) return core::Failure{*failure_};
    Totals totals;
    for (const Totals& part : parts) totals.add(part);
    return totals;
  }

 private:
  // Plays games until none is left. The result does not depend on which thread plays which game.
  void work(Totals& totals) {
    totals.seats.resize(plan_.bots.size());
    for (long number = next_++; number < plan_.games && !failed_; number = next_++) {
      if (auto played = one(number, totals); !played) {
        const std::scoped_lock lock(failure_mutex_);
        if (!failure_) failure_ = played.error();
        failed_ = true;
      }
      ++done_;
    }
  }

  Or<void> one(long number, Totals& totals) {
    const core::Seed seed = core::Seed::derived(plan_.seed, static_cast<std::uint64_t>(number));
    core::DealStream deals(seed);
    core::Random choices(number_in(seed));
    std::vector<core::Move> log;
    std::vector<core::Move>* wanted = plan_.record_folder.empty() ? nullptr : &log;
    // Bots move on by one seat after each game, so that no bot gains from its seat.
    Bots bots = plan_.bots;
    std::rotate(bots.begin(), bots.begin() + number % static_cast<long>(bots.size()), bots.end());
    core::Playout playout;
    if (only_random_) {
      playout = game_.random_game(deals, choices, wanted);
    } else {
      BotGame table(game_, bots);
      playout = play_match(table, deals, choices, wanted);
    }
    if (playout.outcome.points.empty())
      return stop(exit_refused, "game " + std::to_string(number) + " did not come to its end");
    add(totals, playout, bots);
    return wanted == nullptr ? Or<void>()
                             : save(number, core::make_record(game_, std::move(log), playout.outcome, seed), totals);
  }

  static void add(Totals& totals, const core::Playout& playout, const Bots& bots) {
    const core::Outcome& outcome = playout.outcome;
    const auto [least, most] = std::minmax_element(outcome.points.begin(), outcome.points.end());
    ++totals.games;
    totals.decisions += playout.decisions;
    totals.draws += playout.draws;
    totals.shared += outcome.winners.size() > 1 ? 1 : 0;
    totals.lost += outcome.winners.empty() ? 1 : 0;
    totals.level += std::count(outcome.points.begin(), outcome.points.end(), *most) > 1 ? 1 : 0;
    totals.rounds.add(outcome.rounds);
    totals.spread.add(*most - *least);
    ++totals.end_reasons[outcome.end_reason];
    for (std::size_t s = 0; s < outcome.points.size(); ++s) {
      const bool won = outcome.winners.find(static_cast<char>('A' + s)) != std::string::npos;
      const long victory = won ? whole_victory / static_cast<long>(outcome.winners.size()) : 0;
      totals.points.add(outcome.points[s]);
      for (Share* share : {&totals.seats[s], &totals.bots[bots[s]]}) {
        share->points.add(outcome.points[s]);
        share->victories += victory;
      }
    }
  }

  Or<void> save(long number, const core::Record& record, Totals& totals) const {
    const std::string text = core::write_record(record);
    const std::string bytes = plan_.zstd ? compress(text) : text;
    totals.record_bytes += static_cast<long>(bytes.size());
    totals.largest_record = std::max(totals.largest_record, static_cast<long>(bytes.size()));
    return write_whole(plan_.record_folder + "/" + record_name(number, plan_.games, plan_.zstd), bytes);
  }

  const core::AnyGame& game_;
  const SimulationPlan& plan_;
  std::atomic<long>& done_;
  bool only_random_ = false;
  std::atomic<long> next_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex failure_mutex_;
  std::optional<Stop> failure_;
};

Or<void> make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error && !std::filesystem::is_directory(folder)) {
    return stop(exit_system, folder + ": can't be made a directory for the records: " + error.message());
  }
  return check_writable(folder + "/x");
}

}  // namespace

void Tally::add(int value) {
  ++count;
  sum += value;
  squares += static_cast<long>(value) * value;
  ++times[value];
}

void Tally::add(const Tally& other) {
  count += other.count;
  sum += other.sum;
  squares += other.squares;
  for (const auto& [value, number] : other.times) times[value] += number;
}

double Tally::mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

double Tally::deviation() const {
  if (count == 0) return 0;
  const double average = mean();
  return std::sqrt(std::max(0.0, static_cast<double>(squares) / static_cast<double>(count) - average * average));
}

double Share::win_rate() const {
  return points.count == 0 ? 0 : static_cast<double>(victories) / whole_victory / static_cast<double>(points.count);
}

void Totals::add(const Totals& other) {
  games += other.games;
  decisions += other.decisions;
  draws += other.draws;
  shared += other.shared;
  level += other.level;
  lost += other.lost;
  record_bytes += other.record_bytes;
  largest_record = std::max(largest_record, other.largest_record);
  points.add(other.points);
  rounds.add(other.rounds);
  spread.add(other.spread);
  for (const auto& [reason, count] : other.end_reasons) end_reasons[reason] += count;
  seats.resize(std::max(seats.size(), other.seats.size()));
  const auto join = [](Share& share, const Share& more) {
    share.points.add(more.points);
    share.victories += more.victories;
  };
  for (std::size_t s = 0; s < other.seats.size(); ++s) join(seats[s], other.seats[s]);
  for (const auto& [name, share] : other.bots) join(bots[name], share);
}

Or<Totals> simulate(const core::AnyGame& game, const SimulationPlan& plan, std::atomic<long>& done) {
  if (!plan.record_folder.empty()) {
    if (auto made = make_folder(plan.record_folder); !made) return core::Failure{made.error()};
  }
  return Simulation(game, plan, done).run();
}

std::uint64_t number_in(const core::Seed& seed) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8U | seed.bytes[i];
  return number;
}

}  // namespace apps
