// Where visitors come in: HTTP/1.1 with keep-alive, and WebSockets at /api/socket. Everything that is asked goes to the
// Gateway; limits, time-outs and the headers that protect the page are kept here. TLS is the business of a proxy.
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
  std::string address = "127.0.0.1";  // of IPv4 or IPv6; "::" takes both
  std::uint16_t port = 0;             // 0: the system chooses a free one
  // Believe the X-Forwarded-For of the proxy in front. The limit per address then counts WebSockets instead of
  // connections, since the proxy shares its own among visitors.
  bool behind_proxy = false;

  int max_connections = 20000;  // less when the system allows fewer open files
  int max_per_address = 200;    // for IPv6, per network of 64 bits
  std::size_t header_bytes = 8192;
  std::size_t body_bytes = 8192;
  std::size_t message_bytes = 8192;
  // What may wait to be sent on one WebSocket; beyond it the reader is too slow and dropped.
  std::size_t queue_messages = 64;
  std::size_t queue_bytes = std::size_t{256} * 1024;

  std::chrono::milliseconds request_timeout{10'000};  // from the first byte to the last of a request
  std::chrono::milliseconds idle_timeout{30'000};     // between two requests
  std::chrono::milliseconds reply_timeout{30'000};    // for the Gateway to reply
  std::chrono::milliseconds socket_timeout{60'000};   // without a sign of life; a ping is sent at half of it
};

// How it goes, to be read on the loop's thread. The first three are of now, the others count since the start.
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
  // Loop and gateway must outlive the listener, and it is destroyed on the loop's thread or when the loop has ended.
  Listener(Loop& loop, server::Gateway& gateway, ListenOptions options);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  // Cuts what is still open, without a call to the gateway.
  ~Listener();

  // Listens from now on. The port, or the sentence that says why not.
  core::Result<std::uint16_t, std::string> start();
  // Takes nobody in any more, lets running requests end, closes WebSockets with 1001, cuts what is left after most of a
  // second, and then calls. On the loop's thread.
  void stop(std::function<void()> done = {});

  const NetCounters& counters() const;
  // As many as the options say, or as the system allows.
  int max_connections() const;

 private:
  std::shared_ptr<Hall> hall_;
};

}  // namespace net
