// The interface between the network and the house. Nothing here knows sockets, so a simulation can take the network's
// place. Everything is called on the server's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace server {

struct HttpRequest {
  std::string method;
  std::string target;   // path and query, as sent
  std::string address;  // of the client, without port; for IPv6 only the first 64 bits, the network
  std::string host;     // this and the next ones are headers; empty if absent
  std::string origin = {};
  std::string cookie = {};
  std::string content_type = {};
  std::string accept_encoding = {};
  std::string if_none_match = {};
  std::string forwarded_proto = {};
  std::string body = {};
  bool local = false;  // sent by a program on this machine, and passed on by no proxy
};

struct HttpResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::string body = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
};

// WebSocket close codes in use.
enum class CloseCode : std::uint16_t {
  normal = 1000,
  going_away = 1001,  // the server is stopping; come back
  protocol = 1002,
  not_text = 1003,
  policy = 1008,  // too many messages, or not allowed
  too_big = 1009,
  try_again = 1013,  // the server has no room at the moment
};

// One WebSocket. The network owns it; the house refers to it by its number.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  // Queues a text frame and returns at once. A client that reads too slowly for the queue is dropped.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // Closes after the queued frames; further sends are ignored. `closed` is still called afterwards.
  virtual void close(CloseCode code, std::string_view reason) = 0;
};

class Gateway {
 public:
  using Number = std::uint64_t;  // of a connection

  Gateway() = default;
  Gateway(const Gateway&) = delete;
  Gateway& operator=(const Gateway&) = delete;
  virtual ~Gateway() = default;

  // Replies exactly once, from within the call or later.
  virtual void http(HttpRequest request, std::function<void(HttpResponse)> reply) = 0;
  // A request with a body that is longer than usual, before the body is read. Nothing if it may come, else the response that
  // refuses it.
  virtual std::optional<HttpResponse> announced(const HttpRequest& head, std::uint64_t body_bytes) = 0;
  // Nothing if this upgrade is allowed, else the response that refuses it.
  virtual std::optional<HttpResponse> admit(const HttpRequest& upgrade) = 0;
  // After an admitted upgrade; the house keeps the connection until `closed`.
  virtual void opened(Number number, const HttpRequest& upgrade, std::shared_ptr<Connection> connection) = 0;
  virtual void received(Number number, std::string_view text) = 0;
  // Frames that complete no message: pings, pongs, and the first parts of a message.
  virtual void received_idle(Number number, int frames) = 0;
  virtual void closed(Number number) = 0;
};

}  // namespace server
