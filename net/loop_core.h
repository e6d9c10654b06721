// The inside of Loop: the executor for the sockets of this box, and a heap of timers.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/signal_set.hpp>

#include "net/asio.h"

namespace net {

struct LoopCore {
  using Signals = asio::basic_signal_set<Executor>;
  struct Alarm {
    Clock::time_point due;
    std::uint64_t number = 0;  // alarms for the same moment ring in the order in which they were set
    std::function<void()> call;
  };
  struct SignalWatch {
    SignalWatch(const Executor& executor, std::function<void(int)> to_call)
        : signals(executor), call(std::move(to_call)) {}
    Signals signals;
    std::function<void(int)> call;
  };

  void set_alarm(Alarm alarm);
  void arm();
  void ring();
  static void watch(const std::shared_ptr<SignalWatch>& watch);

  // One thread runs it, but posting from other threads is safe.
  asio::io_context context{1};
  asio::executor_work_guard<Executor> busy{context.get_executor()};
  Timer timer{context.get_executor()};
  Clock::time_point armed_for = Clock::time_point::max();
  std::vector<Alarm> alarms;  // a heap, the earliest in front
  std::uint64_t next_number = 0;
};

}  // namespace net
