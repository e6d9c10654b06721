#include "net/socket.h"

#include <array>
#include <atomic>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "net/frames.h"
#include "net/stream.h"

namespace net {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds handshake_timeout{10'000};
constexpr milliseconds close_patience{5'000};
// The system's send buffer: large enough for a burst, small enough that a slow reader fills our queue.
constexpr int send_buffer_bytes = 64 * 1024;
constexpr std::size_t longest_reason = 123;  // what fits into a close frame

// Several listeners may share a gateway, so the numbers are unique in the whole program.
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
  // Before the handshake the gateway does not know the connection. While it is closing, messages in both directions are
  // ignored.
  enum class Stage : std::uint8_t { greeting, open, closing, gone };

  void on_bytes(std::string_view bytes);
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
  std::uint32_t next_ = 0;  // index in the queue; everything before it is sent
  std::size_t queued_bytes_ = 0;
  std::vector<std::shared_ptr<const std::string>> queue_;
  std::unique_ptr<websocket::close_reason> farewell_;
  FrameCounter frames_;
  std::size_t ignored_bytes_ = 0;  // that came while it was closing
  std::string message_;            // the first parts of a message that comes in several
  std::array<char, 512> input_;    // most messages fit
};

// The object that the house holds. The house may keep it longer than the connection lives, and even longer than the
// loop.
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
  // Otherwise the library would announce its name and version.
  stream_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(boost::beast::http::field::server, "vernissage"); }));
  stream_.read_message_max(this->hall().options.message_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
  stream_.next_layer().overhear = [this](std::string_view bytes) { on_bytes(bytes); };
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
  // Do not cut within a character of several bytes.
  while (length > 0 && length < reason.size() && (static_cast<unsigned char>(reason[length]) & 0xc0U) == 0x80U)
    --length;
  farewell_ =
      std::make_unique<websocket::close_reason>(static_cast<websocket::close_code>(code), reason.substr(0, length));
  set_deadline(close_patience);
  if (!writing_) say_farewell();
}

void Socket::ask_to_leave() {
  // A connection that is still in its handshake is asked again afterwards.
  close(server::CloseCode::going_away, "the server is stopping; come back in a moment");
}

void Socket::drop() {
  if (stage_ != Stage::gone) stage_ = Stage::closing;
  error_code ignored;
  // Do not wait for the system to deliver what it still holds.
  stream_.next_layer().set_option(Wire::linger(true, 0), ignored);
  stream_.next_layer().close(ignored);
}

// A peer could send frames that never become a message, and go on after it has been told to leave.
void Socket::on_bytes(std::string_view bytes) {
  const int idle = frames_.take(bytes);
  if (stage_ == Stage::open && idle > 0 && gateway() != nullptr) gateway()->received_idle(number_, idle);
  if (stage_ != Stage::closing) return;
  ignored_bytes_ += bytes.size();
  if (ignored_bytes_ > hall().options.queue_bytes) drop();
}

void Socket::read() {
  stream_.async_read_some(asio::buffer(input_), [self = shared_from_this()](error_code error, std::size_t count) {
    self->on_read(error, count);
  });
}

void Socket::on_read(error_code error, std::size_t count) {
  if (error) {
    // After a breach of the protocol the library sends a close frame, which must arrive. Other errors leave nothing to
    // send on.
    const bool answered = error.category() == make_error_code(websocket::error::closed).category();
    return end(!answered && stream_.reason().code == websocket::close_code::none);
  }
  hall().counters.bytes_in += static_cast<std::int64_t>(count);
  const std::string_view part(input_.data(), count);
  if (stage_ == Stage::open && stream_.got_binary()) {
    close(server::CloseCode::not_text, "only text messages are supported");
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
  // In a queue that never runs empty, drop the sent messages now and then.
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

// The connection ends when reading ends, no matter which side began it.
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
