// The WebSocket stream of server and client: without compression, over a plain socket.
#pragma once

#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "net/asio.h"

namespace net {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

class SocketWire : public Wire {
 public:
  explicit SocketWire(Wire wire) : Wire(std::move(wire)) {}
  explicit SocketWire(const Executor& executor) : Wire(executor) {}
};

// Beast would wait without limit for the peer to hang up; here the end of sending is all, the rest is see_off's.
template <class Handler>
void async_teardown(beast::role_type /*role*/, SocketWire& wire, Handler&& handler) {
  error_code error;
  wire.shutdown(Wire::shutdown_send, error);
  asio::post(wire.get_executor(), beast::bind_front_handler(std::forward<Handler>(handler), error_code{}));
}

using Stream = websocket::stream<SocketWire, false>;

}  // namespace net
