// The Asio types of this box. They name the executor: one chosen at run time would halve the speed.
#pragma once

#ifndef BOOST_ASIO_SEPARATE_COMPILATION
#error "net compiles Asio and Beast once, in asio.cpp: see its definitions in CMakeLists.txt"
#endif

#include <chrono>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace net {

namespace asio = boost::asio;
using boost::system::error_code;

using Clock = std::chrono::steady_clock;
using Tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using Wire = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
using Task = asio::awaitable<void, Executor>;

// Pass it as the last argument of an asynchronous call: awaits the call, and stores its error instead of throwing.
inline auto into(error_code& error) { return asio::redirect_error(asio::use_awaitable_t<Executor>{}, error); }

}  // namespace net
