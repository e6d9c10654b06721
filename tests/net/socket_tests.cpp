#include <chrono>
#include <deque>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "net/client.h"
#include "tests/net/house.h"
#include "tests/net/peer.h"

using namespace net_tests;
using std::chrono::milliseconds;

namespace {

// Sends a frame, and answers the code of the close frame that the server sends for it. The connection must end after that.
int closed_after(Server& server, int opcode, const std::string& payload, bool masked = true) {
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  peer.send_frame(opcode, payload, true, masked);
  const Frame frame = peer.read_frame();
  if (frame.opcode == close_frame) peer.send_frame(close_frame, frame.payload.substr(0, 2));
  CHECK(peer.ends());
  return frame.close_code();
}

int open_now(Server& server) {
  return server.on([&] { return server.house.all_opened - server.house.all_closed; });
}

}  // namespace

TEST_CASE("an upgrade is admitted by the house, at one address only") {
  Server server;
  CHECK(Peer(server.port()).upgrade() == 101);
  CHECK(Peer(server.port()).upgrade({}, "/api/socket?game=1") == 101);
  CHECK(Peer(server.port()).upgrade("Cookie: stranger\r\n") == 403);
  CHECK(Peer(server.port()).upgrade({}, "/") == 404);
  CHECK(Peer(server.port()).upgrade({}, "/api/socket/x") == 404);
  CHECK(server.on([&] { return server.house.all_opened; }) == 2);
}

TEST_CASE("a WebSocket of another version, or without a key, is refused") {
  Server server;
  const std::string wish = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
  Peer old(server.port());
  old.send(get("/api/socket", wish + "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"));
  const Reply reply = old.read_reply();
  CHECK(reply.status == 426);
  CHECK(reply.header("Sec-WebSocket-Version") == "13");
  Peer keyless(server.port());
  keyless.send(get("/api/socket", wish + "Sec-WebSocket-Version: 13\r\n"));
  CHECK(keyless.read_reply().status == 400);
  keyless.send(get("/goes-on"));
  CHECK(keyless.read_reply().status == 200);
}

TEST_CASE("the house sees the upgrade as it was asked for") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade("Cookie: a=b\r\nOrigin: http://127.0.0.1\r\n", "/api/socket?x") == 101);
  CHECK(eventually([&] { return open_now(server) == 1; }));
  const auto request = server.on([&] { return server.house.upgrades.begin()->second; });
  CHECK(request.target == "/api/socket?x");
  CHECK(request.cookie == "a=b");
  CHECK(request.origin == "http://127.0.0.1");
  CHECK(request.address == "127.0.0.1");
}

TEST_CASE("text comes back, of any length up to the limit, whole or in parts") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  for (const int size : {0, 1, 125, 126, 511, 512, 513, 1535, 1536, 1537, 5000, 8191, 8192}) {
    CAPTURE(size);
    const std::string text(static_cast<std::size_t>(size), 'a');
    peer.send_frame(text_frame, text);
    CHECK(peer.read_frame().payload == text);
  }
  peer.send_frame(text_frame, "one ", false);
  peer.send_frame(ping_frame, "in between");
  CHECK(peer.read_frame().opcode == pong_frame);
  peer.send_frame(0, "and ", false);
  peer.send_frame(0, "two", true);
  const Frame frame = peer.read_frame();
  CHECK(frame.opcode == text_frame);
  CHECK(frame.payload == "one and two");
  // A letter may be cut by the end of a part.
  peer.send_frame(text_frame, "\xc3", false);
  peer.send_frame(0, "\xa9", true);
  CHECK(peer.read_frame().payload == "\xc3\xa9");
}

TEST_CASE("a ping is answered with its own words") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  peer.send_frame(ping_frame, "are you there");
  const Frame frame = peer.read_frame();
  CHECK(frame.opcode == pong_frame);
  CHECK(frame.payload == "are you there");
}

TEST_CASE("frames that make no message are reported to the house, and frames that make one are not") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  peer.send_frame(ping_frame, "ping");
  peer.send_frame(pong_frame, std::string(125, 'x'));
  peer.send_frame(text_frame, "", false);
  for (int i = 0; i < 1000; ++i) peer.send_frame(0, "", false);
  peer.send_frame(0, "a", false);
  peer.send_frame(0, "b", true);
  peer.send_frame(text_frame, std::string(8192, 'x'));
  CHECK(peer.read_frame().opcode == pong_frame);
  CHECK(peer.read_frame().payload == "ab");
  CHECK(peer.read_frame().payload.size() == 8192);
  CHECK(server.on([&] { return server.house.idle_frames; }) == 1004);
}

TEST_CASE("a client that floods a socket with frames that make no message is closed, and cut off if it goes on") {
  for (const int opcode : {0, ping_frame, pong_frame}) {
    CAPTURE(opcode);
    Server server;
    server.on([&] { server.house.most_idle_frames = 300; });
    Peer peer(server.port());
    REQUIRE(peer.upgrade() == 101);
    if (opcode == 0) peer.send_frame(text_frame, "", false);
    std::string flood;
    for (int i = 0; i < 1000; ++i)
      flood += std::string(1, static_cast<char>((opcode == 0 ? 0 : 0x80) | opcode)) + "\x80mask";
    // Far more than the buffers hold. The loop ends because the server cuts the connection.
    int sent = 0;
    while (sent < 20'000 && peer.send(flood)) ++sent;
    CHECK(sent < 20'000);
    CHECK(eventually([&] { return open_now(server) == 0; }));
    CHECK(server.on([&] { return server.house.idle_frames; }) < 3000);
  }
}

TEST_CASE("each breach of the protocol closes with its code") {
  Server server;
  CHECK(closed_after(server, text_frame, std::string(8193, 'x')) == 1009);
  CHECK(closed_after(server, text_frame, std::string(150'000, 'x')) == 1009);
  CHECK(closed_after(server, binary_frame, "bytes") == 1003);
  CHECK(closed_after(server, text_frame, "\xc3\x28") == 1007);
  CHECK(closed_after(server, text_frame, "half a letter: \xe2\x82") == 1007);
  CHECK(closed_after(server, text_frame, "not masked", false) == 1002);
  CHECK(closed_after(server, 3, "no such opcode") == 1002);
  CHECK(closed_after(server, ping_frame, std::string(126, 'x')) == 1002);
  CHECK(closed_after(server, close_frame, std::string("\x03\xe8", 2)) == 1000);
  CHECK(eventually([&] { return server.counters().connections == 0; }));
  CHECK(server.counters().sockets == 0);
  CHECK(server.on([&] { return server.house.all_closed; }) == 9);
}

TEST_CASE("a message over the limit is refused also when it comes in parts") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  peer.send_frame(text_frame, std::string(8000, 'x'), false);
  peer.send_frame(0, std::string(193, 'x'), true);
  CHECK(peer.read_frame().close_code() == 1009);
}

TEST_CASE("garbage after the handshake ends the connection and nothing else") {
  Server server;
  Peer other(server.port());
  REQUIRE(other.upgrade() == 101);
  for (int byte = 0; byte < 256; byte += 5) {
    Peer peer(server.port());
    REQUIRE(peer.upgrade() == 101);
    peer.send(std::string(300, static_cast<char>(byte)));
    peer.hang_up();
  }
  CHECK(eventually([&] { return open_now(server) == 1; }));
  other.send_frame(text_frame, "still here");
  CHECK(other.read_frame().payload == "still here");
}

TEST_CASE("the house closes after what it has sent, with code and reason") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  peer.send_frame(text_frame, "bye");
  CHECK(peer.read_frame().payload == "one");
  CHECK(peer.read_frame().payload == "two");
  const Frame frame = peer.read_frame();
  CHECK(frame.close_code() == 1008);
  CHECK(frame.payload.substr(2) == "you said bye");
  peer.send_frame(close_frame, frame.payload.substr(0, 2));
  CHECK(peer.ends());
  CHECK(eventually([&] { return open_now(server) == 0; }));
}

TEST_CASE("a reason that is too long is cut between letters") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  CHECK(eventually([&] { return open_now(server) == 1; }));
  server.on([&] {
    std::string reason(122, 'x');
    for (int i = 0; i < 20; ++i) reason += "\xc3\xa9";
    server.house.connections.begin()->second->close(server::CloseCode::policy, reason);
  });
  CHECK(peer.read_frame().payload.size() == 2 + 122);
}

TEST_CASE("a peer without a sign of life is noticed, one that answers pings stays") {
  Server server({.socket_timeout = milliseconds(3000)});
  Peer dead(server.port());
  Peer living(server.port());
  REQUIRE(dead.upgrade() == 101);
  REQUIRE(living.upgrade() == 101);
  CHECK(eventually([&] { return open_now(server) == 2; }));
  for (int i = 0; i < 2; ++i) {
    const Frame frame = living.read_frame();
    CHECK(frame.opcode == ping_frame);
    living.send_frame(pong_frame, frame.payload);
  }
  CHECK(dead.ends());
  CHECK(eventually([&] { return open_now(server) == 1; }));
  living.send_frame(text_frame, "here");
  CHECK(living.read_frame().payload == "here");
}

TEST_CASE("a client that is cut off is told to the house") {
  Server server;
  for (const bool reset : {false, true}) {
    Peer peer(server.port());
    REQUIRE(peer.upgrade() == 101);
    CHECK(eventually([&] { return open_now(server) == 1; }));
    peer.hang_up(reset);
    CHECK(eventually([&] { return open_now(server) == 0; }));
  }
  CHECK(eventually([&] { return server.counters().connections == 0; }));
}

TEST_CASE("a slow reader is dropped at once, and the others read on") {
  Server server;
  Peer slow(server.port(), 4096);
  Peer quick(server.port());
  REQUIRE(slow.upgrade() == 101);
  REQUIRE(quick.upgrade() == 101);
  CHECK(eventually([&] { return open_now(server) == 2; }));
  const auto text = std::make_shared<const std::string>(8000, 'x');
  int rounds = 0;
  while (open_now(server) == 2 && rounds < 1000) {
    server.on([&] {
      for (const auto& [number, connection] : server.house.connections) connection->send(text);
    });
    CHECK(quick.read_frame().payload == *text);
    ++rounds;
  }
  CHECK(rounds > 32);
  CHECK(rounds < 1000);
  CHECK(server.counters().dropped_slow == 1);
  CHECK(server.counters().queued_bytes == 0);
  quick.send_frame(text_frame, "on it goes");
  Frame frame = quick.read_frame();
  while (frame.payload == *text) frame = quick.read_frame();
  CHECK(frame.payload == "on it goes");
  CHECK(slow.ends());
}

TEST_CASE("the number of waiting messages is limited too") {
  Server server;
  Peer peer(server.port());
  REQUIRE(peer.upgrade() == 101);
  CHECK(eventually([&] { return open_now(server) == 1; }));
  // Within one turn of the loop nothing can be finished.
  const auto dropped = server.on([&] {
    for (int i = 0; i < 65; ++i)
      server.house.connections.begin()->second->send(std::make_shared<const std::string>("x"));
    return server.listener().counters().dropped_slow;
  });
  CHECK(dropped == 1);
  CHECK(peer.ends());
}

TEST_CASE("five hundred WebSockets at once") {
  Server server({.max_per_address = 1000});
  LoopThread thread;
  std::deque<net::SocketClient> clients;
  int opened = 0;
  int echoes = 0;
  int closed = 0;
  thread.on([&] {
    for (int i = 0; i < 500; ++i) {
      net::SocketClient& client = clients.emplace_back(thread.loop);
      client.open("127.0.0.1", server.port(), "", "",
                  {.opened = [&, i] { ++opened, client.send("number " + std::to_string(i)); },
                   .message =
                       [&, i](std::string_view text) {
                         CHECK(text == "number " + std::to_string(i));
                         ++echoes;
                         client.close();
                       },
                   .closed =
                       [&](int code) {
                         CHECK(code == 1000);
                         ++closed;
                       }});
    }
  });
  CHECK(eventually([&] { return thread.on([&] { return closed; }) == 500; }));
  CHECK(thread.on([&] { return opened; }) == 500);
  CHECK(thread.on([&] { return echoes; }) == 500);
  CHECK(eventually([&] { return open_now(server) == 0; }));
  CHECK(eventually([&] { return server.counters().connections == 0; }));
  CHECK(server.counters().messages_in == 500);
  CHECK(server.counters().messages_out == 500);
  thread.on([&] { clients.clear(); });
}
