// Checks records: form, moves, deals, points.
#include <cstdio>

#include "apps/commands.h"
#include "apps/records/records.h"

namespace apps {
namespace {

struct VerifyOptions {
  std::vector<std::string> files;
  std::string components;
  bool quiet = false;
};

std::string praise(const core::Record& record) {
  const core::Agreement& a = record.agreement;
  std::string text = "ok: " + a.game + " " + a.edition + ", " + std::to_string(a.seats) + " seats, " +
                     std::to_string(record.moves.size()) + " moves,";
  for (std::size_t s = 0; s < record.points.size(); ++s) {
    text += std::string(" ") + static_cast<char>('A' + s) + " " + std::to_string(record.points[s]);
  }
  return text;
}

int verify(const VerifyOptions& options) {
  bool refused = false;
  bool unreadable = false;
  for (const std::string& file : options.files) {
    const auto loaded = load_record(file, options.components);
    if (loaded) {
      if (!options.quiet) std::printf("%s: %s\n", file.c_str(), praise(loaded.value().record).c_str());
      continue;
    }
    std::fflush(stdout);  // keeps standard output and standard error in the order of the files
    std::fprintf(stderr, "%s\n", loaded.error().sentence.c_str());
    (loaded.error().code == exit_refused ? refused : unreadable) = true;
  }
  if (refused) return exit_refused;
  return unreadable ? exit_system : exit_ok;
}

}  // namespace

void add_verify(CLI::App& program) {
  auto options = std::make_shared<VerifyOptions>();
  CLI::App* command = program.add_subcommand("verify", "Checks every move, deal and point of records");
  command->add_option("files", options->files, "Records, plain or compressed; - is standard input")
      ->required()
      ->type_name("FILE...");
  command
      ->add_option("-c,--components", options->components,
                   "The component file of records that were not played with the one built in")
      ->type_name("FILE");
  command->add_flag("-q,--quiet", options->quiet, "Says nothing about good records");
  command->footer(
      "A bad record is answered with FILE:LINE: reason (clause of the rules) on standard error. The exit code is 1 if "
      "any record is\n"
      "refused, else 3 if any file can't be read.\n"
      "Examples:\n"
      "  vernissage verify records/*.vrec\n"
      "  vernissage verify - < game.vrec.zst");
  command->callback([options] {
    if (const int code = verify(*options); code != exit_ok) leave(code);
  });
}

}  // namespace apps
