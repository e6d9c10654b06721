// One match of a load test: four sockets of four people. A mirror or the server says which moves are legal. All of it runs on
// the thread of the sockets.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/load/mirror.h"
#include "apps/load/told_actions.h"
#include "core/random.h"
#include "net/client.h"

namespace apps {

using LoadClock = std::chrono::steady_clock;

// A table with four people at it, each known by a cookie.
struct LoadTable {
  std::string match;
  std::array<std::string, load_seats> cookies;
};

// What happened during one phase of moves.
struct LoadSample {
  double seconds = 0;
  long moves = 0;     // acknowledged in that time
  long refused = 0;   // legal moves that the server refused
  long lost = 0;      // sockets that were closed, and tables that could not be opened
  long wrong = 0;     // times the server's game differed from the mirror
  long unheard = 0;   // moves without an answer at the end
  long late = 0;      // moves that could not be sent when they were due
  long finished = 0;  // games played to their end
  std::vector<float> answer_ms = {};
  std::vector<std::uint32_t> update_bytes = {};
};

class LoadMatch {
 public:
  // Callbacks to the owner of the matches, and the place where matches count.
  struct Driver {
    std::function<void()> entered = {};         // all four are at the table
    std::function<void(LoadMatch&)> free = {};  // may make its next move
    std::function<void()> answered = {};        // the move under way was accepted or refused
    std::function<void(LoadMatch&)> gone =
        {};  // its game is over or has failed, which is counted: it needs a new table
    LoadSample* sample = nullptr;
  };

  // A followed match also compares every view of seat A with the mirror, which is slow.
  LoadMatch(net::Loop& loop, const core::AnyGame& game, std::uint64_t number, bool followed, const Driver& driver);

  // Connects to a table whose game has just begun.
  void open(const std::string& host, std::uint16_t port, LoadTable table);
  // Makes its next move. May be called only when it is free. Latency is measured from `due`.
  void move(LoadClock::time_point due);

  std::uint64_t number() const { return number_; }
  const LoadTable& table() const { return table_; }

 private:
  void message(std::size_t seat, std::string_view text);
  void on_view(std::size_t seat, std::string_view text);
  void on_update(std::size_t seat, std::string_view text);
  void on_ack(std::string_view text);
  void closed();
  void fail(long LoadSample::* counter);
  void go_on();
  void prepare();
  void follow(std::string_view text);
  void compare();

  net::Loop& loop_;
  const Driver& driver_;
  std::uint64_t number_;
  bool followed_;
  core::Random random_;
  std::optional<Mirror> mirror_;
  ToldActions told_actions_;  // for games without a mirror
  LoadTable table_;
  std::vector<net::SocketClient> sockets_;
  std::size_t views_ = 0;
  bool done_ = false;   // needs another table
  bool waits_ = false;  // until all seats know of its last move
  std::uint64_t moves_ = 0;
  std::size_t mover_ = 0;
  std::optional<core::Move> next_;
  std::optional<LoadClock::time_point> due_;  // of the move under way
  std::string followed_text_;                 // {"table":…,"game":…} of seat A
  std::int64_t followed_version_ = -1;
  std::int64_t version_ = -1;
};

}  // namespace apps
