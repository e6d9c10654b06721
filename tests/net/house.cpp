#include "tests/net/house.h"

#include <chrono>

#include <doctest/doctest.h>
#include <unistd.h>

namespace net_tests {

using server::HttpRequest;
using server::HttpResponse;

Watchdog::Watchdog() { ::alarm(180); }
Watchdog::~Watchdog() { ::alarm(0); }

void House::http(HttpRequest request, std::function<void(HttpResponse)> reply) {
  last_address = request.address;
  last_local = request.local;
  if (request.target == "/later") return waiting.push_back(std::move(reply));
  if (request.target == "/missing") return reply({.status = 404, .body = "{}"});
  if (request.target == "/unchanged") return reply({.status = 304, .body = "ignored"});
  if (request.target == "/large") return reply({.body = std::string(3'000'000, 'x')});
  if (request.target == "/headers") {
    return reply({.body = "{}", .headers = {{"Cache-Control", "max-age=60"}, {"X-Bad", "a\r\nX-Worse: b"}}});
  }
  if (request.target == "/twice") reply({.body = "first"});
  reply(
      {.body = request.method + " " + request.target + " " + request.host + " " + request.cookie + " " + request.body});
}

std::optional<HttpResponse> House::announced(const HttpRequest& head, std::uint64_t body_bytes) {
  if (head.target == "/unwanted") return HttpResponse{.status = 403, .body = "{}"};
  if (head.target == "/long" && body_bytes <= 100'000) return std::nullopt;
  return HttpResponse{.status = 413, .body = "{}"};
}

std::optional<HttpResponse> House::admit(const HttpRequest& upgrade) {
  if (upgrade.cookie == "stranger") return HttpResponse{.status = 403, .body = "{}"};
  return std::nullopt;
}

void House::opened(Number number, const HttpRequest& upgrade, std::shared_ptr<server::Connection> connection) {
  ++all_opened;
  upgrades[number] = upgrade;
  connections[number] = std::move(connection);
}

void House::received(Number number, std::string_view text) {
  server::Connection& connection = *connections.at(number);
  if (text == "bye") {
    for (const char* word : {"one", "two"}) connection.send(std::make_shared<const std::string>(word));
    connection.close(server::CloseCode::policy, "you said bye");
    return connection.send(std::make_shared<const std::string>("never sent"));
  }
  connection.send(std::make_shared<const std::string>(text));
}

void House::received_idle(Number number, int frames) {
  idle_frames += frames;
  if (idle_frames > most_idle_frames) connections.at(number)->close(server::CloseCode::policy, "too many");
}

void House::closed(Number number) {
  ++all_closed;
  connections.erase(number);
}

Server::Server(net::ListenOptions options) {
  const auto port = on([&] {
    listener_ = std::make_unique<net::Listener>(thread_.loop, house, std::move(options));
    return listener_->start();
  });
  REQUIRE_MESSAGE(port.ok(), (port.ok() ? "" : port.error()));
  port_ = port.value();
}

Server::~Server() {
  on([this] { listener_.reset(); });
  thread_.end();
}

bool eventually(const std::function<bool()>& come_true) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (std::chrono::steady_clock::now() < end) {
    if (come_true()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

}  // namespace net_tests
