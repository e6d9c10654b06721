#include "apps/common/progress.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#include <unistd.h>

#include "apps/play/terminal.h"

namespace apps {
namespace {

std::string time_left(double seconds) {
  if (seconds < 90) return std::to_string(std::lround(seconds)) + " s";
  if (seconds < 5400) return std::to_string(std::lround(seconds / 60)) + " min";
  return std::to_string(std::lround(seconds / 3600)) + " h";
}

}  // namespace

std::string progress_line(long done, long all, double seconds, const std::string& unit, int width) {
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double part = all > 0 ? static_cast<double>(done) / static_cast<double>(all) : 1;
  std::string text = "] " + std::to_string(static_cast<int>(part * 100)) + " %  " + std::to_string(done) + " of " +
                     std::to_string(all) + " " + unit + ", " + std::to_string(static_cast<long>(rate)) + " a second";
  if (rate > 0) text += ", " + time_left(static_cast<double>(all - done) / rate) + " left";
  const int room = std::clamp(width - 2 - static_cast<int>(text.size()), 0, 40);
  const auto filled = static_cast<std::size_t>(part * room);
  return "[" + std::string(filled, '#') + std::string(static_cast<std::size_t>(room) - filled, '-') + text;
}

Progress::Progress(const std::atomic<long>& done, long all, const char* unit) : done_(done), all_(all), unit_(unit) {
  if (is_terminal(STDERR_FILENO)) thread_ = std::thread([this] { watch(); });
}

Progress::~Progress() {
  if (!thread_.joinable()) return;
  {
    const std::scoped_lock lock(mutex_);
    stop_ = true;
  }
  ended_.notify_one();
  thread_.join();
}

void Progress::watch() {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  std::size_t longest = 0;
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, std::chrono::milliseconds(200), [this] { return stop_; })) {
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    std::string line = progress_line(done_, all_, seconds, unit_, terminal_size(STDERR_FILENO).width);
    longest = std::max(longest, line.size());
    line.resize(longest, ' ');
    std::fprintf(stderr, "\r%s", line.c_str());
    std::fflush(stderr);
  }
  if (longest > 0) std::fprintf(stderr, "\r%s\r", std::string(longest, ' ').c_str());
}

}  // namespace apps
