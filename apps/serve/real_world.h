// The world of a running server: the system's clock and random numbers, the network's loop, a real store, threads for bots.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <thread>

#include "net/loop.h"
#include "server/house/log.h"
#include "server/house/log_writer.h"
#include "server/house/metrics.h"
#include "server/house/world.h"
#include "server/room/bot_pool.h"
#include "storage/threaded_store.h"

namespace apps {

class RealWorld final : public server::World {
 public:
  RealWorld(net::Loop& loop, std::unique_ptr<storage::Database> database, int bot_threads, server::Level level);

  storage::Time now() override;
  void random(std::span<std::uint8_t> bytes) override;
  void after(storage::Time milliseconds, std::function<void()> then) override;
  void think(server::Thought thought, std::function<void(games::Decision)> then) override;
  void work(std::function<void()> job, std::function<void()> then) override;
  storage::Store& store() override { return store_; }
  server::Log& log() override { return log_; }
  server::Metrics& metrics() override { return metrics_; }

 private:
  void tell_trouble(const std::string& sentence);

  net::Loop& loop_;
  server::Metrics metrics_;
  server::LogWriter log_writer_;
  server::Log log_;
  std::string told_trouble_;
  storage::Time told_at_ = 0;
  // Declared last, so that their threads end before the objects to which they report.
  storage::ThreadedStore store_;
  server::BotPool bots_;
  std::jthread worker_;
};

}  // namespace apps
