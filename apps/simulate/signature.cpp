#include <cstdio>

#include "apps/commands.h"
#include "games/registry.h"

namespace apps {

void add_signature(CLI::App& program) {
  CLI::App* command =
      program.add_subcommand("signature", "Prints a hash over fixed self-play for each game and version of its rules");
  command->footer("Example:\n  vernissage signature");
  command->callback([] { std::fputs(games::signature().c_str(), stdout); });
}

}  // namespace apps
