// The other end, for tests and for the load tool: WebSockets by the thousand on a loop, and plain HTTP calls that wait.
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
  // Once, whatever happened: the code of the WebSocket; 1006 when it was cut; the status of HTTP when the upgrade was
  // refused; 0 when there was no connection at all.
  std::function<void(int code)> closed = {};
};

class ClientCore;

// One WebSocket to /api/socket of a server. All of it on the loop's thread.
class SocketClient {
 public:
  explicit SocketClient(Loop& loop);
  SocketClient(SocketClient&& other) noexcept;
  SocketClient& operator=(SocketClient&& other) noexcept;
  SocketClient(const SocketClient&) = delete;
  SocketClient& operator=(const SocketClient&) = delete;
  // Cuts the connection; no callback comes any more.
  ~SocketClient();

  // The host is an address or "localhost". Cookie and origin are headers, left out when empty.
  void open(const std::string& host, std::uint16_t port, const std::string& cookie, const std::string& origin,
            SocketCallbacks callbacks);
  // Queues a text frame. Ignored when the WebSocket is not open.
  void send(std::string_view text);
  // With code 1000, after what was queued.
  void close();

 private:
  Loop* loop_;
  std::shared_ptr<ClientCore> core_;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpReply {
  int status = 0;          // 0: there was none
  std::string error = {};  // and this is why
  Headers headers = {};
  std::string body = {};

  // Empty when there is no such header. Letters of either case.
  std::string header(std::string_view name) const;
};

// Asks and waits. One connection for the one request.
HttpReply http_call(const std::string& host, std::uint16_t port, const std::string& method, const std::string& target,
                    const Headers& headers, const std::string& body, std::chrono::milliseconds timeout);

}  // namespace net
