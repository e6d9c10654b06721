// The log and its reader: a real pipe, which is read, left unread, or closed.
#include <array>
#include <chrono>
#include <csignal>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include "server/house/log_writer.h"

namespace {

using server::LogWriter;

constexpr std::size_t room = 10'000;  // of the writer

class Pipe {
 public:
  Pipe() {
    std::signal(SIGPIPE, SIG_IGN);
    REQUIRE(::pipe2(ends_.data(), O_CLOEXEC) == 0);
    REQUIRE(::fcntl(ends_[1], F_SETPIPE_SZ, 4096) == 4096);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    stop_reading();
    ::close(ends_[1]);
  }
  int input() const { return ends_[1]; }
  void stop_reading() {
    if (ends_[0] >= 0) ::close(ends_[0]);
    ends_[0] = -1;
  }
  // Waits for so many lines.
  std::vector<std::string> lines(std::size_t count) {
    std::vector<std::string> found;
    std::array<char, 512> part{};
    while (found.size() < count) {
      if (const std::size_t end = text_.find('\n'); end != std::string::npos) {
        found.push_back(text_.substr(0, end));
        text_.erase(0, end + 1);
        continue;
      }
      const ssize_t size = ::read(ends_[0], part.data(), part.size());
      REQUIRE(size > 0);
      text_.append(part.data(), static_cast<std::size_t>(size));
    }
    return found;
  }

 private:
  std::array<int, 2> ends_{};
  std::string text_;
};

std::string notice(std::size_t lines) { return std::to_string(lines) + " missing\n"; }

std::string line(int number) { return "line " + std::to_string(number) + " " + std::string(80, 'x') + "\n"; }

// Writes lines, numbered from `first`, until one is dropped; answers how many were taken.
int fill(LogWriter& writer, int first) {
  int number = first;
  while (number < first + 100'000 && writer.write(line(number))) ++number;
  return number - first;
}

double seconds_to_end(std::unique_ptr<LogWriter> writer) {
  const auto begin = std::chrono::steady_clock::now();
  writer.reset();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

TEST_CASE("log writer: lines arrive whole and in order, also those that wait at the end") {
  Pipe pipe;
  {
    LogWriter writer(pipe.input(), notice, room);
    for (int i = 0; i < 30; ++i) CHECK(writer.write(line(i)));
  }
  const auto lines = pipe.lines(30);
  for (int i = 0; i < 30; ++i) CHECK(lines[static_cast<std::size_t>(i)] + "\n" == line(i));
}

TEST_CASE(
    "log writer: when the reader stalls, lines are dropped and counted, and the count stands where they are missing") {
  Pipe pipe;
  LogWriter writer(pipe.input(), notice, room);
  const int taken = fill(writer, 0);
  CHECK(taken >= static_cast<int>(room / line(100'000).size()));
  CHECK(taken < 400);
  for (int i = 0; i < 99; ++i) CHECK_FALSE(writer.write("short\n"));
  const auto lines = pipe.lines(static_cast<std::size_t>(taken) + 1);
  for (int i = 0; i < taken; ++i) CHECK(lines[static_cast<std::size_t>(i)] + "\n" == line(i));
  CHECK(lines.back() == "100 missing");
  // There is room again.
  CHECK(writer.write("after\n"));
  CHECK(pipe.lines(1).front() == "after");
  const int again = fill(writer, 0);
  CHECK(pipe.lines(static_cast<std::size_t>(again) + 1).back() == "1 missing");
}

TEST_CASE("log writer: a reader who has stalled does not keep the server from ending") {
  Pipe pipe;
  // The notice holds `held`, so `ended` tells when the thread has let go of it.
  std::promise<void> ended;
  std::shared_ptr<void> held(nullptr, [&](void* /*nothing*/) { ended.set_value(); });
  auto writer = std::make_unique<LogWriter>(pipe.input(), [held](std::size_t lines) { return notice(lines); }, room);
  held.reset();
  fill(*writer, 0);
  CHECK(seconds_to_end(std::move(writer)) < 10);
  // The thread was left behind. It ends when the reader goes.
  auto end = ended.get_future();
  CHECK(end.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
  pipe.stop_reading();
  REQUIRE(end.wait_for(std::chrono::seconds(60)) == std::future_status::ready);
}

TEST_CASE("log writer: a reader who has gone stops nobody") {
  Pipe pipe;
  auto writer = std::make_unique<LogWriter>(pipe.input(), notice, room);
  pipe.stop_reading();
  for (int i = 0; i < 10'000; ++i) writer->write(line(i));
  CHECK(seconds_to_end(std::move(writer)) < 10);
}

TEST_CASE("log writer: a reader who goes while the log is stuck frees it") {
  Pipe pipe;
  auto writer = std::make_unique<LogWriter>(pipe.input(), notice, room);
  fill(*writer, 0);
  pipe.stop_reading();
  CHECK(seconds_to_end(std::move(writer)) < 10);
}

TEST_CASE("log writer: a pipe that somebody else has set not to wait loses nothing") {
  Pipe pipe;
  REQUIRE(::fcntl(pipe.input(), F_SETFL, O_NONBLOCK) == 0);
  LogWriter writer(pipe.input(), notice, room);
  const int taken = fill(writer, 0);
  const auto lines = pipe.lines(static_cast<std::size_t>(taken) + 1);
  for (int i = 0; i < taken; ++i) CHECK(lines[static_cast<std::size_t>(i)] + "\n" == line(i));
  CHECK(lines.back() == "1 missing");
}
