// How a command ends when it can't do what was asked: one sentence for the person, one number for the caller.
#pragma once

#include <string>

#include "core/result.h"

namespace apps {

// The exit codes, as --help lists them.
enum ExitCode : int { exit_ok = 0, exit_refused = 1, exit_usage = 2, exit_system = 3 };

struct Stop {
  int code = exit_system;
  std::string sentence;
};

template <class T>
using Or = core::Result<T, Stop>;

inline core::Failure<Stop> stop(int code, std::string sentence) { return {Stop{code, std::move(sentence)}}; }

// Says why on standard error and leaves with that code, through the command line library.
[[noreturn]] void leave(const Stop& stop);
[[noreturn]] void leave(int code);

}  // namespace apps
