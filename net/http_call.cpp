#include <algorithm>
#include <cctype>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "net/asio.h"
#include "net/client.h"

namespace net {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr std::uint64_t largest_body = std::uint64_t{64} << 20U;

using Message = http::request<http::string_body>;
using Parser = http::response_parser<http::string_body>;

void take(HttpReply& reply, http::response<http::string_body> response) {
  reply.status = static_cast<int>(response.result_int());
  for (const auto& field : response) {
    const auto name = field.name_string();
    reply.headers.emplace_back(std::string(name.data(), name.size()),
                               std::string(field.value().data(), field.value().size()));
  }
  reply.body = std::move(response.body());
}

Task call(Wire& wire, Tcp::endpoint server, const Message& message, HttpReply& reply) {
  error_code error;
  co_await wire.async_connect(server, into(error));
  if (error) {
    reply.error = "nothing answers at port " + std::to_string(server.port()) + ": " + error.message();
    co_return;
  }
  // A server that refuses the request stops reading, but its answer arrives all the same.
  co_await http::async_write(wire, message, into(error));
  beast::flat_buffer buffer;
  Parser parser;
  parser.body_limit(largest_body);
  parser.skip(message.method() == http::verb::head);
  co_await http::async_read(wire, buffer, parser, into(error));
  if (parser.is_done()) {
    reply.error.clear();
    take(reply, parser.release());
  } else {
    reply.error = "the answer broke off: " + error.message();
  }
}

Message message_of(const std::string& method, const std::string& target, const std::string& host,
                   const Headers& headers, const std::string& body) {
  Message message;
  message.method_string(method);
  message.target(target);
  message.version(11);
  message.set(http::field::host, host);
  for (const auto& [name, value] : headers) message.set(name, value);
  message.keep_alive(false);
  message.body() = body;
  if (!body.empty() || method == "POST") message.content_length(body.size());
  return message;
}

bool same_letter(unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); }

}  // namespace

std::string HttpReply::header(std::string_view name) const {
  for (const auto& [ours, value] : headers) {
    if (std::equal(ours.begin(), ours.end(), name.begin(), name.end(), same_letter)) return value;
  }
  return {};
}

HttpReply http_call(const std::string& host, std::uint16_t port, const std::string& method, const std::string& target,
                    const Headers& headers, const std::string& body, std::chrono::milliseconds timeout) {
  HttpReply reply;
  error_code error;
  const auto address = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
  if (error) {
    reply.error = "'" + host + "' is not an address; write 127.0.0.1 or the like";
    return reply;
  }
  const std::string name = address.is_v6() ? "[" + host + "]" : host;
  const Message message = message_of(method, target, name + ":" + std::to_string(port), headers, body);
  reply.error = "no answer within " + std::to_string(timeout.count()) + " ms";
  asio::io_context context{1};
  Wire wire(context.get_executor());
  asio::co_spawn(context.get_executor(), call(wire, {address, port}, message, reply), asio::detached);
  context.run_for(timeout);
  return reply;
}

}  // namespace net
