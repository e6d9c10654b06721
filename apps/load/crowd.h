// All people of a load test: idle ones and players. Their sockets live on a thread of their own. The public functions are called
// from another thread; they block, and give up when the program is interrupted.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "apps/common/stop.h"
#include "apps/load/match.h"
#include "apps/load/usher.h"
#include "core/any_game.h"
#include "net/loop.h"

namespace apps {

// How moves are made: at a steady rate, without waiting for answers, or as fast as answers come.
struct Pace {
  double seconds = 0;
  int rate = 0;     // moves a second in all; 0 for as many as possible
  int at_once = 0;  // with rate 0: how many moves are always under way
};

class LoadCrowd {
 public:
  LoadCrowd(std::string host, std::uint16_t port, std::unique_ptr<core::AnyGame> game);
  LoadCrowd(const LoadCrowd&) = delete;
  LoadCrowd& operator=(const LoadCrowd&) = delete;
  // Cuts all sockets.
  ~LoadCrowd();

  // More sockets that do nothing.
  Or<void> add_idle(int count);
  // More matches, each with its four sockets.
  Or<void> add_matches(int count);
  Or<LoadSample> play(const Pace& pace);

 private:
  Or<void> wait_for(const std::function<bool()>& done, double seconds, const std::string& what);
  // Runs a function on the thread of the sockets and waits for it.
  void there(const std::function<void()>& call);
  void fail(const Stop& why);

  // On that thread:
  void open_idle();
  void ask_for_table(LoadMatch& match, const LoadUsher::People& people);
  void on_free(LoadMatch& match);
  void on_gone(LoadMatch& match);
  LoadMatch* take_free();
  bool move(LoadClock::time_point due);
  void send_due();
  void tick(std::uint64_t round);
  void begin(const Pace& pace);

  std::string host_;
  std::uint16_t port_;
  std::unique_ptr<core::AnyGame> game_;
  net::Loop loop_;
  LoadSample sample_;
  LoadMatch::Driver driver_;
  core::Random random_{1};
  std::vector<net::SocketClient> idle_;
  std::size_t idle_wanted_ = 0;
  std::string idle_cookie_;
  std::vector<std::unique_ptr<LoadMatch>> matches_;
  std::vector<LoadMatch*> free_;

  Pace pace_;
  bool playing_ = false;
  std::uint64_t round_ = 0;  // number of the phase; timers of earlier phases do nothing
  LoadClock::time_point begun_;
  long sent_ = 0;

  // Read from outside too.
  std::atomic<long> opened_ = 0;  // idle sockets
  std::atomic<long> entered_ = 0;
  std::atomic<long> under_way_ = 0;
  std::atomic<long> answered_ = 0;
  std::mutex failure_mutex_;
  std::optional<Stop> failure_;
  std::unique_ptr<LoadUsher> usher_;
  std::thread thread_;
};

}  // namespace apps
