// The server's main thread. Sockets, timers and signals take turns on it, so code called from it needs no locks.
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

  // Runs until stop() is called. A loop can run only once.
  void run();
  // From any thread, even before run(). Pending calls are not made any more.
  void stop();
  // From any thread. The calls are made on the loop, in the order of posting.
  void post(std::function<void()> call);
  // Calls once, after at least `delay`. Use it on the loop's thread, or before run().
  void after(std::chrono::milliseconds delay, std::function<void()> call);
  // Calls on the loop each time one of the signals arrives. Use it on the loop's thread, or before run().
  core::Result<void, std::string> on_signal(const std::vector<int>& signals, std::function<void(int)> call);

  // For the files of this box.
  LoopCore& core() { return *core_; }

 private:
  std::unique_ptr<LoopCore> core_;
};

}  // namespace net
