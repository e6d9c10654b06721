// Threads on which computer players think, so that the server's thread never waits for them.
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
  // Brings a function to the server's thread.
  using Post = std::function<void(std::function<void()>)>;
  // Told of every answer, on the thread that thought.
  using Observer = std::function<void(double seconds, std::size_t waiting)>;

  BotPool(int threads, Post post, Observer observer);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  // Lets running thoughts end; what waits is dropped and thought again after a restart.
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
