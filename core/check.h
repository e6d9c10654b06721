// Checks of the program's own assumptions. They stay on in every build, also in the shipped program: without them a
// broken assumption could write beyond an array, and it is better to stop.
#pragma once

namespace core {

// Stops the program if the condition is false. The branch is never taken in a correct program.
constexpr void ensure(bool kept) {
  if (!kept) [[unlikely]]
    __builtin_trap();
}

}  // namespace core
