// Computer players of Cats, by level.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "cats_bot/memory.h"
#include "core/random.h"

namespace cats_bot {

inline constexpr std::array<std::string_view, 4> levels = {"kitten", "young-cat", "cat", "expert"};  // weakest first

// An action, and its reason: the key of a message with its arguments.
struct Decision {
  cats::Action action;
  std::string reason = {};
};

// `view` must be that of a seat that is awaited.
Decision choose(std::string_view level, const cats::Game& game, const cats::View& view, const Memory& memory,
                core::Random& random);

}  // namespace cats_bot
