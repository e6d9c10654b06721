#include "net/socket.h"

#include <array>
#include <atomic>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "net/stream.h"

namespace net {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds handshake_timeout{10'000};
constexpr milliseconds close_patience{5'000};
// The system's own buffer: large enough for a burst, small enough that a slow reader shows in our queue.
constexpr int send_buffer_bytes = 64 * 1024;
constexpr std::size_t longest_reason = 123;  // a close frame has no room for more

// Several listeners may share a gateway, so numbers are given out for the whole program.
server::Gateway::Number next_number() {
  static std::atomic<server::Gateway::Number> last = 0;
  return ++last;
}

class Socket final : public Guest, public std::enable_shared_from_this<Socket> {
 public:
  Socket(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place);
  ~Socket() override = default;
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  static Task shake_hands(std::shared_ptr<Socket> self, UpgradeRequest upgrade, server::HttpRequest request);

  void send(std::shared_ptr<const std::string> text);
  void close(server::CloseCode code, std::string_view reason);

  void expire() override { drop(); }
  void ask_to_leave() override;
  void drop() override;

 private:
  // Before the handshake it is nobody yet; when closing, what comes and goes is ignored.
  enum class Stage : std::uint8_t { greeting, open, closing, gone };

  void read();
  void on_read(error_code error, std::size_t count);
  void on_message(std::string_view text);
  void write();
  void on_write(error_code error);
  void say_farewell();
  void end(bool cut);

  AddressBook::Place place_;
  Stream stream_;
  const server::Gateway::Number number_ = next_number();
  Stage stage_ = Stage::greeting;
  bool writing_ = false;
  std::uint32_t next_ = 0;  // of the queue; those before it are sent
  std::size_t queued_bytes_ = 0;
  std::vector<std::shared_ptr<const std::string>> queue_;
  std::unique_ptr<websocket::close_reason> farewell_;
  std::string message_;          // the beginning of a message that comes in parts
  std::array<char, 512> input_;  // the usual message fits
};

// What the house holds. It may hold it for longer than there is a connection, even a loop.
class Line final : public server::Connection {
 public:
  explicit Line(const std::shared_ptr<Socket>& socket) : socket_(socket) {}
  void send(std::shared_ptr<const std::string> text) override {
    if (const auto socket = socket_.lock()) socket->send(std::move(text));
  }
  void close(server::CloseCode code, std::string_view reason) override {
    if (const auto socket = socket_.lock()) socket->close(code, reason);
  }

 private:
  std::weak_ptr<Socket> socket_;
};

Socket::Socket(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place)
    : Guest(std::move(hall)), place_(std::move(place)), stream_(std::move(wire)) {
  error_code ignored;
  stream_.next_layer().set_option(Wire::send_buffer_size(send_buffer_bytes), ignored);
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = handshake_timeout,
                                                     .idle_timeout = this->hall().options.socket_timeout,
                                                     .keep_alive_pings = true});
  // Otherwise the library would tell everybody its name and version.
  stream_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(boost::beast::http::field::server, "vernissage"); }));
  stream_.read_message_max(this->hall().options.message_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
}

Task Socket::shake_hands(std::shared_ptr<Socket> self, UpgradeRequest upgrade, server::HttpRequest request) {
  error_code error;
  co_await self->stream_.async_accept(upgrade, into(error));
  if (error || self->stage_ != Stage::greeting || self->gateway() == nullptr) co_return;
  self->stage_ = Stage::open;
  ++self->hall().counters.sockets;
  self->gateway()->opened(self->number_, request, std::make_shared<Line>(self));
  if (self->hall().stopping) self->ask_to_leave();
  self->read();
}

void Socket::send(std::shared_ptr<const std::string> text) {
  if (stage_ != Stage::open || text == nullptr) return;
  const ListenOptions& options = hall().options;
  if (queue_.size() - next_ >= options.queue_messages || queued_bytes_ + text->size() > options.queue_bytes) {
    ++hall().counters.dropped_slow;
    return drop();
  }
  queued_bytes_ += text->size();
  hall().counters.queued_bytes += static_cast<std::int64_t>(text->size());
  queue_.push_back(std::move(text));
  if (!writing_) write();
}

void Socket::close(server::CloseCode code, std::string_view reason) {
  if (stage_ != Stage::open) return;
  stage_ = Stage::closing;
  std::size_t length = std::min(reason.size(), longest_reason);
  // Not within a letter of several bytes.
  while (length > 0 && length < reason.size() && (static_cast<unsigned char>(reason[length]) & 0xc0U) == 0x80U)
    --length;
  farewell_ =
      std::make_unique<websocket::close_reason>(static_cast<websocket::close_code>(code), reason.substr(0, length));
  set_deadline(close_patience);
  if (!writing_) say_farewell();
}

void Socket::ask_to_leave() {
  // One that is still greeting is asked again when it has done so.
  close(server::CloseCode::going_away, "the server stops; come back in a moment");
}

void Socket::drop() {
  if (stage_ != Stage::gone) stage_ = Stage::closing;
  error_code ignored;
  // Without the courtesy of delivering what the system still holds.
  stream_.next_layer().set_option(Wire::linger(true, 0), ignored);
  stream_.next_layer().close(ignored);
}

void Socket::read() {
  stream_.async_read_some(asio::buffer(input_), [self = shared_from_this()](error_code error, std::size_t count) {
    self->on_read(error, count);
  });
}

void Socket::on_read(error_code error, std::size_t count) {
  if (error) {
    // A breach of the protocol was answered by a close frame, which is to arrive; after other errors there is no way.
    const bool answered = error.category() == make_error_code(websocket::error::closed).category();
    return end(!answered && stream_.reason().code == websocket::close_code::none);
  }
  hall().counters.bytes_in += static_cast<std::int64_t>(count);
  const std::string_view part(input_.data(), count);
  if (stage_ == Stage::open && stream_.got_binary()) {
    close(server::CloseCode::not_text, "only text is spoken here");
  } else if (stage_ == Stage::open && stream_.is_message_done() && message_.empty()) {
    on_message(part);
  } else if (stage_ == Stage::open) {
    message_.append(part);
    if (stream_.is_message_done()) on_message(std::exchange(message_, {}));
  }
  read();
}

void Socket::on_message(std::string_view text) {
  ++hall().counters.messages_in;
  if (gateway() != nullptr) gateway()->received(number_, text);
}

void Socket::write() {
  writing_ = true;
  stream_.async_write(asio::buffer(*queue_[next_]),
                      [self = shared_from_this()](error_code error, std::size_t) { self->on_write(error); });
}

void Socket::on_write(error_code error) {
  writing_ = false;
  if (stage_ == Stage::gone) return;
  if (error) return drop();
  const auto size = queue_[next_]->size();
  queued_bytes_ -= size;
  NetCounters& counters = hall().counters;
  counters.queued_bytes -= static_cast<std::int64_t>(size);
  counters.bytes_out += static_cast<std::int64_t>(size);
  ++counters.messages_out;
  queue_[next_++].reset();
  if (next_ == queue_.size()) {
    next_ = 0;
    queue_.clear();
    if (queue_.capacity() > 4) queue_.shrink_to_fit();
    if (farewell_) say_farewell();
    return;
  }
  // A queue that never runs empty must not grow at its beginning.
  if (next_ >= hall().options.queue_messages) {
    queue_.erase(queue_.begin(), queue_.begin() + next_);
    next_ = 0;
  }
  write();
}

void Socket::say_farewell() {
  stream_.async_close(*farewell_, [self = shared_from_this()](error_code error) {
    if (error) self->drop();
  });
}

// The end of reading is the end of the connection, whoever began it.
void Socket::end(bool cut) {
  stage_ = Stage::gone;
  --hall().counters.sockets;
  hall().counters.queued_bytes -= static_cast<std::int64_t>(std::exchange(queued_bytes_, 0));
  if (cut) {
    drop();
    place_ = {};
  } else {
    see_off(shared_hall(), std::move(stream_.next_layer()), std::move(place_), {});
  }
  leave_hall();
  if (gateway() != nullptr) gateway()->closed(number_);
}

}  // namespace

void open_socket(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place, UpgradeRequest upgrade,
                 server::HttpRequest request) {
  const Executor executor = hall->executor();
  auto socket = std::make_shared<Socket>(std::move(hall), std::move(wire), std::move(place));
  asio::co_spawn(executor, Socket::shake_hands(std::move(socket), std::move(upgrade), std::move(request)),
                 asio::detached);
}

}  // namespace net
