// The server's entrance: HTTP/1.1 with keep-alive, and WebSockets at /api/socket. Every request goes to the Gateway.
// Limits, time-outs and the headers that protect the page are handled here. TLS is left to a proxy.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/result.h"
#include "net/loop.h"
#include "server/gateway.h"

namespace net {

struct ListenOptions {
  std::string address = "127.0.0.1";  // IPv4 or IPv6; "::" takes both
  std::uint16_t port = 0;             // 0: the system chooses a free one
  // How many proxies in front of the server are trusted to add an entry to X-Forwarded-For; 0: the header is ignored. A
  // proxy shares its connections among visitors, so with a proxy the limit per address counts WebSockets instead.
  int trusted_proxies = 0;

  int max_connections = 20000;  // fewer if the system allows fewer open files
  int max_per_address = 200;    // for IPv6, per network of 64 bits
  std::size_t header_bytes = 8192;
  std::size_t body_bytes = 8192;
  std::size_t message_bytes = 8192;
  // The most that may wait to be sent on one WebSocket. A client that reads too slowly for this is dropped.
  std::size_t queue_messages = 64;
  std::size_t queue_bytes = std::size_t{256} * 1024;

  std::chrono::milliseconds request_timeout{10'000};     // from the first byte of a request to its last
  std::chrono::milliseconds long_body_timeout{120'000};  // the same, if the Gateway takes a long body
  std::chrono::milliseconds idle_timeout{30'000};        // between two requests
  std::chrono::milliseconds reply_timeout{30'000};       // for the Gateway to reply
  std::chrono::milliseconds socket_timeout{60'000};      // without any sign of life; a ping is sent after half of it
};

// Counters, to be read on the loop's thread. The first three are current values, the others are totals since the start.
struct NetCounters {
  std::int64_t connections = 0;   // of any kind
  std::int64_t sockets = 0;       // WebSockets among them
  std::int64_t queued_bytes = 0;  // waiting to be sent on WebSockets
  std::int64_t accepted = 0;
  std::int64_t refused = 0;  // over a limit
  std::int64_t requests = 0;
  std::int64_t bad_requests = 0;
  std::int64_t timed_out = 0;
  std::int64_t dropped_slow = 0;
  std::int64_t messages_in = 0;
  std::int64_t messages_out = 0;
  std::int64_t bytes_in = 0;  // of messages and bodies
  std::int64_t bytes_out = 0;
};

struct Hall;

class Listener {
 public:
  // Loop and gateway must outlive the listener. Destroy the listener on the loop's thread or after the loop has ended.
  Listener(Loop& loop, server::Gateway& gateway, ListenOptions options);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  // Cuts the open connections without calling the gateway.
  ~Listener();

  // Starts listening. Answers the port, or a sentence that says what went wrong.
  core::Result<std::uint16_t, std::string> start();
  // Accepts no more connections, lets running requests end, closes WebSockets with 1001, cuts the rest after almost a
  // second, and then calls `done`. Call it on the loop's thread.
  void stop(std::function<void()> done = {});

  const NetCounters& counters() const;
  // The limit of the options, or of the system if that is lower.
  int max_connections() const;

 private:
  std::shared_ptr<Hall> hall_;
};

}  // namespace net
