// Runs another program: on a core of its own if wanted. Reads its output, and ends it together with the processes that it started.
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
  std::string folder = {};           // working folder; empty for the current one
  std::optional<int> core = {};      // of the processor; all its threads stay there
};

class Child {
 public:
  static Or<Child> start(const ChildPlan& plan);
  Child(Child&& other) noexcept;
  Child& operator=(Child&& other) noexcept;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  // Asks it to end, waits, and kills it if it does not.
  ~Child();

  pid_t pid() const { return pid_; }
  // The next line of its standard output, or all of it until the end. Its standard error is that of this program.
  Or<std::string> read_line(std::chrono::seconds limit);
  Or<std::string> read_all(std::chrono::seconds limit);
  // Waits for its end and returns the exit code, or nothing if it was killed. Call it once.
  std::optional<int> end();

 private:
  Child(pid_t pid, int output, std::string name) : pid_(pid), output_(output), name_(std::move(name)) {}
  // Reads one more part of the output into text_; false at the end.
  Or<bool> read_more(std::chrono::steady_clock::time_point deadline);

  pid_t pid_ = -1;
  int output_ = -1;
  std::string name_;
  std::string text_;
};

// While this object lives, Ctrl-C and SIGTERM are remembered instead of ending the program at once.
class Interruption {
 public:
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();
};
bool interrupted();
core::Failure<Stop> stop_interrupted();

// The processor cores that this program may use.
std::vector<int> allowed_cores();
// Keeps this thread and the threads that it starts on these cores; an empty list changes nothing.
void stay_on(const std::vector<int>& cores);

}  // namespace apps
