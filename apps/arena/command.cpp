// Lets computer players play the same deals and compares them.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <thread>

#include <unistd.h>

#include "apps/arena/opponents.h"
#include "apps/arena/report.h"
#include "apps/arena/teams.h"
#include "apps/commands.h"
#include "apps/common/files.h"
#include "apps/common/options.h"
#include "apps/common/progress.h"
#include "apps/play/terminal.h"
#include "core/erased_game.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr int usual_rollouts = 400;
constexpr int exit_interrupted = 130;  // the exit code that shells use for Ctrl-C

struct ArenaOptions {
  GameOptions game;
  std::string players = "2,3,4";
  std::string levels;  // empty: the usual ones
  long deals = 1000;
  std::uint64_t seed = 1;
  int threads = 0;
  int rollouts = 0;  // 0: as usual
  bool exact = false;
  std::string json;
  std::string svg;
};

constexpr std::string_view usual_teams = "random,greedy,expert,seeing";

// All games in which all are on one side are played by teams; there is one such game.
bool by_teams(const games::GameInfo& info) { return info.id == cats::Game::id; }

ArenaProgress shared_progress;
static_assert(std::atomic<bool>::is_always_lock_free);

// While this object lives, the first Ctrl-C ends the games and a second one ends the program.
class Interruption {
 public:
  Interruption() {
    struct sigaction action{};
    action.sa_handler = [](int) { shared_progress.ended = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
  }
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption() {
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);
  }
};

// Shows progress, speed, time left and rates of victories on standard error, if that is a terminal.
class ArenaWatcher {
 public:
  ArenaWatcher(std::size_t bars, long all) : bars_(bars), all_(all) {
    if (is_terminal(STDERR_FILENO)) thread_ = std::jthread([this](const std::stop_token& end) { watch(end); });
  }

 private:
  void watch(const std::stop_token& end) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any timer;
    while (!timer.wait_for(lock, end, std::chrono::milliseconds(250), [&] { return end.stop_requested(); }) &&
           !end.stop_requested()) {
      const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
      const std::string rates = this->rates();
      const int room = terminal_size(STDERR_FILENO).width - static_cast<int>(rates.size());
      std::fprintf(stderr, "\r\x1b[K%s%s", progress_line(shared_progress.done, all_, seconds, "deals", room).c_str(),
                   rates.c_str());
      std::fflush(stderr);
    }
    std::fputs("\r\x1b[K", stderr);
  }

  std::string rates() const {
    const long here = shared_progress.here;
    std::string text = "; won";
    for (std::size_t i = 0; i < bars_; ++i) {
      const double whole = static_cast<double>(std::max(1L, here) * whole_share);
      const double rate = 100.0 * static_cast<double>(shared_progress.won.at(i)) / whole;
      text += " " + std::to_string(std::min(100L, std::lround(rate)));
    }
    return text + " %";
  }

  std::size_t bars_;
  long all_;
  std::jthread thread_;
};

Or<std::vector<int>> read_players(const std::string& text) {
  std::vector<int> players;
  for (const std::string_view word : core::split(text, ',')) {
    const auto number = core::parse_number(word, 1, core::max_seats);
    if (!number) return stop(exit_usage, "--players takes numbers like 2,3,4, not '" + text + "'");
    players.push_back(*number);
  }
  return players;
}

// The levels of a game, weakest first.
std::vector<std::string_view> levels_of(const games::GameInfo& info) {
  if (by_teams(info)) return {team_levels().begin(), team_levels().end()};
  std::vector<std::string_view> levels = info.levels;
  levels.insert(levels.begin(), games::random_level);
  return levels;
}

Or<std::vector<std::string>> read_levels(const games::GameInfo& info, const std::string& text) {
  if (text.empty() && !by_teams(info)) return std::vector<std::string>(info.levels.begin(), info.levels.end());
  const auto known = levels_of(info);
  std::vector<std::string> levels;
  for (const std::string_view word : core::split(text.empty() ? usual_teams : std::string_view(text), ',')) {
    if (std::find(known.begin(), known.end(), word) == known.end()) {
      return stop(exit_usage, "there is no level '" + std::string(word) + "' in the arena of " + std::string(info.id) +
                                  "; there is " + core::listed(known));
    }
    if (std::find(levels.begin(), levels.end(), word) != levels.end())
      return stop(exit_usage, "level '" + std::string(word) + "' is given twice");
    levels.emplace_back(word);
  }
  if (!by_teams(info) && levels.size() < 2)
    return stop(exit_usage, "an arena of " + std::string(info.id) + " needs two levels that play against each other");
  return levels;
}

Or<ArenaPlan> make_plan(const ArenaOptions& options) {
  const auto info = find_game(options.game.game);
  if (!info) return core::Failure{info.error()};
  if (!by_teams(*info.value()) && (options.exact || options.rollouts > 0))
    return stop(exit_usage, "--exact and --rollouts are for cats, where teams play for themselves");
  auto levels = read_levels(*info.value(), options.levels);
  if (!levels) return core::Failure{levels.error()};
  for (const std::string& file : {options.json, options.svg}) {
    if (file.empty()) continue;
    if (const auto writable = check_writable(file); !writable) return core::Failure{writable.error()};
  }
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return ArenaPlan{.levels = std::move(levels).value(),
                   .deals = options.deals,
                   .seed = options.seed,
                   .threads = options.threads > 0 ? options.threads : cores,
                   .rollouts = options.rollouts > 0 ? options.rollouts : usual_rollouts,
                   .exact = options.exact};
}

// The games for all numbers of players, set up before the first one is played.
Or<std::vector<OpenedGame>> open_games(const ArenaOptions& options) {
  const auto players = read_players(options.players);
  if (!players) return core::Failure{players.error()};
  std::vector<OpenedGame> games;
  for (const int number : players.value()) {
    GameOptions wanted = options.game;
    wanted.players = number;
    auto opened = open_game(wanted);
    if (!opened) return core::Failure{opened.error()};
    games.push_back(std::move(opened).value());
  }
  return games;
}

Or<ArenaTable> play_table(const OpenedGame& opened, const ArenaPlan& plan) {
  if (!by_teams(opened.info)) return run_opponents(*opened.game, plan, shared_progress);
  const auto seen = opened.game->start()->look(core::Viewer::spectator());
  return run_teams(static_cast<const core::ErasedView<cats::Game>&>(*seen).rules(), plan, shared_progress);
}

Or<std::vector<ArenaTable>> play_tables(const std::vector<OpenedGame>& games, const ArenaPlan& plan) {
  const Interruption interruption;
  const std::size_t levels = plan.levels.size();
  const std::size_t bars = by_teams(games.front().info) ? levels : levels * (levels - 1) / 2;
  const ArenaWatcher watcher(bars, plan.deals * static_cast<long>(games.size()));
  std::vector<ArenaTable> tables;
  for (const OpenedGame& opened : games) {
    if (shared_progress.ended) break;
    shared_progress.next_table();
    auto table = play_table(opened, plan);
    if (!table) return core::Failure{table.error()};
    tables.push_back(std::move(table).value());
  }
  return tables;
}

Or<void> run(const ArenaOptions& options) {
  const auto plan = make_plan(options);
  if (!plan) return core::Failure{plan.error()};
  const auto games = open_games(options);
  if (!games) return core::Failure{games.error()};
  const auto begin = std::chrono::steady_clock::now();
  const auto tables = play_tables(games.value(), plan.value());
  if (!tables) return core::Failure{tables.error()};
  const ArenaReport report{.agreement = games.value().front().game->agreement(),
                           .plan = plan.value(),
                           .teams = by_teams(games.value().front().info),
                           .tables = tables.value(),
                           .seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(),
                           .interrupted = shared_progress.ended};
  std::fputs(arena_text(report).c_str(), stdout);
  if (!options.json.empty()) {
    if (auto written = write_whole(options.json, arena_json(report)); !written) return written;
  }
  if (!options.svg.empty()) {
    if (auto written = write_whole(options.svg, arena_svg(tables.value())); !written) return written;
  }
  if (shared_progress.ended) leave(exit_interrupted);
  return {};
}

void add_numbers(CLI::App& command, ArenaOptions& options) {
  command.add_option("-n,--deals", options.deals, "How many deals for each number of players, default 1000")
      ->check(whole_number(1, 100'000'000))
      ->type_name("N");
  command.add_option("-s,--seed", options.seed, "Same seed, same result; default 1")
      ->check(whole_number(0, 999'999'999'999'999'999))
      ->type_name("N");
  command.add_option("-t,--threads", options.threads, "Default: one a core; the result does not depend on it")
      ->check(whole_number(1, 256))
      ->type_name("N");
  command
      .add_option("-r,--rollouts", options.rollouts,
                  "Cats: games that expert, seeing and knowing play to the end for a decision, default 400")
      ->check(whole_number(1, 1'000'000))
      ->type_name("N");
}

}  // namespace

void add_arena(CLI::App& program) {
  auto options = std::make_shared<ArenaOptions>();
  CLI::App* command = program.add_subcommand("arena", "Compares computer players on the same deals");
  add_game_options(*command, options->game, false);
  command->remove_option(command->get_option("--players"));
  command->add_option("-p,--players", options->players, "Numbers of players, default 2,3,4")->type_name("N,...");
  add_numbers(*command, *options);
  const auto teams = team_levels();
  command
      ->add_option("-l,--levels", options->levels,
                   "Which levels, weakest first; default: all. In cats there is " +
                       core::listed({teams.begin(), teams.end()}) + ", default " + std::string(usual_teams) + ". In " +
                       bot_names())
      ->type_name("LEVEL,...");
  command->add_flag("--exact", options->exact,
                    "Cats: solves the game exactly too; only for very small component files");
  command->add_option("--json", options->json, "The results for programs, see docs/formats/arena.md")
      ->type_name("FILE");
  command->add_option("--svg", options->svg, "The results as a picture")->type_name("FILE");
  command->footer(
      "Ctrl-C ends it with the results so far and exit code 130.\n"
      "Examples:\n"
      "  vernissage arena cats --players 3 --deals 20000 --levels greedy,expert,seeing\n"
      "  vernissage arena cats --flag hard-cat=lenient --svg arena.svg\n"
      "  vernissage arena artline --players 2,3,4,5 --levels guest,guide,curator");
  command->callback([options] {
    if (const auto done = run(*options); !done) leave(done.error());
  });
}

}  // namespace apps
