// HTTP on one connection: reads each request whole, gives it to the gateway, and answers it before the next one.
#include <array>
#include <optional>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/hall.h"
#include "net/reply.h"
#include "net/request.h"
#include "net/socket.h"

namespace net {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;
using std::chrono::milliseconds;

constexpr std::size_t slowest_bytes_per_ms = 8;  // readers slower than 8 KB/s are dropped

class Visit final : public Guest, public std::enable_shared_from_this<Visit> {
 public:
  using Parser = http::request_parser<http::string_body>;

  Visit(std::shared_ptr<Hall> hall, Wire wire, std::string address, AddressBook::Place place)
      : Guest(std::move(hall)),
        place_(std::move(place)),
        wire_(std::move(wire)),
        address_(std::move(address)),
        wake_(wire_.get_executor()),
        buffer_(this->hall().options.header_bytes + this->hall().options.body_bytes) {}

  static Task talk(std::shared_ptr<Visit> self);

  void expire() override;
  void ask_to_leave() override;
  void drop() override;

 private:
  enum class Stage : std::uint8_t { idle, reading, waiting, writing };

  Task wait_for_more(bool& here);
  Task read_request(Parser& parser, Refusal& refusal);
  void allow_long_body(Parser& parser, Refusal& refusal);
  Task answer(UpgradeRequest message);
  Task ask_house(server::HttpRequest request);
  Task write(const server::HttpResponse& response, bool with_body);
  void end_with(const server::HttpResponse& refusal);
  bool upgrade(UpgradeRequest& message, server::HttpRequest& request, Refusal& refusal);
  Refusal complaint(const error_code& error) const;

  AddressBook::Place place_;
  Wire wire_;
  std::string address_;
  Timer wake_;  // rings when the house has replied or takes too long
  beast::flat_buffer buffer_;
  std::optional<server::HttpResponse> reply_;
  std::uint64_t request_number_ = 0;
  Stage stage_ = Stage::idle;
  bool expired_ = false;
  bool keep_alive_ = true;
};

Task Visit::talk(std::shared_ptr<Visit> self) {
  Refusal refusal;
  for (bool here = true; self->keep_alive_ && self->wire_.is_open();) {
    if (self->request_number_ > 0) co_await self->wait_for_more(here);
    if (!here || self->hall().stopping) co_return;
    ++self->request_number_;
    UpgradeRequest message;
    {
      Parser parser;
      co_await self->read_request(parser, refusal);
      if (!parser.is_done() || refusal) break;
      message = parser.release();
    }
    co_await self->answer(std::move(message));
  }
  if (refusal) {
    ++self->hall().counters.bad_requests;
    self->end_with(*refusal);
  } else if (!self->keep_alive_ && self->wire_.is_open()) {
    see_off(self->shared_hall(), std::move(self->wire_), std::move(self->place_), {});
  }
}

// Waits for the next request without a buffer, because most connections are idle most of the time.
Task Visit::wait_for_more(bool& here) {
  if (buffer_.size() > 0) co_return;
  buffer_.shrink_to_fit();
  stage_ = Stage::idle;
  set_deadline(hall().options.idle_timeout);
  error_code error;
  co_await wire_.async_wait(Wire::wait_read, into(error));
  here = !error;
}

Task Visit::read_request(Parser& parser, Refusal& refusal) {
  parser.header_limit(static_cast<std::uint32_t>(hall().options.header_bytes));
  parser.body_limit(boost::none);  // until it is known how long the body is
  stage_ = Stage::reading;
  set_deadline(hall().options.request_timeout);
  error_code error;
  co_await http::async_read_header(wire_, buffer_, parser, into(error));
  parser.body_limit(hall().options.body_bytes);
  if (!error && parser.content_length().value_or(0) > hall().options.body_bytes) allow_long_body(parser, refusal);
  if (!error && !refusal && !parser.is_done()) co_await http::async_read(wire_, buffer_, parser, into(error));
  no_deadline();
  if (error) refusal = complaint(error);
}

// The house says beforehand how much it takes, so that nobody can fill the memory.
void Visit::allow_long_body(Parser& parser, Refusal& refusal) {
  refusal = check_form(parser.get());
  if (refusal || gateway() == nullptr) return;
  const std::uint64_t bytes = parser.content_length().value_or(0);
  refusal = gateway()->announced(to_house(parser.get(), address_, hall().options.trusted_proxies), bytes);
  if (refusal) return;
  parser.body_limit(bytes);
  set_deadline(hall().options.long_body_timeout);
}

// The response to a request that could not be read; nothing if nobody is left to read it.
Refusal Visit::complaint(const error_code& error) const {
  if (expired_) return plain_reply(408, "The request did not arrive in time; send it again.");
  if (error == http::error::end_of_stream || error == http::error::partial_message) return std::nullopt;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return plain_reply(431, "The headers of the request are too long; clear the cookies of this site.");
  }
  if (error == http::error::body_limit) return plain_reply(413, "The body of the request is too long.");
  if (error.category() == make_error_code(http::error::bad_method).category()) {
    return plain_reply(400, "The request is not valid HTTP: " + error.message() + ".");
  }
  return std::nullopt;
}

Task Visit::answer(UpgradeRequest message) {
  ++hall().counters.requests;
  hall().counters.bytes_in += static_cast<std::int64_t>(message.body().size());
  keep_alive_ = message.version() >= 11 && message.keep_alive();
  const bool with_body = message.method() != http::verb::head;
  Refusal refusal = check_form(message);
  if (!refusal) {
    server::HttpRequest request = to_house(message, address_, hall().options.trusted_proxies);
    if (boost::beast::websocket::is_upgrade(message)) {
      if (upgrade(message, request, refusal)) co_return;
    } else {
      co_await ask_house(std::move(request));
      refusal = std::exchange(reply_, std::nullopt);
    }
  }
  if (hall().stopping) keep_alive_ = false;
  if (refusal && wire_.is_open()) co_await write(*refusal, with_body);
}

// Whether the connection has become a WebSocket.
bool Visit::upgrade(UpgradeRequest& message, server::HttpRequest& request, Refusal& refusal) {
  refusal = check_upgrade(message);
  if (!refusal && buffer_.size() > 0)
    refusal = plain_reply(400, "A WebSocket must wait for the answer to its request.");
  if (!refusal && hall().options.trusted_proxies > 0 && !place_) {
    place_ = hall().addresses.take(request.address, hall().options.max_per_address);
    if (!place_) {
      ++hall().counters.refused;
      refusal = plain_reply(429, "Too many connections from your address; close some of them.");
    }
  }
  if (!refusal && gateway() != nullptr) refusal = gateway()->admit(request);
  if (refusal) {
    if (hall().options.trusted_proxies > 0) place_ = {};
    return false;
  }
  open_socket(shared_hall(), std::move(wire_), std::move(place_), std::move(message), std::move(request));
  return true;
}

// Leaves the reply in reply_. The house may reply within the call, later, or after this visit has ended.
Task Visit::ask_house(server::HttpRequest request) {
  stage_ = Stage::waiting;
  wake_.expires_after(hall().options.reply_timeout);
  if (gateway() == nullptr) co_return;
  gateway()->http(std::move(request), [weak = weak_from_this(), number = request_number_](server::HttpResponse reply) {
    const auto self = weak.lock();
    if (!self || self->request_number_ != number || self->stage_ != Stage::waiting || self->reply_) return;
    self->reply_ = std::move(reply);
    self->wake_.cancel();
  });
  if (reply_) co_return;
  error_code ignored;
  co_await wake_.async_wait(into(ignored));
  if (!reply_ && wire_.is_open()) {
    ++hall().counters.timed_out;
    reply_ = plain_reply(503, "The server is too busy to answer; try again in a moment.");
  }
}

Task Visit::write(const server::HttpResponse& response, bool with_body) {
  stage_ = Stage::writing;
  const std::size_t size = with_body && has_body(response.status) ? response.body.size() : 0;
  set_deadline(hall().options.idle_timeout + milliseconds(size / slowest_bytes_per_ms));
  const std::string head = reply_head(response, keep_alive_, std::time(nullptr));
  const std::array<asio::const_buffer, 2> buffers = {asio::buffer(head), asio::buffer(response.body.data(), size)};
  error_code error;
  co_await asio::async_write(wire_, buffers, into(error));
  if (error) co_return drop();
  hall().counters.bytes_out += static_cast<std::int64_t>(size);
}

// Ends a connection whose request could not be read completely: nothing can follow it.
void Visit::end_with(const server::HttpResponse& refusal) {
  if (!wire_.is_open()) return;
  see_off(shared_hall(), std::move(wire_), std::move(place_),
          reply_head(refusal, false, std::time(nullptr)) + refusal.body);
}

void Visit::expire() {
  no_deadline();
  ++hall().counters.timed_out;
  expired_ = true;
  if (stage_ != Stage::reading) return drop();
  error_code ignored;
  wire_.cancel(ignored);
}

void Visit::ask_to_leave() {
  if (stage_ == Stage::idle || stage_ == Stage::reading) drop();
}

void Visit::drop() {
  error_code ignored;
  wire_.close(ignored);
  wake_.cancel();
}

}  // namespace

void welcome(std::shared_ptr<Hall> hall, Wire wire, std::string address, AddressBook::Place place) {
  const Executor executor = hall->executor();
  auto visit = std::make_shared<Visit>(std::move(hall), std::move(wire), std::move(address), std::move(place));
  asio::co_spawn(executor, Visit::talk(std::move(visit)), asio::detached);
}

}  // namespace net
