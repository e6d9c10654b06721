#include "server/room/bot_pool.h"

#include <chrono>
#include <utility>

#include "core/random.h"
#include "games/registry.h"

namespace server {

BotPool::BotPool(int threads, Post post, Observer observer) : post_(std::move(post)), observer_(std::move(observer)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(Thought thought, std::function<void(games::Decision)> then) {
  {
    const std::scoped_lock lock(mutex_);
    tasks_.push_back({std::move(thought), std::move(then)});
  }
  wake_.notify_one();
}

void BotPool::work() {
  while (true) {
    Task task;
    std::size_t waiting = 0;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
      if (stopping_) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
      waiting = tasks_.size();
    }
    const auto begun = std::chrono::steady_clock::now();
    core::Random random(task.thought.chance);
    games::Decision decision = games::choose(task.thought.level, *task.thought.view, task.thought.memory, random);
    observer_(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count(), waiting);
    post_([then = std::move(task.then), decision = std::move(decision)] { then(decision); });
  }
}

}  // namespace server
