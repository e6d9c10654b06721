#include "net/loop.h"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>

#include "net/loop_core.h"

namespace net {
namespace {

bool later(const LoopCore::Alarm& a, const LoopCore::Alarm& b) {
  return a.due != b.due ? a.due > b.due : a.number > b.number;
}

}  // namespace

void LoopCore::set_alarm(Alarm alarm) {
  alarms.push_back(std::move(alarm));
  std::push_heap(alarms.begin(), alarms.end(), later);
  if (alarms.front().due < armed_for) arm();
}

// One system timer serves the earliest alarm. Setting it again cancels the previous wait.
void LoopCore::arm() {
  if (alarms.empty()) {
    armed_for = Clock::time_point::max();
    return;
  }
  armed_for = alarms.front().due;
  timer.expires_at(armed_for);
  timer.async_wait([this](error_code error) {
    if (!error) ring();
  });
}

void LoopCore::ring() {
  const Clock::time_point now = Clock::now();
  // While due alarms are called, the timer is not set; the alarms that they add are considered once, below.
  armed_for = Clock::time_point::min();
  while (!alarms.empty() && alarms.front().due <= now) {
    std::pop_heap(alarms.begin(), alarms.end(), later);
    const std::function<void()> call = std::move(alarms.back().call);
    alarms.pop_back();
    call();
  }
  arm();
}

void LoopCore::watch(const std::shared_ptr<SignalWatch>& watch) {
  watch->signals.async_wait([watch](error_code error, int signal) {
    if (error) return;
    watch->call(signal);
    LoopCore::watch(watch);
  });
}

Loop::Loop() : core_(std::make_unique<LoopCore>()) {}
Loop::~Loop() = default;

void Loop::run() { core_->context.run(); }

void Loop::stop() { core_->context.stop(); }

void Loop::post(std::function<void()> call) { asio::post(core_->context, std::move(call)); }

void Loop::after(std::chrono::milliseconds delay, std::function<void()> call) {
  core_->set_alarm({Clock::now() + delay, core_->next_number++, std::move(call)});
}

core::Result<void, std::string> Loop::on_signal(const std::vector<int>& signals, std::function<void(int)> call) {
  auto watch = std::make_shared<LoopCore::SignalWatch>(core_->context.get_executor(), std::move(call));
  for (const int signal : signals) {
    error_code error;
    watch->signals.add(signal, error);
    if (error) {
      return core::Failure{"signal " + std::to_string(signal) + " can't be handled: " + error.message() +
                           "; leave it out of the list"};
    }
  }
  LoopCore::watch(watch);
  return {};
}

}  // namespace net
