// The WebSocket stream of server and client: without compression, over a plain socket.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "net/asio.h"

namespace net {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

using Overhear = std::function<void(std::string_view bytes)>;

// A handler that first shows what has been read. It inherits from the real one, so that it runs in the same place and
// with the same memory.
template <class Buffers, class Handler>
class Overheard : public Handler {
 public:
  Overheard(Handler handler, const Buffers& buffers, const Overhear& overhear)
      : Handler(std::move(handler)), buffers_(buffers), overhear_(&overhear) {}

  void operator()(error_code error, std::size_t count) {
    std::size_t left = count;
    for (auto at = asio::buffer_sequence_begin(buffers_); left > 0; ++at) {
      const asio::mutable_buffer buffer = *at;
      const std::string_view part(static_cast<const char*>(buffer.data()), std::min(buffer.size(), left));
      (*overhear_)(part);
      left -= part.size();
    }
    Handler::operator()(error, count);
  }

 private:
  Buffers buffers_;
  const Overhear* overhear_;
};

class SocketWire : public Wire {
 public:
  explicit SocketWire(Wire wire) : Wire(std::move(wire)) {}
  explicit SocketWire(const Executor& executor) : Wire(executor) {}

  template <class Buffers, class Handler>
  void async_read_some(const Buffers& buffers, Handler&& handler) {
    if (!overhear) return void(Wire::async_read_some(buffers, std::forward<Handler>(handler)));
    using Shown = Overheard<Buffers, std::decay_t<Handler>>;
    Wire::async_read_some(buffers, Shown(std::forward<Handler>(handler), buffers, overhear));
  }

  // Is shown all bytes that arrive, before the library reads them. Set it before the first read.
  Overhear overhear;
};

// Beast would wait without limit for the peer to hang up. Here it only ends sending; see_off does the rest.
template <class Handler>
void async_teardown(beast::role_type /*role*/, SocketWire& wire, Handler&& handler) {
  error_code error;
  wire.shutdown(Wire::shutdown_send, error);
  asio::post(wire.get_executor(), beast::bind_front_handler(std::forward<Handler>(handler), error_code{}));
}

using Stream = websocket::stream<SocketWire, false>;

}  // namespace net
