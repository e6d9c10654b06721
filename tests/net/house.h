// A server whose house does what the tests of the network need.
#pragma once

#include <atomic>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "net/listener.h"
#include "net/loop.h"
#include "server/gateway.h"

namespace net_tests {

// Ends the program if a test hangs.
class Watchdog {
 public:
  Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;
  ~Watchdog();
};

// A loop in a thread of its own.
class LoopThread {
 public:
  LoopThread() : thread_([this] { loop.run(); }) {}
  LoopThread(const LoopThread&) = delete;
  LoopThread& operator=(const LoopThread&) = delete;
  ~LoopThread() { end(); }

  // Runs a function on the loop, waits for it and returns its result.
  template <class Call>
  auto on(Call call) {
    std::packaged_task<decltype(call())()> task(std::move(call));
    auto result = task.get_future();
    loop.post([&task] { task(); });
    return result.get();
  }
  void end() {
    loop.stop();
    if (thread_.joinable()) thread_.join();
  }

  net::Loop loop;

 private:
  std::thread thread_;
};

// Replies with the request and echoes every message. Some words make it do something else (house.cpp).
class House final : public server::Gateway {
 public:
  void http(server::HttpRequest request, std::function<void(server::HttpResponse)> reply) override;
  std::optional<server::HttpResponse> announced(const server::HttpRequest& head, std::uint64_t body_bytes) override;
  std::optional<server::HttpResponse> admit(const server::HttpRequest& upgrade) override;
  void opened(Number number, const server::HttpRequest& upgrade,
              std::shared_ptr<server::Connection> connection) override;
  void received(Number number, std::string_view text) override;
  void received_idle(Number number, int frames) override;
  void closed(Number number) override;

  std::map<Number, std::shared_ptr<server::Connection>> connections;
  std::map<Number, server::HttpRequest> upgrades;
  std::vector<std::function<void(server::HttpResponse)>> waiting;  // replies to GET /later
  int all_opened = 0;
  int all_closed = 0;
  int idle_frames = 0;
  int most_idle_frames = 1000000;  // beyond this it closes
  std::string last_address;
  bool last_local = false;
};

class Server {
 public:
  explicit Server(net::ListenOptions options = {});
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  template <class Call>
  auto on(Call call) {
    return thread_.on(std::move(call));
  }
  net::NetCounters counters() {
    return on([this] { return listener_->counters(); });
  }
  net::Listener& listener() { return *listener_; }
  std::uint16_t port() const { return port_; }

  House house;  // use it only within on()

 private:
  Watchdog watchdog_;
  LoopThread thread_;
  std::unique_ptr<net::Listener> listener_;
  std::uint16_t port_ = 0;
};

// Asks again and again, for at most half a minute.
bool eventually(const std::function<bool()>& come_true);

}  // namespace net_tests
