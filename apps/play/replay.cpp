// Shows a record.
#include <cstdio>

#include "apps/commands.h"
#include "apps/common/options.h"
#include "apps/play/show.h"
#include "apps/records/records.h"

namespace apps {
namespace {

struct ReplayOptions {
  std::string file;
  std::string components;
  int step = -1;
  bool quiet = false;
  double speed = 3;
};

// Shows the table after one move, and that move.
Or<void> show_step(BotGame& table, const core::Record& record, int step) {
  if (static_cast<std::size_t>(step) > record.moves.size()) {
    return stop(exit_usage, "the record has " + std::to_string(record.moves.size()) + " moves, there is no step " +
                                std::to_string(step));
  }
  std::vector<std::string> story;
  for (std::size_t i = 0; i < static_cast<std::size_t>(step); ++i) {
    const auto& [actor, token] = record.moves[i];
    if (!table.play(actor, token, story))
      return stop(exit_refused, "move " + std::to_string(i + 1) + " breaks the rules");
  }
  for (const std::string& line : story) std::printf("%s\n", line.c_str());
  std::printf("\n");
  print_table(table, {});
  return {};
}

Or<void> replay(const ReplayOptions& options) {
  auto loaded = load_record(options.file, options.components);
  if (!loaded) return core::Failure{loaded.error()};
  const core::Record& record = loaded.value().record;
  BotGame table(*loaded.value().game);
  if (options.step >= 0) return show_step(table, record, options.step);

  const core::Agreement& a = record.agreement;
  std::printf("%s: %s, edition %s, %d players, %zu moves.\n", options.file.c_str(), a.game.c_str(), a.edition.c_str(),
              a.seats, record.moves.size());
  std::size_t played = 0;
  const NextMove next = [&](const BotGame&) -> std::optional<core::Move> {
    if (played == record.moves.size()) return std::nullopt;
    return record.moves[played++];
  };
  const auto finished =
      show_game(table, next, {.speed = options.speed, .quiet = options.quiet, .names = {}, .title = options.file});
  if (!finished) return core::Failure{finished.error()};
  if (!finished.value()) return {};
  std::printf("\n");
  print_table(table, {});
  std::printf("\nSeed %s fits the commitment; every deal follows from it.\n", record.seed.hex().c_str());
  return {};
}

}  // namespace

void add_replay(CLI::App& program) {
  auto options = std::make_shared<ReplayOptions>();
  CLI::App* command = program.add_subcommand("replay", "Checks a record and shows it step by step");
  command->add_option("file", options->file, "A record, plain or compressed; - is standard input")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("-c,--components", options->components,
                   "The component file, if it was not played with the one built in")
      ->type_name("FILE");
  CLI::Option* step = command->add_option("--step", options->step,
                                          "Only this move, counted from 1, and the table after it; 0 is the start");
  step->check(whole_number(0, 1'000'000))->type_name("N");
  command->add_flag("-q,--quiet", options->quiet, "Only the rounds and how they stand")->excludes(step);
  add_speed_option(*command, options->speed);
  command->footer(
      "Examples:\n"
      "  vernissage replay game.vrec\n"
      "  vernissage replay game.vrec --step 40");
  command->callback([options] {
    if (const auto done = replay(*options); !done) leave(done.error());
  });
}

}  // namespace apps
