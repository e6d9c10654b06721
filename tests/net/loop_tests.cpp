#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "net/loop.h"
#include "tests/net/house.h"

using net_tests::eventually;
using net_tests::LoopThread;
using net_tests::Watchdog;
using std::chrono::milliseconds;

TEST_CASE("calls from many threads are made on one, none is lost, each thread's in order") {
  const Watchdog watchdog;
  LoopThread thread;
  constexpr int per_thread = 2000;
  std::vector<int> last(4, -1);
  int made = 0;
  {
    std::vector<std::jthread> posters;
    for (std::size_t t = 0; t < last.size(); ++t) {
      posters.emplace_back([&, t] {
        for (int i = 0; i < per_thread; ++i) {
          thread.loop.post([&, t, i] {
            if (last[t] == i - 1) ++made;
            last[t] = i;
          });
        }
      });
    }
  }
  CHECK(eventually([&] { return thread.on([&] { return made; }) == 4 * per_thread; }));
}

TEST_CASE("alarms ring in the order of their time, those of one time in the order they were set") {
  const Watchdog watchdog;
  LoopThread thread;
  std::vector<int> rung;
  thread.on([&] {
    thread.loop.after(milliseconds(60), [&] { rung.push_back(3); });
    thread.loop.after(milliseconds(20), [&] {
      rung.push_back(1);
      thread.loop.after(milliseconds(20), [&] { rung.push_back(2); });
    });
    thread.loop.after(milliseconds(0), [&] { rung.push_back(0); });
  });
  CHECK(eventually([&] { return thread.on([&] { return rung.size(); }) == 4; }));
  CHECK(thread.on([&] { return rung; }) == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("tens of thousands of alarms") {
  const Watchdog watchdog;
  LoopThread thread;
  int rung = 0;
  int early = 0;
  thread.on([&] {
    for (int i = 0; i < 50'000; ++i) {
      const milliseconds delay(i * 7919 % 500);
      const auto due = std::chrono::steady_clock::now() + delay;
      thread.loop.after(delay, [&, due] {
        ++rung;
        if (std::chrono::steady_clock::now() < due) ++early;
      });
    }
  });
  CHECK(eventually([&] { return thread.on([&] { return rung; }) == 50'000; }));
  CHECK(thread.on([&] { return early; }) == 0);
}

TEST_CASE("signals come to the loop, each time") {
  const Watchdog watchdog;
  LoopThread thread;
  std::atomic<int> count = 0;
  CHECK(thread.on([&] { return thread.loop.on_signal({SIGUSR1, SIGUSR2}, [&](int) { ++count; }).ok(); }));
  for (int i = 1; i <= 3; ++i) {
    std::raise(i == 2 ? SIGUSR2 : SIGUSR1);
    CHECK(eventually([&] { return count == i; }));
  }
  CHECK_FALSE(thread.on([&] { return thread.loop.on_signal({SIGKILL}, [](int) {}).ok(); }));
}

TEST_CASE("a loop stopped before it runs does not run, and forgets what waits") {
  const Watchdog watchdog;
  auto kept = std::make_shared<int>(1);
  {
    net::Loop loop;
    loop.post([kept] { *kept = 2; });
    loop.after(milliseconds(0), [kept] { *kept = 3; });
    loop.stop();
    loop.run();
    CHECK(*kept == 1);
  }
  CHECK(kept.use_count() == 1);
}
