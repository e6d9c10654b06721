// The network between clients and servers, in virtual time. It is slow, keeps the order on each line, and sometimes cuts one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.h"
#include "server/gateway.h"
#include "server/house/house.h"
#include "tests/server/fake_world.h"

namespace sim {

// One server with its own connection to the store. Its house is destroyed before its world.
struct Server {
  Server(std::uint64_t seed, server_tests::Timeline& timeline, server_tests::Shelf& shelf,
         const server::Keys::Secret& secret, const server::HouseOptions& options)
      : world(seed, timeline, shelf), house(world, secret, options) {
    world.thinker = think_quickly;
  }

  // Lets the weakest player of the game decide, because a run must be quick. Sometimes it gives a reason.
  static games::Decision think_quickly(const server::Thought& thought);

  server_tests::FakeWorld world;
  server::House house;
};

class Line;

// The client's end of a line.
class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;
  virtual ~Peer() = default;
  virtual void opened(Line& line) = 0;
  virtual void heard(Line& line, const std::string& text) = 0;
  // The line is gone: closed by the server, or simply dead.
  virtual void lost(Line& line, std::optional<server::CloseCode> code) = 0;
};

class Network {
 public:
  Network(server_tests::Timeline& timeline, std::uint64_t seed) : timeline_(timeline), random_(seed) {}

  std::shared_ptr<Line> connect(const std::shared_ptr<Server>& server, server::HttpRequest upgrade, Peer& peer);
  // Gets nothing if the server died in the meantime.
  using Reply = std::function<void(std::optional<server::HttpResponse>)>;
  void http(const std::shared_ptr<Server>& server, server::HttpRequest request, Reply reply);

  storage::Time delay() { return shortest + random_.below(static_cast<int>(longest - shortest) + 1); }
  server_tests::Timeline& timeline() { return timeline_; }

  storage::Time shortest = 1;
  storage::Time longest = 80;
  storage::Time slow_notice = 5000;  // the most that passes until a server notices that a client is gone
  // Called with every frame at the moment the server sends it.
  std::function<void(Line&, const std::string&)> on_sent;
  // Replaces a frame by others, as a faulty server would send them. The checks must find that.
  std::function<std::vector<std::string>(Line&, const std::string&)> tamper;

 private:
  friend class Line;
  server_tests::Timeline& timeline_;
  core::Random random_;
  server::Gateway::Number numbers_ = 0;
};

class Line final : public server::Connection, public std::enable_shared_from_this<Line> {
 public:
  Line(Network& network, std::weak_ptr<Server> server, Peer& peer, server::Gateway::Number number)
      : network_(network), server_(std::move(server)), peer_(&peer), number_(number) {}

  // The server's end.
  void send(std::shared_ptr<const std::string> text) override;
  void close(server::CloseCode code, std::string_view reason) override;

  // The client's end.
  void open(server::HttpRequest upgrade);
  void speak(std::string text);
  void cut();

  bool alive() const { return !cut_ && !closing_; }
  Peer& peer() { return *peer_; }
  bool is_at(const std::shared_ptr<Server>& server) const { return server_.lock() == server; }

 private:
  void deliver(const std::string& text);
  void end(std::optional<server::CloseCode> code);

  Network& network_;
  std::weak_ptr<Server> server_;
  Peer* peer_;
  server::Gateway::Number number_;
  storage::Time up_ = 0;    // when the last text arrives at the server
  storage::Time down_ = 0;  // when the last text arrives at the client
  bool opened_ = false;
  bool closing_ = false;
  bool cut_ = false;
};

}  // namespace sim
