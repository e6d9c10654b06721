// Plays many games and sums them up.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

#include "apps/commands.h"
#include "apps/common/options.h"
#include "apps/common/progress.h"
#include "apps/simulate/summary.h"

namespace apps {
namespace {

struct SimulateOptions {
  GameOptions game;
  std::string bots{games::random_level};
  long games = 1000;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string record;
  bool zstd = false;
  bool json = false;
};

Or<void> run(const SimulateOptions& options) {
  const auto opened = open_game(options.game);
  if (!opened) return core::Failure{opened.error()};
  const auto bots = read_bots(opened.value().info, options.bots, options.game.players);
  if (!bots) return core::Failure{bots.error()};
  if (options.zstd && options.record.empty())
    return stop(exit_usage, "--zstd is for records: name a directory with --record");
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const SimulationPlan plan{.bots = bots.value(),
                            .games = options.games,
                            .seed = options.seed,
                            .threads = options.threads > 0 ? options.threads : cores,
                            .record_folder = options.record,
                            .zstd = options.zstd};
  std::atomic<long> done = 0;
  const auto begin = std::chrono::steady_clock::now();
  const auto totals = [&] {
    const Progress progress(done, plan.games, "games");
    return simulate(*opened.value().game, plan, done);
  }();
  if (!totals) return core::Failure{totals.error()};
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const auto& agreement = opened.value().game->agreement();
  const std::string text = options.json ? json_summary(agreement, plan, totals.value(), seconds)
                                        : text_summary(agreement, plan, totals.value(), seconds);
  std::fputs(text.c_str(), stdout);
  return {};
}

}  // namespace

void add_simulate(CLI::App& program) {
  auto options = std::make_shared<SimulateOptions>();
  CLI::App* command = program.add_subcommand("simulate", "Plays many games at full speed and sums them up");
  add_game_options(*command, options->game, false);
  command->add_option("-n,--games", options->games, "How many games, default 1000")
      ->check(whole_number(1, 1'000'000'000))
      ->type_name("N");
  command
      ->add_option("-b,--bots", options->bots,
                   "Who plays, default random; repeated around the table, one seat on each game. In " + bot_names())
      ->type_name("BOT,...");
  command->add_option("-s,--seed", options->seed, "Same seed, same result; default 1")
      ->check(whole_number(0, 999'999'999'999'999'999))
      ->type_name("N");
  command->add_option("-t,--threads", options->threads, "Default: one a core; the result does not depend on it")
      ->check(whole_number(1, 256))
      ->type_name("N");
  command->add_option("-r,--record", options->record, "Writes the record of every game there: 000000.vrec, ...")
      ->type_name("DIR");
  command->add_flag("--zstd", options->zstd, "Compressed records: 000000.vrec.zst, ...");
  command->add_flag("--json", options->json, "The summary for programs, see docs/formats/simulate.md");
  command->footer(
      "Examples:\n"
      "  vernissage simulate art-society --players 4 --games 100000 --bots random --edition ru --seed 7 --threads 2\n"
      "  vernissage simulate art-society --games 200 --bots collector,visitor --record records --zstd\n"
      "  vernissage simulate cats --players 3 --games 1000 --json");
  command->callback([options] {
    if (const auto done = run(*options); !done) leave(done.error());
  });
}

}  // namespace apps
