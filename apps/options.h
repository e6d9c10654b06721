// Options that several subcommands share, and the game they describe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/stop.h"
#include "core/any_game.h"

namespace apps {

struct GameOptions {
  std::string game = "art-society";
  int players = 4;
  std::string edition;
  std::vector<std::string> flags;
  std::string components;  // path of a component file
};

// --players, --edition, --flag, --components.
void add_game_options(CLI::App& command, GameOptions& options);

// --speed, in steps a second.
void add_speed_option(CLI::App& command, double& speed);

// Accepts whole numbers of a range and refuses all else with a sentence.
CLI::Validator whole_number(long low, long high);

struct OpenedGame {
  std::unique_ptr<core::AnyGame> game;
  std::string components;  // the text of the component file; empty for the one in the program
};

Or<OpenedGame> open_game(const GameOptions& options);

// "pl, ru or zh"
std::string listed(const std::vector<std::string_view>& words);

}  // namespace apps
