// Options that several subcommands share, and the game they describe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/common/stop.h"
#include "core/any_game.h"
#include "games/registry.h"

namespace apps {

struct GameOptions {
  std::string game;
  int players = 4;
  std::string edition;
  std::vector<std::string> flags;
  std::string components;  // path of a component file
};

// GAME, --players, --edition, --flag, --components. Where GAME is optional, the first registered game is the default.
void add_game_options(CLI::App& command, GameOptions& options, bool may_be_left_out);

// --speed, in steps a second.
void add_speed_option(CLI::App& command, double& speed);

// Accepts whole numbers of a range and refuses everything else with a sentence.
CLI::Validator whole_number(long low, long high);

struct OpenedGame {
  std::unique_ptr<core::AnyGame> game;
  const games::GameInfo& info;
};

Or<OpenedGame> open_game(const GameOptions& options);

// The game of this name.
Or<const games::GameInfo*> find_game(const std::string& name);

// The values that --bots accepts: "art-society: random, visitor or collector; cats: …"
std::string bot_names();

}  // namespace apps
