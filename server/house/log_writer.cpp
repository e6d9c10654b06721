#include "server/house/log_writer.h"

#include <cerrno>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace server {
namespace {

constexpr std::chrono::milliseconds farewell{300};

// Waits as long as the reader does. Nobody can be told that the reader is gone or the disk is full.
void write_whole(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {  // another program that shares the file has made it non-blocking
      pollfd room{.fd = file, .events = POLLOUT, .revents = 0};
      ::poll(&room, 1, -1);
    } else if (errno != EINTR) {
      return;
    }
  }
}

}  // namespace

// What the thread needs. The thread owns a share of it, because a thread that is stuck can only be left behind.
struct LogWriter::Queue {
  Queue(int to, Notice tell, std::size_t most) : file(to), notice(std::move(tell)), most_bytes(most) {}

  void run();
  std::string next();

  const int file;
  const Notice notice;
  const std::size_t most_bytes;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::string> lines;
  std::size_t bytes = 0;  // of the lines, with the one that is being written
  std::size_t dropped = 0;
  bool closing = false;
  bool done = false;
};

void LogWriter::Queue::run() {
  std::unique_lock lock(mutex);
  while (true) {
    changed.wait(lock, [this] { return closing || dropped > 0 || !lines.empty(); });
    const std::string line = next();
    if (line.empty()) break;
    lock.unlock();
    write_whole(file, line);
    lock.lock();
    bytes -= line.size();
  }
  done = true;
  changed.notify_all();
}

// The next text to write; empty at the end. The notice comes after all kept lines, because no line is accepted after the
// first one that was dropped.
std::string LogWriter::Queue::next() {
  if (lines.empty() && dropped > 0) {
    lines.push_back(notice(std::exchange(dropped, 0)));
    bytes += lines.back().size();
  }
  if (lines.empty()) return {};
  std::string line = std::move(lines.front());
  lines.pop_front();
  return line;
}

LogWriter::LogWriter(int file, Notice notice, std::size_t most_bytes)
    : queue_(std::make_shared<Queue>(file, std::move(notice), most_bytes)),
      thread_([queue = queue_] { queue->run(); }) {}

LogWriter::~LogWriter() {
  std::unique_lock lock(queue_->mutex);
  queue_->closing = true;
  queue_->changed.notify_all();
  const bool done = queue_->changed.wait_for(lock, farewell, [this] { return queue_->done; });
  lock.unlock();
  if (done) {
    thread_.join();
  } else {
    thread_.detach();
  }
}

bool LogWriter::write(std::string_view line) {
  const std::scoped_lock lock(queue_->mutex);
  if (line.empty()) return true;
  if (queue_->dropped > 0 || queue_->bytes + line.size() > queue_->most_bytes) {
    ++queue_->dropped;
    return false;
  }
  queue_->bytes += line.size();
  queue_->lines.emplace_back(line);
  queue_->changed.notify_one();
  return true;
}

}  // namespace server
