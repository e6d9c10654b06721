// The games that tables play. A game object holds components and no state, so all tables with the same agreement share one.
#pragma once

#include <memory>
#include <string>

#include "core/any_game.h"
#include "core/result.h"
#include "protocol/messages.h"

namespace server {

// The game of a setup, or a sentence that says why there is none. From any thread.
core::Result<std::shared_ptr<const core::AnyGame>, std::string> shared_game(const protocol::Setup& setup);

}  // namespace server
