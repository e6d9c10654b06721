// Another program, run from this one: started on a core of its own if wanted, read from, and ended with everything it began.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "apps/common/stop.h"

namespace apps {

struct ChildPlan {
  std::vector<std::string> command;  // the program is looked up in PATH
  std::string folder = {};           // to run in; empty: the present one
  std::optional<int> core = {};      // of the processor; all its threads stay there
};

class Child {
 public:
  static Or<Child> start(const ChildPlan& plan);
  Child(Child&& other) noexcept;
  Child& operator=(Child&& other) noexcept;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  // Asks it to end, waits for that, and makes it end when it does not.
  ~Child();

  pid_t pid() const { return pid_; }
  // What it writes to standard output: the next line, or all until it ends. Standard error is shared with this program.
  Or<std::string> read_line(std::chrono::seconds limit);
  Or<std::string> read_all(std::chrono::seconds limit);
  // Waits for its end; the exit code, or nothing when it was killed. Only once.
  std::optional<int> end();

 private:
  Child(pid_t pid, int output, std::string name) : pid_(pid), output_(output), name_(std::move(name)) {}
  // One more part of the output into text_; false at its end.
  Or<bool> read_more(std::chrono::steady_clock::time_point deadline);

  pid_t pid_ = -1;
  int output_ = -1;
  std::string name_;
  std::string text_;
};

// While it lives, Ctrl-C and its like are remembered instead of ending the program at once.
class Interruption {
 public:
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();
};
bool interrupted();
core::Failure<Stop> stop_interrupted();

// The processor's cores this program may use.
std::vector<int> allowed_cores();
// Keeps this thread, and those it starts, on these cores; does nothing when there are none.
void stay_on(const std::vector<int>& cores);

}  // namespace apps
