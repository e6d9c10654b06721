// Settings from a file.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "apps/common/stop.h"

namespace apps {

// Gives the options of a command what the file says, unless the command line or the environment has said it already. To
// be called when those have been read. The library's own way asks the file before the environment, and never for a
// subcommand.
Or<void> read_config_file(CLI::App& command, const std::string& path);

}  // namespace apps
