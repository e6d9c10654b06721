#include <chrono>
#include <deque>
#include <string>

#include <doctest/doctest.h>

#include "net/client.h"
#include "tests/net/house.h"
#include "tests/net/peer.h"

using net_tests::eventually;
using net_tests::get;
using net_tests::Peer;
using net_tests::Reply;
using net_tests::Server;
using std::chrono::milliseconds;

namespace {

std::string post_to(const std::string& target, const std::string& body) {
  return "POST " + target + " HTTP/1.1\r\nHost: here\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
         body;
}
std::string post(const std::string& body) { return post_to("/say", body); }

void check_protected(const Reply& reply) {
  CAPTURE(reply.head);
  CHECK(
      reply.header("Content-Security-Policy").starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"));
  CHECK(reply.header("Content-Security-Policy").ends_with("frame-ancestors 'none'"));
  CHECK(reply.header("X-Content-Type-Options") == "nosniff");
  CHECK(reply.header("Referrer-Policy") == "no-referrer");
  CHECK(reply.header("Cross-Origin-Opener-Policy") == "same-origin");
  CHECK(reply.header("Cross-Origin-Resource-Policy") == "same-origin");
  CHECK_FALSE(reply.header("Permissions-Policy").empty());
  CHECK(reply.header("Date").ends_with(" GMT"));
}

// Sends the bytes on a connection of their own. Answers the status, and checks that the connection ends after it.
int refused(Server& server, const std::string& bytes) {
  Peer peer(server.port());
  peer.send(bytes);
  const Reply reply = peer.read_reply();
  check_protected(reply);
  CHECK(reply.header("Connection") == "close");
  CHECK(peer.ends());
  return reply.status;
}

}  // namespace

TEST_CASE("a long body is read if the house takes it, and the connection goes on") {
  Server server;
  Peer peer(server.port());
  const std::string body(100'000, 'x');
  peer.send(post_to("/long", body) + post("short"));
  CHECK(peer.read_reply().body == "POST /long here  " + body);
  CHECK(peer.read_reply().body == "POST /say here  short");
}

TEST_CASE("a connection serves request after request, also when they come together") {
  Server server;
  Peer peer(server.port());
  peer.send(get("/a", "Cookie: c=1\r\n"));
  CHECK(peer.read_reply().body == "GET /a 127.0.0.1 c=1 ");
  peer.send(post("hello") + get("/b?x=1"));
  CHECK(peer.read_reply().body == "POST /say here  hello");
  CHECK(peer.read_reply().body == "GET /b?x=1 127.0.0.1  ");
  CHECK(server.counters().accepted == 1);
  CHECK(server.counters().requests == 3);
  peer.send(get("/c", "Connection: close\r\n"));
  CHECK(peer.read_reply().header("Connection") == "close");
  CHECK(peer.ends());
}

TEST_CASE("every response carries the headers that protect the page") {
  Server server;
  Peer peer(server.port());
  for (const char* target : {"/", "/missing", "/unchanged", "/headers", "/api/nothing"}) {
    peer.send(get(target));
    check_protected(peer.read_reply());
  }
}

TEST_CASE("the house's headers replace ours, and none can break out of its line") {
  Server server;
  Peer peer(server.port());
  peer.send(get("/headers"));
  const Reply reply = peer.read_reply();
  CHECK(reply.header("Cache-Control") == "max-age=60");
  CHECK(reply.head.find("no-store") == std::string::npos);
  CHECK(reply.head.find("X-Bad") == std::string::npos);
  CHECK(reply.head.find("X-Worse") == std::string::npos);
}

TEST_CASE("HEAD and 304 come without a body, and a large body comes whole") {
  Server server;
  Peer peer(server.port());
  peer.send("HEAD /large HTTP/1.1\r\nHost: here\r\n\r\n");
  CHECK(peer.read_reply(false).header("Content-Length") == "3000000");
  peer.send(get("/unchanged"));
  const Reply unchanged = peer.read_reply();
  CHECK(unchanged.status == 304);
  CHECK(unchanged.header("Content-Length").empty());
  peer.send(get("/large"));
  CHECK(peer.read_reply().body == std::string(3'000'000, 'x'));
}

TEST_CASE("other methods are refused, and the connection goes on") {
  Server server;
  Peer peer(server.port());
  for (const std::string method : {"PUT", "DELETE", "OPTIONS", "TRACE", "BREW"}) {
    CAPTURE(method);
    peer.send(method + " / HTTP/1.1\r\nHost: here\r\n\r\n");
    const Reply reply = peer.read_reply();
    CHECK(reply.status == 405);
    CHECK(reply.header("Allow") == "GET, HEAD, POST");
    check_protected(reply);
  }
  peer.send(get("/still"));
  CHECK(peer.read_reply().status == 200);
}

TEST_CASE("a text that is not a request is answered with 400") {
  Server server;
  CHECK(refused(server, "nonsense\r\n\r\n") == 400);
  CHECK(refused(server, std::string("\x16\x03\x01\x02\x00\x01", 6) + std::string(600, '\x80') + "\r\n\r\n") == 400);
  CHECK(refused(server, "GET / HTTP/3.0\r\nHost: here\r\n\r\n") == 400);
  CHECK(refused(server, "GET / HTTP/1.1\r\nHost : here\r\n\r\n") == 400);
  CHECK(refused(server, "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: -1\r\n\r\n") == 400);
  CHECK(refused(server, "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n") ==
        400);
  CHECK(server.counters().bad_requests == 6);
  Peer peer(server.port());
  peer.send("GET / HTTP/1.1\r\n\r\n");
  CHECK(peer.read_reply().status == 400);
  peer.send("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
  CHECK(peer.read_reply().status == 400);
  peer.send("GET http://elsewhere/ HTTP/1.1\r\nHost: a\r\n\r\n");
  CHECK(peer.read_reply().status == 400);
}

TEST_CASE("headers and bodies have a limit") {
  Server server;
  Peer peer(server.port());
  peer.send(get("/", "X-Long: " + std::string(7000, 'x') + "\r\n"));
  CHECK(peer.read_reply().status == 200);
  peer.send(post(std::string(8192, 'x')));
  CHECK(peer.read_reply().status == 200);
  CHECK(refused(server, get("/", "X-Long: " + std::string(9000, 'x') + "\r\n")) == 431);
  CHECK(refused(server, get("/", "X-Long: " + std::string(100'000, 'x') + "\r\n")) == 431);
  CHECK(refused(server, post(std::string(8193, 'x'))) == 413);
  CHECK(refused(server, post_to("/unwanted", std::string(8193, 'x'))) == 403);
  CHECK(refused(server, post_to("/long", std::string(100'001, 'x'))) == 413);
  CHECK(refused(server, post(std::string(200'000, 'x'))) == 413);
  std::string chunks = "POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 20; ++i) chunks += "200\r\n" + std::string(0x200, 'x') + "\r\n";
  CHECK(refused(server, chunks) == 413);
}

TEST_CASE("a request that does not come to its end is given up with 408") {
  Server server({.request_timeout = milliseconds(200)});
  Peer silent(server.port());
  Peer slow(server.port());
  slow.send("GET / HTTP/1.1\r\nHo");
  CHECK(slow.read_reply().status == 408);
  CHECK(slow.ends());
  CHECK(silent.ends());
  CHECK(server.counters().timed_out == 2);
}

TEST_CASE("an idle connection is closed after a while, a flood of them too") {
  Server server({.request_timeout = milliseconds(2000), .idle_timeout = milliseconds(300)});
  Peer idle(server.port());
  idle.send(get("/"));
  CHECK(idle.read_reply().status == 200);
  std::deque<Peer> flood;
  for (int i = 0; i < 100; ++i) flood.emplace_back(server.port());
  for (Peer& peer : flood) peer.send("G");
  CHECK(idle.ends());
  for (Peer& peer : flood) CHECK(peer.ends());
  flood.clear();
  CHECK(eventually([&] { return server.counters().connections == 0; }));
}

TEST_CASE("a reply may come late, and after its client has gone") {
  Server server;
  Peer patient(server.port());
  Peer gone(server.port());
  patient.send(get("/later"));
  gone.send(get("/later"));
  CHECK(eventually([&] { return server.on([&] { return server.house.waiting.size(); }) == 2; }));
  gone.hang_up(true);
  server.on([&] {
    for (const auto& reply : server.house.waiting) reply({.body = "at last"});
    for (const auto& reply : server.house.waiting) reply({.body = "twice"});
  });
  CHECK(patient.read_reply().body == "at last");
  patient.send(get("/twice"));
  CHECK(patient.read_reply().body == "first");
  patient.send(get("/next"));
  CHECK(patient.read_reply().body == "GET /next 127.0.0.1  ");
  patient.hang_up();
  CHECK(eventually([&] { return server.counters().connections == 0; }));
  server.on([&] {
    for (const auto& reply : server.house.waiting) reply({.body = "to nobody"});
  });
}

TEST_CASE("a house that never replies does not keep its client waiting for ever") {
  Server server({.reply_timeout = milliseconds(100)});
  Peer peer(server.port());
  peer.send(get("/later"));
  CHECK(peer.read_reply().status == 503);
  server.on([&] { server.house.waiting.front()({.body = "too late"}); });
  peer.send(get("/next"));
  CHECK(peer.read_reply().body == "GET /next 127.0.0.1  ");
}

TEST_CASE("http_call asks once and says why there is no answer") {
  Server server;
  const milliseconds timeout(30'000);
  const auto reply = net::http_call("127.0.0.1", server.port(), "POST", "/x", {{"Cookie", "k=v"}}, "text", timeout);
  CHECK(reply.status == 200);
  CHECK(reply.error.empty());
  CHECK(reply.body.ends_with(" k=v text"));
  CHECK(reply.header("x-content-type-options") == "nosniff");
  CHECK(net::http_call("localhost", server.port(), "HEAD", "/", {}, "", timeout).status == 200);
  const auto late = net::http_call("127.0.0.1", server.port(), "GET", "/later", {}, "", milliseconds(50));
  CHECK(late.status == 0);
  CHECK(late.error == "no answer within 50 ms");
  CHECK(net::http_call("nowhere", 1, "GET", "/", {}, "", timeout).error.find("is not an address") != std::string::npos);
}
