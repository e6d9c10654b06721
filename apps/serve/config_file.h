// Settings from a file.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "apps/common/stop.h"

namespace apps {

// Sets the options of a command from a file, except those that the command line or the environment has set. Call it after those
// were read. The library's own configuration files come before the environment and do not work for subcommands.
Or<void> read_config_file(CLI::App& command, const std::string& path);

}  // namespace apps
