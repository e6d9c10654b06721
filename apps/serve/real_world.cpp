#include "apps/serve/real_world.h"

#include <chrono>
#include <string>
#include <utility>

#include <sodium.h>
#include <unistd.h>

namespace apps {
namespace {

constexpr storage::Time trouble_pause = 5000;

storage::Time system_time() {
  using std::chrono::duration_cast;
  return duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::string lines_missing(std::size_t lines) {
  return server::log_line(system_time(), server::Level::error, "log_dropped",
                          {{server::Field::count, std::to_string(lines)},
                           {server::Field::reason, "the reader of this log was too slow; lines are missing here"}});
}

}  // namespace

RealWorld::RealWorld(net::Loop& loop, std::unique_ptr<storage::Database> database, int bot_threads, server::Level level)
    : loop_(loop),
      log_writer_(STDERR_FILENO, lines_missing),
      log_(level, system_time,
           [this](std::string_view line) {
             if (!log_writer_.write(line)) metrics_.log_dropped.Increment();
           }),
      store_(
          std::move(database), [&loop](std::function<void()> call) { loop.post(std::move(call)); },
          storage::Observer{
              .batch =
                  [this](std::size_t appends, double seconds) {
                    metrics_.store_batch.Observe(static_cast<double>(appends));
                    metrics_.store_seconds.Observe(seconds);
                  },
              .queue = [this](std::size_t waiting) { metrics_.store_queue.Set(static_cast<double>(waiting)); },
              .trouble =
                  [this](const std::string& sentence) {
                    metrics_.store_troubles.Increment();
                    loop_.post([this, sentence] { tell_trouble(sentence); });
                  }},
          storage::Limits{.farewell = std::chrono::milliseconds{700}}),
      bots_(
          bot_threads, [&loop](std::function<void()> call) { loop.post(std::move(call)); },
          [this](double seconds, std::size_t waiting) {
            metrics_.think_seconds.Observe(seconds);
            metrics_.bot_queue.Set(static_cast<double>(waiting));
          }) {}

// A store that is down fails every request. One log line every few seconds is enough, all the more when the disk is full.
void RealWorld::tell_trouble(const std::string& sentence) {
  if (sentence == told_trouble_ && now() - told_at_ < trouble_pause) return;
  told_trouble_ = sentence;
  told_at_ = now();
  log_.error("store_trouble", {{server::Field::reason, sentence}});
}

storage::Time RealWorld::now() { return system_time(); }

void RealWorld::random(std::span<std::uint8_t> bytes) { ::randombytes_buf(bytes.data(), bytes.size()); }

void RealWorld::after(storage::Time milliseconds, std::function<void()> then) {
  loop_.after(std::chrono::milliseconds(milliseconds), std::move(then));
}

void RealWorld::think(server::Thought thought, std::function<void(games::Decision)> then) {
  bots_.think(std::move(thought), std::move(then));
}

void RealWorld::work(std::function<void()> job, std::function<void()> then) {
  worker_ = std::jthread([&loop = loop_, job = std::move(job), then = std::move(then)] {
    job();
    loop.post(then);
  });
}

}  // namespace apps
