// The client side, for tests and the load tool: thousands of WebSockets on one loop, and plain HTTP calls that block.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/loop.h"

namespace net {

struct SocketCallbacks {
  std::function<void()> opened = {};
  std::function<void(std::string_view text)> message = {};
  // Called once in every case: with the WebSocket close code; 1006 if the connection was cut; the HTTP status if the
  // upgrade was refused; 0 if no connection was made.
  std::function<void(int code)> closed = {};
};

class ClientCore;

// One WebSocket to /api/socket of a server. Use it on the loop's thread only.
class SocketClient {
 public:
  explicit SocketClient(Loop& loop);
  SocketClient(SocketClient&& other) noexcept;
  SocketClient& operator=(SocketClient&& other) noexcept;
  SocketClient(const SocketClient&) = delete;
  SocketClient& operator=(const SocketClient&) = delete;
  // Cuts the connection; after this no callback comes.
  ~SocketClient();

  // The host is an address or "localhost". Cookie and origin are headers, which are left out if empty.
  void open(const std::string& host, std::uint16_t port, const std::string& cookie, const std::string& origin,
            SocketCallbacks callbacks);
  // Queues a text frame. Does nothing if the WebSocket is not open.
  void send(std::string_view text);
  // Closes with code 1000 after the queued frames.
  void close();

 private:
  Loop* loop_;
  std::shared_ptr<ClientCore> core_;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpReply {
  int status = 0;          // 0: there was no answer
  std::string error = {};  // why there was none
  Headers headers = {};
  std::string body = {};

  // The value of the header, whose name may be in any case; empty if it is missing.
  std::string header(std::string_view name) const;
};

// Sends one request on its own connection and waits for the answer.
HttpReply http_call(const std::string& host, std::uint16_t port, const std::string& method, const std::string& target,
                    const Headers& headers, const std::string& body, std::chrono::milliseconds timeout);

}  // namespace net
