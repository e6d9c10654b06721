// The games that tables play. A game object has no state, so all tables with the same agreement share one.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/result.h"
#include "protocol/messages.h"

namespace server {

// What a record calls the component file that somebody brought along.
inline constexpr std::string_view own_components = "own";

// Opens the game of a setup, or answers a sentence that says why it can't. `components` is the text of a component file
// (empty: the one that belongs to the game), `rules` a version of the rules (0: the present one). Safe from any thread.
core::Result<std::shared_ptr<const core::AnyGame>, std::string> shared_game(const protocol::Setup& setup,
                                                                            const std::string& components,
                                                                            int rules = 0);

}  // namespace server
