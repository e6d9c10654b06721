#include <chrono>
#include <deque>
#include <string>

#include <doctest/doctest.h>

#include "net/addresses.h"
#include "net/client.h"
#include "tests/net/house.h"
#include "tests/net/peer.h"

using namespace net_tests;
using std::chrono::milliseconds;

namespace {

// The sentence with which listening with these options fails.
std::string complaint(const net::ListenOptions& options) {
  net::Loop loop;
  House house;
  net::Listener listener(loop, house, options);
  const auto port = listener.start();
  return port.ok() ? "" : port.error();
}

}  // namespace

TEST_CASE("connections are limited by address, and those that leave make room") {
  Server server({.max_per_address = 3});
  Peer first(server.port());
  Peer second(server.port());
  Peer third(server.port());
  REQUIRE(first.upgrade() == 101);
  for (Peer* peer : {&second, &third}) {
    peer->send(get("/"));
    CHECK(peer->read_reply().status == 200);
  }
  Peer fourth(server.port());
  fourth.send(get("/"));
  CHECK(fourth.read_reply().status == 429);
  CHECK(fourth.ends());
  CHECK(server.counters().refused == 1);
  first.hang_up();
  CHECK(eventually([&] {
    Peer peer(server.port());
    peer.send(get("/"));
    return peer.read_reply().status == 200;
  }));
}

TEST_CASE("a flood of refused connections takes no room from others") {
  Server server({.max_connections = 300, .max_per_address = 1});
  Peer guest(server.port());
  REQUIRE(guest.upgrade() == 101);
  std::deque<Peer> flood;
  for (int i = 0; i < 400; ++i) flood.emplace_back(server.port());
  CHECK(eventually([&] { return server.counters().accepted == 401; }));
  CHECK(server.counters().refused == 400);
  CHECK(server.counters().connections <= 257);
  guest.send_frame(text_frame, "still served");
  CHECK(guest.read_frame().payload == "still served");
  for (Peer& peer : flood) CHECK(peer.ends());
}

TEST_CASE("connections are limited in all") {
  Server server({.max_connections = 5});
  CHECK(server.listener().max_connections() == 5);
  std::deque<Peer> peers;
  for (int i = 0; i < 5; ++i) {
    peers.emplace_back(server.port()).send(get("/"));
    CHECK(peers.back().read_reply().status == 200);
  }
  Peer late(server.port());
  CHECK(late.read_reply().status == 503);
  CHECK(late.ends());
  peers.pop_front();
  CHECK(eventually([&] { return Peer(server.port()).upgrade() == 101; }));
}

TEST_CASE("behind a proxy the addresses that it names count, and the limit is one of WebSockets") {
  Server server({.trusted_proxies = 1, .max_per_address = 2});
  Peer shared(server.port());
  shared.send(get("/", "X-Forwarded-For: 6.6.6.6, 192.0.2.7\r\n"));
  CHECK(shared.read_reply().status == 200);
  CHECK(server.on([&] { return server.house.last_address; }) == "192.0.2.7");
  std::deque<Peer> sockets;
  for (int i = 0; i < 2; ++i) {
    CHECK(sockets.emplace_back(server.port()).upgrade("X-Forwarded-For: 192.0.2.7\r\n") == 101);
  }
  Peer third(server.port());
  CHECK(third.upgrade("X-Forwarded-For: 192.0.2.7\r\n") == 429);
  CHECK(third.upgrade("X-Forwarded-For: 192.0.2.8\r\n") == 101);
  sockets.pop_front();
  CHECK(eventually([&] { return Peer(server.port()).upgrade("X-Forwarded-For: 192.0.2.7\r\n") == 101; }));
}

TEST_CASE("a visitor can't choose an address by a header line before that of the proxy") {
  const auto address = [](int proxies, const std::string& lines) {
    Server server({.trusted_proxies = proxies});
    Peer peer(server.port());
    peer.send(get("/", lines));
    CHECK(peer.read_reply().status == 200);
    return server.on([&] { return server.house.last_address; });
  };
  const std::string lines = "X-Forwarded-For: 6.6.6.6\r\nX-Other: 1\r\nx-forwarded-for: 192.0.2.7\r\n";
  CHECK(address(0, lines) == "127.0.0.1");
  CHECK(address(1, lines) == "192.0.2.7");
  CHECK(address(2, "X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 192.0.2.7, 192.0.2.8\r\n") == "192.0.2.7");
  CHECK(address(3, lines) == "127.0.0.1");
  CHECK(address(1, "X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: nonsense\r\n") == "127.0.0.1");
  CHECK(address(1, "X-Forwarded-For: 2001:db8:1:2:3:4:5:6\r\n") == "2001:db8:1:2::");
  CHECK(address(1, "X-Forwarded-For: ::ffff:192.0.2.7\r\n") == "192.0.2.7");
}

TEST_CASE("behind a proxy the limit of WebSockets holds for a household") {
  Server server({.trusted_proxies = 1, .max_per_address = 2});
  Peer first(server.port());
  Peer second(server.port());
  Peer third(server.port());
  CHECK(first.upgrade("X-Forwarded-For: 2001:db8::1\r\n") == 101);
  CHECK(second.upgrade("X-Forwarded-For: 2001:db8::2\r\n") == 101);
  CHECK(third.upgrade("X-Forwarded-For: 2001:db8::3\r\n") == 429);
  CHECK(third.upgrade("X-Forwarded-For: 2001:db8:0:1::1\r\n") == 101);
}

TEST_CASE("a request that a proxy has passed on, or one for another machine, is not local") {
  Server server;
  const auto local = [&](const std::string& host, const std::string& more = {}) {
    Peer peer(server.port());
    peer.send("GET / HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
    CHECK(peer.read_reply().status == 200);
    return server.on([&] { return server.house.last_local; });
  };
  for (const char* host : {"127.0.0.1", "127.0.0.1:8000", "localhost:8000", "[::1]:8000"}) CHECK(local(host));
  for (const char* host : {"play.example", "127.0.0.1.evil.example", "localhost.evil.example:8000", "[::2]", ""})
    CHECK_FALSE_MESSAGE(local(host), host);
  for (const char* sign : {"Forwarded: for=192.0.2.7", "Via: 1.1 proxy", "X-Forwarded-For: 192.0.2.7",
                           "X-Forwarded-Proto: https", "x-forwarded-host: play.example", "X-Real-IP: 192.0.2.7"})
    CHECK_FALSE_MESSAGE(local("localhost", std::string(sign) + "\r\n"), sign);
}

TEST_CASE("without a proxy a visitor can't choose its address") {
  Server server;
  Peer peer(server.port());
  peer.send(get("/", "X-Forwarded-For: 192.0.2.7\r\n"));
  CHECK(peer.read_reply().status == 200);
  CHECK(server.on([&] { return server.house.last_address; }) == "127.0.0.1");
}

TEST_CASE("a sentence says why the server can't listen") {
  Server server;
  CHECK(complaint({.port = server.port()}).find("is in use by another program; choose another port") !=
        std::string::npos);
  CHECK(complaint({.address = "nonsense"}).find("'nonsense' is not an address to listen on") != std::string::npos);
  CHECK(complaint({.address = "192.0.2.1"}).find("this machine does not have the address 192.0.2.1") !=
        std::string::npos);
  CHECK(complaint({}).empty());
}

TEST_CASE("IPv6 is spoken where the machine has it") {
  const std::string reason = complaint({.address = "::1"});
  if (!reason.empty()) {
    CHECK(reason.find("::1") != std::string::npos);
    return;
  }
  Server server({.address = "::1"});
  CHECK(net::http_call("::1", server.port(), "GET", "/six", {}, "", milliseconds(30'000)).status == 200);
  CHECK(server.on([&] { return server.house.last_address; }) == net::household("::1"));
}

TEST_CASE("stop() accepts no more connections, closes with 1001 and is done in about a second") {
  Server server;
  Peer polite(server.port());
  Peer deaf(server.port());
  Peer idle(server.port());
  Peer asking(server.port());
  REQUIRE(polite.upgrade() == 101);
  REQUIRE(deaf.upgrade() == 101);
  idle.send(get("/"));
  CHECK(idle.read_reply().status == 200);
  asking.send(get("/later"));
  CHECK(eventually([&] { return server.on([&] { return server.house.waiting.size(); }) == 1; }));
  CHECK(eventually([&] { return server.counters().sockets == 2; }));

  std::promise<void> stopped;
  const auto begin = std::chrono::steady_clock::now();
  server.on([&] { server.listener().stop([&] { stopped.set_value(); }); });
  const Frame frame = polite.read_frame();
  CHECK(frame.close_code() == 1001);
  polite.send_frame(close_frame, frame.payload.substr(0, 2));
  CHECK(polite.ends());
  CHECK(idle.ends());
  server.on([&] { server.house.waiting.front()({.body = "before we go"}); });
  const Reply reply = asking.read_reply();
  CHECK(reply.body == "before we go");
  CHECK(reply.header("Connection") == "close");
  CHECK_FALSE(Peer(server.port()).connected());
  // The server looks for overdue connections every tenth of a second, and a busy machine may be later than that.
  REQUIRE(stopped.get_future().wait_for(std::chrono::seconds(20)) == std::future_status::ready);
  const auto took = std::chrono::steady_clock::now() - begin;
  CHECK(took < std::chrono::seconds(10));
  MESSAGE("stopped in ", std::chrono::duration_cast<milliseconds>(took).count(), " ms");
  CHECK(deaf.read_frame().close_code() == 1001);
  CHECK(deaf.ends());
  CHECK(server.on([&] { return server.house.all_closed; }) == 2);
  CHECK(server.counters().connections == 0);
}

TEST_CASE("a listener that goes while all are talking leaves nothing behind") {
  std::deque<Peer> peers;
  {
    Server server;
    for (int i = 0; i < 20; ++i) {
      REQUIRE(peers.emplace_back(server.port()).upgrade() == 101);
      peers.emplace_back(server.port()).send(get("/later"));
      peers.emplace_back(server.port()).send("GET / HT");
      peers.emplace_back(server.port());
    }
  }
  for (Peer& peer : peers) CHECK(peer.ends());
}

TEST_CASE("a client learns why it was not let in, or cut") {
  Server server;
  LoopThread thread;
  net::SocketClient client(thread.loop);
  const auto code_of = [&](const std::string& host, std::uint16_t port, const std::string& cookie) {
    std::promise<int> code;
    thread.on([&] { client.open(host, port, cookie, "", {.closed = [&](int c) { code.set_value(c); }}); });
    return code.get_future().get();
  };
  CHECK(code_of("127.0.0.1", server.port(), "stranger") == 403);
  CHECK(code_of("nowhere", server.port(), "") == 0);
  std::uint16_t unused = 0;
  {
    Server gone;
    unused = gone.port();
  }
  CHECK(code_of("127.0.0.1", unused, "") == 0);
  std::promise<int> code;
  std::promise<void> opened;
  thread.on([&] {
    client.open("127.0.0.1", server.port(), "", "",
                {.opened = [&] { opened.set_value(); }, .closed = [&](int c) { code.set_value(c); }});
  });
  opened.get_future().get();
  server.on([&] { server.listener().stop(); });
  CHECK(code.get_future().get() == 1001);
  thread.on([&] { client = net::SocketClient(thread.loop); });
}
