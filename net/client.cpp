#include "net/client.h"

#include <array>
#include <deque>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "net/loop_core.h"
#include "net/stream.h"

namespace net {

namespace http = boost::beast::http;

class ClientCore : public std::enable_shared_from_this<ClientCore> {
 public:
  ClientCore(const Executor& executor, SocketCallbacks callbacks)
      : stream_(executor), callbacks_(std::move(callbacks)) {}

  static Task connect(std::shared_ptr<ClientCore> self, Tcp::endpoint server, std::string cookie, std::string origin);

  void send(std::string_view text) {
    if (!open_ || closing_) return;
    queue_.emplace_back(text);
    if (!writing_) write();
  }

  void close() {
    if (!open_ || closing_) return;
    closing_ = true;
    if (!writing_) say_farewell();
  }

  // After this no callback comes.
  void cut() {
    callbacks_ = {};
    error_code ignored;
    stream_.next_layer().close(ignored);
  }

  void end(int code) {
    open_ = false;
    error_code ignored;
    stream_.next_layer().close(ignored);
    const SocketCallbacks callbacks = std::exchange(callbacks_, {});
    if (callbacks.closed) callbacks.closed(code);
  }

 private:
  void prepare(const std::string& cookie, const std::string& origin) {
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(30),
                                                       .idle_timeout = websocket::stream_base::none(),
                                                       .keep_alive_pings = false});
    stream_.set_option(websocket::stream_base::decorator([cookie, origin](websocket::request_type& request) {
      if (!cookie.empty()) request.set(http::field::cookie, cookie);
      if (!origin.empty()) request.set(http::field::origin, origin);
    }));
    // A client masks its messages in this buffer. Messages are small, and there may be many clients.
    stream_.write_buffer_bytes(512);
    stream_.auto_fragment(false);
    stream_.text(true);
  }

  void read() {
    stream_.async_read_some(asio::buffer(input_), [self = shared_from_this()](error_code error, std::size_t count) {
      self->on_read(error, count);
    });
  }

  void on_read(error_code error, std::size_t count) {
    if (error) {
      const auto code = stream_.reason().code;
      return end(code != 0 ? code : 1006);
    }
    message_.append(input_.data(), count);
    if (stream_.is_message_done()) {
      const std::string text = std::exchange(message_, {});
      if (callbacks_.message) callbacks_.message(text);
    }
    read();
  }

  void write() {
    writing_ = true;
    stream_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](error_code error, std::size_t) {
      self->writing_ = false;
      if (error) return;  // reading fails too, and ends the connection
      self->queue_.pop_front();
      if (!self->queue_.empty()) return self->write();
      if (self->closing_) self->say_farewell();
    });
  }

  void say_farewell() {
    stream_.async_close(websocket::close_code::normal, [self = shared_from_this()](error_code) {});
  }

  Stream stream_;
  SocketCallbacks callbacks_;
  std::deque<std::string> queue_;
  std::string message_;
  std::array<char, 1024> input_;
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
};

Task ClientCore::connect(std::shared_ptr<ClientCore> self, Tcp::endpoint server, std::string cookie,
                         std::string origin) {
  error_code error;
  SocketWire& wire = self->stream_.next_layer();
  co_await wire.async_connect(server, into(error));
  if (error) co_return self->end(0);
  wire.set_option(Tcp::no_delay(true), error);
  self->prepare(cookie, origin);
  std::string host = server.address().to_string();
  if (server.address().is_v6()) host = "[" + host + "]";
  websocket::response_type response;
  co_await self->stream_.async_handshake(response, host + ":" + std::to_string(server.port()), "/api/socket",
                                         into(error));
  if (error == websocket::error::upgrade_declined) co_return self->end(static_cast<int>(response.result_int()));
  if (error) co_return self->end(1006);
  self->open_ = true;
  if (self->callbacks_.opened) self->callbacks_.opened();
  self->read();
}

SocketClient::SocketClient(Loop& loop) : loop_(&loop) {}
SocketClient::SocketClient(SocketClient&& other) noexcept = default;

SocketClient& SocketClient::operator=(SocketClient&& other) noexcept {
  std::swap(loop_, other.loop_);
  std::swap(core_, other.core_);
  return *this;
}

SocketClient::~SocketClient() {
  if (core_) core_->cut();
}

void SocketClient::open(const std::string& host, std::uint16_t port, const std::string& cookie,
                        const std::string& origin, SocketCallbacks callbacks) {
  if (core_) core_->cut();
  const Executor executor = loop_->core().context.get_executor();
  core_ = std::make_shared<ClientCore>(executor, std::move(callbacks));
  error_code error;
  const auto address = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
  // Report even an immediate error later, so that a callback never runs within the call.
  if (error) return loop_->post([core = core_] { core->end(0); });
  asio::co_spawn(executor, ClientCore::connect(core_, {address, port}, cookie, origin), asio::detached);
}

void SocketClient::send(std::string_view text) {
  if (core_) core_->send(text);
}

void SocketClient::close() {
  if (core_) core_->close();
}

}  // namespace net
