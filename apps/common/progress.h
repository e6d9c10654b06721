// A progress bar on standard error during long work. It shows nothing if standard error is not a terminal.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace apps {

// Watches `done` from a thread of its own. The destructor ends the thread and erases the line.
class Progress {
 public:
  Progress(const std::atomic<long>& done, long all, const char* unit);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

 private:
  void watch();

  const std::atomic<long>& done_;
  long all_;
  std::string unit_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool stop_ = false;
  std::thread thread_;
};

// "[#####-----]  50 %  5000 of 10000 games, 1250 a second, 4 s left"
std::string progress_line(long done, long all, double seconds, const std::string& unit, int width);

}  // namespace apps
