// What the server needs from outside: time, random numbers, threads for bots, the store. Rooms use nothing else, so a
// simulation can take its place and repeat every run from its seed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "core/any_game.h"
#include "games/registry.h"
#include "storage/store.h"

namespace server {

class Log;
struct Metrics;

// A question for a computer player.
struct Thought {
  std::string level;
  std::shared_ptr<const core::AnyView> view;
  std::string memory = {};  // what the seat has seen (games::remember)
  std::uint64_t chance = 0;
};

class World {
 public:
  World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  virtual ~World() = default;

  virtual storage::Time now() = 0;
  // Bytes that nobody can guess.
  virtual void random(std::span<std::uint8_t> bytes) = 0;
  // These call back once, later, on the server's thread, never within the call.
  virtual void after(storage::Time milliseconds, std::function<void()> then) = 0;
  virtual void think(Thought thought, std::function<void(games::Decision)> then) = 0;
  // Runs a long job on another thread, and then calls back like the others. One job at a time.
  virtual void work(std::function<void()> job, std::function<void()> then) = 0;
  virtual storage::Store& store() = 0;
  virtual Log& log() = 0;
  virtual Metrics& metrics() = 0;
};

}  // namespace server
