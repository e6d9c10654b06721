// `view`: the keys of a game's views, from the description by which they are written and read (core/view_keys.h).
#include <cstdio>
#include <memory>
#include <string>

#include "apps/commands.h"
#include "apps/common/options.h"
#include "core/view_format.h"
#include "games/embedded.h"
#include "games/every_game.h"

namespace apps {
namespace {

// The keys and their types are the same for all editions and numbers of players.
core::ViewFormat format_of(const std::string& wanted) {
  core::ViewFormat format;
  games::for_each_game([&]<class D>() {
    if (wanted != D::Game::id) return;
    const auto parts = D::parse_components("standard", games::embedded_components(D::Game::id));
    if (parts) typename D::Game(parts.value(), D::editions[0].flags, D::max_seats).describe_view(format);
  });
  return format;
}

Or<void> print(const std::string& game, bool typescript) {
  if (const auto info = find_game(game); !info) return core::Failure{info.error()};
  const core::ViewFormat format = format_of(game);
  std::fputs((typescript ? format.typescript(game) : format.tables()).c_str(), stdout);
  return {};
}

}  // namespace

void add_view(CLI::App& program) {
  CLI::App* command = program.add_subcommand("view", "Prints what the keys of a game's views are called and mean");
  command->footer(
      "Example:\n  vernissage view cats --typescript\n\nThe tables are those of docs/formats/view.md; tools/views "
      "writes them there.");
  const auto game = std::make_shared<std::string>();
  const auto typescript = std::make_shared<bool>(false);
  command->add_option("game", *game, "One of: " + games::game_names())->type_name("GAME")->required();
  command->add_flag("--typescript", *typescript, "Types for TypeScript instead of tables");
  command->callback([game, typescript] {
    if (const auto done = print(*game, *typescript); !done) leave(done.error());
  });
}

}  // namespace apps
