// A game of bots, shown step by step.
#include <cstdio>
#include <cstring>

#include <sodium.h>

#include "apps/commands.h"
#include "apps/common/files.h"
#include "apps/common/options.h"
#include "apps/play/show.h"
#include "apps/simulate/simulation.h"
#include "core/record.h"

namespace apps {
namespace {

struct PlayOptions {
  GameOptions game;
  std::string bots;
  std::string seed;
  double speed = 3;
  std::string record;
};

Or<core::Seed> choose_seed(const std::string& digits) {
  if (!digits.empty()) {
    const auto seed = core::Seed::from_hex(digits);
    if (!seed) return stop(exit_usage, "--seed needs 32 hexadecimal digits (0-9, a-f), not '" + digits + "'");
    return *seed;
  }
  if (::sodium_init() < 0) return stop(exit_system, "the system gives no random numbers for the seed");
  core::Seed seed;
  ::randombytes_buf(seed.bytes.data(), seed.bytes.size());
  return seed;
}

Or<void> save(const PlayOptions& options, const core::AnyGame& game, std::vector<core::Move> log,
              const core::Outcome& outcome, const core::Seed& seed) {
  const std::string text = core::write_record(core::make_record(game, std::move(log), outcome, seed));
  auto written = write_whole(options.record, options.record.ends_with(".zst") ? compress(text) : text);
  if (written) std::printf("Record: %s\n", options.record.c_str());
  return written;
}

// "B wins"
std::string result_of(const core::Outcome& outcome) {
  if (outcome.winners.empty()) return "Nobody wins";
  if (outcome.winners.size() == outcome.points.size()) return "All win";
  return outcome.winners.size() > 1 ? "Shared victory of " + outcome.winners : outcome.winners + " wins";
}

Or<void> play(const PlayOptions& options) {
  const auto opened = open_game(options.game);
  if (!opened) return core::Failure{opened.error()};
  if (!options.record.empty()) {
    if (auto writable = check_writable(options.record); !writable) return writable;
  }
  const games::GameInfo& info = opened.value().info;
  const auto bots =
      read_bots(info, options.bots.empty() ? std::string(info.levels.back()) : options.bots, options.game.players);
  if (!bots) return core::Failure{bots.error()};
  const auto seed = choose_seed(options.seed);
  if (!seed) return core::Failure{seed.error()};

  const core::AnyGame& game = *opened.value().game;
  const std::string commitment = seed.value().commitment();
  std::printf("%s, edition %s, %d players.\n", std::string(look_named(info.id).title).c_str(),
              game.agreement().edition.c_str(), options.game.players);
  std::printf("Fair deal: the seed is shown at the end, this is its SHA-256:\n  %s\n", commitment.c_str());

  BotGame table(game, bots.value());
  core::DealStream deals(seed.value());
  core::Random choices(number_in(seed.value()));
  std::vector<core::Move> log;
  core::Actor actor = core::Actor::chance();
  const NextMove next = [&, players = table.players()](const BotGame& now) mutable -> std::optional<core::Move> {
    if (players) {
      log.push_back(*std::exchange(players, std::nullopt));
      return log.back();
    }
    actor = next_actor(now.awaited(), actor);
    log.push_back({actor, actor.is_chance() ? now.deal(deals) : now.choose(actor.seat(), choices)});
    return log.back();
  };
  const Bots& names = bots.value();
  const auto finished =
      show_game(table, next,
                {.speed = options.speed, .quiet = false, .names = names, .title = "deal " + commitment.substr(0, 8)});
  if (!finished) return core::Failure{finished.error()};
  if (!finished.value()) {
    std::printf("You left before the end%s.\n", options.record.empty() ? "" : "; no record was written");
    return {};
  }
  std::printf("\n");
  print_table(table, names);
  const core::Outcome outcome = table.outcome();
  std::printf("\n%s after %d rounds: %s.\n", result_of(outcome).c_str(), outcome.rounds, outcome.end_reason.c_str());
  std::printf("Seed: %s; its SHA-256 is, as promised:\n  %s\n", seed.value().hex().c_str(), commitment.c_str());
  return options.record.empty() ? Or<void>() : save(options, game, std::move(log), outcome, seed.value());
}

}  // namespace

void add_play(CLI::App& program) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* command = program.add_subcommand("play", "Shows a game of bots, step by step");
  add_game_options(*command, options->game, true);
  command
      ->add_option("-b,--bots", options->bots,
                   "Who plays, seat by seat, default the best; repeated around the table. In " + bot_names())
      ->type_name("BOT,...");
  command
      ->add_option("-s,--seed", options->seed,
                   "32 hexadecimal digits that determine the game; default: from the system")
      ->type_name("HEX");
  add_speed_option(*command, options->speed);
  command
      ->add_option("-r,--record", options->record,
                   "Saves the record of the game; compressed when the name ends in .zst")
      ->type_name("FILE");
  command->footer(
      "Keys on a terminal: space or Enter next step, p pause, r to the end of the round, e to the end, q quit.\n"
      "Examples:\n"
      "  vernissage play --players 3 --edition ru\n"
      "  vernissage play cats\n"
      "  vernissage play --bots collector,visitor --speed 0 --record game.vrec");
  command->callback([options] {
    if (const auto done = play(*options); !done) leave(done.error());
  });
}

}  // namespace apps
