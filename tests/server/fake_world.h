// The world of a server under test: virtual time, random numbers from a seed, a store in memory, real computer players. It
// has one thread, so the same seed always gives the same run.
//
//   FakeWorld world(7);                                        a world of its own
//   server::House house(world, secret, {});
//   world.timeline().run_for(1000);
//
//   Timeline timeline; Shelf shelf;                            two servers over one store
//   FakeWorld left(1, timeline, shelf), right(2, timeline, shelf);
//
// To stop a server, destroy its house and then its world. Nothing calls it after that, but what it has sent to the store
// still arrives there.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "server/gateway.h"
#include "server/house/log.h"
#include "server/house/metrics.h"
#include "server/house/world.h"
#include "tests/server/fake_store.h"

namespace server_tests {

class FakeWorld final : public server::World {
 public:
  explicit FakeWorld(std::uint64_t seed);
  FakeWorld(std::uint64_t seed, Timeline& timeline, Shelf& shelf);

  storage::Time now() override { return timeline_.now(); }
  void random(std::span<std::uint8_t> bytes) override;
  void after(storage::Time milliseconds, std::function<void()> then) override;
  void think(server::Thought thought, std::function<void(games::Decision)> then) override;
  void work(std::function<void()> job, std::function<void()> then) override;
  FakeStore& store() override { return store_; }
  server::Log& log() override { return log_; }
  server::Metrics& metrics() override { return metrics_; }

  Timeline& timeline() { return timeline_; }
  Shelf& shelf() { return shelf_; }
  // The latest lines of the log, oldest first.
  const std::deque<std::string>& lines() const { return lines_; }
  bool logged(std::string_view part) const;

  storage::Time longest_thought = 40;
  // Replaces the computer players, for tests in which one makes mistakes.
  std::function<games::Decision(const server::Thought&)> thinker;

 private:
  struct Own {
    Timeline timeline;
    Shelf shelf;
  };
  FakeWorld(std::uint64_t seed, std::unique_ptr<Own> own);

  std::unique_ptr<Own> own_;
  Timeline& timeline_;
  Shelf& shelf_;
  core::Random random_;
  core::Random delays_;
  std::deque<std::string> lines_;
  server::Log log_;
  server::Metrics metrics_;
  // Callbacks hold it weakly, so that they do nothing after the end of the world.
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  FakeStore store_;
};

// A socket that keeps what it was sent.
class FakeConnection final : public server::Connection {
 public:
  void send(std::shared_ptr<const std::string> text) override;
  void close(server::CloseCode code, std::string_view reason) override;

  std::vector<std::string> frames;
  std::optional<server::CloseCode> closed;
  std::string close_reason;
};

}  // namespace server_tests
