#include <cstdio>

#include "apps/commands.h"
#include "games/registry.h"

namespace apps {

void add_signature(CLI::App& program) {
  CLI::App* command =
      program.add_subcommand("signature", "Prints one hash per game over fixed self-play; it changes with the rules");
  command->footer("Example:\n  vernissage signature");
  command->callback([] { std::fputs(games::signature().c_str(), stdout); });
}

}  // namespace apps
