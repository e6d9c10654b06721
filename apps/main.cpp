// One program with a subcommand for each job.
#include <csignal>
#include <cstdio>
#include <exception>

#include <unistd.h>

#include "apps/commands.h"
#include "apps/common/files.h"
#include "apps/common/stop.h"
#include "apps/common/version.h"

namespace {

constexpr const char* exit_codes =
    "Exit codes:\n"
    "  0  done\n"
    "  1  refused: a record, a component file, a deck or a move breaks the rules or is damaged\n"
    "  2  wrong usage\n"
    "  3  the system: a file can't be read or written\n"
    "\n"
    "'vernissage COMMAND --help' tells more about a command.";

void add_commands(CLI::App& program) {
  program.name("vernissage")->footer(exit_codes)->require_subcommand(1);
  program.set_version_flag("--version", apps::version_text());
  apps::add_serve(program);
  apps::add_backup(program);
  apps::add_play(program);
  apps::add_simulate(program);
  apps::add_arena(program);
  apps::add_replay(program);
  apps::add_verify(program);
  apps::add_signature(program);
  apps::add_paint(program);
  apps::add_deck(program);
  apps::add_view(program);
  apps::add_theme(program);
  apps::add_bench(program);
}

// A mistake on the command line as one sentence that says where to find help.
int refuse_usage(const CLI::App& program, const CLI::Error& error, const std::string& first) {
  std::string command = "vernissage";
  for (const CLI::App* chosen : program.get_subcommands()) command += " " + chosen->get_name();
  std::string what = error.what();
  if (program.get_subcommands().empty()) {
    what = first.empty() ? "say what to do, as in 'vernissage play'" : "there is no command '" + first + "'";
  }
  while (!what.empty() && (what.back() == '\n' || what.back() == '.')) what.pop_back();
  std::fprintf(stderr, "%s: %s; see '%s --help'\n", command.c_str(), what.c_str(), command.c_str());
  return apps::exit_usage;
}

int run(int argc, char** argv) {
  CLI::App program("Board games about paintings: play, simulate, record, verify.");
  add_commands(program);
  try {
    program.parse(argc, argv);
  } catch (const CLI::RuntimeError& error) {  // the command has printed the reason
    return error.get_exit_code();
  } catch (const CLI::Success& help) {
    return program.exit(help);
  } catch (const CLI::Error& error) {
    return refuse_usage(program, error, argc > 1 ? argv[1] : "");
  }
  return apps::exit_ok;
}

#ifdef VERNISSAGE_CPU
// Runs before any other code, which may use instructions that an older processor does not have.
[[gnu::constructor(101), gnu::target("arch=x86-64")]] void check_processor() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports(VERNISSAGE_CPU)) return;
  constexpr char sentence[] = "vernissage: this program was built for newer processors (" VERNISSAGE_CPU
                              "); build it for this one: cmake --preset release -DVERNISSAGE_CPU=native\n";
  (void)!write(STDERR_FILENO, sentence, sizeof(sentence) - 1);
  _exit(apps::exit_system);
}
#endif

}  // namespace

int main(int argc, char** argv) {
  // A reader that closes the pipe (`| head`) ends the program quietly, even if the caller ignores SIGPIPE.
  std::signal(SIGPIPE, SIG_DFL);
  std::signal(SIGXFSZ, SIG_IGN);  // a file beyond the user's size limit is then an error like a full disk
  int code = apps::exit_system;
  try {
    code = run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "vernissage: %s; this should not happen, please report it\n", error.what());
  }
  const bool earlier = std::ferror(stdout) != 0;
  if (std::fflush(stdout) != 0 || earlier) {
    std::fprintf(stderr, "vernissage: can't write to standard output: %s\n", apps::system_reason().c_str());
    return apps::exit_system;
  }
  return code;
}
