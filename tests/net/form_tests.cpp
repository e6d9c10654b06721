// The parts that need no connection: addresses and the text of responses.
#include <string>

#include <doctest/doctest.h>

#include "net/addresses.h"
#include "net/reply.h"

using net::forwarded_address;
using net::household;
using net::http_date;
using net::is_loopback;
using net::reply_head;

TEST_CASE("an IPv6 network counts as one address") {
  CHECK(household("192.0.2.1") == "192.0.2.1");
  CHECK(household("::ffff:192.0.2.1") == "192.0.2.1");
  CHECK(household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1"));
  CHECK(household("2001:db8:1:2::1") != household("2001:db8:1:3::1"));
  CHECK(household("unknown") == "unknown");
}

TEST_CASE("of a forwarded address the server believes only what trusted proxies added") {
  const std::string peer = "127.0.0.1";
  CHECK(forwarded_address("192.0.2.1", 0, peer) == peer);
  CHECK(forwarded_address("", 1, peer) == peer);
  CHECK(forwarded_address("192.0.2.1", 1, peer) == "192.0.2.1");
  CHECK(forwarded_address("6.6.6.6,\t192.0.2.1 ", 1, peer) == "192.0.2.1");
  CHECK(forwarded_address("6.6.6.6, 192.0.2.1, 192.0.2.2", 2, peer) == "192.0.2.1");
  CHECK(forwarded_address("nonsense, 192.0.2.1, 192.0.2.2", 2, peer) == "192.0.2.1");
  CHECK(forwarded_address("192.0.2.1, 192.0.2.2", 3, peer) == peer);
  for (const char* malformed :
       {"192.0.2.1, nonsense", "192.0.2.1,", "192.0.2.1:80", "[2001:db8::1]", "192.0.2.1 6.6.6.6"})
    CHECK_MESSAGE(forwarded_address(malformed, 1, peer) == peer, malformed);
}

TEST_CASE("this machine is known by its addresses") {
  for (const char* address : {"127.0.0.1", "127.1.2.3", "::1"}) CHECK_MESSAGE(is_loopback(address), address);
  for (const char* address : {"127.0.0.1.evil", "10.0.0.1", "::2", "", "localhost"})
    CHECK_FALSE_MESSAGE(is_loopback(address), address);
}

TEST_CASE("places are counted and given back") {
  net::AddressBook book;
  {
    auto first = book.take("a", 2);
    CHECK(first);
    const auto second = book.take("a", 2);
    CHECK(second);
    CHECK_FALSE(book.take("a", 2));
    CHECK(book.take("b", 2));
    first = {};
    auto third = book.take("a", 2);
    CHECK(third);
    const auto moved = std::move(third);
    CHECK_FALSE(book.take("a", 2));
  }
  CHECK(book.take("a", 1));
  CHECK_FALSE(book.take("a", 0));
}

TEST_CASE("dates are written as HTTP wants them") {
  CHECK(http_date(784111777) == "Sun, 06 Nov 1994 08:49:37 GMT");
  CHECK(http_date(0) == "Thu, 01 Jan 1970 00:00:00 GMT");
  CHECK(http_date(1709210096) == "Thu, 29 Feb 2024 12:34:56 GMT");
}

TEST_CASE("the head of a response") {
  const std::string head = reply_head({.status = 200, .body = "{}"}, true, 0);
  CHECK(head.starts_with("HTTP/1.1 200 OK\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\nContent-Length: 2\r\n"));
  CHECK(head.find("Content-Type: application/json\r\n") != std::string::npos);
  CHECK(head.find("Connection") == std::string::npos);
  CHECK(head.ends_with("\r\n\r\n"));
  CHECK(reply_head({.status = 200}, true, 0).find("Content-Type: ") == std::string::npos);
  CHECK(reply_head({.status = 299}, false, 0).starts_with("HTTP/1.1 299 Answer\r\n"));
  CHECK(reply_head({.status = 204}, false, 0).find("Content-Length") == std::string::npos);
}

TEST_CASE("the house can't say where a response ends") {
  const std::string head = reply_head({.content_type = "text/html\r\nX-Evil: 1",
                                       .body = "x",
                                       .headers = {{"content-length", "7"},
                                                   {"Transfer-Encoding", "chunked"},
                                                   {"X-\r\nEvil", "1"},
                                                   {"", "nameless"},
                                                   {"ETag", "\"a\""}}},
                                      true, 0);
  CHECK(head.find("Content-Length: 1\r\n") != std::string::npos);
  CHECK(head.find("content-length") == std::string::npos);
  CHECK(head.find("Transfer-Encoding") == std::string::npos);
  CHECK(head.find("Evil") == std::string::npos);
  CHECK(head.find("nameless") == std::string::npos);
  CHECK(head.find("ETag: \"a\"\r\n") != std::string::npos);
}
