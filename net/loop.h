// The one thread of the server: sockets, timers and signals take turns on it, so nothing behind it needs a lock.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"

namespace net {

struct LoopCore;

class Loop {
 public:
  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  // Works until stop() is called. A loop runs once.
  void run();
  // From any thread, before run() too: what waits then is not run any more.
  void stop();
  // From any thread: the call is made on the loop, in the order of posting.
  void post(std::function<void()> call);
  // Calls once, not earlier than that. On the loop's thread, or before run().
  void after(std::chrono::milliseconds delay, std::function<void()> call);
  // Calls on the loop each time one of the signals comes. On the loop's thread, or before run().
  core::Result<void, std::string> on_signal(const std::vector<int>& signals, std::function<void(int)> call);

  // For the files of this box.
  LoopCore& core() { return *core_; }

 private:
  std::unique_ptr<LoopCore> core_;
};

}  // namespace net
