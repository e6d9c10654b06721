#include "net/request.h"

#include <string_view>
#include <utility>

#include "net/addresses.h"
#include "net/reply.h"

namespace net {
namespace {

namespace http = boost::beast::http;

constexpr std::string_view socket_path = "/api/socket";
constexpr std::size_t key_letters = 24;  // of Sec-WebSocket-Key: 16 bytes in base 64

std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

}  // namespace

Refusal check_form(const UpgradeRequest& message) {
  const std::string_view target = view_of(message.target());
  if (!target.starts_with('/')) return plain_reply(400, "The address in the request must begin with a slash.");
  if (message.version() >= 11 && message.count(http::field::host) != 1) {
    return plain_reply(400, "The request must name the host, once.");
  }
  if (message.method() != http::verb::get && message.method() != http::verb::head &&
      message.method() != http::verb::post) {
    auto refusal = plain_reply(405, "Only GET, HEAD and POST are understood here.");
    refusal.headers.emplace_back("Allow", "GET, HEAD, POST");
    return refusal;
  }
  return std::nullopt;
}

Refusal check_upgrade(const UpgradeRequest& message) {
  if (path_of(view_of(message.target())) != socket_path) {
    return plain_reply(404, "There is no WebSocket at this address; it is at /api/socket.");
  }
  if (view_of(message[http::field::sec_websocket_version]) != "13") {
    auto refusal = plain_reply(426, "Only version 13 of WebSocket is spoken here.");
    refusal.headers.emplace_back("Sec-WebSocket-Version", "13");
    return refusal;
  }
  if (message[http::field::sec_websocket_key].size() != key_letters) {
    return plain_reply(400, "The Sec-WebSocket-Key of the request is missing or malformed.");
  }
  return std::nullopt;
}

server::HttpRequest to_house(UpgradeRequest& message, const std::string& peer, bool behind_proxy) {
  const auto field = [&](http::field name) { return std::string(view_of(message[name])); };
  server::HttpRequest request;
  request.method = view_of(message.method_string());
  request.target = view_of(message.target());
  request.address = peer;
  if (behind_proxy) request.address = forwarded_address(std::string(view_of(message["X-Forwarded-For"])), peer);
  request.host = field(http::field::host);
  request.origin = field(http::field::origin);
  request.cookie = field(http::field::cookie);
  request.content_type = field(http::field::content_type);
  request.accept_encoding = field(http::field::accept_encoding);
  request.if_none_match = field(http::field::if_none_match);
  request.forwarded_proto = std::string(view_of(message["X-Forwarded-Proto"]));
  request.forwarded_for = std::string(view_of(message["X-Forwarded-For"]));
  request.body = std::move(message.body());
  return request;
}

}  // namespace net
