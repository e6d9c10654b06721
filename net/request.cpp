#include "net/request.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "net/addresses.h"
#include "net/reply.h"

namespace net {
namespace {

namespace http = boost::beast::http;

constexpr std::string_view socket_path = "/api/socket";
constexpr std::size_t key_letters = 24;  // a Sec-WebSocket-Key: 16 bytes in base 64

std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

// The values of all headers of this name, in their order, as one list.
std::string list_of(const UpgradeRequest& message, std::string_view name) {
  std::string list;
  const auto [begin, end] = message.equal_range({name.data(), name.size()});
  for (auto line = begin; line != end; ++line) (list += list.empty() ? "" : ",") += view_of(line->value());
  return list;
}

// Proxies add one of these headers to a request that they pass on.
constexpr std::array<const char*, 6> signs_of_proxies = {
    "Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP"};

// A request under any other name may come from a proxy, or from a page that has led a browser here.
bool names_this_machine(std::string_view host) {
  const bool bracketed = host.starts_with('[');
  if (bracketed) host.remove_prefix(1);
  host = host.substr(0, host.find(bracketed ? ']' : ':'));
  return host == "localhost" || is_loopback(host);
}

bool is_local(const UpgradeRequest& message, const std::string& peer) {
  return is_loopback(peer) && names_this_machine(view_of(message[http::field::host])) &&
         std::ranges::none_of(signs_of_proxies, [&](const char* name) { return message.count(name) > 0; });
}

}  // namespace

Refusal check_form(const UpgradeRequest& message) {
  const std::string_view target = view_of(message.target());
  if (!target.starts_with('/')) return plain_reply(400, "The address in the request must begin with a slash.");
  if (message.version() >= 11 && message.count(http::field::host) != 1) {
    return plain_reply(400, "The request must name the host, once.");
  }
  if (message.method() != http::verb::get && message.method() != http::verb::head &&
      message.method() != http::verb::post) {
    auto refusal = plain_reply(405, "Only GET, HEAD and POST are supported here.");
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
    auto refusal = plain_reply(426, "Only version 13 of WebSocket is supported here.");
    refusal.headers.emplace_back("Sec-WebSocket-Version", "13");
    return refusal;
  }
  if (message[http::field::sec_websocket_key].size() != key_letters) {
    return plain_reply(400, "The Sec-WebSocket-Key of the request is missing or malformed.");
  }
  return std::nullopt;
}

server::HttpRequest to_house(UpgradeRequest& message, const std::string& peer, int trusted_proxies) {
  const auto field = [&](http::field name) { return std::string(view_of(message[name])); };
  server::HttpRequest request;
  request.method = view_of(message.method_string());
  request.target = view_of(message.target());
  request.address = household(forwarded_address(list_of(message, "X-Forwarded-For"), trusted_proxies, peer));
  request.host = field(http::field::host);
  request.origin = field(http::field::origin);
  request.cookie = field(http::field::cookie);
  request.content_type = field(http::field::content_type);
  request.accept_encoding = field(http::field::accept_encoding);
  request.if_none_match = field(http::field::if_none_match);
  request.forwarded_proto = std::string(view_of(message["X-Forwarded-Proto"]));
  request.body = std::move(message.body());
  request.local = is_local(message, peer);
  return request;
}

}  // namespace net
