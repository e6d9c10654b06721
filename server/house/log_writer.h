// Writes the log on a thread of its own, so that a reader who stalls stops nobody. What waits for the reader is limited;
// what does not fit is dropped and counted.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

namespace server {

class LogWriter {
 public:
  // Makes the line that takes the place of this many missing lines. It is called on the writer's thread, which may outlive
  // the writer.
  using Notice = std::function<std::string(std::size_t lines)>;

  LogWriter(int file, Notice notice, std::size_t most_bytes = std::size_t{256} * 1024);
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;
  // Waits for what is still to be written, but not for a reader who has stalled.
  ~LogWriter();

  // Returns at once, and answers whether the line will be written. After a line was dropped, no other is accepted until all
  // that wait are written.
  bool write(std::string_view line);

 private:
  struct Queue;
  std::shared_ptr<Queue> queue_;
  std::thread thread_;
};

}  // namespace server
