// The decks that a server begins with.
#pragma once

#include <string>

#include "apps/common/stop.h"
#include "server/house/house.h"
#include "server/house/log.h"

namespace apps {

// Puts the decks of a folder, each in a folder of its own, and those that people have sent on the shelf. A deck with mistakes is left
// out, and the log says what is wrong with it. `folder` may be empty.
Or<void> shelve_decks(const std::string& folder, server::DeckOptions& options, server::Log& log);

}  // namespace apps
