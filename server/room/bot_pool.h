// Threads for computer players, so that the server's thread never waits for them.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/house/world.h"

namespace server {

class BotPool {
 public:
  // Runs a function on the server's thread.
  using Post = std::function<void(std::function<void()>)>;
  // Called for every answer, on the thread that computed it.
  using Observer = std::function<void(double seconds, std::size_t waiting)>;

  BotPool(int threads, Post post, Observer observer);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  // Lets running computations end. Waiting ones are dropped; the rooms ask again after a restart.
  ~BotPool();

  void think(Thought thought, std::function<void(games::Decision)> then);

 private:
  struct Task {
    Thought thought;
    std::function<void(games::Decision)> then;
  };
  void work();

  Post post_;
  Observer observer_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace server
