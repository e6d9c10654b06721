// Promises that the code makes to itself. They are checked in every build, also in the shipped program: a broken one would
// write beyond an array, and a stop is better than that.
#pragma once

namespace core {

// Stops the program if a promise is broken. The check is a branch that is never taken.
constexpr void ensure(bool kept) {
  if (!kept) [[unlikely]]
    __builtin_trap();
}

}  // namespace core
