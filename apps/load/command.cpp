// `bench load`: real sockets, matches and moves, and what they cost the server.
#include <algorithm>
#include <cstdio>
#include <optional>

#include <unistd.h>

#include "apps/commands.h"
#include "apps/common/child.h"
#include "apps/common/cpu_time.h"
#include "apps/common/files.h"
#include "apps/common/options.h"
#include "apps/load/compare.h"
#include "apps/load/crowd.h"
#include "apps/load/report.h"
#include "apps/load/server.h"
#include "apps/play/terminal.h"

namespace apps {
namespace {

struct LoadOptions {
  GameOptions game;
  int sockets = 10000;
  int matches = 1000;
  int seconds = 15;
  int rate = 3000;
  int at_once = 100;
  std::string store;
  std::string server;
  std::string json;
  bool compare = false;
};

constexpr int warm_part = 20;  // a twentieth of the sockets and matches is opened before memory is first read
constexpr int spare_files = 200;

void say(const std::string& what) {
  if (is_terminal(STDERR_FILENO)) std::fprintf(stderr, "%s\n", what.c_str());
}

std::string store_name(const LoadOptions& options) {
  if (!options.server.empty()) return "of the server";
  if (options.store.empty()) return "sqlite";
  return options.store.substr(0, options.store.find(':'));  // an address may hold a password
}

class LoadRun {
 public:
  LoadRun(const LoadOptions& options, LoadServer& server, std::vector<int> rates, std::unique_ptr<core::AnyGame> game)
      : options_(options),
        server_(server),
        rates_(std::move(rates)),
        crowd_(server.host(), server.port(), std::move(game)) {}

  Or<LoadFigures> run() {
    figures_.game = options_.game.game;
    figures_.store = store_name(options_);
    figures_.sockets = options_.sockets;
    figures_.matches = options_.matches;
    if (auto done = fill(); !done) return core::Failure{done.error()};
    if (auto done = play(); !done) return core::Failure{done.error()};
    if (memory_) {
      memory_->played = memory();
      figures_.memory = memory_;
    }
    figures_.update_bytes = spread_of(std::move(update_bytes_));
    return std::move(figures_);
  }

 private:
  long memory() const {
    const auto usage = server_.usage();
    return usage ? usage->memory : 0;
  }

  // Adds this many in two steps and returns the cost of one of the second step.
  template <class Add>
  Or<double> cost_of(int count, Add&& add) {
    const int warm = count / warm_part;
    if (auto done = add(warm); !done) return core::Failure{done.error()};
    const long before = memory();
    if (auto done = add(count - warm); !done) return core::Failure{done.error()};
    ::usleep(200'000);  // lets the server finish its work
    return count > warm ? static_cast<double>(memory() - before) / (count - warm) : 0.0;
  }

  Or<void> fill() {
    LoadMemory memory_now{.empty = memory()};
    const int idle = options_.sockets - options_.matches * static_cast<int>(load_seats);
    if (idle > 0) {
      const auto socket = cost_of(idle, [&](int count) { return crowd_.add_idle(count); });
      if (!socket) return core::Failure{socket.error()};
      memory_now.socket = socket.value();
    }
    const auto match = cost_of(options_.matches, [&](int count) { return crowd_.add_matches(count); });
    if (!match) return core::Failure{match.error()};
    memory_now.match = match.value() - static_cast<double>(load_seats) * memory_now.socket.value_or(0);
    memory_now.all = memory();
    if (server_.usage()) memory_ = memory_now;
    return {};
  }

  Or<void> play() {
    const double seconds = options_.seconds;
    say("playing at full speed ...");
    const Pace full{.seconds = seconds / 3, .rate = 0, .at_once = std::min(options_.at_once, options_.matches)};
    if (auto warm = crowd_.play(full); !warm) return core::Failure{warm.error()};
    if (auto done = measure("full speed", {2 * seconds / 3, 0, full.at_once}); !done) return done;
    for (const int rate : rates_) {
      if (rate == 0) continue;
      if (auto done = measure("steady", {seconds, rate, 0}); !done) return done;
    }
    return {};
  }

  Or<void> measure(const std::string& name, const Pace& pace) {
    const auto before = server_.usage();
    const double own_before = cpu_seconds();
    auto sample = crowd_.play(pace);
    if (!sample) return core::Failure{sample.error()};
    const auto after = server_.usage();
    LoadPhase phase{.name = name, .offered = pace.rate, .sample = std::move(sample).value()};
    phase.own_cpu = cpu_seconds() - own_before;
    if (before && after) phase.server_cpu = after->cpu_seconds - before->cpu_seconds;
    phase.answer_ms = spread_of(std::move(phase.sample.answer_ms));
    const auto& sizes = phase.sample.update_bytes;
    update_bytes_.insert(update_bytes_.end(), sizes.begin(), sizes.end());
    phase.sample.update_bytes = {};
    figures_.phases.push_back(std::move(phase));
    return {};
  }

  const LoadOptions& options_;
  LoadServer& server_;
  std::vector<int> rates_;
  LoadCrowd crowd_;
  LoadFigures figures_;
  std::optional<LoadMemory> memory_;
  std::vector<float> update_bytes_;
};

Or<void> check(const LoadOptions& options) {
  if (const auto game = open_game(options.game); !game) return core::Failure{game.error()};
  if (options.matches * static_cast<int>(load_seats) > options.sockets)
    return stop(exit_usage, "four sockets go with every match: --sockets must be at least four times --matches");
  const long files = raise_file_limit();
  if (files < options.sockets + spare_files) {
    return stop(exit_system, "the system allows " + std::to_string(files) + " open files, too few for " +
                                 std::to_string(options.sockets) + " sockets; take fewer, or raise 'ulimit -n'");
  }
  return options.json.empty() ? Or<void>() : check_writable(options.json);
}

// One server from its start to its end, under one load.
Or<LoadFigures> run_load(const LoadOptions& options, const std::vector<int>& rates) {
  auto game = open_game(options.game);
  if (!game) return core::Failure{game.error()};
  const std::vector<int> cores = allowed_cores();
  const bool pinned = cores.size() > 1 && options.server.empty();
  auto server = options.server.empty()
                    ? LoadServer::start(options.store, pinned ? std::optional(cores.front()) : std::nullopt,
                                        options.sockets + spare_files)
                    : LoadServer::at(options.server);
  if (!server) return core::Failure{server.error()};
  if (pinned) stay_on({cores.begin() + 1, cores.end()});
  auto figures = LoadRun(options, server.value(), rates, std::move(game.value().game)).run();
  stay_on(cores);
  if (figures) figures.value().pinned = pinned;
  return figures;
}

Or<void> report(const LoadOptions& options, const LoadFigures& figures, const std::string& comparison) {
  std::fputs(load_text(figures).c_str(), stdout);
  if (options.json.empty()) return {};
  return write_whole(options.json, load_json(figures, comparison) + "\n");
}

// boardgame.io, then ours with as many matches and at the same rates, then ours under the whole load.
Or<void> compare(const LoadOptions& options) {
  say("measuring boardgame.io, about 45 s ...");
  const auto theirs = run_boardgame_io();
  if (!theirs) return core::Failure{theirs.error()};
  std::vector<int> rates;
  for (const auto& step : theirs.value().steady) rates.push_back(step.rate);
  LoadOptions alike = options;
  alike.matches = theirs.value().matches;
  alike.sockets = alike.matches * static_cast<int>(load_seats);
  alike.at_once = alike.matches / 2;
  const auto small = run_load(alike, rates);
  if (!small) return core::Failure{small.error()};
  const auto whole = run_load(options, {options.rate});
  if (!whole) return core::Failure{whole.error()};
  const std::string both = comparison_json(small.value(), theirs.value());
  auto done = report(options, whole.value(), both);
  std::fputs(comparison_text(small.value(), whole.value().memory, theirs.value()).c_str(), stdout);
  return done;
}

Or<void> bench_load(const LoadOptions& options) {
  if (auto checked = check(options); !checked) return checked;
  const Interruption interruption;
  if (options.compare) return compare(options);
  const auto figures = run_load(options, {options.rate});
  if (!figures) return core::Failure{figures.error()};
  return report(options, figures.value(), "");
}

}  // namespace

void add_bench_load(CLI::App& bench) {
  auto options = std::make_shared<LoadOptions>();
  CLI::App* command = bench.add_subcommand("load", "Puts a server under load: many sockets, matches and moves");
  options->game.game = games::all_games().front().id;
  command->add_option("--game", options->game.game, "What is played: " + games::game_names())->type_name("GAME");
  command->add_option("--sockets", options->sockets, "Open sockets in all, default 10000")
      ->check(whole_number(4, 100'000))
      ->type_name("N");
  command->add_option("--matches", options->matches, "Matches of four people among them, default 1000")
      ->check(whole_number(1, 20'000))
      ->type_name("N");
  command->add_option("--rate", options->rate, "Moves a second in all for the steady part, default 3000; 0: none")
      ->check(whole_number(0, 100'000))
      ->type_name("N");
  command->add_option("--seconds", options->seconds, "How long each part takes, default 15")
      ->check(whole_number(1, 120))
      ->type_name("S");
  command->add_option("--at-once", options->at_once, "Moves under way at full speed, default 100")
      ->check(whole_number(1, 20'000))
      ->type_name("N");
  auto* store =
      command
          ->add_option("--store", options->store,
                       "As for 'serve'; default: SQLite in a temporary folder. Test matches stay in another one")
          ->type_name("STORE");
  command->add_option("--server", options->server, "A server of this machine that runs already, with raised limits")
      ->excludes(store)
      ->type_name("URL");
  command->add_option("--json", options->json, "Writes all figures for programs there")->type_name("FILE");
  command
      ->add_flag("--compare", options->compare,
                 "Measures boardgame.io before (bench/boardgame-io; needs Node) and puts both into one table")
      ->excludes("--server")
      ->excludes("--game");
  command->footer(
      "Starts 'vernissage serve' on one core, with a free port and a temporary folder, and plays from the others. All "
      "of\n"
      "it goes at the end. docs/PERFORMANCE.md says what is measured and how.\n"
      "Examples:\n"
      "  vernissage bench load\n"
      "  vernissage bench load --sockets 400 --matches 100 --rate 1000 --seconds 5 --json load.json\n"
      "  vernissage bench load --compare");
  command->callback([options] {
    if (const auto done = bench_load(*options); !done) leave(done.error());
  });
}

}  // namespace apps
